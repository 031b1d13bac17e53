"""``bedesten verify``: are these records genuine?"""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

import bedesten
from bedesten.terminal.saves import read_text

__all__ = ["DESCRIPTION", "add_options", "run"]


DESCRIPTION: Final = (
    "Play records again and check every move, every die and the seed that was committed to. "
    "The exit code is 0 if all are genuine, else 1."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--json", action="store_true", help="tell it to a program")


def run(args: argparse.Namespace) -> int:
    """Check each file, and tell about it in a line."""
    found = [_checked(name) for name in args.files]
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for facts in found:
            print(f"{facts['file']}: {_sentence(facts)}")
    return 0 if all(facts["verdict"] == "genuine" for facts in found) else 1


def _checked(name: str) -> dict[str, Any]:
    verdict = bedesten.verify(read_text(name))
    word = "genuine" if verdict.genuine else "forged" if verdict.problem else "unchecked"
    game = verdict.game
    return {
        "file": name,
        "verdict": word,
        "problem": verdict.problem or None,
        "moves": len(game.line) - verdict.dice if game else None,
        "dice": verdict.dice if game else None,
        "over": game.over if game else None,
        "winners": [game.box.seat_name(seat) for seat in game.winners()] if game else None,
    }


def _sentence(facts: dict[str, Any]) -> str:
    if facts["verdict"] == "forged":
        return f"not genuine: {facts['problem']}"
    counts = f"{facts['moves']} moves, {facts['dice']} dice and draws"
    if facts["verdict"] == "genuine":
        return f"genuine ({counts}, all as the committed seed gives them)"
    return f"moves legal, but the seed is not revealed, so the dice can't be checked ({counts})"
