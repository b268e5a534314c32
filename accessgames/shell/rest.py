"""What follows the word of a command, and what handles it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from accessgames.engine import MalformedAction

if TYPE_CHECKING:
    from accessgames.language import Vocabulary
    from accessgames.shell.playing import Play


@dataclass(frozen=True, slots=True)
class Rest:
    """The words behind a command.

    Attributes:
        id: The command's word id.
        words: Words as the vocabulary takes them.
        text: The same exactly as typed, for names, files and searches.
    """

    id: str
    words: tuple[str, ...]
    text: str

    def number(self, words: Vocabulary) -> int | None:
        """Return the number that these words are, alone; None when they are anything else."""
        taken = words.read.which(self.words)
        return taken.value if taken is not None and taken.used == len(self.words) else None

    def nothing(self, words: Vocabulary) -> None:
        """Insist that nothing follows.

        Raises:
            MalformedAction: `error-extra-words`.
        """
        if self.words:
            raise MalformedAction("error-extra-words", words=self.text, command=words.word(self.id))


Handler: TypeAlias = Callable[["Play", Rest], None]
"""Answers a command; raises GameError for what it refuses."""

Handlers: TypeAlias = Mapping[str, Handler]
"""Handlers by word id."""
