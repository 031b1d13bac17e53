"""``bedesten replay``: step through a record."""

from __future__ import annotations

import argparse
import json
import urllib.request
from typing import Final

from rich.text import Text

import bedesten
from bedesten.bots import is_bot
from bedesten.kernel.errors import OptionError
from bedesten.terminal import colours
from bedesten.terminal.drawings import Look, drawing_of
from bedesten.terminal.keys import Keys
from bedesten.terminal.layout import news_lines, table_top
from bedesten.terminal.playback import Tape
from bedesten.terminal.players import Cast
from bedesten.terminal.saves import read_text
from bedesten.terminal.screen import Screen
from bedesten.terminal.words import sentences

__all__ = ["DESCRIPTION", "Player", "add_options", "run"]

KEYS: Final = "Enter next turn · b back · s one entry · number go to · e end · l list · q quit"


DESCRIPTION: Final = (
    "Step through a record: Enter or space shows the next turn, b the one before, a number the "
    "position after so many entries, e the end. Not at a terminal, it tells the whole game."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--at", type=int, metavar="N", help="show the position after N entries, and no more")
    parser.add_argument("--list", action="store_true", help="list the turns with their entries, and no more")
    parser.add_argument("--as", dest="house", metavar="HOUSE", help="look with the eyes of a player: his hand is shown")
    parser.add_argument("--browser", action="store_true", help="look at it in the browser, and play on from anywhere")
    parser.add_argument("--plain", action="store_true", help="no colour and no drawn lines, as with NO_COLOR")


def run(args: argparse.Namespace) -> int:
    """Show what is wanted of a record."""
    text = read_text(args.file)
    game = bedesten.replay(text)
    if args.browser:
        return _in_browser(text)
    viewer = None
    if args.house is not None:
        viewer = game.box.seat_of(args.house)
        if not 0 <= viewer < game.options.players:
            houses = ", ".join(map(game.box.seat_name, range(game.options.players)))
            raise OptionError(f"as: one of {houses}, not {args.house!r}")
    screen = Screen(plain=args.plain)
    player = Player(Tape(game), screen, viewer)
    if args.list:
        player.show_list()
    elif args.at is not None:
        if not 0 <= args.at <= player.tape.length:
            raise OptionError(f"at: 0 to {player.tape.length}, not {args.at}")
        player.show(args.at)
    elif screen.live:
        player.run()
    else:
        player.tell_all()
    return 0


def _in_browser(text: str) -> int:
    """Serve the table in the browser, and open the record there."""
    from bedesten.cli import serve

    parser = argparse.ArgumentParser()
    serve.add_options(parser)
    return serve.run(parser.parse_args([]), lambda address: _page(address, text))


def _page(address: str, text: str) -> str:
    """Hand a record to a server; the address at which it can be looked at there."""
    asked = urllib.request.Request(f"{address}api/records", json.dumps({"text": text}).encode())
    asked.add_header("Content-Type", "application/json")
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(asked) as answer:
        return f"{address}#/t/{json.load(answer)['table']['code']}/look"


class Player:
    """Plays a tape on the screen."""

    def __init__(self, tape: Tape, screen: Screen, viewer: int | None) -> None:
        self.tape = tape
        self.screen = screen
        self.viewer = viewer
        game = tape.game
        self.drawing = drawing_of(game.box.name)
        people = ["" if is_bot(name) else name for name in game.names]
        bots = [name if is_bot(name) else "" for name in game.names]
        self.cast = Cast(game.box.houses, people, bots, viewer)

    def look(self, at: int) -> Look:
        game = self.tape.game
        return Look(game.box.view(self.tape.table(at), self.viewer), game.options, self.cast, self.screen.plain)

    def show(self, at: int) -> None:
        """The position after so many entries, and the turn that led there."""
        look, width = self.look(at), self.screen.width
        self.screen.show(*table_top(self.drawing, look, [], width, False))
        self.screen.show(*(self.drawing.hand(look, False, width) if self.viewer is not None else []))
        stretch = self.tape.stretch(at)
        if stretch is not None:
            told = sentences(self.drawing, self.tape.outcomes(stretch, at - stretch.first), look)
            self.screen.show(*news_lines(told, width))
            self.screen.show(Text(stretch.text(), colours.QUIET))
        self.screen.show(Text(f"Entry {at} of {self.tape.length}", "bold"))
        if self.tape.game.over and at == self.tape.length:
            self.screen.show("", *self.drawing.result(self.tape.game, self.cast))

    def show_list(self) -> None:
        """The turns in notation, with the numbers of their entries."""
        for stretch in self.tape.stretches:
            self.screen.show(stretch.text())

    def tell_all(self) -> None:
        """The whole game in sentences, and how it ended."""
        look = self.look(self.tape.length)
        for stretch in self.tape.stretches:
            if stretch.undo:
                self.screen.show("  Moves are taken back.")
            told = sentences(self.drawing, self.tape.outcomes(stretch, len(stretch.words)), look)
            self.screen.show(*news_lines(told, self.screen.width, 1000))
        self.show(self.tape.length)

    # ── Stepping ───────────────────────────────────────────────────────────────────────────────────────────

    def run(self) -> None:
        """Step as keys are pressed."""
        at: int | None = 0
        with Keys() as keys:
            while at is not None:
                self.screen.clear()
                self.show(at)
                self.screen.show(Text(KEYS, colours.QUIET))
                at = self.step(at, keys)

    def step(self, at: int, keys: Keys) -> int | None:
        """Where the next key leads; None to leave."""
        key = keys.read()
        if key.isdigit():
            return self._number(key, at, keys)
        if key == "l":
            self.show_list()
            keys.read()
            return at
        return self.moved(key, at)

    def moved(self, key: str, at: int) -> int | None:
        """Where a key leads."""
        if key in ("", "q"):
            return None
        if key in ("enter", " ", "n", "right"):
            return self.tape.next(at)
        if key in ("b", "left", "back"):
            return self.tape.back(at)
        if key == "s":
            return min(at + 1, self.tape.length)
        if key == "e":
            return self.tape.length
        return at

    def _number(self, digits: str, at: int, keys: Keys) -> int:
        """The rest of a number, up to Enter."""
        write = self.screen.console.file
        write.write(f"go to {digits}")
        write.flush()
        while True:
            key = keys.read()
            if key == "enter":
                return min(int(digits), self.tape.length)
            if key == "back" and digits:
                digits = digits[:-1]
                write.write("\b \b")
            elif key.isdigit():
                digits += key
                write.write(key)
            else:
                return at
            write.flush()
            if not digits:
                return at
