"""The voice of macOS through its program `say`, for those who do not use VoiceOver. Not tried on a Mac."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.output.backends.manner import UnavailableError, fitting_voice, scaled
from accessgames.output.backends.program import Program, find_program, printed

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner


def listed(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Read what `say -v ?` prints: name, language and an example on each line.

    >>> listed("Zuzana (Premium)    cs_CZ    # Dobrý den")
    (('Zuzana (Premium)', ('cs_CZ',)),)
    """
    rows = (line.partition("#")[0].split() for line in text.splitlines())
    return tuple((" ".join(row[:-1]), (row[-1],)) for row in rows if len(row) > 1)


class Say(Program):
    """The program, once for each text."""

    title = "say"

    def __init__(self, manner: Manner) -> None:
        """Look for the program and a voice of the language."""
        self._program = find_program("say")
        super().__init__(())
        self.change(manner)

    def change(self, manner: Manner) -> None:
        """Speak so from the next text on; the rate is words a minute, pitch and loudness stay the system's.

        Raises:
            UnavailableError: No voice speaks the language.
        """
        voices = listed(printed([self._program, "-v", "?"]))
        index = fitting_voice(manner, voices)
        if index is None:
            raise UnavailableError("voice", manner.language)
        rate = str(scaled(manner.rate, 90, 180, 500))
        self.command = (self._program, "-v", voices[index][0], "-r", rate, "-f", "-")


def open_backend(manner: Manner) -> Say:
    """Open the voice.

    Raises:
        UnavailableError: The program or a voice of the language is missing.
    """
    return Say(manner)
