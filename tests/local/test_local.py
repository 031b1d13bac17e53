"""Tables without a server: they answer as a server does, keep what happens, and hide what is hidden."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter

import bedesten
from bedesten.advice.jobs import think
from bedesten.bots.levels import LEVELS
from bedesten.local.edition import THINKING
from bedesten.server import schema as m
from bedesten.server.schema.plans import HINTS, PLAN
from local.device import Device

FAST = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "apprentice"}]


def seated(device: Device, game: str = "istanbul", seats: Any = FAST, **more: Any) -> tuple[str, list[str]]:
    """A new table with its connection: the code, and the tokens of its persons."""
    status, made = device.ask("POST", "/tables", game=game, seats=seats, **more)
    m.Seated.model_validate(made)
    assert status == 201
    code, tokens = made["table"]["code"], [each["token"] for each in made["tokens"]]
    device.hello(1, code, tokens)
    return code, tokens


def play(device: Device, moves: int) -> None:
    """Persons answer at random, and bots as they like, until so many moves were made."""
    while moves and (told := device.update(1))["table"]["phase"] == "playing":
        seat = told["table"]["actor"]
        mine: list[dict[str, Any]] = next((sight["moves"] for sight in told["sights"] if sight["viewer"] == seat), [])
        if device.jobs:
            device.think()
        else:
            moves -= 1
            chosen = device.random.choice(mine)["text"]
            answer = device.command(1, "play", seat, at=told["table"]["at"], moves=[chosen])
            assert answer["type"] == "accepted"


def finish(device: Device) -> None:
    """A bot plays in my chair to the end."""
    assert device.command(1, "chair", 0, chair=0, bot="apprentice")["type"] == "accepted"
    while device.jobs:
        device.think()
    assert device.update(1)["table"]["phase"] == "over"


@pytest.mark.parametrize(("game", "options"), [("dicegame", {}), ("istanbul", {"expansions": ["mocha", "letters"]})])
def test_a_game_against_a_bot_is_played_to_its_end_and_its_record_is_genuine(game: str, options: Any) -> None:
    device = Device()
    code, (token,) = seated(device, game, options=options)
    play(device, 3)
    finish(device)
    for _, told in device.heard:
        m.server_message.validate_python(told)
    status, text = device.ask("GET", f"/tables/{code}/record", token)
    assert status == 200
    assert bedesten.verify(text).genuine
    status, found = device.ask("GET", f"/tables/{code}/verdict", token)
    assert (status, m.RecordVerdict.model_validate(found).genuine) == (200, True)
    status, seen = device.ask("GET", f"/tables/{code}/position?at=20", token)
    assert m.Position.model_validate(seen).at == 20


def test_what_was_kept_is_all_that_a_table_needs() -> None:
    device = Device()
    code, tokens = seated(device)
    play(device, 5)
    before = device.update(1)
    device.start()
    _, mine = device.ask("POST", "/mine", tokens=tokens)
    assert m.Mine.model_validate(mine).tables[0].table.at == before["table"]["at"]
    device.hello(1, code, tokens)
    after = device.update(1)
    assert after["sights"][0]["view"] == before["sights"][0]["view"]
    assert after["entries"][-1] == before["entries"][-1]
    play(device, 2)
    assert device.update(1)["table"]["at"] > before["table"]["at"]


def test_a_command_that_is_said_twice_is_carried_out_once() -> None:
    device = Device()
    code, _ = seated(device, seats=[{"kind": "person"}, {"kind": "person"}], options={"start": 0})
    told = device.update(1)
    move = {"at": told["table"]["at"], "moves": [told["sights"][0]["moves"][0]["text"]]}
    first = device.command(1, "play", 0, **move)
    device.said -= 1
    assert device.command(1, "play", 0, **move) == first
    assert len(device.entries[code]) == first["entry"]


def test_the_other_player_at_this_screen_sees_only_what_is_his() -> None:
    """Each sight is what a server would tell the seat: the hand of the other is not in it."""
    device = Device()
    code, tokens = seated(device, seats=[{"kind": "person"}, {"kind": "person"}])
    device.hello(2, code, tokens[:1])
    assert [sight["viewer"] for sight in device.update(1)["sights"]] == [0, 1]
    assert [sight["viewer"] for sight in device.update(2)["sights"]] == [0]
    view = device.update(2)["sights"][0]["view"]
    assert view["seats"][0]["hand"] is not None
    assert not view["seats"][1].get("hand")
    for hidden in ("record", "verdict"):
        status, refused = device.ask("GET", f"/tables/{code}/{hidden}", tokens[0])
        assert status == 409
        assert "not-over" in str(refused)


def test_plans_hints_and_reasons_are_told_as_a_server_tells_them() -> None:
    device = Device()
    code, (token, _) = seated(device, seats=[{"kind": "person"}, {"kind": "person"}], options={"start": 0})
    at = device.update(1)["table"]["at"]
    line = {"seat": 0, "at": at, "moves": []}
    TypeAdapter(PLAN).validate_python(device.ask("POST", f"/tables/{code}/plan", token, **line)[1])
    why = m.WhyNot.model_validate(device.ask("GET", f"/tables/{code}/why-not?words=go%2099", token)[1]).why
    assert why is not None
    assert why.rules
    status, told = device.ask("GET", f"/tables/{code}/hints?bot=merchant", token)
    assert status == 200
    HINTS.model_validate(told)
    assert told["plans"]


def test_rules_and_lessons_and_what_can_be_played() -> None:
    device = Device()
    assert not m.GamesInfo.model_validate(device.ask("GET", "/games")[1]).shared
    m.SetupInfo.model_validate(device.ask("POST", "/setup", game="istanbul", players=3)[1])
    m.Rules.model_validate(device.ask("GET", "/rules?language=de")[1])
    m.Lessons.model_validate(device.ask("GET", "/lessons?language=fr")[1])
    m.LessonText.model_validate(device.ask("GET", "/lessons/base-1")[1])
    m.LessonState.model_validate(device.ask("POST", "/lessons/base-1/play", moves=["go 2"])[1])
    assert device.ask("GET", "/lessons/base-99")[0] == 404


def test_one_plays_on_from_a_position_and_once_more() -> None:
    device = Device()
    code, (token,) = seated(device)
    play(device, 3)
    while device.jobs:
        device.think()
    at = device.update(1)["table"]["at"]
    status, made = device.ask("POST", f"/tables/{code}/fork", token, at=at, seats=FAST)
    assert (status, made["table"]["parent"]) == (201, code)
    finish(device)
    assert device.command(1, "rematch", 0)["type"] == "accepted"
    assert device.update(1)["table"]["rematch"]["table"] in device.tables


@pytest.mark.parametrize("bot", [level.name for level in LEVELS])
@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_every_level_keeps_to_the_time_it_is_given(bot: str, game: str) -> None:
    """A bot that fails is replaced by chance: so it must not fail, however little time it has."""
    device = Device()
    seats = [{"kind": "bot", "bot": bot}, {"kind": "person"}]
    options = {"start": 0} if game == "istanbul" else {}
    device.ask("POST", "/tables", game=game, seats=seats, options=options)
    (job,) = device.jobs
    assert job["ms"] == THINKING
    told = think({**job, "ms": 1})
    assert told["moves"]


def test_what_takes_a_server_is_refused() -> None:
    device = Device()
    status, told = device.ask("POST", "/tables", game="istanbul", seats=[{"kind": "person"}, {"kind": "open"}])
    assert (status, told["code"]) == (403, "forbidden")
    assert device.ask("GET", "/tables/ABCDEFGH23")[0] == 404
    assert device.ask("GET", "/tables")[1] == {"tables": []}


def test_it_needs_only_the_standard_library() -> None:
    code = "import sys, bedesten.local.requests; print({'asyncio', 'pydantic', 'rich'} & {*sys.modules})"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "set()"


@pytest.mark.parametrize("known", [True, False])
def test_a_record_is_opened_with_or_without_its_seed_and_played_on_from(known: bool) -> None:
    game = bedesten.new("istanbul", players=3, seed=11, names=["Ada", "Bora", "Cem"])
    for _ in range(30):
        game.play(game.moves()[0])
    text = game.record(reveal=known)
    device = Device()
    status, made = device.ask("POST", "/records", text=text)
    assert status == 201
    code = m.Seated.model_validate(made).table.code
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ada", "Bora", "Cem"]
    device.start()
    device.hello(1, code, [])
    told = device.update(1)
    assert told["table"]["phase"] == "over"
    assert told["sights"][0]["view"] == game.view(None)
    assert [step["text"] for step in told["sights"][0]["steps"] if step["seat"] is not None][:3]
    at = told["table"]["at"]
    assert device.ask("GET", f"/tables/{code}/position?at={at}")[1]["view"] == game.view(None)
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    assert device.ask("POST", f"/tables/{code}/fork", at=at, seats=seats)[0] == 201


def test_what_is_no_record_is_refused_with_the_reason() -> None:
    status, told = Device().ask("POST", "/records", text="Bedesten 1\ngame: chess\n")
    assert (status, told["code"]) == (409, "bad-options")
