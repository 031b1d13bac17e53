"""Hints to the compiler, which mean nothing when the code is interpreted.

`mypyc_attr(...)` decorates a class (`allow_interpreted_subclasses=True`, `acyclic=True`), `i64` is an int of 64 bits.
Import them from here only. Both come from `mypy_extensions`, which need not be installed when the game runs: mypyc
recognises them by the name of their first definition, whatever module hands them on, and forgets them once compiled.
So the type checker must see the plain import, and the fallback must be out of its sight; it is the one place where
`if TYPE_CHECKING` may have an `else`, because this module is never compiled itself.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        i64 = int

        def mypyc_attr(*_names, **_values):
            return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
