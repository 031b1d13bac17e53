"""Hints to the compiler, which mean nothing when the code is interpreted.

`mypyc_attr(...)` decorates a class (`allow_interpreted_subclasses=True`, `acyclic=True`), `i64` is an int of 64 bits,
`u8` a byte, `vec[u8]` a row of bytes and `vec[i64]` one of numbers, whose length stays: compiled code writes them
without making objects. Interpreted they are a bytearray and an array.
Import them from here only. They come from `mypy_extensions`, which need not be installed when the game runs, and from
`librt`, the compiler's runtime library, which only modules need that use `vec`, and only once compiled: mypyc
recognises them by the name of their first definition, whatever module hands them on, and forgets them once compiled.
So the type checker must see the plain import, and the fallback must be out of its sight; it is the one place where
`if TYPE_CHECKING` may have an `else`, because this module is never compiled itself.
"""

from array import array
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    try:
        from mypy_extensions import i64, mypyc_attr, u8
    except ImportError:
        i64 = int

        class u8(int):  # noqa: N801  (as it is called there)
            pass

        def mypyc_attr(*_names, **_values):
            return lambda decorated: decorated

    class vec:  # noqa: N801  (likewise)
        def __class_getitem__(cls, item):
            return bytearray if item is u8 else partial(array, "q")


__all__ = ["i64", "mypyc_attr", "u8", "vec"]
