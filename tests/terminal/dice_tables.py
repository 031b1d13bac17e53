"""Games of dice at the terminal table, as tests of it need them."""

from __future__ import annotations

import bedesten
from bedesten.kernel.phrase import HOUSES
from bedesten.terminal.dicegame import drawing
from bedesten.terminal.drawings import Look
from bedesten.terminal.layout import table_top
from bedesten.terminal.players import Cast

OPENED = ("die", "die", "lira-red", "card-red", "marker-blue", "action-green")


def look_at(game, viewer=0, plain=True, names=()):
    cast = Cast(HOUSES, names, []).seen_by(viewer)
    return Look(game.view(viewer), game.options, cast, plain)


def begun(*words, players=2):
    """A game of which chance is told, after the six tiles that lie open."""
    game = bedesten.new("dicegame", players=players, seed=1, start=0, chance="manual")
    for tile in OPENED:
        game.play_text(f"open {tile}")
    for move in words:
        game.play_text(move)
    return game


def shown(game, viewer=0, **how):
    look = look_at(game, viewer, **how)
    offers = drawing.offers(game, game.actor) if game.actor == viewer else []
    return "\n".join(line.plain for line in table_top(drawing, look, offers, 80, False))
