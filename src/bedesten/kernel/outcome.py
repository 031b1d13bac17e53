"""What came of a decision: its events, put together as one would tell them. No prose, and nothing hidden.

An outcome is made when somebody asks for it, never while a game is merely played. `kernel/outcome_builder.py` puts it
together, with what each game says of its own events.
"""

from __future__ import annotations

from typing import Any, Final

from bedesten.kernel.events import Event
from bedesten.kernel.phrase import Phrase

__all__ = ["FACTS", "Outcome", "OutcomePart", "together"]

NAMES: Final = (
    *("place", "piece", "token", "neutral", "market", "card", "copied", "guild", "tile", "track", "to", "why", "of"),
)
"""What a part is about: parts of which two name different things do not belong together."""
COUNTS: Final = ("dice", "gave", "got", "lost")
LISTS: Final = (
    *("places", "between", "rubies", "tracks", "tiles", "cards", "discarded", "guilds", "given_guilds", "letters"),
    *("delivered", "given_letters", "given_tiles"),
)
FACTS: Final[dict[str, tuple[str, str]]] = {
    "verb": ("str", "what was done, as notation says it: `sell`, `announce`, `keep`"),
    "place": ("int", "where it happened, or where somebody or something came"),
    "piece": ("str", "who acted there: `merchant`, `family`, `nobody` …"),
    "token": ("str", "who was met or moved: Governor, Smuggler …"),
    "neutral": ("int", "which neutral merchant moved, counted from 0"),
    "market": ("str", "whose demand changed"),
    "card": ("str", "the card that was played or used"),
    "copied": ("str", "the card whose effect it had"),
    "guild": ("int", "the guild card that was carried out"),
    "tile": ("str", "the tile that was used; in The Dice Game, that was paid for"),
    "track": ("str", "The Dice Game: where the ruby lay that was paid for"),
    "to": ("int", "who was paid, or whose family member was caught"),
    "why": ("str", "why the turn ended at once"),
    "of": ("str", "what was shuffled"),
    "origin": ("int", "where the piece came from"),
    "target": ("int", "where a family member was sent"),
    "round": ("int", "the round in which a turn begins"),
    "lira": ("int", "Lira that were bid, or for which an auction was won"),
    "number": ("int", "the number that was announced"),
    "pips": ("list[int]", "what the dice show in the end"),
    "before": ("list[int]", "what they showed before they were changed"),
    "again": ("bool", "whether they were rolled again, rather than one of them turned"),
    "hit": ("bool", "whether the announced number was reached"),
    "room": ("int", "room for each good after an extension"),
    "seals": ("int", "seals on the letters that were given"),
    "goods": ("dict[str, int]", "what a market asks for now"),
    "dice": ("dict[str, int]", "The Dice Game: dice that were rolled, rolled again, or used, by face"),
    "gave": ("dict[str, int]", "what was paid or given up"),
    "got": ("dict[str, int]", "what was brought"),
    "lost": ("dict[str, int]", "goods that found no room"),
    "places": ("list[int]", "whence assistants came back"),
    "between": ("list[int]", "the two places between which the Barrier was laid"),
    "rubies": ("list[int]", "the place of each ruby"),
    "tracks": ("list[str]", "The Dice Game: the track of each ruby"),
    "tiles": ("list[str]", "tiles that were taken, revealed or opened"),
    "cards": ("list[str | None]", "cards that came or were revealed; null if it is hidden"),
    "discarded": ("list[str]", "cards of the hand that were given up"),
    "guilds": ("list[int | None]", "guild cards that came; null if it is hidden"),
    "given_guilds": ("list[int]", "guild cards of the hand that were given up"),
    "letters": ("list[int]", "letters that came, by their places"),
    "delivered": ("list[int]", "places for which letters were delivered"),
    "given_letters": ("list[int]", "letters that were given, by their places"),
    "given_tiles": ("list[str]", "The Dice Game: mosque tiles that were given up"),
}
"""What a part of an outcome can tell, besides what it is and whose: of which type it is, and what."""


class OutcomePart:
    """One thing that came of a decision: what was done, by whom, and what that cost and brought.

    Only what there is to tell is there; the rest is None or empty. Things are named as signs name them: `red`, `lira`,
    `cards`, `rubies` …
    """

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        """What it is, in a word that never changes: `go`, `act`, `meet`, `card` … Each game says which there are."""
        self.seat = seat
        """Whose it is; -1 where it is nobody's."""
        self.verb: str | None = None
        # Where, and who.
        self.place: int | None = None
        self.piece: str | None = None
        self.origin: int | None = None
        self.target: int | None = None
        self.places: list[int] = []
        self.between: list[int] = []
        self.to: int | None = None
        self.token: str | None = None
        self.neutral: int | None = None
        self.market: str | None = None
        self.why: str | None = None
        self.round: int | None = None
        # With what.
        self.card: str | None = None
        self.copied: str | None = None
        self.guild: int | None = None
        self.tile: str | None = None
        self.track: str | None = None
        self.lira: int | None = None
        # Dice.
        self.number: int | None = None
        self.pips: list[int] = []
        self.before: list[int] = []
        self.again: bool | None = None
        self.hit: bool | None = None
        self.dice: dict[str, int] = {}
        # What went and came.
        self.goods: dict[str, int] = {}
        self.gave: dict[str, int] = {}
        self.got: dict[str, int] = {}
        self.lost: dict[str, int] = {}
        self.room: int | None = None
        self.seals: int | None = None
        self.rubies: list[int] = []
        self.tracks: list[str] = []
        self.tiles: list[str] = []
        self.given_tiles: list[str] = []
        self.cards: list[str] = []
        self.discarded: list[str] = []
        self.guilds: list[int] = []
        self.given_guilds: list[int] = []
        self.letters: list[int] = []
        self.delivered: list[int] = []
        self.given_letters: list[int] = []
        self.of: str | None = None
        self.resumes = False
        """Whether it goes on with what was begun by an earlier decision, and belongs to that."""
        self.secret: dict[str, list[int]] = {}
        """By the name of a list, which of its members only the seat itself may know."""
        self.events: list[Event] = []
        """What is told here, and in no other part."""

    def gains(self, thing: str, count: int) -> None:
        self.got[thing] = self.got.get(thing, 0) + count

    def pays(self, thing: str, count: int) -> None:
        self.gave[thing] = self.gave.get(thing, 0) + count

    def loses(self, thing: str, count: int) -> None:
        self.lost[thing] = self.lost.get(thing, 0) + count

    def as_dict(self, viewer: int | None) -> dict[str, object]:
        """The part as a viewer (a seat, or None for a spectator) may know it, JSON-ready.

        What is empty is left out; a card that the viewer may not know is None.
        """
        said: dict[str, object] = {"what": self.what}
        if self.seat >= 0:
            said["seat"] = self.seat
        if self.resumes:
            said["resumes"] = True
        for fact in FACTS:
            told: Any = getattr(self, fact)
            if told is not None and told != [] and told != {}:
                unknown = self.secret.get(fact)
                if unknown is None or viewer == self.seat:
                    said[fact] = told
                else:
                    said[fact] = [None if i in unknown else told[i] for i in range(len(told))]
        return said

    def belongs_to(self, other: OutcomePart) -> bool:
        """Whether this part goes on with another that came before it."""
        if not self.resumes or self.what != other.what or self.seat != other.seat:
            return False
        for name in NAMES:
            mine: Any = getattr(self, name)
            others: Any = getattr(other, name)
            if mine is not None and others is not None and mine != others:
                return False
        return True

    def after(self, other: OutcomePart) -> OutcomePart:
        """The other part and this one, which goes on with it, as one."""
        both = OutcomePart(self.what, self.seat)
        both.resumes = other.resumes
        for fact in FACTS:
            first: Any = getattr(other, fact)
            second: Any = getattr(self, fact)
            if fact in LISTS:
                both.secret[fact] = other.secret.get(fact, []) + [len(first) + i for i in self.secret.get(fact, [])]
                setattr(both, fact, first + second)
            elif fact in COUNTS:
                setattr(both, fact, {**first, **{name: first.get(name, 0) + second[name] for name in second}})
            elif fact == "verb":
                both.verb = other.verb
            elif fact in NAMES:
                setattr(both, fact, second if first is None else first)
            else:
                setattr(both, fact, first if second is None or second == [] or second == {} else second)
        changed = bool(other.pips) and both.pips != other.pips
        both.before = other.before or (other.pips if changed else self.before)
        both.seals = other.seals if self.seals is None else self.seals + (other.seals or 0)
        both.events = other.events + self.events
        return both

    def __repr__(self) -> str:
        return f"OutcomePart({self.as_dict(self.seat)})"


class Outcome:
    """What came of one decision, up to the next one or to the beginning of the next turn.

    What begins a turn by itself (a round, a roll, an income), and the set-up, are outcomes without a decision.
    """

    def __init__(self, seat: int, turn: int, question: str, phrase: Phrase | None) -> None:
        self.seat = seat
        """Who decided; whose turn begins, if nobody did; -1 for the set-up."""
        self.turn = turn
        """In which turn."""
        self.question = question
        """What was asked, by name; empty if nothing was."""
        self.phrase = phrase
        """What was decided; None if nothing was."""
        self.place: int | None = None
        """Where it was decided, or where it led."""
        self.piece: str | None = None
        """Who acts there."""
        self.parts: list[OutcomePart] = []
        """In the order in which they happened."""

    def as_dict(self, viewer: int | None) -> dict[str, object]:
        """The outcome as a viewer (a seat, or None for a spectator) may know it, JSON-ready."""
        said: dict[str, object] = {"turn": self.turn}
        if self.seat >= 0:
            said["seat"] = self.seat
        if self.phrase is not None:
            said["question"] = self.question
            said["phrase"] = self.phrase.as_dict()
        if self.place is not None:
            said["place"] = self.place
        if self.piece is not None:
            said["piece"] = self.piece
        said["parts"] = [part.as_dict(viewer) for part in self.parts]
        return said

    def __repr__(self) -> str:
        return f"Outcome({self.as_dict(self.seat)})"


def together(outcomes: list[Outcome]) -> list[OutcomePart]:
    """The parts of several outcomes as one tells them together: what goes on with an earlier part joins it."""
    found: list[OutcomePart] = []
    for outcome in outcomes:
        for part in outcome.parts:
            last = _last_of(found, part.seat)
            if last >= 0 and part.belongs_to(found[last]):
                found[last] = part.after(found[last])
            else:
                found.append(part)
    return found


def _last_of(parts: list[OutcomePart], seat: int) -> int:
    """The last part of a seat, or -1."""
    for i in range(len(parts) - 1, -1, -1):
        if parts[i].seat == seat:
            return i
    return -1
