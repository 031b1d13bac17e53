"""The position of a dice game as JSON-ready data, in words where there are words, and back."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.events import dump_dice
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import (
    BROWN,
    CRYSTALS,
    FACES,
    LIRA,
    MOST_DICE,
    PHASES,
    STOCK,
    TRACKS,
)
from bedesten.kernel.reading import Reader

__all__ = ["dump", "dump_seat", "restore"]

MANY: Final = 10_000


def dump(t: DiceBoard) -> dict[str, object]:
    """Everything on the table. Nothing of it is hidden from anybody: what lies face down follows from what does not."""
    tiles = t.bazaar.tile_names
    cards = t.bazaar.card_names
    return {
        "phase": PHASES[t.phase],
        "round": t.round,
        "start": t.start,
        "dice": dump_dice(t.dice),
        "actions": t.actions,
        "fresh": [tiles[tile] for tile in t.fresh],
        "supply": {STOCK[thing]: t.supply[thing] for thing in range(len(STOCK))},
        "rubies": {TRACKS[track]: t.rubies[track] for track in range(len(TRACKS))},
        "pile": dump_counts(t.pile, cards),
        "discards": [cards[card] for card in t.discards],
        "revealed": [cards[card] for card in t.revealed],
        "display": [tiles[tile] for tile in t.display],
        "unseen": dump_counts(t.unseen, tiles),
        "under": [tiles[tile] for tile in t.under],
        "seats": [dump_seat(t, seat) for seat in t.seats],
    }


def dump_seat(t: DiceBoard, seat: Seat) -> dict[str, object]:
    """What a player has."""
    return {
        "lira": seat.stock[LIRA],
        "crystals": seat.stock[CRYSTALS],
        "markers": {STOCK[good]: seat.stock[good] for good in range(BROWN + 1)},
        "tiles": [t.bazaar.tile_names[tile] for tile in seat.tiles],
        "rubies": seat.rubies,
        "mosque_ruby": seat.mosque,
    }


def dump_counts(counts: list[int], names: list[str]) -> dict[str, int]:
    return {names[i]: counts[i] for i in range(len(counts)) if counts[i]}


def restore(t: DiceBoard, state: dict[str, object]) -> None:
    """Put everything on a freshly laid table where a dumped position has it, refusing what can't be read."""
    read = Reader(state, "position")
    tiles = t.bazaar.tile_names
    cards = t.bazaar.card_names
    players = len(t.seats)
    t.phase = read.word("phase", list(PHASES))
    t.round = read.number("round", 0, MANY)
    t.start = read.number("start", 0, players - 1)
    t.dice = read.counts("dice", list(FACES), MOST_DICE)
    t.actions = read.number("actions", 0, MANY)
    t.fresh = sorted(read.words("fresh", tiles))
    t.supply = read.counts("supply", list(STOCK), MANY)
    t.rubies = read.counts("rubies", list(TRACKS), MANY)
    t.pile = read.counts("pile", cards, MANY)
    t.discards = read.words("discards", cards)
    t.revealed = sorted(read.words("revealed", cards))
    t.display = sorted(read.words("display", tiles))
    t.unseen = read.counts("unseen", tiles, MANY)
    t.under = read.words("under", tiles)
    seats = read.items("seats", players)
    t.seats = [_restore_seat(Reader(seats[i], f"position.seats[{i}]"), tiles) for i in range(players)]


def _restore_seat(read: Reader, tiles: list[str]) -> Seat:
    stock = read.counts("markers", list(STOCK[: BROWN + 1]), MANY)
    stock += [read.number("crystals", 0, MANY), read.number("lira", 0, MANY)]
    rubies = read.number("rubies", 0, MANY)
    return Seat(stock, sorted(read.words("tiles", tiles)), rubies, read.flag("mosque_ruby"))
