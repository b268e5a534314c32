"""Hands on the Braille line alone: in every game that has secrets the screen never names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from accessgames.games import load_room
from accessgames.output.ports import GAP, DisplayPort, Ports
from tests.output.recorder import Recorder
from tests.output.test_voice import Spy
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.output.line_worker import LineWorker

GAMES = [("iota", {}), ("tetrikon", {}), ("iqlandie", {"race": "turns"})]
THERE = "Je to na braillském řádku."


def stages(game: str, options: Mapping[str, str]) -> tuple[Stage, Stage, Recorder]:
    """The same match twice: read aloud, and with hands on a display."""
    aloud, apart = (Stage(load_room(game), "Jana,Petr", options=options) for _ in range(2))
    display = Recorder(brailles=True)
    apart.console.ports = Ports([display])
    apart.type("nastavení ruka brajl")
    return aloud, apart, display


def told(stage: Stage, line: str) -> list[str]:
    """What was told for a line, whoever got it."""
    stage.type(line)
    return [heard.rendered.full for heard in stage.console.last if heard.only != "ear"]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_hands_and_lists_of_moves_stand_on_the_display_alone(game: str, options: Mapping[str, str]) -> None:
    """The finger gets what the ear would get; the console says that it is there, and nothing else."""
    aloud, apart, display = stages(game, options)
    for line in ("ano", "ruka", "tahy", "rada", "ruka", "tahy"):
        before = len(display.lines)
        wanted, felt = told(aloud, line), told(apart, line)
        assert wanted == felt
        assert felt == [rendered.full for rendered, _ in display.lines[before:]]
    for line in ("ruka", "rada", "tahy"):
        assert [THERE] == [shown.partition(": ")[2] or shown for shown in apart.type(line)]
    if len(aloud.session.known.listener().perspective.legal) > 9:
        assert told(aloud, "dál") == told(apart, "dál")
        assert THERE in apart.spy.text.splitlines()[-1]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_word_of_a_secret_is_on_the_screen(game: str, options: Mapping[str, str]) -> None:
    """No sentence that the display got as a secret is ever written, nor a list of moves."""
    _, apart, _ = stages(game, options)
    secret: set[str] = set()
    for line in ("ano", "ruka", "tahy", "1", "ano", "ruka", "tahy", "rada", "znovu", "brajl", "historie vše"):
        apart.type(line)
        secret |= {heard.rendered.full for heard in apart.console.last if heard.only == "finger"}
    assert secret
    assert [] == [line for line in apart.spy.text.splitlines() if line in secret]


def test_the_display_keeps_the_secret_and_what_was_told_along_with_it() -> None:
    """The sentence for the others does not push it from the line; what comes with it stands behind."""
    apart = Stage(load_room("iota"), "Jana,Petr")
    spy = Spy()
    port = DisplayPort(cast("LineWorker", spy), lambda rendered: rendered.braille)
    apart.console.ports = Ports([port])
    apart.type("nastavení ruka brajl", "ano")
    shown = spy.calls[-1][0]
    assert "řádku" not in shown
    assert GAP in shown
    assert apart.console.last[-1].rendered.braille in shown


def test_brajl_and_again_show_the_secret_once_more() -> None:
    """On the display, as one text; the console repeats only that it is there."""
    apart = Stage(load_room("iota"), "Jana,Petr")
    spy = Spy()
    apart.console.ports = Ports([DisplayPort(cast("LineWorker", spy), lambda rendered: rendered.braille)])
    apart.type("nastavení ruka brajl", "ano", "ruka")
    hand = spy.calls[-1]
    for line in ("brajl", "znovu"):
        shown = apart.type(line)
        assert hand == spy.calls[-1]
        assert 1 == len(shown)


def test_questions_that_name_own_cards_are_secret_too() -> None:
    """Which cards fit a place, and where a card is."""
    apart = stages("iota", {})[1]
    apart.type("ano")
    assert [THERE] == apart.type("kde červená")
