"""What each place shows now: prices, demand, what it gives."""

from __future__ import annotations

from typing import Any, Final

from bedesten.istanbul.board import Board
from bedesten.preview.facts import Deal

__all__ = ["deal_of"]

FILLS: Final = {2: "red", 3: "green", 4: "yellow"}
MARKETS: Final = {10: "large-market", 11: "small-market"}
MOSQUES: Final = {14: ("red", "green"), 15: ("yellow", "blue")}


def deal_of(t: Board, view: dict[str, Any], place: int) -> Deal:
    """What a place shows, as its sign in the view says, and the rubies that are left there."""
    shows = _shows(t, view["open"], view, place)
    rubies = view["rubies"].get(str(place))
    if rubies is not None:
        shows["rubies"] = rubies
    return Deal(place, t.book.rules[place].name, shows)


def _shows(t: Board, signs: dict[str, Any], view: dict[str, Any], place: int) -> dict[str, Any]:
    if place == 1:
        return {"lira": t.bazaar.wainwright_price}
    if place in FILLS:
        return {"fills": FILLS[place]}
    if place == 5:
        return {"gives": signs["post"]}
    if place == 6:
        return {"discards": view["discards"][-1:]}
    if place in MARKETS:
        market = list(MARKETS).index(place)
        return {"demand": signs[MARKETS[place]], "revenue": t.bazaar.revenues[market][:]}
    if place == 13:
        return {"goods": signs["palace"]}
    if place in MOSQUES:
        return {"tiles": {colour: signs["mosque"][colour][:1] for colour in MOSQUES[place]}}
    if place == 16:
        return {"lira": signs["gem"]}
    name = {19: "tavern", 20: "coffee-house", 24: "secret-society"}.get(place, "")
    if name == "coffee-house":
        return {"coffee": signs[name]}
    return dict(signs[name]) if name else {}
