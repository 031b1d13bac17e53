"""The bazaar, place by place: where it lies, who stands there, what lies there."""

from __future__ import annotations

from typing import Final

from bedesten.envs.encoding.encoder import capped
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import PLACES

__all__ = ["PlacesBlock", "place_rows"]

MOST_RUBIES: Final = 12
MOST_NEUTRALS: Final = 3
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
        self.tokens = len(bazaar.tokens)
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
        self.bazaar = bazaar
        self.grounds = [self.ground(place) for place in range(PLACES)]

    def ground(self, at: int) -> bytes:
        """The section as it is with the own merchant at a place, before anybody stands anywhere."""
        found = bytearray(self.width * len(self.places))
        board = self.bazaar.board
        for row, place in enumerate(self.places):
            i = board.index(place)
            found[row * self.width] = i // self.bazaar.width
            found[row * self.width + 1] = i % self.bazaar.width
            if at in board:
                found[row * self.width + 2] = self.bazaar.steps(at, place)
        return bytes(found)

    def told(self, t: Board, seat: int) -> bytes:
        width = self.width
        out = bytearray(self.grounds[t.seats[seat].at])
        for source in range(len(t.rubies)):
            left = t.rubies[source]
            if left:
                at = self.ruby_rows[source] * width + 3
                out[at] = capped(out[at] + left, MOST_RUBIES)
        for place in t.neutrals:
            at = self.row_of[place] * width + 4
            out[at] = capped(out[at] + 1, MOST_NEUTRALS)
        for token in range(self.tokens):
            row = self.row_of[t.tokens[token]]
            if row >= 0:  # tokens stand nowhere until they have been rolled
                out[row * width + self.first_token + token] = 1
        self.write_pieces(t, seat, out)
        return bytes(out)

    def write_pieces(self, t: Board, seat: int, out: bytearray) -> None:
        width = self.width
        at = self.first_seat
        other = seat
        for _ in range(self.players):
            them = t.seats[other]
            out[at + self.row_of[them.at] * width] = 1
            out[at + self.row_of[them.family] * width + 1] = 1
            place = 0
            out_bits = them.out
            while out_bits > 0:
                if out_bits & 1:
                    out[at + self.row_of[place] * width + 2] = 1
                out_bits >>= 1
                place += 1
            at += OWN_COLUMNS
            other += 1
            if other == self.players:
                other = 0
