"""What the components of The Dice Game show, as the engine uses it. Goods are in the order red, green, yellow, blue."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final

from bedesten.dicegame.cards import WITHOUT_MARKERS, WITHOUT_TILES, Area, Card, Tile
from bedesten.dicegame.cost import NO_COST, Cost
from bedesten.dicegame.markers import MOST_CHOSEN
from bedesten.dicegame.payments import MOST_GOODS
from bedesten.dicegame.terms import (
    DIE_TILE,
    FACES,
    GOODS,
    MARKER_TILE,
    MOSQUE,
    MOST_DICE,
    STOCK,
    TILE_KINDS,
    TRACKS,
)
from bedesten.kernel.components import Sheet
from bedesten.kernel.components import read as read_box
from bedesten.kernel.errors import ComponentError

__all__ = ["Components", "read"]

PLAYERS: Final = (2, 3, 4)
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
MOST: Final = 99
"""Of anything that a card shows: more would be a slip of the pen."""

DISCARD: Final = (*GOODS, "markers", "different", "crystals", "lira", "tile")
POSSESS: Final = (*STOCK, "markers", "different", "tiles")
WITHOUT: Final = {**{word: i for i, word in enumerate(STOCK)}, "markers": WITHOUT_MARKERS, "tiles": WITHOUT_TILES}
TAKE: Final = (*STOCK, "lira_a_tile", "choice", "different", "tile", "ruby")


class Components:
    """The values of one game, shared by all who use them: nobody changes them."""

    def __init__(self, box: Sheet) -> None:
        self.replaced: dict[str, object] = box.replaced
        """The owner's values by section and key, JSON-ready; `read` makes the same components from them."""
        if box.words("dice", "faces") != list(FACES):
            raise box.wrong("dice", "faces", f"{', '.join(FACES)}")
        self.dice: int = box.number("dice", "rolled")
        markers = box.number("supply", "markers")
        self.supply: list[int] = [markers] * 4 + [box.number("supply", key) for key in ("brown", "crystals", "lira")]
        """All there is: markers by colour, brown ones, crystals, Lira."""
        self.crystals: int = box.number("setup", "crystals")
        self.start_lira: int = box.number("setup", "start_lira")
        self.next_lira: int = box.number("setup", "next_lira")
        self.display: int = box.number("setup", "display")
        self.actions: int = box.number("turn", "actions")
        self.lira_a_die: int = box.number("turn", "lira_a_die")
        self.lira_a_tile: int = box.number("turn", "lira_a_tile")
        self.target: dict[int, int] = box.by_players("turn", "target", PLAYERS)
        self.tiles_for_ruby: dict[int, int] = box.by_players("turn", "tiles_for_ruby", PLAYERS)
        self._read_board(box)
        self.tiles: list[Tile] = _tiles(box)
        """The number of a tile is its index here."""
        self.cards: list[Card] = _cards(box)
        """The number of a card is its index here."""

    def _read_board(self, box: Sheet) -> None:
        """The rubies; with two players the dearest of each track stay in the box."""
        fewer = box.number("board", "fewer_with_2")
        self.goods: dict[int, list[int]] = _by_players(_prices(box, "goods_2_3"), _prices(box, "goods_4"), fewer)
        """By the number of players: goods that the rubies of each colour cost, the first ruby first."""
        self.right: dict[int, list[int]] = _by_players(_prices(box, "right_2_3"), _prices(box, "right_4"), fewer)
        """… Lira that the rubies of the right carpet cost."""
        for key in ("goods_2_3", "goods_4"):
            if max(_prices(box, key)) > MOST_GOODS:
                raise box.wrong("board", key, f"{MOST_GOODS} goods at the most")
        opened = _goods(box, "left_open")
        left = [[*opened, *_goods(box, key)] for key in ("left_2_3", "left_4")]
        costs = [[_left_cost(goods[:count]) for count in range(len(opened), len(goods))] for goods in left]
        for key, track in zip(("left_2_3", "left_4"), costs, strict=True):
            if not track or not 0 < track[0].total <= track[-1].total <= MOST_GOODS:
                raise box.wrong("board", key, f"one ruby or more, each costing 1 to {MOST_GOODS} goods")
        self.left: dict[int, list[Cost]] = {2: costs[0][: len(costs[0]) - fewer], 3: costs[0], 4: costs[1]}
        """… what the rubies of the left carpet cost."""
        self.mosque: dict[int, int] = box.by_players("board", "mosque", PLAYERS)
        if min(self.mosque.values()) < 0:
            raise box.wrong("board", "mosque", "0 or more for each number of players")
        lengths = [len(box.numbers("board", key)) for key in ("goods_2_3", "right_2_3")] + [len(costs[0])]
        if not 0 <= fewer < min(lengths):
            raise box.wrong("board", "fewer_with_2", f"0 to {min(lengths) - 1}, so that a ruby is left on each track")
        for players in PLAYERS:
            rubies = 4 * len(self.goods[players]) + len(self.left[players]) + len(self.right[players])
            rubies += self.mosque[players]
            enough = players * (self.target[players] - 1) + 1
            if not enough <= rubies <= box.number("supply", "rubies"):
                allowed = f"{enough} to {box.number('supply', 'rubies')} rubies with {players} players, not {rubies}"
                raise box.wrong("board", "mosque", f"{allowed}, on all tracks together")


_own: list[Components] = []


def read(owner: str | os.PathLike[str] | Mapping[str, object] | None = None) -> Components:
    """The components; laid over them an owner's TOML file, or a mapping like `Components.replaced`."""
    file = os.path.join(os.path.dirname(__file__), "data", "dicegame.toml")
    if owner is not None:
        return Components(read_box([file], owner))
    if not _own:
        _own.append(Components(read_box([file])))
    return _own[0]


# ── The board ──────────────────────────────────────────────────────────────────────────────────────────────


def _by_players(three: list[int], four: list[int], fewer: int) -> dict[int, list[int]]:
    return {2: three[: len(three) - fewer], 3: three, 4: four}


def _prices(box: Sheet, key: str) -> list[int]:
    prices = box.numbers("board", key)
    if not prices or prices[0] < 1 or sorted(prices) != prices:
        raise box.wrong("board", key, "numbers from 1 up, none smaller than the one before")
    return prices


def _goods(box: Sheet, key: str) -> list[str]:
    words = box.words("board", key)
    if not set(words) <= {*GOODS, "any"}:
        raise box.wrong("board", key, f"a list of any of {', '.join(GOODS)}, any")
    return words


def _left_cost(goods: list[str]) -> Cost:
    return Cost([goods.count(colour) for colour in GOODS], goods.count("any"), 0)


# ── Tiles and cards: lists of tables ───────────────────────────────────────────────────────────────────────


class _Entry:
    """One table of a list, such as a card; says which one is wrong, and what is allowed."""

    def __init__(self, box: Sheet, section: str, key: str, where: str, table: object, known: tuple[str, ...]) -> None:
        self.box = box
        self.section = section
        self.key = key
        self.where = where
        if not isinstance(table, dict):
            raise self.wrong("a table, such as { name = …, count = …, … }")
        self.table = table
        for word in table:
            if word not in known:
                raise self.wrong(f"no {str(word)[:40]!r}; any of {', '.join(known)}")

    def wrong(self, allowed: str) -> ComponentError:
        return self.box.wrong(self.section, self.key, f"{self.where}: {allowed}")

    def number(self, word: str, least: int = 1, default: int = 0) -> int:
        found = self.table.get(word, default)
        if word in self.table and (type(found) is not int or not least <= found <= MOST):
            raise self.wrong(f"{word!r} is a number from {least} to {MOST}")
        return int(found)

    def word(self, word: str, known: tuple[str, ...]) -> str:
        found = self.table.get(word)
        if not isinstance(found, str) or found not in known:
            raise self.wrong(f"{word!r} is one of {', '.join(known)}")
        return found

    def inner(self, word: str, known: tuple[str, ...]) -> _Entry:
        return _Entry(self.box, self.section, self.key, f"{self.where}, {word!r}", self.table[word], known)


def _entries(box: Sheet, section: str, key: str, known: tuple[str, ...]) -> list[tuple[str, _Entry]]:
    """The tables of a list by their names, each with a name of its own; as many as there are in the box."""
    found = box.values[section][key].value
    if not isinstance(found, list):
        raise box.wrong(section, key, "a list of tables")
    entries: dict[str, _Entry] = {}
    count = 0
    for i, table in enumerate(found):
        entry = _Entry(box, section, key, f"entry {i + 1}", table, known)
        name = entry.table.get("name")
        if not isinstance(name, str) or not NAME.fullmatch(name) or len(name) > 40:
            raise entry.wrong("'name' is a word of small letters, digits and hyphens")
        if name in entries:
            raise entry.wrong(f"each name once; {name!r} is there already")
        entry.where = repr(name)
        entries[name] = entry
        count += entry.number("count", 1, 1)
    whole = box.number(section, "count")
    if count != whole:
        raise box.wrong(section, key, f"{whole} in all, not {count}")
    return list(entries.items())


def _cost(entry: _Entry, rest: str) -> Cost:
    """Goods of colours, and so many more of any, called `rest`; or so many of different colours."""
    need = [entry.number(colour) for colour in GOODS]
    cost = Cost(need, entry.number(rest), entry.number("different"))
    if cost.total > MOST_GOODS:
        raise entry.wrong(f"{MOST_GOODS} goods at the most")
    if cost.different and (cost.total > cost.different or cost.different > len(GOODS)):
        raise entry.wrong(f"'different' stands alone, and is {len(GOODS)} at the most")
    return cost


def _tiles(box: Sheet) -> list[Tile]:
    tiles: list[Tile] = []
    for name, entry in _entries(box, "mosque_tiles", "tiles", ("name", "count", "kind", "colour", "cost")):
        kind = TILE_KINDS.index(entry.word("kind", TILE_KINDS))
        if (kind == MARKER_TILE) != ("colour" in entry.table):
            raise entry.wrong("a 'colour' for kind 'marker', and for no other")
        colour = GOODS.index(entry.word("colour", GOODS)) if kind == MARKER_TILE else -1
        if "cost" not in entry.table:
            raise entry.wrong("a 'cost', such as { red = 3 }")
        cost = _cost(entry.inner("cost", (*GOODS, "any", "different")), "any")
        if not cost.total:
            raise entry.wrong("a 'cost' of one good or more")
        tiles.append(Tile(name, entry.number("count", 1, 1), kind, colour, cost))
    dice = sum(tile.count for tile in tiles if tile.kind == DIE_TILE)
    if dice > box.number("dice", "spare") or box.number("dice", "rolled") + dice > MOST_DICE:
        raise box.wrong("mosque_tiles", "tiles", f"{box.number('dice', 'spare')} tiles of kind 'die' at the most")
    return tiles


AREA: Final = ("discard", "possess", "without", "take", "else")


def _cards(box: Sheet) -> list[Card]:
    cards: list[Card] = []
    for name, entry in _entries(box, "bazaar_cards", "deck", ("name", "count", *AREA, "others")):
        others = _area(entry.inner("others", AREA)) if "others" in entry.table else None
        cards.append(Card(name, entry.number("count", 1, 1), _area(entry), others))
    return cards


def _area(entry: _Entry) -> Area:
    area = Area()
    if "take" not in entry.table:
        raise entry.wrong("a 'take', such as { lira = 4 }")
    if "discard" in entry.table:
        _read_discard(area, entry.inner("discard", DISCARD))
    if "possess" in entry.table:
        _read_possess(area, entry.inner("possess", POSSESS))
    if "without" in entry.table:
        area.without = WITHOUT[entry.word("without", tuple(WITHOUT))]
    _read_take(area, entry.inner("take", TAKE))
    area.otherwise = entry.number("else")
    return area.close()


def _read_discard(area: Area, entry: _Entry) -> None:
    cost = _cost(entry, "markers")
    area.discard_goods = cost if cost.total else NO_COST
    area.discard_crystals = entry.number("crystals")
    area.discard_lira = entry.number("lira")
    area.discard_tile = entry.number("tile") > 0
    if entry.number("tile") > 1:
        raise entry.wrong("'tile' is 1")


def _read_possess(area: Area, entry: _Entry) -> None:
    area.possess = [entry.number(thing) for thing in STOCK]
    area.possess_markers = entry.number("markers")
    area.possess_different = entry.number("different")
    area.possess_tiles = entry.number("tiles")
    if area.possess_different > len(GOODS):
        raise entry.wrong(f"'different' is {len(GOODS)} at the most")


def _read_take(area: Area, entry: _Entry) -> None:
    area.take = [entry.number(thing) for thing in STOCK]
    area.take_lira_a_tile = entry.number("lira_a_tile")
    area.take_choice = entry.number("choice")
    area.take_different = entry.number("different")
    area.take_tile = entry.number("tile") > 0
    if entry.number("tile") > 1:
        raise entry.wrong("'tile' is 1")
    if (area.take_choice and area.take_different) or max(area.take_choice, area.take_different) > MOST_CHOSEN:
        raise entry.wrong(f"'choice' or 'different', not both, and {MOST_CHOSEN} at the most")
    if "ruby" in entry.table:
        area.take_ruby = TRACKS.index(entry.word("ruby", TRACKS[:MOSQUE]))
    if not entry.table:
        raise entry.wrong(f"something to take: any of {', '.join(TAKE)}")
