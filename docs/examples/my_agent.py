"""A template: your trained agent in the arena, with nothing but numpy.

Train as you like, save the layers of your policy beside this file, and let it play:

    numpy.savez("policy.npz", w0=…, b0=…, w1=…, b1=…)      # observation → hidden → one logit for each action
    bedesten arena ladder --game dicegame --players 2 --bots random,./my_agent.py:MyAgent
"""

from pathlib import Path
from typing import Any

import numpy as np

from bedesten.envs.agents import AgentBot

POLICY = Path(__file__).with_name("policy.npz")


class MyAgent(AgentBot):
    """A small net: the legal action with the highest logit."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        with np.load(POLICY) as saved:
            count = len(saved.files) // 2
            self.layers = [(saved[f"w{i}"], saved[f"b{i}"]) for i in range(count)]
        self.observations, self.actions = len(self.layers[0][0]), len(self.layers[-1][1])  # checked against the game

    def act(self, observation: Any, mask: Any) -> int:
        hidden = observation
        for weights, bias in self.layers[:-1]:
            hidden = np.maximum(hidden @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return int(np.where(mask, hidden @ weights + bias, -np.inf).argmax())
