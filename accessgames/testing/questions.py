"""What somebody types who pries: every command and question, with and without words behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.testing.cases import act

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.shell.session import Session

LEFT_OUT: Final = frozenset({
    "quit", "learn", "analysis", "emboss", "transcript", "language", "keys", "voice", "faster", "slower",
    "pause",
})  # fmt: skip
"""Commands that leave the match, write elsewhere, or are about the voice alone."""


class Questions:
    """What somebody may ask who pries: every command and question, with and without words behind it.

    Attributes:
        asked: What the last line was about.
    """

    def __init__(self, session: Session, stream: Stream) -> None:
        """Ask at the keyboard of a session; `stream` chooses."""
        self._session = session
        self._stream = stream
        self.asked = ""

    def line(self) -> str:
        """Return the next line."""
        words, own = self._session.teller.words, self._session.known.room.commands
        if not self._stream.below(8):
            self.asked = "nonsense"
            return self._stream.choice(("", "1", "2", "9", "xyzzy", "ne", "1; 2", self._token()))
        ids = [key for key in (*own.answers, *own.verbs, *words.ids("commands")) if key not in LEFT_OUT]
        key = self.asked = self._stream.choice(ids)
        if key in own.verbs:
            return f"{words.word('try')} {self._deed() or words.word(key)}"
        if key == "try":
            return f"{words.word(key)} {self._deed() or 1}"
        behind = self._token() if key == "search" or not self._stream.below(3) else ""
        return f"{words.word(key)} {behind}".strip()

    def _deed(self) -> str:
        """Spell something that may or may not be possible, as far as whoever has the keyboard knows."""
        known = self._session.known
        listener = known.listener()
        perspective = listener.perspective
        if not (perspective.to_act and perspective.legal):
            return ""
        action = act(perspective.game, perspective.world, listener.seat, self._stream)
        return known.room.commands.spell(action, listener)

    def _token(self) -> str:
        """Return a word that means something in the game."""
        words = self._session.teller.words
        if self._stream.below(2):
            text = self._deed().split()
            return self._stream.choice(text) if text else str(self._stream.below(60))
        return self._stream.choice([spelling for word in words.table.values() for spelling in word.words])
