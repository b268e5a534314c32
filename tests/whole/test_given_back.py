"""Whatever ends the program, the shell behind it finds the terminal as it was."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals and signals are of the Unix kind", allow_module_level=True)

from tests.whole.terminal import Person

WORDS = ("play", "iota", "--players", "Jana,bot:1", "--seed", "7", "--lang", "cs", "--profile")


def stty(person: Person) -> str:
    """All settings of a terminal, as stty writes them."""
    ran = subprocess.run(["stty", "-g"], stdin=person.terminal, capture_output=True, check=True, text=True)
    return ran.stdout


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT])
@pytest.mark.parametrize("profile", ["ctecka", "klavesy", "zrak"])
def test_a_signal_gives_the_terminal_back(
    profile: str, number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program ends by the signal, and stty says the same as before it was started."""
    monkeypatch.setenv("PROMPT_TOOLKIT_NO_CPR", "1")
    with Person(*WORDS, profile) as person:
        before = stty(person)
        if profile == "zrak":
            person.watch("Odpověď:")
            person.press("jednou\r")
            person.watch("Stůl", "Příkaz:")
        else:
            person.listen()
            person.type("jednou")
        assert before != stty(person)
        start = len(person.screen.raw)
        assert number == person.signal(number)
        assert before == stty(person)
        rest = person.screen.raw[start:]
        assert (profile == "zrak") == ("\x1b[?2004l" in rest) == ("\x1b[?1049l" in rest)
        assert profile == "zrak" or "\x1b" not in rest
