"""Whether a program keeps to the protocol: what ``bedesten bot-check`` tries, and what it found."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

import bedesten
from bedesten.bots.protocol import messages
from bedesten.bots.protocol.errors import BotFault
from bedesten.bots.protocol.program import Program
from bedesten.bots.random_bot import RandomBot
from bedesten.istanbul.expansion import EXPANSIONS

__all__ = ["Finding", "check_program"]

FUTURE: Final = {"later": {"a field": "of a later version"}}
"""Goes with every message: programs must not mind fields that they do not know."""
SETUPS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("istanbul", {"players": 2}),
    ("istanbul", {"players": 3, "expansions": list(EXPANSIONS)}),
    ("dicegame", {"players": 2}),
)
TWICE: Final = 12
"""Decisions of a game that is played a second time, to see whether they are the same."""


class Finding:
    """One thing that was tried: whether it went well, and what was seen."""

    def __init__(self, ok: bool | None, what: str, seen: str = "") -> None:
        self.ok = ok
        """None for what is only worth knowing."""
        self.what = what
        self.seen = seen

    def __repr__(self) -> str:
        return f"Finding({self.ok}, {self.what!r}, {self.seen!r})"


def check_program(address: str, decisions: int, ms: int, limit: int) -> Iterator[Finding]:
    """Try a program in every way that the protocol names, and tell what was found, one thing after the other. It
    answers so many decisions of each game, at the most."""
    try:
        program = Program(address)
    except BotFault as fault:
        yield Finding(False, "says hello", str(fault))
        return
    told = f"{program.name or 'without a name'}, wants {', '.join(program.wants) or 'the moves only'}"
    yield Finding(True, "says hello", told)
    trial = _Trial(program, ms, limit)
    try:
        for game, options in SETUPS:
            yield trial.play(game, dict(options), decisions)
        yield trial.twice()
        yield trial.opinion()
        yield trial.unknown()
    except BotFault as fault:
        program.close(at_once=True)
        yield Finding(False, trial.doing, f"{fault.kind}: {fault}")
        return
    if program.process is None:
        program.close()
        return
    code = program.close()
    yield Finding(code == 0, "quits when told to", f"exit code {code}" if code is not None else "it had to be ended")


class _Trial:
    def __init__(self, program: Program, ms: int, limit: int) -> None:
        self.program = program
        self.ms = ms
        self.seconds = limit / 1000
        self.number = 0
        self.doing = ""

    def play(self, name: str, options: dict[str, Any], most: int) -> Finding:
        """A game in which the program has the first seat, and luck the others."""
        words = ", ".join([f"{key} {value}" for key, value in options.items()])
        self.doing = f"plays {name} ({words})"
        game = bedesten.new(name, seed=1, **options)
        answers, slowest = self.decide(game, most)
        late = "" if slowest * 1000 <= self.ms else f", more than the {self.ms} ms it was given"
        return Finding(True, self.doing, f"{len(answers)} decisions, the slowest {slowest * 1000:.0f} ms{late}")

    def decide(self, game: bedesten.Game, most: int) -> tuple[list[int], float]:
        """What the program answers in a game, and how long it took at the most."""
        program, luck, answers, slowest = self.program, RandomBot(1), list[int](), 0.0
        self.ask(messages.game(game.sight(0), 1, program.wants), "ready")
        while game.actor is not None and len(answers) < most:
            sight = game.sight(game.actor)
            if game.actor or len(sight.moves()) == 1:
                game.play(luck.choose(sight))
                continue
            self.number += 1
            message = messages.decision("choose", self.number, sight, self.ms, program.wants)
            began = perf_counter()
            answers.append(messages.read_move(program.ask(message | FUTURE, self.seconds), sight))
            slowest = max(slowest, perf_counter() - began)
            game.play(answers[-1])
        return answers, slowest

    def twice(self) -> Finding:
        """Worth knowing: games can only be repeated if it answers alike."""
        self.doing = "answers alike for the same seed"
        found = [self.decide(bedesten.new(players=2, seed=2), TWICE)[0] for _ in range(2)]
        alike = found[0] == found[1]
        return Finding(True if alike else None, self.doing, "" if alike else "it does not: games can't be repeated")

    def opinion(self) -> Finding:
        self.doing = "tells its opinion"
        if not self.program.opinions:
            return Finding(None, self.doing, "it says that it has none")
        game = bedesten.new(players=2, seed=3, start=0)
        self.ask(messages.game(game.sight(0), 1, self.program.wants), "ready")
        self.number += 1
        message = messages.decision("opinion", self.number, game.sight(0), self.ms, self.program.wants)
        opinion = messages.read_opinion(self.program.ask(message | FUTURE, self.seconds), game.sight(0))
        return Finding(True, self.doing, "none here" if opinion is None else f"of {len(opinion.moves)} moves")

    def unknown(self) -> Finding:
        self.doing = "answers what it does not know with an error"
        self.ask({"type": "dance"}, "error")
        return Finding(True, self.doing)

    def ask(self, message: dict[str, object], wanted: str) -> None:
        answer = self.program.ask(message | FUTURE, self.seconds)
        if answer.get("type") != wanted:
            raise BotFault("nonsense", f"the answer to {message['type']!r} must be of type {wanted!r}, not {answer}")
