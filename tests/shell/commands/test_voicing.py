"""The words for the program's own voice."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from accessgames.output.ports import Ports
from accessgames.output.worker import Notice
from tests.shell.stage import Stage
from tests.shell.test_port_manager import Bench

if TYPE_CHECKING:
    from accessgames.shell.port_manager import PortManager


def test_the_voice_is_off_at_first() -> None:
    """And it is told how to start it."""
    assert ["Hlas programu je vypnutý, zapne jej „hlas zapnout“."] == Stage().type("hlas")


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


def test_a_voice_that_fails_is_said_to_and_tried_again() -> None:
    """Whatever the setting says; one that comes after that speaks, and the word is understood as before."""
    stage = Stage(settings={"speech": "yes"})
    bench = Bench(speech="yes")
    stage.console.outlets = bench.outlets
    bench.started[0].notices = [Notice("hung", "dispatcher"), Notice("none")]
    assert "Žádný hlas tu teď nejde, znovu jej zkusí „hlas zapnout“." == stage.type("hlas")[-1]
    assert "Hlas se zkouší znovu." == stage.type("hlas zapnout")[0]
    assert [2, "<close>"] == [len(bench.started), bench.started[0].calls[-1]]
    bench.started[1].notices = [Notice("chosen", "espeak")]
    assert ["Mluví hlas programu, vypne jej „hlas vypnout“."] == stage.type("hlas")


@pytest.mark.parametrize("line", ["nastavení hlas", "nastavení hlas programu"])
def test_the_setting_of_the_voice_is_found_by_its_word(line: str) -> None:
    """And not the loudness, whose name begins alike."""
    assert "Hlas programu: nezvoleno." == Stage().type(line)[0]


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
        ("rychleji", "200", "Rychleji hlas programu nemluví, rychlost je 200."),
        ("pomaleji", "0", "Pomaleji hlas programu nemluví, rychlost je 0."),
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
    assert ["Rychlost hlasu: 60.", "Hlas programu je vypnutý, zapne jej „hlas zapnout“."] == told


class Outlets:
    """Ports whose voice ends at a rate."""

    def __init__(self, fastest: int | None) -> None:
        """Have this voice."""
        self.fastest = fastest
        self.ports = Ports()

    def adapt(self, *_: object) -> None:
        """Take no notice."""


def voiced(fastest: int | None, rate: str) -> Stage:
    """Return a match at a rate of a voice."""
    stage = Stage(settings={"speech": "yes", "rate": rate})
    stage.console.outlets = cast("PortManager", Outlets(fastest))
    return stage


def rate_of(stage: Stage) -> str:
    """Return the rate that is set."""
    return stage.session.teller.preferences.settings["rate"]


def test_nobody_is_given_more_than_the_voice_has() -> None:
    """Too much is refused with the top; nothing changes. Without a voice that is open all may be set."""
    stage = voiced(100, "90")
    told = "Rychlost 150 tento hlas nemá, nejvíc je 100."
    assert [told] == stage.type("nastavení rychlost hlasu 150")
    assert "90" == rate_of(stage)
    assert "Rychlost hlasu: 100." == stage.type("rychleji")[0]
    assert ["Rychleji hlas programu nemluví, rychlost je 100."] == stage.type("rychleji")
    assert "Rychlost hlasu: 150." == voiced(200, "90").type("nastavení rychlost hlasu 150")[0]
    assert "Rychlost hlasu: 150." == voiced(None, "90").type("nastavení rychlost hlasu 150")[0]


def test_slower_is_slower_than_what_the_voice_has() -> None:
    """Also where more was set for a faster one."""
    stage = voiced(100, "200")
    assert "Rychlost hlasu: 90." == stage.type("pomaleji")[0]
