"""What can be played: games, their options, bots; and how a bazaar would look."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, JsonValue

from bedesten.server.schema.common import MOST, Message

__all__ = [
    "BazaarInfo",
    "BotInfo",
    "ChoiceInfo",
    "GameInfo",
    "GamesInfo",
    "GivenOptions",
    "OptionInfo",
    "SetupInfo",
    "SetupWish",
]


def _proper(given: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Refused if a text is none (half of a surrogate pair) or a number is beyond all reason, however deep inside."""
    left: list[JsonValue] = [*given, *given.values()]
    while left:
        match left.pop():
            case str() as text:
                try:
                    text.encode()
                except UnicodeEncodeError:
                    raise ValueError("a text that is none") from None
            case bool():
                pass
            case int() | float() as number if not abs(number) <= MOST:
                raise ValueError(f"numbers are from -{MOST} to {MOST}")
            case list() as values:
                left += values
            case dict() as values:
                left += [*values, *values.values()]
    return given


GivenOptions = Annotated[dict[str, JsonValue], Field(max_length=12), AfterValidator(_proper)]
"""Options by name, as `bedesten.new` takes them, without `players`, which follows from the seats."""


class OptionInfo(Message):
    """An option of a game."""

    name: str
    kind: Literal["one", "any", "number"] = Field(description="one of the values, any of them, or a number from to")
    values: list[str | int]
    default: Any


class GameInfo(Message):
    """A game that can be played here."""

    game: Literal["istanbul", "dicegame"]
    rules: int = Field(description="the version of its rules")
    least: int = Field(description="players, at the least")
    most: int
    houses: list[str] = Field(description="the colours of the seats, by seat")
    options: list[OptionInfo]


class BotInfo(Message):
    """A bot that can take a seat."""

    name: str
    words: str = Field(description="how it plays, in English")
    usual: bool = Field(description="whether it sits down where nobody was named")


class GamesInfo(Message):
    """All that can be played here."""

    version: str
    compiled: bool
    games: list[GameInfo]
    bots: list[BotInfo] = Field(description="the weakest first")
    shared: bool = Field(default=True, description="whether friends elsewhere can come to a table here")
    webhooks: bool = Field(default=False, description="whether players who are away can be told by webhook")
    push: str | None = Field(default=None, description="the public key for web push; null: there is none here")


class SetupWish(Message):
    """Options to be tried out, before a table is made of them."""

    game: Literal["istanbul", "dicegame"]
    players: int = Field(ge=2, le=5)
    options: GivenOptions = Field(default_factory=dict)
    seed: int = Field(default=0, ge=0, lt=1 << 53, description="another one re-rolls a random layout")


class ChoiceInfo(Message):
    """A value of an option, given the others as they are."""

    option: str
    value: str | int
    chosen: bool
    why_not: str | None = Field(description="why it does not go with the others; null if it does")


class BazaarInfo(Message):
    """How the places would lie."""

    layout: str
    board: list[int] = Field(description="place numbers, row by row")
    width: int
    names: dict[int, str] = Field(description="what the places are called, in English, by number")


class SetupInfo(Message):
    """What a trial came to. `options` can be given to a new table as they are: a random layout stays as shown."""

    ok: bool
    reason: str | None = Field(description="what is wrong with the options, if anything")
    options: dict[str, Any]
    bazaar: BazaarInfo | None
    choices: list[ChoiceInfo]
