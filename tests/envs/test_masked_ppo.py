"""A real training run with sb3-contrib's MaskablePPO. Slow, and not part of the usual run: see CONTRIBUTING.md."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest

from bedesten.envs.gymnasium import SeatEnv

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

STEPS = 12_000
GAMES = 60


def wins(env: SeatEnv, choose: Any, first_seed: int) -> float:
    """The share of games won against random bots."""
    won = 0
    for seed in range(first_seed, first_seed + GAMES):
        observation, info = env.reset(seed=seed)
        reward, over = 0.0, False
        while not over:
            observation, reward, terminated, truncated, info = env.step(choose(observation, info["action_mask"]))
            over = terminated or truncated
        won += reward > 0.5
    return won / GAMES


def test_maskable_ppo_learns_to_beat_random_bots() -> None:
    ppo = importlib.import_module("sb3_contrib").MaskablePPO
    learning = SeatEnv("dicegame", players=2, rivals="random", reward="rubies")
    model = ppo("MlpPolicy", learning, seed=1, n_steps=1024, batch_size=256, ent_coef=0.01, device="cpu")
    model.learn(STEPS)
    playing = SeatEnv("dicegame", players=2, rivals="random", reward="win")
    luck = np.random.default_rng(1)
    by_luck = wins(playing, lambda _, mask: int(luck.choice(np.flatnonzero(mask))), 10_000)
    learnt = wins(playing, lambda seen, mask: int(model.predict(seen, action_masks=mask)[0]), 10_000)
    assert 0.3 < by_luck < 0.7
    assert learnt > 0.75, f"{learnt:.0%} against {by_luck:.0%} by luck"
