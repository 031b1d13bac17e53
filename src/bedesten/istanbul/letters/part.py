"""What Letters & Seals keeps on the table."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.terms import ALL_TILES, COMPANION_WORDS, IN_SUPPLY, KIOSK_TILES, NO_SEAT
from bedesten.istanbul.saved import MANY, members
from bedesten.istanbul.seat import Part
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.reading import Reader

__all__ = ["Letters", "letters_of", "new_part", "row_replaced"]


class Letters(Part):
    """Letters, companions, the kiosk's tiles, the Secret Society, bonus turns. Lists are replaced, never changed.

    Dumped: ``letters`` with ``pile`` and ``discards``, how many letters for each place; ``seats``, for each its open
    ``letters`` and its ``delivered`` ones by their places (the latter in the order of delivery), its ``companion``
    (a place, ``supply`` or ``ready``) and ``bonus_round``, the last round in which it took a bonus turn; ``kiosk``
    with the names of the tiles in the ``pile``, ``open``, ``used`` in this action, and in the ``discards``;
    ``society``, how many times its action was carried out; ``asked``, the last turn after which a bonus turn was
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
    ) -> None:
        super().__init__("letters")
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
            "society": self.society,
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
        read = Reader(state, "state.parts.letters")
        players = len(self.companions)
        all_letters = [self.pile[place] + self.discards[place] for place in range(PLACES)]
        for seat in range(players):
            for place in self.open[seat] + self.delivered[seat]:
                all_letters[place] += 1
        heaps = read.inner("letters")
        self.pile = _places(heaps, "pile")
        self.discards = _places(heaps, "discards")
        self._restore_seats(read, players)
        found = [self.pile[place] + self.discards[place] for place in range(PLACES)]
        for seat in range(players):
            for place in self.open[seat] + self.delivered[seat]:
                found[place] += 1
        if found != all_letters:
            raise read.wrong("letters", "such that each letter lies at one place")
        kiosk = read.inner("kiosk")
        self.kiosk = [sum(1 << tile for tile in set(kiosk.words(heap, list(KIOSK_TILES)))) for heap in HEAPS]
        pile, opened, used, discards = self.kiosk
        if sum(self.kiosk) != ALL_TILES or pile | opened | used | discards != ALL_TILES:
            raise read.wrong("kiosk", "such that each tile lies at one place")
        self.society = read.number("society", 0, MANY)
        self.asked = read.number("asked", 0, MANY)
        self.bonus = read.flag("bonus")
        self.unpaid = NO_SEAT if read.get("unpaid") is None else read.number("unpaid", 0, players - 1)

    def _restore_seats(self, read: Reader, players: int) -> None:
        seats = read.get("seats")
        if not isinstance(seats, list) or len(seats) != players:
            raise read.wrong("seats", f"a list of {players} seats")
        inner = [Reader(seats[i], f"{read.where}.seats[{i}]") for i in range(players)]
        self.open = [sorted(seat.numbers("letters", 1, PLACES - 1)) for seat in inner]
        self.delivered = [seat.numbers("delivered", 1, PLACES - 1) for seat in inner]
        self.companions = [_companion(seat) for seat in inner]
        self.bonus_rounds = [seat.number("bonus_round", 0, MANY) for seat in inner]


HEAPS: Final = ("pile", "open", "used", "discards")


def _by_place(counts: list[int]) -> dict[str, int]:
    return {str(place): counts[place] for place in range(PLACES) if counts[place]}


def _places(read: Reader, key: str) -> list[int]:
    return read.counts(key, [str(place) for place in range(PLACES)], MANY)


def _companion(read: Reader) -> int:
    word = read.get("companion")
    if isinstance(word, str) and word in COMPANION_WORDS:
        return IN_SUPPLY + COMPANION_WORDS.index(word)
    return read.number("companion", 1, PLACES - 1)


def new_part(players: int, letters: list[int]) -> Letters:
    """As it is when a game begins: companions wait in the general supply. (LS-04, LS-05)"""
    return Letters(
        letters,
        [0] * PLACES,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [IN_SUPPLY] * players,
        [0] * players,
        [ALL_TILES, 0, 0, 0],
    )


def letters_of(t: Board, part: int) -> Letters:
    """The expansion's part of a table. What is asked in every turn takes it from the table itself, without a call."""
    found = t.parts[part]
    assert isinstance(found, Letters)
    return found


def row_replaced(rows: list[list[int]], i: int, row: list[int]) -> list[list[int]]:
    """The same list of lists with another list at one position."""
    copy = rows[:]
    copy[i] = row
    return copy
