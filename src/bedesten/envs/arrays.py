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

    def __init__(self, encoder: Encoder) -> None:
        self.layout = encoder.layout
        self.size = encoder.layout.size
        self.actions = encoder.book.actions
        self.scale: NDArray[np.float32] = (1 / np.array(encoder.layout.most(), np.float32)).astype(np.float32)

    def observation(self, values: bytes) -> NDArray[np.float32]:
        """One observation."""
        return self.divided(np.frombuffer(values, np.uint8), np.empty(self.size, np.float32))

    def divided(self, values: NDArray[np.uint8], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Observations as they come from the encoder, one or a row for each, divided by their highest values."""
        np.copyto(out, values)  # apart, for a product of mixed types is slower
        out *= self.scale
        return out

    def mask(self, marks: bytearray) -> NDArray[np.int8]:
        """One mask."""
        return np.frombuffer(marks, np.int8)


def split(layout: Layout, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The sections of an observation by name, as tables of rows and columns: views, not copies."""
    return {
        section.name: observation[..., section.first : section.first + section.size].reshape(
            *observation.shape[:-1], len(section.rows), section.width
        )
        for section in layout.sections
    }
