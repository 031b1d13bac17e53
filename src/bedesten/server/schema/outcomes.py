"""What came of decisions, as a viewer may know it."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field, WrapSerializer

from bedesten.facts import PhraseFacts
from bedesten.server.schema.common import Message, only_named

__all__ = ["Outcome", "OutcomePart", "Step"]

Phrase = Annotated[PhraseFacts, WrapSerializer(only_named)]

Counts = dict[str, int]
"""How many of each thing, by the names that signs use."""


class Told(Message):
    """A message that leaves out what there is not to tell."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)


class OutcomePart(Told):
    """One thing that came of a decision: what was done, by whom, what it cost and brought. What there is not to tell is
    left out."""

    what: str = Field(description="what it is: `go`, `act`, `meet`, `card` …")
    seat: int | None = Field(default=None, description="whose it is; left out if it is nobody's")
    resumes: bool = Field(default=False, description="whether it goes on with the seat's part before it")
    verb: str | None = Field(default=None, description="what was done, as notation says it")
    place: int | None = Field(default=None, description="where it happened, or where somebody came")
    piece: str | None = Field(default=None, description="who acted there")
    origin: int | None = Field(default=None, description="where the piece came from")
    target: int | None = Field(default=None, description="where a family member was sent")
    places: list[int] = Field(default=[], description="whence assistants came back")
    between: list[int] = Field(default=[], description="the two places between which the Barrier was laid")
    to: int | None = Field(default=None, description="who was paid, or whose family member was caught")
    token: str | None = Field(default=None, description="who was met or moved")
    neutral: int | None = Field(default=None, description="which neutral merchant moved, counted from 0")
    market: str | None = Field(default=None, description="whose demand changed")
    why: str | None = Field(default=None, description="why the turn ended at once")
    of: str | None = Field(default=None, description="what was shuffled")
    round: int | None = Field(default=None, description="the round in which a turn begins")
    card: str | None = Field(default=None, description="the card that was played or used")
    copied: str | None = Field(default=None, description="the card whose effect it had")
    guild: int | None = Field(default=None, description="the guild card that was carried out")
    tile: str | None = Field(default=None, description="the tile that was used; in The Dice Game, that was paid for")
    track: str | None = Field(default=None, description="The Dice Game: where the ruby lay that was paid for")
    lira: int | None = Field(default=None, description="Lira that were bid, or for which an auction was won")
    number: int | None = Field(default=None, description="the number that was announced")
    pips: list[int] = Field(default=[], description="what the dice show in the end")
    before: list[int] = Field(default=[], description="what they showed before they were changed")
    again: bool | None = Field(default=None, description="whether they were rolled again, rather than one turned")
    hit: bool | None = Field(default=None, description="whether the announced number was reached")
    dice: Counts = Field(default={}, description="The Dice Game: dice that were rolled, rolled again or used, by face")
    goods: Counts = Field(default={}, description="what a market asks for now")
    gave: Counts = Field(default={}, description="what was paid or given up")
    got: Counts = Field(default={}, description="what was brought")
    lost: Counts = Field(default={}, description="goods that found no room")
    room: int | None = Field(default=None, description="room for each good after an extension")
    seals: int | None = Field(default=None, description="seals on the letters that were given")
    rubies: list[int] = Field(default=[], description="the place of each ruby")
    tracks: list[str] = Field(default=[], description="The Dice Game: the track of each ruby")
    tiles: list[str] = Field(default=[], description="tiles that were taken, revealed or opened")
    given_tiles: list[str] = Field(default=[], description="The Dice Game: mosque tiles that were given up")
    cards: list[str | None] = Field(default=[], description="cards that came or were revealed; null if it is hidden")
    discarded: list[str] = Field(default=[], description="cards of the hand that were given up")
    guilds: list[int | None] = Field(default=[], description="guild cards that came; null if it is hidden")
    given_guilds: list[int] = Field(default=[], description="guild cards of the hand that were given up")
    letters: list[int] = Field(default=[], description="letters that came, by their places")
    delivered: list[int] = Field(default=[], description="places for which letters were delivered")
    given_letters: list[int] = Field(default=[], description="letters that were given, by their places")


class Outcome(Told):
    """What came of one decision, up to the next one or to the beginning of the next turn."""

    turn: int
    seat: int | None = Field(default=None, description="who decided, or whose turn begins; left out at the set-up")
    question: str | None = Field(default=None, description="what was asked; left out if nothing was")
    phrase: Phrase | None = Field(default=None, description="what was decided; left out if nothing was")
    place: int | None = Field(default=None, description="where it was decided, or where it led")
    piece: str | None = Field(default=None, description="who acts there")
    parts: list[OutcomePart] = Field(description="in the order in which they happened")


class Step(Message):
    """One decision of the record with what chance answered to it, or an undo."""

    at: int = Field(description="how many entries the record has with it")
    entries: int = Field(description="how many of them it is: the decision, and each answer of chance")
    line: int = Field(description="how many entries still counted before it: `undo` to this number takes it back")
    number: int = Field(description="the entry of the table's log that it belongs to")
    seat: int | None = Field(description="who decided; null if nobody did, or for an undo")
    turn: int
    text: str | None = Field(description="the decision in notation; null if there was none")
    outcomes: list[Outcome] = Field(description="what came of it, and of the beginning of each turn since")
    undo: int | None = Field(default=None, description="for an undo: how many entries still count after it")
    undone: bool = Field(default=False, description="whether a later undo has taken it back")
