"""What a person types: moves by number or in words, several in a line, and commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.kernel.notation import tidy
from bedesten.kernel.phrase import Phrase
from bedesten.terminal.drawings import Offer, drawing_of
from bedesten.terminal.words import listed

__all__ = ["COMMANDS", "find_move", "play_all", "refusal", "understood"]

COMMANDS: Final = {
    "board": "board",
    "b": "board",
    "places": "places",
    "hand": "hand",
    "cards": "hand",
    "help": "help",
    "h": "help",
    "hint": "hint",
    "hints": "hint",
    "log": "log",
    "l": "log",
    "moves": "moves",
    "m": "moves",
    "save": "save",
    "undo": "undo",
    "u": "undo",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "?": "rules",
    "rules": "rules",
    "why": "why",
}
"""What may be typed for each command."""

ALONE: Final = ("board", "places", "hand", "help", "moves", "save", "quit")
"""Commands that nothing follows; with more words it may be a move."""
SEVERAL: Final = 6
"""Moves that are named when words could mean more than one."""
MENTIONED: Final = 12
"""Moves that are named when one is refused."""


def understood(line: str) -> tuple[str, str]:
    """A line as command and what follows it; ``play`` is what is no command, ``enter`` is an empty line."""
    words = tidy(line)
    if not words:
        return "enter", ""
    if words.startswith("?"):
        return "rules", words[1:].strip()
    first, _, rest = words.partition(" ")
    command = COMMANDS.get(first, "play")
    if command == "why":
        return "why", rest.removeprefix("can't i ").removeprefix("not ").strip()
    if command == "play" or (command in ALONE and rest):
        return "play", line.strip()
    return command, rest


def parts(line: str) -> list[str]:
    """The moves of a line: semicolons or commas stand between them."""
    return [tidy(part) for part in re.split(r"[;,]", line) if part.strip()]


def find_move(words: str, game: Game, offers: Callable[[Game], Sequence[Offer]]) -> int:
    """The legal move of a number or of words; words may be cut short as long as one move only is meant."""
    if words.isascii() and words.isdigit():
        return _by_number(words, game, offers(game))
    words = drawing_of(game.box.name).to_notation(words, game)
    texts = {game.text(move): move for move in game.moves()}
    if words in texts:
        return texts[words]
    meant = [text for text in texts if _short_for(words, text)]
    if len(meant) == 1:
        return texts[meant[0]]
    if meant:
        raise IllegalMove(f"That could be {listed(meant[:SEVERAL], 'or')}; say more.")
    raise IllegalMove(refusal(game, words), game.why_not(words))


def refusal(game: Game, words: str) -> str:
    """Why a move is not possible, and what is; empty if it is."""
    reason = game.why_not(drawing_of(game.box.name).to_notation(words, game))
    if reason is None:
        return ""
    texts = [game.text(move) for move in game.moves()]
    more = f" and {len(texts) - MENTIONED} more" if len(texts) > MENTIONED else ""
    return f"{reason} Possible: {', '.join(texts[:MENTIONED])}{more}." if texts else str(reason)


def _by_number(number: str, game: Game, offers: Sequence[Offer]) -> int:
    """The move with this number; where numbers are places, of another place it is said why it is not offered."""
    for offer in offers:
        if offer.number == int(number):
            return offer.move
    for offer in offers:
        if offer.number and offer.number == offer.phrase.place:
            elsewhere = Phrase.from_dict(offer.phrase.as_dict() | {"place": int(number)}).text()
            raise IllegalMove(refusal(game, elsewhere), game.why_not(elsewhere))
    raise IllegalMove(f"There is no {number} in the list of moves.")


def _short_for(words: str, text: str) -> bool:
    """Whether each word is the beginning of the move's word in its place: ``ann 8`` for ``announce 8``."""
    typed, whole = words.split(), text.split()
    if len(typed) != len(whole):
        return False
    for short, word in zip(typed, whole, strict=True):
        if word != short and (short.isdigit() or not word.startswith(short)):
            return False
    return True


def play_all(line: str, game: Game, offers: Callable[[Game], Sequence[Offer]], play: Callable[[int], object]) -> str:
    """Play the moves of a line, all or, if one is not possible, none; tells what was left unplayed and why.

    What can't be foreseen, dice, cards and the others, is never tried out first: the moves up to it are played, and
    only then the next is looked at.
    """
    seat, words = game.actor, parts(line)
    trial = game.copy()
    for part in words:
        if trial.actor != seat:
            break
        trial.play(find_move(part, trial, offers))
        if not trial.can_undo():
            break
    for i, part in enumerate(words):
        if game.actor != seat:
            return f"Your move is over; not played: {'; '.join(words[i:])}."
        try:
            move = find_move(part, game, offers)
        except IllegalMove as error:
            return f"Played up to here. {error}"
        play(move)
    return ""
