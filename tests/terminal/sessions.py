"""Sessions on paper: a screen that is a string, and somebody who types."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

import bedesten
from bedesten.bots import make
from bedesten.terminal.saves import Saved
from bedesten.terminal.screen import Screen
from bedesten.terminal.seating import SeatedPlayer, chairs_of
from bedesten.terminal.session import Session


class Typist:
    """Types one line after the other; what it has not been given, its choice makes up."""

    def __init__(self, lines: Sequence[str] = (), choose: Callable[[Session], str] | None = None) -> None:
        self.lines = list(lines)
        self.choose = choose
        self.session: Session | None = None
        self.typed = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.typed += 1
        if self.lines:
            return self.lines.pop(0) + "\n"
        if self.choose is None or self.session is None or self.typed > 20_000:
            return ""
        if self.session.in_front != self.session.game.actor:
            return "\n"  # the curtain
        return self.choose(self.session) + "\n"


class Table:
    """A session on paper."""

    def __init__(
        self,
        game: bedesten.Game,
        chairs: Sequence[SeatedPlayer] | None = None,
        typist: Typist | None = None,
        width: int = 80,
        height: int = 40,
        colour: bool = False,
        save: Path | None = None,
    ) -> None:
        self.out = io.StringIO()
        self.typist = typist or Typist()
        console = Console(
            file=self.out, width=width, height=height, highlight=False, markup=False, emoji=False, force_terminal=colour
        )
        screen = Screen(source=self.typist, console=console)  # type: ignore[arg-type]
        screen.plain = not colour
        chairs = chairs or chairs_of(None, game.options.players, 1, "random", None)
        self.session = Session(game, chairs, screen, Saved(save or Path("play.json")), 0)
        self.typist.session = self.session
        if save is None:
            self.session.can_save = False

    @property
    def text(self) -> str:
        return self.out.getvalue()


def skilled(game: bedesten.Game, luck: int) -> int:
    """The move of somebody who plays to win: such games end soon, and cost little."""
    assert game.actor is not None
    return make("peddler", luck).choose(game.sight(game.actor))


def curious(chance: random.Random, often: float, asides: Sequence[str]) -> Callable[[Session], str]:
    """Plays to win, and so often types something else."""

    def choose(session: Session) -> str:
        if chance.random() < often:
            return chance.choice(asides)
        return session.game.text(skilled(session.game, chance.getrandbits(30)))

    return choose


def any_number(chance: random.Random) -> Callable[[Session], str]:
    """Types the number of any move that is offered."""
    return lambda session: str(chance.choice(session.offers(session.game)).number)
