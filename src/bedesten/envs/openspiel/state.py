"""A position as OpenSpiel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from bedesten.envs.encoding.encoder import legal_actions
from bedesten.envs.encoding.outcome import payoffs
from bedesten.envs.running import box_of
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.notation import move_text
from bedesten.kernel.options import Options
from bedesten.kernel.position import dump_position, restore_position
from bedesten.kernel.table import Table

if TYPE_CHECKING:
    from bedesten.envs.openspiel.games import TableGame

__all__ = ["Position", "TableState"]

SEEDS = 1 << 53
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL_PLAYER = int(pyspiel.PlayerId.TERMINAL)


class Position:
    """All that a state holds, in one thing that copies fast: OpenSpiel clones a state by `deepcopy` of each of its
    attributes, laid over an initial state; so that one is laid only when somebody looks."""

    __slots__ = ("box", "decisions", "limit", "options", "table")

    def __init__(self, box: Box, options: Options, limit: int, table: Table | None, decisions: int) -> None:
        self.box = box
        self.options = options
        self.limit = limit
        """Decisions after which the game is broken off."""
        self.table = table
        self.decisions = decisions

    def laid(self) -> Table:
        """The table; at first the one on which the first question to chance is open."""
        table = self.table
        if table is None:
            table = self.box.lay(self.options, generator(0))
            table.manual = True
            table.run()
            self.table = table
        return table

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        table = None if self.table is None else self.table.copy()
        return Position(self.box, self.options, self.limit, table, self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled tables can't be pickled, so the position is dumped; chance is the caller's, so no luck is lost."""
        dumped = None if self.table is None else dump_position(self.box, self.table)
        return _restored, (self.box.name, self.options.as_dict(), self.limit, dumped, self.decisions)


def _restored(game: str, given: dict[str, Any], limit: int, dumped: dict[str, Any] | None, decisions: int) -> Position:
    box = box_of(game)
    options = box.options(given, 0)
    if dumped is None:
        return Position(box, options, limit, None, decisions)
    table = box.lay(options, generator(0))
    restore_position(box, table, dumped)
    table.manual = True
    return Position(box, options, limit, table, decisions)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position. Players are the seats; dice and draws are chance nodes, answered by OpenSpiel."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game.box, game.options, game.limit, None, 0)

    @property
    def table(self) -> Table:
        """The bare table."""
        return self.position.laid()

    def current_player(self) -> int:
        position = self.position
        table = position.table or position.laid()
        if table.over or position.decisions >= position.limit:
            return TERMINAL_PLAYER
        seat = table.asks[-1].seat
        return CHANCE_PLAYER if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        position = self.position
        return (position.table or position.laid()).over or position.decisions >= position.limit

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.position.laid())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Of dice and draws, with their probabilities."""
        table = self.position.laid()
        ask = table.asks[-1]
        weights = table.book.rules[ask.kind].weights(table, ask)
        total = sum(weights)
        moves = table.moves()
        return [(table.book.action(ask.kind, move), w / total) for move, w in zip(moves, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        table = position.laid()
        ask = table.asks[-1]
        if ask.seat != CHANCE:
            position.decisions += 1
        table.play(table.book.move(ask.kind, action))

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if table.over:
            return f"action {action}"
        move = table.book.move(table.asks[-1].kind, action)
        return move_text(table, move) if move in table.moves() else f"action {action}"

    def returns(self) -> list[float]:
        """0 for all while the game runs; a game that was broken off counts as it stands."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        return payoffs(game.box, self.table, game.num_players(), game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that fits all this player knows, what he can't see being dealt anew. Its history is empty."""
        game = self.get_game()
        twin = TableState(game)
        chance = generator(int(sampler() * SEEDS), "resample")
        table = game.box.imagine(self.table, player, chance)
        table.manual = True
        twin.position = Position(game.box, game.options, game.limit, table, self.position.decisions)
        return twin

    def __str__(self) -> str:
        """The whole position, hidden things included, as OpenSpiel wants it."""
        game = self.get_game()
        table = self.table
        if table.over:
            return f"over: {game.box.dump(table)}"
        ask = table.asks[-1]
        name = table.book.rules[ask.kind].name
        return f"{name} {ask.seat} {ask.a} {ask.b}: {game.box.dump(table)}"
