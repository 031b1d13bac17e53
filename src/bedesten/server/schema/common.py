"""What all messages share: how strict they are, and the small parts they are made of."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, StringConstraints, WrapSerializer

from bedesten.facts import PhraseFacts
from bedesten.tables.entries.play import Stopped
from bedesten.tables.errors import RefusalCode

__all__ = [
    "MOST",
    "Client",
    "Code",
    "Message",
    "Name",
    "Offer",
    "Reason",
    "Refusal",
    "RefusalCode",
    "Seat",
    "Stopped",
    "Token",
    "only_named",
]

Code = Annotated[str, StringConstraints(pattern=r"^[2-9A-HJ-NP-Z]{10}$")]
"""A table's code: who has it may look at the table, and join where a seat is open."""

Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""A secret that makes its holder a seat of a table, or its host."""

Client = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
"""A word that a client makes up at random and keeps while its numbers count on."""

MOST: Final = 1 << 31
"""No number that a client sends is larger, but those that count its own commands."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=24, strip_whitespace=True)]
Seat = Annotated[int, Field(ge=0, le=4)]


class Message(BaseModel):
    """A message. It has no other fields than these."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Reason(Message):
    """Why the rules refuse a move."""

    rules: list[str] = Field(description="the ids of the rules that forbid it, the one that decides first: MOV-05")
    code: str = Field(description="the reason in a word that never changes, for clients with words of their own")
    words: str = Field(description="the reason in English")
    facts: dict[str, Any] = Field(description="the numbers and names that matter, by name")


class Refusal(Message):
    """Something was not done, and nothing has changed: the answer to a bad request, or to a command that is refused."""

    type: Literal["refusal"] = "refusal"
    number: int | None = Field(default=None, description="the number of the command that is refused, if it was one")
    code: RefusalCode
    reason: str = Field(description="in English")
    why: Reason | None = Field(default=None, description="of an illegal move: what the rules say")
    index: int | None = Field(default=None, description="of a line of moves: which one is illegal, from 0")


def only_named(phrase: PhraseFacts, write: SerializerFunctionWrapHandler):  # type: ignore[no-untyped-def]
    """What a move does not name is left out. (With a return type the schema would tell that type instead.)"""
    return {kind: named for kind, named in write(phrase).items() if named is not None}


class Offer(Message):
    """A legal move."""

    move: int
    text: str = Field(description="the notation, which is what is sent back")
    phrase: Annotated[PhraseFacts, WrapSerializer(only_named)] = Field(description="what it names")
    action: int = Field(description="its index in the game's action space")


View = dict[str, Any]
