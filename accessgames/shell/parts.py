"""What a match at a console is made of beside the match: a question that waits, and where it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language import Message
    from accessgames.language.commandline import Command
    from accessgames.shell.playing import Play


class Question(Protocol):
    """Something that waits for an answer beside the usual commands."""

    @property
    def free(self) -> bool:
        """Whether the answer is free text, so that single keys can't give it."""

    @property
    def words(self) -> tuple[str, ...]:
        """Ids of the words that answer it."""

    @property
    def halting(self) -> bool:
        """Whether nobody's time passes meanwhile."""

    def message(self, play: Play) -> Message:
        """Return the question, to be told and repeated."""

    def answer(self, play: Play, command: Command) -> bool:
        """Take an answer; False when it is none and may be a command."""


class Kept(Protocol):
    """Where the match is written; `accessgames.storage.JournalFile` is one.

    Attributes:
        path: The file.
    """

    path: Path

    def __call__(self, line: str, /) -> None:
        """Keep a line; raises GameError where that fails."""

    def finish(self) -> object:
        """Put the file among the finished matches."""

    def close(self) -> None:
        """Close the file."""
