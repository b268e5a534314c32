"""What a command of the organiser works with: the request, the open club and its language, and new files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.engine import GameError
from accessgames.language import Message
from accessgames.language.commandline import GivenOptions
from accessgames.storage.files import as_storage_error, shown, write_new

if TYPE_CHECKING:
    from accessgames.braille.pages import PageSize
    from accessgames.club.audit import OpenRoom
    from accessgames.club.desk.open_club import OpenClub
    from accessgames.language import Language, Vocabulary

_NOTHING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Request(GivenOptions):
    """One command of the organiser.

    Attributes:
        items: What it is about, part by part: what stood between commas, or the words of a command line.
        options: Values of the options that were given, by id; in a conversation there are none.
        text: All items as one text.
    """

    items: tuple[str, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _NOTHING)

    @property
    def text(self) -> str:
        """All items as one text."""
        return ", ".join(self.items)


def split_items(text: str) -> tuple[str, ...]:
    """Take a typed text apart at its commas and semicolons.

    >>> split(" Jana nevidomí,, Petr ")
    ('Jana nevidomí', 'Petr')
    """
    parts = (" ".join(part.split()) for part in text.replace(";", ",").split(","))
    return tuple(filter(None, parts))


@dataclass(frozen=True, slots=True)
class ClubContext:
    """What a command works with: the open club, its language and words.

    Attributes:
        club: The club.
        language: The language spoken; documents are written in it too.
        words: The words that may be typed.
        sheet: The paper for Braille unless another one is asked for.
        open_room: Loads a game.
    """

    club: OpenClub
    language: Language
    words: Vocabulary
    sheet: PageSize
    open_room: OpenRoom


ClubCommand: TypeAlias = Callable[[ClubContext, Request], tuple[Message, ...]]
"""Does what a request asks for and returns what to tell, the result first; raises GameError for a refusal."""

WORD_FILES = ("common", "space", "shell", "club")
"""Word files in use at the desk."""


def words_of(language: Language) -> Vocabulary:
    """Return the words that may be typed at the desk."""
    return language.vocabulary(*WORD_FILES)


def write_file(name: str, data: bytes) -> None:
    """Write a new file, whole or not at all.

    Raises:
        GameError: `club-error-file-there` when there is something of that name.
        StorageError: It can't be written.
    """
    with as_storage_error(Path(name)):
        try:
            write_new(name, data)
        except FileExistsError:
            raise GameError("club-error-file-there", file=shown(Path(name))) from None
