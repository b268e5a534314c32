"""Advice in three steps: what to look at, why and where, the move itself; `rada vše` tells it at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.games import load_room
from accessgames.language import Message, say
from tests.pig import ROOM as PIG
from tests.pig.narration import PigNarration
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage, sentences

IOTA = load_room("iota")


def test_a_hint_comes_in_three_steps() -> None:
    """A card to look at, then where and why, at last what to do and how it is typed."""
    stage = Stage(IOTA)
    look, more = sentences(stage.type("rada"))
    assert look.startswith("Podívejte se, kam patří ")
    assert "Další rada řekne víc, slova rada vše řeknou všechno najednou." == more
    where, *reasons = sentences(stage.type("rada"))
    assert where.startswith("Hledejte ")
    assert reasons[0].startswith("Přináší hned ")
    move, how = sentences(stage.type("rada"))
    assert move.startswith("Rada: ")
    assert how.startswith("Zahraje to číslo 1 nebo: ")


def test_only_the_last_step_tells_the_move_and_lets_the_number_do_it() -> None:
    """Before it the number 1 means nothing."""
    stage = Stage(IOTA)
    entries = stage.match.moment
    for _ in range(2):
        stage.type("rada")
        assert ["Číslo 1 teď nic nevybírá, seznam přečte třeba tahy."] == stage.type("1")
        assert entries == stage.match.moment
    stage.type("rada", "1")
    assert entries < stage.match.moment


def test_a_fourth_hint_repeats_the_third() -> None:
    """And every one after it."""
    stage = Stage(IOTA)
    third = stage.type("rada", "rada", "rada")
    assert third[1:] == stage.type("rada")[1:]
    assert third[0] in stage.type("rada")[0]


def test_another_position_begins_anew() -> None:
    """After a move the first step is told again, without saying once more how hints work."""
    stage = Stage(IOTA)
    stage.type("rada", "rada", "rada", "1")
    assert 1 == len(stage.type("rada"))
    stage.type("rada", "rada")
    assert stage.heard() == []


def test_questions_between_the_steps_do_not_matter() -> None:
    """Who looks at the board meanwhile goes on with the second step."""
    straight, asking = Stage(IOTA), Stage(IOTA)
    straight.type("rada")
    asking.type("rada", "deska", "ruka")
    assert straight.type("rada") == asking.type("rada")


def test_a_move_taken_back_begins_anew() -> None:
    """The position may look the same, but something has happened."""
    stage = Stage(IOTA, settings={"training": "yes"})
    first = stage.type("rada")[0]
    stage.type("rada", "rada", "1", "zpět")
    assert first == stage.type("rada")[0]


@pytest.mark.parametrize("words", ["rada vše", "rada všechno", "celá rada", "rada vse"])
def test_everything_at_once(words: str) -> None:
    """What to do, why, and how it is typed; the number does it."""
    stage = Stage()
    stage.type("hod")
    told = stage.type(words)
    assert ["Rada: hodit kostkou", "V sázce je 6 bodů.", "Zahraje to číslo 1 nebo: hoď"] == told
    entries = stage.match.moment
    stage.type("1")
    assert entries + 2 <= stage.match.moment


def test_a_hint_can_be_typed_as_it_was_told() -> None:
    """The words of the hint are a move of the game."""
    stage = Stage(IOTA)
    words = stage.type("rada vše")[-1].partition(": ")[2]
    before = stage.match.moment
    stage.type(words)
    assert before < stage.match.moment


def test_where_a_room_knows_no_nudge_there_are_two_steps() -> None:
    """The reason, then the move."""
    stage = Stage()
    stage.type("hod")
    assert "V sázce je 6 bodů." == stage.type("rada")[0]
    assert "Rada: hodit kostkou" == stage.type("rada")[0]


def test_where_nothing_can_be_chosen_the_move_is_told_at_once() -> None:
    """A turn of Pig begins with a throw, whatever one thinks of it."""
    assert ["Rada: hodit kostkou", "Zahraje to číslo 1 nebo: hoď"] == Stage().type("rada")


def test_a_room_may_know_no_area() -> None:
    """Then the second step tells the reasons alone."""

    class Nudging(PigNarration):
        def nudge(self, _action: object, _desk: object) -> Message:
            return say("pig-reason-wins", "hint", points=1)

        def area(self, _action: object, _desk: object) -> None:
            return None

    stage = Stage(replace(PIG, narration=Nudging()))
    stage.type("hod", "rada")
    assert ["V sázce je 6 bodů."] == stage.type("rada")


def test_there_is_no_hint_for_others() -> None:
    """At a keyboard that is being handed over both words repeat the question."""
    stage = Stage(DUEL, "Jana,Petr")
    for words in ("rada", "rada vše"):
        assert any("Ke klávesnici: Jana." in line for line in stage.type(words))
