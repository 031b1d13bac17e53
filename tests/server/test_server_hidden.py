"""Two tables that differ only in what a seat may not know tell that seat the same, byte for byte: in every message.

Both go on from positions that the seat can't tell apart, with the same dice to come and the same moves. Codes, tokens
and times are left out; whatever else differs would be a leak.
"""

from __future__ import annotations

import json
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest

import bedesten
from bedesten.kernel.position import dump_position
from bedesten.server import schema as m
from bedesten.server.app import describe_api
from bedesten.server.http.tables import _create
from bedesten.server.schema import ChairWish, Settings
from bedesten.server.tokens import new_token
from bedesten.tables.seating import seats_of
from server.server_client import House, Player, Seated, person

WATCHED = 10**12
"""Numbers beyond are moments."""
MOVES = 14
NAMES = ("Ada", "Bora", "Cem")


@dataclass
class Twin:
    """One of two tables that a seat can't tell apart, and all that the seat was told there."""

    house: House
    seated: Seated
    seat: int
    told: list[tuple[str, str]] = field(default_factory=list)

    def note(self, what: str, said: Any) -> None:
        """Keep something that was told, without what must differ."""
        text = said if isinstance(said, str) else json.dumps(without_moments(said), sort_keys=True)
        for word, name in ((self.seated.code, "CODE"), *((token, "TOKEN") for token in self.seated.tokens.values())):
            text = text.replace(word, name)
        self.told.append((what, text))

    async def ask(self, method: str, path: str, seat: bool = True, **rest: Any) -> Any:
        """Ask for something, and keep the answer, whatever it is."""
        token = self.seated.tokens[self.seat] if seat else None
        answer = await self.house.call(method, f"{self.seated.path}{path}", token, **rest)
        whose = "" if seat else ", as a spectator"
        body = answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        self.note(f"{method} {path}{whose}: {answer.status_code}", body)
        return body

    async def ask_for_everything(self, moves: list[str], at: int) -> None:
        for mine in (True, False):
            for path in ("", "/state?since=0", "/state", f"/position?at={at}", f"/position?at={at - 3}", "/steps"):
                await self.ask("GET", path, mine)
        for path in (
            "/record",
            "/verdict",
            "/export",
            "/why-not?words=go+9",
            "/why-not?words=play+five-lira",
            "/hints?bot=peddler",
        ):
            await self.ask("GET", path)
        for line in ([], *([move] for move in moves[:3]), ["go 99"]):
            await self.ask("POST", "/plan", json={"seat": self.seat, "at": at, "moves": line})
        chat = {"type": "chat", "number": 1, "seat": self.seat, "text": "what do you hold?"}
        for path, body in (
            ("/commands", {"client": "the-seat-over-http", "command": chat}),
            ("/join", {"name": "Zeynep"}),
            ("/leave", {}),
            ("/seats", {"seat": 0, "chair": person("Zeynep")}),
            ("/start", {}),
            ("/notify", {"seat": self.seat}),
            ("/close", {}),
        ):
            await self.ask("POST", path, json=body)
        tokens = {"tokens": [self.seated.tokens[self.seat]]}
        self.note("mine", (await self.house.post("/api/mine", tokens))["tables"])
        listed = (await self.house.get("/api/tables"))["tables"]
        self.note("listed", [each for each in listed if each["code"] == self.seated.code])
        self.note("its page", (await self.house.call("GET", f"/t/{self.seated.code}")).text)
        live = await self.house.live_table(self.seated.code)
        self.note("a notice", self.house.server.notices._message(live, self.seat, "your-turn"))


class Overheard(Player):
    """A connection of which every message is kept as it came."""

    twin: Twin
    whose: str

    async def hear(self, seconds: float = 300.0) -> dict[str, Any]:
        said = await super().hear(seconds)
        if said["type"] != "presence":  # who comes and goes is no secret, and not of the game
            self.twin.note(f"{self.whose} hears {said['type']}", said)
        return said


def without_moments(said: Any) -> Any:
    if isinstance(said, dict):
        return {key: without_moments(value) for key, value in said.items()}
    if isinstance(said, list):
        return [without_moments(value) for value in said]
    return "MOMENT" if isinstance(said, int) and not isinstance(said, bool) and said > WATCHED else said


async def twins(house: House, game: bedesten.Game, seat: int) -> list[Twin]:
    """Two tables that go on from a position: one as it is, one with all dealt anew that the seat can't know."""
    found = []
    for table in (game.table(), dealt_anew(game, seat)):
        wishes = [ChairWish(**person(name)) for name in NAMES[: game.options.players]]
        seats, tokens = seats_of(game.box.name, wishes, new_token)
        origin = dump_position(game.box, table)
        options, settings = game.options.as_dict(), Settings(listed=True)
        made = _create(house.server, game.box.name, options, settings, seats, tokens, True, origin=origin)
        seated = await house.behind(made)
        found.append(Twin(house, Seated(house, seated.model_dump(mode="json")), seat))
    return found


def dealt_anew(game: bedesten.Game, seat: int) -> Any:
    """A table that the seat can't tell from this one; where something is hidden another one."""
    real = dump_position(game.box, game.table())
    imagined = [game.sight(seat).sample(number) for number in range(50)]
    return next((table for table in imagined if dump_position(game.box, table) != real), imagined[0])


def hidden_cards(game: bedesten.Game, seat: int) -> int:
    return sum(each.get("cards", 0) for i, each in enumerate(game.view(None)["seats"]) if i != seat)


def same_public(games: list[bedesten.Game], seat: int) -> bool:
    """Whether what came was the same for the seat: a card that it draws itself, or one that is laid open, need not."""
    return len({json.dumps([game.view(None), own(game, seat)], sort_keys=True) for game in games}) == 1


def own(game: bedesten.Game, seat: int) -> Any:
    """The seat's own cards, from the position itself and not from a view."""
    state = game.state()
    hands = [state["seats"][seat].get("hand"), *(part.get("guild_hands") for part in state.get("parts", {}).values())]
    return [hands[0], *(hand[seat] for hand in hands[1:] if hand)]


def move_for_both(games: list[bedesten.Game], seat: int, luck: random.Random) -> str | None:
    """A move that can be played at both tables, and after which the seat still can't tell them apart."""
    first, second = games
    texts = [first.text(move) for move in first.moves()]
    others = [second.text(move) for move in second.moves()]
    if first.actor == seat:
        assert texts == others, "what the seat may play depends on what it can't know"
    luck.shuffle(texts)
    for text in texts:
        if text in others:
            after = [game.copy() for game in games]
            for game in after:
                game.play_text(text)
            if after[0].actor == after[1].actor and same_public(after, seat):
                return text
    return None


SETUPS: list[tuple[str, dict[str, Any], int, int]] = [
    ("istanbul", {"players": 3}, 60, 3),
    ("istanbul", {"players": 3, "expansions": ["mocha", "letters"]}, 90, 5),
    ("dicegame", {"players": 2}, 40, 2),
]


@pytest.mark.parametrize(("name", "options", "moves", "seed"), SETUPS, ids=["base", "great-bazaar", "dice"])
async def test_no_message_depends_on_what_a_seat_cannot_know(
    sqlite_house: House, monkeypatch, name: str, options: dict[str, Any], moves: int, seed: int
):
    monkeypatch.setattr("secrets.randbits", lambda bits: 987654321)  # the same dice, and the same imagined tables
    monkeypatch.setattr("bedesten.server.http.listing.CACHE_SECONDS", 0.0)
    luck = random.Random(seed)
    game = bedesten.new(name, seed=seed, **options)
    seat = 1
    while game.number < moves or (
        name == "istanbul" and not (hidden_cards(game, seat) > 1 and game.question == "move")
    ):
        game.play(luck.choice(game.moves()))
    pair = await twins(sqlite_house, game, seat)
    lives = [await sqlite_house.live_table(twin.seated.code) for twin in pair]
    if name == "istanbul":
        hidden = [json.dumps(live.state.game.state()) for live in lives]
        assert hidden[0] != hidden[1], "they differ"
    async with AsyncExitStack() as connected:
        players = [[await connected.enter_async_context(each) for each in connections(twin)] for twin in pair]
        for number in range(MOVES):
            games = [live.state.game for live in lives]
            text = move_for_both(games, seat, luck)
            if text is None:
                break
            await play_at_both(pair, players, games, seat, text, luck if number % 5 == 0 else None)
        assert number >= 5
        for twin, live in zip(pair, lives, strict=True):
            await go_on_elsewhere(twin, live)
    assert len(pair[0].told) > 60
    asked = {what.split("?")[0].split(":")[0].split(",")[0] for what, _ in pair[0].told}
    assert {what for what in every_request() if what not in asked} == {"POST /fork"}, "which is a note of its own"
    heard = {what.split()[-1] for what, _ in pair[0].told if what.startswith("the seat hears")}
    assert heard == message_kinds() - {"presence", "goodbye"}, "which tell who is here, and that the server stops"
    for first, second in zip(pair[0].told, pair[1].told, strict=True):
        assert first == second


def every_request() -> set[str]:
    """All that can be asked of a table."""
    table = "/api/tables/{code}"
    paths = [(path.removeprefix(table), of) for path, of in describe_api()["paths"].items() if path.startswith(table)]
    return {f"{method.upper()} {path}" for path, of in paths for method in of}


def message_kinds() -> set[str]:
    """All that the server says at the WebSocket."""
    return set(m.server_message.json_schema()["discriminator"]["mapping"])


def connections(twin: Twin) -> list[Player]:
    """The seat, a spectator, and all others together."""
    house, code = twin.house, twin.seated.code
    mine = Overheard(house, code, [twin.seated.tokens[twin.seat]], client="the-seats-client")
    watcher = Overheard(house, code, [], client="a-spectator")
    mine.twin, mine.whose, watcher.twin, watcher.whose = twin, "the seat", twin, "a spectator"
    others = [token for seat, token in twin.seated.tokens.items() if seat != twin.seat]
    return [mine, watcher, Player(house, code, others, client="the-others-client")]


async def go_on_elsewhere(twin: Twin, live: Any) -> None:
    """A new table from here."""
    fork = {"at": live.state.at, "seats": [person()] * len(live.state.seats)}
    forked = await twin.house.post(f"{twin.seated.path}/fork", fork, twin.seated.tokens[twin.seat])
    code, token = forked["table"]["code"], forked["tokens"][twin.seat]["token"]
    again = await twin.house.get(f"/api/tables/{code}/state?since=0", token)
    twin.note("a fork", json.dumps(without_moments(again), sort_keys=True).replace(code, "FORK"))


async def play_at_both(
    pair: list[Twin],
    players: list[list[Player]],
    games: list[bedesten.Game],
    seat: int,
    text: str,
    luck: random.Random | None,
) -> None:
    """The same move at both tables; now and then all that can be asked for is asked for, and all else is said."""
    actor = games[0].actor
    assert actor is not None
    at = len(games[0].entries)
    for i, (twin, (mine, watcher, others)) in enumerate(zip(pair, players, strict=True)):
        if luck is not None:
            offers = [games[0].text(move) for move in games[0].moves()] if actor == seat else []
            await twin.ask_for_everything(offers, at)
            await mine.say({"type": "ping"})
            await mine.do("chat", seat, text="what do you hold?")
            await mine.do("play", seat, at=at, moves=["go 99"])
            await mine.do("undo", seat, at=at)
            await mine.do("standing", seat, answers=[{"question": "bid", "limit": 3}])
            other = next(each for each in range(games[0].options.players) if each != seat)
            secret: Any = [{"prefer": ["pass"]}, {"limit": 7}][i]
            await others.do("standing", other, answers=[{"question": "kiosk-tile", **secret}])
            answer = others.answers[others.number]
            await mine.until(lambda mine=mine, answer=answer: mine.cursor >= answer["entry"])
        player = mine if actor == seat else others
        answer = await player.do("play", actor, at=twin_at(player, at), moves=[text])
        assert answer["type"] == "accepted", answer
        for each in (mine, watcher):
            await each.until(lambda each=each, answer=answer: each.cursor >= answer["entry"])


def twin_at(player: Player, at: int) -> int:
    return max(at, player.state["at"])
