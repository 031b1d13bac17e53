"""Shows the examples in docstrings as code: an extension of griffe, which reads the docstrings for the site."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Extension, Object

EXAMPLE: Final = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class Doctests(Extension):
    """Puts a fence around each example."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of an object when it has been read."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
