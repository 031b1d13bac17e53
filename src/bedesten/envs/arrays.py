"""Observations and masks as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.envs.encoding.encoder import Encoder
from bedesten.envs.encoding.layout import Layout

__all__ = ["Arrays", "split"]


class Arrays:
    """Turns the bytes of an encoder into arrays: each number divided by its highest value, so that all lie between 0
    and 1."""

    def __init__(self, encoder: Encoder) -> None:
        self.layout = encoder.layout
        self.size = encoder.layout.size
        self.actions = encoder.book.actions
        self.scale: NDArray[np.float32] = (1 / np.array(encoder.layout.most(), np.float32)).astype(np.float32)

    def observation(self, values: bytes | bytearray) -> NDArray[np.float32]:
        """One observation, or several one after the other as rows."""
        counts: NDArray[np.uint8] = np.frombuffer(values, np.uint8)
        if len(values) > self.size:
            counts = counts.reshape(-1, self.size)
        return counts * self.scale

    def mask(self, marks: bytearray) -> NDArray[np.int8]:
        """One mask, or several one after the other as rows."""
        found: NDArray[np.int8] = np.frombuffer(marks, np.int8)
        return found if len(marks) == self.actions else found.reshape(-1, self.actions)


def split(layout: Layout, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The sections of an observation by name, as tables of rows and columns: views, not copies."""
    return {
        section.name: observation[..., section.first : section.first + section.size].reshape(
            *observation.shape[:-1], len(section.rows), section.width
        )
        for section in layout.sections
    }
