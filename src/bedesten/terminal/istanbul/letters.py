"""Letters & Seals at the terminal, and what it brings together with Mocha & Baksheesh."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bedesten.kernel.phrase import Phrase
from bedesten.terminal.istanbul.part import PartDrawing, PartView
from bedesten.terminal.istanbul.rulebook import book
from bedesten.terminal.players import Cast
from bedesten.terminal.words import counted

__all__ = ["DRAWING"]


class LettersDrawing(PartDrawing):
    """Letters and their seals, companions, kiosk tiles."""

    def brought(self, part: dict[str, Any], thing: str) -> list[str]:
        return [f"a letter to {place}" for place in part["letters"]] if thing == "letters" else []

    def given(self, part: dict[str, Any], thing: str) -> str:
        if thing != "letters":
            return ""
        return f"{counted(part['gave'][thing], 'letter')} with {counted(part['seals'], 'seal')}"

    def further(self, part: dict[str, Any]) -> list[str]:
        return [f"deliver the letter to {place}" for place in part.get("delivered", ())]

    def counts(self, part: PartView, seat: int) -> dict[str, int]:
        own = part["seats"][seat]
        return {"seals": len(own["letters"]) + 2 * len(own["delivered"])}

    def extras(self, part: PartView, seat: int) -> list[str]:
        own = part["seats"][seat]
        found = [f"letters to {' '.join(map(str, own['letters']))}"] if own["letters"] else []
        companion = own["companion"]
        if companion != "general supply":
            found.append(f"companion {'ready' if companion == 'own supply' else f'at {companion}'}")
        return found

    def standing(self, part: PartView, place: int, cast: Cast) -> list[Text]:
        here = [cast.letter(i) for i in range(len(part["seats"])) if self.piece_at(part, i, place)]
        return [Text.assemble("@", *here)] if here else []

    def piece_at(self, part: PartView, seat: int, place: int) -> str:
        return "companion" if part["seats"][seat]["companion"] == place else ""

    def unpaid(self, part: PartView) -> int | None:
        seat: int | None = part.get("unpaid")
        return seat

    def does(self, phrase: Phrase) -> str:
        """What a kiosk tile does, if its name does not say it."""
        return str(book()["kiosk"].get(phrase.tile, "")) if phrase.verb == "choose" and phrase.tile is not None else ""


DRAWING: Final = LettersDrawing(
    places={"Auction House": ("Auction",), "Secret Society": ("Society",)},
    tokens={"courier": "the Courier"},
    pieces={"companion": "companion"},
    things={
        "seals": ("seal", "seals"),
        "letters": ("letter", "letters"),
        "kiosk-tiles": ("kiosk tile", "kiosk tiles"),
    },
    changes={"seals": "seals"},
    summaries={
        "embassy": "2 letters",
        "kiosk": "letter, kiosk tiles",
        "auction-house": "a good, auction",
        "secret-society": "a ruby",
        "catacombs": "a good, then anywhere",
    },
    waits={"letter-draw": "draw a letter", "kiosk-reveal": "reveal kiosk tiles"},
    prices={"courier": "then 2 Lira or a letter"},
    walks={"companion": "your companion goes there instead of you"},
    questions={
        "courier-price": "What does the Courier get: 2 Lira, or a letter?",
        "card-governor-price": "What does the Governor get: 2 Lira, or a card?",
        "card-smuggler-price": "What does the Smuggler get: 2 Lira, or a good?",
        "card-courier-price": "What does the Courier get: 2 Lira, or a letter?",
        "fetch-companion": "Does your companion come to you?",
        "kiosk-choice": "Which kiosk tile do you choose?",
        "kiosk-tile": "Do you use your kiosk tile, {tile}?",
        "take-good": "Which good do you take?",
        "last-take-good": "Which good do you take?",
        "take-good-or-coffee": "Which good do you take, or coffee?",
        "bid": "What do you bid for {count} bonus cards?",
        "society-ruby": "Which ruby do you take?",
        "give-letters": "Which letter do you give?",
        "bonus-letters": "Which letter do you give?",
        "bonus-turn": "Do you give letters for another turn?",
        "catacombs-way": "Where do the Catacombs lead you?",
    },
    forced={"turn-done": "Your turn is over, unless you play something."},
    told={
        "companion": "put the companion at {place}",
        "companion-ready": "call the companion",
        "reveal": "=the Kiosk shows {tiles}",
        "choose": "choose {tile}",
        "use": "use {tile}",
        "bid": "bid {lira} Lira",
        "no-bid": "bid no more",
        "auction": "win the auction for {lira} Lira",
        "bonus-turn": "take a bonus turn",
    },
)
