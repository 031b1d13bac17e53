"""Web push: notices for browsers, sealed so that only the browser can read them. Needs the extra `push`."""

from __future__ import annotations

import base64
import json
from typing import Any, Final
from urllib.parse import urlsplit

from bedesten.kernel.errors import OptionError
from bedesten.server.settings import ServerSettings

__all__ = ["Pusher"]

LASTS: Final = 86400
"""Seconds for which a push service keeps what it can't deliver at once."""


class Pusher:
    """Seals notices with the server's key."""

    def __init__(self, settings: ServerSettings) -> None:
        try:
            from py_vapid import Vapid02, VapidException
            from pywebpush import WebPusher
        except ImportError as error:
            raise OptionError("push_key: web push needs more packages: pip install 'bedesten[push]'") from error
        if not settings.push_contact.startswith(("mailto:", "https://")):
            raise OptionError("push_contact: an address such as mailto:host@example.org, which push services ask for")
        try:
            self._key: Any = Vapid02.from_string(settings.push_key)
        except (VapidException, ValueError) as error:
            raise OptionError("push_key: this is no VAPID key") from error
        self._contact = settings.push_contact
        self._seal: Any = WebPusher

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw: bytes = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def sealed(self, address: str, keys: str, message: bytes) -> tuple[bytes, dict[str, str]]:
        """What is posted to a push service, and with which headers."""
        seal = self._seal({"endpoint": address, "keys": json.loads(keys)})
        body: bytes = seal.encode(message, "aes128gcm")["body"]
        parts = urlsplit(address)
        signed: dict[str, str] = self._key.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact})
        return body, {**signed, "Content-Encoding": "aes128gcm", "TTL": str(LASTS), "Urgency": "normal"}
