"""What many games have in common: read from their records, told in numbers, tables and plots."""

from __future__ import annotations

from bedesten.arena.study.facts import Facts, facts_of
from bedesten.arena.study.findings import findings
from bedesten.arena.study.sources import fresh, read_records

__all__ = ["Facts", "facts_of", "findings", "fresh", "read_records"]
