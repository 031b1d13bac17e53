"""Reading positions field by field, refusing what can't be."""

from __future__ import annotations

from difflib import get_close_matches

from bedesten.kernel.errors import PositionError, shown

__all__ = ["Reader", "close_to", "whole"]


def whole(number: int, what: str) -> int:
    """A whole number of exactly that type; anything else is a `TypeError`, as it is to compiled code anyway."""
    if not isinstance(number, int):
        raise TypeError(f"{what} is a whole number, not {shown(number)}")
    return int(number)


def close_to(word: object, known: list[str]) -> str:
    """The known word that was probably meant, as the end of a message; empty if none comes near."""
    found = get_close_matches(word.lower(), known, 1) if isinstance(word, str) else []
    return f"; did you mean {found[0]!r}?" if found else ""


class Reader:
    """Reads an object with named fields and says which field is wrong."""

    def __init__(self, state: object, where: str) -> None:
        if not isinstance(state, dict):
            raise PositionError(f"{where}: an object with named fields is expected, not {shown(state)}")
        self.state = state
        self.where = where

    def get(self, key: str) -> object:
        if key not in self.state:
            raise PositionError(f"{self.where}: {key!r} is missing")
        found: object = self.state[key]
        return found

    def wrong(self, key: str, expected: str) -> PositionError:
        return PositionError(f"{self.where}: {key!r} must be {expected}, not {shown(self.state.get(key))}")

    def only(self, known: list[str]) -> None:
        """Refuse fields with other names."""
        for key in self.state:
            if key not in known:
                meant = close_to(key, known) or f"; there are {', '.join(known)}"
                raise PositionError(f"{self.where}: there is no {shown(key)}{meant}")

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(key, f"a number from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def items(self, key: str, count: int = -1) -> list[object]:
        """A list, of so many things if that is said."""
        value = self.get(key)
        if not isinstance(value, list) or count not in (-1, len(value)):
            raise self.wrong(key, f"a list of {count}" if count >= 0 else "a list")
        return list(value)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        value = self.get(key)
        if not isinstance(value, list) or not all(type(i) is int and least <= i <= most for i in value):
            raise self.wrong(key, f"a list of numbers from {least} to {most}")
        return list(value)

    def once(self, key: str, least: int, most: int) -> int:
        """A list of numbers, none of them twice, as a set of bits."""
        found = 0
        for number in self.numbers(key, least, most):
            if found >> number & 1:
                raise self.wrong(key, f"a list without repetition ({number} is there twice)")
            found |= 1 << number
        return found

    def words(self, key: str, known: list[str]) -> list[int]:
        """A list of known words, as their numbers."""
        value = self.get(key)
        if not isinstance(value, list):
            raise self.wrong(key, "a list of words")
        return [self.known(key, word, known) for word in value]

    def words_once(self, key: str, known: list[str]) -> int:
        """A list of known words, none of them twice, as a set of bits."""
        found = 0
        for number in self.words(key, known):
            if found >> number & 1:
                raise self.wrong(key, f"a list without repetition ({known[number]!r} is there twice)")
            found |= 1 << number
        return found

    def word(self, key: str, known: list[str]) -> int:
        """A known word, as its number."""
        return self.known(key, self.get(key), known)

    def counts(self, key: str, known: list[str], most: int) -> list[int]:
        """How many of each known word."""
        inner = self.inner(key)
        for word in inner.state:
            self.known(key, word, known)
        return [inner.number(word, 0, most) if word in inner.state else 0 for word in known]

    def inner(self, key: str) -> Reader:
        return Reader(self.get(key), f"{self.where}.{key}")

    def known(self, key: str, word: object, known: list[str]) -> int:
        """The number of a word that must be one of these."""
        if not isinstance(word, str) or word not in known:
            meant = close_to(word, known) or f"; there are {', '.join(known)}"
            raise PositionError(f"{self.where}.{key}: there is no {shown(word)}{meant}")
        return known.index(word)
