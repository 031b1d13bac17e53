"""What a person may ask for at any time without changing anything: rules, reasons, log, board, hand, moves, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bedesten.kernel.notation import tidy
from bedesten.terminal.clauses import clauses_about
from bedesten.terminal.hints import hint_lines
from bedesten.terminal.input import find_move, refusal
from bedesten.terminal.layout import ALL, news_lines, table_top
from bedesten.terminal.move_list import listed_offers
from bedesten.terminal.screen import folded
from bedesten.terminal.words import sentences

if TYPE_CHECKING:
    from bedesten.terminal.drawings import TypedExamples
    from bedesten.terminal.session import Session

__all__ = ["answer_query", "help_text"]

HELP: Final = """\
Type the number of a move, or its words: `9` or {moves}. Words may be cut short (`{short}`). Several moves go in one \
line: `{turn}`. Enter plays the only answer there is.
  undo, u      take back your last move; `undo turn` all of this turn; neither goes past dice, cards or others
  ?            the rules of the open question; {topics} about something else; `? {clause}` the rule of that number
  why not ...  why a move is not possible: `why not {forbidden}`
  hint         a bot's three best plans, and why; `hint 2` the second, `hint {other}` what that move would lose
  moves, m     all moves, each with what it would do
  board, b     the whole table; `places` the same as a list
  hand         your cards, and what they do
  log, l       what happened lately; `log all` everything
  save         save now (it is also saved after every move)
  quit, q      save and leave; `bedesten play` goes on from there"""


def answer_query(session: Session, seat: int, command: str, rest: str) -> None:
    """Answer a question that changes nothing."""
    screen, game, drawing = session.screen, session.game, session.drawing
    look = session.look(seat)
    if command == "rules":
        for text in clauses_about(rest) or drawing.rules(rest, look):
            for paragraph in text.split("\n"):
                screen.tell(paragraph)
    elif command == "why":
        screen.tell(_why_not(session, rest))
    elif command == "hint":
        for hint in hint_lines(game, seat, look, _hint_subject(session, rest)):
            screen.tell(hint, 6)
    elif command == "moves":
        screen.show(*listed_offers(session.offers(game), screen.width, full=True))
    elif command == "board":
        screen.show(*table_top(drawing, look, session.offers(game), screen.width, False))
    elif command == "places":
        for line in drawing.places(look):
            screen.show(*folded(line, screen.width, 4))
    elif command == "hand":
        screen.show(*drawing.hand(look, True, screen.width))
    elif command == "log":
        _show_log(session, seat, rest)
    else:
        for words in help_text(drawing.examples()).split("\n"):
            screen.tell(words, 15 if words.startswith("  ") else 0)


def help_text(examples: TypedExamples) -> str:
    """All that can be typed, with examples of the game that is played."""
    return HELP.format(
        moves=", ".join(f"`{move}`" for move in (*examples.turn, examples.other)),
        short=examples.short,
        turn="; ".join(examples.turn),
        topics=", ".join(f"`? {topic}`" for topic in examples.topics),
        forbidden=examples.forbidden,
        other=examples.turn[0],
        clause=examples.clause,
    )


def _hint_subject(session: Session, words: str) -> str:
    """A move that a hint is asked about, in notation; a number and nothing stay as they are."""
    if not words or words.isdigit():
        return words
    return session.game.text(find_move(words, session.game, session.offers))


def _why_not(session: Session, words: str) -> str:
    if not words:
        return f"Say which move: `why not {session.drawing.examples().forbidden}`."
    return refusal(session.game, words) or f"Nothing forbids it: `{tidy(words)}` is possible now."


def _show_log(session: Session, seat: int, rest: str) -> None:
    """The last lines, so many lines, or all."""
    look = session.look(seat)
    lines = sentences(session.drawing, session.played.outcomes(), look)
    most = len(lines) if rest == "all" else int(rest) if rest.isascii() and rest.isdigit() else 15
    shown = lines[max(0, len(lines) - most) :]
    session.screen.show(*news_lines(shown, session.screen.width, ALL))
