"""What the rules say about places, cards and ideas, looked up by what a player asks about."""

from __future__ import annotations

from bedesten.kernel.notation import tidy
from bedesten.kernel.phrase import Phrase
from bedesten.terminal.drawings import Look
from bedesten.terminal.istanbul.deals import details
from bedesten.terminal.istanbul.names import place_name
from bedesten.terminal.istanbul.parts import PARTS
from bedesten.terminal.istanbul.rulebook import book, in_a_sentence

__all__ = ["card_rule", "rules_about", "short_card", "what_it_does"]


def short_card(card: str) -> str:
    """What a card does, in a few words."""
    return str(book()["cards"].get(card, card))


def card_rule(card: str) -> str:
    """What a card does, in a sentence."""
    return in_a_sentence(f"card-{card}") if card in book()["cards"] else ""


def what_it_does(phrase: Phrase) -> str:
    """What a card or tile of an expansion does that a move names; empty if it names none."""
    return next(filter(None, (part.does(phrase) for part in PARTS.values())), "")


def rules_about(topic: str, look: Look) -> list[str]:
    """Paragraphs about a place (by number or name), a card or an idea; about nothing, on what is open now."""
    topic = tidy(topic).removeprefix("the ").removeprefix("card ").removeprefix("play ")
    if not topic:
        return _open_rules(look)
    found = _card(topic) or _further_card(topic) or _place_rule(topic, look) or _idea(topic)
    if found:
        return [found]
    known = [*book()["ideas"], *book()["cards"]]
    return [f"There is nothing about {topic!r}. Ask about a place by its number or name, or about: {', '.join(known)}."]


def _place_rule(topic: str, look: Look) -> str:
    places: dict[str, str] = book()["places"]
    number = topic.removeprefix("go ").removeprefix("place ")
    if number in places:
        return _with_numbers(number, look)
    for place in places:
        if place_name(look, int(place)).lower() == topic:
            return _with_numbers(place, look)
    matches = [place for place in places if topic in place_name(look, int(place)).lower().split()]
    return "\n".join(_with_numbers(place, look) for place in matches)


def _with_numbers(place: str, look: Look) -> str:
    """The rule of a place, and what its sign says now, if it is in this bazaar."""
    text: str = book()["places"][place]
    shown = details(look, int(place)) if place in look.view["signs"] else ""
    return f"{text} Now: {shown}." if shown else text


def _card(topic: str) -> str:
    return _whole(topic) if topic in book()["cards"] else ""


def _whole(card: str) -> str:
    """All that the rule book says of a card."""
    return f"Card {card}. {book()['card-rules'][card]}"


def _further_card(topic: str) -> str:
    return next(filter(None, (part.rule(topic) for part in PARTS.values())), "")


def _idea(topic: str) -> str:
    cards, ideas = book()["cards"], book()["ideas"]
    for idea, text in ideas.items():
        if topic in (idea, idea.rstrip("s")) or topic == f"{idea} leader":
            return str(text)
    if "tile" in topic:
        return str(ideas["tiles"])
    matches = [_whole(card) for card in cards if card.startswith(topic)]
    return "\n".join(matches)


def _open_rules(look: Look) -> list[str]:
    """About the open question, and about the place on which the viewer stands."""
    ask = look.view["ask"]
    found: list[str] = []
    if ask is not None:
        for topic in book()["questions"].get(ask["question"], []):
            found.append(_with_numbers(topic, look) if topic in book()["places"] else book()["ideas"][topic])
        place = str(ask["about"].get("place"))
        if place in book()["places"] and ask["question"] not in book()["questions"]:
            found.append(_with_numbers(place, look))
    if look.cast.viewer is not None:
        here = _with_numbers(str(look.view["seats"][look.cast.viewer]["merchant"]), look)
        if here not in found:
            found.append(f"You stand here: {here}")
    return found or [book()["ideas"]["turn"]]
