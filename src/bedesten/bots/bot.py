"""What a bot is."""

from __future__ import annotations

from bedesten.bots.opinion import Opinion
from bedesten.kernel.chance import generator
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.sight import Sight

__all__ = ["Bot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is no person: it is handed sights and answers with moves.

    A bot plays the same for the same seed and the same sights.
    """

    def __init__(self, seed: int = 0) -> None:
        self.chance = generator(seed, "bot")
        """The bot's own luck, never the game's."""

    def check_game(self, game: str) -> None:
        """Complain, with an `OptionError`, if it can't play this game, by its name."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves()`, which is never empty here."""
        raise NotImplementedError

    def opinion(self, sight: Sight) -> Opinion | None:
        """What the bot thinks of the moves; None if it is not one that compares them."""
        return None
