"""The bazaar, place by place: where it lies, who stands there, what lies there."""

from __future__ import annotations

from typing import Any, Final

from bedesten.envs.observations.encoder import capped
from bedesten.envs.observations.layout import Column, Layout
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.hints import i64

__all__ = ["Map", "PlacesBlock", "place_rows"]

MOST_RUBIES: Final = 12
MOST_NEUTRALS: Final = 3
STEPS: Final = 2
RUBIES: Final = 3
NEUTRALS: Final = 4
OWN_COLUMNS: Final = 3
"""Of each seat: merchant, family member, assistant."""


def place_rows(bazaar: Bazaar) -> list[str]:
    """The places of a bazaar by number, ascending: the order in which the answers of a move name them."""
    return [f"place {place}" for place in sorted(bazaar.board)]


class PlacesBlock:
    """A row for each place, by its number."""

    def __init__(self, layout: Layout, bazaar: Bazaar) -> None:
        self.players = bazaar.players
        self.places = sorted(bazaar.board)
        self.row_of = [-1] * PLACES
        for row, place in enumerate(self.places):
            self.row_of[place] = row
        height = len(bazaar.board) // bazaar.width
        self.ruby_rows = [self.row_of[place] for place in bazaar.ruby_places]
        columns = [
            Column("row", height - 1, "of the bazaar, from the top"),
            Column("column", bazaar.width - 1, "of the bazaar, from the left"),
            Column("steps", height + bazaar.width - 2, "from the own merchant"),
            Column("rubies", MOST_RUBIES, "left here"),
            Column("neutral merchants", MOST_NEUTRALS, "here"),
        ]
        self.first_token = len(columns)
        columns += [Column(token, 1, "is here") for token in bazaar.tokens]
        self.first_seat = len(columns)
        for seat in ["own"] + [f"next {i}" for i in range(1, self.players)]:
            columns.append(Column(f"{seat}: merchant", 1, "is here"))
            columns.append(Column(f"{seat}: family", 1, "is here"))
            columns.append(Column(f"{seat}: assistant", 1, "stands here, not under the merchant"))
        section = layout.add("places", "the places by number, ascending", place_rows(bazaar), columns)
        self.width = section.width
        self.ground = bytearray(self.width * len(self.places))
        """The section before anybody stands anywhere."""
        self.paces = [bytearray(len(self.places)) for _ in range(PLACES)]
        """The column of steps, for each place of the own merchant."""
        self.steps = slice(STEPS, None, self.width)
        """Where that column is."""
        self.spots: list[list[Any]] = [
            [self.row_of[place] * self.width + column for place in range(PLACES)] for column in range(self.width)
        ]
        """Where the number of a column and a place is. Not `int`: compiled code then hands these on as they are, and
        makes no new one to find a byte with."""
        for row, place in enumerate(self.places):
            i = bazaar.board.index(place)
            self.ground[row * self.width] = i // bazaar.width
            self.ground[row * self.width + 1] = i % bazaar.width
            for at in self.places:
                self.paces[at][row] = bazaar.steps(at, place)

    def update(self, here: Map, t: Board, seat: int) -> None:
        """Bring a map up to date."""
        if t.rubies is not here.rubies:
            here.rubies = t.rubies
            self.put_rubies(t, here.told)
        if t.neutrals is not here.neutrals:
            self.put_neutrals(here.neutrals, 0, here.told)
            here.neutrals = t.neutrals
            self.put_neutrals(here.neutrals, 1, here.told)
        if t.tokens is not here.tokens:
            self.put_tokens(here.tokens, t.tokens, here.told)
            here.tokens = t.tokens
        players: i64 = self.players
        other: i64 = seat
        for i in range(players):
            them = t.seats[other]
            then = here.seats[i]
            if them.at != then.at or them.family != then.family or them.out != then.out:
                self.put_pieces(here, i, them)
            other += 1
            if other == players:
                other = 0

    def put_rubies(self, t: Board, out: bytearray) -> None:
        """How many are left; two tracks may lie at one place."""
        for row in self.ruby_rows:
            out[row * self.width + RUBIES] = 0
        for source in range(len(t.rubies)):
            at = self.ruby_rows[source] * self.width + RUBIES
            out[at] = capped(out[at] + t.rubies[source], MOST_RUBIES)

    def put_neutrals(self, places: list[int], one: int, out: bytearray) -> None:
        """Neutral merchants come (1) to these places, or leave (0) them all."""
        for place in places:
            at = self.row_of[place] * self.width + NEUTRALS
            out[at] = capped(out[at] + 1, MOST_NEUTRALS) if one else 0

    def put_tokens(self, then: list[int], now: list[int], out: bytearray) -> None:
        """Tokens go from where they were; they stand nowhere until they have been rolled."""
        for token in range(len(now)):
            spots = self.spots[self.first_token + token]
            if then and self.row_of[then[token]] >= 0:
                out[spots[then[token]]] = 0
            if self.row_of[now[token]] >= 0:
                out[spots[now[token]]] = 1

    def put_pieces(self, here: Map, i: i64, them: Seat) -> None:
        """Merchant, family member and assistants of the seat so many places further on."""
        out = here.told
        then = here.seats[i]
        column = self.first_seat + OWN_COLUMNS * i
        if them.at != then.at:
            spots = self.spots[column]
            if then.at >= 0:
                out[spots[then.at]] = 0
            out[spots[them.at]] = 1
            then.at = them.at
            if i == 0:
                out[self.steps] = self.paces[them.at]
        if them.family != then.family:
            spots = self.spots[column + 1]
            if then.family >= 0:
                out[spots[then.family]] = 0
            out[spots[them.family]] = 1
            then.family = them.family
        now: i64 = them.out
        changed: i64 = now ^ then.out
        if changed:
            spots = self.spots[column + 2]
            then.out = them.out
            place: i64 = 0
            while changed:
                if changed & 1:
                    out[spots[place]] = now >> place & 1
                changed >>= 1
                place += 1


class Stand:
    """Where the pieces of a seat stood: nowhere at first."""

    def __init__(self) -> None:
        self.at = -1
        self.family = -1
        self.out = 0


class Map:
    """The section of places as it was told last, and where everything stood then."""

    def __init__(self, block: PlacesBlock) -> None:
        self.told = block.ground[:]
        self.seats = [Stand() for _ in range(block.players)]
        """From the observer on."""
        self.tokens: list[int] = []
        self.neutrals: list[int] = []
        self.rubies: list[int] = []
