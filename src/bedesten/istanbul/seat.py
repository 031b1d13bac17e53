"""What lies before one player, and other small things on the table.

Lists here and on the board are never changed in place but replaced (`replaced`), so that copies of a table share them
until one of them changes: a copy costs little more than its seats.
"""

from __future__ import annotations

from typing import Final

from bedesten.kernel.chance import Generator
from bedesten.kernel.given import Given
from bedesten.kernel.hints import mypyc_attr

__all__ = ["ABSENT", "Demand", "Part", "Seat", "fewer", "replaced"]


def replaced(values: list[int], i: int, value: int) -> list[int]:
    """The same list with another value at one position."""
    copy = values[:]
    copy[i] = value
    return copy


def fewer(hand: list[int], cards: int) -> list[int]:
    """A hand with so many cards less, whichever."""
    found = hand[:]
    card = 0
    while cards and card < len(found):
        gone = min(cards, found[card])
        found[card] -= gone
        cards -= gone
        card += 1
    return found


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has."""

    __slots__ = (
        "_counted",
        "_kinds",
        "at",
        "family",
        "goods",
        "hand",
        "lira",
        "out",
        "room",
        "rubies",
        "stack",
        "tiles",
    )

    def __init__(
        self,
        at: int,
        stack: int,
        out: int,
        family: int,
        lira: int,
        room: int,
        rubies: int,
        tiles: int,
        goods: list[int],
        hand: list[int],
    ) -> None:
        self.at = at
        """The merchant's place."""
        self.stack = stack
        """The assistants under him: a leading 1, then a bit each, the lowest for the bottommost; 1 is a neutral one."""
        self.out = out
        """The places of the other own assistants, as a set of bits; never two at one place."""
        self.family = family
        """The family member's place."""
        self.lira = lira
        self.room = room
        """Room for each good."""
        self.rubies = rubies
        self.tiles = tiles
        """Mosque tiles, as a set of bits by colour."""
        self.goods = goods
        self.hand = hand
        """Bonus cards: how many of each."""
        self._kinds: list[int] = []
        self._counted: list[int] | None = None

    def copy(self) -> Seat:
        twin = Seat(
            self.at,
            self.stack,
            self.out,
            self.family,
            self.lira,
            self.room,
            self.rubies,
            self.tiles,
            self.goods,
            self.hand,
        )
        twin._kinds = self._kinds
        twin._counted = self._counted
        return twin

    def __reduce__(self) -> tuple[type[Seat], tuple[object, ...]]:
        places = (self.at, self.stack, self.out, self.family)
        return Seat, (*places, self.lira, self.room, self.rubies, self.tiles, self.goods, self.hand)

    def __repr__(self) -> str:
        goods = " ".join([str(count) for count in self.goods])
        return (
            f"Seat(at={self.at}, rubies={self.rubies}, lira={self.lira}, goods={goods}, room={self.room}, "
            f"assistants={self.assistants}, out={self.places_out}, family={self.family}, cards={self.cards()})"
        )

    @property
    def assistants(self) -> int:
        """How many assistants are under the merchant, neutral ones included."""
        return self.stack.bit_length() - 1

    @property
    def places_out(self) -> list[int]:
        """The places where own assistants stand, ascending."""
        return [place for place in range(self.out.bit_length()) if self.has_out(place)]

    @property
    def colours(self) -> list[int]:
        """The mosque tiles, by the colours of the goods, ascending."""
        return [colour for colour in range(self.tiles.bit_length()) if self.has_tile(colour)]

    def held(self) -> list[int]:
        """The kinds of cards in hand, ascending; counted anew when the hand has been replaced."""
        if self._counted is not self.hand:
            hand = self.hand
            self._kinds = [card for card, count in enumerate(hand) if count]
            self._counted = hand
        return self._kinds

    def cards(self) -> int:
        """How many cards are in hand."""
        return sum(self.hand)

    def all_goods(self) -> int:
        """How many goods are in the barrow."""
        return sum(self.goods)

    def has_tile(self, colour: int) -> bool:
        return self.tiles >> colour & 1 == 1

    def has_out(self, place: int) -> bool:
        """Whether an own assistant stands at this place."""
        return self.out >> place & 1 == 1


@mypyc_attr(acyclic=True)
class Demand:
    """A market's stack of demand tiles: the top one, those nobody has seen yet, those put under in order. It never
    changes: a sale puts another in its place."""

    __slots__ = ("top", "under", "unseen")

    def __init__(self, top: int, unseen: int, under: list[int]) -> None:
        self.top = top
        self.unseen = unseen
        """A set of bits by tile."""
        self.under = under


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What a variant or an expansion keeps on the table; nobody else reads it.

    Each has a slot among the table's parts, the same in every setup, where its rules find it.
    """

    def __init__(self, name: str, slot: int) -> None:
        self.name = name
        self.slot = slot

    def copy(self) -> Part:
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """All of it, JSON-ready."""
        raise NotImplementedError

    def restore(self, state: dict[str, object]) -> None:
        """Bring a new part to what was dumped, refusing what can't be read."""
        raise NotImplementedError

    def check(self, fresh: Part, places: list[int]) -> None:
        """Refuse what can't be. `fresh` is the part as it lies at the beginning, `places` are those of the bazaar."""

    def arrange(self, given: Given, seats: list[Given]) -> dict[str, object]:
        """What is dumped once this has been given; the rest is as it is now, or follows. In `seats` a part finds what
        is its own of each seat."""
        raise NotImplementedError

    def words(self) -> list[str]:
        """What may be given of it without naming the part."""
        return [word for word in self.dump() if word != "seats"]

    def seat_words(self) -> list[str]:
        """What may be given of it with a seat."""
        return []

    def in_first_words(self, state: dict[str, object]) -> dict[str, object]:
        """What was dumped now, in the words of format 1."""
        return state

    def from_first_words(self, state: dict[str, object]) -> dict[str, object]:
        """What was dumped in the words of format 1, in those of today."""
        return state

    def view(self, viewer: int | None) -> dict[str, object]:
        """What a seat, or a spectator, may see of it, JSON-ready."""
        return self.dump()

    def imagine(self, seat: int, chance: Generator) -> None:
        """Deal anew what this seat can't see."""


class Absent(Part):
    """Lies in the slot of a variant or an expansion that is not played."""

    def __init__(self) -> None:
        super().__init__("", 0)

    def copy(self) -> Part:
        return self

    def dump(self) -> dict[str, object]:
        return {}


ABSENT: Final = Absent()
