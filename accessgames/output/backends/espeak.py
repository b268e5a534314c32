"""The voice of `espeak-ng`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.output.backends.manner import UnavailableError, scaled
from accessgames.output.backends.program import Program, find_program, printed

if TYPE_CHECKING:
    from accessgames.output.backends.manner import Manner

_PUNCTUATION: Final = {"none": (), "some": ("--punct=.,;:",), "all": ("--punct",)}


def arguments(manner: Manner) -> tuple[str, ...]:
    """Return what a manner means to the program.

    Rate in words a minute (80 to 450, 175 usual), pitch 0 to 99, loudness 0 to 200.
    """
    return (
        *("-v", manner.voice or manner.language),
        *("-s", str(scaled(manner.rate, 80, 175, 450))),
        *("-p", str(scaled(manner.pitch, 0, 50, 99))),
        *("-a", str(scaled(manner.volume, 10, 100, 200))),
        *_PUNCTUATION[manner.punctuation],
        "--stdin",
    )


class Espeak(Program):
    """The program, once for each text."""

    title = "espeak-ng"

    def __init__(self, manner: Manner) -> None:
        """Look for the program and the voice."""
        self._program = find_program("espeak-ng", "espeak")
        super().__init__(())
        self.change(manner)

    def change(self, manner: Manner) -> None:
        """Speak so from the next text on.

        Raises:
            UnavailableError: There is no such voice; the manner stays as it was.
        """
        command = (self._program, *arguments(manner))
        try:
            printed([*command, "-q"], "a")
        except UnavailableError as error:
            raise UnavailableError("voice", manner.voice or manner.language) from error
        self.command = command


def open_backend(manner: Manner) -> Espeak:
    """Open the voice.

    Raises:
        UnavailableError: The program or the voice is missing.
    """
    return Espeak(manner)
