"""Pre-given answers: what a player wants to be answered while others have the turn, up to the player's next turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bedesten.kernel.game import Game
from bedesten.kernel.notation import fits

__all__ = ["PreAnswer", "answer_to"]


@dataclass(frozen=True, slots=True)
class PreAnswer:
    """An answer to one question: bid up to so much, or take the first of these that is there."""

    question: str
    prefer: tuple[str, ...] = ()
    """What the answer names, such as a tile, or its notation; `*` stands for any rest."""
    limit: int | None = None
    """For an auction: the lowest bid that leads, as long as it is no more than this; else pass."""

    @staticmethod
    def from_dict(given: Mapping[str, Any]) -> PreAnswer:
        return PreAnswer(given["question"], tuple(given.get("prefer", ())), given.get("limit"))

    def as_dict(self) -> dict[str, Any]:
        return {"question": self.question, "prefer": list(self.prefer), "limit": self.limit}

    def choose(self, game: Game) -> int | None:
        """The move that fits, if one is legal."""
        legal = {move: game.phrase(move) for move in game.moves()}
        if self.limit is not None:
            bids = [(phrase.lira, move) for move, phrase in legal.items() if phrase.lira is not None]
            lowest = min(bids, default=None)
            if lowest is not None and lowest[0] <= self.limit:
                return lowest[1]
            return next((move for move, phrase in legal.items() if phrase.declines), None)
        return next((move for words in self.prefer for move, phrase in legal.items() if fits(phrase, words)), None)


def answer_to(game: Game, answers: Sequence[PreAnswer]) -> int | None:
    """The move that the seat that is asked has given beforehand, if it is another's turn and one is legal."""
    if not answers or game.over or game.active == game.actor:
        return None
    found = (answer.choose(game) for answer in answers if answer.question == game.question)
    return next((move for move in found if move is not None), None)
