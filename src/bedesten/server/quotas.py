"""Quotas: how much may be stored for one address or table, so that nobody can fill the disk.

Rates (`http/rate_limits.py`) bound the work of a moment; quotas bound what stays. A command that was
accepted before is never refused when it is sent again.
"""

from __future__ import annotations

from typing import Final

from bedesten.server import schema as m
from bedesten.server.errors import Refused
from bedesten.server.http.rate_limits import Limits
from bedesten.server.live.live_table import LiveTable
from bedesten.server.settings import ServerSettings

__all__ = ["Quotas"]

A_DAY: Final = 86_400
CHAT_BURST: Final = 10
OPTIONAL_COMMANDS: Final = (m.Chat, m.Undo, m.RestartTurn, m.Standing, m.Pause, m.Chair, m.GiveTime, m.Rematch)
"""Commands that a game can come to its end without."""


class Quotas:
    """Checks what is to be stored."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.disk_low = False
        """Whether the disk is nearly full: then games go on, and nothing else is begun."""
        self.chat = Limits(settings.chat, max(CHAT_BURST, 2 * settings.chat))
        self.tables = Limits(settings.tables_a_day / A_DAY, max(1, settings.tables_a_day))

    def check_new_table(self, address: str) -> None:
        """Refused if no table more may come from an address today."""
        if self.disk_low:
            raise Refused("unavailable", "the disk is nearly full: there are no new tables for now")
        if not self.tables.bucket(address).take():
            raise Refused("too-many", f"no more than {self.settings.tables_a_day} new tables a day")

    def check_log(self, live: LiveTable) -> None:
        """Refused if a table's log is full."""
        if live.state.number >= self.settings.most_entries:
            raise Refused("too-many", f"the log of this table is full ({self.settings.most_entries} entries)")

    def check(self, address: str, live: LiveTable, client: str, command: m.Command) -> None:
        """Refused if a command would leave behind too much."""
        if not isinstance(command, OPTIONAL_COMMANDS) or command.number <= live.numbers.get((command.seat, client), 0):
            return
        self.check_log(live)
        if isinstance(command, m.Chat):
            if self.disk_low:
                raise Refused("unavailable", "the disk is nearly full: there is no chat for now")
            if not self.chat.bucket(address).take():
                raise Refused("too-fast", "too much chat; wait a moment")
