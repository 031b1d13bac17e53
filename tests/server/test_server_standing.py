"""Standing answers: for auctions, the kiosk and encounters; announced, and ended when facts change."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from bedesten.server.schema import Settings, StandingAnswer
from bedesten.server.sitting import Sitting
from bedesten.server.standing import answer_to
from bedesten.server.store import EntryRow, SeatRow
from letters import at_kiosk, at_letters
from scenes import Scene, at_table
from server.server_client import House, Player, person

TWO = (person("Ada"), person("Bora"))
LETTERS = {"expansions": ["letters"], "layout": "first-game", "start": 0}


def answer(question: str, *prefer: str, **more: Any) -> dict[str, Any]:
    return StandingAnswer(question=question, prefer=list(prefer), **more).model_dump()


def words_of(scene: Scene, *answers: dict[str, Any]) -> str | None:
    """What is answered in a position."""
    move = answer_to(scene.game, [StandingAnswer(**each) for each in answers])
    return None if move is None else scene.game.text(move)


def at_auction(*bids: str, lira: int = 9) -> Scene:
    """Seat 0 has opened an auction; then these have been bid."""
    seats = {0: {"merchant": 12, "lira": lira}, 1: {"lira": lira}, 2: {"lira": lira}}
    scene = at_letters(seats=seats, governor=1, smuggler=1, courier=1)
    return scene.play("go 23", "leave", "take red", *bids)


def test_a_bid_is_the_lowest_that_leads_and_never_above_the_limit():
    limited = answer("bid", "pass", limit=5)
    assert words_of(at_auction("bid 1"), limited) == "bid 2"
    assert words_of(at_auction("bid 4"), limited) == "bid 5"
    assert words_of(at_auction("bid 5"), limited) == "pass"
    assert words_of(at_auction("bid 2"), answer("bid", "bid 4", "pass")) == "bid 4"
    assert words_of(at_auction(), limited) is None, "who opens it does so in his own turn"


def test_a_kiosk_tile_is_chosen_in_the_order_that_was_left():
    scene = at_kiosk("two-lira", also=("red", "blue", "die")).play("choose red")
    assert scene.game.question == "kiosk-tile"
    scene.play("pass")
    assert (scene.game.question, scene.game.actor) == ("kiosk-choice", 1)
    order = answer("kiosk-choice", "choose red", "choose die", "choose blue")
    assert words_of(scene, order) == "choose die", "red has gone"
    assert words_of(scene, answer("kiosk-choice", "choose companion")) is None
    assert words_of(scene, answer("kiosk-choice", "choose companion", "choose *")) is not None
    scene.play("choose die")
    assert (scene.game.question, scene.game.actor) == ("kiosk-tile", 1)
    assert words_of(scene, order, answer("kiosk-tile", "use")) == "use"
    assert words_of(scene, order) is None, "what to do with it was not said"


def at_encounters(**mine: Any) -> Scene:
    """Seat 0 meets the Governor in its own turn."""
    scene = at_table(seats={0: {"merchant": 3, "lira": 9, **mine}}, governor=9, smuggler=1)
    scene.play("go 9", "leave", "pass")
    assert scene.game.question == "encounters"
    return scene


def test_encounters_are_answered_in_the_own_turn_if_the_player_wants_it_so():
    assert words_of(at_encounters(), answer("encounters", "governor")) is None
    default = answer("encounters", "catch *", "governor", own=True)
    assert words_of(at_encounters(), default) == "governor"
    assert words_of(at_encounters(), answer("encounters", "smuggler *", own=True)) is None, "he is asked"
    assert words_of(at_encounters(), answer("encounters", "smuggler *", "done", own=True)) == "done"


# ── When they end ──────────────────────────────────────────────────────────────────────────────────────────────


class Table:
    """A sitting, without a server: things happen, and entries tell of them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        seats = tuple(SeatRow(seat, "person", "x", None, None) for seat in range(scene.game.options.players))
        self.sitting = Sitting(None, seats, Settings(), phase="playing", game=scene.game.copy())

    def leave(self, seat: int, *answers: dict[str, Any]) -> Table:
        return self._apply("standing", seat, {"answers": list(answers)})

    def play(self, *moves: str) -> Table:
        for words in moves:
            before = len(self.scene.game.entries)
            self.scene.play(words)
            self._apply("play", 0, {"record": self.scene.game.entries[before:]}, self.scene.game.copy())
        return self

    def undo(self, to: int) -> Table:
        self.scene.game.undo(to, consent=True)
        return self._apply("undo", 0, {"record": [-1 - to]}, self.scene.game.copy())

    def _apply(self, kind: str, seat: int, data: dict[str, Any], game: bedesten.Game | None = None) -> Table:
        self.sitting = self.sitting.copy()
        self.sitting.apply(EntryRow(self.sitting.number + 1, 0, kind, seat, "person", data), game)
        return self

    def word(self, seat: int) -> list[str]:
        return [each.question for each in self.sitting.standing.get(seat, ())]

    def why(self, seat: int) -> list[tuple[str, str]]:
        return [(each.question, each.why) for each in self.sitting.lapsed.get(seat, ())]


def test_who_has_won_an_auction_is_asked_at_the_next():
    table = Table(at_auction()).leave(1, answer("bid", limit=5), answer("kiosk-choice", "choose *"))
    table.leave(2, answer("bid", limit=5))
    table.play("bid 1", "bid 2", "pass", "pass")
    assert table.word(1) == ["bid", "kiosk-choice"], "the cards are still to be drawn"
    table.play(table.scene.options()[0])
    assert table.word(1) == ["kiosk-choice"]
    assert table.why(1) == [("bid", "cards")]
    assert table.word(2) == ["bid"], "who has not won goes on"


@pytest.mark.parametrize(("fact", "ends"), [("lira", True), ("goods", True), ("rubies", False), ("end", False)])
def test_it_ends_when_a_fact_changes_that_it_relies_on(fact: str, ends: bool):
    """Seat 1 sells its last good for Lira at the kiosk, on seat 0's turn."""
    scene = at_kiosk("lira-or-good", also=("red",), seats={0: {"merchant": 7}, 1: {"goods": "red", "lira": 0}})
    table = Table(scene).leave(1, answer("bid", limit=3, until=[fact], keep=True))
    table.play("choose red", "pass", "choose lira-or-good")
    assert table.word(1) == ["bid"], "nothing has changed yet"
    table.play(next(words for words in scene.options() if words != "pass"))
    assert (table.word(1) == []) is ends
    assert table.why(1) == ([("bid", fact)] if ends else [])


def test_it_ends_when_the_end_is_in_sight():
    table = Table(at_table(seats={0: {"merchant": 9, "rubies": 4, "lira": 30}}, governor=1, smuggler=1))
    table.leave(2, answer("bid", limit=3), answer("encounters", "governor", own=True))
    table.leave(3, answer("bid", limit=3, until=["lira"]))
    table.play("go 16", "leave")
    assert table.word(2) == ["bid", "encounters"]
    table.play("buy")
    assert (table.word(2), table.why(2)) == (["encounters"], [("bid", "end")])
    assert table.word(3) == ["bid"], "it was to end for other reasons only"


def test_an_answer_to_what_cannot_be_is_dropped_and_the_player_asked():
    table = Table(at_auction("bid 3")).leave(1, answer("bid", "bid 2"))
    assert (table.word(1), table.why(1)) == ([], [("bid", "impossible")])
    table.leave(1, answer("bid", "pass"))
    assert (table.word(1), table.why(1)) == (["bid"], []), "a new word is a new beginning"


def test_the_next_own_turn_ends_it_unless_it_is_kept():
    """Whether it was left in another's turn or in one's own, which is still under way."""
    table = Table(at_table(seats={0: {"merchant": 9, "lira": 30}}, governor=1, smuggler=1))
    left = (answer("bid", limit=3), answer("kiosk-choice", "choose *", keep=True), answer("encounters", own=True))
    for seat in range(4):
        table.leave(seat, *left)
    everything = ["bid", "kiosk-choice", "encounters"]
    table.play("go 16", "leave")
    assert [table.word(seat) for seat in range(4)] == [everything] * 4, "seat 0 goes on with the turn in which it spoke"
    table.play("pass")
    assert table.word(0) == everything
    assert (table.word(1), table.why(1)) == (["kiosk-choice", "encounters"], [("bid", "turn")])


def test_who_takes_a_move_back_takes_back_his_defaults():
    table = Table(at_encounters()).leave(0, answer("encounters", "done", own=True), answer("bid", limit=1, keep=True))
    assert table.word(0) == ["encounters", "bid"]
    table.undo(table.scene.game.number - 1)
    assert (table.word(0), table.why(0)) == (["bid"], [("encounters", "undo")])


# ── At a real table ────────────────────────────────────────────────────────────────────────────────────────────


async def to_the_bid(both: Player, luck: random.Random) -> None:
    """Play until somebody bids at an auction in another's turn."""
    while True:
        await both.until(lambda: any(both.moves(seat) for seat in (0, 1)))
        seat = next(seat for seat in (0, 1) if both.moves(seat))
        moves = both.moves(seat)
        if "go 23" in moves:
            moves = ["go 23"]
        elif any(words.startswith("auction") for words in moves):
            moves = [words for words in moves if words.startswith("auction")]
        if any(words.startswith("bid ") for words in moves) and both.state["active"] != seat:
            return
        await both.play(luck.choice(moves), seat=seat)


async def test_standing_answers_are_given_while_others_have_the_turn(house: House):
    """Whoever stands in for the player plays what he left word for; the others hear for what, not what."""
    seated = await house.table(*TWO, options=LETTERS)
    async with seated.player(0, 1) as both, seated.watcher() as watcher:
        await to_the_bid(both, random.Random(4))
        bidder = both.state["actor"]
        accepted = await both.do("standing", bidder, answers=[{"question": "bid", "prefer": [], "limit": 0}])
        await both.until(lambda: any(e["by"] == "standing" for e in both.entries))
        [given] = [entry for entry in both.entries if entry["by"] == "standing"]
        assert (given["seat"], given["kind"]) == (bidder, "play")
        told = next(entry for entry in both.entries if entry["number"] == accepted["entry"])
        assert told["questions"] == ["bid"]
        assert "limit" not in str(told)
        step = next(step for step in both.steps[bidder] if step["number"] == given["number"])
        assert step["text"] == "pass"
        await watcher.until(lambda: watcher.cursor >= given["number"])
        assert watcher.sights[None]["standing"] == watcher.sights[None]["lapsed"] == []
        assert "limit" not in str(watcher.entries)


async def test_what_was_left_and_what_has_ended_is_the_same_after_the_table_was_forgotten(house: House):
    seated = await house.table(*TWO, options=LETTERS)
    async with seated.player(0, 1) as both:
        await to_the_bid(both, random.Random(4))
        bidder = both.state["actor"]
        accepted = await both.do("standing", bidder, answers=[answer("bid", "bid 999")])
        await both.until(lambda: both.cursor >= accepted["entry"])
        assert both.sights[bidder]["standing"] == []
        assert both.sights[bidder]["lapsed"] == [{"question": "bid", "why": "impossible"}]
        assert both.moves(bidder), "he is asked himself"
        keeper = 1 - bidder
        kept = answer("kiosk-choice", "choose *", keep=True)
        accepted = await both.do("standing", keeper, answers=[kept, answer("bid", "pass")])
        await both.until(lambda: both.cursor >= accepted["entry"])
        # It is his turn, but not yet the next.
        assert both.sights[keeper]["standing"] == [kept, answer("bid", "pass")]
        assert both.state["seats"][keeper]["standing"] == ["kiosk-choice", "bid"]
        before = {seat: both.sights[seat] for seat in (0, 1)}
    house.server.hall.forget(await house.live_table(seated.code))
    async with seated.player(0, 1) as both:
        for seat in (0, 1):
            for key in ("standing", "lapsed", "view", "moves"):
                assert both.sights[seat][key] == before[seat][key]


async def test_a_default_for_encounters_is_played_in_the_own_turn(house: House):
    """As soon as the question comes, until it is taken back."""
    seated = await house.table(*TWO, options={"start": 0, "layout": "short"})
    async with seated.player(0, 1) as both:
        for seat in (0, 1):
            await both.do("standing", seat, answers=[answer("encounters", "done", "catch *", "play *", own=True)])
        luck = random.Random(3)
        while not any(entry["by"] == "standing" for entry in both.entries):
            await both.play_on(luck, most=1)
            assert both.state["phase"] == "playing"
        given = next(entry for entry in both.entries if entry["by"] == "standing")
        step = next(step for step in both.steps[0] if step["number"] == given["number"])
        assert step["seat"] == given["seat"]
        assert step["text"] == "done" or step["text"].startswith("catch ")
        assert both.state["seats"][given["seat"]]["standing"] == ["encounters"]
