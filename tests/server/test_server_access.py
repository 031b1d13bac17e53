"""Nobody without the seat's token can act or see a hand: wrong, old, other tables' and no tokens, everywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bedesten.server import schema as m
from bedesten.server.schema.catalogue import LIVE_CLIENT
from bedesten.server.tokens import new_token
from server.server_client import House, Player, Seated, bot, open_seat, patient, person

COMMANDS: dict[str, Any] = {
    "play": {"at": 0, "moves": ["go 9"]},
    "undo": {"at": 0},
    "restart-turn": {"at": 0},
    "consent": {"request": 1, "agree": True},
    "resign": {},
    "pause": {"paused": True},
    "rematch": {},
    "chair": {"chair": 0, "bot": "random"},
    "give-time": {"to": 1, "seconds": 60},
    "chat": {"text": "hello"},
    "standing": {"answers": []},
}

FOR_SEATS = [
    ("POST", "leave", {}),
    ("POST", "commands", {"client": "test-client", "command": {"type": "resign", "number": 1, "seat": 0}}),
    ("POST", "plan", {"seat": 0, "at": 0, "moves": []}),
    ("POST", "notify", {"webhook": None}),
    ("GET", "hints", None),
    ("GET", "why-not?words=go+9", None),
]
FOR_HOSTS = [
    ("POST", "seats", {"seat": 0, "chair": {"kind": "bot"}}),
    ("POST", "start", {}),
    ("POST", "close", {}),
]
FOR_ALL = [
    ("GET", "state", None),
    ("GET", "position?at=0", None),
    ("GET", "steps", None),
    ("GET", "record", None),
    ("GET", "verdict", None),
    ("POST", "fork", {"at": 9, "seats": [{"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]}),
]
"""Spectators may look, so no token is fine; a token that is worth nothing is not."""


def test_all_commands_and_all_paths_are_tried(sqlite_house: House):
    """A new command or path must be added here, too."""
    told = {model.model_fields["type"].annotation.__args__[0] for model in LIVE_CLIENT}
    assert told - set(COMMANDS) == {"hello", "ping", "seen"}
    paths = {path.rsplit("/", 1)[-1] for path in sqlite_house.server_paths() if path.startswith("/api/tables/{code}/")}
    tried = {path.split("?")[0] for _, path, _ in [*FOR_SEATS, *FOR_HOSTS, *FOR_ALL]}
    assert paths - tried == {"join", "export"}, "of an export see test_server_unreadable.py"


async def with_an_old_token(house: House, begun: bool = True) -> tuple[Seated, str]:
    """A table of Ada and Bora, and the token of somebody who sat there, too, and left."""
    seated = await house.table(person("Ada"), person("Bora"), open_seat(), options={"start": 0}, start=False)
    joined = await house.post(f"{seated.path}/join", {"name": "Cem"})
    old = joined["tokens"][0]["token"]
    await house.post(f"{seated.path}/leave", token=old)
    if begun:
        await house.post(f"{seated.path}/seats", {"seat": 2, "chair": bot()}, seated.host)
        await house.post(f"{seated.path}/start", token=seated.host)
    return seated, old


async def tokens_worth_nothing(house: House, old: str) -> dict[str, str]:
    """One made up, one of another table, one that was given up, another host's, and what is none."""
    other = await house.table(person("Eve"), person("Mallory"))
    return {
        "made up": new_token(),
        "another table's": other.tokens[0],
        "another host's": other.host,
        "given up": old,
        "no token": "x",
    }


@pytest.mark.parametrize(("method", "path", "body"), FOR_SEATS, ids=lambda value: str(value)[:12])
async def test_only_a_seats_own_token_opens_what_is_the_seats(sqlite_house: House, method, path, body):
    house = sqlite_house
    seated, old = await with_an_old_token(house)
    before = (await house.get(seated.path))["number"]
    wrong = await tokens_worth_nothing(house, old)
    for why, token in [*wrong.items(), ("nothing", None), ("the host's", seated.host)]:
        answer = await house.call(method, f"{seated.path}/{path}", token, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), why
    if body and ("seat" in body or "command" in body):
        answer = await house.call(method, f"{seated.path}/{path}", seated.tokens[1], json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert (await house.get(seated.path))["number"] == before


@pytest.mark.parametrize(("method", "path", "body"), FOR_HOSTS, ids=lambda value: str(value)[:12])
async def test_only_the_host_may_do_what_is_the_hosts(sqlite_house: House, method, path, body):
    house = sqlite_house
    seated, old = await with_an_old_token(house, begun=False)
    before = (await house.get(seated.path))["number"]
    wrong = await tokens_worth_nothing(house, old)
    for why, token in [*wrong.items(), ("nothing", None), ("a player's", seated.tokens[0])]:
        answer = await house.call(method, f"{seated.path}/{path}", token, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), why
    assert (await house.get(seated.path))["number"] == before


@pytest.mark.parametrize(("method", "path", "body"), FOR_ALL, ids=lambda value: str(value)[:12])
async def test_who_looks_on_sees_no_hand(sqlite_house: House, method, path, body):
    house = sqlite_house
    seated, old = await with_an_old_token(house)
    for why, token in (await tokens_worth_nothing(house, old)).items():
        answer = await house.call(method, f"{seated.path}/{path}", token, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), why
    looked = await house.call(method, f"{seated.path}/{path}", None, json=body)
    assert '"hand":' not in looked.text
    assert looked.status_code in (200, 409)
    other = await house.call(method, f"{seated.path}/{path}", seated.tokens[1], json=body)
    if '"view"' in other.text:
        found = other.json()
        seats = (found if "view" in found else found["sights"][0])["view"]["seats"]
        assert ["hand" in seat for seat in seats] == [False, True, False]


async def test_no_command_is_heard_from_who_has_not_the_seat(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(person("Ada"), person("Bora"), options={"start": 0})
    async with seated.watcher() as watcher, seated.player(1) as bora:
        for kind, fields in COMMANDS.items():
            assert (await watcher.do(kind, 0, **fields))["code"] == "not-your-seat", kind
            assert (await bora.do(kind, 0, **fields))["code"] == "not-your-seat", kind
        await watcher.say({"type": "seen", "seat": 0, "upto": 1})
        assert (await watcher.hear())["code"] == "not-your-seat"
    assert (await house.get(seated.path))["number"] == 1


async def test_hello_takes_only_tokens_of_this_table(sqlite_house: House):
    house = sqlite_house
    seated, old = await with_an_old_token(house)
    for why, token in (await tokens_worth_nothing(house, old)).items():
        async with await patient(house.live) as socket:
            hello = {"type": "hello", "client": "test-client", "table": seated.code, "tokens": [token]}
            await socket.send(json.dumps(hello))
            refused = json.loads(await socket.recv())
            assert refused["code"] in ("bad-token", "bad-message"), why
            await socket.send(json.dumps({"type": "resign", "number": 1, "seat": 0}))
            assert json.loads(await socket.recv())["code"] == "bad-message"
    both = Player(house, seated.code, [seated.tokens[1], new_token()])
    async with both:
        welcome = both.others[0]
        assert (welcome["seats"], welcome["refused"]) == ([1], 1)


async def test_a_token_that_was_given_up_is_worth_nothing_even_on_an_open_connection(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(person("Ada"), person("Bora"), open_seat(), start=False)
    async with seated.player(1) as bora:
        assert (await bora.do("chat", 1, text="here"))["type"] == "accepted"
        await house.post(f"{seated.path}/seats", {"seat": 1, "chair": {"kind": "open"}}, seated.host)
        assert (await bora.do("chat", 1, text="still here"))["code"] in ("bad-token", "not-your-seat")
        joined = await house.post(f"{seated.path}/join", {"name": "Cem", "seat": 1})
        assert (await bora.do("chat", 1, text="still here"))["code"] == "bad-token"
        assert joined["tokens"][0]["token"] != seated.tokens[1]


async def test_tables_that_nobody_may_watch(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(person("Ada"), bot(), settings={"watch": False})
    assert (await house.call("GET", f"{seated.path}/state")).json()["code"] == "forbidden"
    async with await patient(house.live) as socket:
        await socket.send(json.dumps({"type": "hello", "client": "test-client", "table": seated.code}))
        assert json.loads(await socket.recv())["code"] == "forbidden"
    async with seated.player(0) as ada:
        assert ada.sights[0]["view"]


async def test_the_seed_is_told_only_at_the_end(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(person("Ada"), person("Bora"))
    live = await house.live_table(seated.code)
    seed = live.state.config.seed
    async with seated.player(0) as ada:
        for path in ("", "/state?since=0", "/position?at=9", "/steps"):
            answer = await house.call("GET", seated.path + path, seated.tokens[0])
            assert seed not in answer.text
        line = {"seat": 0, "at": ada.state["at"], "moves": []}
        assert seed not in (await house.call("POST", f"{seated.path}/plan", seated.tokens[0], json=line)).text
        assert (await house.call("GET", f"{seated.path}/record", seated.tokens[0])).json()["code"] == "not-over"
        await ada.do("resign")
        await ada.until(lambda: ada.state["phase"] == "over")
        assert ada.state["result"]["seed"] == seed


async def test_tokens_are_kept_as_hashes_only(serving, tmp_path):
    file = tmp_path / "tables.db"
    with serving(database=f"sqlite:///{file}") as house:
        seated = await house.table(person("Ada"), open_seat())
        joined = await house.post(f"{seated.path}/join", {"name": "Bora"})
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert seated.code.encode() in kept
    for token in (seated.host, seated.tokens[0], joined["tokens"][0]["token"]):
        assert token.encode() not in kept


async def test_files_of_the_server_are_never_opened_for_options(sqlite_house: House, tmp_path):
    file = tmp_path / "components.toml"
    file.write_text("[nothing]\n")
    body = {"game": "istanbul", "seats": [person(), bot()], "options": {"components": str(file)}}
    answer = await sqlite_house.call("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-options")
    assert "not a file" in answer.json()["reason"]
    trial = {"game": "dicegame", "players": 2, "options": {"components": str(file)}}
    assert "not a file" in (await sqlite_house.post("/api/setup", trial))["reason"]
    wish = [person(), {"kind": "bot", "bot": "./evil.py:Bot"}]
    answer = await sqlite_house.call("POST", "/api/tables", json={"game": "dicegame", "seats": wish})
    assert answer.json()["code"] == "bad-message"


async def test_names_are_tidied_and_told_as_they_are(sqlite_house: House):
    seated = await sqlite_house.table(person(" <i>Zoë\u0000\u202e\n</i> "), bot())
    assert seated.state["seats"][0]["name"] == "<i>Zoë </i>"
    assert m.SeatState.model_validate(seated.state["seats"][0])
    answer = await sqlite_house.call(
        "POST", "/api/tables", json={"game": "dicegame", "seats": [person("x" * 99), bot()]}
    )
    assert answer.status_code == 422


@pytest.mark.parametrize("watch", [True, False])
async def test_who_has_got_up_does_not_see_the_next_ones_hand(sqlite_house: House, watch: bool):
    """A connection outlives its seat: it is told what all may see, or nothing where nobody may watch."""
    house = sqlite_house
    seated = await house.table(person("Ada"), open_seat(), settings={"watch": watch}, start=False)
    token = (await house.post(f"{seated.path}/join", {"name": "Cem"}))["tokens"][0]["token"]
    async with Player(house, seated.code, [token]) as cem:
        assert set(cem.sights) == {1}
        await house.post(f"{seated.path}/leave", token=token)
        await house.post(f"{seated.path}/join", {"name": "Bora"})
        await house.post(f"{seated.path}/start", token=seated.host)
        if watch:
            await cem.until(lambda: cem.state["phase"] != "open" and cem.sights.get(None, {}).get("view"))
            assert "hand" not in cem.sights[None]["view"]["seats"][1]
        else:
            await cem.until(lambda: any(said.get("code") == "bad-token" for said in cem.others))
            assert cem.state["phase"] == "open"
        assert all(viewer in (None, 1) for viewer in cem.sights)
        assert not cem.sights.get(1, {}).get("view")
