"""Putting right what was told of real dice: which of it, what it was, who agrees, what is left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.engine import Correction, read_journal
from accessgames.engine.luck import Sealed
from accessgames.games import load_room
from accessgames.games.corrections import correction_messages
from accessgames.shell.commands.correcting import AgreementAsked, CorrectionAsked
from accessgames.shell.questions import ChanceQuestion, LookAlike
from tests.shell.own_dice import ROOM as OWN_DICE
from tests.shell.stage import Stage

NOTHING = "O stole zatím nic takového řečeno není, není co opravit."
SURE = "Opravit to tak? Ano nebo ne."
STAYS = "Nic se neopravuje."


def played(players: str = "Jana,bot:3", *faces: int) -> Stage:
    """A match with a real die that has shown these faces."""
    stage = Stage(OWN_DICE, players)
    for face in faces:
        stage.type("hod", str(face), "ano")
    return stage


def does(stage: Stage) -> list[str]:
    """What counts in the match."""
    return [entry.text for entry in stage.match.entries]


@pytest.mark.parametrize(
    "line", ["oprav", "oprav 3", "oprav hod na 3", "oprav minulý hod", "oprav kartu na 3"]
)
def test_with_nothing_told_there_is_nothing_to_correct(line: str) -> None:
    """One sentence, and nothing is done; neither while the first throw is awaited."""
    stage = Stage(OWN_DICE)
    assert [NOTHING] == stage.type(line)
    stage.type("hod")
    assert [NOTHING] == stage.type(line)
    assert ["roll"] == does(stage)


def test_a_game_without_real_dice_has_nothing_to_correct() -> None:
    """What the program rolled is no matter of telling."""
    stage = Stage()
    stage.type("hod")
    assert [NOTHING] == stage.type("oprav 3")


@pytest.mark.parametrize(
    "line", ["oprav 4", "oprav hod na 4", "oprava hodu 4", "oprav minulý hod 4", "OPRAV poslední 4"]
)
def test_the_last_throw_is_corrected(line: str) -> None:
    """What it was and what it becomes is said; a yes does it, and the game says what changed."""
    stage = played("Jana,bot:3", 5, 3)
    assert ["Dosud: Padlo 3. Nově: Padlo 4.", SURE] == stage.type(line)
    assert ["Opraveno, správně je:", "Padlo 4, v tahu máte 9 bodů."] == stage.type("ano")[:2]
    assert ["roll", "die 5", "roll", "die 4"] == does(stage)
    assert Correction(3, "die 4", 4) == read_journal(stage.kept.lines).records[-1]


def test_what_followed_is_played_again() -> None:
    """An earlier throw changes what later ones were worth, and that is told."""
    stage = played("Jana,bot:3", 5, 3)
    stage.type("oprav předminulý hod na 2")
    told = stage.type("ano")
    assert ["Opraveno, správně je:", "Padlo 2, v tahu máte 2 body."] == told[:2]
    assert ["Tím se mění i další:", "Padlo 3, v tahu máte 5 bodů."] == told[2:4]
    assert "Všechno, co následovalo, platí dál." == told[4]


def test_what_does_not_fit_any_more_is_told_and_asked_for() -> None:
    """How much has to be told again is said before anybody agrees, and what is the first of it afterwards."""
    stage = played("Jana,Petr", 5, 3)
    told = stage.type("oprav předminulý hod na 1")
    assert "Dosud: Padlo 5. Nově: Padlo 1. Znovu se zadají 2 tahy." == told[0]
    told = stage.type("všichni")
    assert "Dál záznam nesedí, znovu se zadají 2 tahy. Už neplatí:" == told[2]
    assert "Jana hodí 3, v tahu má 8 bodů." == told[3]
    assert "Na tahu je Petr." == told[-1]
    assert ["roll", "die 1"] == does(stage)


def test_everybody_at_the_table_agrees_by_name() -> None:
    """One after another; whoever says no keeps it as it is, and only the last yes corrects it."""
    stage = played("Jana,Petr,Eva,bot:2", 5)
    assert "Souhlasí s opravou Jana? „ano“ nebo „ne“, za všechny „všichni“." == stage.type("oprav 4")[-1]
    assert ["Souhlasí s opravou Petr? „ano“ nebo „ne“, za všechny „všichni“."] == stage.type("ano")
    assert ["Souhlasí s opravou Eva? „ano“ nebo „ne“, za všechny „všichni“."] == stage.type("jo")
    assert STAYS == stage.type("ne")[0]
    assert ["roll", "die 5"] == does(stage)
    stage.type("oprav 4", "ano", "ano", "ano")
    assert ["roll", "die 4"] == does(stage)


def test_another_command_leaves_it_as_it_is() -> None:
    """A later yes agrees to nothing."""
    stage = played("Jana,Petr", 5)
    stage.type("oprav 4", "skóre")
    assert not isinstance(stage.session.agenda.question, AgreementAsked)
    stage.type("všichni")
    assert ["roll", "die 5"] == does(stage)


def test_what_it_was_may_be_asked_for() -> None:
    """In the words of the game; a no leaves it, other questions are answered meanwhile."""
    stage = played("Jana,bot:3", 5, 3)
    assert ["Platí: Padlo 3. Co padlo?"] == stage.type("oprav minulý hod")
    assert stage.type("skóre")
    assert isinstance(stage.session.agenda.question, CorrectionAsked)
    assert STAYS == stage.type("ne")[0]
    assert ["Dosud: Padlo 3. Nově: Padlo 6.", SURE] == stage.type("oprav minulý hod", "6")
    assert STAYS == stage.type("ne")[0]
    assert "die 3" == does(stage)[-1]


def test_without_anything_named_a_list_is_read() -> None:
    """The last throw first; a number chooses."""
    stage = played("Jana,bot:3", 5, 3)
    told = stage.type("oprav")
    assert "Co opravit?" == told[0]
    assert ["Padlo 3.", "Padlo 5."] == [line.split(": ")[-1] for line in told[1:3]]
    assert ["Platí: Padlo 5. Co padlo?"] == stage.type("2")
    stage.type("6", "ano")
    assert ["roll", "die 6", "roll", "die 3"] == does(stage)


def test_what_is_so_already_is_said() -> None:
    """And nobody has to agree to it."""
    stage = played("Jana,bot:3", 5)
    assert ["Přesně tak to v partii už je."] == stage.type("oprav 5")
    assert "není číslo od 1 do 6" in stage.type("oprav 9")[0]


def test_what_is_not_confirmed_yet_is_corrected_at_once() -> None:
    """The pending throw is meant, with or without its name, unless an earlier one is named."""
    stage = played("Jana,bot:3", 5)
    stage.type("hod", "3")
    assert "Dosud: Padlo 5. Nově: Padlo 2." == stage.type("oprav minulý hod na 2")[0]
    assert "Padlo 3. Souhlasí? Ano nebo ne." == stage.type("ne")[-1]


def test_a_question_mark_only_asks() -> None:
    """It says what the word does."""
    stage = played("Jana,bot:3", 5)
    stage.type("oprav 4?")
    assert stage.session.agenda.question is None
    assert "die 5" == does(stage)[-1]


def test_in_a_tournament_the_organiser_alone_agrees() -> None:
    """A yes of a player is no answer, the organiser's word is."""
    stage = played("Jana,Petr", 5)
    seat = stage.session.known.seat
    sealed = Sealed("00112233aabbccdd", "0" * 64, "Jarní, kolo 1, stůl 1")
    seat.header = replace(seat.header, sealed=sealed)  # type: ignore[misc] # only read otherwise
    asked = "V turnaji opravu potvrzuje jen pořadatel, slovem „pořadatel“. „ne“ ji zruší."
    assert asked == stage.type("oprav 4")[-1]
    assert "Ještě jednou: " + asked == stage.type("ano")[-1]
    assert "die 5" == does(stage)[-1]
    assert STAYS == stage.type("ne")[0]
    stage.type("oprav 4", "pořadatel")
    assert "die 4" == does(stage)[-1]


def test_a_corrected_match_is_come_back_to() -> None:
    """It stands where it stood, and can be corrected again."""
    stage = played("Jana,bot:3", 5, 3)
    stage.type("oprav 4", "ano")
    stage.leave_and_come_back()
    assert ["roll", "die 5", "roll", "die 4"] == does(stage)
    assert "Dosud: Padlo 4. Nově: Padlo 6." == stage.type("oprav hod 6")[0]


def test_a_finished_match_may_be_corrected_before_it_is_left() -> None:
    """The match goes on where it is not over any more, and the result is told again where it is."""
    stage = Stage(OWN_DICE, "Jana,Petr", options={"target": "50"})
    for _ in range(9):
        stage.type("hod", "6", "ano")
    assert any("Jana" in line for line in stage.type("přičti"))
    before = stage.match.actors
    told = stage.type("oprav 1", "všichni")
    assert ((), (1,)) == (before, stage.match.actors)
    assert "Na tahu je Petr." == told[-1]


def test_a_starter_told_wrongly_is_corrected_by_name() -> None:
    """Quantum: who starts is told by name, and all that followed is asked for again."""
    stage = Stage(load_room("quantum"), "Jana,Petr", options={"dice": "own"})
    stage.type("Jana", "ano", "č1 č2 m3 m4 f2 f3 b3", "ano")
    assert "Dosud: Začíná Jana. Nově: Začíná Petr." in stage.type("oprav začínajícího Petr")[0]
    stage.type("všichni")
    assert ("start 1", "Petr") == (does(stage)[0], stage.session.known.seating.seats[1].name)


def test_one_die_of_a_throw_is_corrected() -> None:
    """Quantum: two faces are the wrong one and the right one."""
    stage = Stage(load_room("quantum"), "Jana,Petr", options={"dice": "own"})
    stage.type("Jana", "ano", "č1 č2 m3 m4 f2 f3 b3", "ano")
    told = " ".join(stage.type("oprav hod f2 f5"))
    assert told.startswith("Dosud: Padlo: červená 1 a 2, modrá 3 a 4, fialová 2 a 3, bílá 3.")
    assert "Nově: Padlo: červená 1 a 2, modrá 3 a 4, fialová 3 a 5, bílá 3." in told


def test_a_card_of_the_real_set_is_corrected() -> None:
    """Tetrikon: the last card is meant, whatever was told after it."""
    own = {"dice": "own", "cards": "own", "level": "A"}
    stage = Stage(load_room("tetrikon"), "Jana,Petr", options=own)
    stage.type("A3", "ano", "A5", "ano")
    assert "Dosud: Diagram A5. Nově: Diagram A6." == stage.type("oprav diagram na A6")[0]
    stage.type("všichni")
    assert ["diagram A3", "diagram A6"] == does(stage)


def drawing() -> Stage:
    """A match of Tetrikon with a real set, where a piece is awaited."""
    stage = Stage(load_room("tetrikon"), "Jana,Petr", options={"dice": "own", "cards": "own", "level": "A"})
    for line in ("A3", "A5", "schod", "čtverec", "domino"):
        stage.type(line, "ano")
    return stage


@pytest.mark.parametrize("line", ["ko", "roz"])
def test_a_piece_that_looks_like_a_command_is_asked_about(line: str) -> None:
    """It is a piece after a yes, and nothing is done without asking."""
    stage = drawing()
    moment = stage.match.moment
    told = stage.type(line)
    assert isinstance(stage.session.agenda.question, LookAlike)
    assert "Je to ono? Slovo „ano“ to potvrdí, po slovu „ne“ to bude příkaz" in told[0]
    assert moment == stage.match.moment
    stage.type("ano")
    assert moment + 1 == stage.match.moment


def test_a_name_in_full_is_not_asked_about() -> None:
    """Neither is a word that tells nothing."""
    stage = drawing()
    assert "Dílek: vlajka. Souhlasí? Ano nebo ne." == stage.type("vlajka")[0]
    stage.type("ne", "skóre")
    assert isinstance(stage.session.agenda.question, ChanceQuestion)


def test_a_look_alike_may_be_the_command() -> None:
    """After a no it is done, and what is on the table is still awaited."""
    stage = drawing()
    assert "Opravdu skončit?" in stage.type("ko", "ne")[0]
    assert not stage.session.agenda.done


def test_a_card_is_never_a_yes_or_a_no() -> None:
    """Alone they confirm nothing where nothing was told, and name no card in a correction either."""
    stage = drawing()
    stage.type("oprav minulý dílek")
    moment = stage.match.moment
    for line in ("ano", "a", "jo"):
        assert "nic nepotvrzuje" in stage.type(line)[0]
    assert STAYS == stage.type("n")[0]
    assert moment == stage.match.moment


def test_a_number_of_the_list_is_nothing_on_the_table() -> None:
    """Also while something is awaited there, which goes on after a no."""
    stage = played("Jana,bot:3", 5, 3)
    stage.type("hod")
    assert "Co opravit?" == stage.type("oprav")[0]
    assert ["Platí: Padlo 5. Co padlo?"] == stage.type("2")
    assert [STAYS, "Co padlo?"] == stage.type("ne")
    assert [STAYS, "Co padlo?"] == stage.type("oprav", "ne")
    assert ["Padlo 4. Souhlasí? Ano nebo ne."] == stage.type("4")


def test_what_only_one_seat_may_know_is_not_said_aloud() -> None:
    """Where nobody else noticed what was told, they hear that it was corrected, and no more."""
    listener = played("Jana,Petr", 5).session.known.public_listener()
    told = correction_messages(OWN_DICE, ((),), ((),), listener)
    assert ["correction-unseen"] == [message.key for message in told]
