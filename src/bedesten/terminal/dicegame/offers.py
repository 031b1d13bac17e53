"""The legal moves as they are offered: in a good order, numbered, each with what it would do."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from bedesten.dicegame.terms import FACES, STOCK
from bedesten.facts import LinePlan, Planner
from bedesten.kernel.game import Game
from bedesten.kernel.options import GameOptions
from bedesten.kernel.phrase import Phrase
from bedesten.terminal.dicegame.names import (
    LETTER_OF,
    card_words,
    gift_words,
    goods_words,
    paid_letters,
    paid_words,
    price_words,
    short_effect,
    short_price,
    thing_words,
    tile_words,
    track_words,
)
from bedesten.terminal.drawings import Offer
from bedesten.terminal.words import counted, listed

__all__ = ["offers_of"]

ORDER: Final = ("ruby", "tile", "markers", "brown", "marker", "crystal", "lira", "cards")
"""The actions, the dearest first."""

WARNINGS: Final = {
    "actions-given-up": "{actions} given up",
    "only-loses": "only loses: a marker for one that is no better",
    "last-round": "begins the last round",
}


class Tried:
    """What one move alone would do."""

    def __init__(self, plan: LinePlan) -> None:
        self.plan = plan
        self.seat = plan.seat
        self.settled = plan.open is None or plan.open.question not in ("pay", "keep-dice")
        """Whether nothing is left to choose of what is paid."""

    def told(self, event: str) -> list[dict[str, Any]]:
        """What is told before the turn passes on."""
        facts = [fact for stage in self.plan.stages for fact in stage.events or []]
        before = takewhile(lambda fact: fact["event"] != "turn", facts)
        return [fact for fact in before if fact["event"] == event]

    def payment(self) -> list[dict[str, Any]]:
        """What the player pays."""
        return [*self.told("use"), *(fact for fact in self.told("give") if fact["seat"] == self.seat)]

    def paid(self) -> str:
        """``dice r r and 1 brown marker``."""
        return paid_words(self.payment())

    def taken(self) -> str:
        """``1 red marker and 4 Lira``."""
        taken = [thing_words(fact["thing"], fact["count"]) for fact in self.told("take") if fact["seat"] == self.seat]
        rubies = [
            f"a ruby of the {track_words(fact['track'])}" for fact in self.told("ruby") if fact["seat"] == self.seat
        ]
        return listed([*taken, *rubies])

    def allows(self) -> list[str]:
        """The actions that may follow."""
        following = [] if self.plan.open is None else self.plan.open.options
        return [option.text for option in following if not option.phrase.declines]

    def warning(self) -> str:
        """What the player might regret, in words."""
        found = [
            WARNINGS[warning.code].format(actions=counted(warning.count or 0, "action"))
            for warning in self.plan.warnings
            if warning.code in WARNINGS
        ]
        return "; ".join([*found, *self.shortage()])

    def shortage(self) -> list[str]:
        """What the players return to the supply, because it is short."""
        things = sorted({fact["thing"] for fact in self.told("return")}, key=STOCK.index)
        if not things:
            return []
        mine = [fact for fact in self.told("return") if fact["seat"] == self.seat]
        who = "you and others return" if mine else "others return"
        return [f"supply short: {who} {listed([thing_words(thing, 2)[2:] for thing in things])}"]


def offers_of(game: Game, seat: int) -> list[Offer]:
    """The legal moves: those that cost or bring most first, ways to decline last."""
    view: dict[str, Any] = game.view(seat)
    planner = Planner(game.sight(seat))
    found = [Offer(move, game.phrase(move)) for move in game.moves()]
    for offer in found:
        _annotate(offer, game, view, Tried(planner.plan([offer.words], onward=False, brief=True)))
    answers = [offer for offer in found if not offer.phrase.declines]
    declines = [offer for offer in found if offer.phrase.declines]
    if game.question == "action":
        answers.sort(key=lambda offer: (ORDER.index(offer.phrase.verb), offer.move))
    elif game.question == "reroll":
        answers.sort(key=lambda offer: (-_promise(view["dice"], offer.phrase.dice or {}), offer.move))
    for i, offer in enumerate(answers):
        offer.number = i + 1
    if game.question in ("action", "reroll", "pay", "take-markers"):
        for offer in found:
            offer.columns = [offer.words, "", "", "", offer.note]
            offer.brief = f"{offer.words}: {offer.brief}" if offer.brief else offer.words
    return [*answers, *declines]


def _promise(dice: dict[str, int], again: dict[str, int]) -> int:
    """How well the dice that are kept go together: many of a face do, and few of a face are rolled again."""
    kept = {face: dice.get(face, 0) - again.get(face, 0) for face in FACES}
    return sum(count * count for count in kept.values()) - sum(count * count for count in again.values())


def _annotate(offer: Offer, game: Game, view: dict[str, Any], tried: Tried) -> None:
    """Say what an offer would do, and warn of what is given up."""
    question, phrase = game.question, offer.phrase
    if question == "action":
        offer.note, offer.brief = _action(phrase, game.options, view, tried)
        offer.warning = tried.warning()
    elif question == "reroll":
        offer.note, offer.brief = _reroll(phrase, view, tried)
        offer.allows = tried.allows() if phrase.declines else []
    elif question == "offer":
        offer.note = _joined(tried) if tried.taken() or phrase.declines else "then you choose"
        offer.warning = tried.warning()
    elif phrase.card is not None:
        offer.note = card_words(game.options, phrase.card)
    elif phrase.tile is not None:
        effect = tile_words(game.options, phrase.tile)[1]
        offer.note = f"you lose: {effect}" if question == "give-up" else _and(effect, tried.taken())
    else:
        offer.note = _joined(tried) if question != "take-markers" else ""  # the words say it all
        offer.brief = paid_letters(tried.payment()) if question == "pay" else ""
        offer.warning = tried.warning()


def _joined(tried: Tried) -> str:
    """``dice r r for 1 red marker``."""
    paid, taken = tried.paid(), tried.taken()
    return f"{paid} for {taken}" if paid and taken else taken or paid


def _and(first: str, second: str) -> str:
    return f"{first}; {second}" if first and second else first or second


def _reroll(phrase: Phrase, view: dict[str, Any], tried: Tried) -> tuple[str, str]:
    """What is kept, and what that leaves: in words, and in a few letters."""
    if phrase.declines:
        return "go on to the actions", "on to the actions"
    again = phrase.dice or {}
    kept = [LETTER_OF[face] for face in FACES for _ in range(view["dice"].get(face, 0) - again.get(face, 0))]
    keeping = f"keep {' '.join(kept)}" if kept else "keep none"
    left = next(change.after for change in tried.plan.changes if change.what == "crystals")
    return f"{keeping}; {counted(left, 'crystal')} left", keeping


def _action(phrase: Phrase, options: GameOptions, view: dict[str, Any], tried: Tried) -> tuple[str, str]:
    """What goes for it, or the price where there is a choice, and what it brings: in words, and in a few letters."""
    if phrase.declines:
        return "end your turn", "end your turn"
    if phrase.verb == "lira":
        return _joined(tried), f"{paid_letters(tried.payment())} → {tried.taken()}"
    if phrase.count is not None:
        reveal = f"reveal {counted(phrase.count, 'card')}"
        return reveal + (", use one" if phrase.count > 1 else ""), reveal
    price, short, gain = _deal(phrase, options, view)
    ruby = bool(phrase.tile is not None and tried.told("ruby"))
    gain += " and a ruby of the mosque" if ruby else ""
    brief = paid_letters(tried.payment()) if tried.settled else short
    if phrase.tile is not None:
        brief += f" → {short_effect(options, phrase.tile)}{' and a ruby' if ruby else ''}"
    return f"{tried.paid()} for {gain}" if tried.settled else f"{price} for {gain}; you choose which", brief


def _deal(phrase: Phrase, options: GameOptions, view: dict[str, Any]) -> tuple[str, str, str]:
    """The price of an action, the same in a few letters, and what it brings."""
    if phrase.track is not None:
        price = view["signs"]["tracks"][phrase.track].get("price")
        return price_words(price), short_price(price or {}), "a ruby"
    if phrase.tile is not None:
        words, effect = tile_words(options, phrase.tile)
        return words, words, effect
    sign = view["signs"]["actions"][phrase.text()]
    return goods_words(sign["price"]), short_price(sign["price"]), gift_words(sign["gives"])
