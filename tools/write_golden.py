"""Writes the golden games: finished games with what they led to, which both builds must reach again.

    python tools/write_golden.py                 all of them, anew
    python tools/write_golden.py --bot greedy    only those that this bot plays

A record under tests/golden is a game as text; fingerprints.json holds what it led to. Write them anew only when the
rules change on purpose, with the version of the rules going up: a golden game that plays differently by itself has
found a mistake.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
FINGERPRINTS = GOLDEN / "fingerprints.json"
sys.path.insert(0, str(ROOT / "tests"))

import bedesten  # noqa: E402
from bedesten import bots  # noqa: E402
from scenes import at_table  # noqa: E402

MOMENTS = 4
"""How many positions on the way are remembered, too."""
TRIES = {"random": 16, "greedy": 1}
"""Of so many games the shortest is kept: games at random are long."""
LONGEST = {"random": 20_000, "greedy": 800}
"""A game with more moves is given up."""
EDITIONS = ("big-box", "first", "first-fr")
LAYOUTS = ("short", "long", "in-order", "random")
VARIANTS: dict[str, list[str]] = {
    "plain": [],
    "neutral": ["neutral-assistants"],
    "caravan": ["caravan-leader"],
    "both": ["neutral-assistants", "caravan-leader"],
}

Setup = dict[str, Any]


def setups() -> Iterator[tuple[str, Setup]]:
    """Every number of players with every edition and variant, the layouts taking turns."""
    number = 0
    for players in (2, 3, 4, 5):
        for edition in EDITIONS:
            for variant, variants in VARIANTS.items():
                if (players == 5 and variant in ("neutral", "both")) or (
                    edition != "big-box" and "leader" in str(variants)
                ):
                    continue
                layout = LAYOUTS[(number + number // 4) % 4]
                setup = {"players": players, "edition": edition, "layout": layout, "variants": variants}
                yield f"{players}p-{edition}-{layout}-{variant}", setup
                number += 1


def play(setup: Setup, bot: str, seed: int) -> bedesten.Game | None:
    """A whole game between bots of one kind, unless it gets too long."""
    game = bedesten.new(**setup, seed=seed)
    players = [bots.make(bot, seed=100 * seed + seat) for seat in range(setup["players"])]
    while game.actor is not None:
        if game.number > LONGEST[bot]:
            return None
        game.play(players[game.actor].choose(game.sight(game.actor)))
    return game


def played_by(bot: str) -> Iterator[tuple[str, bedesten.Game]]:
    for number, (name, setup) in enumerate(setups()):
        games: list[bedesten.Game] = []
        for seed in itertools.count(1000 * number):
            game = play(setup, bot, seed)
            if game is not None:
                games.append(game)
            if len(games) == TRIES[bot]:
                break
        yield f"{bot}-{name}", min(games, key=lambda game: game.number)


def with_undos() -> Iterator[tuple[str, bedesten.Game]]:
    """Players with names who take moves back: their own ones, and once, all agreeing, dice as well. The last begins."""
    setup: Setup = {"players": 5, "names": ["Ayşe", "Łukasz", 'O"Hara', "Zoë", ""]}
    seed = next(seed for seed in itertools.count() if bedesten.new(**setup, seed=seed).actor == 4)
    game = bedesten.new(**setup, seed=seed)
    players = [bots.make("random", seed=seat) for seat in range(5)]
    luck = random.Random(seed)
    agreed = False
    while game.actor is not None:
        if game.can_undo() and luck.random() < 0.05:
            game.undo()
        elif game.number > 300 and not agreed:
            game.undo(decisions(game)[-30], consent=True)
            agreed = True
        game.play(players[game.actor].choose(game.sight(game.actor)))
    yield "undos-5p", game


def decisions(game: bedesten.Game) -> list[int]:
    """The numbers of the entries that seats, not chance, have answered."""
    table = game.restart()
    found = []
    for number, move in enumerate(game.line):
        if table.asks[-1].seat != bedesten.CHANCE:
            found.append(number)
        table.play(move)
    return found


def ends() -> Iterator[tuple[str, bedesten.Game]]:
    """The last turns of close games: what decides between equals, and by which ruby the end comes."""
    buy = ("go 16", "leave", "buy")
    rich = {"rubies": 5, "merchant": 9, "lira": 18}
    away = {"neutral_merchants": [14, 15, 14]}
    for decided, first, second in (
        ("lira", {"lira": 4}, {}),
        ("goods", {"lira": 3, "goods": "red"}, {}),
        ("cards", {"lira": 3, "hand": "stay"}, {"hand": ""}),
        ("nothing", {"lira": 3, "goods": "red", "hand": "stay"}, {"goods": "blue", "hand": "far"}),
    ):
        scene = at_table(2, {0: {"rubies": 6, **first}, 1: {**rich, **second}}, active=1, **away)
        yield f"end-by-{decided}", finish(scene.play(*buy).game)
    first = {"rubies": 6, "hand": "good five-lira family-home", "family": 4}
    second = {**rich, "hand": "family-home", "family": 5}
    scene = at_table(2, {0: first, 1: second}, active=1, **away).play(*buy)
    while scene.asked != "last-cards":
        scene.play("done")
    scene.play("play good red", "play five-lira", "play family-home card", "draw five-lira", "play five-lira")
    scene.play("play family-home lira")
    yield "end-with-last-cards", finish(scene.game)
    for name, place, has, words in (
        ("wainwright", 1, {"merchant": 11, "lira": 7, "room": 4}, ["extend"]),
        ("palace", 13, {"merchant": 8, "goods": "red2 green2 yellow2 blue2"}, ["deliver"]),
        ("small-mosque", 14, {"merchant": 3, "goods": "red2", "tiles": "green"}, ["tile red"]),
        ("great-mosque", 15, {"merchant": 4, "goods": "blue2", "tiles": "yellow"}, ["tile blue"]),
    ):
        mosque = {has["tiles"]: 1} if "tiles" in has else {}
        scene = at_table(5, {0: {"rubies": 4, **has}}, mosque=mosque).play(f"go {place}", "leave", *words)
        yield f"end-at-{name}", finish(scene.game)


def finish(game: bedesten.Game) -> bedesten.Game:
    """Whoever is left stops at once, or plays no more cards."""
    while not game.over:
        words = [game.text(move) for move in game.moves()]
        game.play_text(next((word for word in ("stop", "done") if word in words), words[0]))
    return game


def facts(game: bedesten.Game) -> dict[str, Any]:
    """What the record must lead to: the end, and positions on the way at which a seat was asked."""
    asked = decisions(game) if game.entries == game.line else []
    at = [asked[len(asked) * part // MOMENTS] for part in range(MOMENTS)] if asked else []
    moments = {str(number): bedesten.replay(game.record(), at=number).fingerprint() for number in at}
    return {
        "entries": len(game.entries),
        "moments": moments,
        "final": game.fingerprint(),
        "winners": game.winners(),
        "scores": {game.box.seat_name(standing.seat): standing.score for standing in game.standings()},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the golden games anew.")
    parser.add_argument("--bot", choices=[*bots.BOTS, "none"], help="only the games of this bot; none: only the others")
    chosen = parser.parse_args().bot
    sources = {f"{bot}-": played_by(bot) for bot in TRIES if chosen in (None, bot)}
    if chosen in (None, "none"):
        sources |= {"undos-": with_undos(), "end-": ends()}
    found = json.loads(FINGERPRINTS.read_text(encoding="utf-8")) if FINGERPRINTS.exists() else {}
    for prefix, source in sources.items():
        games = list(source)
        for file in GOLDEN.glob(f"{prefix}*.txt"):
            file.unlink()
        found = {name: led for name, led in found.items() if not name.startswith(prefix)}
        for name, game in games:
            (GOLDEN / f"{name}.txt").write_text(game.record(), encoding="utf-8")
            found[name] = facts(game)
            won = " and ".join(map(game.box.seat_name, game.winners()))
            print(f"{name}: {len(game.entries)} entries, {won} won", flush=True)
    FINGERPRINTS.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
