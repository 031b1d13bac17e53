"""What Letters & Seals keeps on the table."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.checks import on_board
from bedesten.istanbul.letters.terms import ALL_TILES, COMPANION_WORDS, IN_SUPPLY, KIOSK_TILES, NO_SEAT
from bedesten.istanbul.saved import MANY, members
from bedesten.istanbul.seat import Part
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.errors import PositionError
from bedesten.kernel.given import Given, counted, left_over, the_rest
from bedesten.kernel.reading import Reader

__all__ = ["Letters", "letters_of", "new_part", "row_replaced"]


LETTERS: Final = 1
"""Its slot on the table."""


class Letters(Part):
    """Letters, companions, the kiosk's tiles, the Secret Society, bonus turns. Lists are replaced, never changed.

    Dumped: ``letters`` with ``pile`` and ``discards``, how many letters for each place; ``seats``, for each its open
    ``letters`` and its ``delivered`` ones by their places (the latter in the order of delivery), its ``companion``
    (a place, ``general supply`` or ``own supply``) and ``bonus_round``, the last round in which it took a bonus turn;
    ``kiosk`` with the names of the tiles in the ``pile``, ``open``, ``used`` in this action, and in the ``discards``;
    ``society``, the Lira that its action still brings, the next first, and ``society_times``, how many times it was
    carried out; ``asked``, the last turn after which a bonus turn was
    offered; ``bonus``, whether one has been paid for and comes next; ``unpaid``, the seat whose merchant is not paid
    in this turn, or null.
    """

    def __init__(
        self,
        pile: list[int],
        discards: list[int],
        open_letters: list[list[int]],
        delivered: list[list[int]],
        companions: list[int],
        bonus_rounds: list[int],
        kiosk: list[int],
        society_lira: list[int],
    ) -> None:
        super().__init__("letters", LETTERS)
        self.society_lira = society_lira
        """What the action of the Secret Society brings the first times. The same all game long."""
        self.pile = pile
        """The face-down letters: how many for each place."""
        self.discards = discards
        self.open = open_letters
        """For each seat the places of its letters that show 1 seal, ascending."""
        self.delivered = delivered
        """For each seat the places of its letters that show 2 seals, as they were delivered."""
        self.companions = companions
        """For each seat the place of its companion, or where he waits."""
        self.bonus_rounds = bonus_rounds
        self.kiosk = kiosk
        """The tiles of the pile, open ones, those used in this action, the discards: a set of bits each."""
        self.society = 0
        self.asked = 0
        self.bonus = False
        self.unpaid = NO_SEAT

    def copy(self) -> Part:
        twin = Letters(
            self.pile,
            self.discards,
            self.open,
            self.delivered,
            self.companions,
            self.bonus_rounds,
            self.kiosk,
            self.society_lira,
        )
        twin.society = self.society
        twin.asked = self.asked
        twin.bonus = self.bonus
        twin.unpaid = self.unpaid
        return twin

    def seals(self, seat: int) -> int:
        """All seals that a seat's letters show."""
        return len(self.open[seat]) + 2 * len(self.delivered[seat])

    # ── Saved and seen ─────────────────────────────────────────────────────────────────────────────────────

    def dump(self) -> dict[str, object]:
        """Nothing of it is hidden: what the face-down piles hold follows from what lies open."""
        return {
            "letters": {"pile": _by_place(self.pile), "discards": _by_place(self.discards)},
            "seats": [self._dump_seat(seat) for seat in range(len(self.companions))],
            "kiosk": {
                heap: [KIOSK_TILES[tile] for tile in members(self.kiosk[i], len(KIOSK_TILES))]
                for i, heap in enumerate(HEAPS)
            },
            "society": self.society_lira[self.society :],
            "society_times": self.society,
            "asked": self.asked,
            "bonus": self.bonus,
            "unpaid": None if self.unpaid == NO_SEAT else self.unpaid,
        }

    def _dump_seat(self, seat: int) -> dict[str, object]:
        at = self.companions[seat]
        return {
            "letters": self.open[seat][:],
            "delivered": self.delivered[seat][:],
            "companion": at if at > 0 else COMPANION_WORDS[at - IN_SUPPLY],
            "bonus_round": self.bonus_rounds[seat],
        }

    def restore(self, state: dict[str, object]) -> None:
        read = Reader(state, "position.parts.letters")
        players = len(self.companions)
        heaps = read.inner("letters")
        self.pile = _places(heaps, "pile")
        self.discards = _places(heaps, "discards")
        seats = [Reader(seat, f"position.seats[{i}]") for i, seat in enumerate(read.items("seats", players))]
        self.open = [sorted(seat.numbers("letters", 1, PLACES - 1)) for seat in seats]
        self.delivered = [seat.numbers("delivered", 1, PLACES - 1) for seat in seats]
        self.companions = [_companion(seat) for seat in seats]
        self.bonus_rounds = [seat.number("bonus_round", 0, MANY) for seat in seats]
        kiosk = read.inner("kiosk")
        kiosk.only(list(HEAPS))
        self.kiosk = [kiosk.words_once(heap, list(KIOSK_TILES)) for heap in HEAPS]
        self.society = read.number("society_times", 0, MANY)
        if read.get("society") != self.society_lira[self.society :]:
            raise read.wrong("society", f"{self.society_lira[self.society :]} after {self.society} times")
        self.asked = read.number("asked", 0, MANY)
        self.bonus = read.flag("bonus")
        self.unpaid = NO_SEAT if read.get("unpaid") is None else read.number("unpaid", 0, players - 1)

    def check(self, fresh: Part, places: list[int]) -> None:
        """Each letter and each kiosk tile lies at one place, each companion at a place of the board."""
        assert isinstance(fresh, Letters)
        there, found = fresh.all_letters(), self.all_letters()
        for place in range(PLACES):
            if found[place] != there[place]:
                raise PositionError(f"position: there are {there[place]} letters to place {place}, not {found[place]}")
        for tile, name in enumerate(KIOSK_TILES):
            count = sum(1 for heap in self.kiosk if heap >> tile & 1)
            if count != 1:
                raise PositionError(f"position.kiosk: the tile {name!r} must be there once, not {count} times")
        for seat, place in enumerate(self.companions):
            if place > 0:
                on_board(place, places, f"position.seats[{seat}].companion")

    def all_letters(self) -> list[int]:
        """How many letters for each place there are, wherever they lie."""
        found = [self.pile[place] + self.discards[place] for place in range(PLACES)]
        for seat in range(len(self.open)):
            for place in self.open[seat] + self.delivered[seat]:
                found[place] += 1
        return found

    def seat_words(self) -> list[str]:
        return ["letters", "delivered", "companion", "bonus_round"]

    def arrange(self, given: Given, seats: list[Given]) -> dict[str, object]:
        """Letters and kiosk tiles that are named nowhere else are in their piles."""
        found = self.dump()
        given.take_into(found, ["asked", "bonus", "unpaid"])
        self._arrange_society(found, given)
        mine = given.take_list("seats", [self._dump_seat(seat) for seat in range(len(seats))])
        own = [dict(Reader(mine[i], f"position.parts.letters.seats[{i}]").state) for i in range(len(mine))]
        for i in range(min(len(own), len(seats))):
            seats[i].take_into(own[i], self.seat_words())
        found["seats"] = own
        heaps = given.take_inner("letters")
        discards = heaps.take_counts("discards", {})
        held = [counted(seat.get(word, []), "position.seats") for seat in own for word in ("letters", "delivered")]
        pile = heaps.take_counts("pile", the_rest(_by_place(self.all_letters()), discards, *held))
        heaps.nothing_left(["pile", "discards"])
        found["letters"] = {"pile": pile, "discards": discards}
        kiosk = given.take_inner("kiosk")
        lying: dict[str, list[object]] = {heap: kiosk.take_list(heap, []) for heap in HEAPS[1:]}
        gone = [tile for heap in lying.values() for tile in heap]
        rest: list[object] = [tile for tile in KIOSK_TILES if tile not in gone]
        found["kiosk"] = {"pile": kiosk.take_list("pile", rest), **lying}
        kiosk.nothing_left(list(HEAPS))
        return found

    def _arrange_society(self, found: dict[str, object], given: Given) -> None:
        """The Lira that are left, and how many times some were taken: the one follows from the other."""
        whole = self.society_lira
        if given.has("society"):
            left = left_over(given.take("society"), whole, "position.society")
            found.update({"society": left, "society_times": given.take("society_times", len(whole) - len(left))})
        elif given.has("society_times"):
            times = given.take_number("society_times", 0)
            found.update({"society": whole[max(0, times) :], "society_times": times})

    def in_first_words(self, state: dict[str, object]) -> dict[str, object]:
        del state["society_times"]
        state["society"] = self.society
        seats = state["seats"]
        assert isinstance(seats, list)
        for seat, at in zip(seats, self.companions, strict=True):
            seat["companion"] = at if at > 0 else FIRST_COMPANION_WORDS[at - IN_SUPPLY]
        return state

    def from_first_words(self, state: dict[str, object]) -> dict[str, object]:
        read = Reader(state, "position.parts.letters")
        times = read.number("society", 0, MANY)
        seats: list[dict[str, object]] = []
        for i, dumped in enumerate(read.items("seats")):
            seat = dict(Reader(dumped, f"position.seats[{i}]").state)
            if seat.get("companion") in FIRST_COMPANION_WORDS:
                seat["companion"] = COMPANION_WORDS[FIRST_COMPANION_WORDS.index(str(seat["companion"]))]
            seats.append(seat)
        return {**state, "seats": seats, "society": self.society_lira[times:], "society_times": times}


FIRST_COMPANION_WORDS: Final = ("supply", "ready")
"""What format 1 called the general and the own supply."""
HEAPS: Final = ("pile", "open", "used", "discards")


def _by_place(counts: list[int]) -> dict[str, int]:
    return {str(place): counts[place] for place in range(PLACES) if counts[place]}


def _places(read: Reader, key: str) -> list[int]:
    return read.counts(key, [str(place) for place in range(PLACES)], MANY)


def _companion(read: Reader) -> int:
    if isinstance(read.get("companion"), str):
        return IN_SUPPLY + read.word("companion", list(COMPANION_WORDS))
    return read.number("companion", 1, PLACES - 1)


def new_part(players: int, letters: list[int], society_lira: list[int]) -> Letters:
    """As it is when a game begins: companions wait in the general supply. (LS-04, LS-05)"""
    return Letters(
        letters,
        [0] * PLACES,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [IN_SUPPLY] * players,
        [0] * players,
        [ALL_TILES, 0, 0, 0],
        society_lira,
    )


def letters_of(t: Board) -> Letters:
    """The expansion's part of a table."""
    found = t.parts[LETTERS]
    assert isinstance(found, Letters)
    return found


def row_replaced(rows: list[list[int]], i: int, row: list[int]) -> list[list[int]]:
    """The same list of lists with another list at one position."""
    copy = rows[:]
    copy[i] = row
    return copy
