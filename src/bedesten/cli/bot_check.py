"""``bedesten bot-check``: whether a program that plays keeps to the protocol, and what is wrong if not."""

from __future__ import annotations

import argparse
import json
from typing import Final

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

EXAMPLES: Final = """examples:
  bedesten bot-check ./my-bot
  bedesten bot-check 'node my_bot.js' --decisions 500
  bedesten bot-check tcp:127.0.0.1:4000

The protocol is docs/protocol.md. What passes plays wherever a bot is named: --bots exec:./my-bot"""


DESCRIPTION: Final = "Try a program that plays in every way that the protocol names; fails if it does not keep to it."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("program", metavar="COMMAND", help="the command that starts it, or tcp:HOST:PORT")
    parser.add_argument(
        "--decisions", type=int, default=200, metavar="N", help="of each of three games, at the most (default: 200)"
    )
    parser.add_argument("--ms", type=int, default=1000, metavar="N", help="time it is told to take for each (1000)")
    parser.add_argument("--limit", type=int, default=30_000, metavar="N", help="ms after which it is too late (30000)")
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def run(args: argparse.Namespace) -> int:
    """Check, and tell; 1 if anything is wrong."""
    from bedesten.bots.protocol.check import check_program
    from bedesten.bots.protocol.program import check_address

    address = args.program if args.program.startswith(("exec:", "tcp:")) else f"exec:{args.program}"
    check_address(address)
    found = []
    for finding in check_program(address, args.decisions, args.ms, args.limit):
        found.append(finding)
        if not args.json:
            mark = "note" if finding.ok is None else "ok  " if finding.ok else "FAIL"
            print(f"{mark}  {finding.what}{f': {finding.seen}' if finding.seen else ''}", flush=True)
    good = all(finding.ok is not False for finding in found)
    if args.json:
        told = [{"ok": finding.ok, "what": finding.what, "seen": finding.seen} for finding in found]
        print(json.dumps({"program": address, "ok": good, "findings": told}, indent=2, ensure_ascii=False))
    elif good:
        print(f"It keeps to the protocol. Let it play: bedesten play --new --bots '{address}'")
    return 0 if good else 1
