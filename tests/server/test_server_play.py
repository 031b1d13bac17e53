"""Whole games over the wire, and the ordinary life of a table."""

from __future__ import annotations

import asyncio
import random

import pytest

import bedesten
from server.server_client import LONG, House, bot, open_seat, parts_of, person


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("istanbul", {}),
        ("istanbul", {"expansions": ["mocha", "letters"], "variants": ["neutral-assistants", "caravan-leader"]}),
        ("dicegame", {}),
    ],
    ids=["base", "great-bazaar", "dice"],
)
async def test_a_game_with_bots_is_played_to_its_end(house: House, game, options):
    seated = await house.table(person(), bot("random"), bot("peddler"), game=game, options=options)
    async with seated.player(0) as ada:
        assert ada.state["phase"] == "playing"
        await ada.play_on(random.Random(1))
        result = ada.state["result"]
    assert result["reason"] == "played"
    assert result["winners"]
    assert sorted(ranked["seat"] for ranked in result["standings"]) == [0, 1, 2]
    record = (await house.call("GET", f"{seated.path}/record")).text
    verdict = bedesten.verify(record)
    assert verdict.genuine, verdict.problem
    assert f"seed: {result['seed']}" in record
    assert seated.state["commitment"] in record


async def test_two_people_see_the_same_game_each_from_his_side(house: House):
    seated = await house.table(person("Ada"), person("Bora"), options={"start": 0})
    async with seated.player(0) as ada, seated.player(1) as bora:
        assert ada.moves(0)
        assert not bora.moves(1)
        assert set(ada.sights) == {0}
        answer = await ada.play("go 9")
        assert answer["played"] == 1
        await bora.until(lambda: bora.state["at"] == ada.state["at"])
        [went] = bora.steps[1][-1]["outcomes"]
        assert went["phrase"] == {"verb": "go", "declines": False, "place": 9}
        assert went["parts"] == [{"what": "go", "seat": 0, "place": 9, "origin": 7}]
        assert "hand" in bora.sights[1]["view"]["seats"][1]
        assert "hand" not in bora.sights[1]["view"]["seats"][0]


async def test_an_ordinary_turn_is_one_message_and_stops_where_chance_comes_in(house: House):
    seated = await house.table(person("Ada"), person("Bora"), options={"start": 0, "layout": "short"})
    async with seated.player(0) as ada:
        before = ada.state["at"]
        answer = await ada.play("go 9", "leave", "announce 8", "go 1")
        assert (answer["type"], answer["played"], answer["stopped"]) == ("accepted", 3, "chance")
        assert answer["at"] == before + 4
        played = [step for step in ada.steps[0] if step["at"] > before]
        assert [step["text"] for step in played[:3]] == ["go 9", "leave", "announce 8"]
        told = played[2]["outcomes"][0]["parts"][0]
        assert (told["what"], told["place"], told["number"], len(told["pips"])) == ("act", 9, 8, 2)
        assert told["got"] == {"lira": 8 if told["hit"] else 2}


async def test_an_illegal_move_in_a_line_changes_nothing(house: House):
    seated = await house.table(person("Ada"), person("Bora"), options={"start": 0, "layout": "short"})
    async with seated.player(0) as ada:
        before = ada.state
        answer = await ada.play("go 9", "pick up")
        assert (answer["type"], answer["code"], answer["index"]) == ("refusal", "illegal", 1)
        assert "MOV-05" in answer["reason"]
        assert (answer["why"]["rules"], answer["why"]["code"]) == (["MOV-05"], "nobody-there")
        assert (await house.get(seated.path))["number"] == before["number"]
        late = await ada.do("play", 0, at=before["at"] - 1, moves=["go 9"])
        assert late["code"] == "outdated"


async def test_a_seat_is_joined_by_code_and_the_host_starts(house: House):
    seated = await house.table(person("Ada"), open_seat(), bot("random"))
    assert seated.state["phase"] == "open"
    refused = await house.call("POST", f"{seated.path}/start", seated.host, json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-started")
    async with seated.player(0) as ada:
        joined = await house.post(f"{seated.path}/join", {"name": "Bora"})
        assert [token["seat"] for token in joined["tokens"]] == [1]
        await ada.until(lambda: ada.state["seats"][1]["name"] == "Bora")
        full = await house.call("POST", f"{seated.path}/join", json={"name": "Cem"})
        assert (full.status_code, full.json()["code"]) == (409, "full")
        await house.post(f"{seated.path}/start", token=seated.host)
        await ada.until(lambda: ada.state["phase"] == "playing")
        assert ada.sights[0]["view"]
        assert [entry["kind"] for entry in ada.entries[:2]] == ["sit", "start"]


async def test_who_leaves_makes_room_and_the_host_can_change_seats(house: House):
    seated = await house.table(person("Ada"), open_seat(), open_seat(), start=False)
    joined = await house.post(f"{seated.path}/join", {"name": "Bora", "seat": 2})
    token = joined["tokens"][0]["token"]
    left = await house.post(f"{seated.path}/leave", token=token)
    assert left["seats"][2]["kind"] == "open"
    again = await house.call("POST", f"{seated.path}/leave", token, json={})
    assert (again.status_code, again.json()["code"]) == (401, "bad-token")
    for seat in (1, 2):
        wish = {"seat": seat, "chair": bot("random")}
        await house.post(f"{seated.path}/seats", wish, seated.host)
    state = await house.post(f"{seated.path}/start", token=seated.host)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]


async def test_hot_seat_is_one_connection_with_several_seats(house: House):
    seated = await house.table(person("Ada"), person("Bora"), person("Cem"))
    async with seated.player(0, 1, 2) as all_three:
        assert set(all_three.sights) == {0, 1, 2}
        for seat in range(3):
            seats = all_three.sights[seat]["view"]["seats"]
            assert ["hand" in held for held in seats] == [i == seat for i in range(3)]
        await all_three.play_on(random.Random(3), most=12)
        assert len({step["seat"] for step in all_three.steps[0]} - {None}) >= 2


async def test_spectators_see_the_game_and_no_hand(house: House):
    seated = await house.table(person("Ada"), bot("random"))
    async with seated.player(0) as ada, seated.watcher() as watcher:
        await ada.play_on(random.Random(5), most=6)
        await watcher.until(lambda: watcher.state["at"] >= ada.state["at"])
        assert set(watcher.sights) == {None}
        sight = watcher.sights[None]
        assert sight["moves"] == []
        assert not any("hand" in seat for seat in sight["view"]["seats"])
        drawn = [part for part in parts_of(watcher.steps[None]) if part["got"].get("cards")]
        assert drawn
        assert all(None in part["cards"] for part in drawn if part["what"] == "besides")
        assert not any((step["text"] or "").startswith("draw ") for step in watcher.steps[None])
        refused = await watcher.do("chat", 0, text="hello")
        assert refused["code"] == "not-your-seat"
        await ada.until(lambda: ada.state["spectators"] == 1 or bool(ada.others))


async def test_listed_tables_are_found_and_private_ones_are_not(house: House):
    shown = await house.table(person("Ada"), open_seat(), settings={"listed": True})
    hidden = await house.table(person("Ada"), open_seat())
    codes = [table["code"] for table in (await house.get("/api/tables"))["tables"]]
    assert shown.code in codes
    assert hidden.code not in codes


async def test_my_games_are_found_by_their_tokens(house: House):
    mine = await house.table(person("Ada"), bot("random"), options={"start": 0})
    other = await house.table(person("Cem"), bot("random"))
    found = (await house.post("/api/mine", {"tokens": [mine.tokens[0], "x" * 43]}))["tables"]
    assert [table["table"]["code"] for table in found] == [mine.code]
    assert (found[0]["seats"], found[0]["host"], found[0]["my_turn"]) == ([0], False, True)
    hosted = (await house.post("/api/mine", {"tokens": [other.host]}))["tables"]
    assert [(table["seats"], table["host"]) for table in hosted] == [([], True)]


async def test_bots_alone_play_to_the_end_without_anybody(house: House):
    seated = await house.table(bot("random"), bot("random"), game="dicegame")
    async with asyncio.timeout(LONG):
        while (await house.get(seated.path))["phase"] != "over":
            await asyncio.sleep(0.1)


async def test_what_a_client_needs_to_set_up_a_table(house: House):
    games = await house.get("/api/games")
    assert [game["game"] for game in games["games"]] == list(bedesten.GAMES)
    assert "random" in [bot["name"] for bot in games["bots"]]
    trial = {"game": "istanbul", "players": 4, "options": {"expansions": ["mocha", "letters"]}, "seed": 1}
    first = await house.post("/api/setup", trial)
    second = await house.post("/api/setup", {**trial, "seed": 2})
    assert first["ok"]
    assert (first["bazaar"]["width"], len(first["bazaar"]["board"])) == (5, 25)
    assert first["bazaar"]["board"] != second["bazaar"]["board"]
    why = {(choice["option"], choice["value"]): choice["why_not"] for choice in first["choices"]}
    assert why["layout", "random"] is None
    assert "with these expansions" in why["layout", "short"]
    assert "big-box" in why["edition", "first"]
    seated = await house.table(person(), *[bot()] * 3, options=second["options"])
    assert seated.state["options"]["board"] == second["bazaar"]["board"]
    bad = await house.post("/api/setup", {"game": "istanbul", "players": 5, "options": {"layout": "nowhere"}})
    assert (bad["ok"], bad["bazaar"]) == (False, None)
    assert "layout" in bad["reason"]
