"""A session at the screen: people and bots around one table, to the end of the game or until somebody gets up."""

from __future__ import annotations

import hashlib
import shlex
import sys
import time
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bedesten.bots import Bot, make
from bedesten.bots.levels import in_character
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.terminal.drawings import Look, Offer, drawing_of
from bedesten.terminal.history import PlayedGame
from bedesten.terminal.input import play_all, understood
from bedesten.terminal.layout import ALL, news_lines, table_lines, table_top
from bedesten.terminal.move_list import default_of
from bedesten.terminal.players import Cast
from bedesten.terminal.queries import answer_query
from bedesten.terminal.saves import Saved, keep_record
from bedesten.terminal.screen import Screen
from bedesten.terminal.seating import SeatedPlayer
from bedesten.terminal.words import sentences

__all__ = ["Session"]


HINT: Final = (
    "Type a number, or words such as `{}`. Also: ? for rules, hint, undo, moves, log, help, quit. New here? {}"
)
SHORT_HINT: Final = "Type a number or words; `help` lists the rest. New here? {}"


class Session:
    """People answer at the screen, bots by themselves; every move is saved."""

    def __init__(self, game: Game, chairs: Sequence[SeatedPlayer], screen: Screen, saved: Saved, pace: float) -> None:
        self.played = PlayedGame(game)
        self.chairs = list(chairs)
        self.screen = screen
        self.saved = saved
        self.pace = pace
        """Seconds to wait after a bot's turn."""
        self.drawing = drawing_of(game.box.name)
        bots = [in_character(chair.bot, seat, game.commitment) for seat, chair in enumerate(chairs)]
        self.cast = Cast(game.box.houses, [chair.name for chair in chairs], bots)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.person]
        self.bots: dict[int, Bot] = {seat: make(bot, self._bot_seed(seat)) for seat, bot in enumerate(bots) if bot}
        for player in self.bots.values():
            player.check_game(game.box.name)
        self.in_front: int | None = self.people[0] if len(self.people) == 1 else None
        """Who sits at the screen; the curtain is down between one and the next."""
        self.can_save = True
        self.hints = 3
        """How many tables are still shown with a hint at what may be typed."""
        self._offers: tuple[int, str, list[Offer]] = (-1, "", [])

    def _bot_seed(self, seat: int) -> int:
        """A bot's own luck: repeatable, and nothing to do with the game's dice."""
        words = f"bot {self.game.commitment} {seat} {len(self.game.entries)}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")

    @property
    def game(self) -> Game:
        return self.played.game

    @property
    def turn(self) -> int:
        """Which turn it is."""
        return self.game.turn

    # ── What is seen ───────────────────────────────────────────────────────────────────────────────────────

    def look(self, viewer: int | None) -> Look:
        return Look(self.game.view(viewer), self.game.options, self.cast.seen_by(viewer), self.screen.plain)

    def offers(self, game: Game) -> list[Offer]:
        """What the actor of a game is offered."""
        assert game.actor is not None
        key = (len(game.entries), game.fingerprint())
        if self._offers[:2] != key:
            self._offers = (*key, self.drawing.offers(game, game.actor))
        return self._offers[2]

    def show_table(self, seat: int, board: bool) -> None:
        """The table for a person who must answer, with what happened since the last answer."""
        look = self.look(seat)
        news = sentences(self.drawing, self.played.outcomes(self.played.last_choice(seat)), look)
        self.screen.clear()
        offers = self.offers(self.game)
        hints = None
        if self.hints:
            topics = " ".join(f"`? {topic}`" for topic in self.drawing.examples().first)
            hints = (HINT.format(offers[0].words, topics), SHORT_HINT.format(topics))
            self.hints -= 1
        self.screen.show(*table_lines(self.drawing, look, offers, news, self.screen, board, hints))

    # ── The course of a session ────────────────────────────────────────────────────────────────────────────

    def run(self) -> None:
        """Play until the game is over, or until somebody quits."""
        try:
            self._run()
        except KeyboardInterrupt:
            self.screen.show("")
            self.say_goodbye()
            raise

    def _run(self) -> None:
        self.save()
        while not self.game.over:
            seat = self.game.actor
            assert seat is not None
            if seat in self.bots:
                self.play_bot(seat)
            elif not self.play_person(seat):
                self.say_goodbye()
                return
        self.finish()

    def play_bot(self, seat: int) -> None:
        """Let a bot play its turn, or its part in another's, and tell what it did."""
        first, turn = len(self.game.line), self.turn
        while self.game.actor == seat and self.turn == turn:
            self.played.play(self.bots[seat].choose(self.game.sight(seat)))
            self.save()
        if self.screen.live or not self.people:
            viewer = self.in_front if len(self.people) == 1 else None
            told = sentences(self.drawing, self.played.outcomes(first), self.look(viewer))
            self.screen.show(*news_lines(told, self.screen.width))
            time.sleep(self.pace)

    def play_person(self, seat: int) -> bool:
        """Let a person answer; False if he leaves the table."""
        new = self._new_turn(seat)
        if self.in_front != seat:
            if not self.lift_curtain(seat):
                return False
            new = True
        self.show_table(seat, board=new or self.screen.live)
        while True:
            line = self.screen.read(f"{self.cast.houses[seat]}> ")
            if line is None:
                return False
            command, rest = understood(line)
            if command == "quit":
                return False
            if self.obey(seat, command, rest):
                return True

    def _new_turn(self, seat: int) -> bool:
        """Whether this seat has not answered in this turn yet."""
        return not self.played.has_answered(seat, self.turn)

    def obey(self, seat: int, command: str, rest: str) -> bool:
        """Carry out what a person typed; True if the game has changed, so that the table is shown anew."""
        before = len(self.game.entries)
        try:
            if command == "undo":
                self.undo(seat, rest)
            elif command == "save":
                self.save(surely=True)
                self.screen.show_whole(f"Saved in {self.saved.path}" if self.can_save else "It could not be saved.")
            elif command == "enter":
                default = default_of(self.offers(self.game))
                if default is None:
                    self.screen.tell("Type a number of the list (`moves` shows it again), or `help`.")
                else:
                    self.played.play(default.move)
            elif command == "play":
                left = play_all(rest, self.game, self.offers, self.played.play)
                if left:
                    self.screen.tell(left)
            else:
                answer_query(self, seat, command, rest)
        except IllegalMove as error:
            self.screen.tell(str(error))
        if len(self.game.entries) == before:
            return False
        self.save(surely=True)
        return True

    def undo(self, seat: int, how: str) -> None:
        """Take back the last move, or all that can be taken back of this turn."""
        if how not in ("", "turn"):
            raise IllegalMove("Type `undo`, or `undo turn`.")
        if not self.game.can_undo():
            raise IllegalMove("Nothing can be taken back: since your last move dice, cards or others have spoken.")
        self.played.undo(self.played.turn_start() if how == "turn" else self.game.number - 1)

    # ── People at one screen ───────────────────────────────────────────────────────────────────────────────

    def lift_curtain(self, seat: int) -> bool:
        """Hide what the last person saw, and wait for the next; False if nobody comes."""
        self.in_front = None
        self.screen.clear(for_good=True)
        look = self.look(None)
        since = self.played.last_choice(seat)
        told = sentences(self.drawing, self.played.outcomes(since), look)
        self.screen.show(*news_lines(told, self.screen.width, 6))
        name = self.cast.called(seat)
        self.screen.show(Text.assemble(self.cast.chip(seat), " ", (f"{name}, it is your turn.", "bold")))
        line = self.screen.read(f"The others look away. {name}, press Enter. ")
        if line is None or understood(line)[0] == "quit":
            return False
        self.in_front = seat
        return True

    # ── Keeping ────────────────────────────────────────────────────────────────────────────────────────────

    def save(self, surely: bool = False) -> None:
        """Save the game; if that is impossible, say so once and play on."""
        if not self.can_save:
            return
        try:
            self.saved.write(self.game, self.chairs, surely)
        except OSError as error:
            self.can_save = False
            print(f"This game can't be saved: {error.strerror}: {error.filename}", file=sys.stderr)

    def say_goodbye(self) -> None:
        self.save(surely=True)
        if self.can_save:
            self.screen.show_whole(f"Saved in {self.saved.path}")
            self.screen.tell("`bedesten play` goes on from here.")

    def finish(self) -> None:
        """Show the end, keep the record, and free the place of the saved game."""
        viewer = self.people[0] if len(self.people) == 1 else None
        look = self.look(viewer)
        self.screen.clear(for_good=len(self.people) > 1)
        told = sentences(self.drawing, self.played.last_round(len(self.chairs)), look)
        self.screen.show(*table_top(self.drawing, look, [], self.screen.width, self.screen.live))
        self.screen.show(*news_lines(told, self.screen.width, ALL))
        self.screen.show("", *self.drawing.result(self.game, look.cast), "")
        try:
            path = keep_record(self.game)
        except OSError as error:
            self.screen.tell(f"The record could not be kept ({error.strerror}); the saved game stays.")
            return
        self.saved.remove()
        self.screen.tell("The record is kept; step through it with:")
        self.screen.show_whole(f"bedesten replay {shlex.quote(str(path))}")
