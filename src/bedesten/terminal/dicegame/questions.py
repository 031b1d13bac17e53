"""What is asked and why: the question in words, the card or action behind it, and what the dice allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.kernel.options import GameOptions
from bedesten.kernel.phrase import Phrase
from bedesten.terminal import colours
from bedesten.terminal.dicegame.names import area_words, components_of, goods_words, price_words, tile_words
from bedesten.terminal.drawings import Look, Offer
from bedesten.terminal.words import counted

__all__ = ["area_of_ask", "notes", "question"]

QUESTIONS: Final = {
    "reroll": "Do you roll any dice again?",
    "pay": "With what do you pay?",
    "keep-dice": "Do you keep dice and pay markers in their stead?",
    "take-markers": "Which markers do you take?",
    "use-card": "Which card do you use?",
    "offer": "Do you accept?",
    "give-up": "Which of your tiles do you give up?",
    "take-tile": "Which tile do you take?",
}


def question(look: Look, offers: Sequence[Offer]) -> str:
    """What is asked, in plain words, and why it is asked."""
    ask = look.view["ask"]
    name = ask["question"]
    if name == "action":
        return f"What do you do? {counted(look.view['actions'], 'action')} left."
    asked = QUESTIONS.get(name, f"{name.replace('-', ' ').capitalize()}?")
    why = _why(look, ask)
    return f"{why} {asked}" if why else asked


def notes(look: Look, offers: Sequence[Offer]) -> list[Text]:
    """Before dice are rolled again: what can be done with them as they are."""
    allowed = [words for offer in offers for words in offer.allows]
    if look.view["ask"]["question"] != "reroll":
        return []
    said = ", ".join(allowed) if allowed else "nothing"
    return [Text.assemble("As they are, they allow: ", said, (" (`? actions`)", colours.QUIET))]


def _why(look: Look, ask: dict[str, Any]) -> str:
    """``Blue's card two-different: take 1 marker of your choice.``; ``For crystal, 2 different goods.``"""
    if ask["question"] not in ("pay", "keep-dice", "take-markers", "offer", "give-up"):
        return ""
    about = ask["about"]
    if "card" in about:
        owner = look.cast.whose(look.view["active"]).plain
        return f"{owner[0].upper()}{owner[1:]} card {area_of_ask(look.options, about)}."
    phrase = Phrase(about["action"], tile=about.get("tile"), track=about.get("track"), goods=about.get("goods"))
    signs = look.view["signs"]
    if phrase.track is not None:
        price = price_words(signs["tracks"][phrase.track].get("price"))
    elif phrase.tile is not None:
        price = tile_words(look.options, phrase.tile)[0]
    else:
        price = goods_words(signs["actions"][phrase.text()]["price"])
    return f"Your action {phrase.text()}, for {price}."


def area_of_ask(options: GameOptions, about: dict[str, Any]) -> str:
    """What the area of a card says that a question is about; empty if it is about none."""
    for card in components_of(options).cards:
        if card.name == about.get("card"):
            area = card.others if about["area"] == "others" and card.others is not None else card.own
            return f"{card.name}: {area_words(area)}"
    return ""
