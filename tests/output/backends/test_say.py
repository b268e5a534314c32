"""The voice of macOS, with a program that stands in for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.programs import Say, listed_voices
from tests.output.backends.fakes import only, program

if TYPE_CHECKING:
    from pathlib import Path

VOICES = """Alex                en_US    # Most people recognize me by my voice.
Zuzana (Premium)    cs_CZ    # Dobrý den, jmenuji se Zuzana.

"""


def test_the_list_of_voices() -> None:
    """Names may have blanks and brackets; examples are passed over."""
    assert (("Alex", ("en_US",)), ("Zuzana (Premium)", ("cs_CZ",))) == listed_voices(VOICES)


def test_a_czech_voice_is_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its language; the rate in words a minute."""
    only(monkeypatch, tmp_path)
    file = program(tmp_path, "say", f"/bin/cat <<'END'\n{VOICES}END")
    voice = Say(Manner(rate=100))
    assert (str(file), "-v", "Zuzana (Premium)", "-r", "500", "-f", "-") == voice.command
    assert "say" == voice.title


def test_no_voice_of_the_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is told which language, and nothing is spoken by a voice of another."""
    only(monkeypatch, tmp_path)
    program(tmp_path, "say", "echo 'Alex en_US # Hello'")
    with pytest.raises(UnavailableError) as caught:
        Say(Manner())
    assert ("voice", "cs") == (caught.value.reason, caught.value.detail)
