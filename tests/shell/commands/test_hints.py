"""Advice: two moves and what separates them, all about them by `rada vše`, or only a nudge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.bots import contrasts
from accessgames.bots.policies import RatedAction
from accessgames.engine import Reason
from accessgames.games import game_ids, load_room
from accessgames.language import Message, say
from accessgames.shell.commands import comparing
from tests.pig import ROOM as PIG
from tests.pig.bot import HoldAt
from tests.pig.narration import PigNarration
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.stage import Stage, sentences

IOTA = load_room("iota")
SECOND = ("Druhá možnost: ", "Je to jedno, stejně dobré: ", "Jiná možnost není.")


def test_a_hint_tells_two_moves_and_what_separates_them() -> None:
    """The best with one reason, the second with one sentence against the first, and what is typed."""
    told = sentences(Stage(IOTA).type("rada"))
    assert told[0].startswith("Rada: ")
    assert told[1].startswith("Přináší hned ")
    assert told[2].startswith("Druhá možnost: ")
    assert told[3].startswith("Je to o ")
    assert told[4].startswith("Zahraje to číslo 1, nebo „")
    assert "Druhou možnost zahraje číslo 2." == told[5]
    assert told[-1].endswith("jen napoví „rada náznak“.")


@pytest.mark.parametrize("game", [*game_ids()])
def test_a_hint_has_one_sentence_for_each_move(game: str) -> None:
    """One reason for the best, one sentence that tells the other from it, or that both are equal, or none."""
    stage, compared = Stage(load_room(game)), 0
    for _ in range(12):
        told = sentences(stage.type("rada"))
        if not told[0].startswith("Rada: "):
            break  # in a race each hint has its price and tells one step
        other = 1 + next(n for n, line in enumerate(told[1:]) if line.startswith(SECOND))
        typed = next(n for n, line in enumerate(told) if line.startswith("Zahraje to číslo 1, nebo „"))
        assert other <= 2
        assert typed - other - 1 == told[other].startswith(SECOND[0])
        compared += told[other].startswith(SECOND[0])
        stage.type("1")
    assert compared


@pytest.mark.parametrize("number", ["1", "2"])
def test_numbers_play_either(number: str) -> None:
    """The number 1 the best, the number 2 the other."""
    stage = Stage(IOTA)
    entries = stage.match.moment
    stage.type("rada", number)
    assert entries < stage.match.moment


def test_the_second_choice_is_another_move() -> None:
    """What the number 2 plays is not what the number 1 would have played."""
    first, second = Stage(IOTA), Stage(IOTA)
    start = first.match.moment
    first.type("rada", "1")
    second.type("rada", "2")
    assert first.match.action_at(start) != second.match.action_at(start)


def test_a_second_hint_tells_all_reasons() -> None:
    """Those that were left out, and so does every one after it; `rada vše` tells both at once."""
    stage = Stage(IOTA)
    once, twice = (sentences(stage.type("rada")) for _ in range(2))
    assert twice == sentences(stage.type("rada"))
    everything = sentences(stage.type("rada vše"))
    assert set(twice) <= set(everything) - set(once)
    assert set(once[:4]) <= set(everything)
    assert twice


def test_how_hints_work_is_said_once() -> None:
    """In another position the two moves are told again, without it."""
    stage = Stage(IOTA)
    assert "jen napoví „rada náznak“." == stage.type("rada")[-1]
    stage.type("1")
    assert stage.type("rada")[-1].startswith("Zahraje to číslo 1, nebo „")


def test_a_nudge_does_not_tell_the_move() -> None:
    """A card to look at, then where and why, and that again and again; no number plays anything."""
    stage = Stage(IOTA)
    (look,) = sentences(stage.type("rada náznak"))
    assert look.startswith("Podívejte se, kam patří ")
    where, *reasons = sentences(stage.type("naznač"))
    assert where.startswith("Hledejte ")
    assert reasons[0].startswith("Přináší hned ")
    assert [where, *reasons] == sentences(stage.type("jen náznak"))
    entries = stage.match.moment
    assert ["Číslo 1 teď nic nevybírá, seznam přečte třeba „tahy“."] == stage.type("1")
    assert entries == stage.match.moment


def test_another_position_is_nudged_anew() -> None:
    """After a move the first step is told again."""
    stage = Stage(IOTA)
    stage.type("rada náznak", "rada náznak", "rada", "1")
    assert 1 == len(sentences(stage.type("rada náznak")))


def test_questions_between_do_not_matter() -> None:
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


@pytest.mark.parametrize(
    "words", ["rada vše", "rada všechno", "celá rada", "rada vse", "rada víc", "rada proč"]
)
def test_everything_at_once(words: str) -> None:
    """Both moves, why, and how the first is typed; the number does it."""
    stage = Stage()
    stage.type("hod")
    told = stage.type(words)
    assert [
        "Rada: hodit kostkou",
        "V sázce: 6 bodů.",
        "Druhá možnost: přičíst si 6 bodů",
        "Hned se to nepozná, podle odhadu je to ale horší.",
        "Zahraje to číslo 1, nebo „hoď“.",
    ] == told
    entries = stage.match.moment
    stage.type("1")
    assert entries + 2 <= stage.match.moment


def test_a_hint_can_be_typed_as_it_was_told() -> None:
    """The words of the hint are a move of the game."""
    stage = Stage(IOTA)
    words = stage.type("rada vše")[-1].partition("„")[2].rstrip("“.")
    before = stage.match.moment
    stage.type(words)
    assert before < stage.match.moment


def test_where_a_room_knows_no_nudge_only_the_reason_is_told() -> None:
    """And the move is not."""
    stage = Stage()
    stage.type("hod")
    assert ["V sázce: 6 bodů."] == stage.type("rada náznak")


@pytest.mark.parametrize("words", ["rada", "rada vše", "rada náznak"])
def test_where_nothing_can_be_chosen_the_move_is_told(words: str) -> None:
    """A turn of Pig begins with a throw, whatever one thinks of it."""
    told = Stage().type(words)
    assert "Rada: hodit kostkou" == told[0]
    assert ["Jiná možnost není.", "Zahraje to číslo 1, nebo „hoď“."] == told[-2:]


def test_equal_moves_make_no_difference() -> None:
    """Where both are worth the same and nothing separates them, that is said."""
    even = replace(PIG, bots=replace(PIG.bots, judges={**PIG.bots.judges, "greedy": HoldAt(6)}))
    stage = Stage(even)
    stage.type("hod")
    assert "Je to jedno, stejně dobré: hodit kostkou" in stage.type("rada")


def test_a_room_may_know_no_area() -> None:
    """Then the second step of a nudge tells the reasons alone."""

    class Nudging(PigNarration):
        def nudge(self, _action: object, _desk: object) -> Message:
            return say("pig-reason-wins", "hint", points=1)

        def area(self, _action: object, _desk: object) -> None:
            return None

    stage = Stage(replace(PIG, narration=Nudging()))
    stage.type("hod", "rada náznak")
    assert ["V sázce: 6 bodů."] == stage.type("rada náznak")


def test_there_is_no_hint_for_others() -> None:
    """At a keyboard that is being handed over both words repeat the question."""
    stage = Stage(DUEL, "Jana,Petr")
    for words in ("rada", "rada vše", "rada náznak"):
        assert any("Ke klávesnici: Jana." in line for line in stage.type(words))


def test_a_try_is_helped_step_by_step() -> None:
    """In blitz a solution ends the try, so that `rada` begins with what to look at and says how to go on."""
    stage = Stage(load_room("tetrikon"), "Jana,bot:2", options={"mode": "blitz", "level": "C"})
    stage.type("začni")
    look, more = sentences(stage.type("rada"))
    assert look.startswith("Podívejte se")
    assert "Další „rada“ řekne víc, slova „rada vše“ řeknou všechno najednou." == more


def test_where_there_is_no_more_to_say_that_is_said() -> None:
    """Pig has one reason, which was told; the number still plays the move."""
    stage = Stage()
    stage.type("hod", "rada")
    assert ["Víc se k tomu říct nedá."] == stage.type("rada")
    entries = stage.match.moment
    stage.type("1")
    assert entries < stage.match.moment


def test_where_nothing_can_be_counted_each_move_has_its_own_reason() -> None:
    """Better than that nothing shows at once: what the second one would be for."""
    best = RatedAction("one", 2.0, (Reason("pig-reason-stake", (("points", 6),)),))
    other = RatedAction("two", 1.0, (Reason("pig-reason-stake", (("points", 9),)),))
    room, listener = PIG, Stage().session.known.listener()
    told = [
        message.args
        for message in comparing.tell_second(
            room, listener, contrasts.Alternatives(best, other, ()), everything=False
        )
    ]
    assert [{"points": 9}] == told
    alike = contrasts.Alternatives(best, replace(best, value=1.0), ())
    (message,) = comparing.tell_second(room, listener, alike, everything=False)
    assert "advice-estimated" == message.key
