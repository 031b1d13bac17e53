"""What something is paid for: an action, or an area of a bazaar card. Questions remember it as a number."""

from __future__ import annotations

from bedesten.dicegame.areas import area_of, card_of, for_others
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.signs import AreaSign
from bedesten.dicegame.terms import A_RUBY, A_TILE, ACTION, AREAS, NO_DICE
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask

__all__ = ["about_purpose", "cost_of", "dice_for"]


def cost_of(t: DiceBoard, purpose: int) -> Cost:
    """What something costs in goods now."""
    if purpose >= AREAS:
        return area_of(t, purpose).discard_goods
    if purpose >= A_TILE:
        return t.bazaar.tiles[purpose - A_TILE].cost
    if purpose >= A_RUBY:
        track = purpose - A_RUBY
        return t.bazaar.ruby_costs[track][t.rubies[track]]
    return t.bazaar.costs[purpose]


def dice_for(t: DiceBoard, purpose: int) -> list[int]:
    """The dice that may be used: cards ask for markers."""
    return NO_DICE if purpose >= AREAS else t.dice


def about_purpose(t: DiceBoard, ask: Ask) -> About:
    """A question about something (``a``) that is paid for, or that one has paid for."""
    about = About()
    if ask.a >= AREAS:
        about.card = t.bazaar.card_names[card_of(ask.a)]
        about.area = "others" if for_others(ask.a) else "own"
        about.deal = AreaSign(area_of(t, ask.a)).plain()
    else:
        action = t.book.rules[ACTION].phrase(t, ask, ask.a)
        about.action = action.verb
        about.tile = action.tile
        about.track = action.track
        about.goods = action.goods
    return about
