"""What a seat's command comes to: the entry that would carry it out, or why it is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.bots import LEVELS
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.server import schema as m
from bedesten.server.errors import Refused, illegal
from bedesten.server.sitting import Sitting
from bedesten.server.store.rows import Work

__all__ = ["Draft", "check_bot", "draft_of", "play_line", "running", "tidy", "turn_start"]

MOST_ENTRIES: Final = 100_000
"""Entries of a log, at the most: no game comes near."""
MOST_TIME: Final = 90 * 86400 * 1000
"""Milliseconds on a clock beyond which no more are given."""


@dataclass(slots=True)
class Draft:
    """An entry before it is kept."""

    kind: str
    data: dict[str, Any] = field(default_factory=dict)
    game: Game | None = None
    """The game after it, if it changes the game."""
    work: list[Work] = field(default_factory=list)
    """What else is to be written with it."""


def draft_of(sitting: Sitting, command: m.Command, present: frozenset[int]) -> Draft:
    """What a command comes to, as things stand."""
    if sitting.seats[command.seat].kind != "person":
        raise Refused("not-your-seat", "this seat is not a person's")
    if sitting.number >= MOST_ENTRIES:
        raise Refused("too-many", "this table has been talked at long enough")
    match command:
        case m.Play():
            return _play(sitting, command)
        case m.Undo():
            return _undo(sitting, command)
        case m.RestartTurn():
            return _restart_turn(sitting, command)
        case m.Consent():
            return _consent(sitting, command)
        case m.Resign():
            running(sitting)
            if command.seat in sitting.resigned:
                raise Refused("over", "you have resigned already")
            return Draft("resign")
        case m.Pause():
            running(sitting, paused=True)
            if command.paused == sitting.paused:
                raise Refused("outdated", "that is how it is already")
            return Draft("pause", {"paused": command.paused})
        case m.Rematch():
            return _rematch(sitting, command, present)
        case m.Chair():
            return _chair(sitting, command, present)
        case m.GiveTime():
            return _give_time(sitting, command)
        case m.Chat():
            if not sitting.settings.chat:
                raise Refused("chat-off", "there is no chat at this table")
            return Draft("chat", {"text": tidy(command.text)})
        case m.Standing():
            running(sitting, paused=True)
            return Draft("standing", {"answers": [answer.model_dump() for answer in command.answers]})


def running(sitting: Sitting, paused: bool = False) -> Game:
    """The game, if it runs; refused otherwise."""
    if sitting.phase == "open" or sitting.game is None:
        raise Refused("not-started", "the game has not begun")
    if sitting.phase == "over":
        raise Refused("over", "the game is over")
    if sitting.paused and not paused:
        raise Refused("paused", "the game is paused")
    return sitting.game


def check_bot(name: str) -> None:
    """Only the levels play here: other specs may name files."""
    levels = [level.name for level in LEVELS]
    if name not in levels:
        raise Refused("bad-options", f"bot: one of {', '.join(levels)}, not {name!r}")


def tidy(text: str) -> str:
    """Words of a person without signs that can't be seen."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())


def play_line(game: Game, seat: int, moves: list[str]) -> tuple[int, m.Stopped | None]:
    """Play a line of moves, as far as it goes. Raises Refused if one is illegal; the game is then useless."""
    stopped: m.Stopped | None = None
    for i, words in enumerate(moves):
        if i and game.over:
            return i, "over"
        if stopped is not None:
            return i, stopped
        if i and game.actor != seat:
            return i, "other-seat"
        before = game.number
        try:
            game.play(game.read(words))
        except IllegalMove as error:
            raise illegal(error, i) from None
        if game.number > before + 1:
            stopped = "chance"
    return len(moves), None


def _checked(sitting: Sitting, seat: int, at: int) -> Game:
    """The game, if this seat plays itself and has seen how it stands."""
    game = running(sitting)
    if seat in sitting.chairs:
        raise Refused("forbidden", "a bot plays in your chair; take it back first")
    if at != len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries by now, not {at}")
    return game


def _play(sitting: Sitting, command: m.Play) -> Draft:
    game = _checked(sitting, command.seat, command.at)
    if game.actor != command.seat:
        raise Refused("not-your-turn", "another seat must answer now")
    after = game.copy()
    played, stopped = play_line(after, command.seat, command.moves)
    data = {"record": after.entries[len(game.entries) :], "played": played, "stopped": stopped}
    return Draft("play", data, after)


def _taken_back(sitting: Sitting, game: Game, to: int, **data: Any) -> Draft:
    after = game.copy()
    after.undo(to, consent=True)
    return Draft("undo", {"record": after.entries[len(game.entries) :], "to": after.number, **data}, after)


def _undo(sitting: Sitting, command: m.Undo) -> Draft:
    game = _checked(sitting, command.seat, command.at)
    if sitting.settings.undo == "none":
        raise Refused("forbidden", "nothing is taken back at this table")
    to = _last_choice(game, command.seat) if command.to is None else command.to
    if not 0 <= to < game.number or (first := _first_choice(game)) < 0 or to < first:
        raise Refused("nothing-to-undo", "there is nothing to take back")
    if command.seat == game.actor and to >= game.barrier:
        return _taken_back(sitting, game, to)
    if sitting.settings.undo == "free":
        raise Refused("beyond-barrier", "what has become known since can't be taken back")
    if all(seat == command.seat for seat in sitting.people()):
        return _taken_back(sitting, game, to)
    if sitting.request is not None:
        raise Refused("busy", "another undo is being asked for")
    return Draft("undo-asked", {"to": to, "asked": True})


def _restart_turn(sitting: Sitting, command: m.RestartTurn) -> Draft:
    game = _checked(sitting, command.seat, command.at)
    if sitting.settings.undo == "none":
        raise Refused("forbidden", "nothing is taken back at this table")
    if command.seat != game.actor or not game.can_undo():
        raise Refused("nothing-to-undo", "nothing of this turn can be taken back freely")
    to = turn_start(game)
    if to >= game.number:
        raise Refused("nothing-to-undo", "this turn has only begun")
    return _taken_back(sitting, game, to)


def _consent(sitting: Sitting, command: m.Consent) -> Draft:
    game = running(sitting)
    request = sitting.request
    if request is None or request.number != command.request:
        raise Refused("no-such-request", "this is not asked for any more")
    if command.seat == request.seat and command.agree:
        raise Refused("forbidden", "you have asked for it yourself")
    if command.seat not in sitting.people():
        raise Refused("forbidden", "a bot plays in your chair")
    asked = set(sitting.people()) - {request.seat} - request.agreed - {command.seat}
    if command.agree and not asked:
        return _taken_back(sitting, game, request.to, request=request.number, agree=True)
    return Draft("consent", {"request": request.number, "agree": command.agree})


def _rematch(sitting: Sitting, command: m.Rematch, present: frozenset[int]) -> Draft:
    if sitting.phase != "over":
        raise Refused("not-over", "the game is not over")
    if sitting.rematch is not None:
        raise Refused("outdated", f"the rematch is table {sitting.rematch}")
    persons = {row.seat for row in sitting.seats if row.kind == "person"}
    wanted = sitting.wanted | {command.seat} if command.wanted else sitting.wanted - {command.seat}
    ready = command.wanted and not (persons & present) - wanted
    return Draft("rematch", {"wanted": command.wanted, "table": None, "ready": ready})


def _chair(sitting: Sitting, command: m.Chair, present: frozenset[int]) -> Draft:
    running(sitting, paused=True)
    if command.chair >= len(sitting.seats) or sitting.seats[command.chair].kind != "person":
        raise Refused("forbidden", "this is not a person's chair")
    if command.chair in sitting.resigned:
        raise Refused("forbidden", "this seat has resigned")
    if command.bot is None:
        if command.chair != command.seat or command.chair not in sitting.chairs:
            raise Refused("forbidden", "only who has left a chair to a bot can take it back")
        if sitting.clocks is not None and sitting.clocks.left[command.chair] <= 0:
            raise Refused("forbidden", "its time has run out")
    else:
        check_bot(command.bot)
        if command.chair != command.seat and command.chair in present:
            raise Refused("forbidden", "the player is here")
        if command.chair in sitting.chairs:
            raise Refused("outdated", "a bot has this chair already")
    return Draft("chair", {"chair": command.chair, "bot": command.bot})


def _give_time(sitting: Sitting, command: m.GiveTime) -> Draft:
    running(sitting, paused=True)
    if sitting.clocks is None:
        raise Refused("forbidden", "there are no clocks at this table")
    if command.to == command.seat:
        raise Refused("forbidden", "time is given to others")
    if command.to >= len(sitting.seats) or sitting.seats[command.to].kind != "person":
        raise Refused("forbidden", "this seat has no clock")
    if sitting.clocks.left[command.to] >= MOST_TIME:
        raise Refused("forbidden", "that is time enough")
    return Draft("give-time", {"to": command.to, "seconds": command.seconds})


def turn_start(game: Game) -> int:
    """How far back the turn can be restarted freely. A seat may have two turns in a row."""
    table = game.restart()
    first = 0
    for i, move in enumerate(game.line, start=1):
        turn = table.turn
        table.play(move)
        if table.turn != turn:
            first = i
    return max(first, game.barrier)


def _choices(game: Game) -> list[int]:
    """Who made each entry of the line; chance is one of them."""
    table = game.restart()
    found = []
    for move in game.line:
        found.append(table.asks[-1].seat)
        table.play(move)
    return found


def _last_choice(game: Game, seat: int) -> int:
    """How many entries there were before this seat's last move; -1 if it has made none."""
    seats = _choices(game)
    return next((i for i in range(len(seats) - 1, -1, -1) if seats[i] == seat), -1)


def _first_choice(game: Game) -> int:
    """How many entries there were before anybody's first move; -1 if there is none."""
    return next((i for i, seat in enumerate(_choices(game)) if seat != CHANCE), -1)
