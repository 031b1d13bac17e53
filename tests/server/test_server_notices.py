"""Players who are away are told that it is their turn: signed, tried again, and never into a private network."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import os
import socket
from typing import Any

import pytest

from bedesten.kernel.errors import OptionError
from bedesten.server.notify import http_client, notices
from bedesten.server.notify.http_client import AddressRefused, check_address, is_public
from bedesten.server.notify.web_push import Pusher
from bedesten.server.settings import ServerSettings
from server.server_client import LONG, House, Seated, person

TWO = (person("Ada"), person("Bora"))
BASE = {"start": 0, "layout": "short"}
OPEN = {"webhooks": True, "webhooks_inside": True, "notice_after": 0.0, "address": "https://table.example/"}


class Receiver:
    """Somebody's server, which webhooks go to."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.got: list[tuple[dict[str, str], bytes]] = []

    async def __aenter__(self) -> Receiver:
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/hook?x=1"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        assert head[0] == "POST /hook?x=1 HTTP/1.1"
        headers = {"": head[0]} | dict(line.lower().split(": ", 1) for line in head[1:] if line)
        raw = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} So\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.got.append((raw, body))

    async def until(self, count: int) -> None:
        async with asyncio.timeout(LONG):
            while len(self.got) < count:
                await asyncio.sleep(0.02)


async def bora_is_asked(seated: Seated) -> None:
    """Ada plays her turn to its end."""
    async with seated.player(0) as ada:
        while ada.state["actor"] == 0:
            await ada.play(ada.moves()[-1])


async def due(house: House) -> list[Any]:
    """What is still to be told."""

    async def read() -> list[Any]:
        statement = "SELECT seat, due, tries FROM notices ORDER BY seat"
        return await house.server.store.change(lambda connection: list(connection.exec_driver_sql(statement)))

    return await house.behind(read())


async def nothing_is_due(house: House) -> None:
    async with asyncio.timeout(LONG):
        while any(row.due is not None for row in await due(house)):
            await asyncio.sleep(0.05)


async def test_who_is_away_is_told_and_it_is_tried_again(serving, databases, monkeypatch):
    monkeypatch.setattr(notices, "RETRY_AFTER", (0, 0, 0, 0))
    with serving(database=databases.new(), **OPEN) as house:
        seated = await house.table(*TWO, options=BASE)
        assert (await house.get("/api/games"))["webhooks"]
        async with Receiver(500, 302) as receiver:
            wish = {"webhook": receiver.address}
            said = await house.post(f"{seated.path}/notify", wish, seated.tokens[1])
            assert (said["webhook"], said["push"]) == (True, False)
            await bora_is_asked(seated)
            await receiver.until(3)  # an error and a redirect are no success
            await nothing_is_due(house)
            assert len(receiver.got) == 3
            headers, body = receiver.got[-1]
            key = base64.b64decode(said["secret"].removeprefix("whsec_"))
            signed = f"{headers['Webhook-Id']}.{headers['Webhook-Timestamp']}.".encode() + body
            wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
            assert headers["Webhook-Signature"] == f"v1,{wanted}"
            message = json.loads(body)
            assert (message["type"], message["seat"], message["name"]) == ("your-turn", 1, "Bora")
            assert message["link"] == f"https://table.example/t/{seated.code}"
            assert set(message) == {"type", "game", "table", "seat", "number", "name", "link", "time"}
        assert house.server.tables.counts.notices == 1
        assert house.server.tables.counts.notices_failed == 2


async def test_what_was_to_be_told_is_told_after_a_restart(serving, databases):
    url = databases.new()
    async with Receiver() as receiver:
        with serving(database=url, **{**OPEN, "notice_after": 1e6}) as house:
            seated = await house.table(*TWO, options=BASE)
            await house.post(f"{seated.path}/notify", {"webhook": receiver.address}, seated.tokens[1])
            await bora_is_asked(seated)
            [row] = await due(house)
            assert row.due is not None
        with serving(database=url, **OPEN) as house:
            change = "UPDATE notices SET due = 1"
            await house.behind(house.server.store.change(lambda connection: connection.exec_driver_sql(change)))
            await receiver.until(1)
            await nothing_is_due(house)
            house.server.tables.evict(await house.live_table(seated.code))
            seated.house = house
            async with seated.player(1) as bora:  # who is here is not told of the next thing
                await bora.do("resign", 1)
            async with seated.player(0):
                pass
            await nothing_is_due(house)
        assert len(receiver.got) == 1


async def test_who_is_gone_for_good_is_not_asked_again(serving, tmp_path):
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", **OPEN) as house:
        seated = await house.table(*TWO, options=BASE)
        async with Receiver(410) as receiver:
            await house.post(f"{seated.path}/notify", {"webhook": receiver.address}, seated.tokens[1])
            await bora_is_asked(seated)
            await receiver.until(1)
            async with asyncio.timeout(LONG):
                while await due(house):
                    await asyncio.sleep(0.05)


async def test_what_cannot_be_sealed_holds_nobody_up(serving, tmp_path, monkeypatch):
    """A browser may have left keys that are none."""

    async def seal(*_: Any) -> int:
        raise ValueError("this is no point on the curve")

    monkeypatch.setattr(notices, "post", seal)
    with serving(database=f"sqlite:///{tmp_path / 'tables.db'}", **OPEN) as house:
        seated = await house.table(*TWO, options=BASE)
        await house.post(f"{seated.path}/notify", {"webhook": "https://hook.example/"}, seated.tokens[1])
        await bora_is_asked(seated)
        await nothing_is_due(house)
        assert house.server.tables.counts.errors == 0


async def test_it_is_off_unless_the_host_wants_it(sqlite_house: House):
    house = sqlite_house
    seated = await house.table(*TWO)
    keys = {"p256dh": "B" * 87, "auth": "A" * 22}
    push = {"endpoint": "https://push.example/1", "keys": keys}
    for wish in ({"webhook": "https://hook.example/1"}, {"push": push}):
        answer = await house.call("POST", f"{seated.path}/notify", seated.tokens[0], json=wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    nothing = await house.post(f"{seated.path}/notify", {}, seated.tokens[0])
    assert nothing == {"webhook": False, "push": False, "secret": None}


PRIVATE = [
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://192.168.1.1:8443/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://[::1]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fec0::1]/",
    "https://[64:ff9b:1::7f00:1]/",
    "https://[64:ff9b:1:ffff::5db8:d70e]/",
    "https://[::127.0.0.1]/",
    "https://[::5db8:d70e]/",
    "https://224.0.0.1/",
    "http://hook.example/",
    "ftp://hook.example/",
    "https://user:word@hook.example/",
    "https://hook.example/#part",
    "https://hook.example:0/",
    "https://hook.example:99999/",
    "https:///nowhere",
    "https://hook.example/a b",
    "https://hook.example/\r\nX: y",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_nothing_is_sent_to(address):
    with pytest.raises(AddressRefused):
        check_address(address, inside=False)


def test_addresses_of_the_open_internet():
    assert check_address("https://hook.example:8443/a?b=c", inside=False).port == 8443
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    assert check_address("http://127.0.0.1:1/", inside=True)


@pytest.mark.parametrize("answers", [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::ffff:10.0.0.1"]])
async def test_a_name_that_leads_inside_is_not_followed(monkeypatch, answers):
    """However innocent the name: what it stands for is looked at, and all of it."""

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answer, 443)) for answer in answers]

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("it must not come to this")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(AddressRefused):
        await http_client.post("https://innocent.example/", b"", {})


async def test_an_answer_without_end_is_no_answer(monkeypatch):
    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 100_000)
        writer.close()

    server = await asyncio.start_server(endless, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(OSError, match=r"no answer|reset"):
        await http_client.post(f"http://127.0.0.1:{port}/", b"{}", {}, inside=True)
    server.close()


def key_pair() -> tuple[Any, str]:
    """A key as browsers and hosts have them: the private one, and it as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    private = ec.generate_private_key(ec.SECP256R1())
    raw = private.private_numbers().private_value.to_bytes(32, "big")
    return private, base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def test_what_is_pushed_can_be_read_by_the_browser_only():
    import http_ece  # type: ignore[import-untyped]
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    _, key = key_pair()
    pusher = Pusher(ServerSettings(push_key=key, push_contact="mailto:host@example.org"))
    assert len(base64.urlsafe_b64decode(pusher.public + "==")) == 65
    browser, _ = key_pair()
    public = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = os.urandom(16)
    keys = {"p256dh": base64.urlsafe_b64encode(public).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
    body, headers = pusher.sealed("https://push.example:444/send/1", json.dumps(keys), b'{"type":"your-turn"}')
    assert b"your-turn" not in body
    assert http_ece.decrypt(body, private_key=browser, auth_secret=auth) == b'{"type":"your-turn"}'
    assert headers["Content-Encoding"] == "aes128gcm"
    claims = headers["Authorization"].split("t=", 1)[1].split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"] == "https://push.example:444"


def test_a_push_key_that_is_none_is_told_at_the_start():
    for settings in ({"push_key": "x"}, {"push_key": key_pair()[1], "push_contact": "me"}):
        given: dict[str, Any] = {"push_contact": "mailto:host@example.org", **settings}
        with pytest.raises(OptionError, match="push_"):
            Pusher(ServerSettings(**given))
