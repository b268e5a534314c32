"""Finds what is wrong with the languages: junk, keys, forms, variables, variants, functions, words, lexicons.

`python -m accessgames.language.linter` checks the project's own locales against its own code.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from accessgames.language.catalogue import LanguageData
from accessgames.language.linter.catalogue import read_catalogue
from accessgames.language.linter.code import Usage, read_usage
from accessgames.language.linter.findings import Finding
from accessgames.language.linter.messages import check_messages, check_usage, compare_messages
from accessgames.language.linter.tables import (
    check_lexicon,
    check_words,
    compare_lexicons,
    compare_words,
    word_files,
)
from accessgames.language.resources import PACKAGE, languages, locales_root

if TYPE_CHECKING:
    from pathlib import Path

REFERENCE: Final = "cs"
"""The language that the others are compared with."""

__all__ = ["Finding", "lint", "lint_project"]


def lint_project() -> list[Finding]:
    """Check the project's own locales against its own code, in a checkout also that of its tools."""
    found = (file.parent for file in PACKAGE.parent.glob("tools/*/__init__.py"))
    tools = {f"tools/{folder.name}": folder for folder in found}
    return lint(locales_root(), {PACKAGE.name: PACKAGE, **tools})


def lint(root: Path, sources: Mapping[str, Path], reference: str = REFERENCE) -> list[Finding]:
    """Check all languages of a folder.

    Args:
        root: Folder with one subfolder per language.
        sources: Python folders or files that say the messages, by the names that findings show.
        reference: The language that the others are compared with.

    Returns:
        What is wrong, ordered by place.

    Raises:
        LanguageDataError: A grammar, lexicon or word file cannot be read at all.
    """
    usage = read_usage(sources)
    others = [tag for tag in languages((root,)) if tag != reference]
    found = list(_one(root, reference, usage))
    for tag in others:
        found += [*_one(root, tag, usage), *_two(root, reference, tag)]
    return sorted(set(found))


def _one(root: Path, tag: str, usage: Usage) -> Iterator[Finding]:
    """Check one language by itself and against the code."""
    data = LanguageData((root,), tag)
    catalogue, findings = read_catalogue(root, tag)
    yield from findings
    names = word_files(root, tag)
    words = frozenset(key for name in names for key in data.vocabulary(name).table)
    yield from check_messages(catalogue, data.grammar, data.lexicon, words)
    yield from check_usage(catalogue, usage, tag)
    yield from check_lexicon(data.lexicon, usage, tag)
    for name in names:
        yield from check_words(data, name)


def _two(root: Path, reference: str, tag: str) -> Iterator[Finding]:
    """Compare a language with the reference."""
    yield from compare_messages(read_catalogue(root, reference)[0], read_catalogue(root, tag)[0], tag)
    mine, theirs = LanguageData((root,), reference), LanguageData((root,), tag)
    yield from compare_lexicons(mine.lexicon, theirs.lexicon, tag)
    for name in sorted({*word_files(root, reference), *word_files(root, tag)}):
        yield from compare_words(mine, theirs, name)
