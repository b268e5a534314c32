"""The settings in force, the words and manners that follow from them, and their file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.shell.settings import UNASKED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from accessgames.language import Language, Vocabulary
    from accessgames.shell.settings import Settings

WORD_FILES = ("common", "space", "shell")
"""Word files that are in use in every game, before those of the game."""


class Preferences:
    """What the player chose, and how the program speaks and understands because of it.

    Attributes:
        settings: The values in force.
        language: The language in the chosen manners.
    """

    def __init__(
        self,
        speak: Callable[[str], Language],
        saved: Settings,
        save: Callable[[Mapping[str, str]], None],
        overrides: Mapping[str, str],
    ) -> None:
        """Take the values in force.

        Args:
            speak: Opens a language by its tag.
            saved: What was chosen in earlier sessions.
            save: Remembers all settings; raises GameError where it can't.
            overrides: What holds for this session only, such as a profile chosen by a flag.
        """
        self._saved = saved
        self._save = save
        self._overrides = dict(overrides)
        self._speak = speak
        self.settings = self._in_force()
        self.language = speak(self.settings["language"]).switch(self.settings.manners)

    def _in_force(self) -> Settings:
        settings = self._saved
        for key, value in self._overrides.items():
            settings = settings.set(key, value)
        return settings

    def words(self, game: str = "") -> Vocabulary:
        """Return the words that may be typed, with those of a game."""
        return self.language.vocabulary(*WORD_FILES, *filter(None, [game]))

    def change(self, key: str, value: str) -> None:
        """Set a value, use it at once and remember it.

        Raises:
            ValueError: The setting does not allow the value.
            GameError: The settings could not be written; the value is in force all the same.
        """
        self._saved = self._saved.set(key, value)
        self._overrides.pop(key, None)
        self.settings = self._in_force()
        tag = self.settings["language"]
        language = self.language if tag in (self.language.tag, UNASKED) else self._speak(tag)
        self.language = language.switch(self.settings.manners)
        self._save(self._saved.values)
