"""A bot that is a program: ``exec:./my-bot``, or one that listens: ``tcp:127.0.0.1:4000``."""

from __future__ import annotations

import logging
from typing import Any, Final

from bedesten.bots.bot import Bot
from bedesten.bots.opinion import Opinion
from bedesten.bots.protocol import messages
from bedesten.bots.protocol.errors import BotFault
from bedesten.bots.protocol.program import START, Program, borrowed, check_address, give_back
from bedesten.kernel.errors import OptionError
from bedesten.kernel.sight import Sight

__all__ = ["ProgramBot", "program_bot"]

LOG: Final = logging.getLogger("bedesten.bots")
NUMBERS: Final = {"ms": (1, 600_000), "limit": (1, 3_600_000), "faults": (0, 1_000_000)}
"""Options, with the least and the most."""
MS: Final = 1000
LIMIT: Final = 30_000
FAULTS: Final = 3


class ProgramBot(Bot):
    """Asks a program for its moves. Where it is at fault a random move is played, and the fault is noted and logged;
    after a few of them in one game the bot gives up, since nobody learns anything from such a game."""

    def __init__(
        self, address: str, seed: int = 0, ms: int = MS, limit: int = LIMIT, most_faults: int = FAULTS
    ) -> None:
        super().__init__(seed)
        check_address(address)
        self.address = address
        self.seed = seed
        self.ms = ms
        """Milliseconds that the program is told to take for a decision."""
        self.limit = limit
        """Milliseconds after which it is too late."""
        self.patience = max(START, limit / 1000)
        """Seconds that it has to start, and to make ready for a game."""
        self.most_faults = most_faults
        self.faults: list[BotFault] = []
        """What went wrong so far."""
        self._program: Program | None = None
        self._told: dict[str, Any] = {}
        """The game that the program was told of."""
        self._number = 0

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        try:
            return messages.read_move(self._asked("choose", sight), sight)
        except BotFault as fault:
            self._note(fault)
            return moves[self.chance.below(len(moves))]

    def opinion(self, sight: Sight) -> Opinion | None:
        try:
            if not self._ready(sight).opinions:
                return None
            return messages.read_opinion(self._asked("opinion", sight), sight)
        except BotFault as fault:
            self._note(fault)
            return None

    def close(self) -> None:
        """The game is over: the program may be given another one."""
        if self._program is not None:
            give_back(self._program)
            self._program = None

    def __del__(self) -> None:
        if getattr(self, "_program", None) is not None:
            self.close()

    def _asked(self, kind: str, sight: Sight) -> dict[str, Any]:
        program = self._ready(sight)
        self._number += 1
        return program.ask(messages.decision(kind, self._number, sight, self.ms, program.wants), self.limit / 1000)

    def _ready(self, sight: Sight) -> Program:
        """The program, which has been told what is played."""
        program = self._program
        if program is None:
            program = self._program = borrowed(self.address, self.patience)
            self._told = {}
        told = messages.game(sight, self.seed, program.wants)
        if told != self._told:
            answer = program.ask(told, self.patience)
            if answer.get("type") != "ready":
                raise BotFault("nonsense", f"the answer to game must be of type 'ready', not {answer}")
            self._told = told
        return program

    def _note(self, fault: BotFault) -> None:
        """Remember a fault. The program is ended, since nobody knows what it will answer next; another one is
        started for the next decision."""
        self.faults.append(fault)
        if self._program is not None:
            self._program.close(at_once=True)
            self._program = None
        if fault.kind == "start" or len(self.faults) > self.most_faults:
            what = fault if fault.kind == "start" else f"{self.address}: {fault}"
            raise BotFault(fault.kind, f"{str(what).removesuffix('.')}. `bedesten bot-check` tells more") from fault
        fault.__traceback__ = None  # leads back to this bot, which then waited for the garbage collector
        LOG.warning("%s: %s; a random move is played instead", self.address, fault)


def program_bot(spec: str, seed: int) -> Bot:
    """The bot of a spec such as ``exec:./my-bot,ms=500``: options follow the command, after commas."""
    address, *rest = spec.split(",")
    given: dict[str, int] = {}
    for part in rest:
        key, _, value = part.strip().partition("=")
        if key not in NUMBERS:
            raise OptionError(
                f"bots: a program takes {', '.join(NUMBERS)} after commas, not {part!r}; "
                "put a command with commas into a script"
            )
        least, most = NUMBERS[key]
        if not value.isascii() or not value.isdigit() or not least <= int(value) <= most:
            raise OptionError(f"bots: {key} is a whole number from {least} to {most}, not {value!r}")
        given[key] = int(value)
    return ProgramBot(
        address.strip(), seed, given.get("ms", MS), given.get("limit", LIMIT), given.get("faults", FAULTS)
    )
