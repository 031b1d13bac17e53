"""An agent that was trained in an environment, as a bot: it sees here exactly what it saw there.

::

    class MyAgent(AgentBot):
        def act(self, observation, mask):
            return int(np.where(mask, self.net(observation), -np.inf).argmax())

Then ``--bots ./my_agent.py:MyAgent`` is a bot like any other.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.bots.bot import Bot
from bedesten.kernel.errors import OptionError, shown
from bedesten.kernel.sight import Sight

__all__ = ["AgentBot"]


class AgentBot(Bot):
    """A bot that answers from an observation and a mask, as environments hand them out."""

    raw = False
    """Whether observations come as the bytes of the layout (`uint8`), as environments with ``raw=True`` give them."""
    observations = 0
    actions = 0
    """How many numbers and actions the agent was trained with; 0 if it does not matter. At a table with another number
    of players or another expansion both differ, and a net for one would play nonsense at the other."""

    def act(self, observation: NDArray[Any], mask: NDArray[np.int8]) -> int:
        """One of the actions whose mask is 1."""
        raise NotImplementedError

    def choose(self, sight: Sight) -> int:
        mask = np.frombuffer(sight.mask(), np.int8)
        values = np.frombuffer(sight.observation(), np.uint8)
        self._check(sight, len(values), len(mask))
        return sight.move(int(self.act(values if self.raw else _scaled(sight, values), mask)))

    def _check(self, sight: Sight, observations: int, actions: int) -> None:
        for what, trained, here in (
            ("numbers", self.observations, observations),
            ("actions", self.actions, actions),
        ):
            if trained not in (0, here):
                raise OptionError(
                    f"bots: {type(self).__name__} was trained with {trained} {what}, but {sight.game} with these "
                    f"options has {here}: {shown(sight.options)}"
                )


def _scaled(sight: Sight, values: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Numbers between 0 and 1, to the last bit as environments make them."""
    scale = 1 / np.array(sight.highest(), np.float32)
    return values.astype(np.float32) * scale.astype(np.float32)
