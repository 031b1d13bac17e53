"""What all messages share: how strict they are, and the small parts they are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    StringConstraints,
    create_model,
    model_serializer,
)

from bedesten.kernel.phrase import KINDS
from bedesten.tables.entries.play import Stopped
from bedesten.tables.errors import RefusalCode

__all__ = [
    "MOST",
    "Client",
    "Code",
    "Message",
    "Name",
    "Offer",
    "Phrase",
    "Reason",
    "Refusal",
    "RefusalCode",
    "Seat",
    "Stopped",
    "Token",
    "Told",
    "told_model",
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


class Told(BaseModel):
    """A message, or a part of one, that leaves out what there is not to tell."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=False)

    @model_serializer(mode="wrap")
    def _only_told(self, write: SerializerFunctionWrapHandler):  # type: ignore[no-untyped-def]
        """(With a return type the schema would tell that type instead.)"""
        return {name: said for name, said in write(self).items() if name in self.model_fields_set}


def told_model(
    name: str, about: str, facts: dict[str, tuple[str, str]], exactly: dict[str, Any] | None = None, **besides: Any
) -> Any:
    """The message that tells facts of the engine, each by its name, with its type and what it is; some more exactly,
    and some besides."""
    told: dict[str, Any] = dict(besides)
    for fact, (kind, words) in facts.items():
        told[fact] = ((exactly or {}).get(fact, _may_be_left_out(kind)), Field(default=None, description=words))
    return create_model(name, __base__=Told, __doc__=about, **told)


def _may_be_left_out(kind: str) -> str:
    """A list or a count that is not there is never told as null."""
    return kind if kind.startswith(("list", "dict")) else f"{kind} | None"


if TYPE_CHECKING:
    Phrase = Told
else:
    Phrase = told_model(
        "Phrase",
        "What a move says: the verb, whether it declines, and what it names, each thing by its kind. Only what it "
        "names is there.",
        KINDS,
        verb=Annotated[str, Field(description="what is done: `go`, `pick up`, `sell`, `play` …")],
        declines=Annotated[bool, Field(description="whether it declines or ends something, rather than doing it")],
    )


class Offer(Message):
    """A legal move."""

    move: int
    text: str = Field(description="the notation, which is what is sent back")
    phrase: Phrase = Field(description="what it names")
    action: int = Field(description="its index in the game's action space")
