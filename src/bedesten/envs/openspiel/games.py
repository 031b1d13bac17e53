"""The games as OpenSpiel is told of them."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from bedesten.envs.observations.encoder import Encoder
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.openspiel.observer import MemoryObserver, TableObserver, memory_size
from bedesten.envs.openspiel.state import Opening, SpielState
from bedesten.envs.play.rewards import check_reward
from bedesten.kernel.box import Box
from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import OptionError

__all__ = ["OpenSpielBoardGame", "OpenSpielDiceGame", "TableGame"]

COMMON: Final = {"players": 4, "start": -1, "reward": "place", "limit": 20_000, "deal": -1, "recall": False}
"""`start` -1 draws the starting player; after `limit` decisions a game is broken off and counts as it stands. `deal` -1
leaves the set-up to chance; from 0 on it is that of this seed, the same in every game, and the first question is one to
a player. With `recall` there are information states."""
BOARD: Final = {"edition": "big-box", "expansions": "", "layout": "", "layout_seed": 0, "variants": ""}
"""Lists are words with a ``+`` between; the layout is a name, or place numbers with a ``+`` between. A random one
follows from `layout_seed`, and is the same in every game."""


MOST_REMEMBERED: Final = 2_000_000
"""Numbers of an information state, at the most."""


def game_type(
    name: str, title: str, information: Any, most_players: int, parameters: dict[str, Any], recall: bool = False
) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=recall,
        provides_information_state_tensor=recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def board_type(recall: bool) -> Any:
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    return game_type("bedesten_istanbul", "Istanbul, the board game", information, 5, COMMON | BOARD, recall)


def dice_type(recall: bool) -> Any:
    information = pyspiel.GameType.Information.PERFECT_INFORMATION
    return game_type("bedesten_dicegame", "Istanbul: The Dice Game", information, 4, COMMON, recall)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, kind: Any, name: str, given: dict[str, Any], options: dict[str, Any], seed: int) -> None:
        self.box: Box = box_of(name)
        self.reward = check_reward(str(given["reward"]))
        if self.reward == "rubies":
            raise OptionError("reward: place or win, not rubies, which OpenSpiel could not add up at the end")
        options["players"] = int(given["players"])
        if int(given["start"]) >= 0:
            options["start"] = int(given["start"])
        limit = int(given["limit"])
        self.opening = Opening(self.box, self.box.options(options, seed), limit, int(given["deal"]))
        table = self.opening.table
        self.encoder: Encoder = encoder_of(table)
        self.recall = bool(given["recall"])
        if self.recall and memory_size(self.encoder.layout.size, limit) > MOST_REMEMBERED:
            most = MOST_REMEMBERED // (self.encoder.layout.size + 1) - 1
            raise OptionError(f"recall: information states hold the whole game, so limit={most} is the most here")
        info = pyspiel.GameInfo(
            num_distinct_actions=table.book.actions,
            max_chance_outcomes=table.book.outcomes,
            num_players=self.opening.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | MemoryObserver:
        if params:
            raise ValueError(f"observations take no parameters, so not {params}")
        if iig_obs_type is not None and not iig_obs_type.public_info:
            raise ValueError("observations are what a seat sees: public information included")
        if iig_obs_type is None or not iig_obs_type.perfect_recall:
            return TableObserver(self)
        if not self.recall:
            raise ValueError("information states, with perfect recall, are there if the game has recall=True")
        return MemoryObserver(self)


class OpenSpielBoardGame(TableGame):
    """The board game, with any edition, expansions and variants."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**COMMON, **BOARD, **(params or {})}
        options: dict[str, Any] = {
            "edition": str(given["edition"]),
            "expansions": [word for word in str(given["expansions"]).split("+") if word],
            "variants": [word for word in str(given["variants"]).split("+") if word],
        }
        if given["layout"]:
            options["layout"] = str(given["layout"]).replace("+", " ")
        super().__init__(board_type(bool(given["recall"])), "istanbul", given, options, int(given["layout_seed"]))


class OpenSpielDiceGame(TableGame):
    """The Dice Game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**COMMON, **(params or {})}
        super().__init__(dice_type(bool(given["recall"])), "dicegame", given, {}, 0)


pyspiel.register_game(board_type(False), OpenSpielBoardGame)
pyspiel.register_game(dice_type(False), OpenSpielDiceGame)
