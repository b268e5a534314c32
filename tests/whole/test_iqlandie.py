"""iQLANDIE as a whole: short forms alone, tasks hidden from those who wait, first to press, records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import cells, unsupported
from accessgames.engine import Match, Outcome, read_journal
from accessgames.games import load_room
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.language import Person, say
from tests.whole import iqlandie
from tests.whole.measures import unfit
from tests.whole.players import sure
from tests.whole.session import Held, Order, Player, Watch, hold

if TYPE_CHECKING:
    from pathlib import Path

_MOST = 200
"""Moves of a short game; a player who needs more gets nowhere."""

DISPLAYS = [(20, "cs"), (40, "cs"), (20, "en"), (40, "en")]


def _outcome(held: Held) -> Outcome | None:
    journal = read_journal(held.journal.splitlines(keepends=True))
    return Match.replay(load_room("iqlandie").game, journal).outcome


def _by_finger(watch: Watch) -> Iterator[str]:
    """Read short forms and nothing else: take the first move of the list, give tasks up."""
    over = watch.language.form(say("iqlandie-ended", "turn"), "braille")
    runs = watch.language.form(
        say("iqlandie-turn-race", "turn", who=Person("Jana", "you"), stage="solving"), "braille"
    )
    for _ in range(_MOST):
        if over in watch.told:
            break
        if runs in watch.told:
            yield watch.words.word("give-up")
            continue
        yield watch.words.word("moves")
        assert any(told.startswith("1 ") for told in watch.told)
        while any(told.startswith("1 ") for told in watch.told):  # a piece, an exhibition, a place
            yield "1"
    yield watch.words.word("score")
    yield watch.words.word("quit")


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
def test_a_short_game_by_short_forms_alone(width: int, language: str, tmp_path: Path) -> None:
    """Every line fits the display, counted in cells, and a game can be played to its end by them."""
    settings = {"output": "braille", "cells": str(width)}
    order = Order("iqlandie", "Jana,bot:2", "9", language, settings, {"rounds": "3"}, clock=5)
    held = hold(order, sure(_by_finger), tmp_path / "log")
    assert 0 == held.code
    assert _outcome(held) is not None
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)
    assert [] == [char for told in held.told for char in unsupported(told, language=language)]


@pytest.mark.parametrize(("width", "language"), [(20, "cs"), (40, "en")])
def test_every_answer_fits_the_display(width: int, language: str, tmp_path: Path) -> None:
    """Whatever is asked, tasks and exhibitions too, comes in lines that the display can show."""
    settings = {"output": "braille", "cells": str(width)}
    order = Order("iqlandie", "Jana,bot:2", "9", language, settings, {"rounds": "6"}, clock=5)
    held = hold(order, sure(iqlandie.player(iqlandie.TOUR)), tmp_path / "log")
    assert 0 == held.code
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)


def _saying(lines: Sequence[str]) -> Player:
    def player(watch: Watch) -> Iterator[str]:
        del watch
        yield from lines

    return player


def _answers(order: Order, lines: Sequence[str], log: Path) -> dict[str, tuple[str, ...]]:
    """Type lines and return what was told after each; of equal lines after the last."""
    held = hold(order, _saying((*lines, "konec", "ano")), log)
    assert 0 == held.code
    return {exchange.typed: exchange.told for exchange in held.exchanges if exchange.typed is not None}


def test_a_task_is_hidden_from_those_who_wait(tmp_path: Path) -> None:
    """One after another: the second one hears no part of the task before the keyboard is handed over."""
    order = Order("iqlandie", "Jana,Petr", "9", options={"race": "turns", "rounds": "3"}, clock=5)
    lines = ["ano", "optika", "připraveno", "a1 z l", "hotovo"]
    told = _answers(order, lines, tmp_path / "log")
    assert any(line.startswith("Použít:") for line in told["připraveno"])
    after = told["hotovo"]
    assert "Ke klávesnici: Petr. Pak napište „ano“." == after[-1]
    assert not any("zrcadlo" in line or "Laser" in line or "Použít" in line for line in after)
    asked = _answers(order, [*lines, "historie vše", "cíl", "stav", "paprsek"], tmp_path / "log")
    for question in ("historie vše", "cíl", "stav", "paprsek"):
        assert not any("zrcadlo" in line or "Laser" in line for line in asked[question]), question


def test_the_second_one_hears_the_task_when_sitting_down(tmp_path: Path) -> None:
    """One after another: whoever gets the keyboard hears the preparation, and later the same task."""
    order = Order("iqlandie", "Jana,Petr", "9", options={"race": "turns", "rounds": "3"}, clock=5)
    lines = ["ano", "optika", "připraveno", "vzdávám", "vzdávám", "jo", "start"]
    told = _answers(order, lines, tmp_path / "log")
    assert any(line.startswith("Laser vchází ") for line in told["jo"])
    assert any(line.startswith("Použít:") for line in told["start"])


def test_first_to_press_at_one_keyboard(tmp_path: Path) -> None:
    """A number stops the clock for its owner, who types the answer then; the time is that of pressing."""
    order = Order("iqlandie", "Jana,Petr", "9", options={"rounds": "3"}, clock=10)
    told = _answers(order, ["optika", "1", "Petr", "stav", "2", "e2 z p", "hotovo"], tmp_path / "log")
    assert ("Petr: připraveno.",) == told["Petr"][:1]
    assert told["2"][0].startswith("Petr: zastaveno po ")
    pressed = told["2"][0].removeprefix("Petr: zastaveno ").partition(",")[0]
    assert f"Petr má hotovo {pressed}, žeton 1." in told["hotovo"]


def test_a_practice_tells_personal_bests(tmp_path: Path) -> None:
    """After a practice the best time of each level is told as a record, and listed on request."""
    order = Order("iqlandie", "Jana", "7", options={"practice": "programming", "rounds": "3"}, clock=10)
    held = hold(order, sure(iqlandie.player(iqlandie.PRACTICE)), tmp_path / "log")
    assert any(line.startswith("První osobní rekord hráče Jana, programování") for line in held.told)
    outcome = _outcome(held)
    assert outcome is not None


def test_the_golden_game_solves_each_kind_rightly_and_wrongly(tmp_path: Path) -> None:
    """The kept game has twelve rounds, and each kind of tasks is solved rightly once and wrongly once."""
    order = Order("iqlandie", clock=15)
    held = hold(order, sure(iqlandie.player(iqlandie.GAME)), tmp_path / "log")
    journal = read_journal(held.journal.splitlines(keepends=True))
    history = Match.replay(load_room("iqlandie").game, journal).state.table.history
    found = {kind: {race.results[0].verdict for race in history if race.kind == kind} for kind in KINDS}
    assert 12 == len(history)
    assert all({"right", "wrong"} <= verdicts for verdicts in found.values()), found
