"""The command: play in the terminal, look at records, check them, simulate."""

from __future__ import annotations

from bedesten.cli.command import main

__all__ = ["main"]
