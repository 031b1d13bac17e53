"""How often a bot's chances come true: plays games of it with itself and draws the diagram of docs/evaluation.md.

    python tools/write_reliability.py --games 40 --players 2 --seed 1 --notes notes.jsonl --out docs

Games are added to the notes, so that several runs, of several numbers of players, make one diagram; with --games 0 it
is only drawn.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any, Final

import bedesten
from bedesten.arena.charts import COLOURS, INK, figure, save, tidy
from bedesten.bots import make

BINS: Final = 10
DECISIONS: Final = 3000
"""After so many decisions a game is given up."""


def played(spec: str, players: int, seed: int) -> list[dict[str, Any]]:
    """A game of a bot with itself: for each turn what its chance was said to be, and its share of the win."""
    game = bedesten.new(players=players, seed=seed, layout="random")
    bots = [make(spec, seed=seed + seat) for seat in range(players)]
    said: list[tuple[int, float]] = []
    turn = -1
    for _ in range(DECISIONS):
        seat = game.actor
        if seat is None:
            break
        sight = game.sight(seat)
        now = sight.sample(0).turn
        opinion = bots[seat].opinion(sight) if now != turn and len(sight.moves()) > 1 else None
        if opinion is not None:
            said.append((seat, opinion.moves[0].chance))
        turn = now
        game.play(bots[seat].choose(sight) if opinion is None else opinion.best)
    winners = game.winners()
    return [
        {"game": seed, "players": players, "said": round(chance, 4), "won": 1 / len(winners) if seat in winners else 0}
        for seat, chance in (said if winners else [])
    ]


def binned(notes: list[dict[str, Any]]) -> list[tuple[float, float, float, int]]:
    """For chances from low to high: what was said, how often it came true, how far off that may be, in how many turns.

    Turns of one game are one story, so the interval counts games.
    """
    found: list[tuple[float, float, float, int]] = []
    for slot in range(BINS):
        here = [note for note in notes if min(int(note["said"] * BINS), BINS - 1) == slot]
        if here:
            said = sum(note["said"] for note in here) / len(here)
            came = sum(note["won"] for note in here) / len(here)
            games = len({(note["game"], note["players"]) for note in here})
            found.append((said, came, 1.96 * math.sqrt(max(came * (1 - came), 0.01) / games), len(here)))
    return found


def drawn(bins: list[tuple[float, float, float, int]], title: str) -> Any:
    sheet = figure(5.2, 5.0)
    axes = sheet.add_subplot()
    axes.plot([0, 100], [0, 100], color=INK, linewidth=1, linestyle=(0, (4, 3)))
    for said, came, off, _ in bins:
        axes.plot([100 * said] * 2, [max(0, 100 * (came - off)), min(100, 100 * (came + off))], color=COLOURS[0])
    axes.plot([100 * one[0] for one in bins], [100 * one[1] for one in bins], "o", color=COLOURS[0], markersize=6)
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    axes.set_xlabel("chance that was told, in %")
    axes.set_ylabel("won in the end, in %")
    axes.set_title(title, loc="left")
    tidy(axes)
    return sheet


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="grand-vizier")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notes", type=Path, required=True, help="where what was said is kept, a line a turn")
    parser.add_argument("--out", type=Path, default=Path("docs"), help="the folder of reliability.svg")
    args = parser.parse_args(words)
    for number in range(args.games):
        with args.notes.open("a", encoding="utf-8", newline="\n") as file:
            for note in played(args.bot, args.players, args.seed * 100_000 + number):
                file.write(json.dumps(note) + "\n")
    notes = [json.loads(line) for line in args.notes.read_text(encoding="utf-8").splitlines()]
    bins = binned(notes)
    games = len({(note["game"], note["players"]) for note in notes})
    print(f"{len(notes)} turns of {games} games")
    for said, came, off, turns in bins:
        print(f"  {100 * said:5.1f} % told, {100 * came:5.1f} ± {100 * off:.1f} % came true, in {turns} turns")
    svg, png = save(lambda: drawn(bins, f"{args.bot}: {games} games"), args.out, "reliability")
    png.unlink()
    print(svg)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
