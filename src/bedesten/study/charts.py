"""Plots of a study, as SVG and PNG."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bedesten.arena.charts import COLOURS, INK, PALE, figure, save, tidy

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["slug", "study_charts"]

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def slug(setting: str) -> str:
    """A setting as part of a file name."""
    return re.sub(r"[^a-z0-9]+", "-", setting.lower()).strip("-")


def study_charts(found: Mapping[str, Any], folder: Path) -> dict[str, Path]:
    """All plots of one setting; tells the SVG of each by what it shows."""
    drawn: dict[str, Callable[[], Figure]] = {
        "seats": lambda: _seats(found),
        "length": lambda: _length(found),
        "rubies": lambda: _bars(found, "rubies", "Rubies by source", "rubies a seat and game"),
        "visits": lambda: _bars(found, "visits", "Visits", "times a seat and game"),
    }
    if len(found["layouts"]) > 1:
        drawn["layouts"] = lambda: _layouts(found)
    return {what: save(draw, folder, f"{slug(found['setting'])}-{what}")[0] for what, draw in drawn.items()}


def _titled(axes: Axes, found: Mapping[str, Any], title: str) -> None:
    axes.set_title(f"{title}\n", loc="left")
    axes.text(0, 1.02, f"{found['setting']}; {found['games']:,} games", transform=axes.transAxes, fontsize=9)


def _seats(found: Mapping[str, Any]) -> Figure:
    rows = found["seats"]["order"]
    sheet = figure(6, 3.4)
    axes = sheet.add_subplot()
    fair = 100 * found["seats"]["fair"]
    axes.axhline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)), label=f"fair share, {fair:.0f} %")
    for x, row in enumerate(rows):
        axes.plot([x, x], [100 * row["low"], 100 * row["high"]], color=COLOURS[0], linewidth=4, solid_capstyle="round")
        axes.plot(x, 100 * row["share"], "o", color=COLOURS[0], markersize=9, markeredgecolor="white")
    axes.set_xticks(range(len(rows)), ORDINALS[: len(rows)])
    axes.set_xlim(-0.6, len(rows) - 0.4)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("place in the order of play")
    axes.set_ylabel("% of victories, 95 % interval")
    _titled(axes, found, "Who wins, by seat")
    tidy(axes, "y")
    axes.legend(frameon=False, fontsize=9)
    return sheet


def _length(found: Mapping[str, Any]) -> Figure:
    counts = found["length"]["counts"]
    low, middle, high = found["length"]["quartiles"]
    sheet = figure(6, 3.4)
    axes = sheet.add_subplot()
    first, last = counts[0][0], counts[-1][0]
    width = max(1, -(-(last - first + 1) // 40))
    edges = [first + i * width - 0.5 for i in range((last - first) // width + 2)]
    axes.hist([r for r, _ in counts], edges, weights=[n for _, n in counts], color=COLOURS[0], edgecolor="white")
    axes.axvline(middle, color=INK, linewidth=1.5, label=f"median {middle:g}")
    axes.axvspan(low, high, color=COLOURS[3], alpha=0.18, label=f"middle half, {low:g} to {high:g}")
    axes.set_xlabel("rounds")
    axes.set_ylabel("games")
    _titled(axes, found, "How long a game takes")
    tidy(axes, "y")
    axes.legend(frameon=False, fontsize=9)
    return sheet


def _bars(found: Mapping[str, Any], what: str, title: str, unit: str) -> Figure:
    rows = found[what][::-1]
    sheet = figure(7, 1.5 + 0.36 * max(1, len(rows)))
    axes = sheet.add_subplot()
    places = range(len(rows))
    axes.barh([y + 0.19 for y in places], [row["winners"] for row in rows], 0.36, color=COLOURS[1], label="winners")
    axes.barh([y - 0.19 for y in places], [row["others"] or 0 for row in rows], 0.36, color=COLOURS[0], label="others")
    axes.set_yticks(places, [row["name"] for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel(unit)
    _titled(axes, found, title)
    tidy(axes)
    if rows:
        axes.legend(frameon=False, fontsize=9, loc="lower right")
    return sheet


def _layouts(found: Mapping[str, Any]) -> Figure:
    rows = [row for row in found["layouts"] if "routes" in row][::-1]
    names = [row["layout"] if len(row["layout"]) < 24 else f"{row['layout'][:22]}…" for row in rows]
    sheet = figure(10, 1.7 + 0.36 * max(1, len(rows)))
    panels = sheet.subplots(1, 3, sharey=True)
    _dots(panels[0], [_of(row["length"], "mean") for row in rows], "Expected length", "rounds, mean")
    for y, row in enumerate(rows):
        axes, seats = panels[1], row["seats"]
        axes.barh(y, 100 * seats["chance_high"], 0.5, color=PALE, label=None if y else "by chance, 19 times of 20")
        axes.plot(100 * seats["advantage"], y, "o", color=COLOURS[0], markersize=7, markeredgecolor="white")
    panels[1].set_title("Seat advantage", loc="left")
    panels[1].set_xlabel("best − worst, points")
    tidy(panels[1])
    sheet.legend(loc="outside lower center", frameon=False, fontsize=9)
    _dots(panels[2], [_of(row["routes"], "diversity") for row in rows], "Route diversity", "effective number")
    panels[0].set_yticks(range(len(rows)), names)
    panels[0].set_ylim(-0.6, len(rows) - 0.4)
    sheet.suptitle(f"Layouts; {found['setting']}", x=0.01, ha="left", fontweight="bold", fontsize=12)
    return sheet


def _of(row: Mapping[str, float], key: str) -> tuple[float, float, float]:
    return row["low"], row[key], row["high"]


def _dots(axes: Axes, rows: Sequence[tuple[float, float, float]], title: str, unit: str) -> None:
    for y, (low, value, high) in enumerate(rows):
        axes.plot([low, high], [y, y], color=COLOURS[0], linewidth=3, solid_capstyle="round")
        axes.plot(value, y, "o", color=COLOURS[0], markersize=7, markeredgecolor="white")
    axes.set_title(title, loc="left")
    axes.set_xlabel(unit)
    tidy(axes)
