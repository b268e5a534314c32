"""Where a conversation is told: answers, pages and secrets, and the settings that change how."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from accessgames.engine import SPECTATOR, GameError, Viewer
from accessgames.shell.lists import SHORT_READING, AnswerParts, Page, Reading, cut_parts, page_length

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from accessgames.language import Message, Vocabulary
    from accessgames.shell.console import Console
    from accessgames.shell.knowledge import Knowledge
    from accessgames.shell.settings import Preferences

Pages: TypeAlias = Page | Reading | AnswerParts
"""What is heard part by part."""


class Teller:
    """Tells a conversation of which nothing is secret.

    Attributes:
        console: Tells and asks.
        preferences: Settings, language and words.
        page: The list that numbers choose from, or a text that is being read, or None.
    """

    def __init__(self, console: Console, preferences: Preferences, words: Callable[[], Vocabulary]) -> None:
        """Tell through a console; `words` returns the words that may be typed now."""
        self.console = console
        self.preferences = preferences
        self.page: Pages | None = None
        self._words = words
        self._apart: list[Message] | None = None

    @property
    def words(self) -> Vocabulary:
        """The words that may be typed now."""
        return self._words()

    @property
    def listener(self) -> Viewer:
        """Who has the keyboard: nobody hears again what was told to another seat."""
        return SPECTATOR

    @property
    def by_key(self) -> bool:
        """Whether single keys are in use."""
        return self.preferences.settings["profile"] == "klavesy" and self.console.reader.prompts

    def page_length(self, count: int) -> int:
        """Items that a list of so many is told at once."""
        return page_length(count, braille=self.console.delivery.braille)

    @property
    def audience(self) -> int | None:
        """Seat that alone may hear again what is answered now; None for everybody."""
        return None

    def tell(self, *messages: Message, record: bool = True) -> None:
        """Tell answers to whoever has the keyboard; at a shared one nobody else may hear them again."""
        if self._apart is not None:
            self._apart.extend(messages)
            return
        self.console.tell(*messages, audience=self.audience, record=record)

    def answer(self, messages: Sequence[Message]) -> None:
        """Tell an answer; of one that is too long to be heard at once the first part."""
        parts = cut_parts(messages, self._length)
        if len(parts) == 1 or self._apart is not None:
            self.tell(*messages)
        else:
            self.read_page(AnswerParts(parts))

    def _length(self, message: Message) -> int:
        """Count the characters that a message will take, with the ends of its lines."""
        lines = self.console.delivery.lines(self.console.language.render(message))
        return sum(len(line) + 1 for line in lines)

    def just_told(self, message: Message) -> bool:
        """Tell whether a message was among what was told last."""
        rendered = self.console.language.render(message)
        return any(heard.rendered == rendered for heard in self.console.last)

    def read_page(self, page: Pages) -> None:
        """Read a page; its numbers can be chosen from now on.

        A Braille line is given fewer sentences of a long text at once, and fewer items of a list.
        """
        if isinstance(page, Page):
            page = replace(page, size=self.page_length(len(page.items)))
        elif isinstance(page, Reading) and self.console.delivery.braille:
            page = replace(page, size=SHORT_READING)
        self.page = page
        again = isinstance(page, Page) and page.again
        self.tell(*page.lines(by_key=self.by_key), record=not again)

    def set_preference(self, key: str, value: str) -> None:
        """Set a value, from now on and for later sessions.

        Raises:
            GameError: The file of the settings could not be written; the value is in force all the same.
        """
        try:
            self.preferences.change(key, value)
        finally:
            self.console.adapt(self.preferences.language, self.preferences.settings)


class MatchTeller(Teller):
    """Tells what happens at a match, where some of it may be for one person only."""

    def __init__(self, console: Console, preferences: Preferences, known: Knowledge) -> None:
        """Tell through a console what is known."""
        super().__init__(console, preferences, known.words)
        self._known = known

    @property
    def audience(self) -> int | None:
        """Seat that alone may hear again what is answered now; None for everybody."""
        return self._known.seating.unlocked if self._known.guarded else None

    @property
    def listener(self) -> Viewer:
        """Who has the keyboard."""
        return self._known.seating.listener

    def set_preference(self, key: str, value: str) -> None:
        """Set a value as in any conversation; the hand goes to a display only where there is one.

        Raises:
            GameError: `shell-no-display` for a display that is not there; or the file of the settings could
                not be written, with the value in force all the same.
        """
        if (key, value) == ("hand", "braille") and not self.console.ports.brailles:
            raise GameError("shell-no-display", state=self.console.ports.line)
        try:
            super().set_preference(key, value)
        finally:
            self._known.forget_listeners()

    def tell_secret(self, messages: Sequence[Message]) -> None:
        """Tell what only the listener may know: on the Braille display alone, where that was set.

        Raises:
            GameError: `shell-line-away`, with how to hear it all the same, when no display shows it now.
        """
        if self.preferences.settings["hand"] != "braille":
            self.answer(messages)
            return
        if not self.console.ports.brailles:
            words = (self.words.word(key) for key in ("settings", "set-hand", "val-screen"))
            raise GameError("shell-line-away", state=self.console.ports.line, command=" ".join(words))
        self.console.tell_apart(messages, self.audience)

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Let what is told in the block, such as a list that names the own cards, be as secret as the hand.

        Raises:
            GameError: As `tell_secret`; what the block raises goes on, and nothing of it is told.
        """
        if not self._known.seating.secrets or self.preferences.settings["hand"] != "braille":
            yield
            return
        gathered: list[Message] = []
        self._apart = gathered
        try:
            yield
        finally:
            self._apart = None
        if gathered:
            self.tell_secret(gathered)
