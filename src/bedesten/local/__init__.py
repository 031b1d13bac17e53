"""Tables on this device alone: answers what a server would answer, without one.

The static edition runs it in a worker of the browser, beside the same client that plays at a server. It needs the
standard library only. It does no I/O and waits for nothing: it is told what the client says, and hands out what is to
be answered, what is to be kept and what a bot is to think about (`Outbox`); time and randomness are handed in.
"""

from __future__ import annotations

from bedesten.local.edition import LocalEdition
from bedesten.local.outbox import Outbox

__all__ = ["LocalEdition", "Outbox"]
