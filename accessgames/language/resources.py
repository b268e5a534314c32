"""Where the words are: the folder `locales/` of a checkout, or its copy inside an installed wheel."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

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


def installed_roots() -> tuple[Path, ...]:
    """Find the locales of games that other packages brought, in the order of their names.

    An entry point of the group `accessgames.locales` names a package that has a folder `locales` in it. The
    package itself is not imported.
    """
    from importlib.metadata import entry_points  # noqa: PLC0415 - looks into everything that is installed
    from importlib.util import find_spec  # noqa: PLC0415 - as above

    found: list[Path] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
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
