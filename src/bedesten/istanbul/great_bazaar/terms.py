"""The words of the Great Bazaar as numbers."""

from __future__ import annotations

from typing import Final

__all__ = ["CATACOMBS", "CATACOMBS_WAY", "TAKE_GOOD_OR_COFFEE"]

CATACOMBS: Final = 25

# Kinds of asks.
CATACOMBS_WAY: Final = 130
TAKE_GOOD_OR_COFFEE: Final = 131
