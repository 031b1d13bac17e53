"""What something is paid for: an action, or an area of a bazaar card. Questions remember it as a number."""

from __future__ import annotations

from bedesten.dicegame.areas import area_of, card_of, for_others
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.signs import AreaSign
from bedesten.dicegame.terms import ACTION, AREAS
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask

__all__ = ["about_purpose"]


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
