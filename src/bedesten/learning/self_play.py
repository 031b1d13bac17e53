"""Learning by self-play: play, note positions, fit weights, and once more with the new ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, Final

import bedesten
from bedesten.arena.executors import Executor, Local, Processes, cores
from bedesten.arena.job import Job
from bedesten.arena.plan import Plan, prepare
from bedesten.arena.seeds import game_seed
from bedesten.bots.judges import judge_for, learned_judge
from bedesten.bots.weights import start_weights, write_weights
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.kernel.errors import OptionError
from bedesten.learning.diary import Diary
from bedesten.learning.examples import Notebook
from bedesten.learning.fitting import calibration, fit, fit_scale, log_loss, refine, values_of
from bedesten.learning.learning_bot import Learner

__all__ = ["SETUPS", "Generation", "Trained", "course_named", "train"]

LIMIT: Final = 2500
"""Decisions after which a game is given up; few are."""
BATCH: Final = 4
"""Games that a worker plays at a time."""
HELD_OUT: Final = 8
"""Of so many games one is not learned from, but tells how well was learned."""

COURSES: Final = {"istanbul": "istanbul", "great-bazaar": "istanbul", "dicegame": "dicegame"}
"""What is learned, each with weights of its own, and the game that is played for it."""

SETUPS: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {
    "istanbul": [
        (9, {"players": 2, "layout": "short"}),
        (9, {"players": 2, "layout": "random"}),
        (8, {"players": 3, "layout": "random"}),
        (11, {"players": 4, "layout": "short"}),
        (11, {"players": 4, "layout": "random"}),
        (5, {"players": 5, "layout": "random"}),
        (4, {"players": 2, "edition": "first", "layout": "long"}),
        (4, {"players": 4, "edition": "first", "layout": "long"}),
        (3, {"players": 2, "layout": "random", "variants": ["neutral-assistants"]}),
        (3, {"players": 4, "layout": "random", "variants": ["neutral-assistants", "caravan-leader"]}),
        (3, {"players": 3, "layout": "random", "variants": ["caravan-leader"]}),
    ],
    "great-bazaar": [
        *(
            (weight, {"expansions": [expansion], **options})
            for expansion in EXPANSIONS
            for weight, options in (
                (5, {"players": 2, "layout": "random"}),
                (8, {"players": 3, "layout": "random"}),
                (8, {"players": 4}),
            )
        ),
        (10, {"players": 2, "expansions": [*EXPANSIONS]}),
        (14, {"players": 3, "expansions": [*EXPANSIONS], "layout": "random"}),
        (12, {"players": 4, "expansions": [*EXPANSIONS]}),
        (12, {"players": 4, "expansions": [*EXPANSIONS], "layout": "random"}),
        (10, {"players": 5, "expansions": [*EXPANSIONS], "layout": "random"}),
    ],
    "dicegame": [(30, {"players": 2}), (40, {"players": 3}), (30, {"players": 4})],
}
"""What is played: how many games in a hundred or so, with which options."""


@dataclass(frozen=True)
class Generation:
    """How well one generation of weights tells who will win, measured on games that were held out."""

    number: int
    games: int
    """All that were learned from so far."""
    positions: int
    chance: float
    """Log-loss if all seats were as likely to win."""
    hand: float
    """Log-loss of the hand-made judge, at the scale that suits it best."""
    hand_scale: float
    before: float
    """Log-loss of the weights with which these games were played."""
    learned: float
    calibration: list[tuple[float, float, int]]
    """Chances that were given, how often they came true, in how many cases."""


@dataclass(frozen=True)
class Trained:
    """What came of it."""

    course: str
    weights: list[float]
    generations: list[Generation]

    def text(self, command: str) -> str:
        """The weights as a data file."""
        last = self.generations[-1]
        heading = [
            "Weights of the learned judge: for each feature, a row for each phase of the game. Written by",
            f"    {command}",
            f"from {last.games} games. Log-loss on games held out: {last.learned:.3f}; of the hand-made judge "
            f"{last.hand:.3f}; if all seats were alike {last.chance:.3f}.",
        ]
        return write_weights(self.course, self.weights, heading)


def train(
    course: str,
    games: int,
    seed: int,
    generations: int = 3,
    jobs: int | None = None,
    progress: Callable[[int, int, int], None] | None = None,
    tell: Callable[[Trained], None] | None = None,
    diary: Diary | None = None,
    base: list[float] | None = None,
) -> Trained:
    """Learn weights from so many games in each of several generations, each played with the weights of the last.

    Without a `base` learning starts from the hand-made opinion and looks at who won, in all games so far. With one,
    these weights are refined: by what was expected of each turn of the last generation.

    `progress` is told the generation, games played in it, and games to play; `tell` what was learned so far, after
    each generation. A `diary` keeps the games: those that are in it are not played again.
    The same seed gives the same games for every number of jobs.
    """
    course_named(course)
    if games < HELD_OUT or generations < 1:
        raise OptionError(f"games: {HELD_OUT} or more; generations: 1 or more")
    start = start_weights(course)
    weights = start if base is None else base
    executor: Executor = Local() if jobs == 1 else Processes(jobs or cores())
    hand = judge_for(COURSES[course])
    learned_from, held_out = Notebook(course, hand), Notebook(course, hand)
    found: list[Generation] = []
    for number in range(1, generations + 1):
        if base is not None:
            learned_from, held_out = (Notebook(course, hand, learned_judge(course, weights)) for _ in range(2))
        plans = _plans(course, games, game_seed(seed, number), weights)
        total = sum(plan.games for plan in plans)
        played = _known(plans, number, diary)
        with closing(executor.run(_jobs(plans, played))) as batches:
            for results in batches:
                for result in results:
                    played[result.match, result.index] = result.record
                    if diary is not None:
                        diary.note(number, result.match, result.index, result.record)
                if progress is not None:
                    progress(number, len(played), total)
        for match, index in sorted(played, key=lambda key: (int(key[0]), key[1])):
            book = held_out if index % HELD_OUT == 0 else learned_from
            book.read(bedesten.replay(played[match, index]))
        before = weights
        examples = learned_from.examples()
        better = fit(examples, start, before) if base is None else refine(examples, before)
        weights = [round(weight, 3) for weight in better]
        found.append(_measured(number, number * total, examples, held_out, before, weights))
        if diary is not None:
            diary.learned(found)
        if tell is not None:
            tell(Trained(course, weights, found[:]))
    return Trained(course, weights, found)


def course_named(course: str) -> str:
    """What is to be learned, if there is such a thing."""
    if course not in COURSES:
        raise OptionError(f"what to learn: any of {', '.join(COURSES)}, not {course!r}")
    return course


def _plans(course: str, games: int, seed: int, weights: list[float]) -> list[Plan]:
    """The games of one generation: a plan for each setup."""
    setups = SETUPS[course]
    learner = Learner(course, tuple(weights))
    whole = sum(share for share, _ in setups)
    found: list[Plan] = []
    for i, (share, options) in enumerate(setups):
        count = max(1, round(games * share / whole))
        plan = prepare(count, learner, seed=game_seed(seed, i), limit=LIMIT, game=COURSES[course], **options)
        found.append(replace(plan, keep=True, match=str(i)))
    return found


def _known(plans: list[Plan], number: int, diary: Diary | None) -> dict[tuple[str, int], str]:
    """The records of a generation's games that were played before, by setup and number."""
    found: dict[tuple[str, int], str] = {}
    if diary is None:
        return found
    for plan in plans:
        for game in range(plan.games):
            record = diary.known.get((number, plan.match, game))
            if record is not None:
                found[plan.match, game] = record
    return found


def _jobs(plans: list[Plan], played: dict[tuple[str, int], str]) -> Iterator[Job]:
    """A few games at a time, the games of all plans in one go: workers are slow to start. A batch that was cut off is
    played whole once more."""
    for plan in plans:
        for first in range(0, plan.games, BATCH):
            last = min(first + BATCH, plan.games)
            if any((plan.match, game) not in played for game in range(first, last)):
                yield Job(plan, first, last)


def _measured(
    number: int, games: int, examples: Any, held_out: Notebook, before: list[float], weights: list[float]
) -> Generation:
    test = held_out.examples()
    scale = fit_scale(examples)
    return Generation(
        number=number,
        games=games,
        positions=len(examples.first_rows) - 1,
        chance=log_loss(test, 0.0 * test.hand),
        hand=log_loss(test, test.hand / scale),
        hand_scale=scale,
        before=log_loss(test, values_of(test, before)),
        learned=log_loss(test, values_of(test, weights)),
        calibration=calibration(test, values_of(test, weights)),
    )
