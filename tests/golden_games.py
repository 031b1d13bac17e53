"""Stored games with what they led to: the folders that `tools/write_golden*.py` write."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import bedesten

__all__ = ["Golden"]


class Golden:
    """The golden games of one folder."""

    def __init__(self, folder: str = "") -> None:
        self.folder = Path(__file__).resolve().parent / "golden" / folder
        self.stored: dict[str, dict[str, Any]] = json.loads(
            (self.folder / "fingerprints.json").read_text(encoding="utf-8")
        )
        self.names = list(self.stored)

    def record(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def check_folder(self, games: int, size: int) -> None:
        """Every record has its facts; there are enough of them, and they are not too large."""
        assert {file.stem for file in self.folder.glob("*.txt")} == set(self.stored)
        assert len(self.stored) >= games
        assert sum(file.stat().st_size for file in self.folder.iterdir() if file.is_file()) < size

    def check_game(self, name: str) -> None:
        """It passes through the same positions, leads where it led, is written as it was, and is genuine."""
        stored, text = self.stored[name], self.record(name)
        game = bedesten.replay(text)
        assert game.over
        assert game.fingerprint() == stored["final"]
        assert len(game.entries) == stored["entries"]
        assert game.winners() == stored["winners"]
        assert {game.box.seat_name(standing.seat): standing.score for standing in game.standings()} == stored["scores"]
        assert game.record() == text
        assert bedesten.load(game.dump()).fingerprint() == stored["final"]
        for at, fingerprint in stored["moments"].items():
            assert bedesten.replay(text, at=int(at)).fingerprint() == fingerprint
        verdict = bedesten.verify(text)
        assert verdict.problem == ""
        assert verdict.genuine == (not name.startswith("end-"))  # those begin in the middle, with dice that were given
