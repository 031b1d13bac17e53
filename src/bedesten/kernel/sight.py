"""What a bot is handed: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import IllegalMove, shown
from bedesten.kernel.notation import find_move, options_text
from bedesten.kernel.observing import encoder_for
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.position import dump_position
from bedesten.kernel.reading import whole
from bedesten.kernel.table import Table

__all__ = ["Sight"]


class Sight:
    """A position as one seat sees it.

    It holds no reference to the real game: only a table imagined from what the seat knows, with the hands
    of the others dealt anew and with dice of its own.
    """

    def __init__(self, box: Box, table: Table, seat: int) -> None:
        self._box = box
        self._imagined = box.imagine(table, seat, generator(0, "sight"))
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        return self._box.name

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game that is played, JSON-ready; empty for rules that were put together by hand."""
        options = self._imagined.book.options
        return {} if options is None else options.as_dict()

    @property
    def question(self) -> str:
        """What is asked, by name, of whomever; empty once the game is over."""
        return self._imagined.question

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, JSON-ready."""
        return self._box.view(self._imagined, self.seat)

    def moves(self) -> list[int]:
        """The legal moves, if this seat must answer; else none."""
        return self._imagined.moves() if self._imagined.actor == self.seat else []

    def phrase(self, move: int) -> Phrase:
        """What a move names, and whether it declines."""
        return self._imagined.phrase(move)

    def text(self, move: int) -> str:
        """A move in notation."""
        return self.phrase(move).text()

    def read(self, words: str) -> int:
        """The legal move with this notation."""
        move = find_move(self._imagined, words) if self.moves() else -1
        if move < 0:
            possible = options_text(self._imagined) if self.moves() else "nothing, for this seat is not asked"
            raise IllegalMove(f"{shown(words)} is not possible now. Possible: {possible}")
        return move

    def sample(self, seed: int) -> Table:
        """A table to search on that fits all this seat knows; different seeds deal what is hidden differently."""
        chance = generator(seed, "sample")
        return self._box.imagine(self._imagined, self.seat, chance)

    def fits(self, table: Table) -> bool:
        """Whether this is the position of a table, as far as the seat can see: with the same moves, too."""
        imagined = self._imagined
        if table.turn != imagined.turn or table.over or table.asks[-1].kind != imagined.asks[-1].kind:
            return False
        if table.asks[-1].seat != self.seat or table.moves() != imagined.moves():
            return False
        return self._box.view(table, self.seat) == self.view

    def state(self) -> dict[str, Any]:
        """A whole position that fits all this seat knows, JSON-ready, as `Game.state` gives one."""
        return dump_position(self._box, self._imagined)

    # ── In numbers, as environments tell it ────────────────────────────────────────────────────────────────

    def observation(self) -> bytes:
        """What the seat sees, a byte for each number of the layout, as environments with `raw` give it."""
        found: bytes = encoder_for(self._imagined).values(self._imagined, self.seat)
        return found

    def mask(self) -> bytearray:
        """A byte for each action of the action space: 1 if it is legal now; none is if this seat is not asked."""
        found = bytearray(self._imagined.book.actions)
        for move in self.moves():
            found[self.action(move)] = 1
        return found

    def layout(self) -> dict[str, object]:
        """What each number of the observation means, JSON-ready."""
        found: dict[str, object] = encoder_for(self._imagined).layout.describe()
        return found

    def highest(self) -> list[int]:
        """The highest value of each number of the observation: divided by it, as environments do, all lie between 0 and
        1."""
        found: list[int] = encoder_for(self._imagined).layout.most()
        return found

    def action(self, move: int) -> int:
        """The index of a move in the action space."""
        return self._imagined.book.action(self._imagined.asks[-1].kind, move)

    def move(self, action: int) -> int:
        """The legal move with this index in the action space."""
        action = whole(action, "an action")
        moves = self.moves()
        move = self._imagined.book.move(self._imagined.asks[-1].kind, action) if moves else -1
        if move not in moves:
            raise IllegalMove(f"action {shown(action)} is not possible now; see the mask")
        return move

    # ── Copies, and other processes ────────────────────────────────────────────────────────────────────────

    def __copy__(self) -> Sight:
        return self  # nobody changes one

    def __deepcopy__(self, memo: dict[int, object]) -> Sight:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from bedesten.kernel.pickling import restored_sight

        return restored_sight, (self._imagined, self.seat)

    def __repr__(self) -> str:
        asked = f"asked {self.question!r}, {len(self.moves())} moves" if self.moves() else "not asked"
        return f"<Sight of seat {self.seat} in {self.game}: {asked}>"
