"""Writes the golden games: finished games with what they led to, which both builds must reach again.

    python tools/write_golden.py                               all of them, anew
    python tools/write_golden.py --box mocha --group greedy    only those of this box that the greedy bot plays

A record under tests/golden is a game as text; fingerprints.json holds what it led to. Write them anew only when the
rules change on purpose, with the version of the rules going up: a golden game that plays differently by itself has
found a mistake. Bots get better, so games that the greedy one plays anew are other games.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
sys.path.insert(0, str(ROOT / "tests"))

import bedesten  # noqa: E402
from bedesten import bots  # noqa: E402
from mocha import mocha_table  # noqa: E402
from scenes import at_table  # noqa: E402
from wandering import wander  # noqa: E402

MOMENTS = 4
"""How many positions on the way are remembered, too."""
EDITIONS = ("big-box", "first", "first-fr")
LAYOUTS = ("short", "long", "in-order", "random")
VARIANTS: dict[str, list[str]] = {
    "plain": [],
    "neutral": ["neutral-assistants"],
    "caravan": ["caravan-leader"],
    "both": ["neutral-assistants", "caravan-leader"],
}

DECKS = ("mixed", "new-only")

Setup = dict[str, Any]
Named = Iterator[tuple[str, bedesten.Game]]
Choose = Callable[[bedesten.Game], int]

# ── Setups ─────────────────────────────────────────────────────────────────────────────────────────────────


def possible(players: int, variant: str) -> bool:
    """There are no neutral assistants with five players."""
    return players < 5 or variant in ("plain", "caravan")


def of_base() -> Iterator[tuple[str, Setup]]:
    """Every number of players with every edition and variant, the layouts taking turns."""
    number = 0
    for players, edition, variant in itertools.product((2, 3, 4, 5), EDITIONS, VARIANTS):
        variants = VARIANTS[variant]
        if possible(players, variant) and (edition == "big-box" or "caravan-leader" not in variants):
            layout = LAYOUTS[(number + number // 4) % 4]
            setup = {"players": players, "edition": edition, "layout": layout, "variants": variants}
            yield f"{players}p-{edition}-{layout}-{variant}", setup
            number += 1


def of_expansion(expansion: str, decks: tuple[str, ...] = ()) -> Iterator[tuple[str, Setup]]:
    """Every number of players with every variant, layouts and decks taking turns."""
    for number, (players, variant) in enumerate(itertools.product((2, 3, 4, 5), VARIANTS)):
        if possible(players, variant):
            layout = ("first-game", "random")[(number + number // 4) % 2]
            deck = {"bonus_deck": decks[number // 2 % 2]} if decks else {}
            setup = {"players": players, "expansions": [expansion], "layout": layout, "variants": VARIANTS[variant]}
            yield "-".join([f"{players}p", layout, *deck.values(), variant]), setup | deck


def of_great_bazaar() -> Iterator[tuple[str, Setup]]:
    """Every number of players with every variant."""
    for players, variant in itertools.product((2, 3, 4, 5), VARIANTS):
        if possible(players, variant):
            setup = {"players": players, "expansions": ["mocha", "letters"], "variants": VARIANTS[variant]}
            yield f"{players}p-{variant}", setup


# ── Who plays ──────────────────────────────────────────────────────────────────────────────────────────────


def seated(kinds: list[str], seed: int) -> Choose:
    """Bots, one a seat."""
    players = [bots.make(kind, seed=100 * seed + seat) for seat, kind in enumerate(kinds)]

    def choose(game: bedesten.Game) -> int:
        assert game.actor is not None
        return players[game.actor].choose(game.sight(game.actor))

    return choose


def all_of(kind: str, players: int, seed: int) -> Choose:
    """Bots of one kind."""
    return seated([kind] * players, seed)


def last_at_random(players: int, seed: int) -> Choose:
    """Greedy bots, but for the last seat, which plays at random: what it does is more various."""
    return seated(["greedy"] * (players - 1) + ["random"], seed)


def keeping_letters(players: int, seed: int) -> Choose:
    """At random, but letters are kept for the Secret Society more often than not."""
    luck = random.Random(seed)

    def choose(game: bedesten.Game) -> int:
        moves = game.moves()
        if game.question == "bonus-turn" and luck.random() < 0.7:
            return moves[0]
        if game.question == "secret-society" and len(moves) > 1:
            return moves[1]
        return luck.choice(moves)

    return choose


def play(setup: Setup, choose: Choose, seed: int, longest: int) -> bedesten.Game | None:
    """A whole game, unless it gets too long."""
    game = bedesten.new(**setup, seed=seed)
    while game.actor is not None:
        if game.number > longest:
            return None
        game.play(choose(game))
    return game


def by_setup(number: int, setup: Setup) -> int:
    """The first seed: other ones for each setup."""
    return 1000 * number


def by_players(number: int, setup: Setup) -> int:
    """The first seed: other ones for each number of players."""
    return 10 * int(setup["players"])


def played(
    group: str,
    setups: Callable[[], Iterator[tuple[str, Setup]]],
    players: Callable[[int, int], Choose],
    *,
    tries: int = 1,
    longest: int = sys.maxsize,
    every: int = 1,
    first_seed: Callable[[int, Setup], int] = by_setup,
) -> Named:
    """Of every so many setups a game: the shortest of some, for games at random are long.

    A game with more than `longest` moves is given up.
    """
    for number, (name, setup) in enumerate(itertools.islice(setups(), None, None, every)):
        seeds = itertools.count(first_seed(number, setup))
        tried = (play(setup, players(setup["players"], seed), seed, longest) for seed in seeds)
        games = itertools.islice((game for game in tried if game is not None), tries)
        yield f"{group}-{name}", min(games, key=lambda game: game.number)


# ── Other games ────────────────────────────────────────────────────────────────────────────────────────────


def with_undos() -> Named:
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


def ends() -> Named:
    """The last turns of close games: what decides between equals, and by which ruby the end comes."""
    buy = ("go 16", "leave", "buy")
    rich: Setup = {"rubies": 5, "merchant": 9, "lira": 18}
    away: Setup = {"neutral_merchants": [14, 15, 14]}
    first: Setup
    second: Setup
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
    yield from ends_at_places()


def ends_at_places() -> Named:
    has: Setup
    for name, place, has, words in (
        ("wainwright", 1, {"merchant": 11, "lira": 7, "room": 4}, ["extend"]),
        ("palace", 13, {"merchant": 8, "goods": "red2 green2 yellow2 blue2"}, ["deliver"]),
        ("small-mosque", 14, {"merchant": 3, "goods": "red2", "tiles": "green"}, ["tile red"]),
        ("great-mosque", 15, {"merchant": 4, "goods": "blue2", "tiles": "yellow"}, ["tile blue"]),
    ):
        mosque = {str(has["tiles"]): 1} if "tiles" in has else {}
        scene = at_table(5, {0: {"rubies": 4, **has}}, mosque=mosque).play(f"go {place}", "leave", *words)
        yield f"end-at-{name}", finish(scene.game)


def ends_of_mocha() -> Named:
    """The last turns of close games: by which ruby the end comes, and cards played after it."""
    mine: Setup
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
        put: Setup = {"mosque": {"green": 1}} if "tiles" in mine else {}
        scene = mocha_table({3: {"rubies": 5, **mine}}, active=3, coffee={3: 9}, guild={3: guild}, **put).play(*words)
        yield f"end-{name}", finish(scene.game)
    hand = "two-coffee exchange two-rewards eight-lira"
    seats: dict[int, Setup] = {0: {"rubies": 6, "hand": hand, "goods": "red"}, 3: {"merchant": 20}}
    scene = mocha_table(seats, active=3, guild={3: [7]}).play("guild 7", "go 19", "stop")
    scene.play("play two-coffee", "play exchange", "give red coffee", "take blue2", "play eight-lira")
    yield "end-with-last-cards", finish(scene.play("play two-rewards", "roll 5 6").game)


def finish(game: bedesten.Game) -> bedesten.Game:
    """Whoever is left stops at once, or plays no more cards."""
    while not game.over:
        words = [game.text(move) for move in game.moves()]
        game.play_text(next((word for word in ("stop", "done") if word in words), words[0]))
    return game


def wandered(*games: tuple[int, int]) -> Named:
    """Random games of The Dice Game, by number of players and seed: those that show most."""
    for players, seed in games:
        game = bedesten.new("dicegame", players=players, seed=seed)
        for _ in wander(game, seed):
            pass
        yield f"random-{players}p-{seed}", game


def stored(group: str, box: str) -> Named:
    """The games that are there already: nobody plays like their players any more."""
    for file in sorted((GOLDEN / box).glob(f"{group}-*.txt")):
        yield file.stem, bedesten.replay(file.read_text(encoding="utf-8"))


# ── Writing ────────────────────────────────────────────────────────────────────────────────────────────────

BOXES: dict[str, dict[str, Callable[[], Named]]] = {
    "base": {
        "random": partial(played, "random", of_base, partial(all_of, "random"), tries=16, longest=20_000),
        "greedy": partial(played, "greedy", of_base, partial(all_of, "greedy"), longest=800),
        "undos": with_undos,
        "end": ends,
    },
    "mocha": {
        "random": partial(played, "random", partial(of_expansion, "mocha"), partial(all_of, "random"), tries=40),
        "greedy": partial(played, "greedy", partial(of_expansion, "mocha"), partial(all_of, "greedy"), every=2),
        "end": ends_of_mocha,
    },
    "letters": {
        "random": partial(played, "random", partial(of_expansion, "letters", DECKS), keeping_letters, tries=12),
        "greedy": partial(
            played, "greedy", partial(of_expansion, "letters", DECKS), partial(all_of, "greedy"), every=2
        ),
    },
    "great_bazaar": {
        "greedy": partial(played, "greedy", of_great_bazaar, last_at_random, longest=2999, first_seed=by_players),
    },
    "dicegame": {
        "random": partial(wandered, (3, 14), (3, 15), (4, 5)),
        **{group: partial(stored, group, "dicegame") for group in ("brown", "greedy", "hoard", "owner")},
    },
}
"""The groups of games of each box: the names of a group's records begin with its name."""


def decisions(game: bedesten.Game) -> list[int]:
    """The numbers of the entries that seats, not chance, have answered."""
    table = game.restart()
    found = []
    for number, move in enumerate(game.line):
        if table.asks[-1].seat != bedesten.CHANCE:
            found.append(number)
        table.play(move)
    return found


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


def write(box: str, groups: list[str]) -> None:
    """The games of some groups of a box, in the place of those that were there."""
    folder = GOLDEN if box == "base" else GOLDEN / box
    folder.mkdir(exist_ok=True)
    fingerprints = folder / "fingerprints.json"
    found = json.loads(fingerprints.read_text(encoding="utf-8")) if fingerprints.exists() else {}
    for group in groups:
        games = list(BOXES[box][group]())
        for old in folder.glob(f"{group}-*.txt"):
            old.unlink()
            found.pop(old.stem, None)
        for name, game in games:
            (folder / f"{name}.txt").write_text(game.record(), encoding="utf-8")
            found[name] = facts(game)
            won = " and ".join(map(game.box.seat_name, game.winners()))
            print(f"{box}: {name}: {len(game.entries)} entries, {won} won", flush=True)
    fingerprints.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes the golden games anew.")
    parser.add_argument("--box", choices=list(BOXES), help="only the games of this box")
    parser.add_argument("--group", help="only games whose names begin so: random, greedy, end, undos ...")
    args = parser.parse_args()
    for box, groups in BOXES.items():
        chosen = [group for group in groups if args.group in (None, group)]
        if chosen and args.box in (None, box):
            write(box, chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
