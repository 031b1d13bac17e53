"""The bazaar, drawn: rubies with their prices, the open mosque tiles, the dice and the revealed cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bedesten.dicegame.terms import GOODS, MOSQUE, STOCK, TRACKS
from bedesten.terminal import colours
from bedesten.terminal.dicegame.names import (
    card_words,
    dice_text,
    equal_ones,
    price_words,
    short_price,
    short_tile,
    thing_words,
    tile_words,
    track_words,
)
from bedesten.terminal.drawings import Look, Offer
from bedesten.terminal.screen import fit, folded
from bedesten.terminal.words import counted, listed

__all__ = ["board_lines", "board_width", "place_lines", "price_lines"]

WIDEST: Final = 76
"""There is nothing to fill more."""
INDENT: Final = 8


def board_width(look: Look, width: int) -> int:
    return min(width, WIDEST)


def board_lines(look: Look, offers: Sequence[Offer], width: int, snug: bool, title: Text) -> list[Text]:
    """Title, rubies, tiles and dice; what is offered has a mark before it."""
    width = board_width(look, width)
    lit = {named for offer in offers for named in (offer.phrase.track, offer.phrase.tile) if named is not None}
    tiles = _tile_cells(look, lit, snug)
    if snug:
        tiles = _in_pairs(tiles, width - INDENT)
    tiles = [Text.assemble("       " if i else "Mosque ", tile) for i, tile in enumerate(tiles)]
    found = [title, *_ruby_lines(look, lit), *tiles, *_dice_lines(look, 0 if snug else width)]
    return [part for line in found for part in folded(line, width, INDENT)]


def _mark(named: str, lit: set[str]) -> Text:
    return Text("▸" if named in lit else " ", colours.HALF_LIT)


def _rubies(count: int) -> Text:
    return Text(f"♦{count}", colours.RUBY if count else colours.QUIET)


def _ruby_lines(look: Look, lit: set[str]) -> list[Text]:
    """Two lines: the rubies for goods of a colour, then those of the carpets and of the mosque."""
    view = look.view
    colour, others = Text("Rubies "), Text("       ")
    for track in TRACKS[:MOSQUE]:
        sign = view["signs"]["tracks"][track]
        name = Text(track, colours.GOODS.get(track, "bold"))
        cost = short_price(sign["price"]) if "price" in sign else "–"
        cell = Text.assemble(_mark(track, lit), name, f" {cost} ", _rubies(sign["left"]))
        if track in GOODS:
            colour = Text.assemble(colour, fit(cell, 16))
        else:
            others = Text.assemble(others, cell, "  ")
    mosque = view["signs"]["tracks"][TRACKS[MOSQUE]]
    others = Text.assemble(others, " ", ("mosque", "bold"), f" {mosque['tiles']} tiles ", _rubies(mosque["left"]))
    colour.rstrip()
    return [colour, others]


def _tile_cells(look: Look, lit: set[str], snug: bool) -> list[Text]:
    """Each open tile with its price and what it does; snug, in a few letters."""
    cells: list[Text] = []
    for name, words in equal_ones(look.view["display"]).items():
        cost, effect = tile_words(look.options, name)
        deal = short_tile(look.options, name) if snug else f"{cost}: {effect}"
        cells.append(Text.assemble(_mark(name, lit), (words, "bold"), f" {deal}"))
    return cells or [Text(" no tile is open", colours.QUIET)]


def _in_pairs(cells: list[Text], width: int) -> list[Text]:
    """Two tiles in a line, where they fit."""
    room = max(cell.cell_len for cell in cells) + 2
    if 2 * room - 2 > width:
        return cells
    found: list[Text] = []
    for i in range(0, len(cells), 2):
        line = Text.assemble(fit(cells[i], room), *cells[i + 1 : i + 2])
        line.rstrip()
        found.append(line)
    return found


def _dice_lines(look: Look, width: int) -> list[Text]:
    """The dice that are left of the roll, in words too if there is room; actions that are left; revealed cards."""
    view = look.view
    found: list[Text] = []
    if view["active"] >= 0 and not view["over"]:
        dice = dice_text(view["dice"]) if view["dice"] else Text("none", colours.QUIET)
        line = Text.assemble("Dice    ", look.cast.who(view["active"]), ": ", dice)
        names = [f"{count} {face if face != 'lira' else 'Lira'}" for face, count in view["dice"].items()]
        if view["phase"] in ("rolling", "actions"):
            line.append(f" · {counted(view['actions'], 'action')} left")
        words = f"  ({', '.join(names)})"
        if names and line.cell_len + len(words) <= width:
            line.append(words, colours.QUIET)
        found.append(line)
    for card, words in equal_ones(view["revealed"]).items():
        found.append(Text.assemble("Card    ", (words, "bold"), f": {card_words(look.options, card)}"))
    return found


def price_lines(look: Look) -> list[Text]:
    """What rubies and open tiles cost now, a line each."""
    view = look.view
    found: list[Text] = []
    for track in TRACKS[:MOSQUE]:
        sign = view["signs"]["tracks"][track]
        price, left = price_words(sign.get("price")), sign["left"]
        found.append(Text(f"Rubies, {track_words(track)}: {left} left" + (f", the next for {price}" if left else "")))
    mosque = view["signs"]["tracks"][TRACKS[MOSQUE]]
    found.append(Text(f"Rubies, mosque: {mosque['left']} left, one for who has {mosque['tiles']} tiles, once"))
    for name, words in equal_ones(view["display"]).items():
        cost, effect = tile_words(look.options, name)
        found.append(Text(f"Tile {words}: costs {cost}; {effect}"))
    return found


def place_lines(look: Look) -> list[Text]:
    """All that lies on the table, a line for each track, tile and pile."""
    view = look.view
    found = price_lines(look)
    supply = listed([thing_words(thing, view["supply"][thing]) for thing in STOCK])
    found.append(Text(f"Supply: {supply}"))
    below = sum(view["unseen"].values()) + len(view["under"])
    found.append(Text(f"Stacks: {counted(sum(view['pile'].values()), 'bazaar card')}, {counted(below, 'mosque tile')}"))
    return [*found, *_dice_lines(look, WIDEST)]
