"""Requests: the HTTP side of a server, as far as one device alone needs it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from bedesten.bots import ADVISER
from bedesten.kernel.game import Game
from bedesten.lessons import messages as lessons
from bedesten.local.edition import LocalEdition
from bedesten.local.table import LocalTable
from bedesten.rulebook.messages import book
from bedesten.tables import messages
from bedesten.tables.catalogue import games, try_out
from bedesten.tables.entries.seats import Close
from bedesten.tables.errors import Refused
from bedesten.tables.from_record import read_table
from bedesten.tables.new_table import begun, fork_position, new_config
from bedesten.tables.people import check_bot
from bedesten.tables.seating import SeatWish, hashed, seats_of
from bedesten.tables.settings import TableSettings

__all__ = ["answer"]

Told = dict[str, Any]
CODE: Final = "([2-9A-HJ-NP-Z]{10})"
TOKEN_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Asked:
    """A request: of whom, by whom, about what."""

    def __init__(
        self, edition: LocalEdition, number: int, path: str, query: dict[str, str], token: str | None, body: Told
    ) -> None:
        self.edition = edition
        self.number = number
        self.words = [unquote(word) for word in path.split("/")]
        self.query = query
        self.token = token
        self.body = body

    @property
    def table(self) -> LocalTable:
        return self.edition.table(self.words[2])


def answer(edition: LocalEdition, number: int, method: str, path: str, token: str | None, body: Told) -> None:
    """Answer a request, now or later; raises Refused."""
    parts = urlsplit(path)
    query = {name: values[0] for name, values in parse_qs(parts.query).items()}
    for wanted, pattern, handle in ROUTES:
        if method == wanted and pattern.fullmatch(parts.path):
            told = handle(Asked(edition, number, parts.path, query, token, body))
            if told is not None:
                edition.answer(number, told, 201 if method == "POST" and "tokens" in told else 200)
            return
    raise Refused("forbidden", "this takes a server")


# ── Tables ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _games(asked: Asked) -> Told:
    return games() | {"shared": False}


def _setup(asked: Asked) -> Told:
    body = asked.body
    return try_out(body["game"], dict(body.get("options", {})), body["players"], body.get("seed", 0))


def _new_table(asked: Asked) -> Told:
    body = asked.body
    return _create(asked.edition, body["game"], body.get("options", {}), body)


def _create(edition: LocalEdition, game: str, options: Told, wish: Told, **more: Any) -> Told:
    wishes = [SeatWish(seat["kind"], seat.get("name"), seat.get("bot")) for seat in wish["seats"]]
    if any(each.kind == "open" for each in wishes):
        raise Refused("forbidden", "friends elsewhere take a server")
    seats, tokens = seats_of(game, wishes, lambda: _token(edition))
    host = _token(edition)
    config = new_config(
        game,
        options,
        asdict(TableSettings()) | wish.get("settings", {}),
        len(seats),
        seed=edition.bits(128),
        code=edition.new_code(),
        host=hashed(host),
        created=edition.now(),
        **more,
    )
    log, first = begun(config, seats)
    table = LocalTable(log, tuple(seats), [first])
    edition.add(table)
    kept = [{"seat": seat, "token": token} for seat, token in tokens.items()]
    return {"table": table.told(edition.now()), "host": host, "tokens": kept}


def _token(edition: LocalEdition) -> str:
    return "".join(TOKEN_LETTERS[edition.bits(6)] for _ in range(43))


def _open_record(asked: Asked) -> Told:
    edition, host = asked.edition, _token(asked.edition)
    text, now = asked.body["text"], edition.now()
    log, first = read_table(text, code=edition.new_code(), host=hashed(host), created=now)
    table = LocalTable(log, log.state.seats, [first])
    edition.add(table)
    if table.state.phase != "over":
        edition.append(table, Close())
    return {"table": table.told(now), "host": host, "tokens": []}


def _fork(asked: Asked) -> Told:
    table, body, edition = asked.table, asked.body, asked.edition
    state, seat = table.state, table.maybe_seat(asked.token)
    over = state.phase == "over"
    if seat is None and not over:
        raise Refused("not-over", "while it is played, only players may go on from here on their own")
    if len(body["seats"]) != len(state.seats):
        raise Refused("bad-options", f"seats: {len(state.seats)}, as here")
    game = table.log.position(body["at"])
    if game.over or game.number == 0:
        raise Refused("bad-options", "at: a position in which somebody must answer")
    origin = fork_position(game, seat, over, edition.bits(32))
    return _create(edition, state.config.game, state.config.options, body, parent=table.code, origin=origin)


def _mine(asked: Asked) -> Told:
    found = []
    for row in asked.edition.rows.values():
        seats, host = asked.edition.holds(row, asked.body["tokens"])
        told = row["told"]
        if seats or host:
            chairs = [each["seat"] for each in told["seats"] if each["bot"] is not None]
            turn = told["actor"] in seats and told["actor"] not in chairs
            found.append({"table": told, "seats": seats, "host": host, "my_turn": turn})
    found.sort(key=lambda each: -each["table"]["created"])
    return {"tables": found}


def _listed(asked: Asked) -> Told:
    return {"tables": []}


def _table(asked: Asked) -> Told:
    return asked.table.told(asked.edition.now())


def _close(asked: Asked) -> Told:
    table = asked.table
    if not table.is_host(asked.token):
        raise Refused("bad-token", "this takes the token of the host")
    if table.state.phase == "over":
        raise Refused("over", "the table is closed already")
    asked.edition.append(table, Close())
    return _table(asked)


# ── Looking at a game ──────────────────────────────────────────────────────────────────────────────────────────


def _position(asked: Asked) -> Told:
    table = asked.table
    last, over = len(table.game().entries), table.state.phase == "over"
    then = table.log.position(int(asked.query["at"]))
    return messages.position(then, table.maybe_seat(asked.token), last, over)


def _over(asked: Asked) -> Game:
    table = asked.table
    if table.state.phase != "over":
        raise Refused("not-over", "the record tells what is hidden; it can be had once the game is over")
    return table.game()


def _plan(asked: Asked) -> Told:
    table, body = asked.table, asked.body
    seat = table.seat_of(asked.token)
    game = table.state.running(paused=True)
    if body["at"] != len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries by now, not {body['at']}")
    if seat != body["seat"] or game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")
    return messages.line_plan(game, seat, body["moves"], table.state.settings.odds)


def _why_not(asked: Asked) -> Told:
    table = asked.table
    game = table.state.running(paused=True)
    if game.actor != table.seat_of(asked.token):
        raise Refused("not-your-turn", "another seat must answer now")
    return messages.why_not(game, asked.query["words"])


def _hints(asked: Asked) -> None:
    table, bot = asked.table, asked.query.get("bot", ADVISER)
    seat = table.seat_of(asked.token)
    game = table.state.running()
    if not table.state.settings.hints:
        raise Refused("forbidden", "there are no hints at this table")
    check_bot(bot)
    if game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")
    words = asked.query.get("words", "")
    messages.check_asked(game, words)
    asked.edition.advise(table, seat, bot, words, asked.number)


# ── Rules and lessons ──────────────────────────────────────────────────────────────────────────────────────────


def _language(asked: Asked) -> str:
    return asked.query.get("language", "en")


def _lesson_state(asked: Asked) -> Told:
    return lessons.lesson_state(asked.words[2], asked.body["moves"], asked.body.get("fresh", 1))


def _lesson_plan(asked: Asked) -> Told:
    return lessons.lesson_plan(asked.words[2], asked.body["moves"], asked.body["line"])


def _lesson_why_not(asked: Asked) -> Told:
    return lessons.why_not(asked.words[2], asked.body["moves"], asked.body["words"])


ROUTES: Final[list[tuple[str, re.Pattern[str], Callable[[Asked], Any]]]] = [
    (method, re.compile(path), handle)
    for method, path, handle in (
        ("GET", "/games", _games),
        ("POST", "/setup", _setup),
        ("POST", "/tables", _new_table),
        ("GET", "/tables", _listed),
        ("POST", "/records", _open_record),
        ("POST", "/mine", _mine),
        ("GET", f"/tables/{CODE}", _table),
        ("POST", f"/tables/{CODE}/fork", _fork),
        ("POST", f"/tables/{CODE}/close", _close),
        ("GET", f"/tables/{CODE}/position", _position),
        ("GET", f"/tables/{CODE}/record", lambda asked: _over(asked).record(True)),
        ("GET", f"/tables/{CODE}/verdict", lambda asked: messages.verdict(_over(asked))),
        ("POST", f"/tables/{CODE}/plan", _plan),
        ("GET", f"/tables/{CODE}/why-not", _why_not),
        ("GET", f"/tables/{CODE}/hints", _hints),
        ("GET", "/rules", lambda asked: book(_language(asked))),
        ("GET", "/lessons", lambda asked: lessons.all_lessons(_language(asked))),
        ("GET", "/lessons/[a-z0-9-]+", lambda asked: lessons.lesson_text(asked.words[2], _language(asked))),
        ("POST", "/lessons/[a-z0-9-]+/play", _lesson_state),
        ("POST", "/lessons/[a-z0-9-]+/plan", _lesson_plan),
        ("POST", "/lessons/[a-z0-9-]+/why-not", _lesson_why_not),
    )
]
