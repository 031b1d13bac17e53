"""The inputs of the board game's net: what it sees of a position, from one seat's side."""

from __future__ import annotations

from typing import Final

from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.race import Race
from bedesten.istanbul.terms import GEMSTONE_DEALER

__all__ = ["INPUTS"]

SPOTS: Final = GEMSTONE_DEALER + 1
"""One more than the number of places."""
MOST_LIRA: Final = 40
MOST_GOODS: Final = 12
KINDS: Final = 10
"""Kinds of bonus cards."""
MOST_CARDS: Final = 6
MOST_HELPERS: Final = 5
AWAY: Final = 4
"""How far a place is: here, one turn, two, more …"""
REACH: Final = AWAY + 1
"""… or nothing can be done there for want of assistants."""
ROOMS: Final = 4
GEM_GAPS: Final = 31
GEM_LESS: Final = 10
"""So many Lira more than the price …"""
GEM_CASES: Final = 7
PALACE_CASES: Final = 9
TILE_CASES: Final = 5
WAINWRIGHT_CASES: Final = 10
SALES: Final = 6
DEMANDS: Final = 6
MAILS: Final = 5
LEFT: Final = 13
"""Rubies left at a place: 0 to 12."""
ASKED: Final = 6
"""What a mosque tile asks for: 0 if none is left, 2 to 5."""

INPUTS: Final = Inputs()

RACE: Final = Race(INPUTS, 5)
LIRA: Final = INPUTS.add("lira", MOST_LIRA + 1, "Lira: 0 to 40 or more", of="lira")
GOODS: Final = INPUTS.add("goods", 24, "of each colour: 0 to 5", of="goods")
ALL_GOODS: Final = INPUTS.add("all_goods", MOST_GOODS + 1, "of all colours: 0 to 12 or more", of="goods")
ROOM: Final = INPUTS.add("room", ROOMS, "extensions that the wheelbarrow lacks", of="room")
TILES: Final = INPUTS.add("tiles", 16, "which mosque tiles", of="tile")
CARDS: Final = INPUTS.add("cards", 2 * KINDS, "of each kind of card: one, more", of="cards")
OTHER_CARDS: Final = INPUTS.add("other_cards", 3, "cards of other kinds: 0 to 2", of="cards")
HAND: Final = INPUTS.add("hand", MOST_CARDS + 1, "cards in hand: 0 to 6 or more", of="cards")
FAMILY: Final = INPUTS.add("family", SPOTS, "where the family member is", of="family")
HELPERS: Final = INPUTS.add("helpers", MOST_HELPERS + 1, "assistants with the merchant", of="assistants")
OUT: Final = INPUTS.add("out", MOST_HELPERS + 1, "assistants elsewhere", of="assistants")
AT: Final = INPUTS.add("at", SPOTS, "the place of the merchant")
FAR: Final = INPUTS.add("far", SPOTS * AWAY, "how far away each place is")
HELPER_AT: Final = INPUTS.add("helper_at", SPOTS * AWAY, "an assistant at a place so far away", of="assistants")
WAREHOUSE: Final = INPUTS.add("warehouse", 3 * REACH * 6, "reach of each warehouse, and room for its goods", of="next")
GEM: Final = INPUTS.add("gem", REACH * GEM_CASES, "reach of the Gemstone Dealer, and Lira lacking there", of="next")
GEM_GAP: Final = INPUTS.add("gem_gap", GEM_GAPS, "Lira lacking there: -10 to 20", of="lira")
PALACE: Final = INPUTS.add("palace", REACH * PALACE_CASES, "reach of the palace, and goods lacking", of="next")
TILE: Final = INPUTS.add("tile", 4 * REACH * TILE_CASES, "reach of each mosque tile, and goods lacking", of="next")
WAINWRIGHT: Final = INPUTS.add(
    "wainwright", REACH * WAINWRIGHT_CASES, "reach of the Wainwright, extensions and Lira lacking", of="next"
)
SALE: Final = INPUTS.add("sale", 2 * REACH * SALES, "reach of each market, and goods that it would buy", of="next")
POST: Final = INPUTS.add("post", REACH * MAILS, "reach of the Post Office, and indicators that are down", of="next")
TEA: Final = INPUTS.add("tea", REACH * 2, "reach of the Tea House, without the red tile and with it", of="next")
BLACK: Final = INPUTS.add("black", REACH * 4, "reach of the Black Market, and room for blue goods", of="next")
CARAVAN: Final = INPUTS.add("caravan", REACH * 3, "reach of the Caravansary; who leads the caravan", of="next")
POLICE: Final = INPUTS.add("police", REACH * 2, "reach of the Police Station; the family member is there", of="next")
FOUNTAIN: Final = INPUTS.add("fountain", AWAY * 6, "how far the Fountain is, and assistants elsewhere", of="assistants")
NOW: Final = INPUTS.add("now", 3, "places where a ruby can be had in one turn: 0, 1, more", of="next")
SOON: Final = INPUTS.add("soon", 3, "the same in two turns", of="next")
TOKENS: Final = INPUTS.add("tokens", 2 * AWAY, "how far Governor and Smuggler are")
RIVAL_AT: Final = INPUTS.add("rival_at", SPOTS * AWAY, "merchants of others at a place so far away")
RIVAL_FAMILY: Final = INPUTS.add("rival_family", AWAY, "family members of others so far away, who may be caught")
RIVAL_TILES: Final = INPUTS.add("rival_tiles", 5, "tiles of the other who has the most rubies")
RIVAL_LIRA: Final = INPUTS.add("rival_lira", 8, "his Lira, in fours")
RIVAL_ROOM: Final = INPUTS.add("rival_room", ROOMS, "extensions that he lacks")
RUBIES: Final = INPUTS.add("rubies_left", 5 * LEFT, "rubies left at each place")
MOSQUES: Final = INPUTS.add("mosques", 4 * ASKED, "what the next mosque tiles ask for")
DEMAND: Final = INPUTS.add("demand", 2 * DEMANDS, "the demand tile on top of each market")
NEIGHBOURS: Final = INPUTS.add("neighbours", SPOTS * SPOTS, "pairs of places that are one turn apart")
"""Which is the board: it does not change while a game is played."""
