from __future__ import annotations

import pytest

from accessgames.shell.questions import ChanceQuestion, ConfirmQuit
from tests.shell.own_dice import ROOM as OWN_DICE
from tests.shell.stage import Stage

QUIT = "Opravdu skončit? Partie zůstane uložena. Napište „ano“ nebo „ne“."


@pytest.mark.parametrize("answer", ["ano", "ANO", "a", "jo"])
def test_leaving_is_confirmed_by_a_word(answer: str) -> None:
    """Nobody leaves by a slip of the finger."""
    stage = Stage()
    assert [QUIT] == stage.type("konec")
    assert "Odpověď:" == stage.prompt()
    stage.type(answer)
    assert stage.session.agenda.done


def test_a_no_stays_and_asks_what_was_open() -> None:
    """The match goes on where it was."""
    stage = Stage()
    assert ["Hrajeme dál.", "Jste na tahu: hoď."] == stage.type("konec", "ne")
    assert not stage.session.agenda.done
    assert "Příkaz:" == stage.prompt()


def test_any_other_command_means_to_stay() -> None:
    """It is done, and a later yes leaves nothing."""
    stage = Stage()
    assert ["Ticho."] == stage.type("konec", "ticho")
    assert stage.session.agenda.question is None
    assert "neznám" in stage.type("ano")[0]
    assert not stage.session.agenda.done


def test_an_empty_line_repeats_the_question_about_leaving() -> None:
    """And it stays open."""
    stage = Stage()
    assert ["Ještě jednou: " + QUIT] == stage.type("konec", "")
    assert isinstance(stage.session.agenda.question, ConfirmQuit)


def test_the_question_can_be_switched_off() -> None:
    """Who knows what they do need not confirm."""
    stage = Stage(settings={"confirm-quit": "no"})
    stage.type("konec")
    assert stage.session.agenda.done


def test_with_own_dice_the_program_asks_and_never_rolls() -> None:
    """After the move the table tells what fell, it is read back and confirmed."""
    stage = Stage(OWN_DICE)
    assert ["Co padlo?"] == stage.type("hod")
    assert ["Padlo 5. Souhlasí? Ano nebo ne."] == stage.type("5")
    told = stage.type("ano")
    assert "Padlo 5, v tahu máte 5 bodů." == told[0]
    assert ("chance", "die 5") == (_last_actor(stage), stage.match.entries[-1].text)


@pytest.mark.parametrize("command", ["tahy", "rada"])
def test_nobody_moves_before_the_table_has_told(command: str) -> None:
    """Whoever wants to move meanwhile is told what is awaited."""
    stage = Stage(OWN_DICE)
    stage.type("hod")
    told = ["Teď není na tahu nikdo, nejdřív napište, co je na stole."]
    assert told == stage.type(command)


def _last_actor(stage: Stage) -> str:
    return "chance" if stage.match.entries[-1].actor < 0 else "seat"


def test_what_was_told_can_be_corrected_before_it_counts() -> None:
    """Another face replaces the first, a no asks again."""
    stage = Stage(OWN_DICE)
    stage.type("hod", "5")
    assert ["Padlo 4. Souhlasí? Ano nebo ne."] == stage.type("čtyři")
    assert ["Co padlo?"] == stage.type("ne")
    stage.type("3", "ano")
    assert "die 3" == stage.match.entries[-1].text


@pytest.mark.parametrize("line", ["ano", "ne"])
def test_before_anything_is_told_there_is_nothing_to_confirm(line: str) -> None:
    """A yes or no tells no face and no card: one sentence, and the question stays."""
    stage = Stage(OWN_DICE)
    stage.type("hod")
    moment = stage.match.moment
    assert [f"„{line}“ tu nic nepotvrzuje, napište, co je na stole."] == stage.type(line)
    assert moment == stage.match.moment
    assert ["Padlo 5. Souhlasí? Ano nebo ne."] == stage.type("5")


@pytest.mark.parametrize("line", ["7", "lev"])
def test_what_the_dice_cannot_show_is_refused(line: str) -> None:
    """With what they could; the question stays."""
    stage = Stage(OWN_DICE)
    told = stage.type("hod", line)
    assert f"„{line}“ není číslo od 1 do 6." in told or "neznám" in told[0]
    assert isinstance(stage.session.agenda.question, ChanceQuestion)


def test_a_wrong_face_keeps_what_was_told_before() -> None:
    """A slip does not throw away what was right."""
    stage = Stage(OWN_DICE)
    stage.type("hod", "5", "7")
    assert "die 5" == (stage.type("ano") and stage.match.entries[-1].text)


@pytest.mark.parametrize(
    "line", ["stav", "skóre", "kdo", "historie", "nápověda", "pravidla", "hráči", "volby"]
)
def test_questions_are_answered_while_the_dice_are_awaited(line: str) -> None:
    """Every query works in this phase too, and the question stays."""
    stage = Stage(OWN_DICE)
    stage.type("hod")
    assert stage.type(line)
    assert isinstance(stage.session.agenda.question, ChanceQuestion)


def test_confirming_the_dice_can_be_switched_off() -> None:
    """What is told counts at once then."""
    stage = Stage(OWN_DICE, settings={"confirm-chance": "no"})
    assert "Padlo 5, v tahu máte 5 bodů." == stage.type("hod", "5")[0]


def test_an_own_throw_may_be_taken_back_in_training() -> None:
    """The table throws again then."""
    stage = Stage(OWN_DICE, settings={"training": "yes"})
    stage.type("hod", "5", "ano")
    assert "Vzato zpět" in stage.type("zpět")[0]
    assert 0 == len(stage.match.entries)


def test_no_match_without_own_dice_asks_for_them() -> None:
    """Chance comes from the stream and nobody is asked."""
    stage = Stage()
    stage.type("hod")
    assert stage.session.agenda.question is None
