"""Writes the golden games of Mocha & Baksheesh, as tools/write_golden.py does for the base game.

python tools/write_golden_mocha.py                 all of them, anew
python tools/write_golden_mocha.py --bot greedy    only those that this bot plays
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path[:0] = [str(TOOLS), str(TOOLS.parent / "tests")]

import bedesten  # noqa: E402
from bedesten import bots  # noqa: E402
from mocha import mocha_table  # noqa: E402
from write_golden import GOLDEN, VARIANTS, Setup, facts, finish  # noqa: E402

FOLDER = GOLDEN / "mocha"
FINGERPRINTS = FOLDER / "fingerprints.json"
TRIES = {"random": 40, "greedy": 1}
"""Of so many games the shortest is kept: games at random are long."""
GREEDY_SETUPS = 6


def setups() -> Iterator[tuple[str, Setup]]:
    """Every number of players with every variant, the layouts taking turns."""
    for number, players in enumerate(players for players in (2, 3, 4, 5) for _ in range(4)):
        variant = list(VARIANTS)[number % 4]
        if players == 5 and variant in ("neutral", "both"):
            continue
        layout = ("first-game", "random")[(number + number // 4) % 2]
        setup = {"players": players, "expansions": ["mocha"], "layout": layout, "variants": VARIANTS[variant]}
        yield f"{players}p-{layout}-{variant}", setup


def play(setup: Setup, bot: str, seed: int) -> bedesten.Game:
    """A whole game between bots of one kind."""
    game = bedesten.new("istanbul", **setup, seed=seed)
    players = [bots.make(bot, seed=100 * seed + seat) for seat in range(setup["players"])]
    while game.actor is not None:
        game.play(players[game.actor].choose(game.sight(game.actor)))
    return game


def played_by(bot: str) -> Iterator[tuple[str, bedesten.Game]]:
    found = list(setups())
    for number, (name, setup) in enumerate(found if bot == "random" else found[:: len(found) // GREEDY_SETUPS]):
        seeds = range(1000 * number, 1000 * number + TRIES[bot])
        games = [play(setup, bot, seed) for seed in seeds]
        yield f"{bot}-{name}", min(games, key=lambda game: game.number)


def ends() -> Iterator[tuple[str, bedesten.Game]]:
    """The last turns of close games: by which ruby the end comes, and cards played after it."""
    for name, mine, words in (
        ("coffee-house", {"merchant": 19}, ["go 20", "leave", "brew"]),
        ("baksheesh", {"goods": "yellow3", "room": 3}, ["go 19", "leave", "baksheesh 13"]),
        ("guild-1", {"room": 4}, ["guild 1"]),
        ("guild-13", {"goods": "red2 green2 yellow2"}, ["guild 13", "deliver red2 green2 yellow2"]),
        ("guild-14", {"goods": "red", "tiles": "green"}, ["guild 14"]),
        ("guild-16", {"lira": 15}, ["guild 16"]),
        ("guild-20", {}, ["guild 20"]),
    ):
        guild = [int(name.split("-")[1])] if name.startswith("guild") else []
        put = {"mosque": {"green": 1}} if "tiles" in mine else {}
        scene = mocha_table({3: {"rubies": 5, **mine}}, active=3, coffee={3: 9}, guild={3: guild}, **put).play(*words)
        yield f"end-{name}", finish(scene.game)
    hand = "two-coffee exchange two-rewards eight-lira"
    seats = {0: {"rubies": 6, "hand": hand, "goods": "red"}, 3: {"merchant": 20}}
    scene = mocha_table(seats, active=3, guild={3: [7]}).play("guild 7", "go 19", "stop")
    scene.play("play two-coffee", "play exchange", "give red coffee", "take blue2", "play eight-lira")
    yield "end-with-last-cards", finish(scene.play("play two-rewards", "roll 5 6").game)


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the golden games of Mocha & Baksheesh anew.")
    parser.add_argument("--bot", choices=[*TRIES, "end"], help="only the games that this bot plays; end: only ends")
    chosen = parser.parse_args().bot
    FOLDER.mkdir(exist_ok=True)
    found = json.loads(FINGERPRINTS.read_text(encoding="utf-8")) if chosen and FINGERPRINTS.exists() else {}
    for bot in [*TRIES, "end"] if chosen is None else [chosen]:
        for old in FOLDER.glob(f"{bot}-*.txt"):
            old.unlink()
            found.pop(old.stem, None)
        for name, game in ends() if bot == "end" else played_by(bot):
            (FOLDER / f"{name}.txt").write_text(game.record(), encoding="utf-8")
            found[name] = facts(game)
            print(f"{name}: {len(game.entries)} entries", flush=True)
    FINGERPRINTS.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
