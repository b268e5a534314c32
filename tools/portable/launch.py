"""What `accessgames.cmd` starts: the game, the first time with a shortcut on the desktop."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

if __name__ == "__main__":
    sys.path.append(str(ROOT))
    from tools.portable import shortcut

    if not sys.argv[1:]:  # somebody at the keyboard, no script
        shortcut.offer(ROOT)
    from accessgames.__main__ import main

    sys.exit(main())
