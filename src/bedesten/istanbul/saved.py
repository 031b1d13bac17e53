"""The position of a board game as JSON-ready data, in words where there are words, and back."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Demand, Seat
from bedesten.istanbul.terms import GOODS, LAST, PLACES
from bedesten.kernel.errors import RecordError
from bedesten.kernel.reading import Reader

__all__ = ["dump", "dump_seat", "members", "restore"]

ASSISTANTS: Final = ("own", "neutral")


def members(bits: int, most: int) -> list[int]:
    """The numbers in a set that is kept as bits."""
    return [i for i in range(most) if bits >> i & 1]


def dump(t: Board) -> dict[str, object]:
    """Everything on the table, hidden things included."""
    cards = t.bazaar.cards
    tokens = t.bazaar.tokens
    return {
        "phase": t.phase,
        "round": t.round,
        "start": t.start,
        "met": [tokens[token] for token in members(t.met, len(tokens))],
        "recalled": t.recalled,
        "mail": t.mail,
        "tokens": {tokens[token]: t.tokens[token] for token in range(len(tokens))},
        "neutral_merchants": t.neutrals[:],
        "pile": dump_cards(t.pile, cards),
        "discards": [cards[card] for card in t.discards],
        "demands": [dump_demand(t, market) for market in range(len(t.demands))],
        "mosque": {GOODS[colour]: t.mosque[colour] for colour in range(len(GOODS))},
        "rubies": {str(place): t.rubies[source] for source, place in enumerate(t.bazaar.ruby_places)},
        "seats": [dump_seat(seat) | {"hand": dump_cards(seat.hand, cards)} for seat in t.seats],
        "parts": {part.name: part.dump() for part in t.parts},
    }


def dump_seat(seat: Seat) -> dict[str, object]:
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
        "room": seat.room,
        "rubies": seat.rubies,
        "tiles": [GOODS[colour] for colour in members(seat.tiles, len(GOODS))],
        "goods": {GOODS[good]: seat.goods[good] for good in range(len(GOODS))},
    }


def dump_cards(counts: list[int], cards: list[str]) -> dict[str, int]:
    return {cards[card]: counts[card] for card in range(len(counts)) if counts[card]}


def dump_demand(t: Board, market: int) -> dict[str, object]:
    """A stack of demand tiles by the numbers of its tiles: the top one, those nobody has seen, those put under."""
    demand = t.demands[market]
    return {
        "top": demand.top,
        "unseen": members(demand.unseen, len(t.bazaar.demands[market])),
        "under": demand.under[:],
    }


MANY: Final = 1_000_000_000


def restore(t: Board, state: dict[str, object]) -> None:
    """Bring a freshly laid table into a dumped position, refusing what can't be."""
    cards = t.bazaar.cards
    tokens = t.bazaar.tokens
    read = Reader(state, "state")
    players = len(t.seats)
    t.phase = read.number("phase", 0, LAST)
    t.quiet = t.phase == LAST
    t.round = read.number("round", 0, MANY)
    t.start = read.number("start", 0, players - 1)
    t.met = sum(1 << token for token in set(read.words("met", tokens)))
    t.recalled = read.flag("recalled")
    t.mail = read.number("mail", 0, len(t.bazaar.post_states) - 1)
    t.tokens = [read.inner("tokens").number(token, 0, PLACES - 1) for token in tokens]
    neutrals = read.numbers("neutral_merchants", 1, PLACES - 1)
    if len(neutrals) != len(t.neutrals):
        raise read.wrong("neutral_merchants", f"{len(t.neutrals)} places")
    t.neutrals = neutrals
    deck = sum(t.pile)
    t.pile = read.counts("pile", cards, deck)
    t.discards = read.words("discards", cards)
    t.mosque = read.counts("mosque", list(GOODS), len(t.bazaar.mosque_tiles))
    rubies = read.inner("rubies")
    t.rubies = [
        rubies.number(str(place), t.bazaar.ruby_floors[source], t.rubies[source])
        for source, place in enumerate(t.bazaar.ruby_places)
    ]
    _restore_demands(t, read)
    seats = read.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        raise read.wrong("seats", f"a list of {players} seats")
    t.seats = [_restore_seat(t, Reader(seats[i], f"state.seats[{i}]"), cards) for i in range(players)]
    if sum(t.pile) + len(t.discards) + sum(seat.cards() for seat in t.seats) != deck:
        raise RecordError(f"state: pile, discards and hands must hold {deck} cards in all")
    parts = read.inner("parts")
    for part in t.parts:
        part.restore(parts.inner(part.name).state)


def _restore_demands(t: Board, read: Reader) -> None:
    stacks = read.get("demands")
    if not isinstance(stacks, list) or len(stacks) != len(t.demands):
        raise read.wrong("demands", f"a list of {len(t.demands)} stacks")
    found: list[Demand] = []
    for market in range(len(stacks)):
        inner = Reader(stacks[market], f"state.demands[{market}]")
        tiles = len(t.bazaar.demands[market])
        top = inner.number("top", -1, tiles - 1)
        unseen = inner.numbers("unseen", 0, tiles - 1)
        under = inner.numbers("under", 0, tiles - 1)
        seen = [top] if top >= 0 else []
        if sorted(seen + unseen + under) != list(range(tiles)):
            raise RecordError(f"state.demands[{market}]: each of {tiles} tiles must be there once")
        found.append(Demand(top, sum(1 << tile for tile in unseen), under))
    t.demands = found


def _restore_seat(t: Board, read: Reader, cards: list[str]) -> Seat:
    stack = 1
    for assistant in reversed(read.words("stack", list(ASSISTANTS))):
        stack = stack << 1 | assistant
    room = read.number("room", t.seats[0].room, t.bazaar.full_room)
    return Seat(
        read.number("merchant", 1, PLACES - 1),
        stack,
        sum(1 << place for place in set(read.numbers("assistants", 1, PLACES - 1))),
        read.number("family", 1, PLACES - 1),
        read.number("lira", 0, MANY),
        room,
        read.number("rubies", 0, MANY),
        sum(1 << colour for colour in set(read.words("tiles", list(GOODS)))),
        read.counts("goods", list(GOODS), room),
        read.counts("hand", cards, sum(t.pile) + MANY),
    )
