"""Stored games with what they led to: the folders that `tools/write_golden.py` writes."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import bedesten

__all__ = ["BOXES", "Golden", "Seen"]

NAMING = ("action", "card", "track", "tile", "thing")
"""What events of The Dice Game are told by."""


class Golden:
    """The golden games of one box."""

    def __init__(self, folder: str, games: int, size: int, options: set[str] | None = None) -> None:
        self.folder = Path(__file__).resolve().parent / "golden" / folder
        self.games = games
        """There are at least so many."""
        self.size = size
        """They take less than so many bytes."""
        self.options = options
        """What records say of the setup, where that is told here."""
        self.stored: dict[str, dict[str, Any]] = json.loads(
            (self.folder / "fingerprints.json").read_text(encoding="utf-8")
        )
        self.names = list(self.stored)

    def record(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def check_folder(self) -> None:
        """Every record has its facts; there are enough of them, and they are not too large."""
        assert {file.stem for file in self.folder.glob("*.txt")} == set(self.stored)
        assert len(self.stored) >= self.games
        assert sum(file.stat().st_size for file in self.folder.iterdir() if file.is_file()) < self.size

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
        assert self.options in (None, set(game.options.as_dict()))


BOXES = {
    "base": Golden("", games=48, size=2_000_000),
    "mocha": Golden("mocha", games=20, size=1_000_000),
    "letters": Golden("letters", games=20, size=1_500_000),
    "great_bazaar": Golden("great_bazaar", games=14, size=2_000_000),
    "dicegame": Golden("dicegame", games=12, size=500_000, options={"players", "start", "components"}),
}


class Seen:
    """What occurs in the golden games of a box."""

    def __init__(self, box: str) -> None:
        self.words: Counter[tuple[str, str]] = Counter()
        """Answers, by question."""
        self.events: Counter[tuple[str, int, int]] = Counter()
        """Events with their numbers."""
        self.told: set[str] = set()
        """Events in words: what happened, and all that is told of it."""
        self.named: set[str] = set()
        """Events with one thing each that is told of them."""
        self.games: list[bedesten.Game] = []
        self.last_rubies: set[int] = set()
        """Where the last ruby of a game was taken."""
        for name in BOXES[box].names:
            self.look(bedesten.replay(BOXES[box].record(name)))
        self.questions = {question for question, _ in self.words}
        self.answers = {answer for _, answer in self.words}
        self.setups: list[dict[str, Any]] = [game.options.as_dict() for game in self.games]

    def look(self, game: bedesten.Game) -> None:
        self.games.append(game)
        again = bedesten.replay(game.record(reveal=False), at=0)
        last, laid = 0, again.table()
        for move in game.line:
            self.words[again.question, again.text(move)] += 1
            for event in again.play(move):
                self.events[event.what, event.a, event.b] += 1
                last = event.a if event.what == "ruby" else last
                described = again.box.describe(event, laid)
                self.told.add(" ".join([event.what, *map(str, described.values())]))
                self.named |= {f"{event.what} {described[key]}" for key in NAMING if key in described}
        self.last_rubies.add(last)

    def missing(self, words: dict[str, list[str]]) -> dict[str, list[str]]:
        """Answers that no game gives to these questions."""
        found = {asked: [word for word in wanted if not self.words[asked, word]] for asked, wanted in words.items()}
        return {asked: missed for asked, missed in found.items() if missed}

    def missing_starts(self, starts: set[str]) -> set[str]:
        """Words that no answer begins with."""
        return {start for start in starts if not any(answer.startswith(start) for answer in self.answers)}
