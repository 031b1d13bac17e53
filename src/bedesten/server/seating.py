"""Who sits down at a table, and the tokens by which each is known."""

from __future__ import annotations

from collections.abc import Sequence

from bedesten.bots import USUAL
from bedesten.kernel.boxes import box_of
from bedesten.server.errors import Refused
from bedesten.server.schema import ChairWish
from bedesten.server.tokens import hashed, new_token
from bedesten.tables.people import TableSeat, check_bot, tidy

__all__ = ["seat_for", "seats_of"]


def seat_for(seat: int, wish: ChairWish, house: str) -> tuple[TableSeat, str | None]:
    """A seat as somebody wishes it, and its token if a person sits there."""
    name = tidy(wish.name) if wish.name is not None else ""
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


def seats_of(game: str, wishes: Sequence[ChairWish]) -> tuple[list[TableSeat], dict[int, str]]:
    """The seats of a new table, and the tokens of those who sit there already."""
    box = box_of(game)
    seats, tokens = [], {}
    for number, wish in enumerate(wishes):
        seat, token = seat_for(number, wish, box.seat_name(number))
        seats.append(seat)
        if token is not None:
            tokens[number] = token
    return seats, tokens
