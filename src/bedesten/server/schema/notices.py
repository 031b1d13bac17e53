"""Where a player who is not here wants to be told that it is his turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from bedesten.server.schema.common import Message

__all__ = ["Notified", "NotifyWish", "PushKeys", "PushSubscription"]

Address = Annotated[str, StringConstraints(min_length=10, max_length=1000)]
KeyText = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,100}=?=?$")]


class PushKeys(Message):
    """The keys of a browser's subscription."""

    p256dh: KeyText
    auth: KeyText


class PushSubscription(Message):
    """A browser's subscription, as `PushManager.subscribe` gives it."""

    endpoint: Address
    keys: PushKeys


class NotifyWish(Message):
    """Where I want to be told, in place of what I wanted before; null: not there."""

    webhook: Address | None = Field(default=None, description="an address that is posted to")
    push: PushSubscription | None = None


class Notified(Message):
    """Where a seat is told."""

    webhook: bool
    push: bool
    secret: str | None = Field(description="what the webhook is signed with; told here and never again")
