"""The words for the program's own voice."""

from __future__ import annotations

import pytest

from tests.shell.stage import Stage


def test_the_voice_is_off_at_first() -> None:
    """And it is told how to start it."""
    assert ["Hlas programu je vypnutý, zapne jej hlas zapnout."] == Stage().type("hlas")


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("hlas zapnout", "yes"),
        ("hlas zapni", "yes"),
        ("hlas ano", "yes"),
        ("hlas vypnout", "no"),
        ("hlas ne", "no"),
        ("hlas odečítačem", "reader"),
        ("hlas odecitacem", "reader"),
    ],
)
def test_the_voice_by_word(line: str, value: str) -> None:
    """With and without diacritics."""
    stage = Stage()
    assert stage.type(line)
    assert value == stage.session.teller.preferences.settings["speech"]


def test_in_a_pipe_nobody_speaks() -> None:
    """The wish is kept for the next terminal."""
    assert "Hlas programu mluví jen v terminálu." in Stage().type("hlas zapnout")


def test_a_wrong_word_is_told_what_there_is() -> None:
    """Nothing changes."""
    stage = Stage()
    (told,) = stage.type("hlas zpívat")
    assert "zpívat" in told
    assert "zapnout" in told
    assert "unasked" == stage.session.teller.preferences.settings["speech"]


def test_faster_and_slower_go_by_steps() -> None:
    """The value is told."""
    stage = Stage(settings={"speech": "yes"})
    assert "Rychlost hlasu: 60." == stage.type("rychleji")[0]
    stage.type("pomaleji")
    assert "Rychlost hlasu: 40." == stage.type("pomaleji")[0]


@pytest.mark.parametrize(
    ("word", "rate", "told"),
    [
        ("rychleji", "100", "Rychleji hlas programu nemluví."),
        ("pomaleji", "0", "Pomaleji hlas programu nemluví."),
    ],
)
def test_the_scale_has_ends(word: str, rate: str, told: str) -> None:
    """There the word is answered and changes nothing."""
    stage = Stage(settings={"speech": "yes", "rate": rate})
    assert [told] == stage.type(word)
    assert rate == stage.session.teller.preferences.settings["rate"]


def test_faster_without_a_voice_says_that_there_is_none() -> None:
    """The rate is kept all the same."""
    told = Stage().type("rychleji")
    assert ["Rychlost hlasu: 60.", "Hlas programu je vypnutý, zapne jej hlas zapnout."] == told
