"""The tables of this device, and what happens to them: requests, messages, and what bots have thought of."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bedesten import __version__
from bedesten.advice.jobs import ADVISE, LINE, job_of
from bedesten.bots import make
from bedesten.kernel.errors import BedestenError
from bedesten.local.outbox import Outbox, written
from bedesten.local.table import Link, LocalTable, table_from, told_of
from bedesten.tables import messages
from bedesten.tables.entries import LogEntry, command_of
from bedesten.tables.entries.chairs import stand_in
from bedesten.tables.entries.play import played_by
from bedesten.tables.entries.talk import RematchWanted
from bedesten.tables.errors import Refused
from bedesten.tables.new_table import begun, rematch_of
from bedesten.tables.seating import CODE_LETTERS, hashed

__all__ = ["STATUS", "LocalEdition", "Missing"]

HEARTBEAT: Final = 3600
"""Seconds after which silence would mean something; nothing is lost between a page and its worker."""
THINKING: Final = 2000
"""Milliseconds for which a bot may look for each of its moves here, on any device."""
STATUS: Final = {"no-such-table": 404, "no-such-lesson": 404, "bad-token": 401, "forbidden": 403}
"""The HTTP status of a refusal; all others are conflicts."""
Told = dict[str, Any]


class Missing(Exception):
    """A table is kept, but its entries have not been handed in yet."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class LocalEdition:
    """All tables of this device.

    `now` tells the time in milliseconds since 1970, `bits` draws so many random bits.
    """

    def __init__(self, now: Callable[[], int], bits: Callable[[int], int]) -> None:
        self.now = now
        self.bits = bits
        self.rows: dict[str, Told] = {}
        """Tables as they are kept, by their codes."""
        self.out = Outbox()
        self._tables: dict[str, LocalTable] = {}
        self._unreadable: dict[str, str] = {}
        self._jobs: dict[int, Callable[[Told], None]] = {}
        """Bots that think: what to do with what they say."""
        self._links: dict[int, LocalTable] = {}
        self._last_job = 0

    # ── From outside ───────────────────────────────────────────────────────────────────────────────────────

    def open(self, rows: list[Told]) -> None:
        """The tables that are kept."""
        for row in rows:
            if row["code"] not in self._tables:
                self.rows[row["code"]] = row

    def knows(self, code: str) -> bool:
        """Whether a table is in memory."""
        return code in self._tables

    def load(self, code: str, entries: list[Told]) -> None:
        """The entries of a table that was needed."""
        if code not in self._tables:
            try:
                self._tables[code] = table_from(self.rows[code], entries)
            except BedestenError as error:
                self._unreadable[code] = str(error)

    def request(self, number: int, method: str, path: str, token: str | None, body: Told | None) -> Outbox:
        """Something is asked over HTTP. The answer may come later, when a bot has thought about it."""
        from bedesten.local.requests import answer

        return self._handled(lambda: answer(self, number, method, path, token, body or {}), number)

    def say(self, link: int, text: str) -> Outbox:
        """The client says something over a connection."""
        said: Told = json.loads(text)
        number = said.get("number")

        def hear() -> None:
            try:
                self._hear(link, said)
            except Refused as refused:
                self._tell(link, messages.refusal(refused, number))
            except (KeyError, TypeError, ValueError) as error:
                bad = Refused("bad-message", f"{type(error).__name__}: {error}")
                self._tell(link, messages.refusal(bad, number))

        return self._handled(hear)

    def hang_up(self, link: int) -> Outbox:
        """A connection has been closed."""
        return self._handled(lambda: self._leave(link))

    def thought(self, job: int, answer: Told) -> Outbox:
        """What a bot has come to; `{"error": …}` if to nothing."""
        then = self._jobs.pop(job, None)
        return self._handled(lambda: None if then is None else then(answer))

    def tick(self) -> Outbox:
        """Time has passed."""
        return self._handled(lambda: None)

    def _handled(self, work: Callable[[], None], request: int | None = None) -> Outbox:
        self.out = out = Outbox()
        try:
            work()
        except Missing as missing:
            out.needs.append(missing.code)
            return out
        except Refused as refused:
            if request is not None:
                self.answer(request, messages.refusal(refused), STATUS.get(refused.code, 409))
        except BedestenError as error:
            if request is not None:
                self.answer(request, messages.refusal(Refused("unavailable", str(error))), 503)
        self._go_on()
        self._tell_all()
        return out

    # ── Tables ─────────────────────────────────────────────────────────────────────────────────────────────

    def table(self, code: str) -> LocalTable:
        """A table by its code; refused if there is none."""
        found = self._tables.get(code)
        if found is not None:
            return found
        if code in self._unreadable:
            raise Refused("unavailable", f"this table can't be read: {self._unreadable[code]}")
        if code not in self.rows:
            raise Refused("no-such-table", "there is no such table on this device")
        raise Missing(code)

    def add(self, table: LocalTable) -> None:
        """A new table with what it has done so far."""
        self._tables[table.code] = table
        for entry in table.entries:
            self.out.entries.append(told_of(entry, table.code))
        self.keep(table)

    def keep(self, table: LocalTable) -> None:
        """Keep how a table stands."""
        self.rows[table.code] = self.out.tables[table.code] = table.row(self.now())

    def append(self, table: LocalTable, entry: LogEntry) -> None:
        """An entry happens: it is kept, and then told."""
        table.log.commit(entry, table.log.after(entry, self.now()))
        table.entries.append(entry)
        self.out.entries.append(told_of(entry, table.code))
        self.keep(table)

    def new_code(self) -> str:
        return "".join(CODE_LETTERS[self.bits(5)] for _ in range(10))

    def answer(self, request: int, told: Any, status: int = 200) -> None:
        """Answer a request."""
        self.out.answers.append((request, status, told if isinstance(told, str) else written(told)))

    # ── Connections ────────────────────────────────────────────────────────────────────────────────────────

    def _hear(self, link: int, said: Told) -> None:
        match said["type"]:
            case "hello":
                self._greet(link, said)
            case "ping":
                self._tell(link, {"type": "pong", "time": self.now()})
            case "seen":
                table, seat = self._links[link], int(said["seat"])
                table.seen[seat] = max(table.seen.get(seat, 0), min(int(said["upto"]), table.state.number))
                self.keep(table)
            case _:
                self._carry_out(link, said)

    def _greet(self, link: int, hello: Told) -> None:
        table = self.table(hello["table"])
        self._leave(link)
        tokens: list[str] = hello.get("tokens", [])
        seats = frozenset(seat for seat in map(table.maybe_seat, tokens) if seat is not None)
        host = any(map(table.is_host, tokens))
        refused = sum(table.maybe_seat(token) is None and not table.is_host(token) for token in tokens)
        if tokens and not seats and not host:
            raise Refused("bad-token", "none of these tokens is worth anything at this table")
        since = hello.get("since")
        cursor = table.state.number if since is None else min(int(since), table.state.number)
        table.links.append(Link(link, hello["client"], seats, cursor))
        self._links[link] = table
        for seat in seats:
            table.since[seat] = self.now()
        welcome = {"type": "welcome", "version": 1, "server": __version__, "table": table.code, "host": host}
        self._tell(link, welcome | {"seats": sorted(seats), "refused": refused, "heartbeat": HEARTBEAT})

    def _leave(self, link: int) -> None:
        table = self._links.pop(link, None)
        if table is not None:
            table.links = [each for each in table.links if each.id != link]

    def _carry_out(self, link: int, said: Told) -> None:
        table = self._links.get(link)
        if table is None:
            raise Refused("bad-message", "say hello first")
        mine = next(each for each in table.links if each.id == link)
        seat, number = int(said["seat"]), int(said["number"])
        if seat not in mine.seats:
            raise Refused("not-your-seat", "this seat is not yours")
        entry = table.done_before(seat, mine.client, number)
        if entry is None:
            entry = table.log.entry(command_of(said), table.moment(self.now()))
            entry.client, entry.client_number = mine.client, number
            if isinstance(entry, RematchWanted) and entry.ready:
                self._rematch(table, entry)
            self.append(table, entry)
        self._tell(link, messages.accepted(number, entry))

    def _rematch(self, table: LocalTable, entry: RematchWanted) -> None:
        config, seats = rematch_of(table.state, seed=self.bits(128), code=self.new_code(), created=self.now())
        log, first = begun(config, seats)
        entry.table, entry.ready = config.code, None
        self.add(LocalTable(log, tuple(seats), [first]))

    def _tell(self, link: int, message: Told) -> None:
        self.out.messages.append((link, written(message)))

    def _tell_all(self) -> None:
        """Tell each connection how things stand, if it does not know."""
        for table in self._tables.values():
            for link in table.links:
                if link.told != table.state.number:
                    viewers: list[int | None] = [*sorted(link.seats)] or [None]
                    self._tell(link.id, table.update(viewers, link.cursor, self.now()))
                    link.cursor = link.told = table.state.number

    # ── Bots, clocks, and answers given beforehand ─────────────────────────────────────────────────────────

    def think(
        self, table: LocalTable, seat: int, task: str, bot: str, then: Callable[[Told], None], asked: str = ""
    ) -> int:
        """Let a bot think, and do something with what it says."""
        self._last_job += 1
        job = job_of(table.game(), seat, task, bot, self.bits(32), self.bits(32), asked)
        self.out.jobs.append({**job, "id": self._last_job, "ms": THINKING})
        self._jobs[self._last_job] = then
        return self._last_job

    def advise(self, table: LocalTable, seat: int, bot: str, asked: str, request: int) -> None:
        """Answer a request with a bot's opinion of the moves that a seat may make, and its best plans."""
        game = table.game()

        def advised(told: Told) -> None:
            if "error" in told:
                raise Refused("unavailable", "the bot has not answered; try again")
            self.answer(request, messages.hints(game, bot, told))

        def then(told: Told) -> None:
            try:
                advised(told)
            except Refused as refused:
                self.answer(request, messages.refusal(refused), STATUS.get(refused.code, 409))

        self.think(table, seat, ADVISE, bot, then, asked)

    def _go_on(self) -> None:
        """Do at all tables what is due by now, and note when to look again."""
        for table in list(self._tables.values()):
            moment = table.moment(self.now())
            while table.thinking is None and (due := table.state.wake_at(moment)) is not None:
                if due > moment.now:
                    self.out.wake = due if self.out.wake is None else min(due, self.out.wake)
                    break
                if not self._act(table):
                    break

    def _act(self, table: LocalTable) -> bool:
        """Do what is due at a table; whether that may have led to more."""
        state, seat = table.state, table.state.actor
        if seat is None or not (table.links or state.persons()):
            return False
        bot = state.bot_of(seat)
        if bot is not None:
            then = partial(self._bot_plays, table, seat, bot, state.at)
            table.thinking = self.think(table, seat, LINE, bot, then)
            return False
        move = state.pre_answer()
        if move is not None:
            self.append(table, played_by("standing", table.game(), seat, [move]))
            return True
        flag = None if state.clocks is None else state.clocks.flag_at(self.now())
        if flag is not None and flag <= self.now():
            self.append(table, stand_in(state, seat, "clock"))
        elif seat not in table.moment(self.now()).present:
            self.append(table, stand_in(state, seat, "server"))
        else:
            return False
        return True

    def _bot_plays(self, table: LocalTable, seat: int, bot: str, at: int, told: Told) -> None:
        """A bot has thought: it plays, if things are still as they were."""
        table.thinking = None
        state, game = table.state, table.game()
        if state.at != at or state.actor != seat or state.paused or state.bot_of(seat) != bot:
            return
        moves = [make("random", self.bits(32)).choose(game.sight(seat))] if "error" in told else told["moves"]
        self.append(table, played_by("bot", game, seat, moves))

    def holds(self, row: Told, tokens: list[str]) -> tuple[list[int], bool]:
        """The seats of a kept table that tokens are worth, and whether one is its host's."""
        hashes = {hashed(token) for token in tokens}
        return sorted(seat for token, seat in row["tokens"].items() if token in hashes), row["config"]["host"] in hashes
