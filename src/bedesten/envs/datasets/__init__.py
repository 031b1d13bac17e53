"""Datasets of self-play games: written by `export`, read by `load`. Needs the extra ``data``."""

from __future__ import annotations

from bedesten.envs.datasets.loading import Dataset, load
from bedesten.envs.datasets.playing import Order
from bedesten.envs.datasets.writing import export

__all__ = ["Dataset", "Order", "export", "load"]
