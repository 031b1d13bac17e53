"""What Mocha & Baksheesh keeps on the table, and the verbs that move it."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.terms import GUILD_CARDS, GUILD_DRAW, NO_BARRIER, TAVERN_TILES
from bedesten.istanbul.saved import MANY, members, read_stack
from bedesten.istanbul.seat import Part, replaced
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.chance import Generator
from bedesten.kernel.errors import PositionError
from bedesten.kernel.given import Given, left_over
from bedesten.kernel.reading import Reader
from bedesten.kernel.reason import Reason

__all__ = [
    "Mocha",
    "coffee_of",
    "discard_guild",
    "draw_guild",
    "gain_coffee",
    "guild_left",
    "lacks_coffee",
    "mocha_of",
    "pay_coffee",
]


MOCHA: Final = 0
"""Its slot on the table."""


class Mocha(Part):
    """Coffee, guild cards, Tavern tiles, Barrier and Baksheesh tile. Lists are replaced, never changed.

    Dumped: ``coffee`` a number for each seat; ``guild_hands`` the numbers of the guild cards of each seat,
    ``guild_pile`` those nobody has seen, ``guild_discards`` the open ones, the last on top (a card being carried out
    is in none of them); ``tavern`` what the tiles of each kind that are left ask for, from the top, ``tavern_tiles``
    those that the seats have; ``barrier`` the two places it lies between, or null; ``control`` the seat that may pass
    it, or null; ``baksheesh`` the open side, 0 or 1; ``another_turn`` whether the active seat has another turn
    after this one.
    """

    def __init__(
        self,
        edges: list[list[int]],
        prices: list[int],
        coffee: list[int],
        hands: list[int],
        pile: int,
        discards: list[int],
        taken: list[int],
        tiles: list[int],
        barrier: int,
        control: int,
        side: int,
        another_turn: bool,
    ) -> None:
        super().__init__("mocha", MOCHA)
        self.edges = edges
        """Where the Barrier may lie: pairs of adjacent places. The same all game long."""
        self.prices = prices
        """What the Tavern tiles of each kind ask for, from the top. The same all game long."""
        self.coffee = coffee
        self.hands = hands
        """Guild cards of each seat, as a set of bits by number."""
        self.pile = pile
        """The face-down guild cards, as such a set."""
        self.discards = discards
        self.taken = taken
        """Tavern tiles taken, by kind."""
        self.tiles = tiles
        """Tavern tiles of each seat, as a set of bits by kind."""
        self.barrier = barrier
        """The edge on which it lies."""
        self.control = control
        """The seat that may pass the Barrier."""
        self.side = side
        """The open side of the Baksheesh tile."""
        self.another_turn = another_turn

    def copy(self) -> Part:
        return Mocha(
            self.edges,
            self.prices,
            self.coffee,
            self.hands,
            self.pile,
            self.discards,
            self.taken,
            self.tiles,
            self.barrier,
            self.control,
            self.side,
            self.another_turn,
        )

    def has_tile(self, seat: int, kind: int) -> bool:
        return self.tiles[seat] >> kind & 1 == 1

    def has_card(self, seat: int, card: int) -> bool:
        return self.hands[seat] >> card & 1 == 1

    def cards(self, seat: int) -> list[int]:
        """The guild cards of a seat, ascending."""
        hand = self.hands[seat]
        if not hand:
            return []
        return [card for card in range(1, GUILD_CARDS + 1) if hand >> card & 1]

    # ── Saved and seen ─────────────────────────────────────────────────────────────────────────────────────

    def dump(self) -> dict[str, object]:
        seen = self.open_things()
        seen["guild_hands"] = [self.cards(seat) for seat in range(len(self.hands))]
        seen["guild_pile"] = members(self.pile, GUILD_CARDS + 1)
        return seen

    def open_things(self) -> dict[str, object]:
        """All but the guild cards that are hidden."""
        return {
            "coffee": self.coffee[:],
            "guild_discards": self.discards[:],
            "tavern": {kind: self.prices[self.taken[i] :] for i, kind in enumerate(TAVERN_TILES)},
            "tavern_tiles": [[TAVERN_TILES[kind] for kind in members(tiles, 2)] for tiles in self.tiles],
            "barrier": None if self.barrier == NO_BARRIER else self.edges[self.barrier][:],
            "control": None if self.control == NO_BARRIER else self.control,
            "baksheesh": self.side,
            "another_turn": self.another_turn,
        }

    def view(self, viewer: int | None) -> dict[str, object]:
        """Guild cards of others and of the pile are counted only."""
        seen = self.open_things()
        hands: list[dict[str, object]] = []
        for seat in range(len(self.hands)):
            cards = self.cards(seat)
            hands.append({"count": len(cards), "cards": cards} if seat == viewer else {"count": len(cards)})
        seen["guild_hands"] = hands
        seen["guild_pile"] = len(members(self.pile, GUILD_CARDS + 1))
        return seen

    def imagine(self, seat: int, chance: Generator) -> None:
        """Pile and other hands are one heap, dealt anew."""
        sizes = [len(self.cards(i)) for i in range(len(self.hands))]
        heap = self.pile
        for i in range(len(self.hands)):
            if i != seat:
                heap |= self.hands[i]
        cards = members(heap, GUILD_CARDS + 1)
        hands = self.hands[:]
        for i in range(len(hands)):
            if i != seat:
                hands[i] = 0
                for _ in range(sizes[i]):
                    hands[i] |= 1 << cards.pop(chance.below(len(cards)))
        self.hands = hands
        self.pile = sum(1 << card for card in cards)

    def restore(self, state: dict[str, object]) -> None:
        read = Reader(state, "position.parts.mocha")
        players = len(self.coffee)
        self.coffee = read.numbers("coffee", 0, MANY)
        if len(self.coffee) != players:
            raise read.wrong("coffee", f"{players} numbers")
        self.discards = read.numbers("guild_discards", 1, GUILD_CARDS)
        self.pile = read.once("guild_pile", 1, GUILD_CARDS)
        hands = read.items("guild_hands", players)
        self.hands = [Reader({"guild_hands": hand}, read.where).once("guild_hands", 1, GUILD_CARDS) for hand in hands]
        tavern = read.inner("tavern")
        tavern.only(list(TAVERN_TILES))
        self.taken = [read_stack(tavern, kind, self.prices) for kind in TAVERN_TILES]
        tiles = [Reader({"tavern_tiles": kinds}, read.where) for kinds in read.items("tavern_tiles", players)]
        self.tiles = [kinds.words_once("tavern_tiles", list(TAVERN_TILES)) for kinds in tiles]
        self.control = NO_BARRIER if read.get("control") is None else read.number("control", 0, players - 1)
        self.barrier = _edge(read, self.edges)
        self.side = read.number("baksheesh", 0, 1)
        self.another_turn = read.flag("another_turn")

    def check(self, fresh: Part, places: list[int]) -> None:
        """Each guild card lies at one place, save one being carried out; tiles that somebody has are gone."""
        seen = self.discards + members(self.pile, GUILD_CARDS + 1)
        for seat in range(len(self.hands)):
            seen = seen + self.cards(seat)
        for card in range(1, GUILD_CARDS + 1):
            if seen.count(card) > 1:
                raise PositionError(f"position.parts.mocha: guild card {card} is there {seen.count(card)} times")
        if len(seen) < GUILD_CARDS - 1:
            missing = [card for card in range(1, GUILD_CARDS + 1) if card not in seen]
            raise PositionError(f"position.parts.mocha: the guild cards {missing} are nowhere")
        for i, kind in enumerate(TAVERN_TILES):
            held = sum(1 for seat in range(len(self.tiles)) if self.has_tile(seat, i))
            if held > self.taken[i]:
                raise PositionError(
                    f"position.tavern: of {len(self.prices)} {kind} tiles {held} are with the seats, so "
                    f"{len(self.prices) - held} at the most are left"
                )

    def seat_words(self) -> list[str]:
        return ["coffee", "guild_hands", "tavern_tiles"]

    def arrange(self, given: Given, seats: list[Given]) -> dict[str, object]:
        """Guild cards that nobody has are in the pile, Tavern tiles that nobody has in their stacks."""
        found = self.dump()
        given.take_into(found, ["guild_discards", "barrier", "control", "baksheesh", "another_turn"])
        for word in self.seat_words():
            values = given.take_list(word, self.dump_list(word))
            for i, seat in enumerate(seats):
                if seat.has(word):
                    values[i : i + 1] = [seat.take(word)]
            found[word] = values
        hands = found["guild_hands"]
        assert isinstance(hands, list)
        gone = [card for hand in [*hands, found["guild_discards"]] if isinstance(hand, list) for card in hand]
        rest: list[object] = [card for card in range(1, GUILD_CARDS + 1) if card not in gone]
        found["guild_pile"] = given.take_list("guild_pile", rest)
        held = found["tavern_tiles"]
        assert isinstance(held, list)
        named = given.take_inner("tavern")
        left: dict[str, object] = {}
        for kind in TAVERN_TILES:
            count = len(self.prices) - sum(1 for kinds in held if isinstance(kinds, list) and kind in kinds)
            left[kind] = left_over(named.take(kind, max(0, count)), self.prices, f"position.tavern.{kind}")
        named.nothing_left(list(TAVERN_TILES))
        found["tavern"] = left
        return found

    def dump_list(self, word: str) -> list[object]:
        """What is dumped of each seat."""
        found = self.dump()[word]
        assert isinstance(found, list)
        return found

    def in_first_words(self, state: dict[str, object]) -> dict[str, object]:
        state["tavern"] = {TAVERN_TILES[kind]: self.taken[kind] for kind in range(len(TAVERN_TILES))}
        return state

    def from_first_words(self, state: dict[str, object]) -> dict[str, object]:
        tavern = Reader(state, "position.parts.mocha").inner("tavern")
        whole = len(self.prices)
        return {**state, "tavern": {kind: self.prices[tavern.number(kind, 0, whole) :] for kind in TAVERN_TILES}}


def _edge(read: Reader, edges: list[list[int]]) -> int:
    if read.get("barrier") is None:
        return NO_BARRIER
    places = read.numbers("barrier", 1, PLACES - 1)
    if sorted(places) not in edges:
        raise read.wrong("barrier", "two adjacent places, or null")
    return edges.index(sorted(places))


# ── Verbs ──────────────────────────────────────────────────────────────────────────────────────────────────────


def mocha_of(t: Board) -> Mocha:
    """The expansion's part of a table."""
    found = t.parts[MOCHA]
    assert isinstance(found, Mocha)
    return found


def coffee_of(t: Board, seat: int) -> int:
    return mocha_of(t).coffee[seat]


def lacks_coffee(clause: str, what: str, price: int, have: int) -> Reason:
    """Why something that costs coffee can't be had."""
    words = f"{what} {price} coffee, and you have {have}"
    return Reason([clause], "lacks-coffee", words, {"price": price, "have": have})


def gain_coffee(t: Board, seat: int, count: int) -> None:
    """Take coffee from the supply, which never runs out; it needs no room. (GEN-03, MB-09)"""
    mocha = mocha_of(t)
    mocha.coffee = replaced(mocha.coffee, seat, mocha.coffee[seat] + count)
    t.tell("gain-coffee", seat, count)


def pay_coffee(t: Board, seat: int, count: int) -> None:
    """Pay coffee to the supply."""
    if count:
        mocha = mocha_of(t)
        mocha.coffee = replaced(mocha.coffee, seat, mocha.coffee[seat] - count)
        t.tell("pay-coffee", seat, count)


def guild_left(t: Board) -> bool:
    """Whether a guild card can be drawn; discards become the pile as soon as it is empty, so they need no look."""
    return mocha_of(t).pile > 0


def draw_guild(t: Board, seat: int) -> None:
    """A card of the face-down guild pile for this seat, if there is one. (GEN-06)"""
    t.ask(GUILD_DRAW, CHANCE, seat)


def discard_guild(t: Board, seat: int, card: int) -> None:
    """A guild card goes face up on the discards, from hand or after it was carried out. (MB-04, MB-15)"""
    mocha = mocha_of(t)
    mocha.hands = replaced(mocha.hands, seat, mocha.hands[seat] & ~(1 << card))
    mocha.discards = mocha.discards + [card]
    t.tell("discard-guild", seat, card)
    renew_guild_pile(t)


def renew_guild_pile(t: Board) -> None:
    """An empty pile is made anew from the discards at once. (GEN-05)"""
    mocha = mocha_of(t)
    if mocha.discards and not mocha.pile:
        mocha.pile = sum(1 << card for card in mocha.discards)
        mocha.discards = []
        t.tell("guild-reshuffle", -1)
