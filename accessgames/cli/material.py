"""Games with a club's own material: a file in the data folder takes the place of what the program brings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from accessgames.engine import GameError
from accessgames.games import Room, load_room
from accessgames.storage.files import load_material, material_path

NEW_MATCH: Final[Mapping[str, str]] = MappingProxyType({})
"""The options of a match that is not recorded yet."""


def open_room(game_id: str, recorded: Mapping[str, str] = NEW_MATCH) -> Room:
    """Load a game with the material that is to be used.

    Args:
        game_id: Id of the game.
        recorded: Options of the journal that is to be read; none for a new match, which uses the own material
            wherever there is some.

    Raises:
        GameError: There is no such game; the file is wrong, with its line; or `error-material-other` when a
            journal was written with material that is not here.
        StorageError: The file can't be read.
    """
    room = load_room(game_id)
    if room.equipment is None:
        return room
    wanted = recorded.get(room.equipment.option)
    if wanted == _used_material(room) or (
        recorded and wanted is None
    ):  # older journals had no material but ours
        return room
    content = load_material(game_id)
    own = room if content is None else room.equipment.make(content)
    if wanted is not None and wanted != _used_material(own):
        raise GameError("error-material-other", material=wanted, file=material_path(game_id).name)
    return own


def _used_material(room: Room) -> str | None:
    """Return the name of the material that a room uses."""
    option = None if room.equipment is None else room.equipment.option
    return next((one.default for one in room.game.options if one.key == option), None)
