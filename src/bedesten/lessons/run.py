"""A lesson under way: moves are played on the engine, chance and the others answer as laid out, and goals are checked.

All follows from the lesson and the learner's moves, so whoever keeps these keeps the lesson.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, Final

import bedesten
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.game import Game
from bedesten.lessons.checks import Situation, holds
from bedesten.lessons.lesson import Lesson, LessonStep
from bedesten.lessons.others import TURNS, Scripts, quietly, skipped
from bedesten.tables.history import RecordStep, outcomes_of, play_move

__all__ = ["Frame", "LessonRun", "Reply"]

SEED: Final = 1
AWAY_TOKENS: Final = {"governor": 5, "smuggler": 6}


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to the last move."""

    kind: str
    """`done`: the goal of a step is reached; `reply`: words of the step; or one of the usual replies."""
    step: str
    number: int = 0
    """Which of the step's replies."""
    then: str = "on"


@dataclass(slots=True)
class Frame:
    """How things stood for a moment after a move: the learner's own, then those of the others, one after another."""

    game: Game
    seat: int
    """Who has moved."""
    at: int
    """Entries of the record by then."""
    line: int


class LessonRun:
    """A lesson and what was played of it."""

    __slots__ = (
        "_answered",
        "_chance",
        "_said",
        "_scripts",
        "_shift",
        "_turn",
        "_turn_from",
        "frames",
        "game",
        "lesson",
        "moves",
        "number",
        "parts",
        "reply",
        "skips",
        "started",
        "steps",
    )

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = _laid(lesson)
        self.moves: tuple[str, ...] = ()
        """What the learner has played."""
        self.number = 0
        """Which step is open, from 0; as many as there are once the lesson is done."""
        self.started = 0
        """Moves that had been played when it began."""
        self.reply: Reply | None = None
        self.frames: list[Frame] = []
        """What the last move led to."""
        self.steps: list[RecordStep] = []
        self.parts: list[dict[str, Any]] = []
        """What came of the moves of this step."""
        self.skips: frozenset[int] = frozenset()
        """Entries of the record after which the others were skipped."""
        self._chance = {question: list(queue) for question, queue in lesson.chance.items()}
        self._scripts = Scripts(lesson.scripts)
        self._shift = 0
        """Entries of the record before the others were last skipped."""
        self._said: frozenset[Reply] = frozenset()
        self._settle()
        self._begin_step()
        self._turn_from = 0

    def copy(self) -> LessonRun:
        twin = LessonRun.__new__(LessonRun)
        twin.lesson = self.lesson
        twin.game = self.game.copy()
        twin.moves, twin.number, twin.started, twin.reply = self.moves, self.number, self.started, self.reply
        twin.frames, twin.steps, twin.parts = self.frames[:], self.steps[:], self.parts[:]
        twin._chance = {question: queue[:] for question, queue in self._chance.items()}
        twin._scripts = self._scripts.copy()
        twin._shift, twin._said, twin.skips = self._shift, self._said, self.skips
        twin._turn, twin._turn_from, twin._answered = self._turn, self._turn_from, self._answered
        return twin

    @property
    def step(self) -> LessonStep:
        """The step that is open; the last one once the lesson is done."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def done(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def at(self) -> int:
        """Entries of the record, with those before the others were skipped, each time as if that were one."""
        return self._shift + len(self.game.entries)

    @property
    def line(self) -> int:
        return self._shift + self.game.number

    @property
    def turn_from(self) -> int:
        """Moves that had been played when this turn began."""
        return self._turn_from

    def ahead(self) -> tuple[str, ...] | None:
        """What is left of the step's own way to its goal; None if another way was taken."""
        played = self.moves[self.started :]
        return self.step.play[len(played) :] if self.step.play[: len(played)] == played else None

    # ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────

    def play(self, words: str) -> None:
        """Play a move, let chance and the others answer, and see what is to be said. Raises IllegalMove."""
        move = self.game.read(words)
        self.frames, self.reply = [], None
        turn = self.game.turn
        heard = len(self.steps)
        self._enter(move)
        self._answer_chance()
        self._frame(self.lesson.you)
        self._settle()
        self.moves = (*self.moves, words)
        if self.game.turn != turn:
            self._turn_from = len(self.moves)
        self._hear(self.steps[heard:])
        if not self.done:
            self._look()

    def _enter(self, move: int) -> None:
        for step in play_move(self.game, move):
            moved = replace(step, at=step.at + self._shift, line=step.line + self._shift)
            self.steps.append(replace(moved, barrier=step.barrier + self._shift))

    def _frame(self, seat: int) -> None:
        self.frames.append(Frame(self.game.copy(), seat, self.at, self.line))

    def _settle(self) -> None:
        """Answer for the others until the learner is asked."""
        you, game = self.lesson.you, self.game
        self._answer_chance()
        while not game.over and (game.actor != you or game.question in self.lesson.hush):
            seat = you if game.actor is None else game.actor
            words = None if seat == you else self._scripts.next(game)
            asleep = self.lesson.others == "asleep" and (game.question in TURNS or game.question == "action")
            if words is None and seat != you and asleep and game.active != you:
                self.skips |= {self.at}
                self._shift += len(game.entries) + 1
                if self.frames and self.frames[-1].seat == you:
                    self.frames.pop()
                game = self.game = skipped(game, you)
                self._answer_chance()
                self._frame(you)
                continue
            self._enter(game.read(quietly(game) if words is None else words))
            self._answer_chance()
            if self.frames and self.frames[-1].seat == seat != you:
                self.frames.pop()
            self._frame(seat)

    def _answer_chance(self) -> None:
        while self.game.actor == CHANCE:
            self._enter(self._outcome())

    def _outcome(self) -> int:
        """What was laid out for this question, the first that fits; else what a die of the lesson's own says."""
        chances = self.game.chances()
        queue = self._chance.get(self.game.question, [])
        texts = {self.game.text(move): move for move, _ in chances}
        for i, words in enumerate(queue):
            if words in texts:
                del queue[i]
                return texts[words]
        dice = random.Random(f"{self.lesson.id} {self.at}")
        return dice.choices([move for move, _ in chances], [weight for _, weight in chances])[0]

    def _hear(self, steps: list[RecordStep]) -> None:
        """What came of some steps of the record."""
        for outcome in outcomes_of(self.game, steps):
            self.parts += [part.as_dict(self.lesson.you) for part in outcome.parts]

    # ── What is said ───────────────────────────────────────────────────────────────────────────────────────────

    def _begin_step(self) -> None:
        """The next step begins. One whose goal holds already is left out."""
        self.parts, self._said = [], frozenset()
        self.started, self._turn, self._answered = len(self.moves), self.game.turn, False
        while not self.done and holds(self.step.goal, self._seen()):
            self.number += 1

    def _seen(self) -> Situation:
        return Situation(self.game, self.lesson.you, self.parts)

    def _look(self) -> None:
        seen, step = self._seen(), self.step
        if holds(step.goal, seen):
            found = self._found(seen, "done")
            self.reply = Reply("done", step.id, then="done") if found is None else found
            self.number += 1
            self._begin_step()
            return
        ended = self.game.turn != self._turn or self.game.over
        self.reply = self._found(seen, "on") or self._found(seen, "back", now=not ended)
        if self.reply is None and ended and not self._answered:
            self.reply = self._usual()
        self._answered = self.reply is not None or (self._answered and not ended)
        self._turn = self.game.turn
        if self.reply is not None:
            self._said |= {self.reply}

    def _found(self, seen: Situation, then: str, now: bool = False) -> Reply | None:
        """The first reply of the step that fits and was not said yet; with `now` one that need not wait."""
        for number, reply in enumerate(self.step.replies):
            said = Reply("reply", self.step.id, number, then)
            fits = reply.then == then and (reply.now or not now) and said not in self._said
            if fits and holds(reply.check, seen):
                return said
        return None

    def _usual(self) -> Reply | None:
        """What is said to a way of one's own."""
        texts = set() if self.game.over else {self.game.text(move) for move in self.game.moves()}
        near = self.step.play[0] in texts
        last = self.moves[-1]
        kinds = [last] if last in ("stop", "refuse", "pass") else []
        if any(part.get("lost") for part in self.parts):
            kinds.append("no-room")
        for kind in [*kinds, "near" if near else "far"]:
            said = Reply(kind, self.step.id, then="on" if kind == "near" else "back")
            if said not in self._said:
                return said
        return None


def _laid(lesson: Lesson) -> Game:
    """The position of a lesson. Of hands and tokens nothing is left to luck."""
    named = {"active": lesson.you, **lesson.position}
    options = {"start": named.pop("start", lesson.you), **lesson.options}
    seats = {int(seat): dict(about) for seat, about in named.pop("seats", {}).items()}
    if lesson.game == "istanbul":
        named["tokens"] = {**AWAY_TOKENS, **named.get("tokens", {})}
        for seat in range(lesson.options["players"]):
            seats.setdefault(seat, {}).setdefault("hand", [])
    named["seats"] = seats
    return bedesten.position(lesson.game, named, seed=SEED, chance="manual", **options)
