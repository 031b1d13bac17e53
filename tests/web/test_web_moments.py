"""What happens is told when it has happened: panels, log and pill change when the piece has come and the dice lie."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from web.web_table import Sitting, play_until, until

RECORD = """
  window.record = [];
  const at = () => performance.now();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const far = (frames[0].transform ?? '').match(/-?[\\d.]+/g)?.slice(0, 2).some((way) => Math.abs(way) > 80);
    const piece = this.dataset?.piece ?? (this.classList.contains('thrown') ? 'dice' : '');
    if (piece && far)
      record.push({t: at(), kind: 'moves', what: piece, end: at() + timing.duration});
    return animate.call(this, frames, timing);
  };
  const seen = new Map();
  const look = () => {
    const now = new Map();
    for (const panel of document.querySelectorAll('main.table [data-seat]'))
      for (const has of panel.querySelectorAll('[data-has]'))
        now.set(`${panel.dataset.seat} ${has.dataset.has}`, has.innerText || has.getAttribute('aria-label'));
    now.set('pill', document.querySelector('.ask.now b')?.textContent);
    const rows = document.querySelectorAll('.log li[data-row]');
    now.set('log', rows.length ? [...rows].map((row) => row.dataset.row).join() : '');
    for (const [what, text] of now) {
      if (seen.has(what) && seen.get(what) !== text)
        record.push({t: at(), kind: what === 'log' || what === 'pill' ? what : 'panel', what, text});
      seen.set(what, text);
    }
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
"""Remembers when something goes to another place and until when, and when a panel, the log or the pill changes."""
LATE = 180
"""Milliseconds by which a busy machine may draw later than it counts."""


def test_nothing_is_told_before_it_has_arrived(sitting: Sitting) -> None:
    """A round with two bots at the usual pace, as a record of what the page did when."""
    page = sitting.page(init=RECORD, pace="normal", confirm="never")
    seat = sitting.open(page, sitting.make(bots=2, bot="merchant", options={"layout": "short"}))
    seat.wait_asked()
    page.locator(".tile.legal [data-place='9']").click()
    page.locator(".commit").click()
    until(page, lambda: bool(page.locator(".turn .result").count()), "my roll is told")
    expect(page.locator(".turn .result")).to_contain_text("announced")
    expect(page.locator(".flier.lies")).to_have_count(2)
    play_until(lambda: seat.told()["turn"] > 1, seat)
    expect(page.locator(".queue")).to_be_visible()
    until(page, lambda: seat.told()["actor"] == 0 and seat.told()["turn"] > 3, "the bots have played", seat.told)
    expect(page.locator(".ask.now:not(.waiting)")).to_contain_text("Your turn")
    found: list[dict[str, Any]] = page.evaluate("window.record")
    moves = [one for one in found if one["kind"] == "moves"]
    assert {"m0", "m1", "m2", "dice"} <= {one["what"] for one in moves}
    for one in found:
        if one["kind"] == "moves":
            continue
        over = [move for move in moves if move["t"] < one["t"] < move["end"] - LATE]
        assert one["kind"] == "pill" or not over, f"{one} while {over}"
    turns = [one for one in found if one["kind"] == "pill" and one["text"] in ("Marie", "Jonas", "Your turn")]
    assert [one["text"] for one in turns][-3:] == ["Marie", "Jonas", "Your turn"]
    for before, after, piece in zip(turns[-3:], turns[-2:], ("m1", "m2"), strict=False):
        assert {one["what"] for one in moves if before["t"] < one["t"] < after["t"]} - {"dice"} <= {piece}
        assert all(one["end"] - LATE < after["t"] for one in moves if one["t"] < after["t"])
