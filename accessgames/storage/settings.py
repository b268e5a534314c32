"""Settings that last: a small TOML file of known keys, understood within bounded time.

Anything else is put right.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.engine.errors import printable
from accessgames.storage.files import as_storage_error, read_own, shown, write_own

if TYPE_CHECKING:
    from pathlib import Path

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


MAX_SETTINGS_BYTES: Final = 64 * 1024
"""Largest file of settings accepted."""

_LONGEST_VALUE: Final = 200

SettingValue: TypeAlias = bool | int | str
"""What a setting can be."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A known setting: its type is that of the default.

    Attributes:
        key: Its name in the file, of letters, digits, `-` and `_`.
        default: Value where nothing else is said.
        choices: Allowed texts or numbers; empty for any printable text that is not too long.
        longest: Most characters of such a text.
    """

    key: str
    default: SettingValue
    choices: range | tuple[str, ...] = ()
    longest: int = _LONGEST_VALUE

    def allows(self, value: object) -> bool:
        """Tell whether a value has the right type and lies within the bounds."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, str) and not self.choices:
            return len(value) <= self.longest and value.isprintable()
        return isinstance(value, bool) or value in self.choices


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """What a file of settings gave.

    Attributes:
        values: A value for every known key.
        problem: The one thing to be told about the file, or None. `error-settings-broken` when it was not
            understood at all, `error-settings-key` for an unknown key or an unfit value (with `key`), or a
            StorageError.
    """

    values: Mapping[str, SettingValue]
    problem: GameError | None


class SettingsFile:
    """Reads and writes the settings.

    Attributes:
        path: The file.
        settings: All known settings.
    """

    def __init__(self, path: Path, settings: Iterable[Setting]) -> None:
        """Remember the file and what may stand in it."""
        self.path = path
        self.settings = tuple(settings)
        self._suspect = False

    def load(self) -> LoadedSettings:
        """Read the file; whatever is wrong with it is replaced by defaults and told once, never raised."""
        defaults = {setting.key: setting.default for setting in self.settings}
        found: dict[str, Any] = {}
        error: GameError | None = None
        try:
            found = parse_toml(read_own(self.path, MAX_SETTINGS_BYTES) or b"")
        except GameError as mistake:
            error = mistake
        except ValueError:
            error = GameError("error-settings-broken", file=shown(self.path))
        if error is not None:
            self._suspect = True
            return LoadedSettings(MappingProxyType(defaults), error)
        known = {setting.key: setting for setting in self.settings}
        good = {key: value for key, value in found.items() if key in known and known[key].allows(value)}
        bad = next((key for key in found if key not in good), None)
        self._suspect = bad is not None
        problem = None
        if bad is not None:
            problem = GameError("error-settings-key", file=shown(self.path), key=printable(bad[:40]))
        return LoadedSettings(MappingProxyType(defaults | good), problem)

    def save(self, values: Mapping[str, SettingValue]) -> None:
        """Write all known settings; readers see the old file or the new one, never a part.

        A file in which something was wrong when it was loaded is kept beside the new one as `….broken.toml`.

        Raises:
            StorageError: The settings could not be written; the old file is as it was.
            KeyError: A known key has no value.
            ValueError: A value is not allowed.
        """
        text = ""
        for setting in self.settings:
            value = values[setting.key]
            if not setting.allows(value):
                raise ValueError(f"{setting.key}: {value!r}")
            # For printable text, JSON writes exactly what TOML calls a basic string.
            text += f"{setting.key} = {json.dumps(value, ensure_ascii=False)}\n"
        with as_storage_error(self.path):
            write_own(self.path, text, broken=self._suspect and self.path.exists())
        self._suspect = False
