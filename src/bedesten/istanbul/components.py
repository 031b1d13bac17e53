"""What the components of the base game show, as the engine uses it. Goods are in the order red, green, yellow, blue."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from bedesten.istanbul.terms import GEMSTONE_DEALER, GOODS
from bedesten.kernel.components import Sheet
from bedesten.kernel.components import read as read_box

__all__ = ["Components", "read", "read_reward"]

PLAYERS: Final = (2, 3, 4, 5)
PLACES: Final = GEMSTONE_DEALER  # the last of the base game
SALE: Final = 5  # goods that a demand tile shows, so the most that a market buys at once


class Components:
    """The values of one game, shared by all who use them: nobody changes them."""

    def __init__(self, box: Sheet) -> None:
        self.sheet = box
        """All values, for those who brought more of them."""
        self.replaced: dict[str, object] = box.replaced
        """The owner's values by section and key, JSON-ready; `read` makes the same components from them."""
        self._read_setup(box)
        self._read_places(box)
        self._read_rubies(box)
        self.bonus_names: list[str] = box.keys("bonus_cards")
        self.bonus_cards: list[int] = [box.count("bonus_cards", name) for name in self.bonus_names]
        """How many of each; the number of a card is its index in these two lists."""

    def _read_setup(self, box: Sheet) -> None:
        self.goods: list[str] = box.words("goods", "names")
        if len(self.goods) != len(GOODS):
            raise box.wrong("goods", "names", f"a name for each of {', '.join(GOODS)}")
        self.place_names: list[str] = ["", *box.words("places", "names")]
        """By place number."""
        if len(self.place_names) != PLACES + 1:
            raise box.wrong("places", "names", f"a name for each place from 1 to {PLACES}")
        self.layouts: dict[str, list[int]] = {name: _layout(box, name) for name in box.keys("layouts")}
        self.start_lira: int = box.count("setup", "start_lira")
        self.next_lira: int = box.count("setup", "next_lira")
        self.assistants: int = box.count("setup", "assistants")
        if box.flag("supplies", "lira_limited"):
            raise box.wrong("supplies", "lira_limited", "false; no rule says what follows when Lira run out")
        self.room: int = box.count("wheelbarrow", "room")
        self.extension_room: int = box.count("wheelbarrow", "extension_room")
        self.extensions: int = box.count("wheelbarrow", "extensions")

    def _read_places(self, box: Sheet) -> None:
        self.wainwright_price: int = box.count("wainwright", "price")
        self.post_states: list[list[int]] = _post_states(box)
        """What is paid with 0 to 4 indicators down: red, green, yellow, blue, Lira."""
        self.small_revenue: list[int] = _revenue(box, "small_market")
        """By the number of goods sold, from 0."""
        self.small_demand: list[list[int]] = _demand(box, "small_market")
        self.large_revenue: list[int] = _revenue(box, "large_market")
        self.large_demand: list[list[int]] = _demand(box, "large_market")
        self.mosque_tiles: dict[int, list[int]] = box.lists_by_players("mosques", "tiles", PLAYERS)
        """By the number of players: what each stack asks for, from the top."""
        for stack in self.mosque_tiles.values():
            box.check_rising("mosques", "tiles", stack)

    def _read_rubies(self, box: Sheet) -> None:
        """All but the palace's goods and the prices of the Gemstone Dealer are by the number of players."""
        self.wainwright_rubies: dict[int, int] = _counts(box, "wainwright", "rubies")
        self.mosque_rubies: dict[int, int] = _counts(box, "mosques", "rubies")
        self.palace_track: list[int] = _goods(box, "sultans_palace", "track", (*GOODS, "any"))
        """Goods in the order of the track; 4 is any good."""
        self.palace_first: dict[int, int] = _counts(box, "sultans_palace", "first")
        self.palace_rubies: dict[int, int] = _counts(box, "sultans_palace", "rubies")
        _check_track(box, "sultans_palace", list(range(1, len(self.palace_track) + 1)))
        self.gem_track: list[int] = box.rising("gemstone_dealer", "track")
        self.gem_first: dict[int, int] = _counts(box, "gemstone_dealer", "first")
        self.gem_rubies: dict[int, int] = _counts(box, "gemstone_dealer", "rubies")
        _check_track(box, "gemstone_dealer", self.gem_track)


_own: dict[tuple[str, ...], Components] = {}


def read(owner: str | os.PathLike[str] | Mapping[str, object] | None = None, more: tuple[str, ...] = ()) -> Components:
    """The base game's components, with the files of expansions; laid over them an owner's TOML file, or a mapping like
    `Components.replaced`."""
    files = [os.path.join(os.path.dirname(__file__), "data", "base.toml"), *more]
    if owner is not None:
        return Components(read_box(files, owner))
    if more not in _own:
        _own[more] = Components(read_box(files))
    return _own[more]


def _counts(box: Sheet, section: str, key: str) -> dict[int, int]:
    counts = box.by_players(section, key, PLAYERS)
    if min(counts.values()) < 1:
        raise box.wrong(section, key, "1 or more for each number of players")
    return counts


def read_reward(sheet: Sheet, section: str, key: str, known: tuple[str, ...]) -> list[int]:
    """What a roll of the reward dice brings, by the places of the known things."""
    found = [0] * len(known)
    for word in sheet.words(section, key):
        count, _, what = word.rpartition(" ")
        if what not in known or count not in ("", *"123456789"):
            raise sheet.wrong(section, key, f"a list of any of {', '.join(known)}, such as ['2 Lira', 'red']")
        found[known.index(what)] += int(count or "1")
    return found


def _goods(box: Sheet, section: str, key: str, known: tuple[str, ...]) -> list[int]:
    words = box.words(section, key)
    if not words or not set(words) <= set(known):
        raise box.wrong(section, key, f"a list of any of {', '.join(known)}")
    return [known.index(word) for word in words]


def _layout(box: Sheet, name: str) -> list[int]:
    layout = [place for row in box.rows("layouts", name) for place in row]
    if sorted(layout) != list(range(1, PLACES + 1)):
        raise box.wrong("layouts", name, f"rows that hold each place from 1 to {PLACES} once")
    return layout


def _post_states(box: Sheet) -> list[list[int]]:
    """Indicators slide down from the left; one that is down covers the bottom space and uncovers the top one."""
    top, bottom = _post_row(box, "top"), _post_row(box, "bottom")
    return [[sum(column) for column in zip(*top[:down], *bottom[down:], strict=True)] for down in range(5)]


def _post_row(box: Sheet, key: str) -> list[list[int]]:
    spaces = [*GOODS, "1 Lira", "2 Lira"]
    worth = [[int(space == good) for good in GOODS] + [0] for space in GOODS] + [[0, 0, 0, 0, 1], [0, 0, 0, 0, 2]]
    words = box.words("post_office", key)
    if len(words) != 4 or not set(words) <= set(spaces):
        raise box.wrong("post_office", key, f"four of {', '.join(spaces)}")
    return [worth[spaces.index(word)] for word in words]


def _revenue(box: Sheet, market: str) -> list[int]:
    revenue = box.numbers(market, "revenue")
    if len(revenue) != SALE:
        raise box.wrong(market, "revenue", f"Lira for 1 to {SALE} goods")
    box.check_rising(market, "revenue", revenue)
    return [0, *revenue]


def _demand(box: Sheet, market: str) -> list[list[int]]:
    """The demand tiles, an owner's extra one last."""
    extra = _tiles(box, market, "extra_demand")
    if len(extra) > 1:
        raise box.wrong(market, "extra_demand", "at most one more tile, such as [[1, 2, 1, 1]]")
    return _tiles(box, market, "demand") + extra


def _tiles(box: Sheet, market: str, key: str) -> list[list[int]]:
    tiles = box.rows(market, key)
    for tile in tiles:
        if len(tile) != len(GOODS) or min(tile) < 0 or sum(tile) != SALE:
            shape = f"four numbers ({', '.join(GOODS)}), none below 0, {SALE} goods in all"
            raise box.wrong(market, key, f"a list of tiles, each {shape}, such as [[1, 2, 1, 1]]")
    return tiles


def _check_track(box: Sheet, section: str, prices: list[int]) -> None:
    """Rubies lie on all that is dearer than the first price, and on the symbol at the end."""
    first, rubies = _counts(box, section, "first"), _counts(box, section, "rubies")
    for players in PLAYERS:
        if first[players] not in prices:
            raise box.wrong(section, "first", f"for each number of players one of {prices}")
        fitting = len(prices) - prices.index(first[players])
        if rubies[players] != fitting:
            raise box.wrong(section, "rubies", f"{fitting} with {players} players, as many as the track has spaces for")
