"""`python -m accessgames` does what the command `accessgames` does."""

from __future__ import annotations

import sys

from accessgames.cli import main

if __name__ == "__main__":
    sys.exit(main())
