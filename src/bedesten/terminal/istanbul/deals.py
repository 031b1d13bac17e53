"""What each place costs or gives now, in a few letters: its sign, drawn."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.drawings import Look
from bedesten.terminal.istanbul.names import LETTER_OF, goods_text
from bedesten.terminal.istanbul.parts import PARTS, of_parts

__all__ = ["deal", "details", "sign_of"]

Shown = tuple[Text, Text]
"""A part of a sign, as fully as possible and with fewer letters; empty if it is left out."""

WORDS: Final = {
    "lira": ("Lira", "Lira"),
    "cards": ("card", "cards"),
    "any": ("good", "goods"),
    "any-card": ("card", "cards"),
    **of_parts(lambda part: part.things),
}
"""Things by name: one, and several."""
LAID: Final = {thing for part in PARTS.values() for thing in part.laid}
"""Things that are named beside their price."""


def sign_of(look: Look, place: int) -> dict[str, Any]:
    """What a place shows now."""
    sign: dict[str, Any] = look.view["signs"][str(place)]
    return sign


def deal(look: Look, place: int, room: int = 80) -> tuple[Text, Text]:
    """What a place shows now, as fully as there is room for; at the right, the rubies that are left."""
    sign = sign_of(look, place)
    parts = [*_deals(sign), *_others(sign)]
    between = " " if any("tile" in each for each in sign.get("deals", ())) else ", "
    left = Text(between).join(full for full, _ in parts)
    if left.cell_len > room:
        left = Text(between).join(short for _, short in parts if short.plain)
    rubies = sign.get("rubies")
    return left, Text(f"♦{rubies}", style=colours.RUBY) if rubies is not None else Text()


def details(look: Look, place: int) -> str:
    """What a place shows now, with all that dice may bring and what goods sell for; empty if that is nothing."""
    sign = sign_of(look, place)
    left, rubies = deal(look, place)
    found = [text.plain for text in (left, rubies) if text.plain]
    if "demand" in sign:
        lira = ", ".join(str(each) for each in sign["demand"]["revenue"])
        found[0] = f"{goods_text(sign['demand']['goods']).plain}; Lira for 1 good, 2 and so on: {lira}"
    if "dice" in sign and not sign["dice"]["announced"]:
        rows = [f"{row['least']} or more: {goods_text(row['gives']).plain}" for row in sign["dice"]["rows"]]
        found.append(", ".join(rows))
    elif "dice" in sign:
        found.append(f"else {_things(sign['dice']['otherwise']).plain}")
    return "; ".join(found)


# ── What can be had ────────────────────────────────────────────────────────────────────────────────────────


def _deals(sign: dict[str, Any]) -> list[Shown]:
    deals: list[dict[str, Any]] = sign.get("deals", [])
    if sign.get("most_deals", 1) > 1:
        return [_several(deals)]
    if len(deals) > 1 and not any("price" in each for each in deals) and not any("left" in each for each in deals):
        full = Text(" or ").join(_things(each["gives"]) for each in deals)
        return [(full, _things(deals[0]["gives"]))]
    more = "dice" in sign or "reveals" in sign or "card" in sign
    return [_deal(each, more) for each in deals]


def _several(deals: list[dict[str, Any]]) -> Shown:
    """Deals that bring the same, each for something else."""
    gives = _things(deals[0]["gives"])
    prices = Text(", ").join(_things(each["price"]) for each in deals)
    return Text.assemble(prices, ": ", gives, " each"), Text.assemble(gives, " each")


def _deal(deal: dict[str, Any], more: bool) -> Shown:
    """One deal; where the place shows more, what is free is the first to be left out."""
    price = deal.get("price", {})
    if "tile" in deal:
        tile = _tile(deal)
        return tile, tile
    if "rubies" in deal["gives"]:
        return _ruby(deal)
    for thing in deal["gives"]:
        if thing in LAID:
            return Text.assemble(f"{thing} ", _things(price)), Text()
    if price:
        return _things(price), _things(price)
    gives: dict[str, int] = deal["gives"]
    most = max(gives, key=lambda thing: gives[thing])
    short = _things(gives if "lira" in gives else {most: gives[most]})
    return _things(gives, "" if "lira" in gives else ", "), Text() if more else short


def _tile(deal: dict[str, Any]) -> Text:
    """A mosque tile by its good and how many must be carried, ``r2+``; others by their letter and price, ``M1``."""
    name: str = deal["tile"]
    style = colours.GOODS.get(name, "")
    letter = LETTER_OF.get(name, name[0].upper())
    if not deal["left"]:
        return Text(f"{letter} –", style)
    if "needs" in deal:
        return Text(f"{letter}{deal['needs'][name]}+", style)
    return Text(f"{letter}{sum(deal['price'].values())}", style)


def _ruby(deal: dict[str, Any]) -> Shown:
    """The price of a ruby, and Lira that come with it."""
    price: dict[str, int] = deal.get("price", {})
    if deal.get("left") == 0 or not price:
        return Text("no ruby left"), Text("no ruby left")
    besides = f" +{deal['gives']['lira']} L" if "lira" in deal["gives"] else ""
    full = Text.assemble(_things(price), besides)
    goods = goods_text(price)
    return full, goods if goods.plain else full


def _things(things: dict[str, int], between: str = "") -> Text:
    """``r g2 2 Lira``; ``2 cards, coffee``."""
    goods = goods_text({thing: count for thing, count in things.items() if thing != "any" or len(things) > 1})
    parts = [goods] if goods.plain else []
    for thing, count in things.items():
        if thing == "not-blue":
            parts.append(Text("r/g/y"))
        elif thing in WORDS and (thing != "any" or len(things) == 1):
            one, several = WORDS[thing]
            parts.append(Text(one if count == 1 and thing != "lira" else f"{count} {one if count == 1 else several}"))
    return Text(between or " ").join(parts)


# ── What else it shows ─────────────────────────────────────────────────────────────────────────────────────


def _others(sign: dict[str, Any]) -> list[Shown]:
    found: list[Shown] = []
    if "fills" in sign:
        fills = Text.assemble("fill ", (sign["fills"], colours.GOODS[sign["fills"]]))
        found.append((fills, fills))
    if "demand" in sign:
        goods = goods_text(sign["demand"]["goods"])
        most = sign["demand"]["revenue"][-1]
        found.append((Text.assemble(goods, (f" to {most} L", colours.QUIET)), goods))
    if "dice" in sign:
        found.append(_dice(sign["dice"]))
    if "card" in sign:
        found.append((Text(f"open {sign['card']}"), Text(sign["card"])))
    if "reveals" in sign:
        full = _things(sign["reveals"])
        found.append((full, Text(full.plain.partition(" ")[2])))
    if "auctions" in sign:
        found.append((Text.assemble("auction of ", _things(sign["auctions"])), Text("auction")))
    if "fetches" in sign:
        found.append((Text(f"fetch {' and '.join(sign['fetches'])}"), Text("fetch")))
    if "sends" in sign:
        pieces = sign["sends"]
        words = "then go" if "merchant" in pieces else f"send {pieces[0]}"
        found.append((Text(words), Text(words)))
    return found


def _dice(dice: dict[str, Any]) -> Shown:
    """What dice may bring at the best."""
    best = dice["rows"][-1]["gives"]
    if dice["announced"]:
        return Text.assemble("dice, to ", _things(best)), Text("dice")
    full = Text.assemble("dice for ", goods_text(dict.fromkeys(best, 1)))
    return full, full
