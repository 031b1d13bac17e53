"""Takes the pictures of the browser table in docs/screens anew: every screen, on a desktop and on a phone.

Starts a server of its own on 127.0.0.1 and plays on it, from fixed seeds. Needs the built table (`make web`), Chromium.

    tools/take_screenshots.py                             all, into docs/screens
    tools/take_screenshots.py --only end --out /tmp/look  some, elsewhere; --language de, --theme dark
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.web_browsers import Browsers  # noqa: E402
from web.web_server import PATIENCE, Host  # noqa: E402
from web.web_table import Seat, Visit  # noqa: E402

SIZES = {"": "desktop", "-phone": "phone"}
PEOPLE = ("Deniz",)
Shot = Callable[["Camera"], Page]


class Camera:
    """One picture: a browser of some size, theme and language."""

    def __init__(self, visit: Visit, size: str, theme: str, language: str) -> None:
        self.visit = visit
        self.size = size
        self.look = {"theme": theme, "language": language, "motion": "less"}

    def page(self, path: str = "/", **settings: Any) -> Page:
        return self.visit.page(self.size, path, drawn=True, **{**self.look, **settings})

    def open(self, made: Any, *seats: int) -> Seat:
        return self.visit.open(self.page(), made, *seats)

    def playing(self, turn: int, bots: int = 3, people: tuple[str, ...] = PEOPLE, **wish: Any) -> Any:
        """A table that bots have played up to a turn of the first seat, which is then a person's again."""
        made = self.visit.make(people, bots, "merchant", **wish)
        self.let_play(made, lambda told: told["turn"] >= turn)
        self.chair(made, None)
        self.wait(made, lambda told: told["actor"] == 0)
        return made

    def let_play(self, made: Any, done: Callable[[Any], bool]) -> None:
        """A bot plays in the first chair, until something is so."""
        self.chair(made, "merchant")
        self.wait(made, done)

    def wait(self, made: Any, done: Callable[[Any], bool]) -> None:
        code = made["table"]["code"]
        end = time.monotonic() + PATIENCE
        while not done(self.visit.api.get(f"/tables/{code}")):
            assert time.monotonic() < end, "nothing happens"
            time.sleep(0.1)

    def chair(self, made: Any, bot: str | None) -> None:
        self.command(made, {"type": "chair", "seat": 0, "chair": 0, "bot": bot})

    def command(self, made: Any, command: dict[str, Any]) -> None:
        self.count = getattr(self, "count", 0) + 1
        token = next(one["token"] for one in made["tokens"] if one["seat"] == command["seat"])
        body = {"client": "camera-0000", "command": {**command, "number": self.count}}
        self.visit.api.post(f"/tables/{made['table']['code']}/commands", body, token)


def chosen(seat: Seat) -> Page:
    """A place is looked at: the turn card says what would happen."""
    seat.wait_asked()
    if seat.lit().count():
        seat.lit().nth(seat.lit().count() // 2).click()
        seat.page.locator(".commit").wait_for()
    return seat.page


def home(camera: Camera) -> Page:
    mine = [camera.playing(9), camera.visit.make(("Deniz",), 1, settings={"listed": True}, start=False)]
    page = camera.page()
    kept = [{"code": made["table"]["code"], "host": None, "tokens": made["tokens"]} for made in mine]
    page.evaluate("kept => localStorage.setItem('bedesten.tables', JSON.stringify(kept))", kept)
    camera.visit.go(page, "/")
    page.locator(".gm").nth(1).wait_for()
    return page


def new_table(camera: Camera) -> Page:
    page = camera.page("/new")
    page.locator(".layout").wait_for()
    return page


def hot_seat(camera: Camera) -> Page:
    page = camera.page("/hot-seat")
    page.locator(".layout").wait_for()
    return page


def open_table(camera: Camera, name: str = "Ada", **settings: Any) -> Any:
    seats = [{"kind": "person", "name": name}, {"kind": "open"}, {"kind": "bot", "name": "Marie", "bot": "vizier"}]
    return camera.visit.api.post("/tables", {"game": "istanbul", "seats": seats, "settings": settings})


def join(camera: Camera) -> Page:
    for name in ("Ada", "Bora"):
        open_table(camera, name, listed=True)
    page = camera.page("/join")
    page.locator(".listed .gm").nth(1).wait_for()
    return page


def waiting(camera: Camera) -> Page:
    made = open_table(camera, "Deniz")
    page = camera.page()
    kept = [{"code": made["table"]["code"], "host": made["host"], "tokens": made["tokens"]}]
    page.evaluate("kept => localStorage.setItem('bedesten.tables', JSON.stringify(kept))", kept)
    camera.visit.go(page, f"/t/{made['table']['code']}")
    page.locator(".code").wait_for()
    return page


def table(camera: Camera) -> Page:
    return chosen(camera.open(camera.playing(29)))


def great_bazaar(camera: Camera) -> Page:
    return chosen(camera.open(camera.playing(31, bots=4, options={"expansions": ["mocha", "letters"]})))


def dice_game(camera: Camera) -> Page:
    seat = camera.open(camera.playing(13, bots=2, game="dicegame"))
    seat.wait_asked()
    keep = seat.page.locator("[data-move=keep]")
    if keep.count():
        keep.click()
        seat.page.locator("[data-move=done]").wait_for()
    if seat.lit().count():
        seat.lit().first.click()
        seat.page.locator(".chg").first.wait_for()
    return seat.page


def curtain(camera: Camera) -> Page:
    return camera.open(camera.visit.make(("Deniz", "Ada"), bots=1)).page


def opened(camera: Camera, name: str) -> Page:
    """A sheet over the table."""
    made = camera.playing(13)
    page = camera.open(made).page
    if name == "chat":
        for words in ("Merhaba!", "Who has taken my spice?"):
            camera.command(made, {"type": "chat", "seat": 0, "text": words})
    page.locator(".bar .tools .icon-btn").last.click()
    page.locator(".menu").wait_for()
    icons = {"chat": "people", "settings": "settings"}
    if name in icons:
        page.locator(f".menu .btn:has(use[href='#{icons[name]}'])").first.click()
        page.locator(".people, .setting").first.wait_for()
    return page


def finished(camera: Camera) -> Any:
    made = camera.visit.make(PEOPLE, 2, "merchant")
    camera.let_play(made, lambda told: told["phase"] == "over")
    return made


def end(camera: Camera) -> Page:
    page = camera.open(finished(camera)).page
    page.locator(".standings").wait_for()
    return page


def look_again(camera: Camera) -> Page:
    made = finished(camera)
    page = camera.open(made).page
    at = camera.visit.api.get(f"/tables/{made['table']['code']}")["at"]
    camera.visit.go(page, f"/t/{made['table']['code']}/look/{at * 2 // 3}")
    page.locator(".look").wait_for()
    return page


def my_games(camera: Camera) -> Page:
    made = [camera.playing(9), finished(camera), camera.playing(5, bots=1, game="dicegame")]
    page = camera.page()
    kept = [{"code": one["table"]["code"], "host": None, "tokens": one["tokens"]} for one in made]
    page.evaluate("kept => localStorage.setItem('bedesten.tables', JSON.stringify(kept))", kept)
    camera.visit.go(page, "/games")
    page.locator(".gm").nth(2).wait_for()
    return page


def new_here(camera: Camera) -> Page:
    page = camera.page()
    page.locator(".new-here").wait_for()
    return page


def learn(camera: Camera) -> Page:
    page = lesson(camera)
    camera.visit.go(page, "/learn")
    page.locator("[data-lesson=base-1].open").wait_for()
    return page


def lesson(camera: Camera) -> Page:
    """The first lesson, its first step done."""
    page = camera.page("/learn/base-1")
    page.locator("[data-place='2']").click()
    page.locator(".commit").click()
    page.locator(".speech p.done").wait_for()
    return page


def lesson_reply(camera: Camera) -> Page:
    """Another way than the one that was meant."""
    page = camera.page("/learn/base-1")
    page.locator("[data-place='3']").click()
    page.locator(".commit").click()
    page.locator(".choose").wait_for()
    return page


def rules_page(camera: Camera) -> Page:
    page = camera.page("/rules/place-9")
    page.locator("article .example").wait_for()
    return page


def hints(camera: Camera) -> Page:
    page = chosen(camera.open(camera.playing(29)))
    page.keyboard.press("h")
    page.locator(".hints li").first.wait_for()
    return page


def coach(camera: Camera) -> Page:
    made = camera.playing(1)
    page = camera.visit.open(camera.page(coach=True), made).page
    page.locator(".coach").wait_for()
    return page


SHOTS: dict[str, Shot] = {
    "home": home,
    "table": table,
    "great-bazaar": great_bazaar,
    "dice-game": dice_game,
    "new-table": new_table,
    "hot-seat": hot_seat,
    "join": join,
    "waiting": waiting,
    "curtain": curtain,
    "menu": lambda camera: opened(camera, "menu"),
    "settings": lambda camera: opened(camera, "settings"),
    "chat": lambda camera: opened(camera, "chat"),
    "end": end,
    "look-again": look_again,
    "my-games": my_games,
    "new-here": new_here,
    "learn": learn,
    "lesson": lesson,
    "lesson-reply": lesson_reply,
    "rules-page": rules_page,
    "hints": hints,
    "coach": coach,
}
DARK = ("home", "table", "great-bazaar", "dice-game", "end")
"""These are taken in the dark, too."""


def take(browsers: Browsers, host: Host, name: str, ending: str, theme: str, language: str, out: Path) -> None:
    visit = Visit(browsers, host)
    page = SHOTS[name](Camera(visit, SIZES[ending], theme, language))
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)  # until what moves has come to rest
    picture = out / f"{name}{ending}{'-dark' if theme == 'dark' else ''}.png"
    page.screenshot(path=picture)
    visit.close()
    # Flat colours: 256 of them are enough, rare ones too, and take a third of the room.
    plain = Image.open(picture).convert("RGB")
    few = plain.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(picture, optimize=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Takes the pictures of the browser table anew.")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument(
        "--web", type=Path, default=ROOT / "src" / "bedesten" / "server" / "web", help="the built table"
    )
    parser.add_argument("--only", nargs="+", choices=SHOTS, default=list(SHOTS), metavar="SCREEN")
    parser.add_argument("--theme", choices=("light", "dark"), help="only in this one; else light, and some in the dark")
    parser.add_argument("--size", choices=SIZES.values(), help="only this one")
    parser.add_argument("--language", choices=("en", "de", "fr"), default="en")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    browsers = Browsers()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), args.web.resolve())
        host.start()
        try:
            for name in args.only:
                themes = [args.theme] if args.theme else ["light", "dark"] if name in DARK else ["light"]
                for theme in themes:
                    for ending, size in SIZES.items():
                        if args.size in (None, size) and not (theme == "dark" and not args.theme and ending):
                            take(browsers, host, name, ending, theme, args.language, args.out)
                            print(f"{name}{ending} {theme}", flush=True)
        finally:
            browsers.close()
            host.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
