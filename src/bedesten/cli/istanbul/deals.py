"""What each place costs or gives now, in a few letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from bedesten.cli import colours
from bedesten.cli.istanbul.names import LETTER_OF, goods_text
from bedesten.cli.tables import Look
from bedesten.istanbul.options import Options

__all__ = ["deal"]


def deal(look: Look, place: int, room: int = 80) -> tuple[Text, Text]:
    """What a place shows now, as fully as there is room for; at the right, the rubies that are left."""
    left = DEALS[place](look) if place in DEALS else Text()
    if left.cell_len > room and place in SHORTER:
        left = SHORTER[place](look)
    rubies = look.view["rubies"].get(str(place))
    return left, Text(f"♦{rubies}", style=colours.RUBY) if rubies is not None else Text()


def _says(words: str) -> Callable[[Look], Text]:
    return lambda look: Text(words)


def _fills(good: str) -> Callable[[Look], Text]:
    return lambda look: Text.assemble("fill ", (good, colours.GOODS[good]))


def _wainwright(look: Look) -> Text:
    assert isinstance(look.options, Options)
    return Text(f"{look.options.components.wainwright_price} Lira")


def _post(look: Look) -> Text:
    post: dict[str, int] = look.view["open"]["post"]
    return Text.assemble(goods_text(post), f" {post['lira']} Lira")


def _caravansary(look: Look) -> Text:
    discards: list[str] = look.view["discards"]
    return Text(f"open {discards[-1]}" if discards else "2 cards")


def _market(which: str) -> Callable[[Look], Text]:
    def wants(look: Look) -> Text:
        assert isinstance(look.options, Options)
        shown = look.options.components
        revenue = shown.large_revenue if which == "large-market" else shown.small_revenue
        return Text.assemble(goods_text(look.view["open"][which]), (f" to {revenue[-1]} L", colours.QUIET))

    return wants


def _palace(look: Look) -> Text:
    price = look.view["open"]["palace"]
    return goods_text(price) if price else Text("no ruby left")


def _mosque(*goods: str) -> Callable[[Look], Text]:
    def asks(look: Look) -> Text:
        tops: dict[str, list[int]] = look.view["open"]["mosque"]
        return Text(" ").join(
            Text(f"{LETTER_OF[good]}{tops[good][0]}+" if tops[good] else f"{LETTER_OF[good]} –", colours.GOODS[good])
            for good in goods
        )

    return asks


def _dealer(look: Look) -> Text:
    price = look.view["open"]["gem"]
    return Text(f"{price} Lira" if price else "no ruby left")


def _tavern(look: Look) -> Text:
    tavern: dict[str, Any] = look.view["open"].get("tavern", {})
    tiles = [f"{kind[0].upper()}{tavern[kind]}" for kind in ("movement", "encounter") if tavern.get(kind)]
    return Text.assemble(" ".join(tiles), " ", goods_text(tavern.get("baksheesh", {})))


def _coffee_house(look: Look) -> Text:
    price = look.view["open"].get("coffee-house")
    return Text(f"{price} coffee" if price else "no ruby left")


def _society(look: Look) -> Text:
    society: dict[str, Any] = look.view["open"].get("secret-society", {})
    besides = f" +{society['lira']} L" if society.get("lira") else ""
    return Text(f"{society.get('seals', '')} seals{besides}")


DEALS: Final[dict[int, Callable[[Look], Text]]] = {
    1: _wainwright,
    2: _fills("red"),
    3: _fills("green"),
    4: _fills("yellow"),
    5: _post,
    6: _caravansary,
    7: _says("fetch assistants"),
    8: _says("r/g/y, dice for b"),
    9: _says("dice, to 12 Lira"),
    10: _market("large-market"),
    11: _market("small-market"),
    12: _says("send family"),
    13: _palace,
    14: _mosque("red", "green"),
    15: _mosque("yellow", "blue"),
    16: _dealer,
    17: _says("2 coffee each"),
    18: _says("guild cards"),
    19: _tavern,
    20: _coffee_house,
    21: _says("2 letters"),
    22: _says("kiosk tiles"),
    23: _says("good, auction"),
    24: _society,
    25: _says("good, then go"),
}

SHORTER: Final[dict[int, Callable[[Look], Text]]] = {
    6: lambda look: Text(look.view["discards"][-1]),
    7: _says("fetch"),
    8: _says("dice for b"),
    9: _says("dice"),
    10: lambda look: goods_text(look.view["open"]["large-market"]),
    11: lambda look: goods_text(look.view["open"]["small-market"]),
}
"""The same with fewer letters."""
