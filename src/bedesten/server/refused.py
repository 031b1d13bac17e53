"""Why something is not done, as an exception that becomes a `Refusal`."""

from __future__ import annotations

import re
from typing import Final

from bedesten.server.messages import Refusal, RefusalCode

__all__ = ["STATUS", "Refused", "rule_in"]

STATUS: Final[dict[str, int]] = {
    "bad-message": 422,
    "bad-options": 422,
    "bad-token": 401,
    "forbidden": 403,
    "not-your-seat": 403,
    "no-such-table": 404,
    "no-such-request": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "unavailable": 503,
}
"""The HTTP status of each code; all others are conflicts with how things stand."""


RULE: Final = re.compile(r"\(([A-Z]{1,3}(?:-?[A-Z]?)[0-9]{2}[a-z]?)\)")
"""How the engine's reasons name the rule: (MOV-05), (P17a), (MB-B06)."""


def rule_in(reason: str | None) -> str | None:
    """The id of the rule that a reason names, if it names one."""
    found = RULE.search(reason or "")
    return None if found is None else found[1]


class Refused(Exception):
    """Something is not done; nothing has changed."""

    def __init__(self, code: RefusalCode, reason: str, index: int | None = None) -> None:
        super().__init__(reason)
        self.code: RefusalCode = code
        self.reason = reason
        self.index = index

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    @property
    def rule(self) -> str | None:
        return rule_in(self.reason) if self.code == "illegal" else None

    def message(self, number: int | None = None) -> Refusal:
        """As it is told to the client."""
        return Refusal(number=number, code=self.code, reason=self.reason, rule=self.rule, index=self.index)
