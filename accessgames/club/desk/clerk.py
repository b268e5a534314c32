"""Who does the deeds: an office, and the language it speaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from accessgames.club.desk.request import Request
from accessgames.language import Message

if TYPE_CHECKING:
    from accessgames.braille.pages import PageSize
    from accessgames.club.audit import OpenRoom
    from accessgames.club.desk.office import Office
    from accessgames.language import Language, Vocabulary


@dataclass(frozen=True, slots=True)
class Clerk:
    """What a deed works with.

    Attributes:
        office: The open club.
        language: The language spoken; documents are written in it too.
        words: The words that may be typed.
        sheet: The paper for Braille unless another one is asked for.
        open_room: Loads a game.
    """

    office: Office
    language: Language
    words: Vocabulary
    sheet: PageSize
    open_room: OpenRoom


Deed: TypeAlias = Callable[[Clerk, Request], tuple[Message, ...]]
"""Does what a request asks for and returns what to tell, the result first; raises GameError for a refusal."""

WORD_FILES = ("common", "space", "shell", "club")
"""Word files in use at the desk."""


def words_of(language: Language) -> Vocabulary:
    """Return the words that may be typed at the desk."""
    return language.vocabulary(*WORD_FILES)
