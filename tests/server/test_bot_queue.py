"""Who has many tables keeps nobody else's bot waiting for long."""

from __future__ import annotations

import asyncio

from bedesten.server.automation.bot_pool import FairQueue


async def test_one_owner_with_many_tables_waits_for_the_others_in_between() -> None:
    queue, loop = FairQueue(), asyncio.get_running_loop()
    many = [loop.create_future() for _ in range(35)]
    one: asyncio.Future[None] = loop.create_future()
    for each in many:
        queue.add("10.0.0.1", each)
    queue.add("10.0.0.2", one)
    assert queue.next() is many[0]
    assert queue.next() is one, "the second turn is the other owner's, not the thirty-sixth"
    assert [queue.next() for _ in range(35)] == [*many[1:], None]


async def test_who_has_gone_is_not_called() -> None:
    queue, loop = FairQueue(), asyncio.get_running_loop()
    first, second = loop.create_future(), loop.create_future()
    queue.add("a", first)
    queue.add("b", second)
    queue.remove("a", first)
    queue.remove("a", first)
    assert queue.next() is second
    assert queue.next() is None
