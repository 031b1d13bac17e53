"""What is much work is paid for before it is done, however it is asked for; and who only looks holds up nobody."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bedesten.server import threads
from bedesten.server.http.rate_limits import COSTS, STEPS_PER_REQUEST, Bucket
from bedesten.server.http.study import ENTRIES_PER_STEP
from bedesten.server.live import live_table
from bedesten.server.live.table_cache import STORED_ENTRIES_PER_STEP
from bedesten.tables.history import CHECKPOINT_EVERY
from server.server_client import House, Seated, open_seat, person

TWO = (person("Ada"), person("Bora"))
BASE = {"start": 0, "layout": "short"}


@pytest.fixture
def strict(serving, tmp_path) -> Iterator[tuple[House, Bucket]]:
    """A server whose buckets do not fill up while a test looks at them, and the bucket of this address."""
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", requests=0.001) as house:
        bucket = house.server.requests.bucket("127.0.0.1")
        bucket.burst = 1e9
        yield house, bucket


async def played(house: House, moves: int = 30) -> Seated:
    """A table with something behind it, that all have left."""
    house.server.requests.bucket("127.0.0.1").left = 1e6
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0, 1) as both:
        await both.play_on(random.Random(5), most=moves)
    return seated


async def left_after(house: House, bucket: Bucket, method: str, path: str, token: str | None = None) -> float:
    """What is left in a bucket of a thousand after a request."""
    bucket.left = 1000.0
    answer = await house.call(method, path, token)
    assert answer.status_code == 200, answer.text
    return bucket.left


def charged(base: float, steps: int) -> Any:
    return pytest.approx(1000.0 - base - steps / STEPS_PER_REQUEST, abs=0.01)


async def test_an_earlier_position_costs_what_must_be_played_again(strict):
    house, bucket = strict
    seated = await played(house)
    live = await house.live_table(seated.code)
    at = live.state.at
    assert at > CHECKPOINT_EVERY
    path = f"{seated.path}/position?at={at // 2}"
    house.loop.call_soon_threadsafe(live.drop_history)
    assert await left_after(house, bucket, "GET", path) == charged(COSTS["position"], at)
    assert await left_after(house, bucket, "GET", path) == charged(COSTS["position"], CHECKPOINT_EVERY), (
        "it is remembered now"
    )


@pytest.mark.parametrize("word", ["steps", "record", "export", "state?since=0"])
async def test_whole_games_cost_what_they_are_long(strict, word: str):
    house, bucket = strict
    seated = await played(house)
    async with seated.player(0) as ada:
        await ada.do("resign")
    live = await house.live_table(seated.code)
    house.loop.call_soon_threadsafe(live.drop_history)
    size = {"export": live.state.number, "record": live.state.at // ENTRIES_PER_STEP}.get(word, live.state.at)
    base = COSTS.get(word, 1.0)
    assert await left_after(house, bucket, "GET", f"{seated.path}/{word}", seated.tokens[0]) == charged(base, size)
    bucket.left = base  # enough to ask; but what was asked for before is not paid for
    assert (await house.call("GET", f"{seated.path}/{word}", seated.tokens[0])).status_code == 200
    bucket.left = 1000.0
    bucket.charge(1000.5)
    assert (await house.call("GET", f"{seated.path}/{word}", seated.tokens[0])).status_code == 429


async def test_who_opens_a_table_pays_for_reading_its_log(strict):
    house, bucket = strict
    seated = await played(house)
    live = await house.live_table(seated.code)
    number = live.state.number
    house.server.tables.evict(live)
    assert await left_after(house, bucket, "GET", seated.path) == charged(1.0, number // STORED_ENTRIES_PER_STEP)
    assert await left_after(house, bucket, "GET", seated.path) == charged(1.0, 0)


async def test_many_who_ask_at_once_get_no_more_done_than_one_after_the_other(strict, monkeypatch):
    """All have come past the first charge before the first of them has paid for what it asks."""
    house, bucket = strict
    monkeypatch.setattr("bedesten.server.http.rate_limits.STEPS_PER_REQUEST", 1)
    tables = [await played(house, 12) for _ in range(5)]
    for seated in tables:
        house.server.tables.evict(await house.live_table(seated.code))
    loaded = house.server.tables.counts.loaded
    bucket.left = 5.0
    answers = await asyncio.gather(*(house.call("GET", seated.path) for seated in tables))
    assert sorted(answer.status_code for answer in answers) == [200, 429, 429, 429, 429]
    assert house.server.tables.counts.loaded == loaded + 1


async def test_a_list_of_many_long_tables_takes_its_time(strict, monkeypatch):
    """Nothing is missing in it: who can't pay at once waits."""
    house, bucket = strict
    tables = [await played(house, 12) for _ in range(3)]
    for seated in tables:
        house.server.tables.evict(await house.live_table(seated.code))
    monkeypatch.setattr("bedesten.server.http.rate_limits.STEPS_PER_REQUEST", 1)
    bucket.left = 8.0
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        bucket.left = 0.0

    monkeypatch.setattr("bedesten.server.http.rate_limits.sleep", sleep)
    mine = await house.post("/api/mine", {"tokens": [seated.tokens[0] for seated in tables]})
    assert {one["table"]["code"] for one in mine["tables"]} == {seated.code for seated in tables}
    assert waited


async def test_hello_and_taking_back_are_paid_for_over_a_connection_too(strict):
    """One connection could otherwise have a long game played again as often as it says hello."""
    house, bucket = strict
    seated = await played(house)
    live = await house.live_table(seated.code)
    house.loop.call_soon_threadsafe(live.drop_history)
    bucket.left = 1000.0
    async with seated.player(0) as ada:
        assert bucket.left == charged(1.0, live.state.at)
        bucket.left = -1.0
        for since in (0, 1, live.state.number):
            await ada.hello(since)
            await ada.until(lambda: bool(ada.others) and ada.others[-1].get("code") == "too-fast")
            ada.others.clear()
        bucket.left = 1000.0
        await ada.hello(live.state.number)
        await ada.until(lambda: any(said["type"] == "welcome" for said in ada.others))
        bucket.left = -1.0
        assert (await ada.do("undo", at=ada.state["at"]))["code"] == "too-fast"
        assert (await ada.do("restart-turn", at=ada.state["at"]))["code"] == "too-fast"
        assert (await ada.do("chat", text="I can still talk"))["type"] == "accepted"


@contextmanager
def busy_tellers() -> Iterator[None]:
    """All threads in which games are told again have something to do."""
    go_on = threading.Event()
    for _ in range(8):
        threads._HISTORIES.submit(go_on.wait)
    try:
        yield
    finally:
        go_on.set()


async def test_tables_are_opened_and_played_while_others_have_long_games_told(sqlite_house: House, monkeypatch):
    """Here all games are long."""
    house = sqlite_house
    seated = await played(house, 10)
    live = await house.live_table(seated.code)
    state = live.state
    for module in (threads, live_table):
        monkeypatch.setattr(module, "FEW", 0)
    play = {"type": "play", "number": 1, "seat": state.actor, "at": state.at, "moves": [state.game.text(move(state))]}
    house.loop.call_soon_threadsafe(live.drop_history)
    with busy_tellers():
        call = {"client": "test-client", "command": play}
        said = await house.post(f"{seated.path}/commands", call, seated.tokens[state.actor])
        assert said["entry"] == state.number + 1, "its history is brought back"
        house.server.tables.evict(live)
        assert (await house.get(seated.path))["number"] == state.number + 1


def move(state: Any) -> int:
    found: int = state.game.moves()[0]
    return found


async def test_seats_and_rematches_do_not_fill_a_log_for_ever(serving, tmp_path):
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", most_entries=6) as house:
        seated = await house.table(person("Ada"), open_seat(), start=False)
        for _ in range(3):
            token = (await house.post(f"{seated.path}/join", {"name": "Cem"}))["tokens"][0]["token"]
            await house.post(f"{seated.path}/leave", token=token)
        assert (await house.call("POST", f"{seated.path}/join", json={"name": "Cem"})).json()["code"] == "too-many"
        wish = {"seat": 1, "chair": {"kind": "bot"}}
        assert (await house.call("POST", f"{seated.path}/seats", seated.host, json=wish)).json()["code"] == "too-many"
        over = await house.table(*TWO)
        async with over.player(0, 1) as both:
            await both.do("resign")
            told = [await both.do("rematch", wanted=bool(i % 2)) for i in range(6)]
        assert told[-1]["code"] == "too-many"
