"""What is said at a table while it is played: commands, and what the server tells."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from bedesten.server.schema.common import MOST, Client, Code, Message, Offer, Refusal, Seat, Stopped, Token
from bedesten.server.schema.outcomes import Step
from bedesten.server.schema.tables import BotName, TableState

__all__ = [
    "Accepted",
    "Chair",
    "Chat",
    "ClientMessage",
    "Command",
    "CommandCall",
    "Consent",
    "Entry",
    "GiveTime",
    "Goodbye",
    "Hello",
    "Pause",
    "Ping",
    "Play",
    "Pong",
    "Presence",
    "Rematch",
    "Resign",
    "RestartTurn",
    "SeatSight",
    "Seen",
    "ServerMessage",
    "Standing",
    "StandingAnswer",
    "Undo",
    "Update",
    "Welcome",
    "client_message",
    "server_message",
]

Words = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Number = Annotated[int, Field(ge=1, le=1 << 53)]


class Hello(Message):
    """The first message of a client: at which table it sits, or that it watches, and what it knows already.

    With several tokens it plays several seats; with none it watches. It may be sent again, to take more seats.
    """

    type: Literal["hello"]
    version: Literal[1] = 1
    client: Client
    table: Code
    tokens: list[Token] = Field(default=[], max_length=5)
    since: int | None = Field(
        default=None, ge=0, le=MOST, description="the cursor; null leaves out what happened before"
    )


class Ping(Message):
    """Is anyone there? A client asks every 20 seconds or so."""

    type: Literal["ping"]


class Seen(Message):
    """The player has looked at all up to here. It is kept, and told in `seen` wherever the seat is played."""

    type: Literal["seen"]
    seat: Seat
    upto: int = Field(ge=0, le=MOST)


class _Command(Message):
    """A command of a seat. It is sent again, with the same number, until it is accepted or refused, and is carried out
    once at the most."""

    number: Number = Field(description="counts up for each command of this client")
    seat: Seat


class Play(_Command):
    """Play a line of moves in one go. It stops where chance or another seat comes in."""

    type: Literal["play"]
    at: int = Field(ge=0, le=MOST, description="the record's length that the player has seen")
    moves: list[Words] = Field(min_length=1, max_length=40, description="notation")


class Undo(_Command):
    """Take back: what revealed nothing at once; what lies beyond is asked of the others."""

    type: Literal["undo"]
    at: int = Field(ge=0, le=MOST)
    to: int | None = Field(
        default=None, ge=0, le=MOST, description="how many entries of the line stay; null: all but my last move"
    )


class RestartTurn(_Command):
    """Take back all of this turn that can be taken back freely."""

    type: Literal["restart-turn"]
    at: int = Field(ge=0, le=MOST)


class Consent(_Command):
    """Agree to an undo that is asked for, or not. Who asked may call it off by not agreeing."""

    type: Literal["consent"]
    request: int = Field(ge=1, le=MOST)
    agree: bool


class Resign(_Command):
    """Give up. A bot plays on in the seat, unless that ends the game."""

    type: Literal["resign"]


class Pause(_Command):
    """Stop clocks and bots, and nobody moves; or go on. While my own clock runs only others can stop it."""

    type: Literal["pause"]
    paused: bool


class Rematch(_Command):
    """Play again: once all persons who are here want it, there is a new table, where the next seat begins.

    Tokens of this table are good for the same seats there.
    """

    type: Literal["rematch"]
    wanted: bool = True


class Chair(_Command):
    """Let a bot play in my chair, or give it back. Or call the table's stand-in for somebody who is asked and absent,
    from `stand_in_at` on."""

    type: Literal["chair"]
    chair: Seat
    bot: BotName | None = Field(description="null gives the chair back")


class GiveTime(_Command):
    """Give another player time on the clock; one that had run out goes on."""

    type: Literal["give-time"]
    to: Seat
    seconds: int = Field(ge=1, le=7 * 86400)


class Chat(_Command):
    """Say something."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=300, strip_whitespace=True)]


class StandingAnswer(Message):
    """What to answer to a question that comes while another has the turn. It ends with my next turn."""

    question: Words
    prefer: list[Words] = Field(
        default=[],
        max_length=40,
        description="what the answer names (a tile), or its notation; the first that is legal is played, `*` is any",
    )
    limit: int | None = Field(
        default=None, ge=0, le=999, description="for an auction: bid as long as it is no more than this, else pass"
    )


class Standing(_Command):
    """Leave standing answers, in place of those left before. The others hear to which questions, not which answers."""

    type: Literal["standing"]
    answers: list[StandingAnswer] = Field(max_length=12)


Command = Annotated[
    Play | Undo | RestartTurn | Consent | Resign | Pause | Rematch | Chair | GiveTime | Chat | Standing,
    Field(discriminator="type"),
]

ClientMessage = Annotated[
    Hello
    | Ping
    | Seen
    | Play
    | Undo
    | RestartTurn
    | Consent
    | Resign
    | Pause
    | Rematch
    | Chair
    | GiveTime
    | Chat
    | Standing,
    Field(discriminator="type"),
]


class CommandCall(Message):
    """A command over HTTP."""

    client: Client
    command: Command


class Entry(Message):
    """An entry of the table's log: something that somebody did. What it did in the game is told by the steps."""

    number: int
    time: int = Field(description="ms since 1970")
    kind: Literal[
        "start",
        "play",
        "undo",
        "undo-asked",
        "consent",
        "resign",
        "pause",
        "rematch",
        "chair",
        "give-time",
        "chat",
        "standing",
        "sit",
        "leave",
        "close",
    ]
    seat: int | None
    by: Literal["person", "bot", "standing", "clock", "server"]
    at: int = Field(description="the record's length after it")
    line: int
    text: str | None = Field(default=None, description="what was said")
    agree: bool | None = None
    request: int | None = None
    to: int | None = Field(default=None, description="of an undo: how far back; of time: to whom")
    chair: int | None = None
    bot: str | None = None
    paused: bool | None = None
    seconds: int | None = None
    table: Code | None = Field(default=None, description="where the rematch is")
    questions: list[str] | None = Field(default=None, description="questions with standing answers")


class SeatSight(Message):
    """What one viewer sees: a seat, or a spectator (null)."""

    viewer: int | None
    view: dict[str, Any] = Field(description="the position as `game.view` tells it; empty before the game begins")
    moves: list[Offer] = Field(description="what the seat may answer now; empty if it is not asked")
    can_undo: bool = Field(description="whether the seat may take something back at once")
    undo_to: int | None = Field(description="how far back that goes, as a number of entries of the line")
    turn_start: int | None = Field(description="how far back the seat may restart its turn")
    standing: list[StandingAnswer]
    seen: int | None = Field(description="the entry of the log up to which the player has looked; null: a spectator")
    steps: list[Step] = Field(description="what happened in the game since the cursor")


class Update(Message):
    """How things stand, and what happened since the client's cursor."""

    type: Literal["update"] = "update"
    table: TableState
    entries: list[Entry] = Field(description="what happened since the cursor")
    sights: list[SeatSight] = Field(description="one for each seat that this client plays, or one for a spectator")
    since: int = Field(description="the cursor from which entries and steps are told")


class Welcome(Message):
    """The answer to hello; an update follows."""

    type: Literal["welcome"] = "welcome"
    version: Literal[1] = 1
    server: str = Field(description="the version of Bedesten")
    table: Code
    seats: list[int] = Field(description="the seats that the tokens are worth")
    host: bool
    refused: int = Field(description="how many tokens are worth nothing here")
    heartbeat: int = Field(description="seconds after which silence means that the connection is dead")


class Accepted(Message):
    """A command has been carried out, and is kept for good. Told again if it is sent again."""

    type: Literal["accepted"] = "accepted"
    number: int
    entry: int | None = Field(description="its entry in the table's log")
    at: int = Field(description="the record's length after it")
    played: int = Field(default=0, description="of a line of moves: how many were played")
    stopped: Stopped | None = Field(default=None, description="why the rest of the line was not played, or null")
    asked: bool = Field(default=False, description="for an undo: the others are asked to agree")


class Presence(Message):
    """Who is here."""

    type: Literal["presence"] = "presence"
    present: list[bool] = Field(description="by seat")
    spectators: int
    time: int


class Pong(Message):
    """Somebody is there."""

    type: Literal["pong"] = "pong"
    time: int


class Goodbye(Message):
    """The server closes the connection: come back later, or not at all."""

    type: Literal["goodbye"] = "goodbye"
    code: Literal["stopping", "too-fast"]
    retry: bool


ServerMessage = Annotated[
    Welcome | Update | Accepted | Refusal | Presence | Pong | Goodbye, Field(discriminator="type")
]

client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)

server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
