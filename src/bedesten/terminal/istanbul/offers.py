"""The legal moves as they are offered: in a good order, numbered, each with what it would do."""

from __future__ import annotations

from typing import Any, Final

from bedesten.facts import LinePlan, Odds, Option, Planner
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import PLAYS
from bedesten.terminal.drawings import Offer
from bedesten.terminal.istanbul.names import name_of, short_name
from bedesten.terminal.istanbul.parts import of_parts
from bedesten.terminal.istanbul.place_rules import short_card, what_it_does
from bedesten.terminal.istanbul.previews import (
    announced_words,
    assistant_words,
    changes_words,
    deed_words,
    market_words,
    met_words,
    warned,
)
from bedesten.terminal.words import counted

__all__ = ["offers_of"]

BY_ARGUMENT: Final = ("go", "send", "fetch", "announce", "act", "bid")
"""Answers whose own number is what is typed for them."""

WAITS: Final = {"draw": "draw a card", **of_parts(lambda part: part.waits)}
"""What chance is about to do, in words."""


def offers_of(game: Game, seat: int) -> list[Offer]:
    """The legal moves: answers first, then ways to decline, then cards and tiles."""
    previews = Previews(game, seat)
    found = [Offer(move, game.phrase(move)) for move in game.moves()]
    for offer, option in zip(found, previews.options, strict=True):
        offer.usual = option.usual
        previews.annotate(offer, option)
    answers = [offer for offer in found if offer.move < PLAYS and not offer.phrase.declines]
    declines = [offer for offer in found if offer.move < PLAYS and offer.phrase.declines]
    plays = [offer for offer in found if offer.move >= PLAYS]
    if answers and answers[0].phrase.verb == "sell":
        answers.sort(key=lambda offer: -sum((offer.phrase.goods or {}).values()))
    for offer in plays:
        offer.answer = False
        _group(offer)
    _number(answers, declines, plays, max(previews.view["board"]))
    return [*answers, *declines, *plays]


def _group(offer: Offer) -> None:
    """``play far`` of ``play far 9``: what is done with one card, or in one way, is one group; and what it does."""
    phrase = offer.phrase
    if what_it_does(phrase):
        offer.group = offer.words  # each does something else
        return
    shared = Phrase(phrase.verb, card=phrase.card)
    rest = Phrase.from_dict(phrase.as_dict() | {"verb": ""})
    rest.card = None
    offer.group, offer.way = shared.text(), rest.text()
    noted = GROUP_NOTES.get(phrase.verb, "").format(turned=phrase.turned)
    offer.group_note = noted if phrase.card is None else short_card(phrase.card)


WALKS: Final = of_parts(lambda part: part.walks)
GROUP_NOTES: Final = {"recall": "one assistant comes back for 2 Lira", "turn": "a die to {turned}", **WALKS}


def _number(answers: list[Offer], declines: list[Offer], plays: list[Offer], places: int) -> None:
    """0 declines. A place or a sum is chosen by its own number, other answers by their rank."""
    rank = 1
    own = [offer for offer in answers if offer.phrase.verb in BY_ARGUMENT and _own_number(offer.phrase)]
    for offer in own:
        offer.number = _own_number(offer.phrase)
    if own:
        rank = max(places, *(offer.number for offer in own)) + 1
    for offer in [*answers, *declines[1:], *plays]:
        if offer not in own:
            offer.number = rank
            rank += 1


def _own_number(phrase: Phrase) -> int:
    """The place, the sum or the Lira that a move names; 0 if it names none."""
    return phrase.place or phrase.number or phrase.lira or 0


class Previews:
    """What each move of the open question would do, for the player who must answer it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.question = game.question
        self.view: dict[str, Any] = game.view(seat)
        self.planner = Planner(game.sight(seat))
        asked = self.planner.plan()
        self.odds: dict[str, Odds] = {odds.kind: odds for odds in asked.odds}
        self.options: list[Option] = [] if asked.open is None else asked.open.options
        self.letters = [game.box.seat_name(i)[0].upper() for i in range(len(self.view["seats"]))]

    def annotate(self, offer: Offer, option: Option) -> None:
        """Say what an offer would do, and warn of waste."""
        phrase, place = offer.phrase, offer.phrase.place or 0
        plan = self.planner.plan([option.text], onward=False, brief=True)
        merchant = [walk for walk in plan.walks if walk.piece == "merchant"]
        if phrase.verb == "act" or (merchant and self.question != "move"):
            self.name_place(offer, place, "")
        elif merchant:
            self.walk(offer, self.planner.plan([option.text], brief=True))
        elif phrase.verb == "announce":
            [odds] = self.odds.values()
            offer.note = announced_words(next(line for line in odds.best if line.key == str(phrase.number)))
        elif "black-market" in self.odds and not phrase.declines and offer.move < PLAYS:
            offer.note = market_words(self.odds["black-market"])
        elif phrase.verb == "send":
            sent = self.planner.plan([option.text], brief=True)
            deed = deed_words(sent, self.action(place))
            offer.warning = "" if deed else "nothing for it to do there now"
            self.name_place(offer, place, deed)
        else:
            self.tell(offer, option, plan)

    def action(self, place: int) -> str:
        """The name of the question of a place's action."""
        return str(self.view["signs"][str(place)]["name"])

    def walk(self, offer: Offer, plan: LinePlan) -> None:
        """A move to a place: its name, steps, assistant, payment and action in parts, and what would be wasted."""
        walk = plan.walks[0]
        steps = counted(len(walk.route) - 1, "step") if walk.on_foot else ""
        codes = {warning.code for warning in plan.warnings}
        paid = "can't pay" if "cannot-pay" in codes else self.paid(plan)
        action = ""
        if not codes & {"cannot-pay", "no-assistant", "ends-turn"}:
            action = "; ".join(
                filter(None, [deed_words(plan, self.action(walk.target)), met_words(plan, self.letters)])
            )
        name = name_of(self.game.options, walk.target)
        offer.columns = [name, steps, assistant_words(plan), paid, action]
        offer.note = "; ".join(part for part in offer.columns if part)
        offer.brief = _brief(offer)
        offer.warning = warned(plan)

    def paid(self, plan: LinePlan) -> str:
        """``pay B T 4``; a neutral merchant is N."""
        paid = [self.letters[seat] for payment in plan.payments for seat in payment.seats]
        paid += ["N" for payment in plan.payments if not payment.seats]
        return f"pay {' '.join(paid)} {sum(payment.lira for payment in plan.payments)}" if paid else ""

    def name_place(self, offer: Offer, place: int, note: str) -> None:
        """A place that is chosen without walking there."""
        name = name_of(self.game.options, place)
        offer.columns = [name, "", "", "", note]
        offer.brief = f"{short_name(name, 14)} {note}".rstrip()
        offer.note = note

    def tell(self, offer: Offer, option: Option, plan: LinePlan) -> None:
        """What is different after the move alone."""
        phrase = offer.phrase
        changed = changes_words(plan.changes if option.changes is None else option.changes)
        notes = [changed, *(f"{change.name} mosque tile" for change in plan.changes if change.what == "tile")]
        parts = [part for stage in plan.stages for part in stage.parts]
        if any("assistants" in part.got for part in parts):
            notes.append("your fifth assistant")
        if plan.stop == "chance":
            drawn = self.planner.plan([option.text], onward=False).odds
            notes.append(next((WAITS[odds.kind] for odds in drawn if odds.kind in WAITS), ""))
        notes.append(
            "a neutral one"
            if any(part.what == "leave-neutral" for part in parts)
            else self.extra(phrase, bool(changed))
        )
        offer.note = "; ".join(note for note in notes if note)
        offer.warning = warned(plan) if phrase.verb != "pass" else ""
        if phrase.declines and not offer.note and not offer.warning:
            offer.note = DECLINED.get(self.question, "do nothing here" if phrase.verb == "pass" else "go on")
        if phrase.verb == "fetch" and phrase.place:
            self.name_place(offer, phrase.place, offer.note)

    def extra(self, phrase: Phrase, changes: bool) -> str:
        """What the numbers alone do not say."""
        verb, card = phrase.verb, phrase.card
        if verb == "play" and card is not None:
            if card == "family-home":
                return "your family to the Police Station"
            return "" if changes else short_card(card)
        if verb == "discard" and card is not None:
            return f"give up: {short_card(card)}"
        if phrase.source == "discards":
            top = self.view["discards"][-1]
            return f"{top}: {short_card(top)}"
        if what_it_does(phrase):
            return what_it_does(phrase)
        if verb in WALKS and phrase.place is not None:
            return name_of(self.game.options, phrase.place)
        if verb == "catch" and phrase.seat is not None:
            return f"{self.game.box.seat_name(phrase.seat).capitalize()}'s family to the Police Station"
        if verb == "reroll":
            return "roll both dice again"
        price = TOKEN_PRICES.get(verb, "")
        return "for nothing" if price and self.view["ask"]["about"].get("free") else price


DECLINED: Final = {
    "encounters": "end your turn",
    "last-cards": "keep the rest",
    "acted": "go on",
    "fetch-more": "leave the others where they are",
    "green-tile": "keep your 2 Lira",
}

TOKEN_PRICES: Final = {
    "governor": "then 2 Lira or a card",
    "smuggler": "then 2 Lira or a good",
    **of_parts(lambda part: part.prices),
}


def _brief(offer: Offer) -> str:
    """Name, assistants and payment in a few letters: ``Tea House 4→3 –2``."""
    name, _, assistant, paid, _ = offer.columns
    parts = [short_name(name, 14), assistant.replace("leave ", "").replace("pick up ", "")]
    if paid and paid[-1].isdigit():
        parts.append(f"–{paid.split()[-1]}")
    return " ".join(part for part in parts if part)
