"""Several people at one keyboard act at once: a line begins with who speaks."""

from __future__ import annotations

import pytest

from accessgames.shell.input.readers import KeyPressed
from accessgames.shell.typing_aids import press_key
from tests.pig import ROOM as PIG
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage

WHO = "Kdo? Napište nejdřív číslo nebo jméno: 1 Jana, 2 Petr Malý."


@pytest.fixture
def stage() -> Stage:
    """Two people who walk at the same time."""
    return Stage(SPRINT, "Jana,Petr Malý")


def test_nobody_has_the_keyboard(stage: Stage) -> None:
    """It is not handed over, and what can be done is told to all."""
    assert ["Závod. Hrají Jana a Petr Malý.", "Jděte všichni naráz."] == stage.opening
    assert stage.session.known.seating.unlocked is None


@pytest.mark.parametrize("line", ["2 jdi 3", "Petr Malý jdi 3", "petr maly JDI 3", "2 jd 3", "2 sss"])
def test_a_number_or_a_name_says_who_acts(stage: Stage, line: str) -> None:
    """What follows is understood as if they had the keyboard, and answered to them."""
    assert ["Máte 3 kroků."] == stage.type(line)
    assert (0, 3) == stage.match.state.walked
    assert stage.session.known.seating.unlocked is None


@pytest.mark.parametrize("line", ["jdi 3", "sss", "tahy", "zkus jdi 1"])
def test_a_move_without_a_speaker_is_asked_about(stage: Stage, line: str) -> None:
    """Nothing happens before it is clear whose it is."""
    assert [WHO] == stage.type(line)
    assert 0 == len(stage.match.entries)


def test_questions_of_all_need_no_speaker(stage: Stage) -> None:
    """They are answered by what a spectator knows; with a speaker by what that one knows."""
    stage.type("1 jdi 2", "2 jdi 3")
    assert ["Uplynulo 0 s."] == stage.type("čas")
    assert ["Kroků: 2."] == stage.type("1 ruka")
    assert ["Kroků: 3."] == stage.type("2 ruka")
    assert ["Kroků: 0."] == stage.type("ruka")


def test_what_one_did_the_other_hears_nothing_of(stage: Stage) -> None:
    """Private events are told to who speaks, at once, and to nobody again."""
    stage.type("1 jdi 2")
    assert ["Máte 1 kroků."] == stage.type("2 jdi 1")
    assert not [line for line in stage.type("2 historie vše") if "Máte 2" in line]
    assert [line for line in stage.type("1 historie vše") if "Máte 2" in line]


def test_a_number_alone_is_the_first(stage: Stage) -> None:
    """Who shouted acts alone, without naming themselves, until they have done so."""
    assert ["Křičí Petr Malý.", "Jděte."] == stage.type("2")
    assert 1 == stage.session.known.seating.unlocked
    told = stage.type("jdi 3")
    assert ["Máte 3 kroků.", "Jděte všichni naráz."] == told
    assert stage.session.known.seating.unlocked is None


@pytest.mark.parametrize("line", ["jana", "1"])
def test_a_name_alone_is_the_first_too(stage: Stage, line: str) -> None:
    """A name does the same as a number."""
    assert "Křičí Jana." == stage.type(line)[0]


@pytest.mark.parametrize("line", ["3 jdi 1", "0", "99"])
def test_a_number_of_nobody_is_no_speaker(stage: Stage, line: str) -> None:
    """It is taken as what it would be otherwise."""
    stage.type(line)
    assert 0 == len(stage.match.entries)


def test_a_refusal_is_told_to_who_spoke_and_gives_the_keyboard_to_nobody(stage: Stage) -> None:
    """The next line has to say again who speaks."""
    stage.type("1 jdi 3 3 3")
    assert ["To nejde: walk 3"] == stage.type("1 jdi 3")
    assert [WHO] == stage.type("jdi 1")
    assert stage.type("2 xyz")[0].startswith("Příkaz „xyz“ neznám")
    assert stage.session.known.seating.unlocked is None


@pytest.mark.parametrize("line", ["1?", "1 jdi 1?", "1 kdo", "1 ruka?", "1 jdi 1", "1 xyz", "1 tahy; 1?"])
def test_who_only_asks_leaves_the_keyboard_where_it_was(stage: Stage, line: str) -> None:
    """Also one who has arrived, while the other one goes on alone."""
    stage.type("1 jdi 3 3 3 1", "jdi 2")
    stage.type(line)
    assert stage.session.known.seating.unlocked == 1
    assert ["Máte 4 kroků."] == stage.type("jdi 2")


def test_each_takes_back_their_own(stage: Stage) -> None:
    """Only where nothing has happened since."""
    stage.type("1 jdi 1", "2 jdi 1")
    assert "Vzato zpět." == stage.type("2 zpět")[0]
    assert (1, 0) == stage.match.state.walked


def test_several_people_may_speak_on_one_line(stage: Stage) -> None:
    """Each command says who it is from."""
    assert ["Máte 1 kroků.", "Máte 2 kroků."] == stage.type("1 jdi 1; 2 jdi 2")


def test_the_last_one_needs_no_name(stage: Stage) -> None:
    """Who is alone gets the keyboard; nothing of it has to be handed over."""
    told = stage.type("1 jdi 3 3 3 1")
    assert "Do cíle dorazí Jana." in told
    assert "Jděte." == told[-1]
    assert ["Máte 2 kroků."] == stage.type("jdi 2")
    assert ["Máte 3 kroků."] == stage.type("2 jdi 1")


def test_one_person_among_computers_never_says_who_speaks() -> None:
    """There is nobody else at the keyboard, so a number is what it always was."""
    stage = Stage(SPRINT, "Jana,bot:1")
    assert ["Máte 2 kroků."] == stage.type("jdi 2")
    stage.type("tahy")
    assert ["Máte 3 kroků."] == stage.type("1")


def test_people_are_numbered_in_the_order_of_their_seats() -> None:
    """Computer players have no number."""
    stage = Stage(SPRINT, "bot:1,Jana,Petr")
    assert ("1 Jana", "2 Petr") == stage.session.known.seating.numbered
    assert "Máte 1 kroků." == stage.type("1 jdi 1")[0]
    assert 1 == stage.match.state.walked[1]


def test_where_one_plays_after_another_nobody_names_themselves() -> None:
    """Neither in the relay nor in a game that knows no such thing."""
    for stage in (Stage(SPRINT, "Jana,Petr", options={"relay": "yes"}), Stage(PIG, "Jana,Petr")):
        assert stage.session.known.press_verb() is None
        assert stage.session.known.speaker(None) is None  # type: ignore[arg-type] # nobody looks at it
    relay = Stage(SPRINT, "Jana,Petr", options={"relay": "yes"})
    assert ["Ke klávesnici: Jana. Pak napište „ano“."] == relay.opening[-1:]


def test_at_the_end_everybody_hears_the_result(stage: Stage) -> None:
    """The last step ends the match for all."""
    told = stage.type("1 jdi 3 3 3 1", "2 jdi 3 3 3 1")
    assert ["Jana ušel 10.", "Petr Malý ušel 10."] == [line for line in told if "ušel" in line]
    assert "Partie už skončila." == stage.type("1 jdi 1")[-1] or stage.session.known.over


def test_a_digit_key_is_the_first() -> None:
    """In the profile of single keys a number needs no Enter, and a line begins behind a colon."""
    stage = Stage(SPRINT, "Jana,Petr", settings={"profile": "klavesy"})
    key = press_key(stage.session, "2")
    assert KeyPressed("2") == key
    assert "Křičí Petr." == stage.type(key.line)[0]
    assert not press_key(stage.session, ":").whole


def test_a_list_is_chosen_from_by_who_asked_for_it() -> None:
    """A bare number is a person, so the number of a list stands behind that of its owner."""
    stage = Stage(SPRINT, "Jana,Petr")
    stage.type("2 tahy")
    assert ["Máte 1 kroků."] == stage.type("2 1")
    assert (0, 1) == stage.match.state.walked
