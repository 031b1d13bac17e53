"""Finds a Chromium for the tests of the browser table, and installs one where there is none.

First one without a window (Debian's chromium-headless-shell: no tab strip to draw, which takes much of the time of a
page), then the system's browser, then the one that Playwright has downloaded; else, with `--install`, Debian's package
where this user may install it, and Playwright's own where not. Prints the path.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HEADLESS = "chromium-headless-shell"
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def of_system() -> str | None:
    """A Chromium on the path."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The Chromium that Playwright has downloaded."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:  # not installed yet
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def find() -> str | None:
    """A Chromium that is there."""
    named = os.environ.get("BEDESTEN_CHROMIUM")
    return named or of_system() or of_playwright()


def install() -> str | None:
    """Debian's package if this user may, else Playwright's own."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        for words in (["update"], ["install", "-y", HEADLESS], ["install", "-y", "chromium"]):
            command = ["apt-get", "-qq", "--no-install-recommends", *words]
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if of_system():
                break
    if not of_system():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return find()


def main() -> int:
    """Print where it is."""
    path = find() or (install() if "--install" in sys.argv[1:] else None)
    if path is None:
        print("no Chromium found; `python tools/find_chromium.py --install` installs one", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
