"""Finds what is wrong with the languages: junk, keys, forms, variables, variants, functions, words, lexicons.

`python -m accessgames.testing.linter` checks the project's own locales against its own code, and `python -m
accessgames.testing.linter FOLDER` those of a package with a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.language.catalogue import LanguageData
from accessgames.language.resources import PACKAGE, languages, locales_root
from accessgames.testing.linter.catalogue import read_catalogue
from accessgames.testing.linter.code import Usage, read_usage
from accessgames.testing.linter.findings import Finding
from accessgames.testing.linter.messages import check_messages, check_usage, compare_messages
from accessgames.testing.linter.tables import (
    check_lexicon,
    check_words,
    compare_lexicons,
    compare_words,
    word_files,
)

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.testing.linter.catalogue import Entry

REFERENCE: Final = "cs"
"""The language that the others are compared with."""

BESIDE: Final = ""
"""Place of what is known and not checked."""

__all__ = ["Finding", "lint", "lint_package", "lint_project"]


def lint_project() -> list[Finding]:
    """Check the project's own locales against its own code, in a checkout also that of its tools."""
    found = (file.parent for file in PACKAGE.parent.glob("tools/*/__init__.py"))
    tools = {f"tools/{folder.name}": folder for folder in found}
    return lint(locales_root(), {PACKAGE.name: PACKAGE, **tools})


def lint_package(folder: Path) -> list[Finding]:
    """Check a package with a game: `locales` in it against its code, the project's words being known."""
    return lint(folder / "locales", {folder.name: folder}, beside=(locales_root(),))


def lint(
    root: Path, sources: Mapping[str, Path], reference: str = REFERENCE, beside: tuple[Path, ...] = ()
) -> list[Finding]:
    """Check all languages of a folder.

    Args:
        root: Folder with one subfolder per language.
        sources: Python folders or files that say the messages, by the names that findings show.
        reference: The language that the others are compared with.
        beside: Folders of what is known, too, such as the grammar and the common words; not checked.

    Returns:
        What is wrong, ordered by place.

    Raises:
        LanguageDataError: A grammar, lexicon or word file cannot be read at all.
    """
    usage = read_usage(sources)
    usage.strings |= {f"{name}-name" for name in word_files(root, reference)}
    roots = (root, *beside)
    others = [tag for tag in languages(roots) if tag != reference and (root / tag).is_dir()]
    found = list(_one(roots, reference, usage))
    for tag in others:
        found += [*_one(roots, tag, usage), *_two(roots, reference, tag)]
    return sorted({finding for finding in found if finding.place != BESIDE})


def _one(roots: tuple[Path, ...], tag: str, usage: Usage) -> Iterator[Finding]:
    """Check one language of the first folder by itself and against the code."""
    data = LanguageData(roots, tag)
    own, findings = read_catalogue(roots[0], tag)
    yield from findings
    catalogue = _known(roots[1:], tag) | own
    names = [name for root in roots for name in word_files(root, tag)]
    words = frozenset(key for name in names for key in data.vocabulary(name).table)
    yield from check_messages(catalogue, data.grammar, data.lexicon, words)
    yield from check_usage(catalogue, usage, tag)
    yield from check_lexicon(data.lexicon, usage, tag)
    for name in word_files(roots[0], tag):
        yield from check_words(data, name)


def _known(roots: tuple[Path, ...], tag: str) -> dict[str, Entry]:
    """Read the messages that are known and not checked."""
    found = (read_catalogue(root, tag)[0] for root in roots)
    return {key: replace(entry, place=BESIDE) for table in found for key, entry in table.items()}


def _two(roots: tuple[Path, ...], reference: str, tag: str) -> Iterator[Finding]:
    """Compare a language of the first folder with the reference."""
    root = roots[0]
    yield from compare_messages(read_catalogue(root, reference)[0], read_catalogue(root, tag)[0], tag)
    mine, theirs = LanguageData(roots, reference), LanguageData(roots, tag)
    yield from compare_lexicons(mine.lexicon, theirs.lexicon, tag)
    for name in sorted({*word_files(root, reference), *word_files(root, tag)}):
        yield from compare_words(mine, theirs, name)
