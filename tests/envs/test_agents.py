"""A trained agent as a bot: the template of the documentation, used as a stranger would."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete

import bedesten
from bedesten.bots import make
from bedesten.cli import main
from bedesten.envs.agents import AgentBot
from bedesten.envs.gymnasium import SeatEnv

TEMPLATE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "my_agent.py"


@pytest.fixture
def agent(tmp_path: Path) -> str:
    """The template with a net of two layers for The Dice Game of two, as numpy saves it."""
    luck = np.random.default_rng(1)
    env = SeatEnv("dicegame", players=2)
    assert isinstance(env.action_space, Discrete)
    sizes = [env.observation_space.shape[0], 8, int(env.action_space.n)]
    layers: dict[str, Any] = {}
    for i in range(2):
        layers[f"w{i}"] = luck.normal(size=sizes[i : i + 2]).astype(np.float32)
        layers[f"b{i}"] = np.zeros(sizes[i + 1], np.float32)
    np.savez(tmp_path / "policy.npz", **layers)
    shutil.copy(TEMPLATE, tmp_path)
    return f"{tmp_path / TEMPLATE.name}:MyAgent"


def test_the_template_plays_where_bots_play(agent: str, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["-n", "2", "--game", "dicegame", "--bots", f"{agent},random", "--seed", "1", "--jobs", "1", "--json"]
    assert main(["simulate", *args, "--limit", "300"]) == 0  # who has learned nothing may never come to an end
    assert json.loads(capsys.readouterr().out)["summary"]["games"] == 2


def test_it_plays_as_it_did_in_its_environment(agent: str) -> None:
    """The same game through the environment and through sights: the same actions."""
    bot = make(agent)
    assert isinstance(bot, AgentBot)
    env = SeatEnv("dicegame", players=2, seat=0)
    seen, info = env.reset(seed=3)
    for _ in range(30):
        action = bot.act(seen, info["action_mask"])
        sight = env.sight()
        assert sight.action(bot.choose(sight)) == action
        seen, _, over, _, info = env.step(action)
        if over:
            break


def test_at_another_table_it_says_what_is_wrong(agent: str) -> None:
    game = bedesten.new("dicegame", players=4, seed=1)
    assert game.actor is not None
    with pytest.raises(bedesten.OptionError, match=r"MyAgent was trained with \d+ numbers, but dicegame .* has \d+"):
        make(agent).choose(game.sight(game.actor))


def test_raw_observations_are_bytes() -> None:
    class Raw(AgentBot):
        raw = True

        def act(self, observation, mask):
            assert observation.dtype == np.uint8
            return int(mask.argmax())

    game = bedesten.new(players=2, seed=1)
    assert Raw(1).choose(game.sight(game.actor)) == game.moves()[0]
