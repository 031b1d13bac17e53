"""Whatever is thrown at it, the server answers in its own words, stays up and gives nothing away."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, settings
from websockets.typing import Origin

from bedesten.server import schema as m
from bedesten.server.app import describe_api
from server.fuzzing import fuzz
from server.server_client import LONG, House, Player, bot, patient, person


@pytest.fixture(scope="module")
def some_table(sqlite_house: House) -> dict[str, str]:
    """A table to be shot at."""
    body = {"game": "istanbul", "seats": [person("Ada"), person("Bora"), bot()], "options": {"start": 0}}
    said = httpx.post(f"{sqlite_house.address}/api/tables", json=body, timeout=LONG).json()
    return {"code": said["table"]["code"], "token": said["tokens"][0]["token"], "host": said["host"]}


def test_every_request_gets_an_answer_of_the_schema(sqlite_house: House, some_table: dict[str, str]) -> None:
    """Made up from the schema itself: any value, any missing or odd field. Half of them go to a real table.

    Requests are made up here, and schemathesis is imported here: else every process would spend seconds on it.
    """
    import schemathesis
    from schemathesis.pytest.lazy import get_all_tests
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    def one(case: Any) -> None:
        luck = random.Random(repr(case.path_parameters))
        if "code" in (case.path_parameters or {}) and luck.random() < 0.7:
            case.path_parameters["code"] = some_table["code"]
            if luck.random() < 0.8:
                wanted = "host" if case.path.endswith(("seats", "start", "close")) and luck.random() < 0.7 else "token"
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {some_table[wanted]}"}
        answer = case.call(base_url=sqlite_house.address, timeout=LONG)
        told.append(answer.status_code)
        assert answer.status_code < 500 or answer.json()["code"] == "unavailable", answer.text
        assert answer.status_code != 500, answer.text
        if answer.status_code >= 400:
            m.Refusal.model_validate(answer.json())
        case.validate_response(answer, checks=[status_code_conformance, response_schema_conformance])

    told: list[int] = []
    described = schemathesis.openapi.from_dict(describe_api())
    chosen = settings(
        max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
    )
    tests: list[Any] = list(get_all_tests(schema=described, test_func=one, settings=chosen, given_kwargs=None))
    assert len(tests) == described.statistic.operations.total >= 30
    for test in tests:
        test.ok()[1]()
    assert len(told) > 8 * len(tests)


async def test_nothing_that_is_thrown_at_it_breaks_it(serving, tmp_path):
    """`cd tests; python -m server.fuzzing` throws as much as one likes."""
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}") as house:
        done = await fuzz(house, 500, seed=7)
        assert done.wrong == []
        assert done.requests + done.messages == 500
        assert done.statuses["200"] > 50
        assert done.statuses["ws refusal"] > 100


async def test_what_is_too_large_is_refused(sqlite_house: House):
    house = sqlite_house
    largest = house.server.settings.largest
    answer = await house.call("POST", "/api/tables", content=b" " * (largest + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    async def chunks():
        for _ in range(20):
            yield b" " * (largest // 10)

    answer = await house.call("POST", "/api/tables", content=chunks())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    async with await patient(house.live) as socket:
        await socket.send("x" * (largest + 1))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd.code == 1009


async def test_who_asks_too_much_must_wait(serving, tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database=url, requests=0.001) as house:
        codes = [(await house.call("GET", "/api/games")).status_code for _ in range(30)]
        assert codes == [200] * 20 + [429] * 10
        assert (await house.call("GET", "/healthz")).status_code == 200, "who watches over the server may always ask"
    with serving(database=url, new_tables=0.001, messages=0.001, connections=2) as house:
        made = [
            await house.call("POST", "/api/tables", json={"game": "dicegame", "seats": [bot(), bot()]}) for _ in "12345"
        ]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429, 429]
        code = made[0].json()["table"]["code"]
        async with Player(house, code, []) as one, Player(house, code, []):
            with pytest.raises(websockets.WebSocketException):
                await patient(house.live)
            for _ in range(100):
                await one.say({"type": "ping"})
            with pytest.raises(websockets.ConnectionClosed):
                await one.until(lambda: False)
            assert one.others[-1] == {"type": "goodbye", "code": "too-fast", "retry": False}


@pytest.mark.parametrize("path", ["/", "/t/ABCDEFGHJK", "/api/games", "/api/nothing", "/healthz", "/assets/nothing.js"])
async def test_every_answer_has_safe_headers(sqlite_house: House, path):
    answer = await sqlite_house.call("GET", path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers
    assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")


async def test_other_sites_cannot_use_it(serving, tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    allowed = "https://bedesten.example"
    with serving(database=url, origins=(allowed,), hosts=("bedesten.example",)) as house:
        body = {"game": "dicegame", "seats": [bot(), bot()]}
        own = house.address
        for origin, status in ((own, 201), (allowed, 201), ("https://evil.example", 403), ("null", 403)):
            answer = await house.call("POST", "/api/tables", headers={"Origin": origin}, json=body)
            assert answer.status_code == status, origin
        for host, status in (("bedesten.example", 200), ("evil.example", 403), ("localhost:1", 200), ("[::1]:1", 200)):
            answer = await house.call("GET", "/healthz", headers={"Host": host})
            assert answer.status_code == status, host
        async with websockets.connect(house.live, origin=Origin(allowed), open_timeout=LONG):
            pass
        with pytest.raises(websockets.InvalidStatus) as refused:
            await patient(house.live, origin="https://evil.example")
        assert refused.value.response.status_code == 403


async def test_what_breaks_inside_is_not_told(serving, tmp_path, monkeypatch):
    def fail() -> None:
        raise RuntimeError("the secret is 42")

    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}") as house:
        monkeypatch.setattr("bedesten.server.http.tables.games", fail)
        answer = await house.call("GET", "/api/games")
        assert answer.status_code == 500
        assert "42" not in answer.text
        assert "Traceback" not in answer.text
        m.Refusal.model_validate(answer.json())
        async with asyncio.timeout(LONG):
            while house.server.tables.counts.errors != 1:  # it is counted after it is answered
                await asyncio.sleep(0.01)


async def test_files_outside_the_client_are_not_served(serving, tmp_path):
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Bedesten</title>")
    (web / "assets" / "app-1.js").write_text("let a = 1;")
    (web / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", web=str(web)) as house:
        answer = await house.call("GET", "/")
        assert (answer.status_code, "Bedesten" in answer.text) == (200, True)
        assert answer.headers["cache-control"] == "no-cache"
        assert "immutable" in (await house.call("GET", "/assets/app-1.js")).headers["cache-control"]
        assert (await house.call("GET", "/favicon.svg")).headers["content-type"].startswith("image/svg")
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
        ):
            async with httpx.AsyncClient(timeout=LONG) as http:
                raw = await http.get(httpx.URL(house.address, raw_path=path.encode()))
            assert "secret" not in raw.text
        for path in ("/%00", "/%ff", "/" + "x" * 3000):
            assert (await house.call("GET", path)).status_code == 404


async def test_without_a_client_it_says_so(serving, tmp_path):
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", web=str(tmp_path / "nowhere")) as house:
        answer = await house.call("GET", "/")
        assert answer.status_code == 200
        assert "bedesten play" in answer.text
