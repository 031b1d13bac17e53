"""The command, but every table is dealt from one seed, and bots draw from it: a test plays the same game each time.

`python dealt_alike.py serve ...`; nobody can choose a seed over the API.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

from bedesten.cli import main
from bedesten.server.automation import bot_pool
from bedesten.server.http import tables
from bedesten.server.live import table_writer

SEED = 7

if __name__ == "__main__":
    same: Any = SimpleNamespace(randbits=lambda _bits: SEED)
    tables.secrets = table_writer.secrets = bot_pool.secrets = same  # type: ignore[attr-defined]
    sys.exit(main())
