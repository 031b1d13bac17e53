"""What a place shows to everybody now: prices, what it gives, demand, dice, rubies. No prose, and nothing hidden.

Each place writes its own sign (`PlaceAction.show`), from the numbers that its rules use. Views, previews, drawings and
spoken names all take them from there.
"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.terms import GOODS
from bedesten.kernel.plain import filled

__all__ = ["THINGS", "Deal", "DiceTable", "MarketDemand", "Sign", "goods_things", "ruby_deal", "totals_table"]

THINGS: Final = (
    *GOODS,
    "any",
    "not-blue",
    "lira",
    "coffee",
    "seals",
    "letters",
    "cards",
    "guild-cards",
    "any-card",
    "rubies",
    "extensions",
    "assistants",
    "mosque-tiles",
    "tavern-tiles",
    "kiosk-tiles",
    "barrier",
)
"""What can be paid, given or revealed. A good of choice is `any`, a red, green or yellow one `not-blue`; a bonus card
or a guild card is `any-card`."""

ENDLESS: Final = -1
"""Of what does not run out, how much is left."""
NO_RUBIES: Final = -1
"""Of a place where no rubies are laid out, how many are left."""
MOST_ROLL: Final = 12


def goods_things(goods: list[int]) -> dict[str, int]:
    """Goods in their order (red, green, yellow, blue, any) by name; only those that there are."""
    found: dict[str, int] = {}
    for good in range(len(goods)):
        if goods[good]:
            found[THINGS[good]] = goods[good]
    return found


class Deal:
    """Something that can be had at a place: what it costs now, and what it gives."""

    def __init__(self, price: dict[str, int], gives: dict[str, int]) -> None:
        self.price = price
        """What is paid, things by name; empty where it costs nothing, or nothing is left."""
        self.gives = gives
        self.needs: dict[str, int] = {}
        """What one must have with one, what is paid included; empty where the price is all."""
        self.returns: dict[str, int] = {}
        """What goes back afterwards."""
        self.tile = ""
        """Which tile it is: a mosque tile by its colour, a Tavern tile by its kind."""
        self.left = ENDLESS
        """How many of it lie here, where that is counted."""
        self.later: list[dict[str, int]] = []
        """What the following ones will cost (of mosque tiles: need), in order."""
        self.tracks: list[int] = []
        """The places whose rubies one may choose from, where it is not the ruby of this place."""

    def plain(self) -> dict[str, object]:
        """JSON-ready; what is empty is left out."""
        further: dict[str, object] = {
            "price": self.price,
            "needs": self.needs,
            "returns": self.returns,
            "tile": self.tile,
            "left": None if self.left == ENDLESS else self.left,
            "later": self.later,
            "tracks": self.tracks,
        }
        return {"gives": self.gives} | filled(further)


def ruby_deal(thing: str, prices: list[int], left: int) -> Deal:
    """The next ruby of a track for one kind of thing; the prices are by how many rubies are left."""
    deal = Deal({thing: prices[left]} if left else {}, {"rubies": 1})
    deal.left = left
    deal.later = [{thing: prices[other]} for other in range(left - 1, 0, -1)]
    return deal


class DiceTable:
    """What a roll of two dice brings, by its total."""

    def __init__(self, announced: bool) -> None:
        self.announced = announced
        """Whether one of the rows is chosen before the roll; else the last row that the roll reaches counts."""
        self.rows: list[dict[str, object]] = []
        """Ascending by the least total that is enough."""
        self.otherwise: dict[str, int] = {}
        """What comes of a roll that is lower."""

    def add(self, least: int, gives: dict[str, int]) -> None:
        """A total of at least so much brings this."""
        self.rows.append({"least": least, "gives": gives})

    def plain(self) -> dict[str, object]:
        return {"announced": self.announced, "rows": self.rows, "otherwise": self.otherwise}


def totals_table(counts: list[int], thing: str) -> DiceTable:
    """The table of a roll that brings so many of a thing, by its total: a row wherever it brings more."""
    table = DiceTable(False)
    for total in range(1, len(counts)):
        if counts[total] > counts[total - 1]:
            table.add(total, {thing: counts[total]})
    return table


class MarketDemand:
    """What a market buys, and for how much."""

    def __init__(self, goods: dict[str, int], revenue: list[int]) -> None:
        self.goods = goods
        """What the open demand tile asks for, at the most."""
        self.revenue = revenue
        """Lira for one good, for two, and so on."""
        self.unseen: list[dict[str, int]] = []
        """The tiles of the stack that nobody has seen: one of them comes next, as long as there are any."""
        self.under: list[dict[str, int]] = []
        """The tiles below them, in order."""

    def plain(self) -> dict[str, object]:
        return {"goods": self.goods, "revenue": self.revenue, "unseen": self.unseen, "under": self.under}


class Sign:
    """What one place shows."""

    def __init__(self, place: int, name: str) -> None:
        self.place = place
        self.name = name
        self.deals: list[Deal] = []
        """What can be had here, and for what."""
        self.most_deals = 1
        """How many of the deals, all different, one action may make."""
        self.fills = ""
        """The good that is loaded until the wheelbarrow is full of it."""
        self.dice: DiceTable | None = None
        self.demand: MarketDemand | None = None
        self.reveals: dict[str, int] = {}
        """What is revealed, for all players to choose from."""
        self.auctions: dict[str, int] = {}
        """What is put up for auction."""
        self.fetches: list[str] = []
        """The pieces that come back to their merchant."""
        self.sends: list[str] = []
        """The pieces of which one goes to any other place."""
        self.card = ""
        """The bonus card on top of the discards, where it can be taken."""
        self.rubies = NO_RUBIES
        """Rubies left here."""
        self.ruby_for: dict[str, int] = {}
        """What one must have gathered here for one of the rubies, where they are not bought."""

    def plain(self) -> dict[str, object]:
        """JSON-ready; what the place does not show is left out."""
        return filled(
            {
                "name": self.name,
                "deals": [deal.plain() for deal in self.deals],
                "most_deals": self.most_deals if self.most_deals > 1 else None,
                "dice": None if self.dice is None else self.dice.plain(),
                "demand": None if self.demand is None else self.demand.plain(),
                "rubies": None if self.rubies == NO_RUBIES else self.rubies,
                "fills": self.fills,
                "card": self.card,
                "reveals": self.reveals,
                "auctions": self.auctions,
                "ruby_for": self.ruby_for,
                "fetches": self.fetches,
                "sends": self.sends,
            }
        )
