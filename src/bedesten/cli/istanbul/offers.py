"""The legal moves as they are offered: in a good order, numbered, each with what it would do."""

from __future__ import annotations

from typing import Final

from bedesten.cli.istanbul.names import name_of, short_name
from bedesten.cli.istanbul.outlook import DECLINES, ENDS, GOODS, Outlook, Trial, sale_size
from bedesten.cli.istanbul.place_rules import guild_rule, kiosk_rule, short_card
from bedesten.cli.tables import Offer
from bedesten.istanbul.terms import POST_OFFICE
from bedesten.kernel.game import Game
from bedesten.kernel.rule import PLAYS

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
    found = [Offer(move, game.text(move)) for move in game.moves()]
    for offer in found:
        _annotate(offer, outlook, question)
    answers = [offer for offer in found if offer.move < PLAYS and offer.words not in DECLINES]
    declines = [offer for offer in found if offer.move < PLAYS and offer.words in DECLINES]
    plays = [offer for offer in found if offer.move >= PLAYS]
    if answers and answers[0].words.startswith("sell"):
        answers.sort(key=lambda offer: -sale_size(offer.words))
    for offer in plays:
        offer.answer = False
        offer.group, offer.group_note = _group(offer.words)
    _number(answers, declines, plays, max(outlook.view["board"]))
    return [*answers, *declines, *plays]


def _group(words: str) -> tuple[str, str]:
    """``play far`` of ``play far 9``: what differs only in the last word is one group; and what the group does."""
    parts = words.split()
    if parts[0] == "play":
        return " ".join(parts[:2]), short_card(parts[1])
    if parts[0] == "guild":
        return words, ""  # each does something else
    return parts[0], GROUP_NOTES.get(parts[0], "")


GROUP_NOTES: Final = {
    "recall": "one assistant comes back for 2 Lira",
    "turn": "a die to 4",
    "companion": "your companion goes there instead of you",
}


def _number(answers: list[Offer], declines: list[Offer], plays: list[Offer], places: int) -> None:
    """0 declines. A place or a sum is chosen by its own number, other answers by their rank."""
    for offer in declines:
        offer.number = 0
    rank = 1
    own = [offer for offer in answers if offer.words.split()[0] in BY_ARGUMENT and offer.words[-1].isdigit()]
    for offer in own:
        offer.number = int(offer.words.split()[-1])
    if own:
        rank = max(places, *(offer.number for offer in own)) + 1
    for offer in [*answers, *plays]:
        if offer not in own:
            offer.number = rank
            rank += 1


def _annotate(offer: Offer, outlook: Outlook, question: str) -> None:
    """Say what an offer would do, and warn of waste."""
    words = offer.words.split()
    verb = words[0]
    if verb == "act" or (verb == "go" and question == "catacombs-way"):
        _name_place(offer, outlook, int(words[1]), "")
    elif verb == "go" or (verb == "play" and words[1] in WALK_CARDS):
        place = _target(words, outlook)
        offer.columns, offer.warning = outlook.walk(offer.move, place)
        offer.note = "; ".join(part for part in offer.columns if part)
        offer.brief = _brief(offer)
    elif verb == "announce":
        offer.note = outlook.tea_odds(int(words[1]), question == "guild-tea-house")
    elif verb == "roll":
        offer.note = outlook.market_odds()
    elif verb == "send":
        deed, offer.warning = _send(offer, outlook, int(words[1]))
        _name_place(offer, outlook, int(words[1]), deed)
    elif offer.words in DECLINES:
        offer.note, offer.warning = _decline(offer, outlook, question)
    else:
        _tried(offer, outlook)
        if verb == "fetch" and words[1].isdigit():
            _name_place(offer, outlook, int(words[1]), offer.note)


def _target(words: list[str], outlook: Outlook) -> int:
    """The place that a walk leads to: named, or that of another merchant, or where the merchant is."""
    if words[-1].isdigit():
        return int(words[-1])
    seat = outlook.game.box.seat_of(words[-1])
    return int(outlook.view["seats"][seat]["merchant"] if seat >= 0 else outlook.before["merchant"])


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


def _decline(offer: Offer, outlook: Outlook, question: str) -> tuple[str, str]:
    if offer.words in ("stop", "refuse"):
        trial = outlook.trial()
        trial.play(offer.move)
        return "", ENDS if trial.told("turn-ends") else ""
    return DECLINED.get(question, "do nothing here" if offer.words == "pass" else "go on"), ""


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
    words = offer.words.split()
    notes = [outlook.changes(outlook.before, trial.mine())]
    notes += [f"{fact['colour']} mosque tile" for fact in trial.told("tile")]
    if "fifth-assistant" in {fact["event"] for fact in trial.facts}:
        notes.append("your fifth assistant")
    notes.append(WAITS.get(trial.chance, ""))
    notes.append(_extra(words, outlook, trial))
    offer.note = "; ".join(note for note in notes if note)
    offer.warning = _waste(words, outlook, trial)


def _extra(words: list[str], outlook: Outlook, trial: Trial) -> str:
    """What the numbers alone do not say."""
    if words[0] == "discard":
        return f"give up: {short_card(words[1])}"
    if words == ["take", "discards"]:
        card = outlook.view["discards"][-1]
        return f"{card}: {short_card(card)}"
    if words[0] in TOKEN_PRICES:
        return TOKEN_PRICES[words[0]]
    if words[0] == "choose":
        return kiosk_rule(words[1])
    if words[0] == "guild":
        return guild_rule(int(words[1]))
    if words[0] == "companion":
        return name_of(outlook.game.options, int(words[1]))
    if words[0] == "reroll":
        return "roll both dice again"
    if words[0] == "catch":
        return f"{words[1].capitalize()}'s family to the Police Station"
    if words[:2] == ["play", "family-home"]:
        return "your family to the Police Station"
    if words[0] == "play" and outlook.changes(outlook.before, trial.mine()) == "":
        return short_card(words[1])
    if words[0] == "leave" and trial.told("leave-neutral"):
        return "a neutral one"
    return ""


TOKEN_PRICES: Final = {
    "governor": "then 2 Lira or a card",
    "smuggler": "then 2 Lira or a good",
    "courier": "then 2 Lira or a letter",
}


def _waste(words: list[str], outlook: Outlook, trial: Trial) -> str:
    """What would be lost."""
    found: list[str] = []
    if trial.told("turn-ends"):
        found.append(ENDS)
    if words[0] == "leave" and not trial.mine()["stack"]:
        found.append("last assistant")
    gained = {fact["good"] for fact in trial.told("gain")}
    if words[0] == "collect":
        gives = outlook.view["signs"][str(POST_OFFICE)]["deals"][0]["gives"]
        lost = [good for good in GOODS if good in gives and good not in gained]
        if lost:
            found.append(f"no room for {' and '.join(lost)}")
    elif words == ["fill"] and not gained:
        found.append("no room: nothing to load")
    elif words[0] in ("take", "smuggler") and words[1] in GOODS and words[1] not in gained:
        found.append("no room: it is lost")
    return ", ".join(found)
