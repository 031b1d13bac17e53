"""The network fails, the server dies: the page says so, and goes on where it was."""

from __future__ import annotations

from playwright.sync_api import expect
from web_server import Host
from web_table import Sitting, play_until, until

MINUTES = 5 * 60_000


def test_the_server_dies_and_comes_back_after_minutes(sitting: Sitting, host: Host) -> None:
    """What was played is there; what is played meanwhile is sent again until it is told, and counts once."""
    made = sitting.make(("Deniz", "Ada"), bots=0, options={"layout": "short"})
    first, second = (sitting.page(confirm="never") for _ in range(2))
    for page in (first, second):
        page.clock.install()
    deniz, ada = sitting.open(first, made, 0), sitting.open(second, made, 1)
    at = deniz.told()["at"]
    play_until(lambda: deniz.told()["actor"] == 1, deniz)
    ada.wait_asked()
    played = deniz.told()
    assert played["at"] > at
    second.locator(".tile.legal [data-place='12']").click()
    expect(second.locator(".commit")).to_be_visible()
    host.kill()
    try:
        for page in (first, second):
            expect(page.locator(".ask.now.offline")).to_be_visible()
            expect(page.locator(".board")).to_be_visible()
        second.locator(".commit").click()
        for page in (first, second):
            page.clock.fast_forward(MINUTES)
        expect(first.locator(".ask.now.offline")).to_contain_text("Your game is safe")
    finally:
        host.start()
    # The next attempts are seconds away; nobody has to wait for them here.
    for page in (first, second):
        until(
            page, lambda page=page: not page.clock.fast_forward(2000) and page.locator(".offline").count() == 0, "live"
        )
    expect(second.locator(".ask.now")).to_contain_text("family")
    later = deniz.told()
    assert (later["actor"], later["turn"]) == (1, played["turn"])
    play_until(lambda: deniz.told()["actor"] == 0, ada)
    expect(first.locator(".ask.now:not(.waiting)")).to_contain_text("Your turn")
