"""liblouis as a referee, in the system's own interpreter: it is packaged by distributions, not on PyPI."""

from __future__ import annotations

import functools
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence

SCRIPT = """
import json, sys, louis
tables, texts = json.load(sys.stdin)
json.dump([louis.translateString(tables, text) for text in texts], sys.stdout)
"""
CANDIDATES = () if sys.platform == "win32" else ("/usr/bin/python3", "python3")
"""None on Windows: Wine would find that of Linux and start it with paths of Windows."""
TABLES = {"cs": ["unicode.dis", "cs-g1.ctb"], "en": ["unicode.dis", "en-ueb-g1.ctb"]}
MISSING = "no interpreter here has the module louis (Debian: python3-louis)"


@functools.cache
def interpreter() -> str | None:
    """The first interpreter that can import liblouis, or None."""
    for name in CANDIDATES:
        path = shutil.which(name)
        if (
            path
            and subprocess.run([path, "-c", "import louis"], capture_output=True, check=False).returncode == 0
        ):
            return path
    return None


def translate(tables: Sequence[str], texts: Sequence[str]) -> list[str]:
    """Let liblouis transcribe texts with its tables."""
    done = subprocess.run(
        [str(interpreter()), "-c", SCRIPT],
        input=json.dumps([list(tables), list(texts)]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    answer: list[str] = json.loads(done.stdout)
    return answer
