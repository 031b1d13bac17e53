"""Draws the icons of the installed browser table, from web/src/art/favicon.svg into web/public."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from find_chromium import find

ROOT = Path(__file__).resolve().parent.parent / "web"
DRAWN = ROOT / "src" / "art" / "favicon.svg"
SKY = "#16396F"
"""The ground of icons that are cut to a shape, as the board's."""

ICONS = {
    "icon-192.png": (192, 1.0, None),
    "icon-512.png": (512, 1.0, None),
    "icon-maskable-512.png": (512, 0.72, SKY),
    "apple-touch-icon.png": (180, 0.8, SKY),
    "badge-96.png": (96, 1.0, None),
}
"""Pixels; how much of them the drawing takes, so that nothing of it is cut off; the ground, or none."""


def main() -> int:
    art = DRAWN.read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (pixels, share, ground) in ICONS.items():
            size = round(pixels * share)
            page.set_viewport_size({"width": pixels, "height": pixels})
            page.set_content(
                "<style>body{margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{ground or 'transparent'}}}svg{{width:{size}px;height:{size}px}}</style>{art}"
            )
            page.screenshot(path=ROOT / "public" / name, omit_background=ground is None)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
