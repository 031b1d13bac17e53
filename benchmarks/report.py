"""Figures, goals and tables: what is printed, and what `--markdown` and `--json` write."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

CONTESTANTS = {
    "compiled": "Bedesten, compiled",
    "interpreted": "Bedesten, interpreted",
    "catanatron": "Catanatron",
    "backgammon": "OpenSpiel backgammon",
    "gin_rummy": "OpenSpiel gin rummy",
}
ROWS = {
    "loop": ("Random play, loop in Python", "decisions/s"),
    "loop steps": ("the same, chance steps counted too", "steps/s"),
    "mocha": ("the same, Mocha & Baksheesh, 4 players", "decisions/s"),
    "letters": ("the same, Letters & Seals, 4 players", "decisions/s"),
    "great bazaar": ("the same, Great Bazaar, 5 players", "decisions/s"),
    "dice game": ("the same, The Dice Game, 4 players", "decisions/s"),
    "inside": ("Random play, loop inside the engine", "decisions/s"),
    "inside steps": ("the same, chance steps counted too", "steps/s"),
    "checked": ("Random play, every move checked and recorded", "decisions/s"),
    "games": ("Whole random games, set-up included", "games/s"),
    "setup": ("Set-up of a game", "µs"),
    "copy": ("Copy in mid-game", "µs"),
    "late copy": ("Copy late in the game", "µs"),
    "game copy": ("Copy of a recorded Game", "µs"),
    "sample": ("A game sampled from a seat's sight", "µs"),
    "replay": ("Replay of a whole record", "ms"),
    "import": ("`import bedesten`", "ms"),
    "first game": ("Import and a first game set up", "ms"),
    "memory": ("Memory of a copy", "bytes"),
    "growth, copies": ("Memory growth, copies made and dropped", "KiB"),
    "growth, games": ("Memory growth, random games", "KiB"),
    "scaling 1": ("`bedesten simulate`, 1 process, wall clock", "games/s"),
    "scaling 2": ("`bedesten simulate`, 2 processes, wall clock", "games/s"),
    "scaling apart": ("two such commands at once, 1 process each, together", "games/s"),
}
FACTS = {
    "decisions a game": "Decisions a game",
    "options a decision": "Options a decision, mean",
    "decisions with one option, %": "Decisions with one option only, %",
}
NOTES = """\
A cell is the median over the rounds, and half the range from lowest to highest in per cent of it. Every measurement is
a process of its own, and each round runs all contestants in turn. Play, copies and set-up are CPU time; import and
`simulate` are wall clock.

Decisions a second leave set-up out, for everyone. A decision is one answer by a player, also when only one is possible;
dice and draws are not counted, except in the rows that say so. These are different games: a decision in one is not the
same work as in another.

Bedesten plays the base game with four players; its copies are taken after 200 decisions, of the bare table unless the
row says otherwise. Catanatron has four random players; its moves go unchecked in the first row, as Bedesten's do; it
always keeps its log of actions, and its copies carry it; they are taken after 100 ticks, late ones after 400.
OpenSpiel's games are C++ for two players; clones are taken after 80 steps; "loop inside" is its `evaluate_bots` with
uniform random bots. For whole games, each engine uses its own loop."""


@dataclass
class Results:
    """Everything measured in one run."""

    figures: dict[tuple[str, str], dict[int, float]] = field(default_factory=dict)  # (row, contestant): round: value
    facts: dict[str, dict[str, float]] = field(default_factory=dict)
    checks: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # (topic, contestant)
    versions: dict[str, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, row: str, contestant: str, number: int, value: float) -> None:
        self.figures.setdefault((row, contestant), {})[number] = value

    def values(self, row: str, contestant: str) -> list[float]:
        return list(self.figures.get((row, contestant), {}).values())

    def ratios(self, over: tuple[str, str], under: tuple[str, str]) -> list[float]:
        """Round by round, for what was measured side by side."""
        a, b = self.figures.get(over, {}), self.figures.get(under, {})
        return [a[number] / b[number] for number in a if b.get(number)]

    def same_games(self) -> dict[str, bool]:
        """For each topic that both builds played: whether all checks of all rounds agree."""
        topics = [topic for topic, contestant in self.checks if contestant == "compiled"]
        return {
            topic: len(self.checks[topic, "compiled"] | self.checks[topic, "interpreted"]) == 1
            for topic in topics
            if (topic, "interpreted") in self.checks
        }


@dataclass(frozen=True)
class Goal:
    text: str
    values: list[float]
    bound: float
    unit: str = "x"
    at_most: bool = False

    def row(self) -> list[str]:
        wanted = f"{'at most' if self.at_most else 'at least'} {self.bound:g} {self.unit}"
        if not self.values:
            return [self.text, wanted, "—", "not measured"]
        value = median(self.values)
        reached = value <= self.bound if self.at_most else value >= self.bound
        return [self.text, wanted, f"{cell(self.values)} {self.unit}", "reached" if reached else "**missed**"]


def goals(r: Results) -> list[Goal]:
    fast, slow, catan = "compiled", "interpreted", "catanatron"
    growth = [*r.values("growth, copies", fast), *r.values("growth, games", fast)]
    return [
        Goal("Loop in Python, compiled, against Catanatron", r.ratios(("loop", fast), ("loop", catan)), 30),
        *(
            Goal(f"{text}, {build}, against the base game", r.ratios((row, build), ("loop", build)), least)
            for row, text, least in (("great bazaar", "Great Bazaar, 5 players", 0.6), ("dice game", "Dice Game", 0.5))
            for build in (fast, slow)
        ),
        Goal("Loop inside, compiled, against Catanatron", r.ratios(("inside", fast), ("loop", catan)), 60),
        Goal("Loop in Python, interpreted, against Catanatron", r.ratios(("loop", slow), ("loop", catan)), 8),
        Goal("Checked Game, compiled, against Catanatron", r.ratios(("checked", fast), ("checked", catan)), 8),
        Goal("Copy, compiled, against Catanatron in mid-game", r.ratios(("copy", catan), ("copy", fast)), 50),
        *(
            Goal(
                f"{text}, compiled, against all steps of {CONTESTANTS[peer]}",
                r.ratios((row, fast), (row + " steps", peer)),
                1,
            )
            for peer in ("backgammon", "gin_rummy")
            for row, text in (("loop", "Loop in Python"), ("inside", "Loop inside"))
        ),
        Goal("`import bedesten`, compiled", r.values("import", fast), 60, "ms", at_most=True),
        Goal("`import bedesten`, interpreted", r.values("import", slow), 60, "ms", at_most=True),
        Goal("`simulate` on 2 processes against 1", r.ratios(("scaling 2", fast), ("scaling 1", fast)), 1.8),
        Goal("Memory growth, compiled, the worse of both", [max(growth)] if growth else [], 512, "KiB", at_most=True),
    ]


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 or value == 0 else f"{value:.3g}"


def cell(values: list[float]) -> str:
    if not values:
        return "—"
    middle = median(values)
    spread = f" ±{(max(values) - min(values)) / 2 / abs(middle):.0%}" if len(values) > 1 and middle else ""
    return number(middle) + spread


def table(head: Sequence[str], rows: list[list[str]]) -> str:
    """A Markdown table, aligned so that it also reads well in a terminal; the first column to the left."""
    widths = [max(len(line[i]) for line in [list(head), *rows]) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return " | ".join(["| " + first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)]) + " |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join([line(head), line(rule), *map(line, rows)])


def markdown(r: Results) -> str:
    present = [c for c in CONTESTANTS if any(contestant == c for _, contestant in r.figures)]
    names = [CONTESTANTS[c] for c in present]
    figures = [
        [f"{text}, {unit}", *(cell(r.values(row, c)) for c in present)]
        for row, (text, unit) in ROWS.items()
        if any(r.values(row, c) for c in present)
    ]
    played = [c for c in present if c in r.facts]
    facts = [[text, *(number(r.facts[c][fact]) for c in played)] for fact, text in FACTS.items()]
    same = r.same_games()
    parts = [
        "; ".join(f"{key} {value}" for key, value in (r.about | r.versions).items()) + ".",
        table(["Figure", *names], figures),
        NOTES,
    ]
    if played:
        parts.append(table(["What was played", *(CONTESTANTS[c] for c in played)], facts))
    parts.append(table(["Goal", "wanted", "this run", ""], [goal.row() for goal in goals(r)]))
    if same:
        differ = "; ".join(topic for topic, good in same.items() if not good)
        check = " ".join(r.checks.get(("loop, every move", "compiled"), set()))
        yes = f"Both builds played the same games (check {check})." if check else "Both builds played the same games."
        parts.append(f"**The builds played different games**: {differ}." if differ else yes)
    parts += [f"Problem: {problem}" for problem in r.problems]
    return "\n\n".join(parts) + "\n"


def as_json(r: Results) -> dict[str, Any]:
    return {
        "about": r.about,
        "versions": r.versions,
        "figures": [
            {
                "row": row,
                "unit": ROWS[row][1],
                "contestant": c,
                "median": median(v.values()),
                "values": list(v.values()),
            }
            for (row, c), v in r.figures.items()
        ],
        "facts": r.facts,
        "goals": [
            {"goal": g.text, "bound": g.bound, "unit": g.unit, "values": g.values, "result": g.row()[3].strip("*")}
            for g in goals(r)
        ],
        "same games": r.same_games(),
        "problems": r.problems,
    }
