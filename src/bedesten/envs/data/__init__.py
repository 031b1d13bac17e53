"""Datasets of self-play games: written by `export`, read by `load`. Needs the extra ``data``."""

from __future__ import annotations

from bedesten.envs.data.loading import Dataset, load
from bedesten.envs.data.playing import Order
from bedesten.envs.data.writing import export

__all__ = ["Dataset", "Order", "export", "load"]
