"""Hints at the terminal: a bot's best plans, and why, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bedesten.advice import Advice, AdvisedPlan, Loss, Motive, advise
from bedesten.bots import ADVISER, make
from bedesten.kernel.game import Game
from bedesten.terminal.drawings import Look
from bedesten.terminal.words import counted, listed, percent

__all__ = ["hint_lines"]

GAINS: Final = {"room": "room for one more of each good", "tiles": "a mosque tile", "delivered": "a letter delivered"}
SEED: Final = 1


def hint_lines(game: Game, seat: int, look: Look, asked: str) -> list[str]:
    """What a bot would do for a seat, in lines: all plans, the one of a number, or one for a move that is named."""
    number = int(asked) if asked.isascii() and asked.isdigit() else 0
    advice = advise(game.sight(seat), make(ADVISER, SEED), "" if number else asked)
    if advice is None:
        return ["No bot has an opinion on that."]
    words = _Words(look)
    if advice.asked is not None:
        return words.plan(advice.asked, 0)
    if number:
        if number > len(advice.plans):
            return [f"There is no plan {number}: {counted(len(advice.plans), 'plan')}."]
        return words.plan(advice.plans[number - 1], number)
    return words.all(advice)


class _Words:
    def __init__(self, look: Look) -> None:
        self.look = look
        self.places: dict[int, str] = getattr(look.options, "place_names", {})

    def all(self, advice: Advice) -> list[str]:
        found = ["Plans that are about as good:"] if advice.even else []
        return found + [line for i, plan in enumerate(advice.plans) for line in self.plan(plan, i + 1)]

    def plan(self, plan: AdvisedPlan, number: int) -> list[str]:
        """Its moves, what it loses, and why."""
        title = f"{number}. " if number else ""
        place = f" ({self.place(plan.place)})" if plan.place is not None else ""
        loss = f": {self.loss(plan.loss)}" if plan.loss is not None else ""
        why = [f"   {line}" for motive in plan.reasons if (line := self.motive(motive))]
        return [f"{title}{'; '.join(plan.moves)}{place}{loss}", *why]

    def place(self, number: int | None) -> str:
        return self.places.get(number or 0, f"place {number}")

    def who(self, seat: int | None) -> str:
        return "somebody" if seat is None else self.look.cast.called(seat)

    def goods(self, goods: dict[str, int]) -> str:
        return listed([f"{count} {good}" for good, count in goods.items()])

    def price(self, motive: Motive) -> str:
        parts = [f"{motive.lira} Lira"] if motive.lira else []
        return (
            f", for {listed([*parts, *([self.goods(motive.goods)] if motive.goods else [])])}"
            if (parts or motive.goods)
            else ""
        )

    def loss(self, loss: Loss) -> str:
        return {
            "ruby-later": f"a ruby {counted(loss.count, 'turn')} later" if loss.count else "a ruby later",
            "less-lira": f"{loss.count} Lira less",
            "fewer-assistants": f"{counted(loss.count, 'assistant')} less",
            "as-good": "about as good",
            "worse": "leads less far",
        }[loss.code]

    def motive(self, one: Motive) -> str:
        return TELLS[one.code](self, one)


def _way(words: _Words, one: Motive) -> str:
    places = ": " + ", then ".join(words.place(place) for place in one.places) if one.places else ""
    return f"a ruby in {counted(one.count or 0, 'turn')}{places}"


def _gain(words: _Words, one: Motive) -> str:
    if one.what == "tile":
        return f"the {one.name} mosque tile"
    known = GAINS.get(one.what or "")
    return known or f"{one.count} {(one.what or '').replace('-', ' ')} more"


def _pay(words: _Words, one: Motive) -> str:
    names = listed([words.who(seat) for seat in dict.fromkeys(one.seats or [])])
    return f"{names or 'a merchant'} in the way: {one.lira} Lira"


def _meet(words: _Words, one: Motive) -> str:
    if one.name == "family":
        return f"the family member of {words.who(one.seat)} can be caught"
    return f"the {(one.name or '').replace('-', ' ')} is there"


TELLS: Final[dict[str, Callable[[_Words, Motive], str]]] = {
    "wins": lambda words, one: "your last ruby: it ends the game",
    "ruby": lambda words, one: f"a ruby now{words.price(one)}",
    "ruby-in": _way,
    "ruby-luck": lambda words, one: f"with luck {_way(words, one)}",
    "short": lambda words, one: f"then only {one.lira} Lira short of a ruby ({words.place(one.place)})",
    "lira": lambda words, one: f"brings {one.lira} Lira",
    "lira-odds": lambda words, one: f"{percent(one.chance or 0)} for {one.lira} Lira, {one.mean} on average",
    "goods": lambda words, one: f"brings {words.goods(one.goods or {})}",
    "goods-odds": lambda words, one: f"{percent(one.chance or 0)} for {one.name} goods",
    "likely": lambda words, one: f"likely brings {words.price(one).removeprefix(', for ')}",
    "no-room": lambda words, one: f"{one.count} {one.name or 'goods'} would find no room",
    "gain": _gain,
    "pick-up": lambda words, one: f"picks up an assistant, {one.before} to {one.after}",
    "fetch": lambda words, one: f"calls {counted(one.count or 0, 'assistant')} home",
    "leave": lambda words, one: f"leaves an assistant behind, {one.before} to {one.after}",
    "leave-last": lambda words, one: "leaves your last assistant behind",
    "pay": _pay,
    "meet": _meet,
    "rival": lambda words, one: f"{words.who(one.seat)} could be there first ({words.place(one.place)})",
}
"""What each reason says."""
