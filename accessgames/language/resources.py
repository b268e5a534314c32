"""Where the words are: the folder `locales/` of a checkout, or its copy inside an installed wheel."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from functools import lru_cache, reduce
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

GROUP: Final = "accessgames.locales"
"""Entry-point group of packages with locales of their own; registered games are in `accessgames.games`."""

PACKAGE: Final = Path(__file__).resolve().parent.parent


class LanguageDataError(Exception):
    """The files of a language are missing or contradict each other; names the file and what is wrong."""


def locales_root() -> Path:
    """Find the folder with one subfolder per language.

    Returns:
        `accessgames/locales` of a wheel, else `locales/` beside the package in a checkout. The folder inside
        comes first: beside an installed package there may be a `locales/` of somebody else.

    Raises:
        LanguageDataError: Neither is there.
    """
    for folder in (PACKAGE / "locales", PACKAGE.parent / "locales"):
        if any(folder.glob("*/grammar.toml")):
            return folder
    raise LanguageDataError(f"no folder locales/ with a language beside {PACKAGE} or inside it")


class EntryPoint(NamedTuple):
    """What an installed package brings: a game, or locales."""

    name: str
    value: str

    @property
    def module(self) -> str:
        """The module named."""
        return self.value.partition(":")[0].strip()

    def load(self) -> Any:  # noqa: ANN401 - whatever the package has there
        """Import what is named."""
        attributes = self.value.partition(":")[2].partition("[")[0].strip()
        return reduce(getattr, filter(None, attributes.split(".")), import_module(self.module))


def entry_points(*, group: str) -> tuple[EntryPoint, ...]:
    """Find what installed packages bring for a group, as `importlib.metadata` does.

    Importing that takes a tenth of the time to the first line; it is asked only where something else than
    folders is on the path. What was found is found again until a folder of the path changes: a hall opens
    many tables.
    """
    return _find_entry_points(group, tuple((entry, _changed(entry)) for entry in sys.path))


def _changed(entry: str) -> int:
    """Return when a folder or file of the path was changed; 0 where there is none."""
    try:
        return os.stat(entry or ".").st_mtime_ns  # noqa: PTH116 - called with many plain texts
    except OSError:
        return 0


@lru_cache(maxsize=16)
def _find_entry_points(group: str, _path: tuple[tuple[str, int], ...]) -> tuple[EntryPoint, ...]:
    if any(os.path.isfile(entry) for entry in sys.path):  # noqa: PTH113 - as above
        from importlib import metadata  # noqa: PLC0415 - see above

        return tuple(EntryPoint(point.name, point.value) for point in metadata.entry_points(group=group))
    infos: dict[str, str] = {}
    for entry in sys.path:
        place = entry or "."
        for child in os.listdir(place) if os.path.isdir(place) else ():  # noqa: PTH112, PTH208 - as above
            if child.lower().endswith((".dist-info", ".egg-info")):
                infos.setdefault(child.lower().partition("-")[0], f"{place}/{child}/entry_points.txt")
    found: list[EntryPoint] = []
    for path in infos.values():
        try:
            lines = Path(path).read_text(encoding="utf-8").splitlines()
        except OSError:
            continue
        section = ""
        for line in map(str.strip, lines):
            name, equals, value = line.partition("=")
            if line.startswith("["):
                section = line.strip("[]")
            elif equals and section == group and not line.startswith("#"):
                found.append(EntryPoint(name.strip(), value.strip()))
    return tuple(found)


def installed_roots() -> tuple[Path, ...]:
    """Find the locales of games that other packages brought, in the order of their names.

    An entry point of the group `accessgames.locales` names a package that has a folder `locales` in it. The
    package itself is not imported.
    """
    found: list[Path] = []
    for point in sorted(entry_points(group=GROUP)):
        from importlib.util import find_spec  # noqa: PLC0415 - most people have no further games

        try:
            spec = find_spec(point.module)
        except (ImportError, ValueError):
            continue
        places = (Path(place) / "locales" for place in (spec and spec.submodule_search_locations) or ())
        found.extend(place for place in places if place.is_dir())
    return tuple(found)


def languages(roots: tuple[Path, ...] | None = None) -> tuple[str, ...]:
    """List the tags of all languages that have a grammar, in alphabetical order."""
    found = {path.parent.name for root in roots or (locales_root(),) for path in root.glob("*/grammar.toml")}
    return tuple(sorted(found))


def files(roots: tuple[Path, ...], tag: str, pattern: str) -> Iterator[Path]:
    """Yield the files of one language, root by root, `common` first and the others in alphabetical order."""
    for root in roots:
        yield from sorted((root / tag).glob(pattern), key=lambda path: (path.stem != "common", path.name))


def read_toml(path: Path) -> dict[str, Any]:
    """Read one data file.

    Raises:
        LanguageDataError: The file is missing or is not TOML in UTF-8.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LanguageDataError(f"{path}: {error}") from error
