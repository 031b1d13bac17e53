"""The bare table: a stack of asks and the state that they change. Unchecked, unrecorded, fast."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.book import Book, PlayOffer
from bedesten.kernel.chance import Generator, generator
from bedesten.kernel.errors import IllegalMove, shown
from bedesten.kernel.events import Event
from bedesten.kernel.hints import i64, mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import NOTHING, PLAYS

__all__ = ["Table"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A running game without referee: `play` trusts its caller and changes the table in place.

    The whole engine is here: take the top ask, let its rule play the answer, let asks lapse that leave
    nothing to decide, let chance answer its own, and begin anew (`next`) when nothing is left to ask.
    """

    def __init__(self, book: Book, asks: list[Ask], chance: Generator, manual: bool) -> None:
        self.book = book
        self.asks = asks
        self.generator = chance
        self.manual = manual
        """Whether the caller answers the asks to chance."""
        self.active: i64 = -1
        """Whose turn it is: what may be played at any time is offered to this seat only."""
        self.quiet = False
        """Whether nothing is offered at any time any more, but only by name."""
        self.turn = 0
        """Which turn it is, counted from 1; 0 while the table is set up."""
        self.over = False
        self.heard: list[Event] | None = None
        """Where events are told; None on a bare table."""

    def copy(self) -> Table:
        raise NotImplementedError

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A table goes to another process by what lies on it; its rules are set up again there."""
        from bedesten.kernel.pickling import restored_table, table_parts

        return restored_table, table_parts(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.situation()}>"

    def situation(self) -> str:
        """What is asked, of whom, in whose turn, in a few words."""
        if self.over:
            return f"over after turn {self.turn}"
        asked = f"{self.question} asked of {'chance' if self.actor == CHANCE else f'seat {self.actor}'}"
        return f"turn {self.turn} of seat {self.active}, {asked}" if self.turn else f"set-up, {asked}"

    def next(self) -> None:
        """Nothing is left to ask: put the first question of the next turn, or end the game."""
        raise NotImplementedError

    @property
    def actor(self) -> int | None:
        """The seat that must answer, or `CHANCE`; None once the game is over."""
        return None if self.over else self.asks[-1].seat

    @property
    def question(self) -> str:
        """What is asked, by name; empty once the game is over."""
        return "" if self.over else self.book.rules[self.asks[-1].kind].name

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Put a question on top of the stack: last asked, first answered."""
        self.asks.append(Ask(kind, seat, a, b))

    def ask_chance(self, ask: Ask) -> None:
        """Put a question to chance, as the last thing that a rule does. Unless the caller answers for chance the answer
        comes at once: from the stack it would come next."""
        if self.manual:
            self.asks.append(ask)
        else:
            rule = self.book.rules[ask.kind]
            rule.play(self, ask, rule.draw(self, ask))

    def asked(self) -> dict[str, object] | None:
        """What is asked now, of whom, and about what, JSON-ready; None once the game is over. All may know it."""
        if self.over:
            return None
        ask = self.asks[-1]
        rule = self.book.rules[ask.kind]
        return {"question": rule.name, "seat": ask.seat, "about": rule.about(self, ask).as_dict()}

    def moves(self) -> list[int]:
        """The legal moves, ascending. Callers never change the list."""
        ask = self.asks[-1]
        own = self.book.rules[ask.kind].moves(self, ask)
        if ask.seat == self.active:
            extra = self.offered(ask)
            if extra:
                return own + extra
        return own

    def offered(self, ask: Ask) -> list[int]:
        """What may be played on top of this ask, besides its own answers; ascending."""
        found = NOTHING
        if ask.seat == CHANCE:
            return found  # while the table is set up it is nobody's turn, which looks like the turn of chance
        offer = self.book.named[ask.kind] if self.quiet else self.book.offers[ask.kind]
        for play in offer.always:
            options = play.options(self, ask)
            if options:
                found = _joined(found, play.first, options)
        keyed = offer.keyed
        for key in self.holding(ask.seat):
            for play in keyed[key]:
                options = play.options(self, ask)
                if options:
                    found = _joined(found, play.first, options)
        return found

    def holding(self, seat: int) -> list[int]:
        """The keys of plays that a seat holds, such as the cards in its hand."""
        return NOTHING

    def may_play(self, ask: Ask) -> bool:
        """Whether anything at all may be played on top of this ask."""
        if ask.seat != self.active:
            return False
        return self._any(self.book.named[ask.kind] if self.quiet else self.book.offers[ask.kind], ask)

    def may_play_by_name(self, ask: Ask) -> bool:
        """Whether anything may be played that is offered on this kind of ask by name, not just at any time."""
        return self._any(self.book.named[ask.kind], ask)

    def _any(self, offer: PlayOffer, ask: Ask) -> bool:
        for play in offer.always:
            if play.options(self, ask):
                return True
        for key in self.holding(ask.seat):
            for play in offer.keyed[key]:
                if play.options(self, ask):
                    return True
        return False

    def play(self, move: int) -> None:
        """Play a legal move, and go on until a seat must answer."""
        ask = self.asks[-1]
        if move < PLAYS:
            self.take_off()
            self.book.rules[ask.kind].play(self, ask, move)
        else:
            play = self.book.play_of(move)
            play.play(self, ask, move - play.first)
        self.run()

    def run(self) -> None:
        """Go on until a seat, or a caller who plays chance, must answer."""
        asks = self.asks
        rules = self.book.rules
        while not self.over:
            if not asks:
                self.next()
                continue
            ask = asks[-1]
            rule = rules[ask.kind]
            if not rule.stands(self, ask):
                self.take_off()
                rule.lapse(self, ask)
            elif ask.seat != CHANCE or self.manual:
                return
            else:
                self.take_off()
                rule.play(self, ask, rule.draw(self, ask))

    def take_off(self) -> None:
        """The top ask leaves the stack, in most cases the only one: a list that `pop` empties takes three times as long
        to be emptied, and to be filled again, as one that is cleared."""
        asks = self.asks
        if len(asks) == 1:
            asks.clear()
        else:
            asks.pop()

    def draw(self) -> int:
        """An outcome for the ask to chance on top, from the table's own generator."""
        ask = self.asks[-1]
        return self.book.rules[ask.kind].draw(self, ask)

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of dice or a draw and their probabilities, if chance is asked; else none. On a table that is not
        `manual` chance answers by itself and is never asked."""
        if self.over:
            return []
        ask = self.asks[-1]
        if ask.seat != CHANCE:
            return []
        weights = self.book.rules[ask.kind].weights(self, ask)
        total = sum(weights)
        moves = self.moves()
        return [(moves[i], weights[i] / total) for i in range(len(moves))]

    def answer_chance(self, outcome: int) -> None:
        """Let dice or a draw come out so; unlike `play` it checks that they can."""
        if self.over or self.asks[-1].seat != CHANCE:
            raise IllegalMove("chance is not asked now; on a table that is not manual it answers by itself")
        if outcome not in self.moves():
            raise IllegalMove(f"{shown(outcome)} is no outcome here; there are {self.moves()}")
        self.play(outcome)

    def phrase(self, move: int) -> Phrase:
        """What a move names, or an outcome of chance."""
        ask = self.asks[-1]
        if move < PLAYS:
            return self.book.rules[ask.kind].phrase(self, ask, move)
        play = self.book.play_of(move)
        return play.phrase(self, ask, move - play.first)

    def text(self, move: int) -> str:
        """A move, or an outcome of chance, in notation."""
        return self.phrase(move).text()

    def playout(self, seed: int) -> int:
        """Play random moves to the end; tells how many decisions that took."""
        chooser = generator(seed, "playout")
        decisions = 0
        while not self.over:
            options = self.moves()
            self.play(options[chooser.below(len(options))])
            decisions += 1
        return decisions

    def tell(self, what: str, seat: int, a: int = 0, b: int = 0) -> None:
        """Tell a fact that all may see, if anyone listens."""
        if self.heard is not None:
            self.heard.append(Event(what, seat, a, b, False))

    def tell_secret(self, what: str, seat: int, a: int = 0, b: int = 0) -> None:
        """Tell a fact whose numbers are for its seat only, if anyone listens."""
        if self.heard is not None:
            self.heard.append(Event(what, seat, a, b, True))


def _joined(found: list[int], first: int, options: list[int]) -> list[int]:
    """Moves found so far and the options of one more play, as moves from `first` on; ascending."""
    moves = [first + option for option in options] if len(options) > 1 else [first + options[0]]
    if not found:
        return moves
    if first > found[-1]:
        return found + moves
    moves += found
    moves.sort()
    return moves
