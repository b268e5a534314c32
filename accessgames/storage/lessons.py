"""How far somebody has come in the lessons of the tutor: a small TOML file, one step for each game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError
from accessgames.storage.errors import StorageError, shown, told_as_storage_error
from accessgames.storage.files import read_plain, replace_whole
from accessgames.storage.toml import parse_toml

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES: Final = 16 * 1024
"""Largest file accepted."""

MOST: Final = 100
"""Most games accepted."""

_GAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
_STEP: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


@dataclass(frozen=True, slots=True)
class LoadedLessons:
    """What a file of lessons gave.

    Attributes:
        steps: Game id -> id of the step that comes next.
        problem: What was wrong with the file, to be told once, or None: `error-lessons-broken` with
            `file`, or a StorageError. No step counts then.
    """

    steps: Mapping[str, str]
    problem: GameError | None = None


class LessonsFile:
    """Reads and writes how far the lessons are.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file."""
        self.path = path

    def load(self) -> LoadedLessons:
        """Read the file; what is wrong with it is told, never raised."""
        try:
            with told_as_storage_error(self.path):
                data = read_plain(self.path, MAX_BYTES)
        except StorageError as error:
            missing = error.key == "error-storage-missing"
            return LoadedLessons(MappingProxyType({}), None if missing else error)
        steps = _parse(data)
        if steps is None:
            problem = GameError("error-lessons-broken", file=shown(self.path))
            return LoadedLessons(MappingProxyType({}), problem)
        return LoadedLessons(MappingProxyType(steps))

    def save(self, game: str, step: str) -> None:
        """Remember the step that comes next in a game; readers see the old file or the new one, never a part.

        What another window has written meanwhile about other games stays. A file that can't be read is kept
        beside the new one as `….broken.toml`.

        Raises:
            StorageError: It could not be written; the old file is as it was.
        """
        before = self.load()
        steps = dict(before.steps)
        steps.pop(game, None)
        steps[game] = step
        text = "".join(f'{name} = "{each}"\n' for name, each in list(steps.items())[-MOST:])
        with told_as_storage_error(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if before.problem is not None and self.path.is_file():
                self.path.replace(self.path.with_suffix(".broken.toml"))
            replace_whole(self.path, text.encode())


def _parse(data: bytes) -> dict[str, str] | None:
    """Read the file, None when anything in it is not as we would have written it."""
    try:
        found = parse_toml(data)
    except ValueError:
        return None
    fits = all(_GAME.fullmatch(game) and _is_step(step) for game, step in found.items())
    return found if fits and len(found) <= MOST else None


def _is_step(value: object) -> bool:
    return isinstance(value, str) and _STEP.fullmatch(value) is not None
