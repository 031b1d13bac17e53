"""The input of `bedesten.position`: fields are taken by who knows them, and unknown ones refused by name."""

from __future__ import annotations

from collections.abc import Mapping

from bedesten.kernel.errors import PositionError, shown
from bedesten.kernel.reading import close_to

__all__ = [
    "Course",
    "Given",
    "a_list",
    "counted",
    "left_over",
    "plain",
    "put_ask",
    "seats_given",
    "seats_of",
    "the_rest",
]


class Given:
    """Named things; whoever knows one takes it, and what is left at the end is unknown."""

    def __init__(self, named: object, where: str) -> None:
        if not isinstance(named, dict):
            raise PositionError(f"{where}: an object with named fields is expected, not {shown(named)}")
        self.named: dict[str, object] = dict(named)
        self.where = where

    def has(self, key: str) -> bool:
        return key in self.named

    def take(self, key: str, default: object = None) -> object:
        return self.named.pop(key, default)

    def take_inner(self, key: str) -> Given:
        """The named things inside a thing; none if it is not named."""
        return Given(self.named.pop(key, {}), f"{self.where}.{key}")

    def take_into(self, state: dict[str, object], keys: list[str]) -> None:
        """Put in what is named of these."""
        for key in keys:
            if key in self.named:
                state[key] = self.named.pop(key)

    def take_list(self, key: str, default: list[object]) -> list[object]:
        """A list, or this one if it is not named."""
        value = self.named.pop(key, default)
        if not isinstance(value, list):
            raise PositionError(f"{self.where}: {key!r} must be a list, not {shown(value)}")
        return list(value)

    def take_number(self, key: str, default: int) -> int:
        """A number, or this one if it is not named."""
        value = self.named.pop(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise PositionError(f"{self.where}: {key!r} must be a number, not {shown(value)}")
        return value

    def take_flag(self, key: str) -> bool:
        """True or false; false if it is not named."""
        value = self.named.pop(key, False)
        if not isinstance(value, bool):
            raise PositionError(f"{self.where}: {key!r} must be true or false, not {shown(value)}")
        return value

    def take_counts(self, key: str, default: object) -> dict[str, int]:
        """How many of each; a list, in any order, serves as well."""
        return counted(self.named.pop(key, default), f"{self.where}.{key}")

    def nothing_left(self, known: list[str]) -> None:
        """Refuse what nobody took."""
        for key in self.named:
            meant = close_to(key, known) or f"; there are {', '.join(known)}"
            raise PositionError(f"{self.where}: there is no {shown(key)}{meant}")


def plain(value: object) -> object:
    """The same in lists and objects with words for keys, as JSON has it."""
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(inner) for inner in value]
    return value


def seats_given(given: Given, players: int) -> list[Given]:
    """What is named of each seat: a list from seat 0 on, or an object by the seats' numbers."""
    named = given.take("seats", [])
    if isinstance(named, dict):
        by_seat = named
    elif isinstance(named, list):
        by_seat = {str(seat): value for seat, value in enumerate(named)}
    else:
        raise PositionError(f"{given.where}.seats: a list of what the seats have, not {shown(named)}")
    for key in by_seat:
        if key not in [str(seat) for seat in range(players)]:
            raise PositionError(f"{given.where}.seats: there is no seat {key}; seats are 0 to {players - 1}")
    return [Given(by_seat.get(str(seat)) or {}, f"{given.where}.seats[{seat}]") for seat in range(players)]


def counted(value: object, where: str) -> dict[str, int]:
    """How many of each: given so, or as a list of words."""
    found: dict[str, int] = {}
    if isinstance(value, list):
        for word in value:
            found[str(word)] = found.get(str(word), 0) + 1
        return found
    if not isinstance(value, dict):
        raise PositionError(f"{where}: a list, or how many of each, not {shown(value)}")
    for word, count in value.items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise PositionError(f"{where}: {shown(word)} must be a number from 0 up, not {shown(count)}")
        if count:
            found[str(word)] = count
    return found


def the_rest(whole: dict[str, int], *heaps: dict[str, int]) -> dict[str, int]:
    """What is left of a whole once these heaps have been taken from it; none of what there is too much of."""
    found: dict[str, int] = {}
    for word, count in whole.items():
        for heap in heaps:
            count -= heap.get(word, 0)
        if count > 0:
            found[word] = count
    return found


def left_over(value: object, whole: list[int], where: str) -> list[int]:
    """What is left of a stack: given so, or as the number of things that are left."""
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value <= len(whole):
            raise PositionError(f"{where}: 0 to {len(whole)} can be left, not {value}")
        return whole[len(whole) - value :]
    if not isinstance(value, list):
        raise PositionError(f"{where}: how many are left, not {shown(value)}")
    return list(value)


def a_list(value: object) -> list[object]:
    """A list, or nothing at all: what is wrong with it is said where it is read."""
    return list(value) if isinstance(value, list) else []


def seats_of(state: dict[str, object]) -> list[dict[str, object]]:
    """What the seats of a position have."""
    seats = state["seats"]
    assert isinstance(seats, list)
    return seats


class Course:
    """Whose turn it is, and which: what is not named follows from what is. Rounds and turns are counted from 1."""

    def __init__(self, given: Given, start: int, active: int, players: int) -> None:
        self.players = players
        self.start = given.take_number("start", start)
        self.active = given.take_number("active", self.start if self.start != start else active)
        self.over = given.take_flag("over")
        self.named = given.has("turn")
        """Whether the turn is named."""
        self.turn = given.take_number("turn", 1)
        self.round = given.take_number("round", (self.turn - 1) // players + 1)
        if not self.named:
            self.turn = max(0, (self.round - 1) * players + 1 + (self.active - self.start) % players)

    def put_into(self, state: dict[str, object], phase: object) -> None:
        state.update({"start": self.start, "active": self.active, "over": self.over, "phase": phase})
        state.update({"turn": self.turn, "round": self.round})


def put_ask(state: dict[str, object], given: Given, ask: Given, usual: list[object], over: bool) -> None:
    """What is asked: the usual question, unless another is named; or the whole stack of them."""
    asked = [ask.take(word, value) for word, value in zip(("question", "seat", "a", "b"), usual, strict=True)]
    ask.nothing_left(["question", "seat", "about", "a", "b"])
    state["asks"] = given.take("asks", [] if over else [asked])
