"""Voices that are programs: one for each text, told through standard input and killed to be silent.

They are `espeak-ng`, and `say` of macOS for those who do not use VoiceOver; that one was not tried on a
Mac.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.output import backends

if TYPE_CHECKING:
    from collections.abc import Sequence


_ENDING: Final = ".exe" if sys.platform == "win32" else ""

LONGEST_TRY: Final = 3.0
"""Seconds after which a program that only has to answer is given up."""


def find_program(*names: str) -> str:
    """Return the path of the first program of these that is installed.

    Where somebody stands is not looked into, though Windows does so first of all and a relative entry of the
    path of programs asks for it.

    Raises:
        UnavailableError: None is.
    """
    folders = [
        folder for folder in os.environ.get("PATH", "").split(os.pathsep) if Path(folder).is_absolute()
    ]
    files = (str(Path(folder, name + _ENDING)) for name in names for folder in folders)
    found = next(filter(None, map(shutil.which, files)), None)
    if found is None:
        raise backends.UnavailableError("program", names[0])
    return found


def read_output(command: Sequence[str], text: str = "") -> str:
    """Run a program to its end and return what it printed.

    Raises:
        UnavailableError: It fails or takes too long.
    """
    try:
        ran = subprocess.run(  # noqa: S603 - a program that was looked up, no shell
            command, input=text.encode(), capture_output=True, timeout=LONGEST_TRY, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise backends.UnavailableError("failed", command[0]) from error
    return ran.stdout.decode(errors="replace")


class Program(backends.Quiet):
    """One running program at most.

    Attributes:
        command: The program with its arguments.
    """

    can = frozenset({backends.SPEAK, backends.ENDS})

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
            raise backends.UnavailableError("failed", f"{self.command[0]} {code}")
        return False

    def close(self) -> None:
        """Be silent."""
        self.stop()


_PUNCTUATION: Final = {"none": (), "some": ("--punct=.,;:",), "all": ("--punct",)}


def espeak_arguments(manner: backends.Manner) -> tuple[str, ...]:
    """Return what a manner means to the program.

    Rate in words a minute (80 to 450, 175 usual, to 900 without its own pauses), pitch 0 to 99, loudness 0 to
    200.
    """
    return (
        *("-v", manner.voice or manner.language),
        *("-s", str(backends.words_a_minute(manner.rate))),
        *("-p", str(backends.scale_setting(manner.pitch, 0, 50, 99))),
        *("-a", str(backends.scale_setting(manner.volume, 10, 100, 200))),
        *_PUNCTUATION[manner.punctuation],
        "--stdin",
    )


class Espeak(Program):
    """The program, once for each text."""

    title = "espeak-ng"
    fastest = backends.FASTEST

    def __init__(self, manner: backends.Manner) -> None:
        """Look for the program and the voice."""
        self._program = find_program("espeak-ng", "espeak")
        super().__init__(())
        self.change(manner)

    def change(self, manner: backends.Manner) -> None:
        """Speak so from the next text on.

        Raises:
            UnavailableError: There is no such voice; the manner stays as it was.
        """
        command = (self._program, *espeak_arguments(manner))
        try:
            read_output([*command, "-q"], "a")
        except backends.UnavailableError as error:
            raise backends.UnavailableError("voice", manner.voice or manner.language) from error
        self.command = command


def listed_voices(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Read what `say -v ?` prints: name, language and an example on each line.

    >>> listed_voices("Zuzana (Premium)    cs_CZ    # Dobrý den")
    (('Zuzana (Premium)', ('cs_CZ',)),)
    """
    rows = (line.partition("#")[0].split() for line in text.splitlines())
    return tuple((" ".join(row[:-1]), (row[-1],)) for row in rows if len(row) > 1)


class Say(Program):
    """The program, once for each text."""

    title = "say"

    def __init__(self, manner: backends.Manner) -> None:
        """Look for the program and a voice of the language."""
        self._program = find_program("say")
        super().__init__(())
        self.change(manner)

    def change(self, manner: backends.Manner) -> None:
        """Speak so from the next text on; the rate is words a minute, pitch and loudness stay the system's.

        Raises:
            UnavailableError: No voice speaks the language.
        """
        voices = listed_voices(read_output([self._program, "-v", "?"]))
        index = backends.find_voice(manner, voices)
        if index is None:
            raise backends.UnavailableError("voice", manner.language)
        rate = str(backends.scale_setting(manner.rate, 90, 180, 500))
        self.command = (self._program, "-v", voices[index][0], "-r", rate, "-f", "-")
