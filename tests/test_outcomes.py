"""What came of decisions: in every golden game every event is told once, and nobody is told what he may not know."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import bedesten
from bedesten.dicegame import outcome as dicegame_outcome
from bedesten.istanbul import outcome as istanbul_outcome
from bedesten.istanbul.letters import outcome as letters_outcome
from bedesten.istanbul.mocha import outcome as mocha_outcome
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.events import Event
from bedesten.kernel.listening import Listener
from bedesten.kernel.outcome import Outcome, OutcomePart, together
from bedesten.kernel.table import Table
from boxes import BOXES, Box

TESTS = Path(__file__).resolve().parent
RECORDS = sorted(TESTS.glob("golden/**/*.txt"))
KINDS = {
    "istanbul": {*istanbul_outcome.PARTS, *mocha_outcome.PARTS, *letters_outcome.PARTS},
    "dicegame": set(dicegame_outcome.PARTS),
}


def replayed(record: Path) -> bedesten.Game:
    return bedesten.replay(record.read_text(encoding="utf-8"))


def name_of(record: Path) -> str:
    return f"{record.parent.name}-{record.stem}"


@pytest.mark.parametrize("record", RECORDS, ids=name_of)
def test_every_event_of_a_golden_game_is_told_in_exactly_one_part(record: Path) -> None:
    game = replayed(record)
    table, listener = game.restart(), Listener(game.box, game.restart())
    heard: list[Event] = []
    table.heard = heard
    decisions, told = 0, []
    for move in game.line:
        decisions += table.asks[-1].seat != CHANCE
        table.play(move)
        told += listener.play(move)
    events = [event for outcome in told for part in outcome.parts for event in part.events]
    assert len({id(event) for event in events}) == len(events) == len(heard)
    assert Counter(map(repr, events)) == Counter(map(repr, heard))
    assert sum(outcome.phrase is not None for outcome in told) == decisions
    assert [outcome.turn for outcome in told] == sorted(outcome.turn for outcome in told)
    assert told[-1].turn == table.turn
    assert {part.what for outcome in told for part in outcome.parts} <= KINDS[game.box.name]


@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_every_part_that_is_named_occurs_in_a_golden_game(game: str) -> None:
    """That no other occurs, each record shows."""
    missing = set(KINDS[game])
    for record in sorted(RECORDS, key=lambda record: record.stat().st_size, reverse=True):
        if missing and (record.parent.name == "dicegame") == (game == "dicegame"):
            missing -= {part.what for outcome in replayed(record).told() for part in outcome.parts}
    assert missing == set()


@pytest.mark.parametrize("record", RECORDS[::7], ids=name_of)
def test_together_a_turn_gives_and_brings_what_its_outcomes_do(record: Path) -> None:
    game = replayed(record)
    by_turn: dict[int, list[Outcome]] = {}
    for outcome in game.told():
        by_turn.setdefault(outcome.turn, []).append(outcome)
    for outcomes in by_turn.values():
        apart = [part for outcome in outcomes for part in outcome.parts]
        told = together(outcomes)
        assert len(told) <= len(apart)
        assert sum(len(part.events) for part in told) == sum(len(part.events) for part in apart)
        for which in ("got", "gave", "lost"):
            assert summed(told, which) == summed(apart, which)


def summed(parts: list[OutcomePart], which: str) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for part in parts:
        for thing, count in getattr(part, which).items():
            found[part.seat, thing] += count
    return found


def test_a_move_tells_as_it_is_played_what_is_told_of_it_later() -> None:
    game = bedesten.new(players=3, seed=4, expansions=["mocha", "letters"])
    told = [outcome.as_dict(None) for outcome in game.told()]
    chooser = random.Random(4)
    for _ in range(300):
        told += [outcome.as_dict(None) for outcome in game.tell(chooser.choice(game.moves()))]
    assert told == [outcome.as_dict(None) for outcome in game.told()]
    with pytest.raises(bedesten.IllegalMove):
        game.tell(-5)


def test_what_was_taken_back_is_not_told() -> None:
    game = bedesten.new(players=3, seed=4)
    before = [repr(outcome) for outcome in game.told()]
    game.tell(game.moves()[0])
    game.undo(consent=True)
    assert [repr(outcome) for outcome in game.told()] == before


# ── Nothing hidden ─────────────────────────────────────────────────────────────────────────────────────────────


def moments(box: Box, seed: int) -> Iterator[bedesten.Game]:
    game = box.new(box.setups[seed % len(box.setups)], seed)
    for i, here in enumerate(box.wander(game, seed, 400)):
        if i % 2 == 0:
            yield here


def outcomes_of(
    game: bedesten.Game, table: Table, move: int, viewer: int, luck: random.Random, open_chance: list[int]
) -> list[object] | None:
    """What a viewer is told when the move is played on this table, and what others draw in secret is any card.

    What chance shows the viewer is as in the list, and added to it where that ends; None if that can't be here.
    """
    listener = Listener(game.box, table)
    told, shown = listener.play(move), 0
    while table.actor == CHANCE:
        ask = table.asks[-1]
        options = table.moves()
        if table.book.rules[ask.kind].name in ("draw", "guild-draw") and ask.a != viewer:
            told += listener.play(luck.choice(options))
            continue
        if shown == len(open_chance):
            open_chance.append(options[0])
        if open_chance[shown] not in options:
            return None
        told += listener.play(open_chance[shown])
        shown += 1
    return [outcome.as_dict(viewer) for outcome in told]


def asked(table: Table) -> list[tuple[int, int]]:
    """What is asked now, and what waits."""
    return [(ask.kind, ask.seat) for ask in table.asks]


@pytest.mark.parametrize("box", BOXES.values(), ids=lambda box: box.name)
def test_what_a_viewer_is_told_does_not_depend_on_what_he_may_not_know(box: Box) -> None:
    compared = drawn = 0
    for seed in range(6):
        luck = random.Random(seed)
        for game in moments(box, seed):
            move = luck.choice(game.moves())
            for viewer in range(game.options.players):
                table, imagined = game.table(), game.sight(viewer).sample(luck.randrange(1000))
                if move not in imagined.moves():
                    continue  # a card that the other does not have there
                shown: list[int] = []
                told = outcomes_of(game, table, move, viewer, luck, shown)
                again = outcomes_of(game, imagined, move, viewer, luck, shown)
                if again is None:
                    continue  # a card that another holds there
                if asked(table) != asked(imagined):
                    continue  # a card that the other has there stops the game for a question
                assert json.dumps(told) == json.dumps(again)
                compared += 1
                drawn += "None" in str(told)
    assert compared > 300
    assert drawn >= (0 if box.name == "dicegame" else 5)
