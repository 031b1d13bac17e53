"""What a question is about: the place, the dice, the price, each thing by its kind. No prose, and nothing hidden.

Its rule says it when somebody asks for it, never while a game is merely played.
"""

from __future__ import annotations

from typing import Any, Final

__all__ = ["ABOUT", "About"]

ABOUT: Final[dict[str, tuple[str, str]]] = {
    "place": ("int", "the place of the board where it is asked"),
    "piece": ("str", "who acts there; `nobody` if no piece stands there for it"),
    "places": ("list[int]", "the two places between which the Barrier lies"),
    "seat": ("int", "for whom chance rolls, draws or reveals"),
    "token": ("str", "whose price is asked, or who is rolled for: Governor, Smuggler, courier …"),
    "neutral": ("int", "which neutral merchant is rolled for, counted from 0"),
    "market": ("str", "the market whose next demand tile is drawn"),
    "card": ("str", "the bonus card that is carried out; in The Dice Game the bazaar card"),
    "guild": ("int", "the guild card that is carried out, by its number"),
    "tile": ("str", "the kiosk or mosque tile that is used; in The Dice Game, that is paid for"),
    "free": ("bool", "whoever is met here costs nothing"),
    "begun": ("bool", "a card of phase 1 has been played already"),
    "made": ("list[str]", "the trades made already in this action: for `lira`, a `good`, a `card`"),
    "follows": ("str", "the question that the roll leads to"),
    "number": ("int", "the number that was announced"),
    "pips": ("list[int]", "what the dice show"),
    "count": ("int", "how many are taken, revealed, auctioned or rolled"),
    "most": ("int", "how many are given or taken at the most"),
    "seals": ("int", "seals that are asked for, or still to be given"),
    "lira": ("int", "Lira that are asked for"),
    "bid": ("int", "the highest bid; 0 as long as nobody has bid"),
    "bidder": ("int", "whose bid that is"),
    "opener": ("int", "who opened the auction or the Kiosk"),
    "laid": ("int", "Lira laid down for the bid already, in hundreds"),
    "last_call": ("bool", "whether the opener is asked for the second time"),
    "action": ("str", "The Dice Game: the action that is paid for, by its verb"),
    "track": ("str", "The Dice Game: whose ruby is paid for"),
    "area": ("str", "The Dice Game: the area of the bazaar card: `own` or `others`"),
    "deal": ("dict[str, object]", "The Dice Game: what that area asks and gives"),
    "goods": ("dict[str, int]", "The Dice Game: the marker that is paid for"),
    "price": ("dict[str, int]", "The Dice Game: the goods that it costs, as signs name them"),
    "paying": ("dict[str, int]", "The Dice Game: the goods that were chosen to pay with"),
    "colour": ("str", "The Dice Game: which of them: the colour of the dice that may be kept"),
}
"""What a question can be about, in the order in which it is told: of which type it is, and what."""


class About:
    """What one question names. Only what it is about is there; the rest is None."""

    def __init__(self) -> None:
        # Where, for whom, with what.
        self.place: int | None = None
        self.piece: str | None = None
        self.places: list[int] | None = None
        self.seat: int | None = None
        self.token: str | None = None
        self.neutral: int | None = None
        self.market: str | None = None
        self.card: str | None = None
        self.guild: int | None = None
        self.tile: str | None = None
        self.free: bool | None = None
        self.begun: bool | None = None
        self.made: list[str] | None = None
        # Dice and numbers.
        self.follows: str | None = None
        self.number: int | None = None
        self.pips: list[int] | None = None
        self.count: int | None = None
        self.most: int | None = None
        self.seals: int | None = None
        self.lira: int | None = None
        # An auction, or the Kiosk.
        self.bid: int | None = None
        self.bidder: int | None = None
        self.opener: int | None = None
        self.laid: int | None = None
        self.last_call: bool | None = None
        # The Dice Game: what is paid for, and how.
        self.action: str | None = None
        self.track: str | None = None
        self.area: str | None = None
        self.deal: dict[str, object] | None = None
        self.goods: dict[str, int] | None = None
        self.price: dict[str, int] | None = None
        self.paying: dict[str, int] | None = None
        self.colour: str | None = None

    def as_dict(self) -> dict[str, object]:
        """JSON-ready; only what the question is about."""
        found: dict[str, object] = {}
        for kind in ABOUT:
            named: Any = getattr(self, kind)
            if named is not None:
                found[kind] = named
        return found
