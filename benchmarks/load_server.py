"""A server for load tests: as `bedesten serve` runs it, but without limits on what one address may do."""

import argparse
import sys

from bedesten.server.serve import run_server
from bedesten.server.settings import ServerSettings

NO_LIMIT = 1_000_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--keep", type=float, default=600.0)
    args = parser.parse_args()
    settings = ServerSettings(
        database=args.database,
        port=args.port,
        keep=args.keep,
        requests=NO_LIMIT,
        new_tables=NO_LIMIT,
        tables_a_day=NO_LIMIT,
        chat=NO_LIMIT,
        messages=NO_LIMIT,
        connections=NO_LIMIT,
    )
    return run_server(settings)


if __name__ == "__main__":
    sys.exit(main())
