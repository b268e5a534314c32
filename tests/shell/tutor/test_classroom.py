"""A lesson being taken: what counts as done, what does not, and what is told then."""

from __future__ import annotations

import pytest

from accessgames.engine import GameError
from accessgames.games import load_room
from accessgames.shell.input.editor import Key
from accessgames.shell.tutor.lesson import Lesson
from accessgames.shell.tutor.reading import load_course
from accessgames.shell.tutor.texts import solution
from accessgames.shell.typing_aids import next_request, press_key
from tests.shell.stage import sentences
from tests.shell.tutor.pupil import Pupil
from tests.shell.tutor.test_lessons import lesson_of

IOTA = load_room("iota")
TETRIKON = load_room("tetrikon")
IQLANDIE = load_room("iqlandie")
QUANTUM = load_room("quantum")
IDS = [step.id for step in lesson_of("iota").steps]


def at(step: str, **settings: str) -> Pupil:
    return Pupil(IOTA, IDS.index(step), settings=settings)


def trading() -> Pupil:
    """The second task of Tetrikon's chapter about trading, an offer of a flag for a horseshoe."""
    return Pupil(TETRIKON, 1, lesson=load_course(TETRIKON).chapters[3])


def step_of(pupil: Pupil) -> str:
    return pupil.session.step.id


def test_a_lesson_begins_with_the_match() -> None:
    """First the aim of the game and what its things look like, then what happens, then the task."""
    told = Pupil(QUANTUM).opening
    assert told[0].startswith("Kostky dávají čísla")
    assert told[1].startswith("Kostek je sedm")
    assert told[4].startswith("Červená 6, žlutá 5")
    assert "Úkol 1 ze 14: přehodit modrou šestku: „přehoď m6“." == told[-1]


def test_an_answer_comes_before_the_next_task() -> None:
    """The result first; then what comes next, without a word of praise."""
    told = sentences(Pupil(IOTA).type("ruka"))
    assert told[0].startswith("Máte červený kruh 4")
    assert told[-1].startswith("Úkol 2 z 15")
    assert 4 == len(told)


@pytest.mark.parametrize("typed", ["ruka", "RUKA", "ruk", "karty", "co mám", "moje karty"])
def test_a_question_in_any_of_its_words(typed: str) -> None:
    """Synonyms, beginnings and capitals are as good as the word that was shown."""
    pupil = Pupil(IOTA)
    pupil.type(typed)
    assert "place" == step_of(pupil)


@pytest.mark.parametrize("typed", ["okolí m50", "okoli M50", "kolem pole m50"])
def test_a_question_about_a_place(typed: str) -> None:
    """A place counts however it is written."""
    pupil = at("around")
    pupil.type(typed)
    assert "moves" == step_of(pupil)


def test_the_same_question_about_another_place() -> None:
    """It is answered, and the task is told again."""
    pupil = at("around")
    told = pupil.type("okolí c3")
    assert "around" == step_of(pupil)
    assert told[-1].startswith("Úkol: zjistit, co je kolem")
    assert 2 <= len(told)


def test_another_question_is_answered() -> None:
    """Nothing that works in a match is forbidden in a lesson."""
    pupil = at("board")
    told = pupil.type("stav")
    assert "V balíčku je 55 karet." in told
    assert "Úkol: přečíst desku slovem „deska“." == told[-1]


def test_another_legal_action_is_not_done() -> None:
    """It is told what it would do, the match stays as it is, and the task is told again."""
    pupil = at("place")
    before = pupil.match.moment
    told = pupil.type("mk3 n50")
    assert ["Ne, to by byl jiný tah:", "4 body, n50: modrý kruh 3."] == told[:2]
    assert told[-1].startswith("Úkol: přiložit")
    assert before == pupil.match.moment


def test_an_action_where_a_question_is_the_task() -> None:
    """The same holds where nothing is to be played at all."""
    pupil = Pupil(IOTA)
    assert ["Ne, to by byl jiný tah:", "5 bodů, n50: červený kruh 4."] == pupil.type("čk4 n50")[:2]
    assert "hand" == step_of(pupil)


def test_a_mistake_is_refused_as_in_a_match() -> None:
    """The normal refusal is told, and the task after it."""
    told = at("place").type("čk1 n50")
    assert "Červený kruh 1: takovou kartu v ruce nemáte." == told[0]
    assert told[1].startswith("Úkol: ")


def test_the_mistake_on_purpose() -> None:
    """Any action that breaks the named rule will do; it changes nothing, and the reason is at hand."""
    pupil = at("wrong")
    before = pupil.match.moment
    told = sentences(pupil.type("polož mk3 p50"))
    assert "Řada 50: barvy červená, červená, červená a modrá nejsou ani stejné, ani každá jiná." == told[0]
    assert "rule" == step_of(pupil)
    assert before == pupil.match.moment
    assert "Linie" == pupil.type("proč")[0]


def test_another_mistake_than_the_one_on_purpose() -> None:
    """Another rule that is broken is told, but it is not the point."""
    pupil = at("wrong")
    pupil.type("mk3 c3")
    assert "wrong" == step_of(pupil)


def test_a_mistake_made_before_is_not_the_one_on_purpose() -> None:
    """Whoever has broken the rule a step too early has to do it again where it is the task."""
    steps = lesson_of("iqlandie").steps
    number = next(place for place, step in enumerate(steps) if step.refused)
    pupil = Pupil(IQLANDIE, number - 1)
    mistake = solution(pupil.session, steps[number])
    pupil.type(mistake)
    assert number - 1 == pupil.session.number
    pupil.type(solution(pupil.session, pupil.session.step))
    pupil.type("stav")
    assert number == pupil.session.number
    pupil.type(mistake)
    assert number + 1 == pupil.session.number


def test_nothing_of_another_step_is_left_over_after_going_back() -> None:
    """No list to choose from, no advice half told, and what happened last is what happened here."""
    pupil = at("place")
    pupil.type("tahy")
    pupil.type("zpět")
    assert "Číslo 1 teď nic nevybírá, seznam přečte třeba „tahy“." == pupil.type("1")[0]
    pupil = at("again")
    pupil.type("rada", "zpět", solution(pupil.session, pupil.session.step))
    assert "Hledejte linii o třech kartách a volné pole na jejím konci." == pupil.type("rada")[0]
    pupil = at("points")
    pupil.type("zpět")
    assert at("four").type("poslední") == pupil.type("poslední")


def test_the_reason_is_known_to_who_comes_back() -> None:
    """Whoever left right after the mistake on purpose can still ask why."""
    told = at("rule").type("proč")
    assert told[0].startswith("Řada 50: barvy") or "Linie" == told[0]
    assert "Linie" in told


def test_an_action_by_its_number() -> None:
    """A number of the list of moves does what is expected, too."""
    pupil = at("place")
    pupil.type("tahy n50: červený kruh 4")
    number = next(
        number
        for number, item in enumerate(pupil.session.teller.page.items, 1)  # type: ignore[union-attr] # a page of moves
        if IOTA.game.format_action(item.action) == "place n50=r4c"
    )
    pupil.type(str(number))
    assert "board" == step_of(pupil)


def test_the_others_answer_before_the_next_task() -> None:
    """What the lesson lets others do is told like in any match."""
    told = at("place").type("čk4 n50")
    assert [line for line in told if line.startswith("Alfa: 7 bodů")]
    assert "Jste na tahu." in told


def test_several_commands_on_a_line() -> None:
    """Each command may do its step."""
    pupil = Pupil(IOTA)
    told = pupil.type("ruka; čk4 n50; deska")
    assert "around" == step_of(pupil)
    assert 3 == len([line for line in told if line.startswith("Úkol ")])


def test_an_action_in_parts() -> None:
    """What takes several actions may be done at once or one after another."""
    pupil = trading()
    pupil.type("nabídni Alfa", "přidej vlajku")
    assert "trading-swap" == step_of(pupil)
    pupil.type("přeskoč")
    assert "trading-free" == step_of(pupil)
    again = trading()
    again.type("nabídni Alfa", "přidej vlajku", "chci podkovu", "předlož")
    assert "trading-free" == step_of(again)


def test_who_gets_there_on_another_way_goes_on_as_shown() -> None:
    """Of a puzzle only what is claimed matters, so nothing is set up anew and nothing is said of it."""
    ids = [step.id for step in lesson_of("iqlandie").steps]
    pupil = Pupil(IQLANDIE, ids.index("solve"))
    told = pupil.type("a3", "b2", "a1", "hotovo")
    assert "pick" == step_of(pupil)
    assert "Vaše řešení je správné." in told
    assert not [line for line in told if line.startswith("Splněno i takhle")]


def test_going_back_in_the_middle_of_an_action() -> None:
    """The step begins anew, the one before is not touched."""
    pupil = trading()
    before = pupil.match.moment
    pupil.type("nabídni Alfa", "zpět")
    assert "trading-swap" == step_of(pupil)
    assert before == pupil.match.moment
    assert 0 == pupil.session.done_acts


def test_an_unclear_word_is_asked_about_first() -> None:
    """After a list of what a word may mean, the number is awaited and the task does not come between."""
    pupil = Pupil(IOTA)
    told = pupil.type("r")
    assert not [line for line in told if line.startswith("Úkol")]
    number = next(line.split()[0] for line in told if line.endswith(" ruka"))
    pupil.type(number)
    assert "place" == step_of(pupil)


def test_an_empty_line_tells_the_task() -> None:
    """Silence is a bug in a lesson, too."""
    assert ["Úkol: přečíst desku slovem „deska“."] == at("board").type("")


def test_keys_are_named_where_they_are_in_use() -> None:
    """With single keys the key of a question is told beside its word, and does the step."""
    pupil = Pupil(IOTA, settings={"profile": "klavesy"})
    assert "Stačí i klávesa r." == pupil.opening[-1]
    pupil.type(press_key(pupil.session, "r").line)
    assert "place" == step_of(pupil)
    pupil.type(press_key(pupil.session, Key.ENTER).line)
    assert "place" == step_of(pupil)
    pupil.type(press_key(pupil.session, "+").line)
    assert "board" == step_of(pupil)


def test_the_prompt_is_that_of_a_match() -> None:
    """A lesson is heard like the real thing."""
    pupil = Pupil(IOTA)
    assert "Příkaz:" == pupil.session.teller.console.language.form(next_request(pupil.session).prompt, "full")


def test_where_the_step_cannot_be_remembered() -> None:
    """That is told, and the lesson goes on."""
    pupil = Pupil(IOTA)

    pupil.problem = GameError("error-storage-full", file="lessons.toml")
    told = pupil.type("ruka")
    assert "Na disku není místo pro lessons.toml." in told
    assert "place" == step_of(pupil)


def test_no_record_is_kept_of_a_lesson() -> None:
    """What is achieved with prepared cards is nobody's personal record, and the match has no file."""
    pupil = Pupil(TETRIKON)
    assert pupil.session.records is None
    assert not pupil.session.store.path.exists()


def test_a_free_step_takes_any_action() -> None:
    """Where the lesson leaves a choice, any legal action will do; the next scene does not depend on it."""
    data = lesson_of("quantum")
    first, last = data.scenes
    steps = tuple(
        type(step)(step.id, act=step.act, free=True) if step.id == "keep" else step for step in first.steps
    )
    keep = [step.id for step in steps].index("keep")
    shorter = type(first)(first.seats, first.options, first.before, first.told, steps[: keep + 1])
    pupil = Pupil(QUANTUM, keep, lesson=Lesson("quantum", "1", (shorter, last)))
    told = pupil.type("přehoď 1 2")
    assert "hint" == step_of(pupil)
    assert [line for line in told if line.startswith("Teď jiná partie")]
