"""The folder of a tournament: every game is one line, written to the disk before the next one is counted.

    tournament.json   what is played, and with which engine and bots
    results.jsonl     one line for each game, with a key that no other game has
    records/          one record for each game, written before its line

Whoever is killed loses the games that were running, and no others. A line that was torn by the end is cut off, and its
game is played again; a key that comes twice counts once.
"""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from bedesten.arena.job import Result, SeatResult
from bedesten.arena.matches import Match
from bedesten.arena.tournament import Tournament, make_tournament
from bedesten.kernel.errors import BedestenError

__all__ = ["Ledger", "LedgerError", "read_folder", "record_file"]

HEAD: Final = "tournament.json"
LINES: Final = "results.jsonl"
LOCK: Final = ".lock"


class LedgerError(BedestenError):
    """A folder that can't be gone on with: another plan, another engine, or damage."""


class Ledger:
    """The results of a tournament, kept in a folder. To be used in a `with`, by one process at a time."""

    def __init__(self, folder: Path, tournament: Tournament, records: bool = True) -> None:
        self.folder = folder
        self.tournament = tournament
        self.records = records
        self.results: dict[str, dict[int, Result]] = {match.key: {} for match in tournament.matches}
        """By match and index."""
        self._matches = {match.key: match for match in tournament.matches}
        self._numbers = {match.key: number for number, match in enumerate(tournament.matches)}
        self._lines: IO[bytes] | None = None
        self._lock: IO[bytes] | None = None

    @property
    def games(self) -> int:
        return sum(map(len, self.results.values()))

    def __enter__(self) -> Ledger:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(self.folder)
        try:
            self._open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for file in (self._lines, self._lock):
            if file is not None:
                file.close()

    def _open(self) -> None:
        head = self.folder / HEAD
        identity = self.tournament.identity()
        if head.exists():
            _check(self.folder, _head(self.folder), identity)
        elif (self.folder / LINES).exists():
            raise LedgerError(f"{self.folder}: there are results, but no {HEAD} that says of what")
        else:
            _write(head, json.dumps(identity, indent=2, ensure_ascii=False) + "\n")
        _cut_torn_line(self.folder / LINES)
        for result in _results(self.folder / LINES, self._matches):
            self.results[result.match].setdefault(result.index, result)
        self._lines = (self.folder / LINES).open("ab")

    def add(self, result: Result) -> bool:
        """Keep a result; tells whether it is new. It is on the disk when this returns."""
        assert self._lines is not None
        kept = self.results[result.match]
        if result.index in kept:
            return False
        match = self._matches[result.match]
        line: dict[str, Any] = {"game": match.game_key(result.index), "deal": match.deal(result.index)}
        line |= asdict(result)
        del line["record"]
        if self.records and result.record:
            file = record_file(self.folder, self._numbers[match.key], match, result.index)
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, result.record)
        self._lines.write((json.dumps(line, ensure_ascii=False) + "\n").encode())
        self._lines.flush()
        os.fsync(self._lines.fileno())
        kept[result.index] = result
        return True


def read_folder(folder: Path) -> tuple[Tournament, dict[str, dict[int, Result]], dict[str, Any]]:
    """A tournament, its results so far, and what its folder says of engine and bots. Nothing is changed."""
    head = _head(folder)
    found = make_tournament(head["tournament"])
    results: dict[str, dict[int, Result]] = {match.key: {} for match in found.matches}
    for result in _results(folder / LINES, {match.key: match for match in found.matches}):
        results[result.match].setdefault(result.index, result)
    return found, results, head


def record_file(folder: Path, number: int, match: Match, index: int) -> Path:
    """Where the record of a game is put."""
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", match.key).strip("-.")[:80]
    return folder / "records" / f"{number:03}-{name}" / f"{index:06}.txt"


# ── Inside ─────────────────────────────────────────────────────────────────────────────────────────────────


def _head(folder: Path) -> dict[str, Any]:
    try:
        head = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LedgerError(f"{folder}: there is no tournament here (no {HEAD})") from None
    except ValueError as error:
        raise LedgerError(f"{folder / HEAD}: {error}") from error
    if not isinstance(head, dict) or not isinstance(head.get("tournament"), dict):
        raise LedgerError(f"{folder / HEAD}: this is no tournament")
    return head


def _check(folder: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Refuse to count together what does not belong together, and say what differs."""
    for name, value in wanted.items():
        if found.get(name) == value:
            continue
        what = {
            "bedesten": f"it was begun with bedesten {found.get(name)}, this is {value}",
            "engine": "the engine has changed since it was begun",
            "bots": f"bots have changed since it was begun: {_differing(found.get(name), value)}",
            "tournament": f"it holds another tournament: {_differing(found.get(name), value)} differ",
        }[name]
        raise LedgerError(f"{folder}: {what}; choose another folder with --out")


def _differing(found: Any, wanted: Any) -> str:
    """The keys under which two objects differ."""
    if not isinstance(found, dict) or not isinstance(wanted, dict):
        return ""
    return ", ".join(key for key in {**wanted, **found} if found.get(key) != wanted.get(key))


def _cut_torn_line(path: Path) -> None:
    """What follows the last whole line was being written when the process ended."""
    if not path.exists():
        return
    with path.open("r+b") as file:
        text = file.read()
        if text and not text.endswith(b"\n"):
            file.truncate(text.rfind(b"\n") + 1)
            os.fsync(file.fileno())


def _results(path: Path, matches: dict[str, Match]) -> list[Result]:
    """The results of all whole lines."""
    found: list[Result] = []
    if not path.exists():
        return found
    lines = path.read_bytes().split(b"\n")
    for number, line in enumerate(lines[:-1], start=1):
        try:
            result = _read(json.loads(line))
            match = matches[result.match]
            if not 0 <= result.index < match.games or result.seed != match.seed(result.index):
                raise ValueError(f"no game of this tournament: {result.match} {result.index}")
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise LedgerError(f"{path}: line {number} is damaged ({type(error).__name__}: {error})") from error
        found.append(result)
    return found


def _read(line: dict[str, Any]) -> Result:
    """The result of a line."""
    fields = {key: value for key, value in line.items() if key not in ("game", "deal")}
    seats = []
    for seat in fields.pop("seats"):
        rubies = {int(place): count for place, count in seat.pop("rubies_from").items()}
        seats.append(SeatResult(**seat, rubies_from=rubies))
    return Result(**fields | {"winners": tuple(fields["winners"]), "seats": tuple(seats)})


def _write(path: Path, text: str) -> None:
    """A file that is there whole or not at all, and on the disk."""
    part = path.with_name(f".{path.name}.part")
    with part.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def _locked(folder: Path) -> IO[bytes]:
    """Keep others out for as long as this process lives; the lock of a process that was killed goes with it."""
    file = (folder / LOCK).open("ab")
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise LedgerError(f"{folder}: another process is playing this tournament right now") from None
    return file
