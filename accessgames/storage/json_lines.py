"""Values kept as JSON, one on a line, strict in both directions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any


def write_line(value: object, names: Sequence[str]) -> str:
    """Write some attributes of a value as one line, in the order of their names."""
    data = {name: getattr(value, name) for name in names}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_line(line: str, names: Sequence[str]) -> dict[str, Any] | None:
    """Read the attributes of a value; None for what has not exactly these names in this order."""
    try:
        data: Any = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and tuple(data) == tuple(names) else None
