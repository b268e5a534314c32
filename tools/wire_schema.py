"""Print the JSON Schema of the network: `python tools/wire_schema.py [GAME ...] > schema.json`.

Frames come first, then what each game says in them: where a frame has a value of any kind, such as `view`,
it is one of the kinds of the game that is played.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402 - the path comes first

from accessgames.games import game_ids, load_room  # noqa: E402 - as above
from accessgames.net import frames  # noqa: E402 - as above
from accessgames.net.values import Values  # noqa: E402 - as above


def wire_schema(games: tuple[str, ...]) -> dict[str, Any]:
    """Return the schema of all frames, and of what some games say.

    Raises:
        GameError: There is no such game.
    """
    kinds = (frames.FromClient, frames.FromServer)
    (client, server), definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": frames.VERSION,
        "properties": {"from-client": client, "from-server": server},
        "$defs": definitions,
        "games": {game: Values(load_room(game).game).schema() for game in games},
    }


def main(words: list[str]) -> int:
    """Print it, of all installed games where none is named."""
    print(json.dumps(wire_schema(tuple(words) or game_ids()), indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
