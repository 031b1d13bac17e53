"""Facts of the board game as sentences: one for each player's turn, what concerns the viewer marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.istanbul.options import Options
from bedesten.terminal import colours
from bedesten.terminal.drawings import Line, Look
from bedesten.terminal.istanbul.names import TOKENS, goods_text, place_name
from bedesten.terminal.words import chained, listed

__all__ = ["lines_of"]

Fact = dict[str, Any]

GATHERED: Final = ("give", "gain", "fetch", "kiosk-reveal")
"""Facts that come in a row and are told as one."""
MARKETS: Final = (10, 11)
PALACE: Final = 13
WAYS: Final = {"turn-first": "the first die to 4", "turn-second": "the second die to 4"}


class Story:
    """Puts facts together, turn by turn."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.cast = look.cast
        self.lines: list[Line] = []
        self.seat: int | None = None
        """Whose sentence is under way."""
        self.phrases: list[Text] = []
        self.mine = False
        self.place = 0
        """Where the action is that is under way."""
        self.gathered: list[str] = []
        self.gathering = ""

    def hear(self, fact: Fact) -> None:
        """Add a fact to the sentence of its seat, or begin another."""
        event, seat = fact["event"], fact.get("seat", -1)
        if event in ("turn", "over", "start") or (seat >= 0 and seat != self.seat and event != "family"):
            self.close()
            self.seat = seat if seat >= 0 else None
        elif event != self.gathering:
            self._tell_gathered(fact)
        if event in GATHERED:
            self.gathering = event
            self.gathered.append(_gathered(fact))
            return
        tell = PHRASES.get(event)
        phrase = tell(self, fact) if tell is not None else ""
        if phrase:
            self.phrases.append(phrase if isinstance(phrase, Text) else Text(phrase))

    def close(self) -> None:
        """End the sentence."""
        self._tell_gathered({"event": ""})
        if self.phrases:
            sentence = chained(self.phrases)
            if self.seat is None:
                sentence = Text.assemble(sentence.plain[0].upper(), sentence[1:])
            else:
                sentence = Text.assemble(self.cast.who(self.seat), " ", sentence)
            sentence.append(".")
            own = self.seat is not None and self.cast.is_me(self.seat)
            self.lines.append(Line(sentence, self.mine, own))
        self.phrases, self.seat, self.mine, self.place = [], None, False, 0

    def _tell_gathered(self, fact: Fact) -> None:
        """Tell goods and assistants that came or went in a row; at a market also what they brought."""
        words, kind = listed(self.gathered), self.gathering
        self.gathered, self.gathering = [], ""
        if kind == "fetch":
            what = "an assistant" if words.isdigit() else "assistants"
            self.phrases.append(Text(f"{self.verb('fetch', 'fetches')} {what} from {words}"))
        elif kind == "kiosk-reveal":
            self.phrases.append(Text(f"the Kiosk shows {words}"))
        elif kind == "gain":
            self.phrases.append(Text(f"{self.verb('load')} {words}"))
        elif kind == "give" and self.place in MARKETS and fact["event"] == "earn":
            self.phrases.append(Text(f"{self.verb('sell')} {words}"))
        elif kind == "give":
            self.phrases.append(Text(f"{self.verb('deliver' if self.place == PALACE else 'pay')} {words}"))

    def verb(self, you: str, they: str = "") -> str:
        """``go`` or ``goes``."""
        mine = self.seat is not None and self.cast.is_me(self.seat)
        return you if mine else they or f"{you}s"

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

    def draw_guild(self, fact: Fact) -> str:
        card = fact.get("guild")
        return f"{self.verb('draw')} a guild card" + (f" ({card})" if card else "")

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


def _gathered(fact: Fact) -> str:
    """One of several that are told together: goods, a place, a tile."""
    if fact["event"] == "fetch":
        return str(fact["place"])
    return f"{fact['count']} {fact['good']}" if "good" in fact else str(fact["kiosk_tile"])


def _says(pattern: str) -> Callable[[Story, Fact], str]:
    """A sentence that begins with its verb, filled in from the fact."""
    verb, _, rest = pattern.partition(" ")
    you, _, they = verb.partition("|")

    def tell(story: Story, fact: Fact) -> str:
        place = story.place_words(fact["place"]) if "place" in fact else ""
        return f"{story.verb(you, they)} {rest.format(**(fact | {'place': place}))}".rstrip()

    return tell


PHRASES: Final[dict[str, Callable[[Story, Fact], Text | str]]] = {
    "start": _says("begin"),
    "go": _says("go|goes to {place}"),
    "pick-up": lambda story, fact: f"{story.verb('pick')} up {story.verb('your', 'the')} assistant there",
    "leave": _says("leave an assistant"),
    "pick-up-neutral": _says("pick up a neutral assistant"),
    "leave-neutral": _says("leave a neutral assistant"),
    "turn-ends": _says("stop there"),
    "pay": Story.pay,
    "act": Story.act,
    "pass": _says("pass|passes on the action"),
    "earn": _says("get {lira} Lira"),
    "spend": _says("pay {lira} Lira"),
    "extend": _says("extend the barrow to {room} of each good"),
    "ruby": Story.ruby,
    "tile": _says("take the {colour} mosque tile"),
    "fifth-assistant": _says("get a fifth assistant"),
    "family": Story.family,
    "catch": Story.catch,
    "governor": _says("meet the Governor"),
    "smuggler": _says("meet the Smuggler"),
    "token": lambda story, fact: f"{TOKENS.get(fact['token'], fact['token'])} moves to {fact['place']}",
    "neutral": lambda story, fact: f"the neutral merchant moves to {fact['place']}",
    "roll": _says("roll {first} and {second}"),
    "announce": _says("announce {number}"),
    "red-tile": Story.red_tile,
    "yellow-tile": _says("use the yellow tile"),
    "green-tile": _says("use the green tile"),
    "demand": Story.demand,
    "play": _says("play {card}"),
    "draw": Story.draw,
    "discard": Story.discard,
    "take-discard": _says("take {card} from the discards"),
    "reshuffle": lambda story, fact: "the discards become the new pile",
    "caravan": _says("lead the caravan now"),
    "over": lambda story, fact: "the game is over",
    # Mocha & Baksheesh
    "gain-coffee": _says("get {count} coffee"),
    "pay-coffee": _says("pay {count} coffee"),
    "coffee-trader": _says("meet the Coffee trader"),
    "guild": _says("play guild card {guild}"),
    "draw-guild": Story.draw_guild,
    "discard-guild": _says("discard guild card {guild}"),
    "barrier": _says("lay the Barrier between {one} and {other}"),
    "tavern-tile": _says("take the {tavern_tile} tile"),
    "baksheesh": _says("pay baksheesh"),
    "another-turn": _says("take another turn"),
    # Letters & Seals
    "letter": _says("get a letter to {place}"),
    "deliver": _says("deliver the letter to {place}"),
    "give-letter": _says("give a letter with {seals} seals"),
    "companion": _says("put the companion at {place}"),
    "companion-ready": _says("call the companion"),
    "courier": _says("meet the Courier"),
    "kiosk-choose": _says("choose {kiosk_tile}"),
    "kiosk-use": _says("use {kiosk_tile}"),
    "kiosk-roll": _says("roll {pips}"),
    "bid": _says("bid {lira} Lira"),
    "no-bid": _says("bid no more"),
    "auction": _says("win the auction for {lira} Lira"),
    "bonus-turn": _says("take a bonus turn"),
}
"""How each fact is told. What is not here goes without saying: the mail that slides, the turn that begins."""


def lines_of(facts: Sequence[Fact], look: Look) -> list[Line]:
    """Facts in sentences, one for each turn or part of it."""
    story = Story(look)
    for fact in facts:
        story.hear(fact)
    story.close()
    return story.lines
