"""Who is asked before something is taken back: persons, whoever sits in their chairs."""

from __future__ import annotations

import pytest

from bedesten.tables.errors import Refused
from tables.tabletop import Tabletop

DAY = 86_400_000


def refused(table: Tabletop, kind: str, seat: int, **fields: object) -> str:
    with pytest.raises(Refused) as found:
        table.do(kind, seat, **fields)
    return found.value.code


def to_the_dice(**more: object) -> Tabletop:
    """Seat 0 has rolled at the Tea House; it is seat 1's turn."""
    table = Tabletop(**more)  # type: ignore[arg-type]
    table.play("go 9", "leave", "announce 8")
    while table.game.active == 0:
        declines = [move for move in table.game.moves() if table.game.phrase(move).declines]
        table.play(table.game.text((declines or table.game.moves())[0]))
    return table


def test_dice_are_taken_back_only_if_the_others_agree() -> None:
    table = to_the_dice(people=3)
    asked = table.do("undo", 0, to=table.table.history.first_choice())
    assert asked.kind == "undo-asked"
    assert table.state.waiting() == [1, 2]
    assert table.do("consent", 1, request=asked.number, agree=True).kind == "consent"
    undone = table.do("consent", 2, request=asked.number, agree=True)
    assert undone.kind == "undo"
    assert table.game.number == table.table.history.first_choice() or table.game.can_undo() is False
    assert table.state.request is None


def test_a_bot_in_an_absent_players_chair_does_not_agree_for_him() -> None:
    """The attack: a bot is put into the chair of somebody who is not connected, and then nobody is left to be asked."""
    table = to_the_dice(people=2)
    table.now += 2 * DAY
    table.do("chair", 0, chair=1, bot="random")
    assert table.state.bot_of(1) == "random"
    at = table.state.at
    asked = table.do("undo", 0, to=table.table.history.first_choice())
    assert asked.kind == "undo-asked"
    assert table.state.at == at
    assert table.state.waiting() == [1]
    assert refused(table, "consent", 0, request=asked.number, agree=True) == "forbidden"
    assert table.do("consent", 1, request=asked.number, agree=True).kind == "undo", "he is asked, not his chair"


def test_who_plays_with_bots_only_takes_back_at_will() -> None:
    table = to_the_dice(people=1, bots=1)
    assert table.do("undo", 0, to=table.table.history.first_choice()).kind == "undo"


def test_who_has_resigned_is_not_asked() -> None:
    table = to_the_dice(people=3)
    table.do("resign", 2)
    asked = table.do("undo", 0)
    assert table.state.waiting() == [1]
    assert refused(table, "consent", 2, request=asked.number, agree=True) == "forbidden"


# ── Chairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_absent_players_chair_is_taken_only_after_the_grace_time() -> None:
    table = Tabletop(people=2, absence=600)
    assert table.state.stand_in_at(0, table.moment) == table.now + 600_000
    assert refused(table, "chair", 1, chair=0, bot="random") == "forbidden"
    table.now += 599_000
    assert refused(table, "chair", 1, chair=0, bot="random") == "forbidden"
    table.now += 2_000
    assert table.do("chair", 1, chair=0, bot="random").kind == "chair"


def test_without_a_grace_time_of_its_own_a_table_waits_for_a_day() -> None:
    table = Tabletop(people=2)
    table.now += DAY - 1000
    assert refused(table, "chair", 1, chair=0, bot="random") == "forbidden"
    table.now += 2000
    assert table.do("chair", 1, chair=0, bot="random").kind == "chair"


def test_who_has_only_just_gone_has_all_of_the_grace_time() -> None:
    table = Tabletop(people=2, absence=600)
    table.now += 3_600_000
    table.since = {0: table.now - 10_000}
    assert refused(table, "chair", 1, chair=0, bot="random") == "forbidden"
    table.present = frozenset({0})
    table.now += DAY
    assert refused(table, "chair", 1, chair=0, bot="random") == "forbidden", "he is here"


def test_nobody_picks_the_bot_that_plays_for_another() -> None:
    table = Tabletop(people=2, absence=600, stand_in="merchant")
    table.now += DAY
    assert refused(table, "chair", 1, chair=0, bot="random") == "forbidden"
    assert table.do("chair", 1, chair=0, bot="merchant").bot == "merchant"  # type: ignore[attr-defined]


def test_a_chair_is_taken_only_from_who_is_asked() -> None:
    table = Tabletop(people=2, absence=600)
    table.now += DAY
    assert refused(table, "chair", 0, chair=1, bot="random") == "forbidden"


def test_who_comes_back_has_the_chair_and_the_undo_again() -> None:
    table = Tabletop(people=2, absence=600)
    table.now += DAY
    table.do("chair", 1, chair=0, bot="random")
    table.keep_stand_in("go 9")
    assert refused(table, "chair", 1, chair=0, bot=None) == "forbidden"
    assert table.do("chair", 0, chair=0, bot=None).kind == "chair"
    assert table.do("undo", 0).kind == "undo", "what the stand-in played and nobody answered is his to take back"


def test_my_own_chair_is_mine_to_leave_to_any_level() -> None:
    table = Tabletop(people=2)
    assert table.do("chair", 0, chair=0, bot="merchant").kind == "chair"
    assert refused(table, "chair", 0, chair=0, bot="nobody") == "outdated"
    table.do("chair", 0, chair=0, bot=None)
    assert refused(table, "chair", 0, chair=0, bot="nobody") == "bad-options"


# ── Clocks ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_stops_the_own_clock() -> None:
    table = Tabletop(people=2, clock={"seconds": 600, "increment": 0})
    assert refused(table, "pause", 0, paused=True) == "forbidden"
    table.do("pause", 1, paused=True)
    assert table.state.clocks.running is None
    table.now += DAY
    table.do("pause", 0, paused=False)
    assert table.state.clocks.left[0] == 600_000


def test_alone_with_bots_one_stops_the_clock_at_will() -> None:
    table = Tabletop(people=1, bots=1, clock={"seconds": 600, "increment": 0})
    assert table.do("pause", 0, paused=True).kind == "pause"


def test_an_entry_stamped_a_year_ahead_holds_nobody_up() -> None:
    """A machine's clock was wrong when somebody spoke."""
    year = 365 * DAY
    table = Tabletop(people=1, bots=1, options={"start": 1, "layout": "short"}, clock={"seconds": 600, "increment": 0})
    table.now += year
    table.do("chat", 0, text="what year is it?")
    table.now -= year
    assert table.state.wake_at(table.moment) <= table.now, "it is the bot's turn"
    table.do("chat", 0, text="this one")
    assert table.state.time == table.now
    table.keep_stand_in()
    while table.game.actor != 0:
        table.keep_stand_in()
    assert table.state.clocks.flag_at(table.now) == table.now + 600_000
