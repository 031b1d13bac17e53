"""The bazaar, place by place: where it lies, who stands there, what lies there."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import capped, write
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.seats import SeatRow
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.hints import i64, u8, vec

__all__ = ["PlaceSheet", "PlacesBlock", "place_rows"]

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
        self.ruby_places = bazaar.ruby_places
        columns = [
            Column("row", height - 1, "of the bazaar, from the top"),
            Column("column", bazaar.width - 1, "of the bazaar, from the left"),
            Column("steps", height + bazaar.width - 2, "from the own merchant"),
            Column("rubies", MOST_RUBIES, "left here"),
            Column("neutral merchants", MOST_NEUTRALS, "here"),
        ]
        self.first_token: i64 = len(columns)
        columns += [Column(token, 1, "is here") for token in bazaar.tokens]
        self.first_seat: i64 = len(columns)
        for seat in ["own"] + [f"next {i}" for i in range(1, self.players)]:
            columns.append(Column(f"{seat}: merchant", 1, "is here"))
            columns.append(Column(f"{seat}: family", 1, "is here"))
            columns.append(Column(f"{seat}: assistant", 1, "stands here, not under the merchant"))
        section = layout.add("places", "the places by number, ascending", place_rows(bazaar), columns)
        self.width: i64 = section.width
        self.steps: i64 = section.first + STEPS
        self.first: i64 = section.first
        self.rows = vec[i64]([section.first + row * section.width for row in self.row_of])
        """Where the row of a place begins; nowhere, if it is not in this bazaar."""
        ground = bytearray(section.size)
        paces = [bytearray(len(self.places)) for _ in range(PLACES)]
        for row, place in enumerate(self.places):
            i = bazaar.board.index(place)
            ground[row * section.width] = i // bazaar.width
            ground[row * section.width + 1] = i % bazaar.width
            for at in self.places:
                paces[at][row] = bazaar.steps(at, place)
        self.ground = bytes(ground)
        """The section before anybody stands anywhere."""
        self.paces = [bytes(column) for column in paces]
        """The column of steps, for each place of the own merchant."""

    def begin(self, out: vec[u8], at: i64) -> None:
        """Nobody stands anywhere."""
        write(out, at + self.first, self.ground)

    def tell(self, sheet: PlaceSheet, out: vec[u8], at: i64, t: Board) -> None:
        """Bring up to date what belongs to nobody."""
        if t.rubies is not sheet.rubies:
            sheet.rubies = t.rubies
            self.put_rubies(t, out, at)
        if t.neutrals is not sheet.neutrals:
            self.put_neutrals(sheet.neutrals, 0, out, at)
            sheet.neutrals = t.neutrals
            self.put_neutrals(sheet.neutrals, 1, out, at)
        if t.tokens is not sheet.tokens:
            self.put_tokens(sheet.tokens, t.tokens, out, at)
            sheet.tokens = t.tokens

    def put_rubies(self, t: Board, out: vec[u8], at: i64) -> None:
        """How many are left; two tracks may lie at one place."""
        for place in self.ruby_places:
            out[at + self.rows[place] + RUBIES] = 0
        for source in range(len(t.rubies)):
            spot = at + self.rows[self.ruby_places[source]] + RUBIES
            before: int = out[spot]
            out[spot] = capped(before + t.rubies[source], MOST_RUBIES)

    def put_neutrals(self, places: list[int], one: int, out: vec[u8], at: i64) -> None:
        """Neutral merchants come (1) to these places, or leave (0) them all."""
        for place in places:
            spot = at + self.rows[place] + NEUTRALS
            before: int = out[spot]
            out[spot] = capped(before + 1, MOST_NEUTRALS) if one else 0

    def put_tokens(self, then: list[int], now: list[int], out: vec[u8], at: i64) -> None:
        """Tokens go from where they were; they stand nowhere until they have been rolled."""
        at += self.first_token
        for token in range(len(now)):
            if then and self.row_of[then[token]] >= 0:
                out[at + self.rows[then[token]] + token] = 0
            if self.row_of[now[token]] >= 0:
                out[at + self.rows[now[token]] + token] = 1

    def tell_pieces(self, row: SeatRow, i: i64, out: vec[u8], at: i64, them: Seat) -> None:
        """Merchant, family member and assistants of the seat so many places further on."""
        column = at + self.first_seat + OWN_COLUMNS * i
        here: i64 = them.at
        if here != row.at:
            if row.at >= 0:
                out[column + self.rows[row.at]] = 0
            out[column + self.rows[here]] = 1
            row.at = here
            if i == 0:
                self.put_steps(out, at + self.steps, self.paces[here])
        family: i64 = them.family
        if family != row.family:
            if row.family >= 0:
                out[column + self.rows[row.family] + 1] = 0
            out[column + self.rows[family] + 1] = 1
            row.family = family
        now: i64 = them.out
        changed = now ^ row.out
        if changed:
            row.out = now
            place: i64 = 0
            while changed:
                if changed & 1:
                    out[column + self.rows[place] + 2] = 1 if now >> place & 1 else 0
                changed >>= 1
                place += 1

    def put_steps(self, out: vec[u8], at: i64, paces: bytes) -> None:
        """How far it is from the own merchant."""
        count: i64 = len(paces)
        for i in range(count):
            out[at] = paces[i]
            at += self.width


class PlaceSheet:
    """What was told of the places last."""

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.neutrals: list[int] = []
        self.rubies: list[int] = []
