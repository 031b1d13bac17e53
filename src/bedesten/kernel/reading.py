"""Reading dumped positions field by field, refusing what can't be."""

from __future__ import annotations

from bedesten.kernel.errors import RecordError

__all__ = ["Reader"]


class Reader:
    """Reads a dumped object and says which field is wrong."""

    def __init__(self, state: object, where: str) -> None:
        if not isinstance(state, dict):
            raise RecordError(f"{where}: an object with named fields is expected, not {state!r:.60}")
        self.state = state
        self.where = where

    def get(self, key: str) -> object:
        if key not in self.state:
            raise RecordError(f"{self.where}: {key!r} is missing")
        found: object = self.state[key]
        return found

    def wrong(self, key: str, expected: str) -> RecordError:
        return RecordError(f"{self.where}: {key!r} must be {expected}, not {self.state.get(key)!r:.60}")

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

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        value = self.get(key)
        if not isinstance(value, list) or not all(type(i) is int and least <= i <= most for i in value):
            raise self.wrong(key, f"a list of numbers from {least} to {most}")
        return list(value)

    def words(self, key: str, known: list[str]) -> list[int]:
        """A list of known words, as their numbers."""
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(word, str) and word in known for word in value):
            raise self.wrong(key, f"a list of any of {', '.join(known)}")
        return [known.index(word) for word in value]

    def word(self, key: str, known: list[str]) -> int:
        """A known word, as its number."""
        value = self.get(key)
        if not isinstance(value, str) or value not in known:
            raise self.wrong(key, f"one of {', '.join(known)}")
        return known.index(value)

    def counts(self, key: str, known: list[str], most: int) -> list[int]:
        """How many of each known word."""
        inner = Reader(self.get(key), f"{self.where}.{key}")
        for word in inner.state:
            if word not in known:
                raise self.wrong(key, f"counts of any of {', '.join(known)}")
        return [inner.number(word, 0, most) if word in inner.state else 0 for word in known]

    def inner(self, key: str) -> Reader:
        return Reader(self.get(key), f"{self.where}.{key}")
