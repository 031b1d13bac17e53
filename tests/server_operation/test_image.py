"""The image: its versions are locked, and no secret gets into it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_all_that_the_image_installs_is_locked() -> None:
    lock = [sys.executable, str(ROOT / "tools" / "write_lock.py"), "--check"]
    done = subprocess.run(lock, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
    assert "--constraint requirements.lock" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_what_is_private_stays_out_of_the_image() -> None:
    """What git does not take because it is somebody's own, `COPY . .` must not take either."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".env", "secrets", "*.db*"} <= set(ignored)
