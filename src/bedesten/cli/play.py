"""``bedesten play``: a game in the terminal, against bots and with people at the same screen."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import Any, Final

import bedesten
from bedesten.bots import LEVELS, USUAL
from bedesten.bots.levels import CHARACTERS, IN_CHARACTER
from bedesten.cli.game_options import OPTIONS, add_game_options, given_options
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.istanbul.terms import HOUSES
from bedesten.kernel.errors import OptionError, RecordError
from bedesten.kernel.game import Game
from bedesten.terminal.drawings import TITLES
from bedesten.terminal.saves import Saved, data_folder
from bedesten.terminal.screen import Screen
from bedesten.terminal.seating import MYSELF, SeatedPlayer, chairs_of
from bedesten.terminal.session import Session

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

PACES: Final = {"slow": 2.0, "normal": 0.7, "fast": 0.15, "at-once": 0.0}

BOTS_TOLD: Final = "".join(f"  {level.name:<15} {level.words}\n" for level in LEVELS)

EXAMPLES: Final = f"""\
bots, from the weakest to the strongest:
{BOTS_TOLD}
From {LEVELS[3].name} up they sit down in character: {", ".join(CHARACTERS)}. Or name one: {IN_CHARACTER[0].name}.
Any way to play may be had with options: greedy, planner (depth, width), mcts, champion and strategist (depth) take
judge (hand, learned, ./weights.toml, ./mine.py:Judge), style, and a budget for each decision: iterations, or ms. A
level takes another budget, too. A bot of your own is a file and a class in it, the name under which a package offers
it, or a program in any language: exec:COMMAND, or tcp:HOST:PORT, with ms, limit and faults after commas.

examples:
  bedesten play                                  go on with your game, or begin one against two bots
  bedesten play --new --players 5 --bots vizier,peddler
  bedesten play --new --bots planner:depth=3,style=gem-buyer,grand-vizier:ms=1000
  bedesten play --new --bots ./my_bot.py:MyBot   a bot of your own
  bedesten play --new --bots 'exec:node my_bot.js'
  bedesten play --new --seats you,greedy,Ada     two people at one screen, a bot between them
  bedesten play --new --layout random --variants neutral-assistants,caravan-leader
  bedesten play --new --expansions {",".join(EXPANSIONS)}
  bedesten play --new --game dicegame --players 4

Seats are the houses in this order: red, blue, turquoise, saffron, pearl. The game is saved after every move and
goes on where it was; finished games are kept as records."""


DESCRIPTION: Final = "Play in the terminal against bots, and with people at the same screen."


def add_options(parser: argparse.ArgumentParser) -> None:
    who = parser.add_argument_group("who plays")
    who.add_argument("--players", type=int, metavar="N", help="2 to 5 (default: 3, or as many as are named)")
    who.add_argument("--people", type=int, metavar="N", help="how many of them are people (default: 1)")
    who.add_argument("--bots", metavar="BOT,BOT", help=f"who plays the others, as told below (default: {USUAL})")
    who.add_argument("--seats", metavar="WHO,WHO", help="who sits where: you, names of people, names of bots")
    who.add_argument("--name", help="your name")
    who.add_argument("--start", metavar="HOUSE", help="who begins: you, a name or a house (default: drawn)")
    rules = parser.add_argument_group("what is played")
    add_game_options(rules)
    rules.add_argument("--seed", type=int, metavar="N", help="makes dice and draws repeatable")
    how = parser.add_argument_group("how")
    how.add_argument("--new", action="store_true", help="begin another game; one under way is kept aside")
    how.add_argument("--save", metavar="FILE", help="where the game is kept while it is under way")
    how.add_argument("--pace", choices=PACES, help="how fast bots play (default: normal)")
    how.add_argument("--plain", action="store_true", help="no colour and no drawn lines, as with NO_COLOR")


SETUP: Final = (*OPTIONS, "players", "people", "bots", "seats", "name", "start", "seed")
"""Options that make a new game."""


def run(args: argparse.Namespace) -> int:
    """Resume or begin a game, and play it."""
    screen = Screen(plain=args.plain)
    saved = Saved(Path(args.save) if args.save else data_folder() / "play.json")
    chairs = _chairs(args)
    options = _options(args, chairs)  # complains before anything is moved
    fresh = bedesten.new(args.game or bedesten.GAMES[0], names=[chair.name or chair.bot for chair in chairs], **options)
    found = _resumed(args, saved, screen)
    game, chairs = found if found is not None else (fresh, chairs)
    pace = PACES[args.pace] if args.pace else PACES["normal"] if screen.live else 0.0
    Session(game, chairs, screen, saved, pace).run()
    return 0


def _chairs(args: argparse.Namespace) -> list[SeatedPlayer]:
    return chairs_of(args.seats, args.players, args.people, args.bots, args.name)


def _options(args: argparse.Namespace, chairs: list[SeatedPlayer]) -> dict[str, Any]:
    """The options of a new game, as the engine takes them."""
    options = given_options(args, "seed") | {"players": len(chairs)}
    options.pop("game", None)
    if args.start is not None:
        options["start"] = _start(args.start, chairs)
    return options


def _start(word: str, chairs: list[SeatedPlayer]) -> int:
    """The seat of who begins, from a house, a name or ``you``."""
    wanted = word.strip().lower()
    for seat, chair in enumerate(chairs):
        if wanted in (HOUSES[seat], chair.name.lower()) or (wanted in MYSELF and chair.person):
            return seat
    houses = ", ".join(HOUSES[: len(chairs)])
    raise OptionError(f"start: you, the name of a person or one of {houses}, not {word!r}")


def _resumed(args: argparse.Namespace, saved: Saved, screen: Screen) -> tuple[Game, list[SeatedPlayer]] | None:
    """The game under way, if there is one and it is wanted; what is not wanted is kept aside."""
    if not saved.exists():
        return None
    try:
        game, chairs = saved.load()
    except RecordError as error:
        kept = saved.move_aside("damaged")
        print(f"bedesten: {saved.path}: {error}. The file is kept as {kept}; a new game begins.", file=sys.stderr)
        return None
    if game.over:
        return None
    if args.new:
        _put_aside(saved, screen)
        return None
    given = [f"--{name.replace('_', '-')}" for name in SETUP if getattr(args, name) is not None]
    if not given:
        screen.tell(f"Your game goes on ({_summary(game)}).")
        return game, chairs
    if not screen.live:
        raise OptionError(f"{given[0]} is for a new game, and one is under way: add --new, or leave it out to go on")
    screen.tell(f"A game is under way ({_summary(game)}).")
    answer = screen.read("Enter goes on with it, n begins the new one: ")
    if answer is None or not answer.strip().lower().startswith("n"):
        return game, chairs
    _put_aside(saved, screen)
    return None


def _summary(game: Game) -> str:
    """Which game it is, and how far it has come."""
    return f"{TITLES[game.box.name]}, {game.options.players} players, round {game.view(None)['round']}"


def _put_aside(saved: Saved, screen: Screen) -> None:
    kept = saved.move_aside("unfinished")
    screen.tell("Your unfinished game is kept; go on with it later with:")
    screen.show_whole(f"bedesten play --save {shlex.quote(str(kept))}")
