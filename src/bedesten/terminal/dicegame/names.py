"""What things are called at the terminal: dice, markers, tracks, prices, what tiles and cards do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from bedesten.dicegame.cards import NOT_ASKED, WITHOUT_MARKERS, WITHOUT_TILES, Area, Card, Tile
from bedesten.dicegame.components import Components
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.options import Options as DiceOptions
from bedesten.dicegame.terms import BROWN, FACES, GOODS, STOCK, TRACKS
from bedesten.kernel.options import GameOptions
from bedesten.terminal import colours
from bedesten.terminal.words import counted, listed

__all__ = [
    "LETTER_OF",
    "area_words",
    "card_words",
    "components_of",
    "dice_text",
    "equal_ones",
    "gift_words",
    "goods_words",
    "paid_letters",
    "paid_words",
    "price_words",
    "short_effect",
    "short_price",
    "short_tile",
    "thing_words",
    "tile_words",
    "track_words",
]

LETTER_OF: Final = {"red": "r", "green": "g", "yellow": "y", "blue": "b", "lira": "L", "card": "C"}
"""Goods, and the other faces of a die; none is told by its colour alone. Goods have small letters, for the capital ones
of their colours are players."""

STYLES: Final = {**colours.GOODS, "lira": "bold", "card": "bold"}


def components_of(options: GameOptions) -> Components:
    """What the components of a dice game show."""
    assert isinstance(options, DiceOptions)
    return options.components


def find_tile(options: GameOptions, name: str) -> Tile:
    return next(tile for tile in components_of(options).tiles if tile.name == name)


def find_card(options: GameOptions, name: str) -> Card:
    return next(card for card in components_of(options).cards if card.name == name)


def dice_text(dice: Mapping[str, int]) -> Text:
    """``r r g L C``."""
    letters = [Text(LETTER_OF[face], STYLES[face]) for face in FACES for _ in range(dice.get(face, 0))]
    return Text(" ").join(letters)


def equal_ones(names: list[str]) -> dict[str, str]:
    """Names in their order, each once, with how many there are: ``die ×2``."""
    return {name: f"{name}{f' ×{names.count(name)}' if names.count(name) > 1 else ''}" for name in names}


def thing_words(thing: str, count: int) -> str:
    """``2 red markers``, ``1 crystal``, ``4 Lira``."""
    if thing == "lira":
        return f"{count} Lira"
    if thing == "crystals":
        return counted(count, "crystal")
    return counted(count, f"{thing} marker")


def paid_words(dice: Mapping[str, int], given: Mapping[str, int]) -> str:
    """What is paid with: ``dice r r and 1 brown marker``."""
    letters = "".join(LETTER_OF[face] * count for face, count in dice.items())
    used = [f"{'die' if len(letters) == 1 else 'dice'} {' '.join(letters)}"] if letters else []
    return listed([*used, *(thing_words(thing, count) for thing, count in given.items())])


def paid_letters(dice: Mapping[str, int], given: Mapping[str, int]) -> str:
    """The same in a few letters: ``rr + 1 brown``."""
    letters = "".join(LETTER_OF[face] * count for face, count in dice.items())
    things = [f"{count} {'Lira' if thing == 'lira' else thing}" for thing, count in given.items()]
    return " + ".join([letters, *things] if letters else things)


# ── Prices ─────────────────────────────────────────────────────────────────────────────────────────────────


def cost_words(cost: Cost) -> str:
    """``3 red``, ``4 different``, ``1 red, 1 blue and 2 any``."""
    words = [f"{cost.need[i]} {GOODS[i]}" for i in range(4) if cost.need[i]]
    if cost.any:
        words.append(f"{cost.any} any")
    if cost.different:
        words.append(f"{cost.different} different")
    return listed(words)


def price_words(price: Mapping[str, int] | None) -> str:
    """What the next ruby of a track costs, from what its sign says."""
    if price is None:
        return "no ruby left"
    return listed([f"{count} {'Lira' if thing == 'lira' else thing}" for thing, count in price.items()])


def short_price(price: Mapping[str, int]) -> str:
    """The same in a few letters: ``4r``; ``r g y b +2 any``; ``12 Lira``; ``2 different``."""
    if "lira" in price:
        return f"{price['lira']} Lira"
    if "different" in price:
        return price_words(price)
    letters = " ".join(
        f"{price[colour] if price[colour] > 1 else ''}{LETTER_OF[colour]}" for colour in GOODS if colour in price
    )
    return f"{letters} +{price['any']} any" if "any" in price else letters


def goods_words(price: Mapping[str, int]) -> str:
    """The price of an action, from what its sign says: ``2 red goods``, ``2 different goods``."""
    return f"{price_words(price)} goods"


def gift_words(gives: Mapping[str, int]) -> str:
    """What an action brings, from what its sign says: ``a crystal``, ``2 markers of your choice``."""
    words = [
        f"{counted(count, 'marker')} of your choice" if thing == "any" else thing_words(thing, count)
        for thing, count in gives.items()
    ]
    return listed([f"a {word[2:]}" if word.startswith("1 ") and "Lira" not in word else word for word in words])


def track_words(track: str) -> str:
    """``red goods``, ``left carpet``, ``mosque``."""
    if track in GOODS:
        return f"{track} goods"
    return track if track == TRACKS[-1] else f"{track} carpet"


# ── Tiles and cards ────────────────────────────────────────────────────────────────────────────────────────


def tile_words(options: GameOptions, name: str) -> tuple[str, str]:
    """What a mosque tile costs, and what it does."""
    shown, tile = components_of(options), find_tile(options, name)
    effects = (
        f"{shown.lira_a_tile} Lira each turn",
        "1 crystal each turn",
        "1 bazaar card each turn",
        "1 action more",
        f"1 {GOODS[tile.colour]} marker with `lira`",
        "1 die more",
    )
    return cost_words(tile.cost), effects[tile.kind]


def short_tile(options: GameOptions, name: str) -> str:
    """The same in a few letters: ``3r → 3 Lira``."""
    tile = find_tile(options, name)
    need = [f"{tile.cost.need[i]}{LETTER_OF[GOODS[i]]}" for i in range(4) if tile.cost.need[i]]
    return f"{' '.join(need) or cost_words(tile.cost)} → {short_effect(options, name)}"


def short_effect(options: GameOptions, name: str) -> str:
    """What a tile does, in a few letters: ``3 Lira``, ``r with L``."""
    tile = find_tile(options, name)
    lira = f"{components_of(options).lira_a_tile} Lira"
    colour = f"{LETTER_OF[GOODS[tile.colour]]} with L"
    return (lira, "crystal", "card", "action", colour, "die")[tile.kind]


def card_words(options: GameOptions, name: str) -> str:
    """What a bazaar card does, for whom."""
    card = find_card(options, name)
    words = area_words(card.own)
    return f"{words}; the others: {area_words(card.others)}" if card.others is not None else words


def area_words(area: Area) -> str:
    """``pay 1 red marker for 5 Lira, else 1 Lira``."""
    pays, shows, takes = _pays(area), _shows(area), listed(_takes(area))
    words = f"take {takes}"
    if pays:
        words = f"pay {listed(pays)} for {takes}"
    if shows:
        words = f"with {listed(shows)}: {words}"
    return words + (f", else {area.otherwise} Lira" if area.otherwise else "")


def _pays(area: Area) -> list[str]:
    cost, found = area.discard_goods, []
    found += [thing_words(GOODS[i], cost.need[i]) for i in range(4) if cost.need[i]]
    if cost.any:
        found.append(counted(cost.any, "marker"))
    if cost.different:
        found.append(f"{cost.different} different markers")
    if area.discard_crystals:
        found.append(thing_words("crystals", area.discard_crystals))
    if area.discard_lira:
        found.append(thing_words("lira", area.discard_lira))
    if area.discard_tile:
        found.append("1 of your tiles")
    return found


def _shows(area: Area) -> list[str]:
    found = [thing_words(STOCK[i], area.possess[i]) for i in range(len(STOCK)) if area.possess[i]]
    if area.possess_markers:
        found.append(counted(area.possess_markers, "marker"))
    if area.possess_different:
        found.append(f"markers of {area.possess_different} colours")
    if area.possess_tiles:
        found.append(counted(area.possess_tiles, "tile"))
    if area.without != NOT_ASKED:
        found.append(f"no {_without(area.without)}")
    return found


def _without(thing: int) -> str:
    if thing in (WITHOUT_MARKERS, WITHOUT_TILES):
        return "markers" if thing == WITHOUT_MARKERS else "tiles"
    if thing <= BROWN:
        return f"{STOCK[thing]} markers"
    return "Lira" if STOCK[thing] == "lira" else STOCK[thing]


def _takes(area: Area) -> list[str]:
    found = [thing_words(STOCK[i], area.take[i]) for i in range(len(STOCK)) if area.take[i]]
    if area.take_lira_a_tile:
        found.append(f"{area.take_lira_a_tile} Lira for each of your tiles")
    if area.take_choice:
        found.append(f"{counted(area.take_choice, 'marker')} of your choice")
    if area.take_different:
        found.append(f"{area.take_different} different markers of your choice")
    if area.take_tile:
        found.append("an open tile")
    if area.take_ruby != NOT_ASKED:
        found.append(f"a ruby of the {track_words(TRACKS[area.take_ruby])}")
    return found
