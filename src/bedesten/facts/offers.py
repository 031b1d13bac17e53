"""All that may be answered to a question, for a client that knows no rules."""

from __future__ import annotations

from bedesten.facts.lens import Lens
from bedesten.facts.lenses import lens_of
from bedesten.facts.trial import Desk, Trial
from bedesten.facts.types import Group, Option, Options, PhraseFacts, Question
from bedesten.kernel.ask import Ask
from bedesten.kernel.game import Game
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.rule import PLAYS
from bedesten.kernel.table import Table

__all__ = ["options", "options_at"]


def options(game: Game, seat: int) -> Options | None:
    """The legal moves of a seat that must answer, grouped, each with all that it names; None if it need not answer."""
    if game.actor != seat:
        return None
    desk = Desk(game, seat)
    return options_at(desk, desk.trial(), lens_of(desk.game))


def options_at(desk: Desk, trial: Trial, lens: Lens) -> Options:
    """The same, at a table on which moves have been tried."""
    table, ask = trial.table, trial.ask
    found = _offers(table, ask, lens)
    question = Question(trial.question, desk.seat, trial.about.place, trial.about.piece)
    return Options(desk.number, question, found, _groups(found), lens.unavailable(desk, table, ask, found))


def _offers(table: Table, ask: Ask, lens: Lens) -> list[Option]:
    phrases = {move: move_phrase(table, move) for move in table.moves()}
    own = {move: phrase for move, phrase in phrases.items() if move < PLAYS and not phrase.declines}
    usual = next(iter(own)) if len(own) == 1 else lens.usual(own)
    found: list[Option] = []
    for move, phrase in phrases.items():
        group, key = lens.belongs(phrase)
        action = table.book.action(ask.kind, move)
        found.append(Option(move, phrase.text(), action, PhraseFacts.of(phrase), move == usual, group, key))
    return found


def _groups(offers: list[Option]) -> list[Group]:
    """Options by what they belong to, in the order in which that first comes."""
    found: dict[tuple[str, str], Group] = {}
    for i, offer in enumerate(offers):
        found.setdefault((offer.group, offer.key), Group(offer.group, offer.key, [])).options.append(i)
    return list(found.values())
