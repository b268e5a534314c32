"""Refuse a commit with a subject of more than 72 characters or no body: a hook of this checkout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

LONGEST: Final = 72


def complaint(message: str) -> str:
    """Return what is wrong with a message; "" when nothing is."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject, body = lines[0] if lines else "", lines[1:]
    if not 1 <= len(subject) <= LONGEST:
        return f"the subject has {len(subject)} characters, expected 1 to {LONGEST}"
    if not any(map(str.strip, body)) or body[0].strip():
        return "behind the subject and an empty line, a body says why"
    return ""


def main(words: list[str]) -> int:
    """Look at the message in the file that git names.

    Returns:
        0 when it is right.
    """
    wrong = complaint(Path(words[0]).read_text(encoding="utf-8"))
    if wrong:
        print(wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
