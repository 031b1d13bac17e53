"""Load on a server: many tables at once, played by real WebSocket clients at a steady pace.

    python benchmarks/server_load.py --tables 50 200 500 --seconds 20

Each table has two people on two connections; somebody moves once a second at each. What is measured is the time from
sending a move until both have been told how things stand after it, and the server's memory and processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import psutil
import websockets

LIMITS = ("--requests", "99999", "--new-tables", "99999", "--messages", "9999", "--connections", "99999")


class Table:
    """Two clients at one table."""

    def __init__(self, code: str, tokens: list[str]) -> None:
        self.code = code
        self.tokens = tokens
        self.number = 0
        self.at = 0
        self.actor: int | None = 0
        self.moves: list[str] = []
        self.told = [0, 0]
        self.changed = asyncio.Event()
        self.over = False


async def make(http: httpx.AsyncClient, luck: random.Random) -> Table:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bora"}]
    options = {"layout": "random"} if luck.random() < 0.5 else {}
    said = (await http.post("/api/tables", json={"game": "istanbul", "seats": seats, "options": options})).json()
    return Table(said["table"]["code"], [seat["token"] for seat in said["tokens"]])


async def listen(table: Table, seat: int, sockets: list[Any]) -> None:
    """Note what one of the two is told."""
    async for text in sockets[seat]:
        said = json.loads(text)
        if said["type"] != "update":
            if said["type"] == "refusal":
                print("refused", said)
            continue
        state = said["table"]
        table.told[seat] = state["at"]
        offers = [offer["text"] for offer in said["sights"][0]["moves"]]
        if offers:
            table.at, table.actor, table.moves = state["at"], seat, offers
        table.over = state["phase"] == "over"
        table.changed.set()


async def play(table: Table, address: str, until: float, times: list[float], luck: random.Random, pace: float) -> None:
    sockets = [await websockets.connect(address, max_size=None, compression=None) for _ in range(2)]
    listeners = [asyncio.create_task(listen(table, seat, sockets)) for seat in (0, 1)]
    for seat, client in enumerate(sockets):
        hello = {
            "type": "hello",
            "client": f"load-{table.code}-{seat}",
            "table": table.code,
            "tokens": [table.tokens[seat]],
        }
        await client.send(json.dumps(hello))
    await asyncio.sleep(luck.random() * pace)
    while time.perf_counter() < until and not table.over:
        began = time.perf_counter()
        if table.moves and table.actor is not None:
            table.number += 1
            seat, move, at = table.actor, luck.choice(table.moves), table.at
            table.moves = []
            command = {"type": "play", "number": table.number, "seat": seat, "at": at, "moves": [move]}
            await sockets[seat].send(json.dumps(command))
            while min(table.told) <= at:
                table.changed.clear()
                await asyncio.wait_for(table.changed.wait(), 30)
            times.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))
    for client in sockets:
        await client.close()
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


async def load(address: str, tables: int, seconds: float, pace: float, seed: int) -> tuple[list[float], float]:
    """Times from sending a move to both told; and the seconds it took to make the tables."""
    luck = random.Random(seed)
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        made = [await make(http, luck) for _ in range(tables)]
    making = time.perf_counter() - began
    times: list[float] = []
    until = time.perf_counter() + seconds
    live = address.replace("http", "ws", 1) + "/api/live"
    await asyncio.gather(*[play(t, live, until, times, random.Random(seed + i), pace) for i, t in enumerate(made)])
    return times, making


def start(folder: str, database: str | None) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = database or f"sqlite:///{folder}/tables.db"
    command = [
        sys.executable,
        "-m",
        "bedesten",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--thinkers",
        "1",
        *LIMITS,
    ]
    process = subprocess.Popen(command, env={**os.environ, "BEDESTEN_DATABASE": url}, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{address}/healthz").status_code == 200:
                return process, address
        time.sleep(0.1)
    raise RuntimeError("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--database", help="an address; default: SQLite in a new folder")
    args = parser.parse_args()
    for tables in args.tables:
        with tempfile.TemporaryDirectory() as folder:
            process, address = start(folder, args.database)
            watched = psutil.Process(process.pid)
            empty = watched.memory_info().rss
            used = sum(watched.cpu_times()[:2])
            times, making = asyncio.run(load(address, tables, args.seconds, args.pace, 1))
            used = sum(watched.cpu_times()[:2]) - used
            memory = (watched.memory_info().rss - empty) / tables / 1024
            process.terminate()
            process.wait(30)
        cuts = statistics.quantiles(times, n=100)
        print(
            f"{tables} tables: {len(times) / args.seconds:.0f} moves/s, p50 {1000 * cuts[49]:.1f} ms, "
            f"p99 {1000 * cuts[98]:.1f} ms, {memory:.0f} kB a table, "
            f"{100 * used / (args.seconds + making):.0f} % of a core, made {tables / making:.0f} tables/s",
            flush=True,
        )


if __name__ == "__main__":
    main()
