"""Configuration: every setting is a flag, and a variable of the environment."""

from __future__ import annotations

import argparse
import ast
import inspect
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from bedesten.kernel.errors import OptionError
from bedesten.server.settings import ServerSettings

__all__ = ["SETTINGS", "Setting", "add_flags", "settings_from"]

PREFIX: Final = "BEDESTEN_"
FROM_FILE: Final = "_FILE"
"""With this ending a variable names a file that holds the value: for secrets."""

IN_WORDS: Final = {"database": "tables.db in your data folder", "web": "in the package"}
"""Defaults that the commands have of their own, or that say more than a value would."""

MOST: Final = {"port": 65_535, "thinkers": 1_000}
"""The highest number that a setting takes, where that is not just very high."""
MOST_OF_ALL: Final = 1_000_000_000


@dataclass(frozen=True)
class Setting:
    """A setting as it is given from outside."""

    name: str
    default: Any
    about: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def shown(self) -> str:
        """The default, in words."""
        if self.name in IN_WORDS:
            return IN_WORDS[self.name]
        if self.default is None or self.default in ((), ""):
            return "none"
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        return ", ".join(self.default) if isinstance(self.default, tuple) else str(self.default)

    @property
    def _wanted(self) -> str:
        if isinstance(self.default, bool):
            return "yes or no"
        kind = "a whole number" if isinstance(self.default, int) else "a number"
        return f"{kind} from 0 to {MOST.get(self.name, MOST_OF_ALL)}"

    def read(self, text: str, where: str) -> Any:
        """The value that a text means."""
        default = self.default
        try:
            if isinstance(default, bool):
                return _truth(text)
            if isinstance(default, int):
                return _in_range(int(text), MOST.get(self.name, MOST_OF_ALL))
            if isinstance(default, float):
                return _in_range(float(text), MOST_OF_ALL)
        except ValueError:
            raise OptionError(f"{where}: {self._wanted}, not {text!r:.60}") from None
        if isinstance(default, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return text


def _truth(text: str) -> bool:
    if text.lower() not in ("1", "yes", "true", "on", "0", "no", "false", "off"):
        raise ValueError
    return text.lower() in ("1", "yes", "true", "on")


def _in_range(number: Any, most: int) -> Any:
    if not 0 <= number <= most:
        raise ValueError
    return number


def _descriptions() -> dict[str, str]:
    """What the settings' own lines in the source say of each, so that it is said in one place."""
    [found] = ast.parse(textwrap.dedent(inspect.getsource(ServerSettings))).body
    assert isinstance(found, ast.ClassDef)
    said: dict[str, str] = {}
    for line, following in zip(found.body, found.body[1:]):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(following, ast.Expr):
            words = ast.literal_eval(following.value)
            said[line.target.id] = " ".join(str(words).split())
    return said


ALSO: Final = {"host": "The address to listen on.", "port": "The port to listen on."}


def _settings() -> tuple[Setting, ...]:
    said = ALSO | _descriptions()
    blank = ServerSettings()
    return tuple(Setting(each.name, getattr(blank, each.name), said[each.name]) for each in fields(ServerSettings))


SETTINGS: Final = _settings()


def add_flags(parser: argparse.ArgumentParser, only: tuple[str, ...] = ()) -> None:
    """Add a flag for each setting, or only for some; `--help` explains them."""
    group = parser.add_argument_group(
        "settings", f"each can also be given by the environment, as {PREFIX}…; a flag goes before"
    )
    for setting in SETTINGS:
        if not only or setting.name in only:
            group.add_argument(
                setting.flag,
                dest=f"setting_{setting.name}",
                metavar=_metavar(setting.default),
                help=f"{setting.about} [{setting.variable}; {setting.shown}]".replace("%", "%%"),
            )


def _metavar(default: object) -> str:
    if isinstance(default, bool):
        return "yes|no"
    if isinstance(default, int | float):
        return "N"
    return "WORDS" if isinstance(default, tuple) else "WORD"


def settings_from(
    args: argparse.Namespace, environ: Mapping[str, str], defaults: Mapping[str, Any] | None = None
) -> ServerSettings:
    """The settings of a process: flags, then the environment, then the caller's defaults, then our own."""
    values: dict[str, Any] = dict(defaults or {})
    for setting in SETTINGS:
        given = getattr(args, f"setting_{setting.name}", None)
        if given is not None:
            values[setting.name] = setting.read(given, setting.flag)
            continue
        said = _from_environment(setting.variable, environ)
        if said is not None:
            values[setting.name] = setting.read(said, setting.variable)
    return ServerSettings(**values)


def _from_environment(variable: str, environ: Mapping[str, str]) -> str | None:
    """The value of a variable, or of the file that it names; one that is empty counts as not given."""
    path = environ.get(variable + FROM_FILE, "")
    if path:
        try:
            return Path(path).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise OptionError(f"{variable + FROM_FILE}: {path!r:.80} can't be read: {error}") from error
    return environ.get(variable) or None
