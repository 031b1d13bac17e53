"""Packages that not everybody needs: asked for when they are used, and missed in one clear line."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bedesten.kernel.errors import BedestenError

__all__ = ["MissingExtra", "need"]


class MissingExtra(BedestenError):
    """A package that is not installed, or can't be loaded; says what to install, or what is wrong with it."""


def need(module: str, extra: str) -> Any:
    """A module of another package, which comes with an extra of this one."""
    try:
        return import_module(module)
    except ImportError as error:
        top = module.split(".", maxsplit=1)[0]
        missing = isinstance(error, ModuleNotFoundError) and (error.name or "").split(".")[0] == top
        wanted = f"this needs {top}: pip install 'bedesten[{extra}]'"
        raise MissingExtra(wanted if missing else f"{top} can't be loaded: {error}") from error
