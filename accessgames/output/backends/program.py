"""Voices that are programs: one for each text, told through standard input and killed to be silent."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessgames.output.backends.backend import ENDS, SPEAK, Quiet
from accessgames.output.backends.manner import UnavailableError

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_TRY: Final = 3.0
"""Seconds after which a program that only has to answer is given up."""


def find_program(*names: str) -> str:
    """Return the path of the first program of these that is installed.

    Raises:
        UnavailableError: None is.
    """
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise UnavailableError("program", names[0])
    return found


def printed(command: Sequence[str], text: str = "") -> str:
    """Run a program to its end and return what it printed.

    Raises:
        UnavailableError: It fails or takes too long.
    """
    try:
        ran = subprocess.run(  # noqa: S603 - a program that was looked up, no shell
            command, input=text.encode(), capture_output=True, timeout=LONGEST_TRY, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise UnavailableError("failed", command[0]) from error
    return ran.stdout.decode(errors="replace")


class Program(Quiet):
    """One running program at most.

    Attributes:
        command: The program with its arguments.
    """

    can = frozenset({SPEAK, ENDS})

    def __init__(self, command: Sequence[str]) -> None:
        """Nothing runs yet."""
        self.command = tuple(command)
        self._speaking: subprocess.Popen[bytes] | None = None

    def speak(self, text: str) -> None:
        """Start the program with a text; what was being said is cut off."""
        self.stop()
        self._speaking = subprocess.Popen(  # noqa: S603 - as above
            self.command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        if self._speaking.stdin is not None:
            with suppress(BrokenPipeError), self._speaking.stdin as pipe:
                pipe.write(text.encode())

    def stop(self) -> None:
        """Kill the program."""
        if self._speaking is not None:
            self._speaking.kill()
            self._speaking.wait()
            self._speaking = None

    def busy(self) -> bool:
        """Whether the program still runs.

        Raises:
            UnavailableError: It ended with a failure, as without a sound card.
        """
        if self._speaking is None:
            return False
        code = self._speaking.poll()
        if code is None:
            return True
        self._speaking = None
        if code:
            raise UnavailableError("failed", f"{self.command[0]} {code}")
        return False

    def close(self) -> None:
        """Be silent."""
        self.stop()
