"""Checks of a lesson: whether a goal holds, or the condition of a reply, by what is seen and by what came of moves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bedesten.kernel.game import Game
from bedesten.lessons.lesson import LessonError

__all__ = ["Situation", "holds"]

COMPARED: Final = re.compile(r"(>=|<=|<|>|has|lacks) (.+)")
OUTCOME: Final = "outcome"
ANY: Final = "any"


class Situation:
    """What a check is held against: the position as the learner sees it, and what came of the moves of the step."""

    def __init__(self, game: Game, you: int, parts: Sequence[Mapping[str, Any]]) -> None:
        self._game = game
        self._you = you
        self._parts = parts
        self._view: dict[str, Any] | None = None

    def value(self, path: str) -> Any:
        """What stands at a path: `you.lira`, `1.rubies`, `table.rubies.16`, `over`, `winners`, `question`."""
        if path == "over":
            return self._game.over
        if path == "winners":
            return self._game.winners()
        if path == "question":
            return self._game.question
        who, _, rest = path.partition(".")
        if self._view is None:
            self._view = self._game.view(self._you)
        if who == "table":
            found: Any = self._view
        elif who == "you" or who.isdigit():
            found = _belongings(self._view, self._you if who == "you" else int(who))
        else:
            raise LessonError(f"check: {path!r} begins with `you`, a seat or `table`")
        for name in rest.split("."):
            if not isinstance(found, dict) or name not in found:
                raise LessonError(f"check: there is no {path!r}")
            found = found[name]
        return found

    def came(self, wanted: Mapping[str, Any]) -> bool:
        """Whether something like this came of a move."""
        return any(all(_inner(part, path) == value for path, value in wanted.items()) for part in self._parts)


def _inner(part: Mapping[str, Any], path: str) -> Any:
    found: Any = part
    for name in path.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found


def _belongings(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat has, with what expansions keep for it."""
    found = dict(view["seats"][seat])
    for part in view.get("parts", {}).values():
        for name, value in part.items():
            if isinstance(value, list) and len(value) == len(view["seats"]):
                found.update(value[seat] if name == "seats" else {name: value[seat]})
    return found


def holds(check: Mapping[str, Any], seen: Situation) -> bool:
    """Whether all parts of a check hold."""
    for path, wanted in check.items():
        if path == OUTCOME:
            if not seen.came(wanted):
                return False
        elif path == ANY:
            if not any(holds(each, seen) for each in wanted):
                return False
        elif not _is(seen.value(path), wanted):
            return False
    return True


def _is(found: Any, wanted: Any) -> bool:
    """Whether a value is what is wanted. A list is compared with a number by its length."""
    if isinstance(wanted, str) and (compared := COMPARED.fullmatch(wanted)):
        sign, word = compared.groups()
        if sign in ("has", "lacks"):
            held = found.get("cards", ()) if isinstance(found, dict) else found
            return (word in map(str, held)) == (sign == "has")
        count, limit = _count(found), int(word)
        return {">=": count >= limit, "<=": count <= limit, "<": count < limit, ">": count > limit}[sign]
    if isinstance(wanted, int) and isinstance(found, list):
        return len(found) == wanted
    return bool(found == wanted)


def _count(found: Any) -> int:
    return len(found) if isinstance(found, list) else int(found)
