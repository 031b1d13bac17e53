"""The interface of a game to the kernel: options, set-up, views, saved positions, scores."""

from __future__ import annotations

from bedesten.kernel.chance import Generator
from bedesten.kernel.events import Event
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.options import GameOptions
from bedesten.kernel.outcome_builder import OutcomeBuilder
from bedesten.kernel.table import Table

__all__ = ["Box", "Ranked"]


class Ranked:
    """How one seat finished: its rank, from 1 on (the tied share one), and what decided, in order of weight."""

    __slots__ = ("rank", "score", "seat")

    def __init__(self, seat: int, rank: int, score: dict[str, int]) -> None:
        self.seat = seat
        self.rank = rank
        self.score = score

    def __reduce__(self) -> tuple[type[Ranked], tuple[int, int, dict[str, int]]]:
        return Ranked, (self.seat, self.rank, self.score)

    def __repr__(self) -> str:
        return f"Ranked(seat={self.seat}, rank={self.rank}, {_score_text(self.score)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Everything about a game that is not a question: its options, its set-up, how it is seen and saved."""

    def __init__(
        self,
        name: str,
        version: int,
        houses: tuple[str, ...],
        end_clause: str = "",
        decided: dict[int, list[str]] | None = None,
    ) -> None:
        self.name = name
        self.houses = houses
        """The words for the seats in records: colours."""
        self.version = version
        """Goes up when a stored game could play differently from before."""
        self.decided = {} if decided is None else decided
        """The earlier versions whose games are still read, and the clauses that are decided otherwise since: games that
        never came to them read as they did."""
        self.end_clause = end_clause
        """The rule by which the game is over, by its id in the catalogue."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from bedesten.kernel.boxes import box_of

        return box_of, (self.name,)

    def reads(self, version: object) -> bool:
        """Whether games of this version of the rules are read."""
        return not isinstance(version, bool) and (version == self.version or version in self.decided)

    def options(self, given: dict[str, object], seed: int) -> GameOptions:
        """Check the options; what is left to luck, such as a random layout, is drawn from the seed."""
        raise NotImplementedError

    def lay(self, options: GameOptions, chance: Generator) -> Table:
        """A table on which nothing has happened yet, chance being played by the caller."""
        raise NotImplementedError

    def dump(self, table: Table) -> dict[str, object]:
        """The whole position, JSON-ready, without the asks and the generator."""
        raise NotImplementedError

    def restore(self, table: Table, state: dict[str, object]) -> None:
        """Put everything on a freshly laid table where a dumped position has it, refusing what can't be read."""
        raise NotImplementedError

    def check(self, table: Table, fresh: Table) -> None:
        """Refuse a position that can't be: all of it has been read. `fresh` is the table as it was laid."""
        raise NotImplementedError

    def arrange(self, table: Table, state: dict[str, object], named: dict[str, object]) -> dict[str, object]:
        """The whole position of which only this is named; the rest is as on this table, which has just been set up,
        or follows from what is named. `state` is that table's position."""
        raise NotImplementedError

    def in_first_words(self, table: Table, state: dict[str, object]) -> dict[str, object]:
        """A table's position in the words of format 1. Fingerprints are taken of it, so they stay what they were."""
        return state

    def from_first_words(self, table: Table, state: dict[str, object]) -> dict[str, object]:
        """A position that was saved in the words of format 1, in those of today."""
        return state

    def view(self, table: Table, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator, may know of the position, JSON-ready."""
        return self.places_view(table) | self.shared_view(table) | self.own_view(table, seat)

    def places_view(self, table: Table) -> dict[str, object]:
        """The fields of a view that tell what lies at the places, and what they show (`signs`): alike for all."""
        raise NotImplementedError

    def places_rest_on(self, table: Table) -> list[object]:
        """Where this is the same at two tables of one game, what lies at the places and their signs are the same; to be
        compared only. It takes a fiftieth of the time, and most moves change nothing there."""
        raise NotImplementedError

    def shared_view(self, table: Table) -> dict[str, object]:
        """The other fields of a view that are the same for all."""
        raise NotImplementedError

    def own_view(self, table: Table, seat: int | None) -> dict[str, object]:
        """The fields of a view that each seat, or a spectator, sees in its own way."""
        raise NotImplementedError

    def imagine(self, table: Table, seat: int, chance: Generator) -> Table:
        """A copy that fits all this seat knows, the unseen dealt anew, with this generator for its chance."""
        raise NotImplementedError

    def score(self, table: Table, seat: int) -> dict[str, int]:
        """What decides between the players, in order of weight."""
        raise NotImplementedError

    def describe(self, event: Event, table: Table) -> dict[str, object]:
        """The numbers of an event of this table, by name, JSON-ready."""
        raise NotImplementedError

    def tell(self, builder: OutcomeBuilder, event: Event, table: Table) -> None:
        """Tell an event of this table in one part of an outcome."""
        raise NotImplementedError

    def seat_name(self, seat: int) -> str:
        """The house of a seat; empty if the game has no such seat."""
        return self.houses[seat] if seat < len(self.houses) else ""

    def seat_of(self, name: str) -> int:
        """The seat of a house, or -1."""
        return self.houses.index(name.lower()) if name.lower() in self.houses else -1

    def standings(self, table: Table, players: int) -> list[Ranked]:
        """All seats, the best first."""
        scores = [(list(self.score(table, seat).values()), seat) for seat in range(players)]
        scores.sort(key=_best_first)
        found: list[Ranked] = []
        rank = 0
        for i, (values, seat) in enumerate(scores):
            if i == 0 or values != scores[i - 1][0]:
                rank = i + 1
            found.append(Ranked(seat, rank, self.score(table, seat)))
        return found


def _score_text(score: dict[str, int]) -> str:
    return ", ".join([f"{name}={value}" for name, value in score.items()])


def _best_first(entry: tuple[list[int], int]) -> tuple[list[int], int]:
    return [-value for value in entry[0]], entry[1]
