"""``python -m bedesten`` is the command ``bedesten``."""

import sys

from bedesten.cli import main

if __name__ == "__main__":
    sys.exit(main())
