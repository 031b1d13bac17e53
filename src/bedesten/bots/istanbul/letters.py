"""What bots know of Letters & Seals: what its things are worth, and which answers are worth a look."""

from __future__ import annotations

from typing import Final

from bedesten.bots.features import Feature, FeatureSum
from bedesten.bots.istanbul.part import PartJudge
from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import Letters
from bedesten.istanbul.letters.terms import (
    AUCTION_HOUSE,
    BONUS_LETTERS,
    BONUS_TURN,
    CARDS,
    EMBASSY,
    GIVE_LETTERS,
    IN_SUPPLY,
    KIOSK,
    SECRET_SOCIETY,
)
from bedesten.istanbul.seat import Part, Seat
from bedesten.istanbul.terms import MOVE, PLACES
from bedesten.kernel.ask import Ask

__all__ = ["JUDGE"]

SEAL: Final = 2.8
"""Each of the first seven, which the Secret Society takes for a ruby; what is over waits for the next."""
RUBY_SEALS: Final = 6
MOST_SEALS: Final = 7
MORE_SEALS: Final = 1.5
COMPANION: Final = 3.0
ANOTHER_TURN: Final = 8.0

SEAL_CASES: Final = 11
# Where each row begins.
SEALS_ROW: Final = 0
COMPANION_ROW: Final = SEALS_ROW + SEAL_CASES
NEXT_TURN_ROW: Final = COMPANION_ROW + 2


def seals_worth(seals: int) -> float:
    return SEAL * min(seals, MOST_SEALS) + MORE_SEALS * max(0, seals - MOST_SEALS)


FEATURES: Final[list[Feature]] = [
    Feature("seals", SEAL_CASES, "seals: 0 to 10", [seals_worth(seals) for seals in range(SEAL_CASES)], of="seals"),
    Feature(
        "companion", 2, "the companion waits beside the board; he stands on it", [COMPANION, COMPANION], of="companion"
    ),
    Feature("next_turn", 1, "it has another turn at once", [ANOTHER_TURN], of="turn"),
]


class LettersJudge(PartJudge):
    """Seals, the companion, and a turn to come."""

    def __init__(self) -> None:
        super().__init__(list(range(EMBASSY, PLACES)), [SECRET_SOCIETY], CARDS, FEATURES)

    def wealth(self, t: Board, part: Part, seat: int) -> float:
        assert isinstance(part, Letters)
        found = seals_worth(part.seals(seat))
        if part.companions[seat] != IN_SUPPLY:
            found += COMPANION
        if t.active == seat and t.asks and t.asks[-1].kind == MOVE:
            found += ANOTHER_TURN
        return found

    def visit(self, t: Board, part: Part, me: Seat, seat: int, place: int, ruby: float) -> float:
        assert isinstance(part, Letters)
        if place == EMBASSY:
            return 2 * SEAL
        if place == KIOSK:
            return SEAL + 4.0
        if place == AUCTION_HOUSE:
            return 3.5
        if place == SECRET_SOCIETY and part.seals(seat) >= RUBY_SEALS:
            return ruby - RUBY_SEALS * SEAL + max(0, 3 - part.society)
        return 0.0

    def shortlist(self, t: Board, ask: Ask, moves: list[int]) -> list[int]:
        """Any letters will do."""
        if ask.kind == BONUS_LETTERS or ask.kind == GIVE_LETTERS:
            return moves[:1]
        return moves[:2] if ask.kind == BONUS_TURN else moves

    def mark(self, t: Board, part: Part, seat: int, found: FeatureSum) -> None:
        assert isinstance(part, Letters)
        first = self.first_row
        found.mark(first + SEALS_ROW + min(part.seals(seat), SEAL_CASES - 1))
        at = part.companions[seat]
        if at != IN_SUPPLY:
            found.mark(first + COMPANION_ROW + (1 if at > 0 else 0))
        begins = t.active == seat and t.asks and t.asks[-1].kind == MOVE and t.turn > 1
        if begins and part.bonus_rounds[seat] == t.round:
            found.mark(first + NEXT_TURN_ROW)


JUDGE: Final = LettersJudge()
