"""What a move says: a verb and what it names, each thing by its kind. Notation is written from it, here and only here.

A phrase is made when somebody asks for it, never while a game is merely played.
"""

from __future__ import annotations

from typing import Any, Final

__all__ = ["HOUSES", "KINDS", "Phrase", "begins", "counted"]

HOUSES: Final[tuple[str, ...]] = ("red", "blue", "turquoise", "saffron", "pearl")
"""The colour by which notation names a seat."""

KINDS: Final[dict[str, tuple[str, str]]] = {
    "card": ("str", "a bonus card, or a bazaar card of The Dice Game"),
    "copied": ("str", "the card whose effect the card `copy` has"),
    "token": ("str", "whom one meets or calls: Governor, Smuggler, coffee trader, courier"),
    "guild": ("int", "a guild card by its number"),
    "letter": ("int", "an undelivered letter, by its place"),
    "tile": ("str", "a mosque, Tavern or kiosk tile"),
    "track": ("str", "The Dice Game: where a ruby lies"),
    "seat": ("int", "a player"),
    "source": ("str", "where a card is taken from: `pile` or `discards`"),
    "place": ("int", "a place on the board: walked to, fetched from, sent to, acted at"),
    "places": ("list[int]", "the two places between which the Barrier is laid"),
    "number": ("int", "a number that is announced at the Tea House"),
    "lira": ("int", "Lira that are bid"),
    "count": ("int", "how many cards are revealed"),
    "die": ("int", "the pips of the die that is turned"),
    "turned": ("int", "the pips to which that die is turned; notation does not say it"),
    "pips": ("list[int]", "what dice of the board game show"),
    "goods": ("dict[str, int]", "goods by colour, with `coffee` and `brown` where those stand for goods"),
    "dice": ("dict[str, int]", "The Dice Game: dice by face"),
    "delivered": ("int", "how many delivered letters are given"),
    "undelivered": ("int", "how many undelivered letters are given"),
    "way": ("str", "what is given or taken where it is none of these: `lira`, `letters`, `all`, `none` …"),
}
"""What a move can name, in the order in which notation names it: of which type it is, and what."""

LABELLED: Final = ("guild", "letter")
"""Numbers that are told from places by a word before them."""

UNWRITTEN: Final = ("turned",)
"""What goes without saying in notation, but not for who does not know the rules."""

COUNTED: Final = {"delivered": "double", "undelivered": "single"}
"""Numbers that are written as so many of something."""


class Phrase:
    """A move in the words of the game: what is done, and with what. Only what it names is there; the rest is None."""

    def __init__(
        self,
        verb: str,
        declines: bool = False,
        *,
        card: str | None = None,
        copied: str | None = None,
        token: str | None = None,
        guild: int | None = None,
        letter: int | None = None,
        tile: str | None = None,
        track: str | None = None,
        seat: int | None = None,
        source: str | None = None,
        place: int | None = None,
        places: list[int] | None = None,
        number: int | None = None,
        lira: int | None = None,
        count: int | None = None,
        die: int | None = None,
        turned: int | None = None,
        pips: list[int] | None = None,
        goods: dict[str, int] | None = None,
        dice: dict[str, int] | None = None,
        delivered: int | None = None,
        undelivered: int | None = None,
        way: str | None = None,
    ) -> None:
        self.verb = verb
        """What is done, as notation says it: `go`, `pick up`, `play`; empty for a number that means no answer."""
        self.declines = declines
        """Whether the answer declines or ends something rather than doing it."""
        self.card = card
        self.copied = copied
        self.token = token
        self.guild = guild
        self.letter = letter
        self.tile = tile
        self.track = track
        self.seat = seat
        self.source = source
        self.place = place
        self.places = places
        self.number = number
        self.lira = lira
        self.count = count
        self.die = die
        self.turned = turned
        self.pips = pips
        self.goods = goods
        self.dice = dice
        self.delivered = delivered
        self.undelivered = undelivered
        self.way = way

    def text(self) -> str:
        """The move in notation."""
        words = [self.verb] if self.verb else []
        for kind in KINDS:
            named: Any = getattr(self, kind)
            if named is not None:
                written = _written(self.verb, kind, named)
                if written:
                    words.append(written)
        return " ".join(words)

    def as_dict(self) -> dict[str, object]:
        """The phrase JSON-ready: the verb, whether it declines, and what is named."""
        said: dict[str, object] = {"verb": self.verb, "declines": self.declines}
        for kind in KINDS:
            named: Any = getattr(self, kind)
            if named is not None:
                said[kind] = named
        return said

    @staticmethod
    def from_dict(said: dict[str, Any]) -> Phrase:
        """The phrase that `as_dict` gave."""
        phrase = Phrase(said["verb"], said["declines"])
        for kind in KINDS:
            if kind in said:
                setattr(phrase, kind, said[kind])
        return phrase

    def __reduce__(self) -> tuple[object, tuple[dict[str, object]]]:
        return phrase_of, (self.as_dict(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"Phrase({self.as_dict()})"


def phrase_of(said: dict[str, Any]) -> Phrase:
    """The phrase that `as_dict` gave: what comes out of a pickle."""
    return Phrase.from_dict(said)


def begins(words: str, beginning: str) -> bool:
    """Whether words in notation begin with these whole words."""
    return f"{words} ".startswith(f"{beginning} ")


def counted(counts: dict[str, int]) -> str:
    """So many of each in notation: ``red green2``."""
    return " ".join(name if count == 1 else f"{name}{count}" for name, count in counts.items() if count)


def _written(verb: str, kind: str, named: Any) -> str:
    """What is named, in notation. What the verb says already is not said again."""
    if isinstance(named, dict):
        return counted(named)
    if isinstance(named, list):
        return " ".join([str(number) for number in named])
    if kind in UNWRITTEN:
        return ""
    if kind == "token":
        word = str(named).rpartition("-")[2]  # the coffee trader is written `trader`
        return "" if word == verb else word
    if kind == "seat":
        house: str = HOUSES[named]
        return house
    if kind in COUNTED:
        return counted({COUNTED[kind]: named})
    return f"{kind} {named}" if kind in LABELLED and kind != verb else str(named)
