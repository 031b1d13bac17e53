"""Looking at a game: the past, what would be, a bot's opinion, and going on from anywhere."""

from __future__ import annotations

import random

from server.server_client import House, Player, bot, parts_of, person

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


async def test_a_line_can_be_tried_without_playing_it(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    at = seated.state["at"]
    body = {"seat": 0, "at": at, "moves": ["go 9", "leave"]}
    tried = await house.post(f"{seated.path}/try", body, seated.tokens[0])
    assert (tried["played"], tried["stopped"]) == (2, None)
    assert tried["view"]["seats"][0]["merchant"] == 9
    assert "announce 8" in [offer["text"] for offer in tried["moves"]]
    assert [part["what"] for part in parts_of(tried["steps"])][:2] == ["go", "leave"]
    # Chance is not asked: nobody finds out by trying how the dice would fall.
    for _ in range(3):
        rolled = await house.post(
            f"{seated.path}/try", {**body, "moves": [*body["moves"], "announce 8"]}, seated.tokens[0]
        )
        assert (rolled["played"], rolled["stopped"], rolled["moves"]) == (3, "chance", [])
        assert not any(part["pips"] for part in parts_of(rolled["steps"]))
        assert parts_of(rolled["steps"])[-1]["number"] == 8
    bad = await house.call("POST", f"{seated.path}/try", seated.tokens[0], json={**body, "moves": ["go 9", "buy"]})
    assert (bad.status_code, bad.json()["code"], bad.json()["index"]) == (409, "illegal", 1)
    off = await house.call("POST", f"{seated.path}/try", seated.tokens[0], json={**body, "moves": ["go 9", "pick up"]})
    assert off.json()["why"]["rules"] == ["MOV-05"]
    old = await house.call("POST", f"{seated.path}/try", seated.tokens[0], json={**body, "at": at - 1})
    assert old.json()["code"] == "outdated"
    other = await house.call("POST", f"{seated.path}/try", seated.tokens[1], json={**body, "seat": 1})
    assert other.json()["code"] == "not-your-turn"
    assert (await house.get(seated.path))["at"] == at


async def test_what_a_move_would_do_is_told_before_it_is_done(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    token, at = seated.tokens[0], seated.state["at"]
    answers = await house.get(f"{seated.path}/options", token)
    assert answers["options"]["question"]["name"] == "move"
    assert "go 9" in [option["text"] for option in answers["options"]["options"]]
    assert "options" not in await house.get(f"{seated.path}/options", seated.tokens[1])
    line = {"seat": 0, "at": at, "moves": ["go 9"], "finish": True}
    seen = await house.post(f"{seated.path}/preview", line, token)
    assert seen["walk"]["target"] == 9
    assert [step["text"] for step in seen["steps"]] == ["go 9", "leave"]
    odds = await house.post(f"{seated.path}/preview", {**line, "moves": ["go 9", "leave"], "finish": False}, token)
    assert odds["odds"]
    outlook = await house.get(f"{seated.path}/outlook", token)
    assert len(outlook["outlooks"]) == len(answers["options"]["options"])
    why = await house.get(f"{seated.path}/why-not?words=go+16", token)
    assert (why["why"]["rules"], why["why"]["code"]) == (["MOV-01"], "too-far")
    assert why["why"]["facts"] == {"place": 16, "steps": 3}
    assert "16" in why["why"]["words"]
    assert "go 9" in why["possible"]
    assert (await house.get(f"{seated.path}/why-not?words=go+9", token))["why"] is None
    late = await house.call("GET", f"{seated.path}/why-not?words=go+9", seated.tokens[1])
    assert (late.status_code, late.json()["code"]) == (409, "not-your-turn")


async def test_a_bot_gives_its_opinion_if_the_table_allows(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO, options=BASE)
    hints = await house.get(f"{seated.path}/hints?bot=peddler", seated.tokens[0])
    legal = {
        step["text"] for step in (await house.get(f"{seated.path}/options", seated.tokens[0]))["options"]["options"]
    }
    assert hints["hints"]
    assert {hint["text"] for hint in hints["hints"]} <= legal
    values = [hint["value"] for hint in hints["hints"]]
    assert values == sorted(values, reverse=True)
    nobody = await house.call("GET", f"{seated.path}/hints?bot=./x.py:Y", seated.tokens[0])
    assert nobody.json()["code"] == "bad-options"
    bare = await house.table(*TWO, options=BASE, settings={"hints": False, "odds": False})
    for path in ("hints", "outlook"):
        refused = await house.call("GET", f"{bare.path}/{path}", bare.tokens[0])
        assert refused.json()["code"] == "forbidden"


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
    house.server.tables.forget(live)
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
