"""Answers given beforehand, at a real table: played for who gave them, announced, and the same after a restart."""

from __future__ import annotations

import random
from typing import Any

from server.server_client import House, Player, person

TWO = (person("Ada"), person("Bora"))
LETTERS = {"expansions": ["letters"], "layout": "first-game", "start": 0}


def answer(question: str, *prefer: str, limit: int | None = None) -> dict[str, Any]:
    return {"question": question, "prefer": list(prefer), "limit": limit}


async def to_the_bid(both: Player, luck: random.Random) -> None:
    """Play until somebody bids at an auction in another's turn."""
    while True:
        await both.until(lambda: any(both.moves(seat) for seat in (0, 1)))
        seat = next(seat for seat in (0, 1) if both.moves(seat))
        moves = both.moves(seat)
        if "go 23" in moves:
            moves = ["go 23"]
        elif any(words.startswith("auction") for words in moves):
            moves = [words for words in moves if words.startswith("auction")]
        if any(words.startswith("bid ") for words in moves) and both.state["active"] != seat:
            return
        await both.play(luck.choice(moves), seat=seat)


async def test_standing_answers_are_given_while_others_have_the_turn(house: House):
    """Whoever stands in for the player plays what he left word for; the others hear for what, not what."""
    seated = await house.table(*TWO, options=LETTERS)
    async with seated.player(0, 1) as both, seated.watcher() as watcher:
        await to_the_bid(both, random.Random(4))
        bidder = both.state["actor"]
        accepted = await both.do("standing", bidder, answers=[{"question": "bid", "prefer": [], "limit": 0}])
        await both.until(lambda: any(e["by"] == "standing" for e in both.entries))
        [given] = [entry for entry in both.entries if entry["by"] == "standing"]
        assert (given["seat"], given["kind"]) == (bidder, "play")
        told = next(entry for entry in both.entries if entry["number"] == accepted["entry"])
        assert told["questions"] == ["bid"]
        assert "limit" not in str(told)
        step = next(step for step in both.steps[bidder] if step["number"] == given["number"])
        assert step["text"] == "pass"
        await watcher.until(lambda: watcher.cursor >= given["number"])
        assert watcher.sights[None]["standing"] == []
        assert "limit" not in str(watcher.entries)


async def test_what_was_given_is_the_same_after_the_table_was_forgotten(house: House):
    seated = await house.table(*TWO, options=LETTERS)
    async with seated.player(0, 1) as both:
        await to_the_bid(both, random.Random(4))
        bidder = both.state["actor"]
        accepted = await both.do("standing", bidder, answers=[answer("bid", "bid 999")])
        await both.until(lambda: both.cursor >= accepted["entry"])
        assert both.moves(bidder), "it can't be, so he is asked himself"
        giver = 1 - bidder
        given = [answer("kiosk-choice", "choose *"), answer("bid", "pass")]
        accepted = await both.do("standing", giver, answers=given)
        await both.until(lambda: both.cursor >= accepted["entry"])
        # It is his turn, but not yet the next.
        assert both.sights[giver]["standing"] == given
        assert both.state["seats"][giver]["standing"] == ["kiosk-choice", "bid"]
        before = {seat: both.sights[seat] for seat in (0, 1)}
    house.server.tables.evict(await house.live_table(seated.code))
    async with seated.player(0, 1) as both:
        for seat in (0, 1):
            for key in ("standing", "view", "moves"):
                assert both.sights[seat][key] == before[seat][key]
