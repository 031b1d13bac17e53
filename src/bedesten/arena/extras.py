"""Packages that not everybody needs: asked for when they are used, and missed in one clear line."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bedesten.kernel.errors import BedestenError

__all__ = ["MissingExtra", "need"]


class MissingExtra(BedestenError):
    """A package that is not installed; says what to install."""


def need(module: str, extra: str) -> Any:
    """A module of another package, which comes with an extra of this one."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        top = module.split(".", maxsplit=1)[0]
        if error.name is None or error.name.split(".")[0] != top:
            raise
        raise MissingExtra(f"this needs {top}: pip install 'bedesten[{extra}]'") from error
