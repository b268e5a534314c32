"""What a learner may wish for at any time."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from tests.shell.tutor.pupil import Pupil
from tests.shell.tutor.test_lessons import lesson_of

IOTA = load_room("iota")
IDS = [step.id for step in lesson_of("iota").steps]


def at(step: str, tag: str = "cs") -> Pupil:
    return Pupil(IOTA, IDS.index(step), tag)


@pytest.mark.parametrize("typed", ["úkol", "ukol", "uč", "výuka"])
def test_the_task_again(typed: str) -> None:
    """The task is told once more, as short as it can be."""
    assert ["Úkol: přečíst desku slovem „deska“."] == at("board").type(typed)


@pytest.mark.parametrize("typed", ["přeskoč", "preskoc", "přesk", "ukaž", "dál", "+"])
def test_the_answer_is_shown_and_done(typed: str) -> None:
    """Nobody is ever stuck: the line is told, it is done, and the next task comes."""
    told = at("place").type(typed.replace("+", "další"))
    assert "Takhle: „polož červený kruh 4 n50“." == told[0]
    assert "Získáváte 5 bodů, celkem 5." == told[1]
    assert told[-1].startswith("Úkol 3 z 15")


def test_a_word_of_the_tutor_comes_before_one_of_the_game() -> None:
    """In English, `skip` passes in IOTA and `task` asks in iQLANDIE; in a lesson they are the tutor's."""
    assert at("place", "en").type("skip")[0].startswith("Like this")
    other = Pupil(load_room("iqlandie"), 1, "en")
    assert ["Task: hear the task again: “goal”."] == other.type("task")


def test_a_list_of_several_pages_is_turned() -> None:
    """While a list goes on, its word reads on; only then does it show the answer."""
    pupil = at("moves")
    pupil.type("tahy")
    assert pupil.type("dál")[0].startswith("10 z")
    assert "wrong" == pupil.session.step.id


def test_back_to_the_step_before() -> None:
    """The match goes back as well, and the task is told."""
    pupil = at("board")
    told = pupil.type("zpět")
    assert "place" == pupil.session.step.id
    assert told[-1].startswith("Úkol 2 z 15")
    assert 9 == pupil.match.moment
    assert "place" == pupil.kept[-1]


def test_nothing_before_the_first_step() -> None:
    """That is said, and the task stays."""
    told = Pupil(IOTA).type("zpět")
    assert "Tohle je první úkol, dál zpět to nejde." == told[0]


def test_taking_back_where_it_is_the_task() -> None:
    """There the word does what it does in a match."""
    pupil = at("back")
    assert "Vzato zpět i s odpovědí, 2 tahy." == pupil.type("zpět")[0]
    assert "again" == pupil.session.step.id


def test_the_lesson_from_the_start() -> None:
    """Whoever wants to hears everything again."""
    pupil = at("result")
    assert pupil.type("výuka znovu")[-1].startswith("Úkol 1 z 15")
    assert "hand" == pupil.kept[-1]


def test_nothing_has_to_be_saved() -> None:
    """The lesson remembers its step by itself, and says so."""
    assert "Výuka si úkol 3 z 15 pamatuje sama." == at("board").type("ulož")[0]


def test_leaving_needs_no_yes() -> None:
    """Nothing is lost, so nothing is asked."""
    pupil = at("board")
    assert [] == pupil.type("konec")
    assert pupil.session.agenda.done
    assert not pupil.session.finished


def test_help_tells_what_only_a_lesson_has() -> None:
    """The task stands first, the words of the tutor last; a word is explained as ever."""
    told = at("board").type("nápověda")
    assert "Úkol: přečíst desku slovem „deska“." == told[0]
    assert "Slovo „úkol“ zopakuje zadání, „přeskoč“ ukáže odpověď, „konec“ výuku přeruší." == told[-1]
    assert ["přeskoč: ukáže správnou odpověď a provede ji."] == at("board").type("nápověda přeskoč")[:1]


@pytest.mark.parametrize("typed", ["úkol 3", "přeskoč 2", "konec hned", "ulož sem"])
def test_words_behind_a_wish(typed: str) -> None:
    """What follows is not passed over in silence, and nothing is done."""
    pupil = at("board")
    assert pupil.type(typed)
    assert "board" == pupil.session.step.id
    assert not pupil.session.agenda.done


def test_another_lesson_has_to_wait() -> None:
    """One lesson at a time: the way to the other one is named."""
    assert "Jinou hru jde učit, až tuto výuku přeruší „konec“." == at("board").type("uč tetrikon")[0]


def test_who_sits_at_the_table() -> None:
    """The others are told as what they are: nobody thinks here."""
    assert ["Hráč je člověk.", "Alfa hraje podle výuky."] == at("board").type("hráči")[:2]
    assert at("wrong").type("proč Alfa")[0].startswith("Soupeři hrají podle výuky")


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_every_word_is_answered_and_nothing_is_lost(game: str) -> None:
    """Whatever is typed in a lesson, the step stays or is done, and never does silence follow."""
    room = load_room(game)
    number = next(place for place, step in enumerate(lesson_of(game).steps) if step.acts)
    pupil = Pupil(room, number)
    play = pupil.session
    for key in play.commands():
        told = pupil.type(play.teller.words.word(key))
        assert told or play.agenda.done, key
        assert key in {"quit", "home"} or not play.agenda.done, key
        assert play.known.seat.moment, key
        play.agenda.done = False
        play.agenda.question = None
        play.go_to(number)
        pupil.heard()
