"""Looking at a game: the past, what would be, a bot's opinion, and going on from anywhere."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.kernel.position import dump_position
from bedesten.server.schema.plans import HINTS, PLAN
from server.server_client import House, Player, bot, person

TWO = (person("Ada"), person("Bora"))
BASE = {"start": 0, "layout": "short"}


async def test_every_position_of_the_past_can_be_looked_at(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0, 1) as both:
        start = both.state["at"]
        views = {start: both.sights[1]["view"]}
        for _ in range(12):
            await both.play_on(random.Random(both.state["at"]), most=1)
            views[both.state["at"]] = both.sights[1]["view"]
        await both.do("undo", both.state["actor"], at=both.state["at"]) if both.sights[0]["can_undo"] else None
    token = seated.tokens[1]
    for at, view in views.items():
        position = await house.get(f"{seated.path}/position?at={at}", token)
        assert position["view"] == view
    steps = await house.get(f"{seated.path}/steps?first={start + 1}&last={start + 3}", token)
    assert steps["steps"]
    assert all(start < step["at"] <= start + 3 for step in steps["steps"])
    late = await house.call("GET", f"{seated.path}/position?at=99999", token)
    assert late.json()["code"] == "outdated"


async def test_a_line_is_planned_without_playing_it(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    path, at = f"{seated.path}/plan", seated.state["at"]
    body = {"seat": 0, "at": at, "moves": ["go 9"]}
    planned = await house.post(path, body, seated.tokens[0])
    assert [stage["chosen"] for stage in planned["stages"]] == ["go 9", "leave", "announce 7"]
    assert (planned["stop"], planned["walks"][0]["target"]) == ("chance", 9)
    assert "announce 8" in [option["text"] for option in planned["stages"][2]["options"]]
    PLAN.model_validate(planned)
    parts = [part for stage in planned["stages"] for outcome in stage["outcomes"] for part in outcome["parts"]]
    assert [part["what"] for part in parts] == ["go", "leave", "act"]
    # Chance is not asked: nobody finds out by trying how the dice would fall.
    assert (parts[2]["number"], "pips" in parts[2]) == (7, False)
    assert [odds["kind"] for odds in planned["odds"]] == ["tea-house", "tea-house-roll"]
    other = await house.post(path, {**body, "moves": ["go 9", "leave", "announce 8"]}, seated.tokens[0])
    assert [stage["chosen"] for stage in other["stages"]] == ["go 9", "leave", "announce 8"]
    bad = await house.call("POST", path, seated.tokens[0], json={**body, "moves": ["go 9", "buy"]})
    assert (bad.status_code, bad.json()["code"], bad.json()["index"]) == (409, "illegal", 1)
    off = await house.call("POST", path, seated.tokens[0], json={**body, "moves": ["go 9", "pick up"]})
    assert off.json()["why"]["rules"] == ["MOV-05"]
    old = await house.call("POST", path, seated.tokens[0], json={**body, "at": at - 1})
    assert old.json()["code"] == "outdated"
    others = await house.call("POST", path, seated.tokens[1], json={**body, "seat": 1})
    assert others.json()["code"] == "not-your-turn"
    assert (await house.get(seated.path))["at"] == at


async def test_without_moves_the_open_question_is_told(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    token, at = seated.tokens[0], seated.state["at"]
    [stage] = (await house.post(f"{seated.path}/plan", {"seat": 0, "at": at, "moves": []}, token))["stages"]
    assert stage["question"] == "move"
    assert "chosen" not in stage
    assert "go 9" in [option["text"] for option in stage["options"]]
    refused = {each["key"]: each["code"] for each in stage["unavailable"]}
    assert refused["16"] == "too-far"
    why = await house.get(f"{seated.path}/why-not?words=go+16", token)
    assert (why["why"]["rules"], why["why"]["code"]) == (["MOV-01"], "too-far")
    assert why["why"]["facts"] == {"place": 16, "steps": 3}
    assert "16" in why["why"]["words"]
    assert "go 9" in why["possible"]
    assert (await house.get(f"{seated.path}/why-not?words=go+9", token))["why"] is None
    late = await house.call("GET", f"{seated.path}/why-not?words=go+9", seated.tokens[1])
    assert (late.status_code, late.json()["code"]) == (409, "not-your-turn")


@pytest.mark.parametrize(
    ("question", "seed", "number"), [("bid", 0, 79), ("bid", 18, 61), ("kiosk-tile", 22, 43), ("kiosk-choice", 22, 42)]
)
async def test_no_plan_tells_what_others_hold(sqlite_house: House, question: str, seed: int, number: int):
    """In another's turn, too, where what comes after an answer depends on cards that the seat does not know: at each of
    these positions a plan on the real table would tell of them."""
    house = sqlite_house
    three = [person("Ada"), person("Bora"), person("Cem")]
    seated = await house.table(*three, options={"expansions": ["letters"], "start": 0})
    live = await house.live_table(seated.code)
    game = bedesten.new("istanbul", players=3, seed=seed, expansions=["letters"])
    luck = random.Random(seed)
    while game.number < number:
        game.play(luck.choice(game.moves()))
    seat = game.actor
    assert (game.question, seat == game.table().active) == (question, False)
    told = []
    for one in (game, *(permuted(game, seat, other) for other in range(6))):
        live.state.game = one
        lines = [{"seat": seat, "at": len(one.entries), "moves": [game.text(move)]} for move in game.moves()]
        told.append([await house.post(f"{seated.path}/plan", line, seated.tokens[seat]) for line in lines])
    assert all(answers == told[0] for answers in told)


def permuted(game: bedesten.Game, seat: int, seed: int) -> bedesten.Game:
    """A game that differs from this one only in what the seat can't see."""
    state = dump_position(game.box, game.sight(seat).sample(seed))
    return bedesten.load(game.dump() | {"origin": state, "entries": [], "state": state, "seed": seed, "commitment": ""})


async def test_a_bot_gives_its_opinion_if_the_table_allows(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    hints = await house.get(f"{seated.path}/hints?bot=peddler", seated.tokens[0])
    line = {"seat": 0, "at": seated.state["at"], "moves": []}
    [open_stage] = (await house.post(f"{seated.path}/plan", line, seated.tokens[0]))["stages"]
    legal = {option["text"] for option in open_stage["options"]}
    assert hints["hints"]
    assert {hint["text"] for hint in hints["hints"]} <= legal
    values = [hint["value"] for hint in hints["hints"]]
    assert values == sorted(values, reverse=True)
    HINTS.model_validate(hints)
    assert hints["plans"][0]["moves"][0] == hints["hints"][0]["text"]
    assert all(plan["reasons"] for plan in hints["plans"])
    told = [plan["moves"][0] for plan in hints["plans"]]
    other = next(text for text in sorted(legal) if text.startswith("go ") and text not in told)
    asked = await house.get(f"{seated.path}/hints?bot=peddler&words={other}", seated.tokens[0])
    assert asked["asked"]["moves"][0] == other
    far = await house.call("GET", f"{seated.path}/hints?bot=peddler&words=go+16", seated.tokens[0])
    assert (far.status_code, far.json()["code"], far.json()["why"]["rules"]) == (409, "illegal", ["MOV-01"])
    for none in ("./x.py:Y", "random"):  # who is no bot, and who plays without an opinion
        nobody = await house.call("GET", f"{seated.path}/hints?bot={none}", seated.tokens[0])
        assert (nobody.status_code, nobody.json()["code"]) == (422, "bad-options")
    bare = await house.table(*TWO, options=BASE, settings={"hints": False, "odds": False})
    refused = await house.call("GET", f"{bare.path}/hints", bare.tokens[0])
    assert refused.json()["code"] == "forbidden"
    line = {"seat": 0, "at": bare.state["at"], "moves": ["go 9"]}
    planned = await house.post(f"{bare.path}/plan", line, bare.tokens[0])
    assert (planned["odds"], planned["warnings"], len(planned["stages"])) == ([], [], 3)


async def test_a_new_table_goes_on_from_any_position(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0, 1) as both:
        luck = random.Random(2)
        while both.state["turn"] < 5 or not any(words.startswith("go ") for words in both.moves(0)):
            await both.play_on(luck, most=1)
        at, view = both.state["at"], both.sights[0]["view"]
        fork = {"at": at, "seats": [person("Ada"), bot("random")]}
        said = await house.post(f"{seated.path}/fork", fork, seated.tokens[0])
        code, token = said["table"]["code"], said["tokens"][0]["token"]
        assert said["table"]["parent"] == seated.code
        assert said["table"]["commitment"] != seated.state["commitment"]
        async with Player(house, code, [token]) as forked:
            assert forked.sights[0]["view"] == view, "what Ada knows is as it was"
            await forked.play_on(random.Random(1), most=4)
        refused = await house.call("POST", f"{seated.path}/fork", json=fork)
        assert refused.json()["code"] == "not-over"
        await both.do("resign")
        await both.until(lambda: both.state["phase"] == "over")
    said = await house.post(f"{seated.path}/fork", {**fork, "seats": [bot("random"), bot("random")]})
    assert said["table"]["phase"] == "playing"
    live = await house.live_table(said["table"]["code"])
    reached = live.state.at
    house.server.tables.evict(live)
    assert (await house.live_table(said["table"]["code"])).state.at >= reached


async def test_hidden_cards_are_dealt_anew_in_a_fork(sqlite_house: House):
    """Whoever forks a running game must not find the other's hand in it."""
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    real = (await house.live_table(seated.code)).state.game.view(1)["seats"][1]["hand"]
    found = []
    for _ in range(12):
        body = {"at": seated.state["at"], "seats": [person("Ada"), person("Ada again")]}
        said = await house.post(f"{seated.path}/fork", body, seated.tokens[0])
        live = await house.live_table(said["table"]["code"])
        found.append(live.state.game.view(1)["seats"][1]["hand"])
        own = live.state.game.view(0)["seats"][0]["hand"]
        assert own == (await house.live_table(seated.code)).state.game.view(0)["seats"][0]["hand"]
    assert any(hand != real for hand in found)
    assert len({str(hand) for hand in found}) > 2


async def test_a_record_is_opened_and_played_on_from(sqlite_house: House):
    house = sqlite_house
    game = bedesten.new("istanbul", players=2, seed=3, names=["Ada", "Bora"])
    for _ in range(20):
        game.play(game.moves()[0])
    opened = await house.post("/api/records", {"text": game.record(reveal=True)})
    table = opened["table"]
    assert (table["phase"], [seat["name"] for seat in table["seats"]]) == ("over", ["Ada", "Bora"])
    path = f"/api/tables/{table['code']}"
    at = len(game.entries)
    assert (await house.get(f"{path}/position?at={at}"))["view"] == game.view(None)
    steps = await house.get(f"{path}/steps")
    assert steps["last"] == at
    found = await house.get(f"{path}/verdict")
    assert (found["genuine"], found["checked"], found["problem"]) == (True, True, "")
    assert found["dice"] == bedesten.verify(game.record(reveal=True)).dice
    sealed = await house.post("/api/records", {"text": game.record(reveal=False)})
    unchecked = await house.get(f"/api/tables/{sealed['table']['code']}/verdict")
    assert (unchecked["genuine"], unchecked["checked"], unchecked["problem"]) == (False, False, "")
    forked = await house.post(f"{path}/fork", {"at": at, "seats": [person("Cem"), bot("random")]})
    assert forked["table"]["parent"] == table["code"]
    refused = await house.call("GET", f"/api/tables/{forked['table']['code']}/verdict")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    bad = await house.call("POST", "/api/records", json={"text": "Bedesten 1\ngame: chess\n"})
    assert (bad.status_code, bad.json()["code"]) == (422, "bad-options")
