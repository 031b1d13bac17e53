"""What must be the same for results to belong together: engine, bots, and the build that runs them.

Digests are of sources and data, so that the compiled and the interpreted build of the same sources count as the same.
"""

from __future__ import annotations

import hashlib
import inspect
import re
import shlex
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

import bedesten
from bedesten.arena.plan import make_bot
from bedesten.bots.protocol.program_bot import ProgramBot
from bedesten.kernel.errors import BedestenError

__all__ = ["bot_digest", "check_version", "engine_digest", "version"]

ENGINE: Final = ("kernel", "istanbul", "dicegame")
COMPILED: Final = (".pyc", ".so", ".pyd")
JUDGE: Final = re.compile(r"judge=([^,]+\.(?:py|toml))")
"""The file of a judge, or of weights, in the options of a bot."""
HOME: Final = Path(bedesten.__file__).parent


def engine_digest() -> str:
    """Of the kernel and both games, their components included."""
    return _digest_of(ENGINE)


def bot_digest(bot: str) -> str:
    """Of what a bot is made of: all bots of this package together, with the file of a judge or of weights if it has one
    of one's own; the file of a bot of one's own; or the files that the command of a program names."""
    made = make_bot(bot, 0)
    if isinstance(made, ProgramBot):
        named = [Path(word) for word in shlex.split(made.address.partition(":")[2])]
        return _digest([(path.name, path) for path in named if path.is_file()])
    module = type(made).__module__
    if module.split(".")[0] == "bedesten":
        own = JUDGE.search(bot)
        return _digest_of(("bots",)) + ("" if own is None else _digest([(own[1], Path(own[1]))]))
    loaded = sys.modules.get(module)
    file = None if loaded is None else inspect.getsourcefile(loaded)
    return "" if file is None else _digest([(Path(file).name, Path(file))])


def version() -> str:
    """What a worker on another machine must have: the version, the engine and the bots of this package."""
    return f"{bedesten.__version__} (engine {engine_digest()}, bots {_digest_of(('bots',))})"


def check_version(wanted: str) -> None:
    """Refuse to play with another engine than the one that wants the results."""
    if version() != wanted:
        raise BedestenError(f"this worker has bedesten {version()}, but its driver has {wanted}: install the same")


@lru_cache(maxsize=8)
def _digest_of(packages: tuple[str, ...]) -> str:
    files = [
        (str(path.relative_to(HOME).as_posix()), path)
        for package in packages
        for path in sorted((HOME / package).rglob("*"))
        if path.is_file() and path.suffix not in COMPILED
    ]
    return _digest(files)


def _digest(files: Iterable[tuple[str, Path]]) -> str:
    """Of names and contents, whatever ends their lines."""
    found = hashlib.sha256()
    for name, path in files:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{name} {len(content)}\n".encode() + content)
    return found.hexdigest()[:16]
