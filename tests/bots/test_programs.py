"""Bots that are programs: in C and JavaScript, our own behind the protocol, and all that can go wrong with one."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

import bedesten
from bedesten import arena
from bedesten.bots import is_bot, listed, make
from bedesten.bots.protocol.engine import Engine, serve
from bedesten.bots.protocol.errors import BotFault
from bedesten.bots.protocol.program import close_programs
from bedesten.bots.protocol.program_bot import ProgramBot
from bedesten.cli import main
from bedesten.kernel.errors import OptionError
from bedesten.server.schema import ChairWish
from bedesten.tables.errors import Refused
from bedesten.tables.people import check_bot
from bedesten.terminal.saves import Saved, data_folder
from bedesten.terminal.seating import SeatedPlayer

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots"
COMMAND = f"{sys.executable} -m bedesten"


@pytest.fixture(autouse=True)
def all_quit() -> Iterator[None]:
    yield
    close_programs()


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> str:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler, "a C compiler, which the compiled build needs, too"
    program = tmp_path_factory.mktemp("c") / "bot"
    subprocess.run([compiler, "-O1", "-Wall", "-Wextra", "-o", program, EXAMPLES / "bot.c"], check=True)
    return f"exec:{program}"


@pytest.fixture(scope="module")
def in_javascript() -> str:
    node = Path(sysconfig.get_path("scripts"), "node")
    return f"exec:{node if node.exists() else 'node'} {EXAMPLES / 'bot.js'}"


def played(game: bedesten.Game, bots: list[str], most: int = 100_000) -> bedesten.Game:
    players = [make(spec, 1 + seat) for seat, spec in enumerate(bots)]
    while game.actor is not None and game.number < most:
        game.play(players[game.actor].choose(game.sight(game.actor)))
    return game


def test_programs_in_other_languages_play_whole_games(in_c: str, in_javascript: str) -> None:
    for name, limit in (("istanbul", 120), ("dicegame", 2000)):
        bots = [in_c, in_javascript]
        (result,) = arena.simulate(1, bots, seed=2, jobs=1, game=name, limit=limit)
        (again,) = arena.simulate(1, bots, seed=2, jobs=1, game=name, limit=limit)
        assert result.over == (name == "dicegame")
        assert [seat.faults for seat in result.seats] == [0, 0]
        assert again.fingerprint == result.fingerprint


def test_they_keep_to_the_protocol(in_c: str, in_javascript: str, capsys: pytest.CaptureFixture[str]) -> None:
    for program in (in_c, in_javascript):
        assert main(["bot-check", program, "--decisions", "25"]) == 0
        told = capsys.readouterr().out
        assert "FAIL" not in told
        assert "It keeps to the protocol" in told


@pytest.mark.parametrize("name", bedesten.GAMES)
def test_our_bots_play_the_same_behind_the_protocol(name: str) -> None:
    engine = f"exec:{COMMAND} engine --bot greedy,limit=600000"
    there = played(bedesten.new(name, players=2, seed=5), [engine, "random"], 60)
    here = played(bedesten.new(name, players=2, seed=5), ["greedy", "random"], 60)
    assert there.fingerprint() == here.fingerprint()


def test_an_engine_tells_opinions_and_reads_records(capsys: pytest.CaptureFixture[str]) -> None:
    game = bedesten.new(players=3, seed=5)
    asked = [
        {"type": "hello", "protocol": 1},
        {"type": "opinion", "id": 1, "record": game.record(reveal=True)},
        {"type": "choose", "id": 2, "record": game.record(reveal=True)},
        {"type": "choose", "id": 3},
        {"type": "dance"},
        ["no message"],
        {"type": "quit"},
        {"type": "hello"},
    ]
    lines: list[str] = []
    serve(Engine("greedy"), [json.dumps(message) for message in asked], lines.append)
    hello, opinion, move, forgotten, unknown, nothing = [json.loads(line) for line in lines]
    assert (hello["protocol"], hello["wants"]) == (1, ["position"])
    assert opinion["moves"][0]["move"] == move["move"] == game.text(make("greedy").choose(game.sight(game.actor)))
    assert (move["id"], forgotten["id"]) == (2, 3)
    assert [answer["type"] for answer in (forgotten, unknown, nothing)] == ["error"] * 3
    assert "'record' sent along" in forgotten["message"]


def test_an_engine_listens_for_who_connects() -> None:
    words = [*COMMAND.split(), "engine", "--bot", "random", "--listen", "0"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            port = process.stderr.readline().rpartition(":")[2].strip()
            for _ in range(2):  # one program after the other
                game = played(bedesten.new("dicegame", players=2, seed=1), [f"tcp:127.0.0.1:{port}", "random"], 30)
                assert game.number >= 30
                close_programs()
        finally:
            process.terminate()


# ── Faults ─────────────────────────────────────────────────────────────────────────────────────────────────

GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    kind = asked["type"]
    if kind == "hello":
        answer = {"type": "hello", "protocol": 1}
    elif kind == "game":
        answer = {"type": "ready"}
    elif kind == "quit":
        sys.exit(0)
    else:
        answer = {"type": "move", "id": asked["id"], "move": asked["moves"][0]["text"]}
        CHOOSE
    print(json.dumps(answer), flush=True)
"""

WRONG = {
    "crash": (
        "raise KeyError('oh dear')",
        r"it ended instead of answering 'choose' \(exit code 1\).*KeyError: 'oh dear'",
    ),
    "late": ("import time; time.sleep(30)", "no answer to 'choose' within 0.3 s"),
    "illegal": ("answer['move'] = 'go 99'", "'go 99' is not possible now. Possible: "),
    "nonsense": ("print('hi there')", "one JSON object on one line, not 'hi there'"),
}


def written(folder: Path, choose: str) -> str:
    file = folder / "bot.py"
    file.write_text(GOOD.replace("CHOOSE", choose), encoding="utf-8")
    return f"exec:{sys.executable} {file}"


@pytest.mark.parametrize("kind", WRONG)
def test_faults_are_handled_counted_and_in_the_end_reported(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    choose, said = WRONG[kind]
    bot = make(f"{written(tmp_path, choose)},limit={300 if kind == 'late' else 20_000},faults=1", 1)
    game = bedesten.new(players=2, seed=1)
    sight = game.sight(game.actor)
    with caplog.at_level(logging.WARNING, "bedesten.bots"):
        assert bot.choose(sight) in game.moves()
    assert "a random move is played instead" in caplog.text
    assert isinstance(bot, ProgramBot)
    assert [fault.kind for fault in bot.faults] == [kind]
    with pytest.raises(BotFault, match=said) as error:
        bot.choose(sight)
    assert "bot-check" in str(error.value)


def test_a_program_that_hears_ctrl_c_is_not_at_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A terminal sends it to all: no random move is played for who ended by it, and no such game is counted."""
    interrupted = """
        import signal
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        signal.raise_signal(signal.SIGINT)"""
    game = bedesten.new(players=2, seed=1)
    bot = make(written(tmp_path, interrupted), 1)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(game.sight(game.actor))
    assert isinstance(bot, ProgramBot)
    assert bot.faults == []
    words = ["arena", "ladder", "--bots", f"random,{written(tmp_path, interrupted)}", "--players", "2", "--games", "2"]
    assert main([*words, "--jobs", "2", "--out", str(tmp_path / "out")]) == 130
    assert "Stopped. To go on" in capsys.readouterr().err
    assert (tmp_path / "out" / "results.jsonl").read_text(encoding="utf-8") == ""


def test_a_program_that_has_ended_is_not_asked_again(tmp_path: Path) -> None:
    """A worker of the arena whose game Ctrl-C has ended may begin another one before it is told to stop."""
    spec = written(tmp_path, "import os, signal; signal.signal(signal.SIGINT, signal.SIG_DFL); signal.raise_signal(2)")
    game = bedesten.new(players=2, seed=1)
    sight = game.sight(game.actor)
    for _ in range(2):
        bot = make(spec, 1)
        with pytest.raises(KeyboardInterrupt):
            bot.choose(sight)
        assert isinstance(bot, ProgramBot)
        bot.close()


def test_a_program_is_not_shared_with_a_forked_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes that talk to one program would hear each other's answers."""
    spec = written(tmp_path, "pass")
    game = bedesten.new(players=2, seed=1)
    sight = game.sight(game.actor)
    bot = make(spec, 1)
    bot.choose(sight)
    assert isinstance(bot, ProgramBot)
    parents = bot._program
    with monkeypatch.context() as forked:
        forked.setattr(os, "getpid", lambda: -1)
        bot.close()
        other = make(spec, 1)
        other.choose(sight)
        assert isinstance(other, ProgramBot)
        assert other._program is not parents
        other.close()
        close_programs()
    assert parents is not None
    parents.close()


def test_the_arena_tells_of_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Once in a while it answers nonsense: games go on, and the report says how often."""
    bot = written(tmp_path, "answer['move'] = 'x' if asked['id'] == 3 else answer['move']")
    words = ["arena", "ladder", "--bots", f"random,{bot}", "--game", "dicegame", "--players", "2", "--games", "2"]
    assert main([*words, "--limit", "60", "--jobs", "1", "--out", str(tmp_path / "out")]) == 0
    told = capsys.readouterr()
    assert f"{bot} was at fault 2 times" in told.out
    assert "2 of 2 games" in told.err


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("exec:/no/such/bot", "can't be found or run (there is none)"),
        ("exec:", "a program is written as in exec:./my-bot"),
        ("exec:'", "is no command"),
        (f"exec:{EXAMPLES / 'bot.c'}", "may not be run: chmod +x it"),
        ("exec:cat,speed=3", "ms, limit, faults after commas"),
        ("exec:cat,ms=0", "ms is a whole number from 1"),
        ("tcp:4000", "written tcp:HOST:PORT"),
    ],
)
def test_what_can_not_be_a_program_is_refused_at_once(spec: str, said: str) -> None:
    with pytest.raises(OptionError) as error:
        make(spec)
    assert said in str(error.value)


def test_who_starts_slowly_is_given_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that is loaded, or a busy machine, may take longer than programs usually have."""
    monkeypatch.setattr("bedesten.bots.protocol.program_bot.START", 0.1)
    file = tmp_path / "slow.py"
    file.write_text(f"import time; time.sleep(1)\n{GOOD.replace('CHOOSE', '')}", encoding="utf-8")
    game = bedesten.new(players=2, seed=1)
    with pytest.raises(BotFault, match=r"no answer to 'hello' within 0\.1 s"):
        make(f"exec:{sys.executable} {file},limit=100").choose(game.sight(game.actor))
    assert make(f"exec:{sys.executable} {file},limit=300000").choose(game.sight(game.actor)) == game.moves()[0]


@pytest.mark.parametrize(("spec", "said"), [("exec:false", "exit code 1"), ("tcp:127.0.0.1:1", "nobody listens")])
def test_what_never_says_hello_is_no_bot(spec: str, said: str) -> None:
    game = bedesten.new(players=2, seed=1)
    with pytest.raises(BotFault, match=said):
        make(spec).choose(game.sight(game.actor))


def test_bot_check_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-check", written(tmp_path, "answer['id'] = 0"), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["ok"]
    assert "has the id 0" in found["findings"][-1]["seen"]
    assert main(["bot-check", "/no/such/bot"]) == 2


def test_programs_are_told_from_names_and_lists() -> None:
    assert is_bot("exec:./my-bot")
    assert is_bot("tcp:localhost:4000")
    specs = "exec:./a,ms=3,limit=9,merchant,planner:depth=2,judge=./j.py:J,./b.py:B"
    assert listed(specs) == ["exec:./a,ms=3,limit=9", "merchant", "planner:depth=2,judge=./j.py:J", "./b.py:B"]


@pytest.mark.parametrize("bot", ["exec:true", "tcp:127.0.0.1:1", "./x.py:X", "planner:judge=./w.toml", "vizier:ms=9"])
def test_visitors_of_a_server_can_name_levels_only(bot: str) -> None:
    with pytest.raises(ValidationError):
        ChairWish(kind="bot", bot=bot)
    with pytest.raises(Refused):
        check_bot(bot)


def test_a_saved_game_from_elsewhere_starts_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    game = bedesten.new(players=2, seed=1)
    chairs = [SeatedPlayer(name="Ada"), SeatedPlayer(bot="exec:cat")]
    for folder, trusted in ((tmp_path / "mail", False), (data_folder(), True)):
        saved = Saved(folder / "play.json")
        saved.write(game, chairs, surely=False)
        if trusted:
            assert saved.load()[1] == chairs
        else:
            with pytest.raises(OptionError, match="would start a program"):
                saved.load()
