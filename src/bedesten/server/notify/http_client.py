"""An HTTP client for addresses that players gave (webhooks, web push): only POST, and never into private networks.

A name is looked up once, every address that it has is checked, and the connection goes to just that address, so that
nothing can change in between. No redirect is followed, and of the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

__all__ = ["AddressRefused", "check_address", "is_public", "post"]

TIMEOUT: Final = 10.0
LONGEST: Final = 1000
"""Characters of an address, and bytes of an answer that are read."""
DISGUISES: Final = tuple(ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96", "fec0::/10"))
"""IPv6 networks that `ipaddress` may call global, though they lead to IPv4 addresses (NAT64, IPv4-compatible) or stay
within a site."""


class AddressRefused(Exception):
    """Nothing is sent to this address."""


def check_address(address: str, inside: bool) -> SplitResult:
    """The parts of an address, if one may be called so."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise AddressRefused("this is no address") from None
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise AddressRefused("the address must begin with https://")
    if not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        raise AddressRefused("the address must have a host, and no user, password or fragment")
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address or port == 0:
        raise AddressRefused("this is no address")
    if not inside:
        with contextlib.suppress(ValueError):  # a name; what it stands for is checked when it is called
            if not is_public(parts.hostname):
                raise AddressRefused("the address is in a private network")
    return parts


def is_public(host: str) -> bool:
    """Whether an address is one of the open internet, under whatever disguise. Raises ValueError if it is a name."""
    address = ipaddress.ip_address(host.split("%", 1)[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if any(address in network for network in DISGUISES):
            return False
    return address.is_global and not address.is_multicast


async def post(address: str, body: bytes, headers: Mapping[str, str], inside: bool = False) -> int:
    """Post something; tells the status. Raises AddressRefused or OSError (a TimeoutError is one)."""
    parts = check_address(address, inside)
    async with asyncio.timeout(TIMEOUT):
        port = parts.port or (443 if parts.scheme == "https" else 80)
        where = await _look_up(str(parts.hostname), port, inside)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        name = parts.hostname if secure else None
        reader, writer = await asyncio.open_connection(where, port, ssl=secure, server_hostname=name, limit=LONGEST)
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        except ValueError as error:  # a line without end
            raise OSError("this is no answer") from error
        finally:
            writer.close()
            with contextlib.suppress(Exception):
                await writer.wait_closed()


async def _look_up(host: str, port: int, inside: bool) -> str:
    """The address of a host, if all that it has are public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (inside or all(is_public(each) for each in addresses)):
        raise AddressRefused("the address is in a private network")
    return addresses[0]


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise OSError("this is no answer")
    return int(words[1])
