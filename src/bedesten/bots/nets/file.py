"""Nets as files: a line that says what it is, then all weights, compressed."""

from __future__ import annotations

import json
import struct
import zlib
from typing import Final

from bedesten.bots.nets.inputs import Inputs
from bedesten.bots.nets.net import ZERO, Net, packed
from bedesten.kernel.errors import BedestenError

__all__ = ["read_net", "write_net"]

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
    zeros = packed([ZERO] * units)
    width = 2 * units
    rows = [
        int.from_bytes(numbers[first : first + width], "little") - zeros
        for first in range(0, width * (inputs.size + 1), width)
    ]
    return Net(units, rows[:-1], rows[-1], list(out))
