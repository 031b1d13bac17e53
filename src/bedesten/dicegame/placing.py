"""A position of which only a part is named: the rest is as after set-up, or follows from what is named."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.terms import ACTION_TILE, BROWN, CRYSTALS, DIE_TILE, LIRA, STOCK, TILE_KINDS, TRACKS
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.given import Course, Given, a_list, counted, put_ask, seats_given, seats_of, the_rest

__all__ = ["arrange"]

SEAT_PLAIN: Final = ["lira", "crystals", "tiles", "rubies", "mosque_ruby"]
QUESTIONS: Final[dict[object, str]] = {"rolling": "reroll", "actions": "action"}
"""What is asked of the active seat, by phase, once dice lie on the table."""
RUBIES_FROM: Final = ("right", "left", "red", "green", "yellow", "blue", "mosque")
"""Where rubies that the seats have are taken from, if nothing is said of a track."""


def arrange(t: DiceBoard, state: dict[str, object], named: dict[str, object]) -> dict[str, object]:
    """The whole position. `t` is a table that has just been set up, `state` its position."""
    given = Given(named, "position")
    seats = seats_given(given, len(t.seats))
    found = dict(state)
    found["seats"] = [_seat(t, i, seats[i]) for i in range(len(seats))]
    for seat in seats:
        seat.nothing_left([*SEAT_PLAIN, "markers"])
    _put_supply(t, found, given)
    _put_rubies(t, found, given)
    _put_tiles(t, found, given)
    cards = {card.name: card.count for card in t.bazaar.cards}
    given.take_into(found, ["format", "discards", "revealed", "fresh"])
    lying = [counted(a_list(found[heap]), f"position.{heap}") for heap in ("discards", "revealed")]
    found["pile"] = given.take_counts("pile", the_rest(cards, *lying))
    _put_course(t, found, given)
    given.nothing_left([*state, "ask"])
    return found


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _seat(t: DiceBoard, i: int, given: Given) -> dict[str, object]:
    stock = t.seats[i].stock
    found: dict[str, object] = {"lira": stock[LIRA], "crystals": stock[CRYSTALS]}
    found.update({"tiles": [], "rubies": 0, "mosque_ruby": False})
    given.take_into(found, SEAT_PLAIN)
    found["markers"] = dict.fromkeys(STOCK[: BROWN + 1], 0) | given.take_counts("markers", {})
    return found


def _put_supply(t: DiceBoard, found: dict[str, object], given: Given) -> None:
    """What the seats have is not in the supply."""
    named = given.take_inner("supply")
    supply: dict[str, object] = {}
    for thing, word in enumerate(STOCK):
        held = 0
        for seat in seats_of(found):
            markers = seat["markers"]
            assert isinstance(markers, dict)
            held += _number(markers[word] if thing <= BROWN else seat[word])
        supply[word] = named.take(word, max(0, t.bazaar.whole[thing] - held))
    named.nothing_left(list(STOCK))
    found["supply"] = supply


def _put_rubies(t: DiceBoard, found: dict[str, object], given: Given) -> None:
    """Rubies that the seats have are gone from the tracks: the mosque's for those who earned it, the others from the
    carpets, then from the goods' tracks, as far as nothing is said of these."""
    named = given.take_inner("rubies")
    said = list(named.named)
    whole = {TRACKS[track]: t.rubies[track] for track in range(len(TRACKS))}
    earned = sum(1 for seat in seats_of(found) if seat["mosque_ruby"] is True)
    left = {track: named.take_number(track, count) for track, count in whole.items()}
    named.nothing_left(list(TRACKS))
    if "mosque" not in said:
        left["mosque"] = max(0, left["mosque"] - earned)
    missing = sum(_number(seat["rubies"]) for seat in seats_of(found)) - (sum(whole.values()) - sum(left.values()))
    for track in RUBIES_FROM:
        taken = min(missing, left[track])
        if taken > 0 and track not in said:
            left[track] -= taken
            missing -= taken
    found["rubies"] = left


def _put_tiles(t: DiceBoard, found: dict[str, object], given: Given) -> None:
    """Tiles that are named nowhere are in the stack. An open tile of set-up that a seat has is replaced by another."""
    whole = {tile.name: tile.count for tile in t.bazaar.tiles}
    under = given.take_list("under", [])
    held = [counted(a_list(seat["tiles"]), "position.seats.tiles") for seat in seats_of(found)]
    rest = the_rest(whole, counted(under, "position.under"), *held)
    if given.has("display"):
        display = given.take_list("display", [])
    else:
        display = []
        for tile in t.display:
            name = t.bazaar.tile_names[tile]
            drawn = name if name in rest else list(rest)[t.generator.pick(list(rest.values()))] if rest else ""
            if drawn:
                display.append(drawn)
                rest = the_rest(rest, {drawn: 1})
    found["under"] = under
    found["display"] = display
    unseen = the_rest(whole, counted(under, "position.under"), counted(display, "position.display"), *held)
    found["unseen"] = given.take_counts("unseen", unseen)


def _put_course(t: DiceBoard, found: dict[str, object], given: Given) -> None:
    """Whose turn it is and what is asked: the roll, after the income, unless something else is named. (DG-06)"""
    course = Course(given, t.start, t.active, len(t.seats))
    active = course.active
    rolled = given.has("dice")
    dice = given.take_counts("dice", {})
    phase = given.take("phase", "actions" if rolled or course.over else "rolling")
    course.put_into(found, phase)
    mine = a_list(seats_of(found)[active]["tiles"]) if 0 <= active < course.players else []
    actions = t.bazaar.actions + _working(mine, TILE_KINDS[ACTION_TILE])
    roll = ["roll", CHANCE, active, t.bazaar.dice + _working(mine, TILE_KINDS[DIE_TILE])]
    usual: list[object] = [QUESTIONS.get(phase, "action"), active, 0, 0] if rolled else roll
    if given.has("ask"):
        usual = [usual[0], active, 0, 0]
    ask = Given(given.take("ask", {}), "position.ask")
    ask.take("about")  # whether it fits is seen later
    put_ask(found, given, ask, usual, course.over)
    found.update({"dice": dice, "actions": given.take("actions", actions)})


def _working(tiles: list[object], kind: str) -> int:
    """How many of these tiles are of a kind."""
    return sum(1 for tile in tiles if isinstance(tile, str) and (tile == kind or tile.startswith(f"{kind}-")))
