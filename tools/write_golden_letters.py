"""Writes the golden games of Letters & Seals, as tools/write_golden.py does for the base game.

python tools/write_golden_letters.py                 all of them, anew
python tools/write_golden_letters.py --bot greedy    only those that this bot plays
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bedesten
from bedesten import bots
from write_golden import GOLDEN, VARIANTS, Setup, facts

FOLDER = GOLDEN / "letters"
FINGERPRINTS = FOLDER / "fingerprints.json"
TRIES = {"random": 12, "greedy": 1}
"""Of so many games the shortest is kept: games at random are long."""
GREEDY_SETUPS = 6


def setups() -> Iterator[tuple[str, Setup]]:
    """Every number of players with every variant, layouts and decks taking turns."""
    for number, players in enumerate(players for players in (2, 3, 4, 5) for _ in range(4)):
        variant = list(VARIANTS)[number % 4]
        if players == 5 and variant in ("neutral", "both"):
            continue
        layout = ("first-game", "random")[(number + number // 4) % 2]
        deck = ("mixed", "new-only")[number // 2 % 2]
        setup = {
            "players": players,
            "expansions": ["letters"],
            "layout": layout,
            "bonus_deck": deck,
            "variants": VARIANTS[variant],
        }
        yield f"{players}p-{layout}-{deck}-{variant}", setup


def play(setup: Setup, bot: str, seed: int) -> bedesten.Game:
    """A whole game; at random, but letters are kept for the Secret Society more often than not."""
    game = bedesten.new("istanbul", **setup, seed=seed)
    players = [bots.make(bot, seed=100 * seed + seat) for seat in range(setup["players"])]
    luck = random.Random(seed)
    while game.actor is not None:
        moves = game.moves()
        if bot == "greedy":
            game.play(players[game.actor].choose(game.sight(game.actor)))
        elif game.question == "bonus-turn" and luck.random() < 0.7:
            game.play(moves[0])
        elif game.question == "secret-society" and len(moves) > 1:
            game.play(moves[1])
        else:
            game.play(luck.choice(moves))
    return game


def played_by(bot: str) -> Iterator[tuple[str, bedesten.Game]]:
    found = list(setups())
    for number, (name, setup) in enumerate(found if bot == "random" else found[:: len(found) // GREEDY_SETUPS]):
        seeds = range(1000 * number, 1000 * number + TRIES[bot])
        games = [play(setup, bot, seed) for seed in seeds]
        yield f"{bot}-{name}", min(games, key=lambda game: game.number)


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the golden games of Letters & Seals anew.")
    parser.add_argument("--bot", choices=list(TRIES), help="only the games that this bot plays")
    chosen = parser.parse_args().bot
    FOLDER.mkdir(exist_ok=True)
    found = json.loads(FINGERPRINTS.read_text(encoding="utf-8")) if chosen and FINGERPRINTS.exists() else {}
    for bot in TRIES if chosen is None else [chosen]:
        for old in FOLDER.glob(f"{bot}-*.txt"):
            old.unlink()
            found.pop(old.stem, None)
        for name, game in played_by(bot):
            (FOLDER / f"{name}.txt").write_text(game.record(), encoding="utf-8")
            found[name] = facts(game)
            print(f"{name}: {len(game.entries)} entries", flush=True)
    FINGERPRINTS.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
