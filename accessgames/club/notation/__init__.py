"""Tournaments as text: one line of strict JSON for each event, chained by hashes, and values as JSON.

Reading follows one rule: a line is good if writing what was read gives the same characters.
"""

from __future__ import annotations

from accessgames.club.notation.codec import decode, encode, from_text, to_text
from accessgames.club.notation.journal import Line, Scanned, Writer, read, scan

__all__ = [
    "Line",
    "Scanned",
    "Writer",
    "decode",
    "encode",
    "from_text",
    "read",
    "scan",
    "to_text",
]
