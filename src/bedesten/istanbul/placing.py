"""A position of which only a part is named: the rest is as after set-up, or follows from what is named."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.checks import own_assistants
from bedesten.istanbul.rule import AtPlace
from bedesten.istanbul.saved import dump_goods
from bedesten.istanbul.seat import Part, Seat
from bedesten.istanbul.terms import (
    BASE_RUBY_PLACES,
    BLUE,
    GEM_RUBIES,
    GOODS,
    GREAT_MOSQUE_RUBIES,
    GREEN,
    MARKETS,
    MERCHANT,
    PALACE_RUBIES,
    PLACES,
    RED,
    SMALL_MOSQUE_RUBIES,
    WAINWRIGHT_RUBIES,
    YELLOW,
    bit,
)
from bedesten.kernel.errors import PositionError, shown
from bedesten.kernel.given import Course, Given, a_list, counted, left_over, put_ask, seats_given, seats_of, the_rest

__all__ = ["arrange"]

PLAIN: Final = ["met", "recalled", "mail", "neutral_merchants", "discards"]
"""What is put in as it is named."""
SEAT_PLAIN: Final = ["merchant", "family", "lira", "extensions", "rubies", "tiles"]
STACK: Final = ["top", "unseen", "under"]


def arrange(t: Board, state: dict[str, object], named: dict[str, object]) -> dict[str, object]:
    """The whole position. `t` is a table that has just been set up, `state` its position."""
    known = [*state, "ask"]
    given = Given(named, "position")
    seats = seats_given(given, len(t.seats))
    found = dict(state)
    given.take_into(found, ["format", *PLAIN])
    found["tokens"] = _merged(found["tokens"], given.take_inner("tokens"))
    found["seats"] = [_seat(t, i, seats[i]) for i in range(len(seats))]
    _put_course(t, found, given)
    _put_mosque(t, found, given)
    _put_rubies(t, found, given)
    found["demands"] = _demands(t, found["demands"], given.take_inner("demands"))
    _deal(t, found, given, seats)
    parts = given.take_inner("parts")
    found["parts"] = {part.name: _part(part, parts, given, seats) for part in t.present()}
    parts.nothing_left([part.name for part in t.present()])
    for part in t.present():
        known += part.words()
    given.nothing_left(known)
    seat_words = [*SEAT_PLAIN, "stack", "assistants", "goods", "hand"]
    for part in t.present():
        seat_words += part.seat_words()
    for seat in seats:
        seat.nothing_left(seat_words)
    return found


def _merged(fresh: object, given: Given) -> dict[str, object]:
    """What is named, and the rest as it was."""
    assert isinstance(fresh, dict)
    found = {**fresh, **given.named}
    given.named.clear()
    return found


def _put_course(t: Board, found: dict[str, object], given: Given) -> None:
    """Whose turn it is and what is asked: the beginning of a turn, unless something else is named. (GEN-10)"""
    course = Course(given, t.start, t.active, len(t.seats))
    phase = given.take("phase", "rounds")
    if not course.named and (phase == "last-cards" or course.over):
        course.turn = course.round * course.players
    course.put_into(found, phase)
    ask = Given(given.take("ask") or {}, "position.ask")
    question = ask.take("question", "last-cards" if phase == "last-cards" else "move")
    mine = seats_of(found)[course.active] if 0 <= course.active < course.players else {}
    place, piece = _at_place(t, question, ask.take_inner("about"), mine)
    put_ask(found, given, ask, [question, course.active, place, piece], course.over)


def _at_place(t: Board, question: object, about: Given, mine: dict[str, object]) -> tuple[object, int]:
    """The numbers of a question that belongs to a place: the one whose action it is, else where the piece stands,
    unless another is named. Whether all of this fits is checked later."""
    kind = t.book.kind_of(question) if isinstance(question, str) and question else -1
    if kind < 0 or not isinstance(t.book.rules[kind], AtPlace):
        return 0, 0
    names = t.bazaar.piece_names
    piece = about.take("piece", names[MERCHANT])
    if piece not in names:
        raise PositionError(f"{about.where}: there is no piece {shown(piece)}; there are {', '.join(names)}")
    place = kind if kind < PLACES else mine.get(str(piece), 0)
    return about.take("place", place), names.index(str(piece))


def _seat(t: Board, i: int, given: Given) -> dict[str, object]:
    """What a seat has, but for its cards. Assistants that are not at places are in the stack, neutral ones lowest."""
    mine = t.seats[i]
    found: dict[str, object] = {
        "merchant": mine.at,
        "family": mine.family,
        "lira": mine.lira,
        "extensions": 0,
        "rubies": 0,
        "tiles": [],
    }
    given.take_into(found, SEAT_PLAIN)
    found["assistants"] = given.take_list("assistants", [])
    found["goods"] = dump_goods([0, 0, 0, 0]) | given.take_counts("goods", {})
    neutral = bin(mine.stack).count("1") - 1
    own = own_assistants(t, _with_tiles(mine, found["tiles"])) - len(a_list(found["assistants"]))
    stack = given.take("stack", ["neutral"] * neutral + ["own"] * own)
    found["stack"] = ["own"] * stack if type(stack) is int and stack >= 0 else stack
    return found


def _with_tiles(seat: Seat, tiles: object) -> Seat:
    """The seat as it is with the blue tile, if that is named among these."""
    twin = seat.copy()
    twin.tiles = bit(BLUE) if isinstance(tiles, list) and GOODS[BLUE] in tiles else 0
    return twin


def _put_mosque(t: Board, found: dict[str, object], given: Given) -> None:
    """Tiles that the seats have are gone from the stacks."""
    named = given.take_inner("mosque")
    whole = t.bazaar.mosque_tiles
    left: dict[str, object] = {}
    for colour in GOODS:
        held = sum(1 for seat in seats_of(found) if colour in a_list(seat["tiles"]))
        left[colour] = left_over(named.take(colour, max(0, len(whole) - held)), whole, f"{named.where}.{colour}")
    named.nothing_left(list(GOODS))
    found["mosque"] = left


def _put_rubies(t: Board, found: dict[str, object], given: Given) -> None:
    """Rubies that the seats have are gone from the places: from Wainwright and mosques those for three extensions and
    for two tiles, the others from the Gemstone Dealer, then the palace, then where else there are any."""
    named = given.take_inner("rubies")
    said = list(named.named)
    places = t.bazaar.ruby_places
    left = t.rubies[:]
    for source, place in enumerate(places):
        left[source] = named.take_number(str(place), max(0, left[source] - _earned(t, seats_of(found), source)))
    named.nothing_left([str(place) for place in places])
    held = sum(_number(seat["rubies"]) for seat in seats_of(found))
    missing = held - (sum(t.rubies) - sum(left))
    for source in [GEM_RUBIES, PALACE_RUBIES, *range(len(BASE_RUBY_PLACES), len(places))]:
        taken = min(missing, left[source] - t.bazaar.ruby_floors[source])
        if taken > 0 and str(places[source]) not in said:
            left[source] -= taken
            missing -= taken
    found["rubies"] = {str(place): left[source] for source, place in enumerate(places)}


def _earned(t: Board, seats: list[dict[str, object]], source: int) -> int:
    """How many rubies of a place the seats must have, by what else they have. (P01b, P14c)"""
    bazaar = t.bazaar
    if source == WAINWRIGHT_RUBIES:
        full = (bazaar.full_room - bazaar.first_room) // bazaar.extension_room
        return sum(1 for seat in seats if seat["extensions"] == full)
    if source not in (SMALL_MOSQUE_RUBIES, GREAT_MOSQUE_RUBIES):
        return 0
    pair = (RED, GREEN) if source == SMALL_MOSQUE_RUBIES else (YELLOW, BLUE)
    return sum(1 for seat in seats if all(GOODS[colour] in a_list(seat["tiles"]) for colour in pair))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _demands(t: Board, fresh: object, given: Given) -> dict[str, object]:
    """The stacks of demand tiles. A tile is its goods, in words or by colour, and alone it is the top one; those that
    are named nowhere have not been seen yet."""
    assert isinstance(fresh, dict)
    found: dict[str, object] = {}
    for market, name in enumerate(MARKETS):
        where = f"{given.where}.{name}"
        value = given.take(name, {})
        alone = isinstance(value, str) or (isinstance(value, dict) and any(good in value for good in GOODS))
        stack = Given({"top": value} if alone else value, where)
        drawn = stack.take("top") if stack.has("top") else fresh[name]["top"]
        top = None if drawn is None else _tile(drawn, f"{where}.top")
        under = [_tile(tile, f"{where}.under") for tile in stack.take_list("under", [])]
        seen = [top, *under]
        rest: list[object] = [tile for tile in map(dump_goods, t.bazaar.demands[market]) if tile not in seen]
        unseen = [_tile(tile, f"{where}.unseen") for tile in stack.take_list("unseen", rest)]
        stack.nothing_left(STACK)
        found[name] = {"top": top, "unseen": unseen, "under": under}
    given.nothing_left(list(MARKETS))
    return found


def _tile(value: object, where: str) -> dict[str, int]:
    """A demand tile's goods by colour, also from words such as ``red2 green``."""
    if isinstance(value, str):
        words: dict[str, int] = {}
        for word in value.split():
            name = word.rstrip("0123456789")
            words[name] = words.get(name, 0) + int(word[len(name) :] or 1)
        value = words
    return dump_goods([0, 0, 0, 0]) | counted(value, where)


def _deal(t: Board, found: dict[str, object], given: Given, seats: list[Given]) -> None:
    """Cards that are in hands or discarded are not in the pile. A seat of which no hand is named keeps what it drew in
    set-up, or draws another if that card is elsewhere. (SET-20)"""
    cards = t.bazaar.cards
    whole = {cards[card]: t.pile[card] + sum(seat.hand[card] for seat in t.seats) for card in range(len(cards))}
    drawing = [i for i, seat in enumerate(seats) if not seat.has("hand")]
    hands = [seat.take_counts("hand", {}) for seat in seats]
    pile = the_rest(whole, counted(a_list(found["discards"]), "position.discards"), *hands)
    for i in drawing:
        for card in t.seats[i].held():
            drawn = cards[card] if cards[card] in pile else _any(t, pile)
            if drawn:
                hands[i][drawn] = 1
                pile = the_rest(pile, {drawn: 1})
    found["pile"] = given.take_counts("pile", pile)
    for i, seat in enumerate(seats_of(found)):
        seat["hand"] = hands[i]


def _any(t: Board, pile: dict[str, int]) -> str:
    """Some card of a pile; empty if it is."""
    return list(pile)[t.generator.pick(list(pile.values()))] if pile else ""


def _part(part: Part, parts: Given, given: Given, seats: list[Given]) -> dict[str, object]:
    """What a part keeps: named under its name, or without it."""
    own = parts.take_inner(part.name)
    for word in part.words():
        if given.has(word):
            own.named[word] = given.take(word)
    found = part.arrange(own, seats)
    own.nothing_left(list(part.dump()))
    return found
