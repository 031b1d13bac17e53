"""What a question is about, in a view. The engine says it (`About`)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bedesten.server.schema.signs import AreaSignView, DiceThings, Good

__all__ = ["AboutView"]


class AboutView(BaseModel):
    """What a question is about. Only what it is about is there."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    place: int | None = Field(default=None, description="where it is asked")
    piece: Literal["merchant", "family", "companion", "nobody"] | None = Field(
        default=None, description="who acts there; nobody if no piece stands there for it"
    )
    places: list[int] | None = Field(default=None, description="between which the Barrier lies")
    seat: int | None = Field(default=None, description="for whom chance rolls, draws or reveals")
    token: str | None = Field(default=None, description="whose price is asked, or who is rolled for")
    neutral: int | None = Field(default=None, description="which neutral merchant is rolled for, from 0")
    market: Literal["large-market", "small-market"] | None = Field(
        default=None, description="whose next demand tile is drawn"
    )
    card: str | None = Field(default=None, description="the bonus card or bazaar card that is carried out")
    guild: int | None = Field(default=None, description="the guild card that is carried out")
    tile: str | None = Field(default=None, description="the kiosk or mosque tile that is used, or paid for")
    begun: bool | None = Field(default=None, description="a card of phase 1 has been played already")
    made: list[Literal["lira", "good", "card"]] | None = Field(
        default=None, description="trades that were made already in this action, by what was given"
    )
    follows: str | None = Field(default=None, description="the question that the roll leads to")
    number: int | None = Field(default=None, description="that was announced")
    pips: list[int] | None = Field(default=None, description="what the dice show")
    count: int | None = Field(default=None, description="how many are taken, revealed, auctioned or rolled")
    most: int | None = Field(default=None, description="how many are given or taken at the most")
    seals: int | None = Field(default=None, description="that are asked for, or still to be given")
    lira: int | None = Field(default=None, description="that are asked for")
    bid: int | None = Field(default=None, description="the highest; 0 as long as nobody has bid")
    bidder: int | None = Field(default=None, description="whose bid that is")
    opener: int | None = Field(default=None, description="who opened the auction or the Kiosk")
    laid: int | None = Field(default=None, description="Lira laid down for the bid already, in hundreds")
    last_call: bool | None = Field(default=None, description="whether the opener is asked for the second time")
    action: str | None = Field(default=None, description="The Dice Game: what is paid for, by its verb")
    track: str | None = Field(default=None, description="The Dice Game: whose ruby is paid for")
    area: Literal["own", "others"] | None = Field(default=None, description="of the bazaar card")
    deal: AreaSignView | None = Field(default=None, description="what that area asks and gives")
    goods: dict[Good, int] | None = Field(default=None, description="The Dice Game: the marker that is paid for")
    price: DiceThings | None = Field(default=None, description="The Dice Game: the goods that it costs")
    paying: dict[Good | Literal["brown"], int] | None = Field(
        default=None, description="The Dice Game: the goods that were chosen to pay with"
    )
    colour: Good | None = Field(default=None, description="The Dice Game: which of their dice may be kept")
