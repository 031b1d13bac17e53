"""What the environments with an agent for each seat have in common: spaces, pictures, copies."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bedesten.envs.drawing import picture_of, text_of
from bedesten.envs.running import Running
from bedesten.kernel.errors import OptionError

__all__ = ["RENDER_MODES", "Spaces", "check_mode", "rendered"]

RENDER_MODES: Final = ["human", "ansi", "rgb_array", "svg"]


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


class Spaces:
    """The spaces of a setup, the same for all seats."""

    def __init__(self, running: Running) -> None:
        arrays = running.arrays
        self.names = [f"player_{seat}" for seat in range(running.players)]
        self.observations: dict[str, gymnasium.Space[Any]] = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 1, (arrays.size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (arrays.actions,), np.int8),
                }
            )
            for name in self.names
        }
        self.actions: dict[str, gymnasium.Space[Any]] = {
            name: gymnasium.spaces.Discrete(arrays.actions) for name in self.names
        }


def rendered(running: Running, mode: str | None) -> NDArray[np.uint8] | str | None:
    """What everybody may see, in this mode; `human` prints it."""
    if mode is None:
        gymnasium.logger.warn("no render_mode was given, so there is nothing to show")
        return None
    view = running.view()
    names = running.place_names()
    game = running.box.name
    if mode in ("human", "ansi"):
        text = text_of(game, view, names)
        if mode == "ansi":
            return text
        print(text)
        return None
    picture = picture_of(game, view, names)
    return picture.svg() if mode == "svg" else picture.pixels()
