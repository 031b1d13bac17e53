"""Frames of the WebSocket that the server takes apart itself: however they come, they say what they said."""

from __future__ import annotations

import asyncio
import itertools
import json
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from bedesten.server.http.websocket_protocol import is_whole, short_text
from server.server_client import House


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 2, 124, 125, 126, 127, 128, 1000, 65_535])
def test_a_text_in_one_frame_is_read(size):
    text = "ş" * (size // 2) + "x" * (size % 2)
    assert short_text(frame(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(b"longer than a short text may be" * 3000),
        frame(b"bytes", Opcode.BINARY),
        frame(b"ping", Opcode.PING),
        frame(b"begun", fin=False),
        frame(b"ended", Opcode.CONT),
        frame(b"unmasked", mask=False),
        frame(b"\xff no text"),
        frame(b"one") + frame(b"two"),
        *[frame(b"cut off")[:size] for size in range(1, 13)],
        *[frame(b"cut off" * 30)[:size] for size in (3, 4, 5, 8, 100)],
    ],
    ids=map(str, itertools.count()),  # their bytes are other ones in every process
)
def test_what_is_more_or_less_than_that_is_not(data):
    assert short_text(data) is None


def test_it_is_known_where_frames_end():
    frames = [frame(b"x" * size) for size in (0, 3, 125, 126, 300, 70_000)]
    frames += [frame(b"pong", Opcode.PONG), frame(b"bytes", Opcode.BINARY)]
    luck = random.Random(1)
    luck.shuffle(frames)
    ends = {0, *itertools.accumulate(len(each) for each in frames)}
    data = b"".join(frames)
    near = {end + by for end in ends for by in range(-12, 13)}
    for size in sorted({*near, *luck.sample(range(len(data)), 100)}):
        if 0 <= size <= len(data):
            assert is_whole(data[:size]) == (size in ends), size
    assert not is_whole(frame(b"begun", fin=False))


def whole(text: bytes) -> list[bytes]:
    return [frame(text)]


def in_two(text: bytes) -> list[bytes]:
    data = frame(text)
    return [data[:40], data[40:]]


def in_bytes(text: bytes) -> list[bytes]:
    return [bytes((byte,)) for byte in frame(text)]


def behind_a_ping(text: bytes) -> list[bytes]:
    return [frame(b"?", Opcode.PING) + frame(text)]


def twice(text: bytes) -> list[bytes]:
    return [frame(text) + frame(text)]


def with_the_next_begun(text: bytes) -> list[bytes]:
    later = frame(b'{"type":"ping"}')
    return [frame(text) + later[:9], later[9:]]


def in_fragments(text: bytes) -> list[bytes]:
    return [frame(text[:20], fin=False), frame(text[20:30], Opcode.CONT, fin=False), frame(text[30:], Opcode.CONT)]


@pytest.mark.parametrize(
    "way", [in_two, in_bytes, behind_a_ping, twice, with_the_next_begun, in_fragments], ids=lambda way: way.__name__
)
async def test_a_move_is_heard_once_however_its_bytes_come(sqlite_house: House, way):
    seated = await sqlite_house.table()
    async with seated.player(0, 1) as player:
        for number, pieces in enumerate((whole, way, whole, way, whole), 1):
            seat = next(seat for seat in (0, 1) if player.moves(seat))
            said = {"type": "play", "number": number, "seat": seat, "at": player.state["at"]}
            before = player.state["number"]
            for piece in pieces(json.dumps({**said, "moves": player.moves(seat)[:1]}).encode()):
                player.socket.transport.write(piece)
                await asyncio.sleep(0)
            await player.until(lambda number=number: number in player.answers)
            assert player.answers[number]["type"] == "accepted", player.answers[number]
            await player.until(lambda number=number: player.cursor >= player.answers[number]["entry"])
            assert player.state["number"] == before + 1


async def test_what_only_looks_like_a_frame_is_not_heard(sqlite_house: House):
    """Part of a message that, for itself, would be a move."""
    seated = await sqlite_house.table()
    async with seated.player(0, 1) as player:
        seat = next(seat for seat in (0, 1) if player.moves(seat))
        said = {"type": "play", "number": 1, "seat": seat, "at": player.state["at"], "moves": player.moves(seat)[:1]}
        move = frame(json.dumps(said).encode())
        head = bytes((0x82, 0x80 | 126)) + len(move).to_bytes(2, "big") + bytes(4)  # bytes, under an empty mask
        before = player.state["number"]
        for piece in (head, move, frame(b'{"type":"ping"}')):
            player.socket.transport.write(piece)
            await asyncio.sleep(0.05)  # so that each comes for itself
        await player.until(lambda: any(each["type"] == "pong" for each in player.others))
        assert [each["type"] for each in player.others] == ["welcome", "refusal", "pong"]
        assert not player.answers
        assert player.state["number"] == before


async def test_a_text_in_the_midst_of_another_ends_the_connection(sqlite_house: House):
    seated = await sqlite_house.table()
    async with seated.player(0, 1) as player:
        player.socket.transport.write(frame(b'{"type":', fin=False))
        await asyncio.sleep(0)
        player.socket.transport.write(frame(b'{"type":"ping"}'))
        with pytest.raises(ConnectionClosed):
            await player.until(lambda: False)
        assert player.socket.close_code == 1002
