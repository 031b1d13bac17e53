"""Takes pictures of tables at all sizes of window, to be looked at: boards as one is asked, and with an answer chosen.

Positions are put into the store of a server of its own on 127.0.0.1, so each is there at once. Needs the built table
(`make web`) and Chromium. The pictures of a board and a question are also put together on one sheet.

    tools/look_at_sizes.py /tmp/look                              all
    tools/look_at_sizes.py /tmp/look --board 5x5 --size 393x659   some; --language fr, --theme dark
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.test_web_sizes import PICK, SETTLED, sit_down  # noqa: E402
from web.web_browsers import Browsers  # noqa: E402
from web.web_positions import positions  # noqa: E402
from web.web_server import Host  # noqa: E402
from web.web_table import FRAMES, Visit  # noqa: E402

SIZES: tuple[str, ...] = ("393x659", "360x640", "375x553", "320x568", "667x375", "740x360", "852x393", "640x360")
SIZES += ("820x1180", "1280x720", "1920x1080", "2560x1440")
"""640x360 is 1280x720 at a zoom of 200 %."""
BOARDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "4x4": ("istanbul", 4, {}),
    "5x5": ("istanbul", 5, {"expansions": ["mocha", "letters"]}),
    "dice": ("dicegame", 4, {}),
}
QUESTIONS = {
    "4x4": ("move", "tea-house", "police-station", "encounters", "sultans-palace"),
    "5x5": ("move", "kiosk-choice", "bid", "tavern", "bonus-turn"),
    "dice": ("action", "offer", "pay"),
}
SHEET = 2400
"""How wide a sheet of pictures is."""


def take(page: Page, sizes: list[str], out: Path, name: str) -> list[Path]:
    found = []
    for size in sizes:
        width, height = (int(part) for part in size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        page.wait_for_timeout(120)
        found.append(out / f"{name}-{size}.png")
        page.screenshot(path=found[-1])
    return found


def lay_out(pictures: list[Path], into: Path) -> None:
    """All pictures of one kind in rows on one sheet, the large ones made smaller."""
    images = [Image.open(path) for path in pictures]
    for image in images:
        image.thumbnail((960, 720))
    x = y = row = 0
    places = []
    for image in images:
        if x + image.width > SHEET:
            x, y, row = 0, y + row + 12, 0
        places.append((x, y))
        x, row = x + image.width + 12, max(row, image.height)
    sheet = Image.new("RGB", (SHEET, y + row), "#808080")
    for image, place in zip(images, places, strict=True):
        sheet.paste(image, place)
    sheet.save(into)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--board", choices=BOARDS, action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--question", action="append", help="names of questions, or none of the usual ones: all")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    sizes = wanted.size or list(SIZES)
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), ROOT / "src" / "bedesten" / "server" / "web")
        host.start()
        browsers = Browsers()
        visit = Visit(browsers, host)
        try:
            for board in wanted.board or BOARDS:
                game, players, options = BOARDS[board]
                found = positions(game, players, **options)
                page = visit.page(motion="less", touch=True, drawn=True, theme=wanted.theme, language=wanted.language)
                for question in wanted.question or QUESTIONS[board]:
                    if question not in found:
                        print(f"{board}: nobody is asked {question}; there are {', '.join(sorted(found))}")
                        continue
                    sit_down(visit, page, found[question])
                    for state in ("asked", "picked"):
                        if state == "picked":
                            if not page.evaluate(PICK):
                                continue
                            page.wait_for_selector(SETTLED, state="attached")
                        name = f"{board}-{question}-{state}"
                        lay_out(take(page, sizes, wanted.out, name), wanted.out / f"sheet-{name}.png")
                page.close()
        finally:
            visit.close()
            browsers.close()
            host.stop()


if __name__ == "__main__":
    main()
