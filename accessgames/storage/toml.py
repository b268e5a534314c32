"""TOML that anybody may have written: understood within bounded time and memory, or refused."""

from __future__ import annotations

import tomllib
from typing import Any, Final

MOST_DOTS: Final = 100
"""Most dots in one line; a key of n dotted parts takes `tomllib` the square of n, in time and in memory."""


def parse_toml(data: bytes) -> dict[str, Any]:
    """Read a document; a byte order mark before it counts for nothing.

    Whole numbers may be of any size, too large even to be written in decimal digits: check before showing.

    Raises:
        ValueError: It is no TOML in UTF-8, is nested too deeply or has too many dots in a line; where it is
            known, the text says `line` and its number.
    """
    for number, line in enumerate(data.split(b"\n"), 1):
        if line.count(b".") > MOST_DOTS:
            raise ValueError(f"too many dots in line {number}")
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
