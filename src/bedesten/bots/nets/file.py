"""Nets as files: a line that says what it is, then all weights, compressed."""

from __future__ import annotations

import json
import struct
import zlib
from typing import Final

from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.net import ZERO, Net, packed
from bedesten.kernel.errors import BedestenError

__all__ = ["read_net", "read_numbers", "write_net"]

FORMAT: Final = 1


def write_net(
    heading: dict[str, object], inputs: Inputs, weights: list[list[int]], bias: list[int], out: list[float]
) -> bytes:
    """The bytes of such a file: for each input a row of what it adds to each unit, in grains; then what the units begin
    with, and what each adds to the outcome."""
    units = len(bias)
    head = {"format": FORMAT, "units": units, "inputs": {group.name: group.size for group in inputs.groups}}
    rows = [struct.pack(f"<{units}H", *[number + ZERO for number in row]) for row in [*weights, bias]]
    body = b"".join(rows) + struct.pack(f"<{units}d", *out)
    return json.dumps(heading | head).encode() + b"\n" + zlib.compress(body, 9)


def read_net(data: bytes, inputs: Inputs) -> Net:
    """The net in a file, which must have been made for these inputs."""
    units, rows, out = _opened(data, inputs)
    zeros = packed([ZERO] * units)
    packed_rows = [int.from_bytes(row, "little") - zeros for row in rows]
    return Net(units, packed_rows[:-1], packed_rows[-1], out)


def read_numbers(data: bytes, inputs: Inputs) -> tuple[list[list[int]], list[int], list[float]]:
    """The same as numbers, as `write_net` takes them: to be trained further."""
    units, rows, out = _opened(data, inputs)
    numbers = [[number - ZERO for number in struct.unpack(f"<{units}H", row)] for row in rows]
    return numbers[:-1], numbers[-1], out


def _opened(data: bytes, inputs: Inputs) -> tuple[int, list[bytes], list[float]]:
    """How many units a net has, the bytes of its rows, that of what the units begin with last, and what each adds."""
    head, _, body = data.partition(b"\n")
    try:
        about = json.loads(head)
        if about["format"] != FORMAT:
            raise BedestenError(f"a net of format {about['format']}, not {FORMAT}")
        units: int = about["units"]
        known: dict[str, int] = about["inputs"]
        numbers = zlib.decompress(body)
        out = struct.unpack(f"<{units}d", numbers[2 * units * (sum(known.values()) + 1) :])
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error, struct.error) as error:
        if isinstance(error, BedestenError):
            raise
        raise BedestenError("this is no file with a net") from error
    here = {group.name: group.size for group in inputs.groups}
    if known != here:
        differ = sorted({name for name, _ in set(known.items()) ^ set(here.items())})
        raise BedestenError(f"a net with other inputs: {', '.join(differ)}")
    width = 2 * units
    return units, [numbers[first : first + width] for first in range(0, width * (inputs.size + 1), width)], list(out)
