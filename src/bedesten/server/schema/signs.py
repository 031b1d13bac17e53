"""What the signs in a view look like: what places, tracks, tiles and cards show. The engine makes them (`Sign`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict, Field

from bedesten.dicegame.signs import DICE_THINGS
from bedesten.istanbul.sign import THINGS

__all__ = ["DiceSignsView", "DiceThing", "Good", "Goods", "SignView", "Thing", "ViewPart"]

Good = Literal["red", "green", "yellow", "blue"]
Goods = dict[Good, int]


class ViewPart(BaseModel):
    """A part of a view or of a sign. It has no other fields than these."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ── The board game ─────────────────────────────────────────────────────────────────────────────────────────

if TYPE_CHECKING:
    Thing = str
else:
    Thing = Literal[THINGS]
Things = dict[Thing, int]


class DealView(ViewPart):
    """Something that can be had at a place: things by name, and how many."""

    gives: Things
    price: Things = Field(default={}, description="what is paid; nothing if it is free, or none is left")
    needs: Things = Field(default={}, description="what one must have, the price included, where that is more")
    returns: Things = Field(default={}, description="what goes back afterwards")
    tile: str | None = Field(default=None, description="which tile it is, where there are several")
    left: int | None = Field(default=None, description="how many of it lie here, where that is counted")
    later: list[Things] = Field(default=[], description="what the following ones will cost, of mosque tiles: need")
    tracks: list[int] = Field(default=[], description="places whose rubies one may choose from, if not those of here")


class DiceRowView(ViewPart):
    """What a roll of at least this total brings."""

    least: int
    gives: Things


class DiceTableView(ViewPart):
    """What a roll of two dice brings."""

    announced: bool = Field(description="a row is announced before the roll; else the last one reached counts")
    rows: list[DiceRowView]
    otherwise: Things


class MarketDemandView(ViewPart):
    """What a market buys, and for how much."""

    goods: Goods
    revenue: list[int] = Field(description="Lira for one good, for two, and so on")
    unseen: list[Goods] = Field(description="demand tiles that nobody has seen: one of them comes next")
    under: list[Goods] = Field(description="those below them, in order")


class SignView(ViewPart):
    """What a place shows now. What it does not show is left out."""

    name: str
    deals: list[DealView] = []
    most_deals: int = Field(default=1, description="how many of the deals, all different, one action may make")
    fills: Good | None = Field(default=None, description="the good that is loaded until the wheelbarrow is full of it")
    dice: DiceTableView | None = None
    demand: MarketDemandView | None = None
    reveals: Things = Field(default={}, description="what is revealed, for all players to choose from")
    auctions: Things = Field(default={}, description="what is put up for auction")
    fetches: list[str] = Field(default=[], description="pieces that come back: `assistants` …")
    sends: list[str] = Field(default=[], description="pieces of which one goes to any other place: `family` …")
    card: str | None = Field(default=None, description="the card on top of the discards, where it can be taken")
    rubies: int | None = Field(default=None, description="rubies left here")
    ruby_for: Things = Field(default={}, description="what brings a ruby of here to who has gathered it")


# ── The Dice Game ──────────────────────────────────────────────────────────────────────────────────────────

if TYPE_CHECKING:
    DiceThing = str
else:
    DiceThing = Literal[DICE_THINGS]
DiceThings = dict[DiceThing, int]
MOVES = "how one chooses it, in notation, whether that is possible now or not"


class ActionSignView(ViewPart):
    """What an action of The Dice Game costs and gives."""

    moves: list[str] = Field(description=MOVES)
    price: DiceThings
    gives: DiceThings


class TrackSignView(ViewPart):
    """The rubies of one track."""

    moves: list[str] = Field(description=MOVES)
    left: int
    prices: list[DiceThings] = Field(default=[], description="of all its rubies, those that are gone included")
    price: DiceThings | None = Field(default=None, description="of the next ruby, if there is one to buy")
    tiles: int | None = Field(default=None, description="at the mosque: how many tiles bring a ruby")


class TileSignView(ViewPart):
    """A mosque tile of The Dice Game."""

    moves: list[str] = Field(description=MOVES)
    price: DiceThings
    kind: Literal["lira", "crystal", "card", "action", "marker", "die"]
    gives: DiceThings


class AreaSignView(ViewPart):
    """One area of a bazaar card."""

    gives: DiceThings
    price: DiceThings = {}
    needs: DiceThings = Field(default={}, description="what one must have and keeps")
    without: str | None = Field(default=None, description="what one must have none of")
    track: str | None = Field(default=None, description="whose ruby is taken")
    otherwise: int | None = Field(default=None, description="Lira for who can't or won't")


class CardSignView(ViewPart):
    """A bazaar card: its area for the active player, and the one for all others."""

    own: AreaSignView
    others: AreaSignView | None = None


class TrackSignsView(ViewPart):
    """The rubies of all tracks."""

    red: TrackSignView
    green: TrackSignView
    yellow: TrackSignView
    blue: TrackSignView
    left: TrackSignView
    right: TrackSignView
    mosque: TrackSignView


class DiceSignsView(ViewPart):
    """All that can be had in The Dice Game now."""

    actions: dict[str, ActionSignView] = Field(description="by their words in notation, cards without a number")
    tracks: TrackSignsView
    tiles: dict[str, TileSignView] = Field(description="the open ones, by name")
    cards: dict[str, CardSignView] = Field(description="the revealed ones, by name")
