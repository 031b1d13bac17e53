"""What a move would do: tried out on a table imagined from what the player may know, never on the real one."""

from __future__ import annotations

from typing import Any, Final

from bedesten.facts.istanbul.belongings import belongings as all_belongings
from bedesten.facts.istanbul.belongings import board_of, counts
from bedesten.facts.trial import Desk
from bedesten.facts.trial import Trial as Tried
from bedesten.istanbul.options import Options
from bedesten.istanbul.terms import POLICE_STATION
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase
from bedesten.terminal.istanbul.names import name_of, short_token
from bedesten.terminal.istanbul.odds import jewellery, tea
from bedesten.terminal.words import counted, percent

__all__ = ["Outlook", "Trial"]

GOODS: Final = ("red", "green", "yellow", "blue")
ARRIVALS: Final = (("pick up", None), ("leave", None), ("pick up", "neutral"))
"""Verb and way of what a player does at the target who wants to use the place, the usual one first."""
ENDS: Final = "your turn ends"


class Trial(Tried):
    """A table on which one move has been tried, up to where chance or another question comes."""

    @property
    def facts(self) -> list[dict[str, Any]]:
        """All that has happened."""
        return [fact for step in self.steps for fact in step.events]

    @property
    def asked(self) -> str:
        """What is asked now; empty if it is nobody's, or in another turn."""
        return "" if self.stop in ("turn", "over") else self.question

    @property
    def chance(self) -> str:
        """The name of the question to chance that waits; empty if none does."""
        return self.question if self.stop == "chance" else ""

    def answers(self) -> dict[int, Phrase]:
        """The question's own answers, and what each names, without cards and tiles."""
        return super().answers() if self.asked and not self.chance else {}

    def mine(self) -> dict[str, Any]:
        """What the player has now."""
        has = all_belongings(board_of(self.table), self.desk.seat)
        counted_ones = counts(has)
        return has | {"guild cards": counted_ones.get("guild_cards", 0), "seals": counted_ones.get("seals", 0)}


class Outlook:
    """What each move of an open question would do, for the player who must answer it."""

    def __init__(self, game: Game, seat: int) -> None:
        assert isinstance(game.options, Options)
        self.game = game
        self.seat = seat
        view: dict[str, Any] = game.view(seat)
        self.view = view
        self.desk = Desk(game, seat)
        self.before = self.trial().mine()
        self.components = game.options.components

    def trial(self) -> Trial:
        return Trial(self.desk, self.desk.table.copy())

    def steps(self, place: int) -> int:
        """Steps from the merchant to a place."""
        board, width = self.view["board"], self.view["width"]
        down, across = divmod(board.index(self.before["merchant"]), width)
        row, column = divmod(board.index(place), width)
        return int(abs(down - row) + abs(across - column))

    # ── Walking ────────────────────────────────────────────────────────────────────────────────────────────

    def walk(self, move: int, place: int) -> tuple[list[str], str]:
        """A move to a place: its name, steps, assistant, payment and action in parts, and what would be wasted."""
        trial = self.trial()
        trial.play(move)
        helped = self._arrive(trial)
        assistant = self._assistant(trial)
        paid = self._pay(trial) if helped else ""
        steps = self.steps(place)
        parts = [name_of(self.game.options, place), counted(steps, "step") if steps else "", assistant, paid]
        if trial.told("turn-ends") or not (helped and paid != "can't pay"):
            why = "you can't pay" if helped else "no assistant"
            if trial.asked:
                why += " without a card or tile"
            return [*parts, ""], f"{why}: {ENDS}"
        deed, met = self.deed(trial, place), self.meets(place)
        warnings = [] if deed else ["no action for you there now"]
        if assistant.startswith("leave") and not trial.mine()["stack"]:
            warnings.append("last assistant")
        return [*parts, "; ".join(part for part in (deed, met) if part)], ", ".join(warnings)

    def _arrive(self, trial: Trial) -> bool:
        """Pick up or leave an assistant; False if that is impossible where it is needed."""
        if trial.asked != "arrival":
            return not trial.told("turn-ends")
        answers = trial.answers()
        for wanted in ARRIVALS:
            for move, phrase in answers.items():
                if (phrase.verb, phrase.way) == wanted:
                    trial.play(move)
                    return True
        return False

    def _assistant(self, trial: Trial) -> str:
        after = len(trial.mine()["stack"])
        before = len(self.before["stack"])
        if trial.told("leave") or trial.told("leave-neutral"):
            return f"leave {before}→{after}"
        if trial.told("pick-up") or trial.told("pick-up-neutral"):
            return f"pick up {before}→{after}"
        return ""

    def _pay(self, trial: Trial) -> str:
        """Pay the other merchants, if there are any."""
        here = trial.asked
        if here != "other-merchants":
            return "can't pay" if here == "" and self._owed(trial) and not trial.told("pay") else ""
        pays = [move for move, phrase in trial.answers().items() if not phrase.declines]
        if not pays:
            return "can't pay"
        trial.play(pays[0])
        letters = [self.letter(fact["to"]) for fact in trial.told("pay")] + ["N"] * len(trial.told("spend"))
        return f"pay {' '.join(letters)} {2 * len(letters)}"

    def _owed(self, trial: Trial) -> bool:
        """Whether the turn ended since others stand at the target."""
        place = trial.mine()["merchant"]
        others = [i for i, seat in enumerate(self.view["seats"]) if i != self.seat and seat["merchant"] == place]
        return bool(trial.told("turn-ends")) and bool(others or place in self.view["neutral_merchants"])

    def letter(self, seat: int) -> str:
        return self.game.box.seat_name(seat)[0].upper()

    def meets(self, place: int) -> str:
        """Who could be met at a place after the action."""
        found = [short_token(token) for token, at in self.view["tokens"].items() if at == place]
        for i, seat in enumerate(self.view["seats"]):
            if i != self.seat and seat["family"] == place != POLICE_STATION:
                found.append(f"catch {self.letter(i)}")
        return ", ".join(found)

    # ── Actions ────────────────────────────────────────────────────────────────────────────────────────────

    def deed(self, trial: Trial, place: int) -> str:
        """What the action of a place would bring, in short; empty if that is nothing."""
        for _ in range(3):  # neutral merchants move on first
            if trial.chance != "neutral-roll":
                break
            trial.play(trial.table.moves()[0])
        answers = {move: phrase for move, phrase in trial.answers().items() if not phrase.declines}
        slug = trial.asked
        if trial.table.over or not answers or slug in ("encounters", "move", "last-cards", "acted"):
            return ""
        if slug in SUMMARIES:
            return SUMMARIES[slug]
        if slug.endswith("-market"):
            return self._best_sale(slug, list(answers.values()))
        if slug == "fountain":
            return f"fetch {len(trial.mine()['assistants'])}"
        if slug.endswith("mosque"):
            return f"tile {' or '.join(phrase.tile or '' for phrase in answers.values())}"
        before = trial.mine()
        trial.play(next(iter(answers)))
        return self.changes(before, trial.mine())

    def _best_sale(self, market: str, sales: list[Phrase]) -> str:
        shown = self.components
        revenue = shown.large_revenue if market == "large-market" else shown.small_revenue
        return f"sell for {revenue[max(map(sale_size, sales))]} Lira"

    @staticmethod
    def changes(before: dict[str, Any], after: dict[str, Any]) -> str:
        """What is different for the player, cards aside: ``Lira 5→12, red 0→2``."""
        found: list[str] = []
        if before["lira"] != after["lira"]:
            found.append(f"Lira {before['lira']}→{after['lira']}")
        for good in GOODS:
            if before["goods"][good] != after["goods"][good]:
                found.append(f"{good} {before['goods'][good]}→{after['goods'][good]}")
        for key in ("rubies", "room", "coffee", "seals", "guild cards"):
            if before.get(key) != after.get(key):
                found.append(f"{key} {before[key]}→{after[key]}")
        if len(before["stack"]) != len(after["stack"]):
            found.append(f"assistants {len(before['stack'])}→{len(after['stack'])}")
        return ", ".join(found)

    def tea_odds(self, announced: int, guild: bool) -> str:
        """A guild card doubles the Lira, but the red tile does not help it."""
        times = 2 if guild else 1
        chance = tea(announced, "red" in self.before["tiles"] and not guild)
        return f"{percent(chance)} for {times * announced} Lira, else {times * 2}"

    @staticmethod
    def market_odds() -> str:
        chances = jewellery()
        return f"{percent(chances[1])} for 1 blue or more, {percent(chances[2])} for 2, {percent(chances[3])} for 3"


SUMMARIES: Final = {
    "caravansary": "2 cards",
    "black-market": "dice for blue",
    "tea-house": "dice for Lira",
    "police-station": "send family",
    "sultans-palace": "a ruby",
    "roasting-plant": "trade for coffee",
    "guild-hall": "coffee, guild cards",
    "tavern": "Barrier, tile or ruby",
    "coffee-house": "a ruby",
    "embassy": "2 letters",
    "kiosk": "letter, kiosk tiles",
    "auction-house": "a good, auction",
    "secret-society": "a ruby",
    "catacombs": "a good, then anywhere",
}


def sale_size(sale: Phrase) -> int:
    """How many goods a sale names: 3 in ``sell red green2``."""
    return sum((sale.goods or {}).values())
