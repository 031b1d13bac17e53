"""What the bazaar of The Dice Game shows now: actions, rubies, open mosque tiles and revealed cards with their prices.

No prose: things by name, and how many. All of it lies open on the table.
"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import ACTION_ASKS, DiceBoard
from bedesten.dicegame.cards import NOT_ASKED, WITHOUT_MARKERS, WITHOUT_TILES, Area, Tile
from bedesten.dicegame.terms import (
    A_BROWN,
    A_CRYSTAL,
    A_RUBY,
    A_TILE,
    ACTION,
    ACTION_TILE,
    CARD_TILE,
    CARDS,
    CHOSEN_IN_ACTION,
    CRYSTAL_TILE,
    DIE_TILE,
    GOODS,
    LIRA_TILE,
    MOSQUE,
    ONE_MARKER,
    RIGHT_CARPET,
    STOCK,
    TAKE_LIRA,
    TILE_KINDS,
    TRACKS,
    TWO_MARKERS,
)
from bedesten.kernel.plain import filled

__all__ = ["DICE_THINGS", "ActionSign", "AreaSign", "TileSign", "TrackSign", "signs"]

DICE_THINGS: Final = (
    *STOCK,
    "any",
    "different",
    "markers",
    "tiles",
    "cards",
    "rubies",
    "actions",
    "dice",
    "lira-dice",
    "card-dice",
    "lira-a-tile",
)
"""What can be paid, shown or taken. Goods or markers of any colours are `any`, of different ones `different`; what one
has of all colours are `markers`; `lira-a-tile` are Lira for each mosque tile that one has."""


class ActionSign:
    """An action that is always there: what one pays for it, and what one takes."""

    def __init__(self, moves: list[str], price: dict[str, int], gives: dict[str, int]) -> None:
        self.moves = moves
        """In notation, whether it is possible now or not; so it is with tracks and tiles, too."""
        self.price = price
        self.gives = gives

    def plain(self) -> dict[str, object]:
        return {"moves": self.moves, "price": self.price, "gives": self.gives}


class TrackSign:
    """The rubies of one track."""

    def __init__(self, moves: list[str], left: int, prices: list[dict[str, int]]) -> None:
        self.moves = moves
        self.left = left
        self.prices = prices
        """Of all its rubies, from the first to the last, those that are gone included; none at the mosque."""
        self.tiles = 0
        """At the mosque: for so many tiles one of its rubies is taken, once."""

    def plain(self) -> dict[str, object]:
        """JSON-ready; `price` is that of the next ruby, if there is one to buy."""
        following = self.prices[len(self.prices) - self.left] if self.left and self.prices else {}
        fields: dict[str, object] = {"left": self.left, "prices": self.prices, "price": dict(following)}
        return {"moves": self.moves} | filled({**fields, "tiles": self.tiles or None})


class TileSign:
    """A mosque tile: what it costs, what sort it is, and what it gives its owner again and again."""

    def __init__(self, moves: list[str], tile: Tile, gives: dict[str, int]) -> None:
        self.moves = moves
        self.price = tile.cost.things()
        self.kind = TILE_KINDS[tile.kind]
        self.gives = gives

    def plain(self) -> dict[str, object]:
        return {"moves": self.moves, "price": self.price, "kind": self.kind, "gives": self.gives}


class AreaSign:
    """One area of a bazaar card: what one pays or must have, and what one takes. (DG-C2 – DG-C8)"""

    def __init__(self, area: Area) -> None:
        self.price = area.discard_goods.things()
        self.needs = {STOCK[thing]: area.possess[thing] for thing in area.shown}
        self.gives = {STOCK[thing]: area.take[thing] for thing in area.things}
        self.without = ""
        """What one must have none of."""
        self.track = ""
        """Whose ruby is taken."""
        self.otherwise = area.otherwise
        """Lira for who can't or won't."""
        add(self.price, "crystals", area.discard_crystals)
        add(self.price, "lira", area.discard_lira)
        add(self.price, "tiles", int(area.discard_tile))
        add(self.needs, "markers", area.possess_markers)
        add(self.needs, "different", area.possess_different)
        add(self.needs, "tiles", area.possess_tiles)
        add(self.gives, "lira-a-tile", area.take_lira_a_tile)
        add(self.gives, "any", area.take_choice)
        add(self.gives, "different", area.take_different)
        add(self.gives, "tiles", int(area.take_tile))
        if area.without != NOT_ASKED:
            self.without = without_word(area.without)
        if area.take_ruby != NOT_ASKED:
            self.gives["rubies"] = 1
            self.track = TRACKS[area.take_ruby]

    def plain(self) -> dict[str, object]:
        """JSON-ready; what is empty is left out."""
        further: dict[str, object] = {
            "price": self.price,
            "needs": self.needs,
            "without": self.without,
            "track": self.track,
            "otherwise": self.otherwise or None,
        }
        return {"gives": self.gives} | filled(further)


def add(things: dict[str, int], thing: str, count: int) -> None:
    if count:
        things[thing] = count


def without_word(thing: int) -> str:
    if thing == WITHOUT_MARKERS:
        return "markers"
    return "tiles" if thing == WITHOUT_TILES else STOCK[thing]


# ── The signs ──────────────────────────────────────────────────────────────────────────────────────────────


def words_of(t: DiceBoard, first: int, count: int = 1) -> list[str]:
    """So many actions from this one on, in notation."""
    action = t.book.rules[ACTION]
    return [action.phrase(t, ACTION_ASKS[0], move).text() for move in range(first, first + count)]


def action_signs(t: DiceBoard) -> dict[str, ActionSign]:
    """The actions that do not change, by name. (DG-A1 – DG-A6)"""
    costs = t.bazaar.costs
    lira = {"lira": t.bazaar.lira_a_die}
    found: dict[str, ActionSign] = {}
    for colour in range(len(GOODS)):
        move = ONE_MARKER + colour
        found[f"marker {GOODS[colour]}"] = ActionSign(words_of(t, move), costs[move].things(), {GOODS[colour]: 1})
    found["crystal"] = ActionSign(words_of(t, A_CRYSTAL), costs[A_CRYSTAL].things(), {"crystals": 1})
    found["brown"] = ActionSign(words_of(t, A_BROWN), costs[A_BROWN].things(), {"brown": 1})
    found["markers"] = ActionSign(words_of(t, TWO_MARKERS), costs[TWO_MARKERS].things(), {"any": CHOSEN_IN_ACTION})
    found["lira"] = ActionSign(words_of(t, TAKE_LIRA), {"lira-dice": 1}, lira)
    found["cards"] = ActionSign(words_of(t, CARDS, A_RUBY - CARDS), {"card-dice": 1}, {"cards": 1})
    return found


def track_sign(t: DiceBoard, track: int) -> TrackSign:
    """The rubies of one track. (DG-14 – DG-17, DG-19)"""
    prices: list[dict[str, int]] = []
    if track == RIGHT_CARPET:
        prices = [{"lira": price} for price in reversed(t.bazaar.ruby_prices[1:])]
    elif track != MOSQUE:
        prices = [cost.things() for cost in reversed(t.bazaar.ruby_costs[track][1:])]
    sign = TrackSign([] if track == MOSQUE else words_of(t, A_RUBY + track), t.rubies[track], prices)
    if track == MOSQUE:
        sign.tiles = t.bazaar.tiles_for_ruby
    return sign


def tile_sign(t: DiceBoard, number: int) -> TileSign:
    """A mosque tile. (DG-M1 – DG-M7)"""
    tile = t.bazaar.tiles[number]
    gives: dict[int, dict[str, int]] = {
        LIRA_TILE: {"lira": t.bazaar.lira_a_tile},
        CRYSTAL_TILE: {"crystals": 1},
        CARD_TILE: {"cards": 1},
        ACTION_TILE: {"actions": 1},
        DIE_TILE: {"dice": 1},
    }
    brings = gives[tile.kind] if tile.kind in gives else {GOODS[tile.colour]: 1}
    return TileSign(words_of(t, A_TILE + number), tile, brings)


def card_areas(t: DiceBoard, number: int) -> dict[str, object]:
    """The areas of a bazaar card: the active player's, and the others' if there is one."""
    card = t.bazaar.cards[number]
    found: dict[str, object] = {"own": AreaSign(card.own).plain()}
    if card.others is not None:
        found["others"] = AreaSign(card.others).plain()
    return found


def signs(t: DiceBoard) -> dict[str, object]:
    """All that lies open, JSON-ready."""
    bazaar = t.bazaar
    return {
        "actions": {name: sign.plain() for name, sign in action_signs(t).items()},
        "tracks": {TRACKS[track]: track_sign(t, track).plain() for track in range(len(TRACKS))},
        "tiles": {bazaar.tile_names[tile]: tile_sign(t, tile).plain() for tile in t.display},
        "cards": {bazaar.card_names[card]: card_areas(t, card) for card in t.revealed},
    }
