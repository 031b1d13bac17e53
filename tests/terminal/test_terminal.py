"""Real terminals: a pseudo-terminal of a given size, keys pressed, screens looked at."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

import bedesten
from processes import python

PATIENCE = 300.0
"""Seconds that something may take on a machine that does much else, too."""


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 30) -> None:
        self.columns = columns
        self.end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "INPUTRC": os.devnull}
        self.process = subprocess.Popen(
            python("-m", "bedesten", *arguments),
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            close_fds=True,
        )
        os.close(inside)
        self.text = ""

    def expect(self, words: str, seconds: float = PATIENCE) -> str:
        """Read until these words come; tells what came since the screen was last cleared."""
        until = time.monotonic() + seconds
        while words not in self.plain:
            ready, _, _ = select.select([self.end], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"{words!r} did not come: {self.plain[-2000:]}"
            try:
                self.text += os.read(self.end, 65536).decode("utf-8", "replace")
            except OSError:
                break
        assert words in self.plain, self.plain[-2000:]
        found = self.plain
        self.text = ""
        return found

    @property
    def plain(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.text.rpartition("\x1b[2J")[2]).replace("\r", "")

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def interrupt(self, words: str) -> str:
        """Press Ctrl-C as people do: when it waits for them, and again if nothing happens.

        A signal that comes between the prompt and the wait for a line is only heard with the next one.
        """
        ready: list[int] = []
        while not ready:
            self._wait_until_it_waits()
            self.process.send_signal(signal.SIGINT)
            ready, _, _ = select.select([self.end], [], [], 1)
        return self.expect(words)

    def _wait_until_it_waits(self, seconds: float = PATIENCE) -> None:
        """Until it sleeps and has done nothing for a moment, where the system tells; else for that moment."""
        status = Path(f"/proc/{self.process.pid}/stat")
        until = time.monotonic() + seconds
        before: list[str] = []
        while True:
            fields = status.read_text().rpartition(")")[2].split() if status.exists() else ["S", *["0"] * 12]
            state, used = fields[0], fields[11:13]
            if state == "S" and used == before:
                return
            assert time.monotonic() < until, "it does not come to rest"
            before = used
            time.sleep(0.1)

    def close(self) -> int:
        """Wait for its end; tells the exit code."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            ready, _, _ = select.select([self.end], [], [], 0.1)
            if ready:
                with contextlib.suppress(OSError):
                    self.text += os.read(self.end, 65536).decode("utf-8", "replace")
        if self.process.poll() is None:
            self.process.kill()
        os.close(self.end)
        return self.process.wait()


@pytest.fixture
def open_terminal():
    """Opens terminals, and closes them whatever happens."""
    opened: list[Terminal] = []

    def start(*arguments: str, **size: int) -> Terminal:
        opened.append(Terminal(*arguments, **size))
        return opened[-1]

    yield start
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()


@pytest.mark.parametrize("columns", [80, 120])
def test_a_turn_at_a_terminal(open_terminal, columns):
    terminal = open_terminal(
        "play",
        "--seed",
        "4",
        "--players",
        "2",
        "--start",
        "you",
        "--bots",
        "random",
        "--pace",
        "at-once",
        columns=columns,
    )
    screen = terminal.expect("Red> ")
    assert "╭─ Istanbul · round 1" in screen
    assert "▸ 9 Tea House" in screen
    assert max(map(len, screen.split("\n"))) <= columns
    assert len(screen.split("\n")) <= 30
    terminal.type("go 6\r")
    assert "You come to 6 Caravansary" in terminal.expect("Red> ")
    terminal.type("undo\r")
    assert "Where does your merchant go?" in terminal.expect("Red> ")
    terminal.type("go 6; leave; pass\r")
    assert "round 2" in terminal.expect("Red> ")
    terminal.type("q\r")
    terminal.expect("goes on from here")
    assert terminal.close() == 0


def test_ctrl_c_leaves_quietly_and_saves(open_terminal, home):
    terminal = open_terminal("play", "--seed", "4", "--start", "you", "--pace", "at-once")
    terminal.expect("Red> ")
    terminal.interrupt("goes on from here")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.text
    assert (home / "play.json").exists()


def test_the_curtain_clears_the_screen_for_good(open_terminal):
    terminal = open_terminal("play", "--seed", "4", "--seats", "Ada,Bo", "--start", "Ada")
    terminal.expect("Ada, press Enter. ")
    terminal.type("\r")
    assert "Your cards" in terminal.expect("Red> ")
    terminal.type("go 6; leave; pass\r")
    while "Bo, press Enter. " not in terminal.text:
        terminal.text += os.read(terminal.end, 65536).decode("utf-8", "replace")
    assert "\x1b[3J" in terminal.text
    assert "Your cards" not in terminal.plain
    terminal.type("q\r")
    assert terminal.close() == 0


def test_replay_by_keys(open_terminal, tmp_path: Path):
    game = bedesten.new("istanbul", players=2, seed=1, start=0)
    for words in ("go 6", "leave", "pass", "go 2", "leave", "fill"):
        game.play_text(words)
    record = tmp_path / "game.txt"
    record.write_text(game.record(), encoding="utf-8")
    length = len(game.entries)
    terminal = open_terminal("replay", str(record))
    terminal.expect("q quit")
    terminal.type(" ")
    terminal.expect("q quit")
    terminal.type("\r")
    assert "Red goes to 6 Caravansary, leaves an assistant, passes on the action." in terminal.expect("q quit")
    terminal.type("e")
    assert f"Entry {length} of {length}" in terminal.expect("q quit")
    terminal.type("b")
    assert f"Entry {length - 3} of {length}" in terminal.expect("q quit")
    terminal.type("\x1b[C")
    assert f"Entry {length} of {length}" in terminal.expect("q quit")
    terminal.type("3\r")
    assert f"Entry 3 of {length}" in terminal.expect("q quit")
    terminal.type("q")
    assert terminal.close() == 0
