"""The position of a board game as JSON-ready data, in words where there are words, and back."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Demand, Seat
from bedesten.istanbul.terms import GOODS, LAST, MARKETS, NO_TILE, PHASES, PLACES
from bedesten.kernel.errors import PositionError, shown
from bedesten.kernel.reading import Reader

__all__ = [
    "dump",
    "dump_cards",
    "dump_course",
    "dump_goods",
    "dump_places",
    "dump_seat",
    "members",
    "read_stack",
    "restore",
]

ASSISTANTS: Final = ("own", "neutral")
MANY: Final = 1_000_000_000


def members(bits: int, most: int) -> list[int]:
    """The numbers in a set that is kept as bits."""
    return [i for i in range(most) if bits >> i & 1]


def dump(t: Board) -> dict[str, object]:
    """Everything on the table, hidden things included."""
    cards = t.bazaar.cards
    return (
        dump_course(t)
        | dump_places(t)
        | {
            "pile": dump_cards(t.pile, cards),
            "seats": [dump_seat(t, seat) | {"hand": dump_cards(seat.hand, cards)} for seat in t.seats],
            "parts": {part.name: part.dump() for part in t.present()},
        }
    )


def dump_course(t: Board) -> dict[str, object]:
    """How far the game is, and where the pieces stand that are nobody's."""
    tokens = t.bazaar.tokens
    return {
        "phase": PHASES[t.phase],
        "round": t.round,
        "start": t.start,
        "met": [tokens[token] for token in members(t.met, len(tokens))],
        "recalled": t.recalled,
        "tokens": {tokens[token]: t.tokens[token] for token in range(len(tokens))},
        "neutral_merchants": t.neutrals[:],
    }


def dump_places(t: Board) -> dict[str, object]:
    """What lies open at the places."""
    cards = t.bazaar.cards
    return {
        "mail": t.mail,
        "discards": [cards[card] for card in t.discards],
        "demands": {MARKETS[market]: dump_demand(t, market) for market in range(len(t.demands))},
        "mosque": {GOODS[colour]: t.bazaar.mosque_tiles[t.mosque[colour] :] for colour in range(len(GOODS))},
        "rubies": {str(place): t.rubies[source] for source, place in enumerate(t.bazaar.ruby_places)},
    }


def dump_seat(t: Board, seat: Seat) -> dict[str, object]:
    """What everybody may see of a seat."""
    stack: list[str] = []
    bits = seat.stack
    while bits > 1:
        stack.append(ASSISTANTS[bits & 1])
        bits >>= 1
    return {
        "merchant": seat.at,
        "stack": stack,
        "assistants": members(seat.out, PLACES),
        "family": seat.family,
        "lira": seat.lira,
        "extensions": (seat.room - t.bazaar.first_room) // t.bazaar.extension_room,
        "rubies": seat.rubies,
        "tiles": [GOODS[colour] for colour in members(seat.tiles, len(GOODS))],
        "goods": dump_goods(seat.goods),
    }


def dump_goods(counts: list[int]) -> dict[str, int]:
    return {GOODS[good]: counts[good] for good in range(len(GOODS))}


def dump_cards(counts: list[int], cards: list[str]) -> dict[str, int]:
    return {cards[card]: counts[card] for card in range(len(counts)) if counts[card]}


def dump_demand(t: Board, market: int) -> dict[str, object]:
    """A stack of demand tiles, each by its goods: the top one (None while it is being drawn), those nobody has seen,
    those put under in order."""
    demand = t.demands[market]
    tiles = t.bazaar.demands[market]
    return {
        "top": None if demand.top == NO_TILE else dump_goods(tiles[demand.top]),
        "unseen": [dump_goods(tiles[tile]) for tile in members(demand.unseen, len(tiles))],
        "under": [dump_goods(tiles[tile]) for tile in demand.under],
    }


def restore(t: Board, state: dict[str, object]) -> None:
    """Put everything on a freshly laid table where a dumped position has it, refusing what can't be read."""
    cards = t.bazaar.cards
    tokens = t.bazaar.tokens
    read = Reader(state, "position")
    players = len(t.seats)
    t.phase = read.word("phase", list(PHASES))
    t.quiet = t.phase == LAST
    t.round = read.number("round", 0, MANY)
    t.start = read.number("start", 0, players - 1)
    t.met = read.words_once("met", tokens)
    t.recalled = read.flag("recalled")
    t.mail = read.number("mail", 0, len(t.bazaar.post_states) - 1)
    standing = read.inner("tokens")
    standing.only(tokens)
    t.tokens = [standing.number(token, 0, PLACES - 1) for token in tokens]
    t.neutrals = read.numbers("neutral_merchants", 1, PLACES - 1)
    t.pile = read.counts("pile", cards, MANY)
    t.discards = read.words("discards", cards)
    stacks = read.inner("mosque")
    t.mosque = [read_stack(stacks, colour, t.bazaar.mosque_tiles) for colour in GOODS]
    rubies = read.inner("rubies")
    rubies.only([str(place) for place in t.bazaar.ruby_places])
    t.rubies = [
        rubies.number(str(place), t.bazaar.ruby_floors[source], t.rubies[source])
        for source, place in enumerate(t.bazaar.ruby_places)
    ]
    demands = read.inner("demands")
    t.demands = [_demand(demands.inner(name), t.bazaar.demands[market]) for market, name in enumerate(MARKETS)]
    seats = read.items("seats", players)
    t.seats = [_seat(t, Reader(seats[i], f"position.seats[{i}]")) for i in range(players)]
    parts = read.inner("parts")
    parts.only([part.name for part in t.present()])
    for part in t.present():
        part.restore(parts.inner(part.name).state)


def read_stack(read: Reader, key: str, whole: list[int]) -> int:
    """How many things are gone from the top of a stack, by those that are left."""
    left = read.get(key)
    gone = len(whole) - len(left) if isinstance(left, list) else -1
    if gone < 0 or left != whole[gone:]:
        raise read.wrong(key, f"what is left of {whole}, from the top")
    return gone


def _demand(read: Reader, tiles: list[list[int]]) -> Demand:
    """A market's stack of tiles; each is there once."""
    left = list(range(len(tiles)))
    top = NO_TILE if read.get("top") is None else _tile(read, "top", read.get("top"), tiles, left)
    under = [_tile(read, "under", goods, tiles, left) for goods in read.items("under")]
    unseen = sum(1 << _tile(read, "unseen", goods, tiles, left) for goods in read.items("unseen"))
    if left:
        raise PositionError(f"{read.where}: the tile {shown(dump_goods(tiles[left[0]]))} is missing")
    return Demand(top, unseen, under)


def _tile(read: Reader, key: str, goods: object, tiles: list[list[int]], left: list[int]) -> int:
    """The number of a demand tile by its goods; it is left no more."""
    counts = Reader({key: goods}, read.where).counts(key, list(GOODS), MANY)
    for tile in left:
        if tiles[tile] == counts:
            left.remove(tile)
            return tile
    known = "; ".join(str(dump_goods(tile)) for tile in tiles)
    problem = "is there twice" if counts in tiles else f"is none of this market; there are {known}"
    raise PositionError(f"{read.where}.{key}: the tile {dump_goods(counts)} {problem}")


def _seat(t: Board, read: Reader) -> Seat:
    stack = 1
    assistants = read.words("stack", list(ASSISTANTS))
    if len(assistants) > PLACES:
        raise read.wrong("stack", f"{PLACES} assistants at the most")
    for assistant in reversed(assistants):
        stack = stack << 1 | assistant
    bazaar = t.bazaar
    most = (bazaar.full_room - bazaar.first_room) // bazaar.extension_room
    room = bazaar.first_room + bazaar.extension_room * read.number("extensions", 0, most)
    return Seat(
        read.number("merchant", 1, PLACES - 1),
        stack,
        read.once("assistants", 1, PLACES - 1),
        read.number("family", 1, PLACES - 1),
        read.number("lira", 0, MANY),
        room,
        read.number("rubies", 0, MANY),
        read.words_once("tiles", list(GOODS)),
        read.counts("goods", list(GOODS), room),
        read.counts("hand", bazaar.cards, MANY),
    )
