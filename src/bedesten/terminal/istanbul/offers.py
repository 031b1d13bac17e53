"""The legal moves as they are offered: in a good order, numbered, each with what it would do."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.terms import POST_OFFICE
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import PLAYS
from bedesten.terminal.drawings import Offer
from bedesten.terminal.istanbul.names import name_of, short_name
from bedesten.terminal.istanbul.outlook import ENDS, GOODS, Outlook, Trial, sale_size
from bedesten.terminal.istanbul.place_rules import short_card, what_it_does

__all__ = ["offers_of"]

BY_ARGUMENT: Final = ("go", "send", "fetch", "announce", "act", "bid")
"""Answers whose own number is what is typed for them."""

WALK_CARDS: Final = ("far", "stay", "corner", "anywhere", "visit")
"""Cards that are played instead of walking one or two steps."""

WAITS: Final = {
    "draw": "draw a card",
    "token-roll": "",
    "neutral-roll": "",
    "demand": "",
    "guild-draw": "draw a guild card",
    "letter-draw": "draw a letter",
    "kiosk-reveal": "reveal kiosk tiles",
}
"""What chance is about to do, in words."""


def offers_of(game: Game, seat: int) -> list[Offer]:
    """The legal moves: answers first, then ways to decline, then cards and tiles."""
    outlook = Outlook(game, seat)
    question = game.question
    found = [Offer(move, game.phrase(move)) for move in game.moves()]
    for offer in found:
        _annotate(offer, outlook, question)
    answers = [offer for offer in found if offer.move < PLAYS and not offer.phrase.declines]
    declines = [offer for offer in found if offer.move < PLAYS and offer.phrase.declines]
    plays = [offer for offer in found if offer.move >= PLAYS]
    if answers and answers[0].phrase.verb == "sell":
        answers.sort(key=lambda offer: -sale_size(offer.phrase))
    for offer in plays:
        offer.answer = False
        _group(offer)
    _number(answers, declines, plays, max(outlook.view["board"]))
    return [*answers, *declines, *plays]


def _group(offer: Offer) -> None:
    """``play far`` of ``play far 9``: what is done with one card, or in one way, is one group; and what it does."""
    phrase = offer.phrase
    if phrase.guild is not None:
        offer.group = offer.words  # each does something else
        return
    shared = Phrase(phrase.verb, card=phrase.card)
    rest = Phrase.from_dict(phrase.as_dict() | {"verb": ""})
    rest.card = None
    offer.group, offer.way = shared.text(), rest.text()
    offer.group_note = short_card(phrase.card) if phrase.card is not None else GROUP_NOTES.get(phrase.verb, "")


GROUP_NOTES: Final = {
    "recall": "one assistant comes back for 2 Lira",
    "turn": "a die to 4",
    "companion": "your companion goes there instead of you",
}


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


def _annotate(offer: Offer, outlook: Outlook, question: str) -> None:
    """Say what an offer would do, and warn of waste."""
    phrase = offer.phrase
    verb, place = phrase.verb, phrase.place or 0
    if verb == "act" or (verb == "go" and question == "catacombs-way"):
        _name_place(offer, outlook, place, "")
    elif verb == "go" or phrase.card in WALK_CARDS:
        place = _target(phrase, outlook)
        offer.columns, offer.warning = outlook.walk(offer.move, place)
        offer.note = "; ".join(part for part in offer.columns if part)
        offer.brief = _brief(offer)
    elif verb == "announce":
        offer.note = outlook.tea_odds(phrase.number or 0, question == "guild-tea-house")
    elif verb == "roll":
        offer.note = outlook.market_odds()
    elif verb == "send":
        deed, offer.warning = _send(offer, outlook, place)
        _name_place(offer, outlook, place, deed)
    else:
        _tried(offer, outlook)
        if phrase.declines and not offer.note and not offer.warning:
            offer.note = DECLINED.get(question, "do nothing here" if verb == "pass" else "go on")
        if verb == "fetch" and place:
            _name_place(offer, outlook, place, offer.note)


def _target(phrase: Phrase, outlook: Outlook) -> int:
    """The place that a walk leads to: named, or that of another merchant, or where the merchant is."""
    if phrase.place is not None:
        return phrase.place
    return int(outlook.before["merchant"] if phrase.seat is None else outlook.view["seats"][phrase.seat]["merchant"])


def _name_place(offer: Offer, outlook: Outlook, place: int, note: str) -> None:
    """A place that is chosen without walking there."""
    name = name_of(outlook.game.options, place)
    offer.columns = [name, "", "", "", note]
    offer.brief = f"{short_name(name, 14)} {note}".rstrip()
    offer.note = note


def _brief(offer: Offer) -> str:
    """Name, assistants and payment in a few letters: ``Tea House 4→3 –2``."""
    name, _, assistant, paid, _ = offer.columns
    parts = [short_name(name, 14), assistant.replace("leave ", "").replace("pick up ", "")]
    if paid and paid[-1].isdigit():
        parts.append(f"–{paid.split()[-1]}")
    return " ".join(part for part in parts if part)


def _send(offer: Offer, outlook: Outlook, place: int) -> tuple[str, str]:
    trial = outlook.trial()
    trial.play(offer.move)
    deed = outlook.deed(trial, place)
    return deed, "" if deed else "nothing for it to do there now"


DECLINED: Final = {
    "encounters": "end your turn",
    "last-cards": "keep the rest",
    "acted": "go on",
    "fetch-more": "leave the others where they are",
    "green-tile": "keep your 2 Lira",
}


def _tried(offer: Offer, outlook: Outlook) -> None:
    """Try the move and tell what is different afterwards."""
    trial = outlook.trial()
    trial.play(offer.move)
    notes = [outlook.changes(outlook.before, trial.mine())]
    notes += [f"{fact['colour']} mosque tile" for fact in trial.told("tile")]
    if "fifth-assistant" in {fact["event"] for fact in trial.facts}:
        notes.append("your fifth assistant")
    notes.append(WAITS.get(trial.chance, ""))
    notes.append(_extra(offer.phrase, outlook, trial))
    offer.note = "; ".join(note for note in notes if note)
    offer.warning = _waste(offer.phrase, outlook, trial)


def _extra(phrase: Phrase, outlook: Outlook, trial: Trial) -> str:
    """What the numbers alone do not say."""
    verb, card = phrase.verb, phrase.card
    if verb == "play" and card is not None:
        return _played(card, outlook, trial)
    if verb == "discard" and card is not None:
        return f"give up: {short_card(card)}"
    if phrase.source == "discards":
        top = outlook.view["discards"][-1]
        return f"{top}: {short_card(top)}"
    if verb in ("choose", "guild", "discard"):
        return what_it_does(phrase)
    if verb == "companion" and phrase.place is not None:
        return name_of(outlook.game.options, phrase.place)
    if verb == "catch" and phrase.seat is not None:
        return f"{outlook.game.box.seat_name(phrase.seat).capitalize()}'s family to the Police Station"
    if verb == "reroll":
        return "roll both dice again"
    if trial.told("leave-neutral"):
        return "a neutral one"
    return TOKEN_PRICES.get(verb, "")


def _played(card: str, outlook: Outlook, trial: Trial) -> str:
    if card == "family-home":
        return "your family to the Police Station"
    return short_card(card) if outlook.changes(outlook.before, trial.mine()) == "" else ""


TOKEN_PRICES: Final = {
    "governor": "then 2 Lira or a card",
    "smuggler": "then 2 Lira or a good",
    "courier": "then 2 Lira or a letter",
}


def _waste(phrase: Phrase, outlook: Outlook, trial: Trial) -> str:
    """What would be lost."""
    found: list[str] = []
    if trial.told("turn-ends"):
        found.append(ENDS)
    if trial.told("leave", "leave-neutral") and not trial.mine()["stack"]:
        found.append("last assistant")
    gained = {fact["good"] for fact in trial.told("gain")}
    if phrase.verb == "collect":
        gives = outlook.view["signs"][str(POST_OFFICE)]["deals"][0]["gives"]
        lost = [good for good in GOODS if good in gives and good not in gained]
        if lost:
            found.append(f"no room for {' and '.join(lost)}")
    elif phrase.verb == "fill" and not gained:
        found.append("no room: nothing to load")
    elif phrase.verb in ("take", "smuggler") and any(
        good in GOODS and good not in gained for good in phrase.goods or {}
    ):
        found.append("no room: it is lost")
    return ", ".join(found)
