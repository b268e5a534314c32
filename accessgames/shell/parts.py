"""What a match at a console is made of beside the match: questions, advice, and where it is written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.bots import Rated
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


@dataclass(frozen=True, slots=True)
class Hinted:
    """Advice for one position.

    Attributes:
        moment: `Play.changes` of the position.
        seat: Who was advised.
        advice: The best action by the game's adviser, with its reasons.
        steps: How many steps of it were told.
    """

    moment: int
    seat: int
    advice: Rated[Any]
    steps: int = 0

    def further(self) -> Hinted:
        """Return the same with one more step told."""
        return replace(self, steps=self.steps + 1)


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
