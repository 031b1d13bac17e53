"""A position as OpenSpiel knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from bedesten.envs.play.nodes import TERMINAL, answer, legal_actions, outcomes, player_of
from bedesten.envs.play.rewards import payoffs
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.box import Box
from bedesten.kernel.chance import generator
from bedesten.kernel.notation import move_text
from bedesten.kernel.options import GameOptions
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

if TYPE_CHECKING:
    from bedesten.envs.openspiel.games import TableGame

__all__ = ["Opening", "SpielState", "StateContents"]

SEEDS = 1 << 53
DRAWN = -1
"""The set-up is left to chance."""
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL_PLAYER = int(pyspiel.PlayerId.TERMINAL)
assert (CHANCE_PLAYER, TERMINAL_PLAYER) == (CHANCE, TERMINAL)


class Opening:
    """What all states of a game share: how it begins, and when it is broken off."""

    def __init__(self, box: Box, options: GameOptions, limit: int, deal: int = DRAWN) -> None:
        self.box = box
        self.options = options
        self.limit = limit
        """Decisions after which the game is broken off."""
        self.deal = deal
        """The seed of the set-up, or `DRAWN`."""
        self.table = box.lay(options, generator(max(deal, 0), "game"))
        """The table on which the first question is open: to chance, if the set-up is drawn, else to a player."""
        self.table.manual = deal == DRAWN
        self.table.run()
        self.table.manual = True
        self.player = player_of(self.table)


class StateContents:
    """All that a state holds, in one thing that copies fast: OpenSpiel clones a state by `deepcopy` of each of its
    attributes, laid over an initial state; so that one is laid only when somebody looks."""

    __slots__ = ("decisions", "opening", "player", "table")

    def __init__(self, opening: Opening, table: Table | None, decisions: int, player: int) -> None:
        self.opening = opening
        self.table = table
        self.decisions = decisions
        self.player = player
        """Who is asked, as OpenSpiel numbers the players: it asks for that many times in each step."""

    def laid(self) -> Table:
        """The table."""
        table = self.table
        if table is None:
            table = self.table = self.opening.table.copy()
        return table

    def __deepcopy__(self, memo: dict[int, Any]) -> StateContents:
        table = None if self.table is None else self.table.copy()
        return StateContents(self.opening, table, self.decisions, self.player)

    def __reduce__(self) -> tuple[Any, ...]:
        opening = self.opening
        begun = (opening.box, opening.options.as_dict(), opening.limit, opening.deal)
        return _restored, (*begun, self.table, self.decisions, self.player)


def _restored(
    box: Box, given: dict[str, Any], limit: int, deal: int, table: Table | None, decisions: int, player: int
) -> StateContents:
    """What comes out of a pickle."""
    return StateContents(Opening(box, box.options(given, 0), limit, deal), table, decisions, player)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Players are the seats; dice and draws are chance nodes, answered by OpenSpiel."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = StateContents(game.opening, None, 0, game.opening.player)

    @property
    def table(self) -> Table:
        """The bare table."""
        return self.position.laid()

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL_PLAYER

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.position.laid())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Of dice and draws, with their probabilities."""
        return outcomes(self.position.laid())

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.player != CHANCE_PLAYER:
            position.decisions += 1
        position.player = answer(position.table or position.laid(), action)
        if position.decisions >= position.opening.limit:
            position.player = TERMINAL_PLAYER

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

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that fits all this player knows, what he can't see being dealt anew. Its history is empty, so there
        are no information states of what follows from it."""
        game = self.get_game()
        twin = SpielState(game)
        chance = generator(int(sampler() * SEEDS), "resample")
        table = game.box.imagine(self.table, player, chance)
        table.manual = True
        twin.position = StateContents(game.opening, table, self.position.decisions, self.position.player)
        return twin

    def sight(self, player: int | None = None) -> Sight:
        """What a bot is handed in the place of a player, by default of the one who is asked."""
        return Sight(self.get_game().box, self.table, self.current_player() if player is None else player)

    def __str__(self) -> str:
        """The whole position, hidden things included, as OpenSpiel wants it."""
        game = self.get_game()
        table = self.table
        if table.over:
            return f"over: {game.box.dump(table)}"
        ask = table.asks[-1]
        name = table.book.rules[ask.kind].name
        return f"{name} {ask.seat} {ask.a} {ask.b}: {game.box.dump(table)}"
