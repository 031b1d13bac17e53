"""Plots of a tournament, as SVG and PNG: ratings, and who beats whom how often."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bedesten.arena.extras import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["COLOURS", "INK", "PALE", "figure", "save", "tidy", "tournament_charts"]

INK: Final = "#2b2320"
PALE: Final = "#d9d0c3"
COLOURS: Final = ("#1f6f78", "#c0562f", "#7a4a8c", "#b8860b", "#3f7d3a", "#30528f", "#a33b53", "#6b6b6b")
"""The bazaar's: readable on white, and told apart by people who do not see all of them."""

MARKS: Final = "os^DvPX*"
STYLE: Final[dict[str, Any]] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "bedesten",
    "svg.fonttype": "path",
}


def figure(width: float, height: float) -> Figure:
    """An empty sheet, white, in our style; nothing global is changed by it."""
    need("matplotlib", "arena")
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), facecolor="white", layout="constrained")


def save(draw: Any, folder: Path, name: str) -> list[Path]:
    """Draw, and write as SVG and PNG. The same data make the same files."""
    matplotlib = need("matplotlib", "arena")
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.svg", folder / f"{name}.png"]
    with matplotlib.rc_context(STYLE):
        sheet: Figure = draw()
        sheet.savefig(paths[0], metadata={"Date": None, "Creator": None})
        sheet.savefig(paths[1], dpi=150, metadata={"Software": None})
    return paths


def tidy(axes: Axes, along: str = "x") -> None:
    """A light grid along one axis, behind everything."""
    axes.grid(axis="x" if along == "x" else "y", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)


def tournament_charts(found: Mapping[str, Any], folder: Path, name: str) -> dict[str, Path]:
    """All plots that the results allow; tells the SVG of each by what it shows."""
    made: dict[str, Path] = {}
    if found["ratings"]:
        made["ratings"] = save(lambda: _ratings(found), folder, f"{name}-ratings")[0]
    if any(row["deals"] for row in found["matches"]):
        made["shares"] = save(lambda: _shares(found), folder, f"{name}-shares")[0]
    return made


def _ratings(found: Mapping[str, Any]) -> Figure:
    """All settings together as a large dot with its interval, each setting as a small one below it."""
    rows = sorted(found["ratings"], key=lambda row: row["rating"])
    settings = [(name, of) for name, of in found["ratings_by_setting"].items() if of]
    settings = settings if len(settings) > 1 else []
    sheet = figure(8, 1.4 + 0.62 * len(rows))
    axes = sheet.add_subplot()
    for y, row in enumerate(rows):
        up = 0.14 if settings else 0.0
        axes.plot([row["low"], row["high"]], [y + up] * 2, color=INK, linewidth=2.2, solid_capstyle="round")
        axes.plot(row["rating"], y + up, "o", color=INK, markersize=8, label="all settings" if not y else None)
        axes.annotate(
            f"{row['rating']:+.0f}",
            (row["rating"], y + up),
            (0, 7),
            textcoords="offset points",
            ha="center",
            fontsize=9,
        )
    line = {row["bot"]: float(y) for y, row in enumerate(rows)}
    for i, (name, of) in enumerate(settings):
        colour, mark = COLOURS[i % len(COLOURS)], MARKS[i % len(MARKS)]
        step = 0.34 / max(1, len(settings) - 1)
        for j, row in enumerate(of):
            below = line[row["bot"]] - 0.06 - i * step
            axes.plot([row["low"], row["high"]], [below] * 2, color=colour, linewidth=1, alpha=0.7)
            axes.plot(row["rating"], below, mark, color=colour, markersize=4.5, label=None if j else name)
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.35)
    axes.set_xlabel("rating, with 95 % intervals (400 points: ten times as often)")
    axes.set_title(f"{found['title']}: ratings", loc="left")
    tidy(axes)
    if settings:
        sheet.legend(loc="outside lower center", ncols=min(4, len(settings) + 1), frameon=False, fontsize=9)
    return sheet


def _shares(found: Mapping[str, Any]) -> Figure:
    """One panel for each setting; a line for each match, from the bottom of the ladder upwards."""
    names = [setting["name"] for setting in found["settings"]]
    panels = [(name, [row for row in found["matches"] if row["setting"] == name and row["deals"]]) for name in names]
    panels = [(name, rows) for name, rows in panels if rows]
    columns = min(2, len(panels))
    lines = -(-len(panels) // columns)
    tallest = max(len(rows) for _, rows in panels)
    sheet = figure(5.2 * columns + 0.6, lines * (1.1 + 0.36 * tallest) + 0.5)
    for i, (name, rows) in enumerate(panels):
        axes = sheet.add_subplot(lines, columns, i + 1)
        _share_panel(axes, name, rows)
    sheet.suptitle(f"{found['title']}: wins of the upper bot", x=0.01, ha="left", fontweight="bold", fontsize=12)
    return sheet


def _share_panel(axes: Axes, name: str, rows: list[Mapping[str, Any]]) -> None:
    fair = {row["fair"] for row in rows}
    for share in fair:
        axes.axvline(100 * share, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    for goal in {row["goal"] for row in rows} - fair:
        axes.axvline(100 * goal, color=COLOURS[1], linewidth=1, linestyle=(0, (1, 2)))
    for y, row in enumerate(rows):
        colour = {"yes": COLOURS[0], "no": COLOURS[1], "open": COLOURS[7], "running": COLOURS[7]}[row["verdict"]]
        axes.plot([100 * row["low"], 100 * row["high"]], [y, y], color=colour, linewidth=3, solid_capstyle="round")
        axes.plot(100 * row["share"], y, "o", color=colour, markersize=6, markeredgecolor="white")
    axes.set_yticks(range(len(rows)), [f"{row['upper']} over {row['lower']}" for row in rows])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_xlim(0, 102)
    axes.set_xlabel("% of games, 95 % interval")
    axes.set_title(name, loc="left")
    tidy(axes)
