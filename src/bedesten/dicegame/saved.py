"""The position of a dice game as JSON-ready data, in words where there are words, and back."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.events import dump_dice
from bedesten.dicegame.rule import Question
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import (
    BROWN,
    CRYSTALS,
    FACES,
    LIRA,
    MOST_DICE,
    PHASES,
    ROLLING,
    SETUP,
    STOCK,
    TRACKS,
)
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.errors import RecordError
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
    """Bring a freshly laid table into a dumped position, refusing what can't be."""
    read = Reader(state, "state")
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
    seats = read.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        raise read.wrong("seats", f"a list of {players} seats")
    t.seats = [_restore_seat(Reader(seats[i], f"state.seats[{i}]"), tiles) for i in range(players)]
    t.active = read.number("active", -1, players - 1)
    t.turn = read.number("turn", 0, MANY * players)
    _check_whole(t)
    _check_course(t, read)
    if not read.flag("over"):
        _check_asks(t, read)


def _restore_seat(read: Reader, tiles: list[str]) -> Seat:
    stock = read.counts("markers", list(STOCK[: BROWN + 1]), MANY)
    stock += [read.number("crystals", 0, MANY), read.number("lira", 0, MANY)]
    rubies = read.number("rubies", 0, MANY)
    return Seat(stock, sorted(read.words("tiles", tiles)), rubies, read.flag("mosque_ruby"))


def _check_whole(t: DiceBoard) -> None:
    """Nothing is missing, and nothing is there twice."""
    for thing in range(len(STOCK)):
        found = t.supply[thing] + sum(seat.stock[thing] for seat in t.seats)
        if found != t.bazaar.whole[thing]:
            raise RecordError(f"state: there are {t.bazaar.whole[thing]} {STOCK[thing]} in all, not {found}")
    if sum(t.rubies) + sum(seat.rubies for seat in t.seats) != t.bazaar.all_rubies:
        raise RecordError(f"state: there are {t.bazaar.all_rubies} rubies in all")
    for number, tile in enumerate(t.bazaar.tiles):
        held = sum(seat.tiles.count(number) for seat in t.seats)
        if held + t.unseen[number] + t.under.count(number) + t.display.count(number) != tile.count:
            raise RecordError(f"state: tile {tile.name!r} is to be there {tile.count} times")
    for number, card in enumerate(t.bazaar.cards):
        if t.pile[number] + t.discards.count(number) + t.revealed.count(number) != card.count:
            raise RecordError(f"state: card {card.name!r} is to be there {card.count} times")


def _check_course(t: DiceBoard, read: Reader) -> None:
    """Turn, dice and display are such as a game can have."""
    if (t.phase == SETUP) != (t.active < 0):
        raise read.wrong("active", "the seat whose turn it is, once the table is set up")
    if sum(t.dice) > MOST_DICE or (t.phase < ROLLING and any(t.dice)):
        raise read.wrong("dice", f"{MOST_DICE} at the most, and none before they are rolled")
    if len(t.display) > t.bazaar.display:
        raise read.wrong("display", f"{t.bazaar.display} tiles at the most")
    mine = t.seats[t.active].tiles if t.active >= 0 else []
    for tile in t.fresh:
        if t.fresh.count(tile) > mine.count(tile):
            raise read.wrong("fresh", "tiles of the active player")


def _check_asks(t: DiceBoard, read: Reader) -> None:
    """Every question can be answered; those of a card's areas, once their turn comes."""
    asks = read.get("asks")
    if not isinstance(asks, list) or not asks:
        raise read.wrong("asks", "a list of questions")
    for entry in asks:
        if not isinstance(entry, list) or len(entry) != 4 or not all(type(number) is int for number in entry[1:]):
            raise read.wrong("asks", "a list of questions, each a name and three numbers")
        kind = t.book.kind_of(str(entry[0]))
        if kind < 0 or not CHANCE <= entry[1] < len(t.seats):
            raise read.wrong("asks", "known questions to seats at this table")
        rule = t.book.rules[kind]
        assert isinstance(rule, Question)
        if not rule.fits(t, Ask(kind, entry[1], entry[2], entry[3])):
            raise RecordError(f"state: the question {entry!r:.60} can't be asked in this position")
