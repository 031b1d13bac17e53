"""What a view looks like: for those who write clients. The engine makes views, and tests hold them against this."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from bedesten.server.schema.about import AboutView
from bedesten.server.schema.parts import PartsView
from bedesten.server.schema.signs import DiceSignsView, Good, Goods, SignView, ViewPart

__all__ = ["VIEWS", "DiceView", "IstanbulView"]


class AskView(ViewPart):
    """What is asked."""

    question: str
    seat: int = Field(description="-1 for chance")
    about: AboutView


class GoodsView(ViewPart):
    """How many of each good."""

    red: int
    green: int
    yellow: int
    blue: int


class IstanbulSeatView(ViewPart):
    """What is known of a seat of the board game."""

    merchant: int = Field(description="the place where he is")
    stack: list[Literal["own", "neutral"]] = Field(description="the assistants under him, the lowest first")
    assistants: list[int] = Field(description="places where his assistants are")
    family: int = Field(description="the place of the family member")
    lira: int
    extensions: int = Field(description="of the wheelbarrow")
    room: int = Field(description="goods of each kind that the wheelbarrow holds")
    rubies: int
    tiles: list[Good] = Field(description="mosque tiles, by colour")
    goods: GoodsView
    cards: int = Field(description="bonus cards in his hand")
    hand: dict[str, int] | None = Field(default=None, description="which ones they are: only in one's own view")


class DemandView(ViewPart):
    """A stack of demand tiles, each by its goods."""

    top: Goods | None = Field(description="null while it is being drawn")
    unseen: list[Goods] = Field(description="those that nobody has seen yet, in no order")
    under: list[Goods] = Field(description="those that were put under it, in order")


class IstanbulView(ViewPart):
    """The board game as a seat, or a spectator, may know it."""

    phase: Literal["setup", "rounds", "last-cards"]
    round: int
    start: int = Field(description="the seat that began")
    met: list[str] = Field(description="who has been met this turn")
    recalled: bool
    mail: int
    tokens: dict[str, int] = Field(description="where governor, smuggler and others are")
    neutral_merchants: list[int]
    pile: int = Field(description="bonus cards that are left")
    discards: list[str]
    demands: dict[Literal["large-market", "small-market"], DemandView]
    mosque: dict[Good, list[int]] = Field(
        description="what the tiles that are left ask for, from the top of each stack"
    )
    rubies: dict[str, int] = Field(description="by place")
    seats: list[IstanbulSeatView]
    parts: PartsView  # type: ignore[valid-type]  # made when the expansions are known
    viewer: int | None
    active: int = Field(description="whose turn it is")
    turn: int
    over: bool
    ask: AskView | None
    target: int = Field(description="the rubies that end the game")
    board: list[int] = Field(description="place numbers, row by row")
    width: int
    signs: dict[str, SignView] = Field(description="what the places show now, by their numbers")


class MarkersView(GoodsView):
    """How many markers of each colour."""

    brown: int


class DiceSeatView(ViewPart):
    """What is known of a seat of The Dice Game: everything."""

    lira: int
    crystals: int
    markers: MarkersView
    tiles: list[str]
    rubies: int
    mosque_ruby: bool


class TracksView(GoodsView):
    """How many rubies are left on each track."""

    left: int
    right: int
    mosque: int


class DiceView(ViewPart):
    """The Dice Game as all may know it."""

    phase: Literal["setup", "income", "rolling", "actions"]
    round: int
    start: int = Field(description="the seat that began")
    dice: dict[str, int] = Field(description="by face")
    actions: int
    fresh: list[str] = Field(description="tiles that have been bought in this turn")
    supply: dict[str, int]
    rubies: TracksView
    pile: dict[str, int] = Field(description="bazaar cards that lie face down, in no order")
    discards: list[str]
    revealed: list[str]
    display: list[str] = Field(description="the open mosque tiles")
    unseen: dict[str, int] = Field(description="mosque tiles that nobody has seen yet, in no order")
    under: list[str] = Field(description="those that were put under them, in order")
    seats: list[DiceSeatView]
    viewer: int | None
    active: int
    turn: int
    over: bool
    ask: AskView | None
    target: int
    signs: DiceSignsView


VIEWS: dict[str, type[BaseModel]] = {"istanbul": IstanbulView, "dicegame": DiceView}
