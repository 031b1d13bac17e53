"""The interface between the terminal and the module that draws a game, and which module that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, Protocol, cast

from rich.text import Text

from bedesten.kernel.errors import OptionError
from bedesten.kernel.game import Game
from bedesten.kernel.options import GameOptions
from bedesten.kernel.phrase import Phrase
from bedesten.terminal.players import Cast

__all__ = ["TITLES", "Drawing", "LogLine", "Look", "Offer", "TypedExamples", "drawing_of"]

DRAWINGS: Final = {"istanbul": "bedesten.terminal.istanbul.drawing", "dicegame": "bedesten.terminal.dicegame.drawing"}
"""The module that draws a game, by the game's name."""

TITLES: Final = {"istanbul": "Istanbul", "dicegame": "The Dice Game"}
"""What a game is called, by its name."""


@dataclass(frozen=True)
class Look:
    """What is drawn: a view, and who looks at it."""

    view: dict[str, Any]
    """What `Game.view` gives to the viewer: nothing else is drawn."""
    options: GameOptions
    """The options of the game, and with them what its components show."""
    cast: Cast
    plain: bool = False


@dataclass
class Offer:
    """A legal move as it is offered."""

    move: int
    phrase: Phrase
    """What it names."""
    number: int = 0
    """What may be typed instead."""
    note: str = ""
    """What it would do."""
    warning: str = ""
    """What would be wasted."""
    group: str = ""
    """Offers of one group may be shown in one line."""
    way: str = ""
    """What it names besides what the others of its group name."""
    group_note: str = ""
    """What they all do."""
    columns: list[str] = field(default_factory=list)
    """The note in parts that stand below each other; the first says what is chosen."""
    brief: str = ""
    """The note in a few letters, for where there is little room."""
    allows: list[str] = field(default_factory=list)
    """Of a move that goes on to something, what may be played then."""
    usual: bool = False
    """Whether it is what hardly anybody would answer otherwise."""
    answer: bool = True
    """Whether it answers the question; else it is played on top of it, like a card."""

    @property
    def words(self) -> str:
        """Its notation."""
        return self.phrase.text()


@dataclass(frozen=True)
class LogLine:
    """A line of the log."""

    text: Text
    mine: bool = False
    """Whether it concerns the viewer."""
    own: bool = False
    """Whether it tells of the viewer's own moves."""


@dataclass(frozen=True)
class TypedExamples:
    """What a person might type in this game, for hints and help."""

    turn: tuple[str, ...]
    """The moves of a turn, one after the other."""
    other: str
    """Another move, of several words."""
    short: str
    """One of all these moves, cut short."""
    topics: tuple[str, ...]
    """What rules can be asked about."""
    forbidden: str
    """A move that is often not possible."""
    clause: str
    """The id of a rule."""
    first: tuple[str, ...]
    """What a newcomer might ask about first."""


class Drawing(Protocol):
    """What a game's drawing module offers. All lines fit the width that is asked for."""

    def board(self, look: Look, offers: Sequence[Offer], width: int, snug: bool) -> list[Text]:
        """The board under a title; what is offered is lit. Snug, it is as low as can be."""

    def board_width(self, look: Look, width: int) -> int:
        """How wide the board is if there is so much room."""

    def places(self, look: Look) -> list[Text]:
        """The board without columns: a line for each place."""

    def seats(self, look: Look, width: int) -> list[Text]:
        """What lies before each player, a line each."""

    def seats_beside(self, look: Look, width: int) -> list[Text]:
        """The same, in a narrow column."""

    def hand(self, look: Look, full: bool, width: int) -> list[Text]:
        """What the viewer alone may see; full, with what each card does."""

    def question(self, look: Look, offers: Sequence[Offer]) -> str:
        """What is asked, in plain words."""

    def notes(self, look: Look, offers: Sequence[Offer]) -> list[Text]:
        """What one should know to answer, in lines below the question."""

    def to_notation(self, typed: str, game: Game) -> str:
        """What a person typed, in notation, where the game has another way to say it; else as it is."""

    def offers(self, game: Game, seat: int) -> list[Offer]:
        """The legal moves with what each would do, in the order in which they are offered."""

    def lines(self, parts: Sequence[dict[str, Any]], look: Look) -> list[LogLine]:
        """What happened, in sentences; the parts of outcomes are as the viewer may know them."""

    def rules(self, topic: str, look: Look) -> list[str]:
        """What the rules say about a place, a card or an idea, in paragraphs; of nothing, about the open question."""

    def result(self, game: Game, cast: Cast) -> list[Text]:
        """How it ended, and what decided."""

    def examples(self) -> TypedExamples:
        """What a person might type."""


def drawing_of(game: str) -> Drawing:
    """The drawing module of a game."""
    if game not in DRAWINGS:
        raise OptionError(f"there is no terminal table for {game!r}; there is one for {', '.join(DRAWINGS)}")
    return cast(Drawing, import_module(DRAWINGS[game]))
