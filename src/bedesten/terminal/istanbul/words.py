"""Facts of the board game as sentences: one for each player's turn, what concerns the viewer marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.istanbul.options import Options
from bedesten.terminal import colours
from bedesten.terminal.drawings import Line, Look
from bedesten.terminal.istanbul.names import TOKENS, goods_text, place_name
from bedesten.terminal.istanbul.parts import PARTS
from bedesten.terminal.words import Fact, Story, listed

__all__ = ["lines_of"]

MARKETS: Final = (10, 11)
PALACE: Final = 13
WAYS: Final = {"turn-first": "the first die to 4", "turn-second": "the second die to 4"}
FURTHER: Final = {event: told for part in PARTS.values() for event, told in part.gathered.items()}
GATHERED: Final = {event: event for event in ("give", "gain", "fetch", *FURTHER)}
"""Facts that come in a row and are told as one."""


class BoardStory(Story):
    """The board game's sentences."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, GATHERED)
        self.mine = False
        self.place = 0
        """Where the action is that is under way."""

    def close(self) -> None:
        super().close()
        self.mine, self.place = False, 0

    def phrase(self, fact: Fact) -> str | Callable[[Any, Fact], Text | str]:
        told = PHRASES.get(fact["event"])
        return told or next(filter(None, (part.sentence(fact) for part in PARTS.values())), "")

    def gathered_words(self, kind: str, facts: Sequence[Fact], event: str) -> str:
        """Goods and assistants that came or went in a row; at a market also what they brought."""
        if kind in FURTHER:
            field, sentence = FURTHER[kind]
            return sentence.format(listed([str(fact[field]) for fact in facts]))
        if kind == "fetch":
            places = listed([str(fact["place"]) for fact in facts])
            return (
                f"{self.verb('fetch', 'fetches')} {'an assistant' if len(facts) == 1 else 'assistants'} from {places}"
            )
        words = listed([f"{fact['count']} {fact['good']}" for fact in facts])
        if kind == "gain":
            return f"{self.verb('load')} {words}"
        if self.place in MARKETS and event == "earn":
            return f"{self.verb('sell')} {words}"
        return f"{self.verb('deliver' if self.place == PALACE else 'pay')} {words}"

    def belongs(self, event: str) -> bool:
        return event == "family"

    def stands_out(self) -> bool:
        return self.mine

    def fields(self, fact: Fact) -> Fact:
        return fact | {"place": self.place_words(fact["place"])} if "place" in fact else fact

    def concerns(self, seat: int) -> None:
        """What is told concerns this seat: if that is the viewer, the line stands out."""
        if self.cast.is_me(seat) and seat != self.seat:
            self.mine = True

    def place_words(self, place: int) -> str:
        return f"{place} {place_name(self.look, place)}"

    # ── Phrases that need more than a line ─────────────────────────────────────────────────────────────────

    def act(self, fact: Fact) -> str:
        self.place = fact["place"]
        return ""

    def pay(self, fact: Fact) -> Text:
        self.concerns(fact["to"])
        return Text.assemble(self.verb("pay"), " ", self.cast.whom(fact["to"]), f" {fact['lira']} Lira")

    def catch(self, fact: Fact) -> Text:
        self.concerns(fact["of"])
        return Text.assemble(self.verb("catch", "catches"), " ", self.cast.whose(fact["of"]), " family member")

    def family(self, fact: Fact) -> str:
        if fact["seat"] != self.seat:
            return ""  # it was caught, which is told already
        return f"{self.verb('send')} {self.verb('your', 'the')} family member to {self.place_words(fact['place'])}"

    def ruby(self, fact: Fact) -> Text:
        return Text.assemble(self.verb("take"), " ", ("a ruby ♦", colours.RUBY))

    def draw(self, fact: Fact) -> str:
        card = fact.get("card")
        return f"{self.verb('draw')} a card" + (f" ({card})" if card else "")

    def discard(self, fact: Fact) -> str:
        played = f"{self.verb('play')} {fact['card']}"
        if self.phrases and self.phrases[-1].plain == played:
            return ""  # a card that was played lies there anyway
        return f"{self.verb('discard')} {fact['card']}"

    def demand(self, fact: Fact) -> Text:
        assert isinstance(self.look.options, Options)
        shown = self.look.options.components
        tiles = shown.large_demand if fact["market"] == "large" else shown.small_demand
        goods = dict(zip(("red", "green", "yellow", "blue"), tiles[fact["tile"]], strict=True))
        return Text.assemble(f"the {fact['market'].capitalize()} Market now wants ", goods_text(goods))

    def red_tile(self, fact: Fact) -> str:
        way = WAYS.get(fact["way"])
        return f"{self.verb('turn')} {way}" if way else f"{self.verb('use')} the red tile"


PHRASES: Final[dict[str, str | Callable[[Any, Fact], Text | str]]] = {
    "start": "begin",
    "go": "go|goes to {place}",
    "pick-up": lambda story, fact: f"{story.verb('pick')} up {story.verb('your', 'the')} assistant there",
    "leave": "leave an assistant",
    "pick-up-neutral": "pick up a neutral assistant",
    "leave-neutral": "leave a neutral assistant",
    "turn-ends": "stop there",
    "pay": BoardStory.pay,
    "act": BoardStory.act,
    "pass": "pass|passes on the action",
    "earn": "get {lira} Lira",
    "spend": "pay {lira} Lira",
    "extend": "extend the barrow to {room} of each good",
    "ruby": BoardStory.ruby,
    "tile": "take the {colour} mosque tile",
    "fifth-assistant": "get a fifth assistant",
    "family": BoardStory.family,
    "catch": BoardStory.catch,
    "governor": "meet the Governor",
    "smuggler": "meet the Smuggler",
    "token": lambda story, fact: f"{TOKENS.get(fact['token'], fact['token'])} moves to {fact['place']}",
    "neutral": lambda story, fact: f"the neutral merchant moves to {fact['place']}",
    "roll": "roll {first} and {second}",
    "announce": "announce {number}",
    "red-tile": BoardStory.red_tile,
    "yellow-tile": "use the yellow tile",
    "green-tile": "use the green tile",
    "demand": BoardStory.demand,
    "play": "play {card}",
    "draw": BoardStory.draw,
    "discard": BoardStory.discard,
    "take-discard": "take {card} from the discards",
    "reshuffle": lambda story, fact: "the discards become the new pile",
    "caravan": "lead the caravan now",
    "over": lambda story, fact: "the game is over",
}
"""How each fact is told. What is not here goes without saying: the mail that slides, the turn that begins."""


def lines_of(facts: Sequence[Fact], look: Look) -> list[Line]:
    """Facts in sentences, one for each turn or part of it."""
    return BoardStory(look).tell(facts)
