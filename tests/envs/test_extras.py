"""The frameworks are extras: nothing of them comes in unless it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

FRAMEWORKS = ("gymnasium", "matplotlib", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "PIL")


def loaded_after(code: str) -> set[str]:
    """The frameworks that are loaded after some code has run."""
    code += f"\nimport sys\nprint([name for name in {FRAMEWORKS!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(eval(done.stdout.splitlines()[-1]))


def test_importing_bedesten_brings_no_framework() -> None:
    code = "import bedesten, bedesten.bots, bedesten.envs\nfrom bedesten.cli.command import COMMANDS, parser\n"
    code += "for name in COMMANDS: parser(name)"
    assert loaded_after(code) == set()


def test_the_encoding_needs_no_framework() -> None:
    code = """
import bedesten
from bedesten.envs.observations.finding import encoder_of
table = bedesten.new(players=2, seed=1).table()
encoder_of(table).values(table, 0)
"""
    assert loaded_after(code) == set()


@pytest.mark.parametrize(
    ("module", "brought"),
    [
        ("gymnasium", {"gymnasium", "numpy"}),
        ("pettingzoo", {"gymnasium", "numpy", "pettingzoo"}),
        ("openspiel", {"numpy", "pyspiel"}),
        ("datasets", {"numpy", "pyarrow"}),
    ],
)
def test_each_environment_brings_its_own_framework_only(module: str, brought: set[str]) -> None:
    assert loaded_after(f"import bedesten.envs.{module}") == brought
