"""A server on 127.0.0.1 as a process of its own: it can be killed, and started again where it was."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from processes import Port

__all__ = ["PATIENCE", "Api", "Host"]

PATIENCE = 60.0
"""Seconds without any sign of life after which a test gives up: only what hangs takes so long, on any machine."""
COMMAND = Path(__file__).with_name("dealt_alike.py")


class Api:
    """The server's HTTP side, for what a test wants to make or know without looking at a page."""

    def __init__(self, address: str) -> None:
        self.address = address

    def get(self, path: str, token: str | None = None) -> Any:
        return self._ask(urllib.request.Request(f"{self.address}/api{path}"), token)

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        request = urllib.request.Request(f"{self.address}/api{path}", json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        return self._ask(request, token)

    def _ask(self, request: urllib.request.Request, token: str | None) -> Any:
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


class Host:
    """The process, its folder and its port."""

    def __init__(self, folder: Path, web: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.port = Port()
        self.address = f"http://127.0.0.1:{self.port.number}"
        self.flags = {
            "port": self.port.number,
            "database": f"sqlite:///{folder / 'tables.db'}",
            "web": web,
            "thinkers": 1,
            "thinking": 60,
            "heartbeat": 300,
            "new-tables": 100_000,
            "tables-a-day": 100_000,
            "chat": 100_000,
            "requests": 100_000,
            "messages": 100_000,
            "connections": 1000,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [word for flag, value in self.flags.items() for word in (f"--{flag}", str(value))]
        with self.log.open("ab") as log:
            command = [sys.executable, str(COMMAND), "serve", "--no-browser", *words]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        end = time.monotonic() + PATIENCE
        while not self.port.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, f"the server does not answer\n{self.log.read_text()}"
            time.sleep(0.02)

    def run(self) -> None:
        """Start again where a test before has left it dead: what went wrong there is no fault of the next."""
        if self.process is None or not self.port.answers():
            self.kill()
            self.start()

    def kill(self) -> None:
        """Without a word, as when the power fails."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None
