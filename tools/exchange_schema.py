"""Print the JSON Schema of exchange: `python tools/exchange_schema.py > docs/exchange.schema.json`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from accessgames.club.exchange import document


def schema_text() -> str:
    """Return the schema as its file has it."""
    return json.dumps(document.schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
