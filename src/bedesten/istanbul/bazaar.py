"""The bazaar of one setup: what does not change while a game is played."""

from __future__ import annotations

from bedesten.istanbul.moments import Besides, MerchantWalk, PieceMoved, Pieces, Toll, TurnEnd
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.outcome_builder import Teller

__all__ = ["Bazaar"]


class Bazaar:
    """Layout, distances, prices and counts of a setup, shared by every copy of its tables."""

    def __init__(self, players: int, target: int, board: list[int], width: int) -> None:
        self.players = players
        self.target = target
        """Rubies that bring the end."""
        self.board = board
        """Place numbers, row by row."""
        self.width = width
        self.cards: list[str] = []
        """The names of the bonus cards."""
        self.tokens: list[str] = []
        """The names of the tokens that are nobody's."""
        self.piece_names = ["merchant", "family", "nobody"]
        """Who carries out an action, in words."""
        self.event_fields: dict[str, tuple[str, ...]] = {}
        """What the numbers of further events are, besides those of the base game."""
        self.event_words: dict[str, tuple[str, ...]] = {}
        """For such a number, what it is in words, if there are words."""
        self.tellers: dict[str, Teller] = {}
        """How further events are told in outcomes."""
        self.ruby_places: list[int] = []
        """Where rubies lie, by place."""
        self.near: list[list[int]] = []
        """For each place the places 1 or 2 steps away."""
        self.distant: list[list[int]] = []
        """For each place the places 3 or 4 steps away."""
        self.first_room = 0
        """Room for each good in a barrow without extensions."""
        self.extension_room = 1
        """Room for each good that an extension adds."""
        self.full_room = 0
        """Room for each good in a barrow with all its extensions."""
        self.extensions = 0
        """Extensions that a barrow takes."""
        self.wainwright_price = 0
        self.post_states: list[list[int]] = []
        """For each number of indicators down: red, green, yellow, blue, Lira."""
        self.demands: list[list[list[int]]] = []
        """For each market the goods on each of its demand tiles."""
        self.revenues: list[list[int]] = []
        """For each market the Lira for so many goods."""
        self.palace_prices: list[list[int]] = []
        """For so many rubies left: red, green, yellow, blue, any."""
        self.gem_prices: list[int] = []
        """For so many rubies left: Lira."""
        self.ruby_floors: list[int] = []
        """Rubies left, by where they lie, that it never falls below: 1 where the supply replaces the last one."""
        self.elsewhere: list[int] = []
        """All places but the Police Station, ascending."""
        self.walk = MerchantWalk([], [])
        self.pieces = Pieces()
        self.toll = Toll()
        self.besides: list[list[Besides]] = [[] for _ in range(PLACES)]
        """What the action of each place brings besides."""
        self.piece_moved: list[PieceMoved] = []
        self.turn_ends: list[TurnEnd] = []
        self.asked_of_others: list[int] = []
        """Kinds of asks that are put not only to the seat whose turn it is."""
        self.mosque_tiles: list[int] = []
        """What the tiles of each stack ask for, from the top."""

    def steps(self, a: int, b: int) -> int:
        """Orthogonal steps between two places."""
        i = self.board.index(a)
        j = self.board.index(b)
        return abs(i // self.width - j // self.width) + abs(i % self.width - j % self.width)
