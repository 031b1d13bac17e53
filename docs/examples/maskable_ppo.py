"""Trains MaskablePPO of sb3-contrib for one seat of The Dice Game, and draws how many games it wins as it learns.

pip install 'bedesten[gymnasium]' sb3-contrib matplotlib
python docs/examples/maskable_ppo.py --steps 60000 --picture training.svg
"""

import argparse
from collections.abc import Callable
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from bedesten.envs.gymnasium import SeatEnv

Choose = Callable[[Any, Any], int]


def wins(choose: Choose, games: int, rivals: str) -> float:
    """The share of games won, over games that are never trained on."""
    env = SeatEnv("dicegame", players=2, rivals=rivals, reward="win")
    won = 0
    for seed in range(10_000_000, 10_000_000 + games):
        observation, info = env.reset(seed=seed)
        reward, over = 0.0, False
        while not over:
            action = choose(observation, info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        won += reward > 0
    return won / games


class Exam(BaseCallback):
    """Stops every so often to see how many games the model wins."""

    def __init__(self, every: int, games: int, rivals: str) -> None:
        super().__init__()
        self.every, self.games, self.rivals = every, games, rivals
        self.curve: list[tuple[int, float]] = []

    def choose(self, observation: Any, mask: Any) -> int:
        return int(self.model.predict(observation, action_masks=mask)[0])

    def _on_step(self) -> bool:
        if self.num_timesteps == 1 or self.num_timesteps % self.every == 0:
            self.curve.append((self.num_timesteps, wins(self.choose, self.games, self.rivals)))
            print(f"{self.num_timesteps:7} steps: wins {self.curve[-1][1]:.0%}", flush=True)
        return True


def draw(curve: list[tuple[int, float]], luck: float, rivals: str, path: str) -> None:
    steps, shares = zip(*curve, strict=True)
    figure, axes = plt.subplots(figsize=(6, 3.2))
    axes.plot(steps, [100 * share for share in shares], marker="o", label="MaskablePPO")
    axes.axhline(100 * luck, linestyle="--", color="grey", label="random moves")
    axes.set_ylim(0, 100)
    axes.set_xlabel("steps of training")
    axes.set_ylabel(f"games won against {rivals}, %")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=100, help="of each exam")
    parser.add_argument("--rivals", default="random")
    parser.add_argument("--picture", default="training.svg")
    args = parser.parse_args()
    learning = SeatEnv("dicegame", players=2, rivals=args.rivals, reward="rubies")
    model = MaskablePPO("MlpPolicy", learning, seed=1, n_steps=2048, batch_size=256, ent_coef=0.01, device="cpu")
    exam = Exam(args.steps // 10, args.games, args.rivals)
    model.learn(args.steps, callback=exam)
    chance = np.random.default_rng(1)
    luck = wins(lambda _, mask: int(chance.choice(np.flatnonzero(mask))), args.games, args.rivals)
    print(f"random moves: wins {luck:.0%}")
    draw(exam.curve, luck, args.rivals, args.picture)


if __name__ == "__main__":
    main()
