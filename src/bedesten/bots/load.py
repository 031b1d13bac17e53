"""Bots of one's own: from a file (``./my_bot.py:MyBot``), or from an installed package (entry points)."""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import re
import sys
from types import ModuleType
from typing import Any, Final

from bedesten.bots.bot import Bot
from bedesten.kernel.errors import BedestenError, OptionError

__all__ = ["GROUP", "class_in_file", "in_file", "installed", "make_own"]

WITH_OPTIONS: Final = re.compile(r"[a-z-]+:[a-z_]+\s*=")
"""How a bot with options begins: ``planner:judge=``."""
GROUP: Final = "bedesten.bots"
"""The group of entry points under which packages offer bots."""


def in_file(name: str) -> bool:
    """Whether this names a bot in a file, and is no bot with options that name one."""
    path = name.rpartition(":")[0]
    return (path.endswith(".py") or name.endswith(".py")) and WITH_OPTIONS.match(name) is None


def installed() -> dict[str, importlib.metadata.EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {point.name: point for point in importlib.metadata.entry_points(group=GROUP)}


def make_own(name: str, seed: int) -> Bot:
    """A bot of one's own, by file and class or by the name that its package gives it."""
    found: Any
    if in_file(name):
        found = class_in_file(name, Bot, "as in ./my_bot.py:MyBot")
    else:
        try:
            found = installed()[name].load()
        except Exception as error:
            raise OptionError(f"bots: {name!r} can't be loaded: {_said(error)}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise OptionError(f"bots: {name} is no bot: it must be a class derived from bedesten.bots.Bot")
    try:
        bot: Bot = found(seed)
        return bot
    except BedestenError:
        raise
    except Exception as error:
        raise OptionError(f"bots: {name} can't be made: {_said(error)}") from error


def class_in_file(name: str, kind: type[Any], example: str) -> Any:
    """What a file has under a name, as in ``./my_bot.py:MyBot``: who asks for a class checks that it is one."""
    path, _, wanted = name.rpartition(":")
    if not path or not wanted:
        raise OptionError(f"bots: a file and a class in it, {example}, not {name!r}")
    module = _module(path)
    found: Any = getattr(module, wanted, None)
    if found is None:
        there = ", ".join(_classes_of(module, kind)) or "none"
        what = "bots" if kind is Bot else "classes"
        raise OptionError(f"bots: {path} has no class {wanted!r}; {what} in it: {there}")
    return found


def _module(path: str) -> ModuleType:
    """The module in a file, read once: its classes stay the same, and other processes find it under the same name."""
    full = os.path.abspath(path)
    name = f"bedesten_bot_{hashlib.sha256(full.encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    if not os.path.isfile(full):
        raise OptionError(f"bots: there is no file {path}")
    spec = importlib.util.spec_from_file_location(name, full)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise OptionError(f"bots: {path} can't be read: {_said(error)}") from error
    return module


def _classes_of(module: ModuleType, kind: type[Any]) -> list[str]:
    return [
        name
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, kind) and getattr(thing, "__module__", "") == module.__name__
    ]


def _said(error: Exception) -> str:
    """An error in one line."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
