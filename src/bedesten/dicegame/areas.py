"""The areas of a bazaar card: whether one can be fulfilled, and what it brings. (DG-C2 – DG-C8)

A payment for an area is told apart from that for an action by its number: `AREAS`, and two for each card.
"""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cards import NOT_ASKED, WITHOUT_MARKERS, WITHOUT_TILES, Area
from bedesten.dicegame.terms import AREAS, BROWN, CRYSTALS, GIVE_UP, LIRA, TAKE_MARKERS, TAKE_TILE

__all__ = ["area_of", "can_fulfil", "card_of", "for_others", "hand_out", "is_area", "paid"]


def card_of(purpose: int) -> int:
    """The card to which the area belongs that a number means."""
    return (purpose - AREAS) >> 1


def for_others(purpose: int) -> bool:
    """Whether a number means the area of the other players, not of who takes the card."""
    return (purpose - AREAS) & 1 != 0


def area_of(t: DiceBoard, purpose: int) -> Area:
    """The area that a number means."""
    card = t.bazaar.cards[card_of(purpose)]
    area = card.others if for_others(purpose) else card.own
    assert area is not None
    return area


def is_area(t: DiceBoard, purpose: int) -> bool:
    """Whether a number means an area of a card in this game."""
    card = card_of(purpose)
    if not 0 <= card < len(t.bazaar.cards):
        return False
    return not for_others(purpose) or t.bazaar.cards[card].others is not None


def can_fulfil(t: DiceBoard, seat: int, area: Area) -> bool:
    """Whether a seat has what must be discarded or possessed, and what is to be taken is there."""
    if area.free:
        return True
    me = t.seats[seat]
    stock = me.stock
    if stock[LIRA] < area.discard_lira or stock[CRYSTALS] < area.discard_crystals:
        return False
    if area.discard_goods.total:
        have = [stock[colour] + stock[BROWN] for colour in range(4)]
        if not area.discard_goods.met(have, stock[BROWN]):
            return False
    if area.discard_tile and not me.tiles:
        return False
    if area.take_ruby != NOT_ASKED and not t.rubies[area.take_ruby]:
        return False
    if area.take_tile and not t.display:
        return False
    return not area.shows or possesses(t, seat, area)


def possesses(t: DiceBoard, seat: int, area: Area) -> bool:
    """What must be possessed is only shown; brown is no colour of its own. (DG-C3, DG-C8)"""
    me = t.seats[seat]
    for thing in area.shown:
        if me.stock[thing] < area.possess[thing]:
            return False
    if area.possess_markers and me.markers() < area.possess_markers:
        return False
    if area.possess_different and me.colours() < area.possess_different:
        return False
    if len(me.tiles) < area.possess_tiles:
        return False
    if area.without == NOT_ASKED:
        return True
    if area.without == WITHOUT_MARKERS:
        return not me.markers()
    if area.without == WITHOUT_TILES:
        return not me.tiles
    return not me.stock[area.without]


def paid(t: DiceBoard, seat: int, purpose: int) -> None:
    """The goods of an area are paid; a tile may still have to go, then its gains come."""
    area = area_of(t, purpose)
    if area.discard_tile:
        t.ask(GIVE_UP, seat, purpose)
    else:
        hand_out(t, seat, purpose, area)


def hand_out(t: DiceBoard, seat: int, purpose: int, area: Area) -> None:
    """Take what stands after the arrow; what is left to choose is asked last."""
    for thing in area.things:
        if thing != LIRA:
            t.take(seat, thing, area.take[thing])
    # All Lira at once: a shortage counts the whole sum. (DG-13, DG-K10)
    t.take(seat, LIRA, area.take[LIRA] + area.take_lira_a_tile * len(t.seats[seat].tiles))
    if area.take_ruby != NOT_ASKED:
        t.take_ruby(seat, area.take_ruby)
    if area.take_tile:
        t.ask(TAKE_TILE, seat)
    if area.take_choice or area.take_different:
        t.ask(TAKE_MARKERS, seat, purpose)
