"""The legal moves as they are offered: in a good order, numbered, each with what it would do."""

from __future__ import annotations

from collections import Counter
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
        self.parts = [part for stage in plan.stages for part in stage.parts]
        self.settled = plan.open is None or plan.open.question not in ("pay", "keep-dice")
        """Whether nothing is left to choose of what is paid."""

    def payment(self) -> tuple[Counter[str], Counter[str]]:
        """What the player pays: dice by their faces, and things."""
        dice: Counter[str] = Counter()
        given: Counter[str] = Counter()
        for part in self.parts:
            if part.what not in ("return", "reroll"):
                dice.update(part.dice)
                given.update(part.gave if part.seat == self.seat else {})
        del given["mosque-tiles"]
        return dice, given

    def paid(self) -> str:
        """``dice r r and 1 brown marker``."""
        return paid_words(*self.payment())

    def brief(self) -> str:
        """``rr + 1 brown``."""
        return paid_letters(*self.payment())

    def taken(self) -> str:
        """``1 red marker and 4 Lira``."""
        mine = [part for part in self.parts if part.seat == self.seat]
        things = [each for part in mine for each in part.got.items() if each[0] not in ("mosque-tiles", "rubies")]
        rubies = [f"a ruby of the {track_words(track)}" for part in mine for track in part.tracks]
        return listed([*(thing_words(thing, count) for thing, count in things), *rubies])

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
        returned = [part for part in self.parts if part.what == "return"]
        things = sorted({thing for part in returned for thing in part.gave}, key=STOCK.index)
        if not things:
            return []
        who = "you and others return" if any(part.seat == self.seat for part in returned) else "others return"
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
        offer.brief = tried.brief() if question == "pay" else ""
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
        return _joined(tried), f"{tried.brief()} → {tried.taken()}"
    if phrase.count is not None:
        reveal = f"reveal {counted(phrase.count, 'card')}"
        return reveal + (", use one" if phrase.count > 1 else ""), reveal
    price, short, gain = _deal(phrase, options, view)
    ruby = phrase.tile is not None and any(part.tracks for part in tried.parts)
    gain += " and a ruby of the mosque" if ruby else ""
    brief = tried.brief() if tried.settled else short
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
