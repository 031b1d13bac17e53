"""The legal moves as they are offered: in a good order, numbered, each with what it would do.

A move is tried out on a table imagined from what the player may know, never on the real one.
"""

from __future__ import annotations

from typing import Any, Final

from bedesten.cli.dicegame.names import (
    LETTER_OF,
    area_words,
    card_words,
    components_of,
    paid_words,
    price_words,
    thing_words,
    tile_words,
    track_words,
)
from bedesten.cli.tables import Offer
from bedesten.cli.words import counted, listed
from bedesten.dicegame.terms import FACES, STOCK
from bedesten.kernel.game import Game
from bedesten.kernel.options import Options
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.table import Table

__all__ = ["area_of_ask", "offers_of"]

ORDER: Final = ("ruby", "tile", "markers", "brown", "marker", "crystal", "lira", "cards")
"""The actions, the dearest first."""

DEALS: Final = {
    "crystal": ("2 different goods", "a crystal"),
    "brown": ("3 different goods", "a brown marker"),
    "markers": ("4 different goods", "2 markers of your choice"),
}


class Trial:
    """A table on which one move has been tried, up to where chance or another question comes."""

    def __init__(self, game: Game, table: Table, seat: int, move: int) -> None:
        self.seat = seat
        table.manual = True
        table.heard = []
        table.play(move)
        self.facts: list[dict[str, Any]] = [game.describe(event, seat) for event in table.heard]
        table.heard = None
        asked = "" if table.over else table.book.rules[table.asks[-1].kind].name
        self.settled = asked not in ("pay", "keep-dice")
        """Whether nothing is left to choose of what is paid."""
        self.mine = possessions(game.box.view(table, seat), seat)

    def told(self, event: str) -> list[dict[str, Any]]:
        """What is told before the turn passes on."""
        found: list[dict[str, Any]] = []
        for fact in self.facts:
            if fact["event"] == "turn":
                break
            if fact["event"] == event:
                found.append(fact)
        return found

    def paid(self) -> str:
        """``dice R R and 1 brown marker``."""
        return paid_words([*self.told("use"), *(fact for fact in self.told("give") if fact["seat"] == self.seat)])

    def taken(self) -> str:
        """``1 red marker and 4 Lira``."""
        taken = [thing_words(fact["thing"], fact["count"]) for fact in self.told("take") if fact["seat"] == self.seat]
        rubies = [
            f"a ruby of the {track_words(fact['track'])}" for fact in self.told("ruby") if fact["seat"] == self.seat
        ]
        return listed([*taken, *rubies])

    def shortage(self) -> str:
        """What the players return to the supply, because it is short."""
        things = sorted({fact["thing"] for fact in self.told("return")}, key=STOCK.index)
        if not things:
            return ""
        mine = [fact for fact in self.told("return") if fact["seat"] == self.seat]
        who = "you and others return" if mine else "others return"
        return f"supply short: {who} {listed([thing_words(thing, 2)[2:] for thing in things])}"


def possessions(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a player has, as the view shows it."""
    found: dict[str, Any] = view["seats"][seat]
    return found


def area_of_ask(options: Options, about: dict[str, Any]) -> str:
    """What the area of a card says that a question is about; empty if it is about none."""
    for card in components_of(options).cards:
        if card.name == about.get("card"):
            area = card.others if about["area"] == "others" and card.others is not None else card.own
            return f"{card.name}: {area_words(area)}"
    return ""


def offers_of(game: Game, seat: int) -> list[Offer]:
    """The legal moves: those that cost or bring most first, ways to decline last."""
    view: dict[str, Any] = game.view(seat)
    imagined = game.sight(seat).sample(0)
    found = [Offer(move, game.phrase(move)) for move in game.moves()]
    for offer in found:
        _annotate(offer, game, view, Trial(game, imagined.copy(), seat, offer.move))
    answers = [offer for offer in found if not offer.phrase.declines]
    declines = [offer for offer in found if offer.phrase.declines]
    if game.question == "action":
        answers.sort(key=lambda offer: (ORDER.index(offer.phrase.verb), offer.move))
    elif game.question == "reroll":
        answers.sort(key=lambda offer: (-_promise(view["dice"], offer.phrase.dice or {}), offer.move))
    for i, offer in enumerate(answers):
        offer.number = i + 1
    if game.question in ("action", "reroll", "pay", "take-markers"):
        for offer in found:
            offer.columns, offer.brief = [offer.words, "", "", "", offer.note], offer.words
    return [*answers, *declines]


def _promise(dice: dict[str, int], again: dict[str, int]) -> int:
    """How well the dice that are kept go together: many of a face do, and few of a face are rolled again."""
    kept = {face: dice.get(face, 0) - again.get(face, 0) for face in FACES}
    return sum(count * count for count in kept.values()) - sum(count * count for count in again.values())


def _annotate(offer: Offer, game: Game, view: dict[str, Any], trial: Trial) -> None:
    """Say what an offer would do, and warn of what is given up."""
    question, phrase = game.question, offer.phrase
    if question == "action":
        offer.note = _action(phrase, game.options, view, trial)
        offer.warning = _given_up(view) if phrase.declines else trial.shortage()
    elif question == "reroll":
        offer.note = _reroll(phrase, view, trial)
    elif question == "offer":
        offer.note = _joined(trial) if trial.taken() or phrase.declines else "then you choose"
        offer.warning = trial.shortage()
    elif phrase.card is not None:
        offer.note = card_words(game.options, phrase.card)
    elif phrase.tile is not None:
        effect = tile_words(game.options, phrase.tile)[1]
        offer.note = f"you lose: {effect}" if question == "give-up" else _and(effect, trial.taken())
    else:
        offer.note = _joined(trial) if question != "take-markers" else ""  # the words say it all
        offer.warning = trial.shortage()


def _joined(trial: Trial) -> str:
    """``dice R R for 1 red marker``."""
    paid, taken = trial.paid(), trial.taken()
    return f"{paid} for {taken}" if paid and taken else taken or paid


def _and(first: str, second: str) -> str:
    return f"{first}; {second}" if first and second else first or second


def _given_up(view: dict[str, Any]) -> str:
    return f"{counted(view['actions'], 'action')} given up"


def _reroll(phrase: Phrase, view: dict[str, Any], trial: Trial) -> str:
    if phrase.declines:
        return "go on to the actions"
    again = phrase.dice or {}
    kept = [LETTER_OF[face] for face in FACES for _ in range(view["dice"].get(face, 0) - again.get(face, 0))]
    keeping = f"keep {' '.join(kept)}" if kept else "keep none"
    return f"{keeping}; {counted(trial.mine['crystals'], 'crystal')} left"


def _action(phrase: Phrase, options: Options, view: dict[str, Any], trial: Trial) -> str:
    """What goes for it, or the price where there is a choice; and what it brings."""
    if phrase.declines:
        return "end your turn"
    if phrase.verb == "lira":
        return _joined(trial)
    if phrase.count is not None:
        return f"reveal {counted(phrase.count, 'card')}" + (", use one" if phrase.count > 1 else "")
    price, gain = _deal(phrase, options, view)
    if phrase.tile is not None and trial.told("ruby"):
        gain += " and a ruby of the mosque"
    return f"{trial.paid()} for {gain}" if trial.settled else f"{price} for {gain}; you choose which"


def _deal(phrase: Phrase, options: Options, view: dict[str, Any]) -> tuple[str, str]:
    """The price of an action, and what it brings."""
    if phrase.track is not None:
        return price_words(view["signs"]["tracks"][phrase.track].get("price")), "a ruby"
    if phrase.tile is not None:
        return tile_words(options, phrase.tile)
    if phrase.goods is not None:
        [colour] = phrase.goods
        return f"2 {colour}", f"a {colour} marker"
    return DEALS[phrase.verb]
