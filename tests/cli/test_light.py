"""The light package: without the extra `server` all but the table in the browser works, and what lacks it says so."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from bedesten.cli.command import OF_SERVER

PROJECT = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WITHOUT = (
    "import sys; sys.modules.update(dict.fromkeys({names!r})); from bedesten.cli import main; sys.exit(main({args!r}))"
)


def bedesten(*args: str) -> subprocess.CompletedProcess[str]:
    """The command where no package of the server is installed."""
    code = WITHOUT.format(names=sorted(OF_SERVER), args=list(args))
    run = [sys.executable, "-c", code]
    return subprocess.run(run, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("args", [(), ("serve",), ("backup", "tables.bak")])
def test_what_needs_the_server_says_which_extra_brings_it(args: tuple[str, ...]) -> None:
    ended = bedesten(*args)
    assert ended.returncode == 2
    assert ended.stderr.startswith("bedesten: ")
    assert "pip install 'bedesten[server]'" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_bots_play_without_it() -> None:
    ended = bedesten("simulate", "-n", "1", "--bots", "random,random", "--seed", "1", "--game", "dicegame")
    assert ended.returncode == 0, ended.stderr


def test_every_package_of_the_server_is_known() -> None:
    asked = {Requirement(word).name.replace("-", "_") for word in PROJECT["optional-dependencies"]["server"]}
    assert asked - {"uvloop"} == OF_SERVER
    assert [Requirement(word).name for word in PROJECT["dependencies"]] == ["librt", "rich"]
