"""One game, as a study sees it: what its record says and the events of playing it again. No rules are known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import bedesten
from bedesten.arena.plan import TRACKS
from bedesten.dicegame.terms import A_TILE
from bedesten.kernel.events import Event
from bedesten.kernel.game import Game

__all__ = ["Facts", "facts_of"]

STEPS: Final = {"istanbul": "go", "dicegame": "act"}
"""Which event is a visit: a merchant's walk, or an action of The Dice Game."""


@dataclass(frozen=True)
class Facts:
    """What is counted of one game. Numbers by seat."""

    game: str
    players: int
    setting: str
    """What is played, in a line, but for the layout."""
    layout: str
    """Its name; empty where there is none."""
    board: tuple[int, ...]
    start: int
    """The starting player's seat."""
    over: bool
    winners: tuple[int, ...]
    rounds: int
    rubies: tuple[dict[str, int], ...]
    """By where they come from."""
    visits: tuple[dict[str, int], ...]
    """By place, or by action."""

    def order(self, seat: int) -> int:
        """A seat's place in the order of play: 0 is the starting player."""
        return (seat - self.start) % self.players


def facts_of(record: str) -> Facts:
    """Play a record again, and count."""
    game = bedesten.replay(record)
    options: dict[str, Any] = game.options.as_dict()
    sources: dict[int, str] = getattr(game.options, "place_names", dict(enumerate(TRACKS)))
    players = int(game.options.players)
    rubies: list[dict[str, int]] = [{} for _ in range(players)]
    visits: list[dict[str, int]] = [{} for _ in range(players)]
    step = STEPS[game.box.name]
    for event in _events(game):
        if event.what == "ruby":
            _count(rubies[event.seat], sources[event.a])
        elif event.what == step:
            _count(visits[event.seat], _where(game, event, sources))
    state: dict[str, Any] = game.state()
    return Facts(
        game=game.box.name,
        players=players,
        setting=_setting(game.box.name, options),
        layout=str(options.get("layout", "")),
        board=tuple(options.get("board", ())),
        start=state["start"],
        over=game.over,
        winners=tuple(game.winners()),
        rounds=state["round"],
        rubies=tuple(rubies),
        visits=tuple(visits),
    )


def _events(game: Game) -> list[Event]:
    """All that happened, in what is left of the record once undos are carried out."""
    table = game.restart()
    heard: list[Event] = []
    table.heard = heard
    for move in game.line:
        table.play(move)
    return heard


def _where(game: Game, event: Event, places: dict[int, str]) -> str:
    """The place of a visit, or the action; the actions that mosque tiles offer count as one."""
    words = game.describe(event, event.seat)
    if "place" in words:
        return places[event.a]
    return "mosque tile" if event.a >= A_TILE else str(words["action"])


def _count(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def _setting(game: str, options: dict[str, Any]) -> str:
    words = [f"{options['players']} players"]
    if game == "istanbul":
        words += [options["edition"], *options["expansions"], *options["variants"]]
        words += [] if options["bonus_deck"] == "mixed" else [f"{options['bonus_deck']} bonus cards"]
    if options.get("components"):
        words.append("own components")
    return ("The Dice Game, " if game == "dicegame" else "Istanbul, ") + ", ".join(words)
