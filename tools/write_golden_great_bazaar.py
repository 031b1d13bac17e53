"""Writes the golden games of the Great Bazaar, which the greedy bot plays against a random one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bedesten
from bedesten import bots
from write_golden import GOLDEN, VARIANTS, Setup, facts

FOLDER = GOLDEN / "great_bazaar"
LONGEST = 3000
"""Entries after which a game is given up and the next seed is taken."""


def play(setup: Setup, seed: int) -> bedesten.Game | None:
    """A whole game, the last seat playing at random: what it does is more various."""
    game = bedesten.new("istanbul", **setup, seed=seed)
    last = setup["players"] - 1
    players = [bots.make("random" if seat == last else "greedy", seed=100 * seed + seat) for seat in range(last + 1)]
    while game.actor is not None and game.number < LONGEST:
        game.play(players[game.actor].choose(game.sight(game.actor)))
    return game if game.over else None


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    found = {}
    for players in (2, 3, 4, 5):
        for variant in VARIANTS:
            if players == 5 and variant in ("neutral", "both"):
                continue
            setup = {"players": players, "expansions": ["mocha", "letters"], "variants": VARIANTS[variant]}
            game = next(game for seed in range(10 * players, 10 * players + 9) if (game := play(setup, seed)))
            name = f"greedy-{players}p-{variant}"
            (FOLDER / f"{name}.txt").write_text(game.record(), encoding="utf-8")
            found[name] = facts(game)
            print(f"{name}: {len(game.entries)} entries", flush=True)
    (FOLDER / "fingerprints.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
