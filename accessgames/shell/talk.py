"""What a conversation at a console has whether or not a match is played: what review and settings work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from accessgames.language import Message, Vocabulary
    from accessgames.shell.console import Console
    from accessgames.shell.lists import Page, Parts, Reading
    from accessgames.shell.preferences import Preferences


class Listening(Protocol):
    """Who listens."""

    @property
    def listener(self) -> int:
        """Seat of who has the keyboard, or `SPECTATOR`: nobody hears again what was told to another seat."""


class Talk(Protocol):
    """A conversation; `Play` is one about a match.

    Attributes:
        page: The list that numbers choose from, or a text that is being read, or None.
    """

    page: Page | Reading | Parts | None

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
    def seating(self) -> Listening:
        """Who listens."""

    @property
    def by_key(self) -> bool:
        """Whether single keys are in use."""

    def tell(self, *messages: Message, record: bool = True) -> None:
        """Tell answers."""

    def listed(self, page: Page | Reading | Parts) -> None:
        """Read a page; its numbers can be chosen from now on."""

    def set_preference(self, key: str, value: str) -> None:
        """Set a value, from now on and for later sessions; raises GameError where that fails."""
