"""Outcomes of the board game as sentences: one for each player's turn, what concerns the viewer marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.drawings import LogLine, Look
from bedesten.terminal.istanbul.names import TOKENS, goods_text, place_name
from bedesten.terminal.istanbul.parts import PARTS, of_parts
from bedesten.terminal.words import Part, Story, listed

__all__ = ["TOLD", "lines_of"]

GOODS: Final = ("red", "green", "yellow", "blue")


def lines_of(parts: Sequence[Part], look: Look) -> list[LogLine]:
    """What happened, in sentences."""
    return Story(look, _phrases).told(parts)


def _phrases(story: Story, part: Part) -> list[Text | str]:
    """A part in words: what was done, then what it cost and brought."""
    tell = TOLD.get(part["what"], _of_expansion)
    begun = tell(story, part) if tell is not None else ""
    return [phrase for phrase in (begun, *_dice(story, part), *_flows(story, part)) if phrase]


def _place(story: Story, place: int) -> str:
    return f"{place} {place_name(story.look, place)}"


# ── What was done ──────────────────────────────────────────────────────────────────────────────────────────────


def _says(pattern: str) -> Callable[[Story, Part], str]:
    """A phrase that begins with its verb, filled in from the part."""
    return lambda story, part: _filled(story, pattern, part)


def _filled(story: Story, pattern: str, part: Part) -> str:
    """``go|goes to {place}`` for whoever did it; after `=` there is no verb to fit."""
    place = _place(story, part["place"]) if "place" in part else ""
    values = part | {"place": place, "tiles": listed(part.get("tiles", []))}
    if pattern.startswith("="):
        return pattern[1:].format(**values)
    verb, _, rest = pattern.partition(" ")
    you, _, they = verb.partition("|")
    return f"{story.verb(you, they)} {rest.format(**values)}".rstrip()


def _of_expansion(story: Story, part: Part) -> Text | str:
    """A part that only an expansion has. Who pays another player for it is told so."""
    if part.get("resumes"):
        return ""
    words = _filled(story, of_parts(lambda part: part.told)[part["what"]], part)
    if "lira" not in part or "gave" not in part:
        return words
    del part["gave"]
    if "to" not in part:
        return words
    story.concerns(part["to"])
    return Text.assemble(words, ", which go to ", story.cast.whom(part["to"]))


def _stop(story: Story, part: Part) -> str:
    why = part["why"]
    if why == "stopped":
        return f"{story.verb('stop')} there"
    reason = {
        "no-assistant": f"{story.verb('have', 'has')} no assistant for it",
        "refused": f"{story.verb('do', 'does')} not pay",
        "cannot-pay": "can't pay",
    }[why]
    return f"{reason} and {story.verb('stop')} there"


def _pay(story: Story, part: Part) -> Text:
    lira = part.pop("gave")["lira"]
    if "to" not in part:
        return Text(f"{story.verb('pay')} the neutral merchant {lira} Lira")
    story.concerns(part["to"])
    return Text.assemble(story.verb("pay"), " ", story.cast.whom(part["to"]), f" {lira} Lira")


def _catch(story: Story, part: Part) -> Text:
    story.concerns(part["to"])
    return Text.assemble(story.verb("catch", "catches"), " ", story.cast.whose(part["to"]), " family member")


def _meet(story: Story, part: Part) -> str:
    who = TOKENS.get(part["token"], part["token"])
    return f"{story.verb('deal')} with {who}" if part.get("resumes") else f"{story.verb('meet')} {who}"


def _card(story: Story, part: Part) -> str:
    if part.get("resumes"):
        return ""
    copied = f" as {part['copied']}" if "copied" in part else ""
    return f"{story.verb('play')} {part['card']}{copied}"


def _tile(story: Story, part: Part) -> str:
    return "" if part.get("resumes") else f"{story.verb('use')} the {part['tile']} tile"


def _demand(story: Story, part: Part) -> Text:
    return Text.assemble(f"the {part['market'].capitalize()} Market now wants ", goods_text(part["goods"]))


def _pick_up(story: Story, part: Part) -> str:
    return f"{story.verb('pick')} up {story.verb('your', 'the')} assistant there"


def _family(story: Story, part: Part) -> str:
    return f"{story.verb('send')} {story.verb('your', 'the')} family member to {_place(story, part['target'])}"


def _reshuffle(story: Story, part: Part) -> str:
    return "the discards become the new pile" if part["of"] == "cards" else ""


TOLD: Final[dict[str, Callable[[Story, Part], Text | str] | None]] = {
    "start": _says("begin"),
    "turn": None,
    "go": _says("go|goes to {place}"),
    "pick-up": _pick_up,
    "leave": _says("leave an assistant"),
    "pick-up-neutral": _says("pick up a neutral assistant"),
    "leave-neutral": _says("leave a neutral assistant"),
    "stop": _stop,
    "pay": _pay,
    "act": None,
    "pass": _says("pass|passes on the action"),
    "catch": _catch,
    "meet": _meet,
    "card": _card,
    "tile": _tile,
    "family": _family,
    "token": lambda story, part: f"{TOKENS.get(part['token'], part['token'])} moves to {part['place']}",
    "neutral": lambda story, part: f"the neutral merchant moves to {part['place']}",
    "mail": None,
    "demand": _demand,
    "reshuffle": _reshuffle,
    "caravan": _says("lead the caravan now"),
    "over": lambda story, part: "the game is over",
    "besides": None,
}
"""How each part begins. What is None there goes without saying, or is told by what it cost and brought."""


# ── What it cost and brought ───────────────────────────────────────────────────────────────────────────────────


def _dice(story: Story, part: Part) -> list[str]:
    """``announces 7``, ``rolls 2 + 3 = 5``; of dice that were changed, what they were."""
    found = []
    if "number" in part and not part.get("resumes"):
        found.append(f"{story.verb('announce')} {part['number']}")
    if "pips" not in part:
        return found
    total = _sum(part["pips"])
    if "before" not in part:
        verb = f"{story.verb('keep')}" if part.get("resumes") else f"{story.verb('roll')}"
        found.append(f"{verb} {total}")
    else:
        change = f"{story.verb('roll')} again" if part["again"] else f"{story.verb('turn')} a die"
        found.append(f"{story.verb('roll')} {_sum(part['before'])}, {change}: {total}")
    return found


def _sum(pips: list[int]) -> str:
    """``2 + 3 = 5``."""
    return f"{' + '.join(map(str, pips))} = {sum(pips)}" if len(pips) > 1 else str(pips[0])


VERBS: Final = ("sell", "deliver")
"""What is done with what is given, where `pay` is not the word."""


def _flows(story: Story, part: Part) -> list[Text | str]:
    """What was given for what, what was brought, and what found no room."""
    found: list[Text | str] = []
    gave, got = _given(part), _gotten(part)
    give = part["verb"] if part.get("verb") in VERBS else "pay"
    take = "load" if got and set(part["got"]) <= set(GOODS) else "get"
    if gave and got:
        found.append(Text.assemble(f"{story.verb(give)} ", gave, " for ", got))
    elif gave:
        found.append(Text.assemble(f"{story.verb(give)} ", gave))
    elif got:
        found.append(Text.assemble(f"{story.verb(take)} ", got))
    if "discarded" in part:
        found.append(f"{story.verb('discard')} {listed(part['discarded'])}")
    for drawing in PARTS.values():
        found += [_filled(story, phrase, part) for phrase in drawing.further(part)]
    if "places" in part:
        what = "an assistant" if len(part["places"]) == 1 else "assistants"
        found.append(f"{story.verb('fetch', 'fetches')} {what} from {listed([str(place) for place in part['places']])}")
    if "target" in part and part["what"] in ("act", "card"):
        found.append(_family(story, part))
    if "lost" in part:
        lost = [f"{count} {good}" for good, count in part["lost"].items()]
        found.append(f"{listed(lost)} {'finds' if sum(part['lost'].values()) == 1 else 'find'} no room")
    return found


def _given(part: Part) -> Text | None:
    """What was paid: cards of the hand are told by themselves."""
    words: list[str] = []
    for thing, count in part.get("gave", {}).items():
        if not thing.endswith("cards"):
            own = next(filter(None, (drawing.given(part, thing) for drawing in PARTS.values())), "")
            words.append(own or _count(thing, count))
    return Text(listed(words)) if words else None


def _gotten(part: Part) -> Text | None:
    """What was brought, in words; the ruby last."""
    words: list[str] = []
    for thing, count in part.get("got", {}).items():
        if thing == "cards":
            words += [f"a card ({card})" if card else "a card" for card in part["cards"]]
        elif thing == "extensions":
            words.append(f"an extension (room for {part['room']} of each good)")
        elif thing == "mosque-tiles":
            words += [f"the {colour} mosque tile" for colour in part["tiles"]]
        elif thing == "assistants":
            words.append("a fifth assistant")
        elif thing != "rubies":
            own = next(filter(None, (drawing.brought(part, thing) for drawing in PARTS.values())), [])
            words += own or [_count(thing, count)]
    rubies = [Text("a ruby ♦", colours.RUBY)] * part.get("got", {}).get("rubies", 0)
    if not rubies:
        return Text(listed(words)) if words else None
    return Text(" and ").join([Text(", ".join(words)), *rubies] if words else rubies)


def _count(thing: str, count: int) -> str:
    """``2 Lira``, ``1 red``, ``3 coffee``."""
    return f"{count} {'Lira' if thing == 'lira' else thing}"
