"""``bedesten engine``: a bot behind the protocol of programs, on standard input and output or on a socket."""

from __future__ import annotations

import argparse
import sys
from typing import IO, TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bedesten.bots.protocol.engine import Engine

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

EXAMPLES: Final = """examples:
  bedesten engine                               the strongest level, on standard input and output
  bedesten engine --bot vizier
  bedesten engine --bot champion --timed        thinks as long as each question says
  bedesten engine --bot merchant --listen 4000  for one program after the other, on this machine only

A message is a JSON object on a line of its own, and each is answered by one: docs/protocol.md.
The same bot is then also `--bots 'exec:bedesten engine --bot vizier'` or `--bots tcp:127.0.0.1:4000`."""


DESCRIPTION: Final = "Let other programs ask one of our bots for moves and opinions."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot", default="grand-vizier", metavar="BOT", help="as for `bedesten play` (default: grand-vizier)"
    )
    parser.add_argument("--timed", action="store_true", help="think as long as each question says (its `ms`)")
    parser.add_argument("--listen", type=int, metavar="PORT", help="listen on 127.0.0.1 instead of standard input")


def run(args: argparse.Namespace) -> int:
    """Answer until nobody asks any more."""
    from bedesten.bots.protocol.engine import Engine, serve

    engine = Engine(args.bot, args.timed)
    if args.listen is not None:
        return _listen(engine, args.listen)
    out = sys.stdout
    sys.stdout = sys.stderr  # nothing but answers goes there

    def write(line: str) -> None:
        out.write(line)
        out.flush()

    serve(engine, sys.stdin, write)
    return 0


def _listen(engine: Engine, port: int) -> int:
    import socket

    with socket.create_server(("127.0.0.1", port)) as server:
        print(f"listening on 127.0.0.1:{server.getsockname()[1]}", file=sys.stderr, flush=True)
        while True:
            connection, _ = server.accept()
            with connection, connection.makefile("rw", encoding="utf-8", newline="\n") as stream:
                _converse(engine, stream)


def _converse(engine: Engine, stream: IO[str]) -> None:
    from bedesten.bots.protocol.engine import serve

    def write(line: str) -> None:
        stream.write(line)
        stream.flush()

    try:
        serve(engine, stream, write)
    except OSError as error:
        print(f"the connection broke ({error}); waiting for the next", file=sys.stderr, flush=True)
