"""Tables: what is asked of the server to make one, and what all may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from bedesten.bots.levels import USUAL
from bedesten.server.schema.common import Code, Message, Name, Seat, Token
from bedesten.server.schema.setup import GivenOptions
from bedesten.tables.from_record import LONGEST

__all__ = [
    "ChairWish",
    "Clock",
    "ClockState",
    "ConsentState",
    "Fork",
    "GameResult",
    "GivenRecord",
    "HostWish",
    "Join",
    "Listed",
    "Mine",
    "MyTable",
    "NewTable",
    "Ranked",
    "RecordVerdict",
    "RematchState",
    "SeatState",
    "SeatToken",
    "Seated",
    "Settings",
    "TableState",
    "Tokens",
]

BotName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{0,31}$")]


class Clock(Message):
    """A clock for each person. Whoever runs out of time gives the chair to a bot."""

    seconds: int = Field(ge=10, le=30 * 86400, description="what each has at the start")
    increment: int = Field(default=0, ge=0, le=7 * 86400, description="seconds that each answered turn brings back")


class Settings(Message):
    """How a table is played, besides the rules."""

    listed: bool = Field(default=False, description="shown to all; else only who has the code finds it")
    watch: bool = Field(default=True, description="whether others may watch")
    chat: bool = True
    undo: Literal["none", "free", "consent"] = Field(
        default="consent", description="free: up to what became known; consent: beyond it, if all others agree"
    )
    hints: bool = Field(default=True, description="whether players may ask for a bot's opinion")
    odds: bool = Field(default=True, description="whether players are told odds and what a move would do")
    clock: Clock | None = None
    absence: int | None = Field(
        default=None,
        ge=10,
        le=30 * 86400,
        description="after so many seconds a bot takes the chair of a player who is asked and absent; null: only if "
        "another player calls it, after a day",
    )
    stand_in: BotName = Field(default=USUAL, description="the bot that takes an absent player's chair")


class ChairWish(Message):
    """Who is to sit in a seat: somebody here, a bot, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: BotName | None = Field(default=None, description="for a bot: which one")


class NewTable(Message):
    """A table to be made. Several persons are several seats on one device, each with its token."""

    game: Literal["istanbul", "dicegame"]
    options: GivenOptions = Field(default_factory=dict)
    seats: list[ChairWish] = Field(min_length=2, max_length=5)
    settings: Settings = Settings()
    start: bool = Field(default=True, description="begin at once, if no seat is open")


class SeatToken(Message):
    """A seat and the secret that makes one its player."""

    seat: Seat
    token: Token


class SeatState(Message):
    """What all may know of a seat."""

    seat: Seat
    house: str = Field(description="its colour")
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None = Field(description="which bot plays: a bot's own seat, or a person's chair that a bot has taken")
    present: bool = Field(description="whether the person is connected")
    since: int | None = Field(description="when that last changed, in ms since 1970")
    stand_in_at: int | None = Field(
        description="of a person who is asked and absent: when others may call the table's stand-in; else null"
    )
    resigned: bool
    standing: list[str] = Field(description="questions for which the seat has left standing answers")


class ClockState(Message):
    """A seat's clock."""

    seat: Seat
    left: int = Field(description="milliseconds, when `time` of the table's state was taken")
    running: bool


class ConsentState(Message):
    """An undo that the others are asked to agree to."""

    request: int = Field(description="the entry of the log that asks")
    seat: Seat
    to: int = Field(description="how many entries of the line would be left")
    agreed: list[int]
    waiting: list[int]


class RematchState(Message):
    """Who wants to play again, and where that is."""

    wanted: list[int]
    table: Code | None


class Ranked(Message):
    """How a seat stands at the end."""

    seat: Seat
    rank: int
    score: dict[str, int] = Field(description="what decides, in order of weight")


class GameResult(Message):
    """How a game ended."""

    reason: Literal["played", "resigned", "closed"]
    winners: list[int]
    standings: list[Ranked]
    seed: str | None = Field(description="what the commitment was made of, as a decimal number")


class TableState(Message):
    """What all may know of a table, besides the position."""

    code: Code
    game: Literal["istanbul", "dicegame"]
    rules: int
    phase: Literal["open", "playing", "over"]
    paused: bool
    options: dict[str, Any]
    settings: Settings
    seats: list[SeatState]
    number: int = Field(description="how many entries its log has: the cursor")
    at: int = Field(description="how many entries the record of the game has")
    line: int = Field(description="how many of them still count")
    turn: int
    active: int | None = Field(description="whose turn it is")
    actor: int | None = Field(description="who must answer now")
    spectators: int
    clocks: list[ClockState]
    consent: ConsentState | None
    rematch: RematchState | None
    result: GameResult | None
    commitment: str = Field(description="SHA-256 of the seed, told before the first move")
    parent: Code | None = Field(description="the table that this one is a rematch or a fork of")
    created: int
    time: int = Field(description="the server's time, in ms since 1970")


class Seated(Message):
    """A new seat at a table, or a new table with its seats. The tokens are told here and never again."""

    table: TableState
    host: Token | None = Field(description="makes its holder the host, who starts the game")
    tokens: list[SeatToken]


class GivenRecord(Message):
    """The record of a game, as text."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]


class RecordVerdict(Message):
    """Whether a record is genuine: its moves legal, its dice those of the seed, its seed the one committed to."""

    genuine: bool = Field(description="everything is right, and everything could be checked")
    checked: bool = Field(description="whether there is a seed that was committed to, so that dice could be checked")
    dice: int = Field(ge=0, description="how many outcomes of chance there are")
    problem: str = Field(description="what is wrong; empty if nothing is")


class Join(Message):
    """Take an open seat."""

    name: Name
    seat: Seat | None = Field(default=None, description="null takes the first that is open")


class HostWish(Message):
    """Change a seat before the game begins: the host only."""

    seat: Seat
    chair: ChairWish


class Listed(Message):
    """Tables that all may see."""

    tables: list[TableState]


class Tokens(Message):
    """Tokens, to ask for the tables that they belong to."""

    tokens: list[Token] = Field(min_length=1, max_length=100)


class MyTable(Message):
    """A table of mine."""

    table: TableState
    seats: list[int] = Field(description="my seats there")
    host: bool
    my_turn: bool


class Mine(Message):
    """The tables that tokens belong to, the latest first; tokens that are worth nothing are left out."""

    tables: list[MyTable]


class Fork(Message):
    """A new table that goes on from a position of this one.

    While the game runs, what the seat can't know is dealt anew.
    """

    at: int = Field(ge=0, le=1_000_000)
    seats: list[ChairWish] = Field(min_length=2, max_length=5)
    settings: Settings = Settings()
