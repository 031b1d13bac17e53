"""Saves the game under way, and the records of games that are over."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import bedesten
from bedesten.bots import is_program
from bedesten.kernel.errors import BedestenError, OptionError, RecordError
from bedesten.kernel.game import Game
from bedesten.terminal.seating import SeatedPlayer, read_chairs, written_chairs

__all__ = ["Saved", "data_folder", "keep_record", "read_text"]

FORMAT: Final = 1


def data_folder() -> Path:
    """Where this user's games are kept."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen, "bedesten")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bedesten"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "bedesten")
    return Path.home() / ".local" / "share" / "bedesten"


class Saved:
    """The file of the game under way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ours: tuple[int, int] | None = None
        """How the file was when we last read or wrote it."""

    def exists(self) -> bool:
        return self.path.exists()

    def load(self) -> tuple[Game, list[SeatedPlayer]]:
        """The saved game and who sits at it; raises RecordError if it can't be read."""
        try:
            saved = json.loads(self.path.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:
            raise RecordError(f"this is not a saved game ({error})") from error
        if not isinstance(saved, dict) or saved.get("table") != FORMAT or not isinstance(saved.get("game"), dict):
            raise RecordError(f"this is not a saved game of format {FORMAT}")
        game = bedesten.load(saved["game"])
        chairs = read_chairs(saved.get("seats"), game.options.players)
        self._check_programs(chairs)
        self._ours = self._stamp()
        return game, chairs

    def _check_programs(self, chairs: Sequence[SeatedPlayer]) -> None:
        """A file that came from elsewhere must not start programs here."""
        named = [chair.bot for chair in chairs if is_program(chair.bot)]
        if named and data_folder().resolve() not in self.path.resolve().parents:
            raise OptionError(
                f"{self.path}: this game would start a program ({named[0]}); if it is yours, move the file to "
                f"{data_folder()} and go on with it from there"
            )

    def write(self, game: Game, chairs: Sequence[SeatedPlayer], surely: bool) -> None:
        """Save a game: the old file stays whole until the new one is. Surely: it also survives a power cut."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._ours is not None and self._stamp() not in (self._ours, None):
            self.path = free_name(self.path)  # somebody else plays there now: both games go on
        text = json.dumps({"table": FORMAT, "seats": written_chairs(chairs), "game": game.dump()}, ensure_ascii=False)
        beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            with open(beside, "w", encoding="utf-8") as file:
                file.write(text)
                if surely:
                    file.flush()
                    os.fsync(file.fileno())
            os.replace(beside, self.path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
        self._ours = self._stamp()

    def _stamp(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def remove(self) -> None:
        """The game is over."""
        self.path.unlink(missing_ok=True)

    def move_aside(self, word: str) -> Path:
        """Keep the file under another name, so that its place is free."""
        kept = free_name(self.path.with_name(f"{self.path.stem}-{word}-{_today()}{self.path.suffix}"))
        os.replace(self.path, kept)
        return kept


def keep_record(game: Game) -> Path:
    """Keep the record of a finished game."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    path = free_name(folder / f"{_today()}-{game.box.name}-{game.options.players}p.txt")
    with open(path, "x", encoding="utf-8") as file:
        file.write(game.record())
    return path


def _today() -> str:
    return time.strftime("%Y-%m-%d-%H%M%S")


def free_name(path: Path) -> Path:
    """This name, or one with a number that is still free."""
    found, number = path, 2
    while found.exists():
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return found


def read_text(name: str) -> str:
    """A record from a file, or from standard input if the name is ``-``."""
    try:
        if name == "-":
            return sys.stdin.read()
        return Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(f"{name}: this is not a text file") from None
    except OSError as error:
        raise BedestenError(f"{name}: {error.strerror or error}") from error
