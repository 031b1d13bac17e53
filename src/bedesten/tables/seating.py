"""Who sits down at a table, and the tokens by which each is known. Tokens are kept as hashes only."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bedesten.bots import USUAL
from bedesten.kernel.boxes import box_of
from bedesten.tables.errors import Refused
from bedesten.tables.people import TableSeat, check_bot, clean_text

__all__ = ["CODE_LETTERS", "SeatWish", "Wish", "hashed", "seat_for", "seats_of"]

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What codes of tables are made of, without signs that look alike: 32 of them, so ten are 50 bits."""


class Wish(Protocol):
    """Who is to sit in a seat: a person here, a bot, or whoever comes (`open`)."""

    @property
    def kind(self) -> str: ...

    @property
    def name(self) -> str | None: ...

    @property
    def bot(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit in a seat."""

    kind: str
    name: str | None = None
    bot: str | None = None


def hashed(token: str) -> str:
    """How a token is kept. It is random and long, so that a plain hash can't be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_for(seat: int, wish: Wish, house: str, new_token: Callable[[], str]) -> tuple[TableSeat, str | None]:
    """A seat as somebody wishes it, and its token if a person sits there."""
    name = clean_text(wish.name) if wish.name is not None else ""
    if wish.kind == "bot":
        bot = wish.bot or USUAL
        check_bot(bot)
        return TableSeat(seat, "bot", name or None, bot, None), None
    if wish.bot is not None:
        raise Refused("bad-options", "seats: only a bot is told which bot it is")
    if wish.kind == "open":
        return TableSeat(seat, "open", None, None, None), None
    token = new_token()
    return TableSeat(seat, "person", name or house, None, hashed(token)), token


def seats_of(game: str, wishes: Sequence[Wish], new_token: Callable[[], str]) -> tuple[list[TableSeat], dict[int, str]]:
    """The seats of a new table, and the tokens of those who sit there already."""
    box = box_of(game)
    seats, tokens = [], {}
    for number, wish in enumerate(wishes):
        seat, token = seat_for(number, wish, box.seat_name(number), new_token)
        seats.append(seat)
        if token is not None:
            tokens[number] = token
    return seats, tokens
