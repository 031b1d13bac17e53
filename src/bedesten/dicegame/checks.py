"""What can't be on the table of a dice game. Positions given by hand and saved ones are held against it."""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import ACTION_TILE, MOST_DICE, ROLLING, SETUP, STOCK, TRACKS
from bedesten.kernel.errors import PositionError

__all__ = ["check"]


def check(t: DiceBoard, fresh: DiceBoard) -> None:
    """Refuse a position that can't be: a thing missing or there twice, a turn or a question that no game has."""
    for track, name in enumerate(TRACKS):
        most = fresh.rubies[track]
        if t.rubies[track] > most:
            raise PositionError(f"position.rubies.{name}: {most} lie there at the most, not {t.rubies[track]}")
    _check_whole(t)
    _check_course(t)
    for ask in t.asks:
        rule = t.book.rules[ask.kind]
        assert isinstance(rule, Question)
        if ask.seat >= len(t.seats) or not rule.fits(t, ask):
            to = "chance" if ask.seat < 0 else f"seat {ask.seat}"
            raise PositionError(f"position.asks: {rule.name!r} can't be asked of {to} in this position")


def _check_whole(t: DiceBoard) -> None:
    """Nothing is missing, and nothing is there twice."""
    for thing in range(len(STOCK)):
        there = t.bazaar.whole[thing]
        held = sum(seat.stock[thing] for seat in t.seats)
        if t.supply[thing] + held != there:
            raise PositionError(
                f"position: there are {there} {STOCK[thing]}{'' if thing >= 5 else ' markers'} in all, "
                f"not {t.supply[thing] + held} ({t.supply[thing]} in the supply, {held} with the seats)"
            )
    held = sum(seat.rubies for seat in t.seats)
    if sum(t.rubies) + held != t.bazaar.all_rubies:
        raise PositionError(
            f"position: there are {t.bazaar.all_rubies} rubies in all, not {sum(t.rubies) + held} "
            f"({sum(t.rubies)} on the tracks, {held} with the seats)"
        )
    for number, tile in enumerate(t.bazaar.tiles):
        held = sum(seat.tiles.count(number) for seat in t.seats)
        found = held + t.unseen[number] + t.under.count(number) + t.display.count(number)
        if found != tile.count:
            raise PositionError(f"position: there are {tile.count} tiles {tile.name!r}, not {found}")
    for number, card in enumerate(t.bazaar.cards):
        found = t.pile[number] + t.discards.count(number) + t.revealed.count(number)
        if found != card.count:
            raise PositionError(f"position: there are {card.count} cards {card.name!r}, not {found}")


def _check_course(t: DiceBoard) -> None:
    """Turn, dice and display are such as a game can have."""
    if (t.phase == SETUP) != (t.active < 0) or t.active >= len(t.seats):
        raise PositionError(f"position.active: a seat from 0 to {len(t.seats) - 1} once the table is set up")
    if t.phase != SETUP and (t.round < 1 or t.turn < 1):
        raise PositionError("position.round and position.turn are counted from 1")
    if sum(t.dice) > MOST_DICE or (t.phase < ROLLING and any(t.dice)):
        raise PositionError(f"position.dice: {MOST_DICE} at the most, and none before they are rolled")
    most = t.bazaar.actions + sum(
        t.bazaar.tiles[i].count for i, kind in enumerate(t.bazaar.tile_kinds) if kind == ACTION_TILE
    )
    if t.actions > most:
        raise PositionError(f"position.actions: {most} at the most, with all tiles for one more, not {t.actions}")
    if len(t.display) > t.bazaar.display:
        raise PositionError(f"position.display: {t.bazaar.display} tiles at the most, not {len(t.display)}")
    mine = t.seats[t.active].tiles if t.active >= 0 else []
    for tile in t.fresh:
        if t.fresh.count(tile) > mine.count(tile):
            name = t.bazaar.tile_names[tile]
            raise PositionError(f"position.fresh: {name!r} is no tile of seat {t.active}, whose turn it is")
