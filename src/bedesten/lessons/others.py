"""The other seats of a lesson: what their scripts say, as little as possible, or nothing at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bedesten.kernel.game import Game

__all__ = ["TURNS", "Scripts", "quietly", "skipped"]

IF_ASKED: Final = "?"
"""After a move of a script: only if it is possible."""
TURNS: Final = ("move", "reroll")
"""Questions with which a turn begins."""


def quietly(game: Game) -> str:
    """The answer that does the least: one that declines, if there is one."""
    phrases = [game.phrase(move) for move in game.moves()]
    return next((phrase for phrase in phrases if phrase.declines), phrases[0]).text()


class Scripts:
    """What the other seats play: for each a list of moves a turn. What can't be played ends its turn's list."""

    def __init__(self, turns: Mapping[int, list[list[str]]]) -> None:
        self._turns = {seat: [list(moves) for moves in each] for seat, each in turns.items()}
        self._begun: set[int] = set()

    def copy(self) -> Scripts:
        twin = Scripts(self._turns)
        twin._begun = set(self._begun)
        return twin

    def next(self, game: Game) -> str | None:
        """The next words of the seat that is asked; None if it has nothing to say."""
        seat = game.actor
        if seat is None or seat not in self._turns:
            return None
        turns = self._turns[seat]
        if game.question in TURNS and seat in self._begun:
            turns.pop(0)
            self._begun.discard(seat)
        texts = [game.text(move) for move in game.moves()]
        while turns and turns[0]:
            words = turns[0].pop(0)
            self._begun.add(seat)
            if words.rstrip(IF_ASKED) in texts:
                return words.rstrip(IF_ASKED)
            if not words.endswith(IF_ASKED):
                turns[0].clear()
        return None


def skipped(game: Game, you: int) -> Game:
    """The game as if the others had all had turns in which nothing happened: it is your turn again."""
    state = game.state()
    players = len(state["seats"])
    missed = (you - state["active"]) % players or players
    before = state["turn"]
    turn = before + missed
    first = _first_turn(state, players)
    state.update(active=you, turn=turn, round=(turn - first) // players + 1)
    if game.box.name == "dicegame":
        return _rolling(game, state, you, players)
    state.update(met=[], recalled=False, asks=[["move", you, 0, 0]])
    return _at(game, state)


def _first_turn(state: Mapping[str, Any], players: int) -> int:
    """The number that the first turn of the first round would have had, counted back from now."""
    into = (state["active"] - state["start"]) % players
    return int(state["turn"] - into - (state["round"] - 1) * players)


def _rolling(game: Game, state: dict[str, Any], you: int, players: int) -> Game:
    """The seat before yours ends its turn, so that yours begins as the rules say, with its income."""
    before = (you - 1) % players
    turn = state["turn"] - 1
    state.update(phase="actions", active=before, turn=turn, round=state["round"] - (you == state["start"]))
    state.update(dice={"lira": 1}, actions=1, fresh=[], revealed=[], asks=[["action", before, 0, 0]])
    found = _at(game, state)
    found.play(found.read("done"))
    return found


def _at(game: Game, state: dict[str, Any]) -> Game:
    """The same game in another position."""
    return Game.start(game.box, game.options, game.seed, game.commitment, True, game.names, state)
