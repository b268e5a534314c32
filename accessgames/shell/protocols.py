"""What the parts of a session ask of each other.

A conversation, a question that waits, where a match is written.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.bots.policies import RatedAction
    from accessgames.language import Message, Vocabulary
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.console import Console
    from accessgames.shell.lists import AnswerParts, Page, Reading
    from accessgames.shell.session import Session
    from accessgames.shell.settings import Preferences


class ListenerSeat(Protocol):
    """Who listens."""

    @property
    def listener(self) -> int:
        """Seat of who has the keyboard, or `SPECTATOR`: nobody hears again what was told to another seat."""


class Talk(Protocol):
    """A conversation; `Play` is one about a match.

    Attributes:
        page: The list that numbers choose from, or a text that is being read, or None.
    """

    page: Page | Reading | AnswerParts | None

    @property
    def console(self) -> Console:
        """Tells and asks."""

    @property
    def preferences(self) -> Preferences:
        """Settings, language and words."""

    @property
    def words(self) -> Vocabulary:
        """The words that may be typed now."""

    @property
    def seating(self) -> ListenerSeat:
        """Who listens."""

    @property
    def by_key(self) -> bool:
        """Whether single keys are in use."""

    def tell(self, *messages: Message, record: bool = True) -> None:
        """Tell answers."""

    def listed(self, page: Page | Reading | AnswerParts) -> None:
        """Read a page; its numbers can be chosen from now on."""

    def set_preference(self, key: str, value: str) -> None:
        """Set a value, from now on and for later sessions; raises GameError where that fails."""


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

    def message(self, play: Session) -> Message:
        """Return the question, to be told and repeated."""

    def answer(self, play: Session, command: TypedCommand) -> bool:
        """Take an answer; False when it is none and may be a command."""


@dataclass(frozen=True, slots=True)
class HintProgress:
    """Advice for one position.

    Attributes:
        moment: `Play.changes` of the position.
        seat: Who was advised.
        advice: The best action by the game's adviser, with its reasons.
        steps: How many steps of it were told.
    """

    moment: int
    seat: int
    advice: RatedAction[Any]
    steps: int = 0

    def further(self) -> HintProgress:
        """Return the same with one more step told."""
        return replace(self, steps=self.steps + 1)


class MatchStore(Protocol):
    """Where the match is written; `accessgames.storage.journal_files.JournalFile` is one.

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
