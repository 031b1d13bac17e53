"""Walks through all lessons as a newcomer would, looks at each step, and puts pictures of all lessons on one sheet.

Starts a server of its own on 127.0.0.1. Every move is played on the page, one after the other; at each step is told
what is cut off or covered. Needs the built table (`make web`) and Chromium.

    tools/walk_lessons.py docs/screens                               the sheets of docs/lessons.md
    tools/walk_lessons.py /tmp/look --size 360x640 --language fr     every step, in pictures of its own, too
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bedesten.lessons import Lesson, lessons  # noqa: E402
from web.web_browsers import Browsers  # noqa: E402
from web.web_server import PATIENCE, Host  # noqa: E402
from web.web_table import CLIPPED, FRAMES, Visit  # noqa: E402

SHEETS = {"lessons": ("1280x720", 4, 640), "lessons-phone": ("393x659", 8, 262)}
"""By the name of a sheet: the window, pictures in a row, and how wide they are."""
SPEECH = ".speech [role=status]"
PHONE = 600
STILL = 400
"""Milliseconds until what moves has come to rest."""


def play(page: Page, words: str) -> None:
    """Play a move by its notation, as one types it."""
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(STILL)


def walk(page: Page, lesson: Lesson, out: Path) -> list[Path]:
    """Play a lesson to its end; pictures of its steps as they begin, and of its end."""
    page.locator(SPEECH).first.wait_for()
    page.evaluate("document.fonts.ready")
    narrow = int(page.evaluate("innerWidth")) < PHONE
    pictures = []
    for step in lesson.steps:
        page.mouse.move(0, 0)
        page.evaluate(FRAMES)
        page.wait_for_timeout(STILL)
        page.evaluate("document.activeElement.blur()")
        pictures.append(out / f"{lesson.id}-{step.id}.png")
        page.screenshot(path=pictures[-1])
        wrong = [] if narrow else page.evaluate(CLIPPED)  # in a small window the card lies over the board
        print(f"{lesson.id} {step.id}: {wrong or 'whole'}", flush=True)
        for words in step.play:
            play(page, words)
    page.locator(".sheet").wait_for(timeout=PATIENCE * 1000)
    return pictures


def lay_out(pictures: list[Path], columns: int, width: int, into: Path) -> None:
    images = [Image.open(path).convert("RGB") for path in pictures]
    height = round(images[0].height * width / images[0].width)
    rows = -(-len(images) // columns)
    sheet = Image.new("RGB", (columns * (width + 6) - 6, rows * (height + 6) - 6), "#808080")
    for i, image in enumerate(images):
        place = (i % columns * (width + 6), i // columns * (height + 6))
        sheet.paste(image.resize((width, height), Image.Resampling.LANCZOS), place)
    few = sheet.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(into, optimize=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", help="only this window, and each step in a picture of its own")
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", nargs="+", choices=list(lessons()), default=list(lessons()), metavar="LESSON")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    sheets = {"lessons": (wanted.size, 4, 393)} if wanted.size else SHEETS
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), ROOT / "src" / "bedesten" / "server" / "web")
        host.start()
        browsers = Browsers()
        try:
            for name, (size, columns, width) in sheets.items():
                wide, high = (int(part) for part in size.split("x"))
                visit = Visit(browsers, host)
                page = visit.page(
                    motion="less", touch=wide < PHONE, drawn=True, theme="light", language=wanted.language
                )
                page.set_viewport_size({"width": wide, "height": high})
                last = []
                for one in wanted.only:
                    visit.go(page, f"/learn/{one}")
                    last.append(walk(page, lessons()[one], wanted.out if wanted.size else Path(folder))[-1])
                lay_out(last, columns, width, wanted.out / f"{name}.png")
                visit.close()
        finally:
            browsers.close()
            host.stop()


if __name__ == "__main__":
    main()
