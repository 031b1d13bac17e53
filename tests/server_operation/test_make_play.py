"""`make play` starts at once, compiles in the background, and ends both together. Server and compiler are stand-ins."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from processes import hearing

ROOT = Path(__file__).resolve().parents[2]
LONG = 120.0
"""Seconds that something may take on a machine that does much else, too."""

SERVER = """\
#!/bin/sh
echo "$*|$BEDESTEN_BOT_BUILD|$PYTHONPATH" >served
echo $$ >server
exec sleep 1000
"""
COMPILER = """\
trap 'sleep 0.5; echo tidy >tidied; exit 1' INT
echo $$ >>compiler
echo "$ARGS|$MAKEFLAGS|$(nice)" >told
sleep 1000 &
echo $! >compilers-child
wait
"""
FILES = {
    "pyproject.toml": "",
    "web/src/app.ts": "",
    "src/bedesten/server/web/index.html": "",
    "src/bedesten/server/automation/bot_worker.py": "",
    "build_backend/backend.py": "",  # as it answers where a C compiler works
    "compiler.sh": COMPILER,
    ".venv/bin/bedesten": SERVER,
    ".venv/bin/python": f'#!/bin/sh\nexec "{sys.executable}" "$@"\n',
    ".venv/installed": "",
}


def eventually(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


class Checkout:
    """A folder with our Makefile, in which games are played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games: list[subprocess.Popen[bytes]] = []
        for name, text in FILES.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            file.chmod(0o755)
        for name in ("Makefile", "tools/compile_in_background.py"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)

    def play(self, **environ: str) -> subprocess.Popen[bytes]:
        """Play until the server is there."""
        (self.folder / "server").unlink(missing_ok=True)
        words = ["-o", "web", "-o", ".venv/installed", "play", "ARGS=--port 7", "COMPILE=sh compiler.sh"]
        command = hearing("make", *words)
        kept = {name: said for name, said in os.environ.items() if not name.startswith(("BEDESTEN", "MAKE", "PYTHON"))}
        with open(self.folder / "said", "a") as out:
            game = subprocess.Popen(command, cwd=self.folder, env=kept | environ, stdout=out, start_new_session=True)
        self.games.append(game)
        eventually(lambda: bool(self.numbers("server")) or game.poll() is not None)
        assert game.poll() is None
        return game

    def compiled(self) -> None:
        """There is a compiled build already."""
        (self.folder / "build" / "compiled" / "bedesten" / "server").mkdir(parents=True)
        (self.folder / "build" / "compiled" / "ready").touch()

    def served(self) -> tuple[str, str, str]:
        """The server's options, the build that its bots will change over to, and Python's path."""
        options, build, path = self.told("served")[0].split("|")
        return options, build, path

    def told(self, name: str) -> list[str]:
        file = self.folder / name
        return file.read_text().splitlines() if file.exists() else []

    def numbers(self, name: str) -> list[int]:
        return [int(line) for line in self.told(name)]

    def compiling(self) -> list[int]:
        """The compiler's processes, once there are both."""
        eventually(lambda: bool(self.numbers("compilers-child")))
        return self.numbers("compiler") + self.numbers("compilers-child")


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    found = Checkout(tmp_path)
    yield found
    for game in found.games:
        if game.poll() is None:
            interrupt(game)


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def interrupt(game: subprocess.Popen[bytes]) -> None:
    """Ctrl-C."""
    os.killpg(game.pid, signal.SIGINT)
    game.wait(LONG)


def test_it_compiles_in_the_background_and_ctrl_c_ends_both(checkout: Checkout) -> None:
    game = checkout.play()
    assert checkout.served() == ("serve --port 7", str(checkout.folder / "build" / "compiled"), "")
    processes = checkout.compiling()
    assert all(runs(pid) for pid in processes)
    options, flags, niceness = checkout.told("told")[0].split("|")
    assert (options, flags) == ("", ""), "what the game was told is not for the compiler"
    assert int(niceness) >= min(19, os.nice(0) + 10)
    interrupt(game)
    eventually(lambda: not any(runs(pid) for pid in processes))
    assert checkout.told("tidied"), "the compiler was let to clean up"
    assert [line[:27] for line in checkout.told("said")] == ["Compiling in the background"]
    assert not (checkout.folder / "build" / "compiled" / "ready").exists()


def test_a_server_that_is_killed_takes_the_compiler_with_it(checkout: Checkout) -> None:
    checkout.play()
    processes = checkout.compiling()
    os.kill(checkout.numbers("server")[0], signal.SIGKILL)
    eventually(lambda: not any(runs(pid) for pid in processes))


def test_what_fails_to_compile_is_said_once_and_the_game_goes_on(checkout: Checkout) -> None:
    (checkout.folder / "compiler.sh").write_text("echo no such luck; echo $$ >compilers-child; exit 1\n")
    game = checkout.play()
    eventually(lambda: not any(runs(pid) for pid in checkout.compiling()))
    eventually(lambda: "Compiling has failed" in "".join(checkout.told("said")))
    assert checkout.told("build/background.log") == ["no such luck"]
    assert runs(checkout.numbers("server")[0])
    interrupt(game)
    assert len(checkout.told("said")) == 2


def test_it_only_plays_if_told_so(checkout: Checkout) -> None:
    game = checkout.play(BEDESTEN_COMPILE="0")
    assert checkout.served() == ("serve --port 7", "", "")
    interrupt(game)
    assert not checkout.told("said")
    assert not checkout.told("compiler")


def test_without_a_c_compiler_it_plays_and_says_nothing(checkout: Checkout) -> None:
    (checkout.folder / "build_backend" / "backend.py").write_text(
        "open('asked', 'w').close()\nraise SystemExit('none')\n"
    )
    game = checkout.play()
    eventually((checkout.folder / "asked").exists)
    time.sleep(1)
    interrupt(game)
    assert not checkout.told("said")
    assert not checkout.told("compiler")


def test_a_build_of_these_sources_is_played_on(checkout: Checkout) -> None:
    checkout.compiled()
    game = checkout.play()
    assert checkout.served() == ("serve --port 7", "", str(checkout.folder / "build" / "compiled"))
    interrupt(game)
    assert not checkout.told("said")
    assert not checkout.told("compiler")


@pytest.mark.parametrize("source", ["bot_worker.py", "data.toml"])
def test_a_build_of_other_sources_is_made_anew_and_not_taken_for_ready(checkout: Checkout, source: str) -> None:
    checkout.compiled()
    ready = checkout.folder / "build" / "compiled" / "ready"
    os.utime(ready, (1, 1))
    file = checkout.folder / "src" / "bedesten" / "server" / "automation" / "bot_worker.py"
    os.utime(file, (0, 0))
    file.with_name(source).touch()
    checkout.play()
    assert checkout.served()[1:] == (str(ready.parent), "")
    assert not ready.exists()
    assert checkout.compiling()


def test_two_games_do_not_compile_at_once(checkout: Checkout) -> None:
    first = checkout.play()
    checkout.compiling()
    checkout.play()
    time.sleep(1)
    assert len(checkout.numbers("compiler")) == 1
    interrupt(first)
    eventually(lambda: len(checkout.numbers("compiler")) == 2)
