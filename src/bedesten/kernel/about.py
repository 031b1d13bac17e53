"""What a question is about: the place, the dice, the price, each thing by its kind. No prose, and nothing hidden.

Its rule says it when somebody asks for it, never while a game is merely played.
"""

from __future__ import annotations

from typing import Any, Final

__all__ = ["ABOUT", "About"]

ABOUT: Final = (
    *("place", "piece", "places", "seat", "token", "neutral", "market", "card", "guild", "tile", "begun", "made"),
    *("follows", "number", "pips", "count", "most", "seals", "lira", "bid", "bidder", "opener", "laid", "last_call"),
    *("action", "track", "area", "deal", "goods", "price", "paying", "colour"),
)
"""What a question can be about, in the order in which it is told."""


class About:
    """What one question names. Only what it is about is there; the rest is None."""

    def __init__(self) -> None:
        # Where, for whom, with what.
        self.place: int | None = None  # the place of the board where it is asked
        self.piece: str | None = None  # who acts there; `nobody` if no piece stands there for it
        self.places: list[int] | None = None  # the two places between which the Barrier lies
        self.seat: int | None = None  # for whom chance rolls, draws or reveals
        self.token: str | None = None  # whose price is asked, or who is rolled for: Governor, Smuggler, courier …
        self.neutral: int | None = None  # which neutral merchant is rolled for, counted from 0
        self.market: str | None = None  # the market whose next demand tile is drawn
        self.card: str | None = None  # the bonus card that is carried out; in The Dice Game the bazaar card
        self.guild: int | None = None  # the guild card that is carried out, by its number
        self.tile: str | None = None  # the kiosk or mosque tile that is used; in The Dice Game, that is paid for
        self.begun: bool | None = None  # a card of phase 1 has been played already
        self.made: list[str] | None = None  # the trades made already in this action: for `lira`, a `good`, a `card`
        # Dice and numbers.
        self.follows: str | None = None  # the question that the roll leads to
        self.number: int | None = None  # the number that was announced
        self.pips: list[int] | None = None  # what the dice show
        self.count: int | None = None  # how many are taken, revealed, auctioned or rolled
        self.most: int | None = None  # how many are given or taken at the most
        self.seals: int | None = None  # seals that are asked for, or still to be given
        self.lira: int | None = None  # Lira that are asked for
        # An auction, or the Kiosk.
        self.bid: int | None = None  # the highest bid; 0 as long as nobody has bid
        self.bidder: int | None = None  # whose bid that is
        self.opener: int | None = None  # who opened the auction or the Kiosk
        self.laid: int | None = None  # Lira laid down for the bid already, in hundreds
        self.last_call: bool | None = None  # whether the opener is asked for the second time
        # The Dice Game: what is paid for, and how.
        self.action: str | None = None  # the action that is paid for, by its verb
        self.track: str | None = None  # whose ruby is paid for
        self.area: str | None = None  # the area of the bazaar card: `own` or `others`
        self.deal: dict[str, object] | None = None  # what that area asks and gives
        self.goods: dict[str, int] | None = None  # the marker that is paid for
        self.price: dict[str, int] | None = None  # the goods that it costs, as signs name them
        self.paying: dict[str, int] | None = None  # the goods that were chosen to pay with
        self.colour: str | None = None  # which of them: the colour of the dice that may be kept

    def as_dict(self) -> dict[str, object]:
        """JSON-ready; only what the question is about."""
        found: dict[str, object] = {}
        for kind in ABOUT:
            named: Any = getattr(self, kind)
            if named is not None:
                found[kind] = named
        return found
