"""Our bots behind the protocol: what ``bedesten engine`` does, for other programs and for hosts in other languages."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

import bedesten
from bedesten.bots.bot import Bot
from bedesten.bots.protocol.messages import PROTOCOL
from bedesten.bots.registry import make
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.searcher import Searcher
from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import BedestenError
from bedesten.kernel.position import restore_position
from bedesten.kernel.sight import Sight

__all__ = ["Engine", "serve"]

Message = dict[str, Any]

FORGOTTEN: Final = "'choose' and 'opinion' need the 'position', as a state, or a 'record'"


class Engine:
    """Answers messages with a bot."""

    def __init__(self, spec: str, timed: bool = False) -> None:
        self.spec = spec
        self.timed = timed
        """Whether the bot takes the time that each question gives it, and not a budget of its own."""
        self.bot: Bot = make(spec)
        self.game: Message = {}

    def answer(self, message: Message) -> Message | None:
        """The answer to a message; None ends the conversation."""
        kind = message.get("type")
        if kind == "quit":
            return None
        if kind == "hello":
            name = f"bedesten {bedesten.__version__} {self.spec}"
            return {"type": "hello", "protocol": PROTOCOL, "name": name, "wants": ["position"], "opinions": True}
        if kind == "game":
            self.game = message
            self.bot = make(self.spec, int(message.get("seed", 0)))
            return {"type": "ready"}
        if kind in ("choose", "opinion"):
            sight = self._sight(message)
            if self.timed and "ms" in message:
                self._hurry(int(message["ms"]))
            return self._chosen(sight) if kind == "choose" else self._thought(sight)
        raise BedestenError(f"there is no message of type {kind!r}")

    def _sight(self, message: Message) -> Sight:
        """What the seat sees. A position may hold anything where the seat can't look: that is dealt anew."""
        if "record" in message:
            game = bedesten.replay(message["record"])
            if game.actor is None:
                raise BedestenError("the game of this record is over: nobody is asked")
            return game.sight(int(message["seat"]) if "seat" in message else game.actor)
        if "position" not in message or not self.game:
            raise BedestenError(FORGOTTEN if self.game else "a 'game' must be told first, or a 'record' sent along")
        box = box_of(self.game.get("game"))
        table = box.lay(box.options(dict(self.game.get("options", {})), 0), generator(0))
        restore_position(box, table, message["position"])
        table.manual = True
        return Sight(box, table, int(message["seat"] if "seat" in message else self.game["seat"]))

    def _hurry(self, ms: int) -> None:
        thinking = getattr(self.bot, "bot", self.bot)
        if isinstance(thinking, Searcher):
            thinking.budget = Budget(0, max(1, ms))

    def _chosen(self, sight: Sight) -> Message:
        if not sight.moves():
            raise BedestenError(f"seat {sight.seat} is not asked in this position")
        return {"type": "move", "move": sight.text(self.bot.choose(sight))}

    def _thought(self, sight: Sight) -> Message:
        opinion = self.bot.opinion(sight)
        if opinion is None:
            return {"type": "opinion", "moves": None}
        moves = [
            {
                "move": sight.text(one.move),
                "value": one.value,
                "visits": one.visits,
                "chance": one.chance,
                "place": one.place,
            }
            for one in opinion.moves
        ]
        return {"type": "opinion", "moves": moves, "iterations": opinion.iterations, "depth": opinion.depth}


def serve(engine: Engine, lines: Iterable[str], write: Callable[[str], None]) -> None:
    """Answer line by line until told to quit, or nobody asks any more. What can't be answered is said to be so."""
    for line in lines:
        number: object = None
        try:
            message = json.loads(line)
            if not isinstance(message, dict):
                raise BedestenError("a message is a JSON object on one line")
            number = message.get("id")
            answer = engine.answer(message)
            if answer is None:
                return
        except (BedestenError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            answer = {"type": "error", "message": f"{type(error).__name__}: {error}"}
        if number is not None:
            answer["id"] = number
        write(json.dumps(answer, separators=(",", ":")) + "\n")
