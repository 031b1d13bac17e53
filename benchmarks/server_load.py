"""Load on a server: many tables at once, two people at each, and boardgame.io's server under the same load beside it.

    python benchmarks/run.py --server              (or: make bench ARGS="--server")
    python benchmarks/server_load.py --tables 500 --seconds 20 --no-peers
    python benchmarks/server_load.py --no-peers --against ../before --idle 2000

Somebody moves once a second at each table. What is measured is the time from sending a move until both have been told
how things stand after it, the processor time of the server for each move, and its memory for each table: while all are
connected and silent, while they play, and once they have left. The clients are processes of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from load_processes import (
    PEER,
    ROOT,
    bedesten_server,
    cpu_seconds,
    memory,
    name_of,
    peer_server,
    prepare_peer,
)

HERE = Path(__file__).resolve().parent
GROWTH = (50, 100, 200, 400, 500, 800)
CLIENTS = 2
"""Processes that play: more than the machine has cores would only be in each other's way."""


@dataclass
class Run:
    """One server under one load."""

    server: str
    tables: int
    seconds: float
    moves: int
    late: int
    lost: int
    refused: int
    p50: float
    """Milliseconds from sending a move until all seats are told."""
    p99: float
    worst: float
    cpu: float
    """Milliseconds of the server's processor time for each move."""
    core: float
    """The server's share of a core, in per cent."""
    clients_core: float
    received: float
    """Bytes told for each move."""
    connected: float
    """kB of memory for each table with two clients that are connected and silent."""
    playing: float
    left: float | None
    """kB for each table once nobody is connected; None where it can't be told apart."""
    load: float
    """What else the machine was doing: its load average before."""


# ── Clients ────────────────────────────────────────────────────────────────────────────────────────────────────


class Clients:
    """Several processes of clients that share the tables."""

    def __init__(self, kind: str, base: str, tables: int) -> None:
        self.shares = [tables // CLIENTS + (i < tables % CLIENTS) for i in range(CLIENTS)]
        self.processes = [
            subprocess.Popen(
                [sys.executable, str(HERE / "load_clients.py"), kind, base, str(1 + 10_000 * i)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for i in range(CLIENTS)
        ]

    def order(self, *orders: str) -> list[dict[str, Any]]:
        """Give each its order, or all the same; what they answer."""
        for i, process in enumerate(self.processes):
            assert process.stdin is not None
            process.stdin.write(orders[i % len(orders)] + "\n")
            process.stdin.flush()
        answers = []
        for process in self.processes:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise RuntimeError("a process of clients has ended")
            answers.append(json.loads(line))
        return answers

    def open(self) -> None:
        self.order(*[f"open {share}" for share in self.shares])

    def close(self) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(60)


def measure(server: str, tables: int, seconds: float, database: str | None = None, checkout: Path = ROOT) -> Run:
    """Load a fresh server with so many tables."""
    load = os.getloadavg()[0]
    ours = server != PEER
    with bedesten_server(database, checkout=checkout) if ours else peer_server() as (process, base):
        clients = Clients("bedesten" if ours else PEER, base, tables)
        try:
            clients.order("open 10")  # what is there once for all is not counted
            clients.order("play 1")
            clients.order("leave")
            before = memory(process.pid)
            clients.open()
            time.sleep(1.0)
            connected = memory(process.pid)
            clients.order("play 2")  # until all is warm
            used = cpu_seconds(process.pid)
            told = clients.order(f"play {seconds}")
            used = cpu_seconds(process.pid) - used
            playing = memory(process.pid)
            clients.order("leave")
        finally:
            clients.close()
    waits = [1000 * wait for each in told for wait in each["waits"]]
    cuts = statistics.quantiles(waits, n=100)
    return Run(
        server=server,
        tables=tables,
        seconds=seconds,
        moves=len(waits),
        late=sum(each["late"] for each in told),
        lost=sum(each["lost"] for each in told),
        refused=sum(each["refused"] for each in told),
        p50=cuts[49],
        p99=cuts[98],
        worst=max(waits),
        cpu=1000 * used / len(waits),
        core=100 * used / seconds,
        clients_core=100 * sum(each["cpu"] for each in told) / seconds,
        received=sum(each["received"] for each in told) / len(waits),
        connected=(connected - before) / tables,
        playing=(playing - before) / tables,
        left=measure_left(tables) if ours and checkout == ROOT and tables == GROWTH[-1] else None,
        load=load,
    )


def measure_left(tables: int, seconds: float = 10.0) -> float:
    """Memory of each table that was played and that nobody is connected to, before the server forgets it.

    The same server does the same once before, so that what it has once for all, and what it keeps of connections that
    have gone, is not counted.
    """
    with bedesten_server() as (process, base):
        sizes = []
        for _ in range(2):
            clients = Clients("bedesten", base, tables)
            try:
                clients.open()
                clients.order(f"play {seconds}")
                clients.order("leave")
            finally:
                clients.close()
            time.sleep(9)  # the server's round, which comes every other second, and the five that it waits
            sizes.append(memory(process.pid))
    return (sizes[1] - sizes[0]) / tables


def measure_idle(tables: int, seconds: float = 20.0, checkout: Path = ROOT) -> str:
    """What so many tables cost at which all are connected and nobody moves."""
    with bedesten_server(checkout=checkout) as (process, base):
        clients = Clients("bedesten", base, tables)
        try:
            before = memory(process.pid)
            clients.open()
            time.sleep(5.0)
            used = cpu_seconds(process.pid)
            time.sleep(seconds)
            used = cpu_seconds(process.pid) - used
            each = (memory(process.pid) - before) / tables
            clients.order("leave")
        finally:
            clients.close()
    share = 100 * used / seconds
    return f"{name_of(checkout)}: {tables} idle tables take {share:.1f} % of a core, and {each:.0f} kB each"


def measure_all(quick: bool, peers: bool) -> tuple[list[Run], list[str]]:
    """Growth from few tables to many; and what could not be measured."""
    problems = []
    contestants = [name_of(ROOT)]
    if peers:
        problem = prepare_peer()
        problems += [problem] if problem else []
        contestants += [] if problem else [PEER]
    runs = []
    for tables in (20, 50) if quick else GROWTH:
        for contestant in contestants:
            run = measure(contestant, tables, 3.0 if quick else 8.0)
            print(line(run), file=sys.stderr, flush=True)
            runs.append(run)
    return runs, problems


# ── The report ─────────────────────────────────────────────────────────────────────────────────────────────────

HEADS = (
    "Tables",
    "Server",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "slowest, ms",
    "CPU a move, ms",
    "of a core",
    "clients",
    "kB told a move",
    "kB a table, silent",
    "playing",
    "load before",
)


def cells(run: Run) -> list[str]:
    return [
        str(run.tables),
        run.server,
        f"{run.moves / run.seconds:.0f}",
        f"{run.p50:.1f}",
        f"{run.p99:.1f}",
        f"{run.worst:.0f}",
        f"{run.cpu:.2f}",
        f"{run.core:.0f} %",
        f"{run.clients_core:.0f} %",
        f"{run.received / 1000:.1f}",
        f"{run.connected:.0f}",
        f"{run.playing:.0f}",
        f"{run.load:.1f}",
    ]


def line(run: Run) -> str:
    left = "" if run.left is None else f"; {run.left:.1f} kB a table once all have left"
    wrong = f"; late {run.late}, lost {run.lost}, refused {run.refused}"
    return " · ".join(f"{head} {cell}" for head, cell in zip(HEADS, cells(run))) + left + wrong


def markdown(runs: list[Run]) -> str:
    """The table, and what must be said to it."""
    rows = [list(HEADS), *[cells(run) for run in runs]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADS))]
    text = ["| " + " | ".join(cell.rjust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    text.insert(1, "|" + "|".join("-" * (width + 1) + ":" for width in widths) + "|")
    wrong = [
        f"{run.server}, {run.tables} tables: {run.late} late, {run.lost} lost, {run.refused} refused." for run in runs
    ]
    wrong = [each for each, run in zip(wrong, runs) if run.late + run.lost + run.refused]
    left = [
        f"A table that nobody is connected to, after {run.tables} were played: {run.left:.1f} kB."
        for run in runs
        if run.left is not None
    ]
    return "\n".join([*text, "", *(left or ()), *(wrong or ["No move was late, lost or refused."])])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[500])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", help="an address; by default SQLite in a new folder")
    parser.add_argument("--no-peers", action="store_true", help="Bedesten alone")
    parser.add_argument("--left", action="store_true", help="memory of tables that all have left")
    parser.add_argument("--idle", type=int, default=0, help="so many tables at which all are connected and silent")
    parser.add_argument("--against", type=Path, help="another checkout, compiled if this one is: both by turns")
    parser.add_argument("--rounds", type=int, default=1, help="how often each is measured, by turns")
    args = parser.parse_args()
    checkouts = [ROOT, *([args.against.resolve()] if args.against else [])]
    contestants = [(name_of(checkout), checkout) for checkout in checkouts]
    if not args.no_peers:
        problem = prepare_peer()
        if problem:
            print(problem)
        else:
            contestants.append((PEER, ROOT))
    for tables in args.tables:
        for _ in range(args.rounds):
            for contestant, checkout in contestants:
                print(line(measure(contestant, tables, args.seconds, args.database, checkout)), flush=True)
        if args.left:
            print(f"{tables} tables, all left: {measure_left(tables):.1f} kB each", flush=True)
    for checkout in checkouts if args.idle else ():
        print(measure_idle(args.idle, checkout=checkout), flush=True)


if __name__ == "__main__":
    main()
