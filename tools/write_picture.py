"""Draws the terminal table in the middle of a game, as docs/terminal.svg."""

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import bedesten
from bedesten.bots import make
from bedesten.terminal.saves import Saved
from bedesten.terminal.screen import Screen
from bedesten.terminal.seating import SeatedPlayer
from bedesten.terminal.session import Session

PAGE = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
SEED = 23
TURNS = 9
"""Turns of the person before the picture is taken."""

NIGHT = TerminalTheme(
    (13, 20, 36),
    (226, 220, 204),
    [(13, 20, 36), (212, 64, 43), (111, 186, 64), (245, 184, 58), (90, 144, 242), (236, 59, 124), (48, 180, 177)]
    + [(243, 234, 216)],
)


def picture() -> str:
    """A table of three, drawn for the person among them at the beginning of a turn."""
    game = bedesten.new("istanbul", players=3, seed=SEED, start=0, names=["Ada", "greedy", "greedy"])
    bots = [make("greedy", seat) for seat in range(3)]
    while not (game.actor == 0 and game.question == "move" and game.view()["round"] == TURNS + 1):
        assert game.actor is not None
        game.play(bots[game.actor].choose(game.sight(game.actor)))
    paper = Console(
        width=100,
        height=60,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    screen = Screen(console=paper)
    screen.plain = False
    session = Session(
        game, [SeatedPlayer("Ada"), SeatedPlayer(bot="greedy"), SeatedPlayer(bot="greedy")], screen, Saved(Path()), 0
    )
    session.show_table(0, board=True)
    screen.show("Red> ")
    return paper.export_svg(title="bedesten play", theme=NIGHT, unique_id="bedesten")


def main() -> int:
    PAGE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
