"""What people do at a table besides playing: taking back, pausing, resigning, leaving a chair, playing again."""

from __future__ import annotations

import asyncio
import random

from server.server_client import LONG, House, Player, bot, parts_of, person

TWO = (person("Ada"), person("Bora"))
BASE = {"start": 0, "layout": "short"}


async def test_what_revealed_nothing_is_taken_back_at_once(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0) as ada, seated.player(1) as bora:
        start = ada.state["line"]
        await ada.play("go 9", "leave")
        assert ada.sights[0]["can_undo"]
        assert (ada.sights[0]["undo_to"], ada.sights[0]["turn_start"]) == (start, start)
        answer = await ada.do("undo", at=ada.state["at"])
        await ada.until(lambda: ada.cursor >= answer["entry"])
        assert ada.state["line"] == start + 1
        assert ada.steps[0][-1]["undo"] == start + 1
        answer = await ada.do("restart-turn", at=ada.state["at"])
        await ada.until(lambda: ada.cursor >= answer["entry"])
        assert ada.state["line"] == start
        assert not ada.sights[0]["can_undo"]
        assert (await ada.do("restart-turn", at=ada.state["at"]))["code"] == "nothing-to-undo"
        await bora.until(lambda: bora.state["at"] == ada.state["at"])
        assert bora.sights[1]["view"]["seats"][0]["merchant"] == 7
    async with seated.player(1) as again:  # who comes later hears that it was undone
        assert [step["undone"] for step in again.steps[1]][-4:] == [True, True, False, False]


async def test_beyond_what_became_known_the_others_are_asked(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0) as ada, seated.player(1) as bora:
        start = ada.state["line"]
        await ada.play("go 9", "leave", "announce 8")
        rolls = [part["pips"] for part in parts_of(ada.steps[0]) if part["pips"]]
        answer = await ada.do("undo", at=ada.state["at"], to=start)
        assert answer["asked"]
        await bora.until(lambda: bora.state["consent"] is not None)
        request = bora.state["consent"]
        assert (request["seat"], request["to"], request["waiting"]) == (0, start, [1])
        assert (await ada.do("undo", at=ada.state["at"], to=start))["code"] == "busy"
        assert (await ada.do("consent", request=request["request"], agree=True))["code"] == "forbidden"
        assert (await bora.do("consent", 1, request=request["request"] + 1, agree=True))["code"] == "no-such-request"
        answer = await bora.do("consent", 1, request=request["request"], agree=True)
        await bora.until(lambda: bora.cursor >= answer["entry"])
        assert (bora.state["line"], bora.state["consent"]) == (start, None)
        await ada.until(lambda: ada.state["line"] == start)
        await ada.play("go 9", "leave", "announce 8")
        assert [part["pips"] for part in parts_of(ada.steps[0]) if part["pips"]] == [*rolls, rolls[-1]]


async def test_a_request_can_be_declined_and_called_off(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0) as ada, seated.player(1) as bora:
        start = ada.state["line"]
        await ada.play("go 9", "leave", "announce 8")
        for player, seat in ((bora, 1), (ada, 0)):
            await ada.do("undo", at=ada.state["at"], to=start)
            await player.until(lambda player=player: player.state["consent"] is not None)
            answer = await player.do("consent", seat, request=player.state["consent"]["request"], agree=False)
            await player.until(lambda player=player, answer=answer: player.cursor >= answer["entry"])
            assert player.state["consent"] is None
            await ada.until(lambda: ada.state["consent"] is None)
            assert ada.state["line"] > start


async def test_a_table_can_allow_less(house: House):
    free = await house.table(*TWO, options=BASE, settings={"undo": "free"})
    async with free.player(0) as ada:
        start = ada.state["line"]
        await ada.play("go 9", "leave", "announce 8")
        assert (await ada.do("undo", at=ada.state["at"], to=start))["code"] == "beyond-barrier"
    none = await house.table(*TWO, options=BASE, settings={"undo": "none", "chat": False})
    async with none.player(0) as ada:
        await ada.play("go 9")
        assert not ada.sights[0]["can_undo"]
        assert (await ada.do("undo", at=ada.state["at"]))["code"] == "forbidden"
        assert (await ada.do("chat", text="hello"))["code"] == "chat-off"


async def test_against_bots_nobody_needs_to_agree(house: House):
    seated = await house.table(person("Ada"), bot("random"), options=BASE)
    async with seated.player(0) as ada:
        start = ada.state["line"]
        await ada.play("go 9", "leave", "announce 8")
        luck = random.Random(1)
        while ada.state["turn"] < 3:
            await ada.play_on(luck, most=1)
        answer = await ada.do("undo", at=ada.state["at"], to=start)
        await ada.until(lambda: ada.cursor >= answer["entry"])
        assert ada.state["line"] == start
        assert (await ada.do("undo", at=ada.state["at"]))["code"] == "nothing-to-undo"


async def test_a_paused_table_stands_still(house: House):
    seated = await house.table(*TWO, options=BASE)
    async with seated.player(0) as ada, seated.player(1) as bora:
        await bora.do("pause", 1, paused=True)
        await ada.until(lambda: ada.state["paused"])
        assert ada.moves() == []
        assert (await ada.do("play", at=ada.state["at"], moves=["go 9"]))["code"] == "paused"
        await ada.do("pause", paused=False)
        await ada.my_turn()
        assert (await ada.play("go 9"))["type"] == "accepted"


async def test_bots_wait_while_it_is_paused(house: House):
    seated = await house.table(person("Ada"), bot("peddler"), bot("peddler"), options={"start": 1})
    async with seated.player(0) as ada:
        await ada.do("pause", paused=True)
        await ada.until(lambda: ada.state["paused"])
        at = ada.state["at"]
        async with asyncio.timeout(LONG):
            while house.server.bot_pool.busy:  # what a bot was thinking of comes too late
                await asyncio.sleep(0.02)
        assert (await house.get(seated.path))["at"] == at
        await ada.do("pause", paused=False)
        await ada.my_turn()


async def test_chat_is_kept_and_told_as_it_was_typed(house: House):
    seated = await house.table(*TWO)
    async with seated.player(0) as ada, seated.player(1) as bora:
        await ada.do("chat", text="  <b>şalom</b> &\u202e amp;\n\tgood luck ")
        await bora.until(lambda: any(entry["kind"] == "chat" for entry in bora.entries))
        [said] = [entry for entry in bora.entries if entry["kind"] == "chat"]
        assert (said["text"], said["seat"]) == ("<b>şalom</b> & amp; good luck", 0)
        assert (await ada.do("play", at=ada.state["at"] + 1, moves=["x"]))["code"] == "outdated"


async def test_who_resigns_of_two_loses(house: House):
    seated = await house.table(*TWO)
    async with seated.player(0) as ada, seated.player(1) as bora:
        await ada.do("resign")
        await bora.until(lambda: bora.state["phase"] == "over")
        assert bora.state["result"]["winners"] == [1]
        assert bora.state["result"]["reason"] == "resigned"
        assert (await bora.do("pause", 1, paused=True))["code"] == "over"


async def test_of_three_the_others_play_on_with_a_bot_in_the_chair(house: House):
    seated = await house.table(person("Ada"), person("Bora"), person("Cem"), settings={"stand_in": "random"})
    async with seated.player(1, 2) as others:
        async with seated.player(0) as ada:
            await ada.do("resign")
            assert (await ada.do("chair", chair=0, bot=None))["code"] == "forbidden"
        await others.play_on(random.Random(2), most=20)
        assert others.state["seats"][0]["resigned"]
        assert any(entry["by"] == "bot" and entry["seat"] == 0 for entry in others.entries)


async def test_the_tables_stand_in_takes_an_absent_players_chair_and_gives_it_back(house: House):
    seated = await house.table(*TWO, options=BASE, settings={"stand_in": "random"})
    live = await house.live_table(seated.code)
    async with seated.player(1) as bora:
        async with seated.player(0) as ada:
            await bora.until(lambda: bora.present == [True, True])
            assert (await bora.do("chair", 1, chair=0, bot="random"))["code"] == "forbidden"
            assert (await bora.do("chair", 1, chair=0, bot="./evil.py:Bot"))["code"] == "bad-message"
        await bora.until(lambda: bora.present == [False, True])
        assert (await bora.do("chair", 1, chair=0, bot="random"))["code"] == "forbidden", "he has a day"
        live.state.time -= 86_400_000
        live.away_since.clear()
        assert (await bora.do("chair", 1, chair=0, bot="merchant"))["code"] == "forbidden"
        assert (await bora.do("chair", 1, chair=0, bot="random"))["type"] == "accepted"
        await bora.my_turn(1)
        assert any(entry["by"] == "bot" and entry["seat"] == 0 for entry in bora.entries)
        async with seated.player(0) as ada:
            assert ada.state["seats"][0]["bot"] == "random"
            assert (await bora.do("chair", 1, chair=0, bot=None))["code"] == "forbidden"
            assert (await ada.do("chair", chair=0, bot=None))["type"] == "accepted"
            await ada.until(lambda: ada.state["seats"][0]["bot"] is None)


async def test_a_bot_in_the_chair_does_not_agree_to_an_undo(house: House):
    """Consent is asked of persons: who calls a bot for an absent player takes no dice back by that."""
    seated = await house.table(*TWO, options=BASE, settings={"stand_in": "random"})
    live = await house.live_table(seated.code)
    async with seated.player(0) as ada:
        await ada.play("go 9", "leave", "announce 12")
        while ada.state["actor"] == 0:
            await ada.play_on(random.Random(1), most=1)
        live.state.time -= 86_400_000
        await ada.do("chair", 0, chair=1, bot="random")
        await ada.my_turn()
        answer = await ada.do("undo", at=ada.state["at"], to=live.log.history.first_choice())
        assert (answer["type"], answer["asked"]) == ("accepted", True)
        await ada.until(lambda: ada.state["consent"] is not None)
        assert ada.state["consent"]["waiting"] == [1]


async def test_who_stays_away_too_long_is_stood_in_for(house: House):
    settings = {"absence": 10, "stand_in": "random"}
    seated = await house.table(*TWO, options=BASE, settings=settings)
    live = await house.live_table(seated.code)
    async with seated.player(1) as bora:
        # Nobody waits for ten seconds here: the last entry is made to be that old.
        live.state.time -= 9_500
        house.loop.call_soon_threadsafe(live.wake_autoplay)
        await bora.my_turn(1)
        [chair] = [entry for entry in bora.entries if entry["kind"] == "chair"]
        assert (chair["chair"], chair["by"], chair["bot"]) == (0, "server", "random")


async def test_a_clock_that_runs_out_gives_the_chair_to_a_bot(house: House):
    settings = {"clock": {"seconds": 86400, "increment": 5}, "stand_in": "random"}
    seated = await house.table(*TWO, options=BASE, settings=settings)
    live = await house.live_table(seated.code)
    async with seated.player(0, 1) as both:
        assert [clock["running"] for clock in both.state["clocks"]] == [True, False]
        await both.play("go 9", "leave", "announce 8")
        await both.play_on(random.Random(1), most=1)
        live.state.clocks.since -= 10 * 86_400_000
        house.loop.call_soon_threadsafe(live.wake_autoplay)
        await both.until(lambda: any(entry["kind"] == "chair" for entry in both.entries))
        [chair] = [entry for entry in both.entries if entry["kind"] == "chair"]
        seat = chair["chair"]
        assert chair["by"] == "clock"
        assert both.state["clocks"][seat]["left"] == 0
        assert (await both.do("chair", seat, chair=seat, bot=None))["code"] == "forbidden"


async def test_time_is_given_to_others_and_a_clock_that_ran_out_goes_on(house: House):
    settings = {"clock": {"seconds": 86400}, "stand_in": "random"}
    seated = await house.table(*TWO, options=BASE, settings=settings)
    live = await house.live_table(seated.code)
    async with seated.player(0) as ada, seated.player(1) as bora:
        assert (await bora.do("give-time", 1, to=1, seconds=3600))["code"] == "forbidden"
        answer = await bora.do("give-time", 1, to=0, seconds=3600)
        await ada.until(lambda: ada.cursor >= answer["entry"])
        entry = ada.entries[-1]
        assert (entry["kind"], entry["seat"], entry["to"], entry["seconds"]) == ("give-time", 1, 0, 3600)
        assert 86_400_000 < ada.state["clocks"][0]["left"] <= 90_000_000
        assert ada.state["clocks"][1]["left"] == 86_400_000
        live.state.clocks.since -= 10 * 86_400_000
        house.loop.call_soon_threadsafe(live.wake_autoplay)
        await ada.until(lambda: ada.state["seats"][0]["bot"] == "random")
        assert (await ada.do("chair", chair=0, bot=None))["code"] == "forbidden"
        await bora.do("give-time", 1, to=0, seconds=3600)
        assert (await ada.do("chair", chair=0, bot=None))["type"] == "accepted"
        await ada.until(lambda: ada.state["seats"][0]["bot"] is None)
    plain = await house.table(*TWO, options=BASE)
    async with plain.player(0) as ada:
        assert (await ada.do("give-time", to=1, seconds=60))["code"] == "forbidden"


async def test_clocks_stand_still_while_it_is_paused_and_answers_bring_time_back(house: House):
    seated = await house.table(*TWO, options=BASE, settings={"clock": {"seconds": 1000, "increment": 86400}})
    live = await house.live_table(seated.code)
    async with seated.player(0, 1) as both:
        assert (await both.do("pause", 0, paused=True))["code"] == "forbidden", "it is his own clock"
        await both.do("pause", 1, paused=True)
        await both.until(lambda: both.state["paused"])
        assert not any(clock["running"] for clock in both.state["clocks"])
        left = both.state["clocks"][0]["left"]
        live.state.time -= 100_000  # as if the pause had begun that much sooner
        await both.do("pause", 0, paused=False)
        await both.until(lambda: not both.state["paused"])
        assert live.state.clocks.left[0] == left
        while both.state["active"] == 0:
            await both.play_on(random.Random(1), most=1)
        assert live.state.clocks.left[0] > 80_000_000


async def test_a_rematch_has_the_same_seats_and_tokens_and_another_start_player(house: House):
    seated = await house.table(*TWO, options={"start": 1})
    async with seated.player(0) as ada, seated.player(1) as bora:
        assert (await ada.do("rematch"))["code"] == "not-over"
        await ada.do("resign")
        await bora.until(lambda: bora.state["phase"] == "over")
        assert (await ada.do("rematch"))["type"] == "accepted"
        await bora.until(lambda: bora.state["rematch"]["wanted"] == [0])
        assert bora.state["rematch"]["table"] is None
        await bora.do("rematch", 1)
        await ada.until(lambda: ada.state["rematch"]["table"] is not None)
        code = ada.state["rematch"]["table"]
        await bora.until(lambda: bora.state["rematch"]["table"] == code)
        assert (await ada.do("rematch"))["code"] == "outdated"
    async with Player(house, code, [seated.tokens[0]]) as again:
        assert again.state["phase"] == "playing"
        assert again.state["parent"] == seated.code
        assert again.state["options"]["start"] == 0
        assert again.moves()
        assert again.state["commitment"] != seated.state["commitment"]
