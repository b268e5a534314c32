"""Languages for tests: strict, with the messages of `tests/language/locales` beside the real ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.language.catalogue import Language
from accessgames.language.commandline import split_words
from accessgames.language.voice import Manners, Register

if TYPE_CHECKING:
    from accessgames.language.coordinates import Style
    from accessgames.language.readers import ValueReader

LOCALES = Path(__file__).parent / "locales"


@cache
def tongue(tag: str = "cs", register: Register = "formal", coordinates: Style = "letters") -> Language:
    """Open a language; opened once for all tests, because nothing in it ever changes."""
    return Language(tag, Manners(register, coordinates), strict=True, roots=(LOCALES,))


def words(text: str) -> tuple[str, ...]:
    """Take a typed text apart as the command line does."""
    return split_words(text)


def reading(tag: str = "cs") -> ValueReader:
    """The reader of numbers and places of a language."""
    return tongue(tag).vocabulary("common").read
