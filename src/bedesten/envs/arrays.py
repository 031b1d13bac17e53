"""Observations and masks as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.envs.observations.encoder import Encoder
from bedesten.envs.observations.layout import Layout

__all__ = ["Arrays", "split"]


class Arrays:
    """Turns the bytes of an encoder into arrays: each number divided by its highest value, so that all lie between 0
    and 1."""

    def __init__(self, encoder: Encoder, count: int = 1) -> None:
        self.layout = encoder.layout
        self.size = encoder.layout.size
        self.actions = encoder.book.actions
        self.count = count
        """How many observations, or masks, it takes at once."""
        scale = 1 / np.array(encoder.layout.most(), np.float32)
        self.scale: NDArray[np.float32] = np.tile(scale.astype(np.float32), count)

    def observation(self, values: bytes) -> NDArray[np.float32]:
        """One observation, or several as rows that follow each other in `values`."""
        found = np.frombuffer(values, np.uint8).astype(np.float32)  # apart, for a product of mixed types is slower
        found *= self.scale
        return found if self.count == 1 else found.reshape(self.count, -1)

    def mask(self, marks: bytearray) -> NDArray[np.int8]:
        """One mask, or several as rows that follow each other in `marks`."""
        found: NDArray[np.int8] = np.frombuffer(marks, np.int8)
        return found if self.count == 1 else found.reshape(self.count, -1)


def split(layout: Layout, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The sections of an observation by name, as tables of rows and columns: views, not copies."""
    return {
        section.name: observation[..., section.first : section.first + section.size].reshape(
            *observation.shape[:-1], len(section.rows), section.width
        )
        for section in layout.sections
    }
