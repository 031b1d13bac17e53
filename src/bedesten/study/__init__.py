"""What many games have in common: read from their records, told in numbers, tables and plots."""

from __future__ import annotations

from bedesten.study.facts import Facts, facts_of
from bedesten.study.findings import findings
from bedesten.study.sources import fresh, read_records

__all__ = ["Facts", "facts_of", "findings", "fresh", "read_records"]
