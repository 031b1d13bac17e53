"""Reading records and dumps back into games, and telling whether a record is genuine."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final, cast

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.box import Box
from bedesten.kernel.chance import commitment, generator, is_seed
from bedesten.kernel.errors import BedestenError, IllegalMove, RecordError, shown
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position, restore_position
from bedesten.kernel.record import FORMAT

__all__ = ["Verdict", "load", "replay", "verify"]

Boxes = Callable[[str], Box]
"""How a box is found by the name of its game."""

DAMAGE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
ENTRY_LINE: Final = re.compile(r"^(\d{1,9})\.\s+(?:([a-z]+):\s+)?(.+)$")
LONGEST: Final = 10_000_000
"""Characters of a record, at the most: no game comes near."""


def replay(text: str, boxes: Boxes, at: int | None = None) -> Game:
    """The game of a record; with `at` only its first so many entries."""
    header, body = _divide(text)
    game = _start(header, boxes)
    try:
        return _replay(game, body, header.get("chance") == "manual", at)
    except RecordError as error:
        raise _naming_decided(error, game.box, int(header["rules"])) from error


def _replay(game: Game, body: list[tuple[int, str]], manual: bool, at: int | None) -> Game:
    """A game that has just begun, played on as these lines say."""
    result: str | None = None
    for number, line in body:
        if line.startswith("result:"):
            result = line.removeprefix("result:").strip()
            continue
        if result is not None:
            raise RecordError(f"line {number}: nothing may follow the result")
        _read_line(game, number, line, at)
        if at is not None and len(game.entries) >= at:
            break
    if at is not None and at != len(game.entries):
        raise RecordError(f"the record has {len(game.entries)} entries, so there is no position after {at}")
    if result is not None and at is None:
        winners = " ".join(game.box.seat_name(seat) for seat in game.winners())
        if winners != result:
            raise RecordError(
                f"the record says that {result or 'nobody'} won, but its moves say: {winners or 'not over'}"
            )
    game.resume(game.seed is None or manual)
    return game


def load(dumped: dict[str, object], boxes: Boxes) -> Game:
    """The game of a dump."""
    _check_format(dumped.get("bedesten"))
    try:
        return _load(dumped, boxes)
    except BedestenError:
        raise
    except DAMAGE as error:
        raise RecordError(f"this saved game is damaged ({type(error).__name__}: {str(error)[:200]})") from error


class Verdict:
    """Whether a record is genuine: its moves legal, its dice those of the seed, its seed the one committed to."""

    def __init__(self, game: Game | None, problem: str, dice: int, checked: bool) -> None:
        self.game = game
        self.problem = problem
        """What is wrong; empty if nothing is."""
        self.dice = dice
        """How many outcomes of chance there are."""
        self.checked = checked
        """Whether they could be checked against the seed."""

    @property
    def genuine(self) -> bool:
        """Everything is right, and everything could be checked."""
        return not self.problem and self.checked


def verify(text: str, boxes: Boxes) -> Verdict:
    """Play a record again and check every move and every die."""
    try:
        game = replay(text, boxes)
    except BedestenError as error:
        return Verdict(None, str(error), 0, False)
    checkable = game.seed is not None and not game.manual and game.origin is None and game.commitment != ""
    dice, wrong = _check_dice(game)
    if wrong and checkable:
        return Verdict(game, f"entry {wrong} is not what the seed gives", dice, True)
    if checkable and game.seed is not None and commitment(game.seed) != game.commitment:
        return Verdict(game, "the seed is not the one that was committed to", dice, True)
    return Verdict(game, "", dice, checkable)


def _check_dice(game: Game) -> tuple[int, int]:
    """How many outcomes of chance there are, and the number of the first entry that is not what the seed gives, or 0.
    Those that were taken back are checked, too."""
    table = game.restart()
    line: list[int] = []
    dice = 0
    wrong = 0
    for i, entry in enumerate(game.entries):
        if entry < 0:
            line = line[: -1 - entry]
            table = game.restart()
            for move in line:
                if table.asks[-1].seat == CHANCE:
                    table.draw()
                table.play(move)
            continue
        if table.asks[-1].seat == CHANCE:
            dice += 1
            if table.draw() != entry and not wrong:
                wrong = i + 1
        line.append(entry)
        table.play(entry)
    return dice, wrong


# ── Inside ─────────────────────────────────────────────────────────────────────────────────────────────────


def _divide(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The header by key, and the other lines by number."""
    if len(text) > LONGEST:
        raise RecordError("this is too long to be the record of a game")
    lines = text.split("\n")
    if not lines or not lines[0].startswith("Bedesten "):
        raise RecordError("line 1: a record begins with 'Bedesten' and the version of its format")
    version = lines[0].removeprefix("Bedesten ").strip()
    _check_format(int(version) if version.isdecimal() and version.isascii() and len(version) < 9 else version)
    header: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    in_header = True
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line:
            in_header = False
        elif in_header:
            key, colon, value = line.partition(":")
            if not colon:
                raise RecordError(f"line {number}: a header line is 'key: value', not {line[:60]!r}")
            header[key.strip()] = value.strip()
        elif not line.startswith("#"):
            body.append((number, line))
    return header, body


def _check_format(found: object) -> None:
    if found != FORMAT or isinstance(found, bool):
        raise RecordError(f"this is format {shown(found)}; this version of Bedesten reads format {FORMAT}")


def _start(header: dict[str, str], boxes: Boxes) -> Game:
    try:
        box = boxes(_header(header, "game"))
        _check_rules(box, int(_header(header, "rules")))
        options = _object(header, "options")
        seed = _seed(int(header["seed"]) if "seed" in header else None)
        names = _names(json.loads(header.get("names", "[]")))
        origin = _object(header, "origin") if "origin" in header else None
        sealed = header.get("commitment", "")
        _check_values(options)
        checked = box.options(options, seed or 0)
        return Game.start(box, checked, seed, sealed, True, names, origin)
    except BedestenError:
        raise
    except DAMAGE as error:
        raise RecordError(f"the header can't be read ({str(error)[:200]})") from error


def _header(header: dict[str, str], key: str) -> str:
    if key not in header:
        raise RecordError(f"the header has no {key!r}")
    return header[key]


def _object(header: dict[str, str], key: str) -> dict[str, object]:
    value = json.loads(_header(header, key))
    if not isinstance(value, dict):
        raise RecordError(f"{key!r} in the header must be an object")
    return value


def _seed(seed: object) -> int | None:
    if seed is None or (isinstance(seed, int) and is_seed(seed)):
        return seed
    raise RecordError(f"a seed is a whole number from 0 to 2**256 - 1, not {shown(seed)}")


def _names(names: object) -> list[str]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("'names' must be a list of words")
    return [str(name) for name in names]


def _check_values(options: dict[str, object]) -> None:
    """What comes from a stranger never names a file to be opened."""
    if not isinstance(options.get("components"), dict | None):
        raise RecordError("'components' in a record are the values themselves, not a file")


def _check_rules(box: Box, version: object) -> None:
    if not box.reads(version):
        raise RecordError(
            f"this game was played with rules version {shown(version)}; this version of Bedesten plays {box.version}"
        )


def _naming_decided(error: BedestenError, box: Box, version: object) -> BedestenError:
    """What a game does not fit, and what may be why if it was played with earlier rules."""
    if version == box.version:
        return error
    clauses = ", ".join(box.decided[cast("int", version)])
    return RecordError(f"{error} (played with rules version {version}, which decided {clauses} otherwise)")


def _read_line(game: Game, number: int, line: str, at: int | None) -> None:
    matched = ENTRY_LINE.match(line)
    if matched is None:
        raise RecordError(f"line {number}: a line of moves is '14. blue: go 3, leave', not {line[:60]!r}")
    if int(matched[1]) != len(game.line) + 1 and not matched[3].startswith("undo"):
        raise RecordError(f"line {number}: it is numbered {matched[1]}, but {len(game.line)} moves come before it")
    for words in matched[3].split(","):
        if at is not None and len(game.entries) >= at:
            return
        try:
            _read_entry(game, matched[2], words.strip())
        except IllegalMove as error:
            raise RecordError(f"line {number}: {error}") from error


def _read_entry(game: Game, speaker: str | None, words: str) -> None:
    if words.startswith("undo"):
        target = words.removeprefix("undo").strip()
        if not (target.isascii() and target.isdecimal()) or len(target) > 9:
            raise RecordError(f"an undo says to which move it goes back, not {words!r}")
        game.undo(int(target), consent=True)
        return
    chance = words.startswith("{")
    if chance != words.endswith("}"):
        raise RecordError(f"{words!r} has a brace too many or too few")
    if game.over:
        raise RecordError(f"{words!r} comes after the end of the game")
    actor = game.actor
    if chance != (actor == CHANCE):
        wanted = "an outcome of chance, in braces," if actor == CHANCE else "a move"
        raise RecordError(f"{words!r} stands where {wanted} is due")
    if actor is not None and not chance and speaker != game.box.seat_name(actor):
        raise RecordError(f"{words!r} is given to {speaker or 'nobody'}, but it is up to {game.box.seat_name(actor)}")
    game.play_text(words.strip("{}"))


def _load(dumped: dict[str, object], boxes: Boxes) -> Game:
    box = boxes(str(dumped["game"]))
    _check_rules(box, dumped["rules"])
    given = dumped["options"]
    entries = dumped["entries"]
    origin = dumped["origin"]
    seed = _seed(dumped["seed"])
    if not isinstance(given, dict) or not isinstance(entries, list):
        raise RecordError("'options' must be an object, 'entries' a list")
    if not (origin is None or isinstance(origin, dict)):
        raise RecordError("'origin' must be an object or null")
    _check_values(given)
    options = box.options(given, seed or 0)
    manual = bool(dumped["manual"]) or seed is None
    game = Game.start(box, options, seed, str(dumped["commitment"]), True, _names(dumped["names"]), origin)
    try:
        _enter_all(game, entries)
        _check_state(game, dumped["state"])
    except BedestenError as error:
        raise _naming_decided(error, box, dumped["rules"]) from error
    game.resume(manual)
    return game


def _enter_all(game: Game, entries: list[object]) -> None:
    for entry in entries:
        if not isinstance(entry, int) or isinstance(entry, bool):
            raise RecordError(f"'entries' holds {shown(entry)}, which is no move")
        game.enter(entry)


def _check_state(game: Game, state: object) -> None:
    """The state of a dump is where its entries lead, in these or in older words, lists in any order."""
    now = game.state()
    if now == state:
        return
    if not isinstance(state, dict):
        raise RecordError("'state' must be an object")
    table = game.box.lay(game.options, generator(0))
    restore_position(game.box, table, state)
    if dump_position(game.box, table) != now:
        raise RecordError(
            "the state of this saved game is not what its entries lead to; a position of one's own is set up with "
            "bedesten.position"
        )
