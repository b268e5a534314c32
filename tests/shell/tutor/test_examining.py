"""The test at the end: ten tasks that nobody has seen, the first answer counts, eight are enough."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import pytest

from accessgames.engine import GameError
from accessgames.games import game_ids, load_room
from accessgames.games.teaching import Teaching
from accessgames.shell.tutor.examining import make_test
from tests.pig import ROOM as PIG
from tests.shell.tutor.test_teaching import Book, taught

if TYPE_CHECKING:
    from accessgames.engine import Stream

QUANTUM = load_room("quantum")


def answers(number: int, wrong: tuple[int, ...] = ()) -> list[str]:
    """Lines that answer a test, some of its tasks wrongly."""
    lines = []
    for place, step in enumerate(make_test(QUANTUM, number).steps, 1):
        verb, *rest = step.act[0].split(" ")
        if place in wrong:
            lines.append("nech" if verb == "reroll" else "nic")
        elif verb == "reroll":
            lines.append(f"přehoď {' '.join(rest)}")
        else:
            lines.append({"R": "červená", "Y": "žlutá", "B": "modrá", "P": "fialová"}[rest[0]])
    return lines


def test_all_right() -> None:
    """Each answer is told at once, and at the end how many were right."""
    book = Book()
    told = taught(book, *answers(1), room=QUANTUM, chapter=("zkouška",))
    assert told[0].startswith("Závěrečná zkouška: Quantum. Na řadě je úkol 1 z 10")
    assert 10 == told.count("Správně.")
    assert "Zkouška je složená: správně 10 z 10." in told
    assert {"quantum-test": "test-2-"} == book.steps


@pytest.mark.parametrize(("wrong", "passed"), [((1, 4), True), ((2, 5, 9), False)])
def test_eight_are_enough(wrong: tuple[int, ...], passed: bool) -> None:
    """Two may be wrong; which ones is told."""
    told = taught(Book(), *answers(1, wrong), room=QUANTUM, chapter=("zkouška",))
    assert passed == any(line.startswith("Zkouška je složená: ") for line in told)
    last = f"{wrong[0]} a {wrong[1]}" if len(wrong) == 2 else "2, 5 a 9"
    assert f"Chybné byly úkoly {last}." in told
    shown = [line for line in told if line.startswith("Tím úkol splněný není. Šlo třeba „")]
    assert len(wrong) == len(shown)


def test_a_wrong_answer_is_told_what_it_would_do() -> None:
    """First the consequence, then a right line, then the next task; the first answer counts."""
    told = taught(Book(), "nech", "konec", room=QUANTUM, chapter=("zkouška",))
    place = told.index("Ne, hod by zůstal, jak je, a nic nového by nepadlo.")
    assert told[place + 1].startswith("Tím úkol splněný není. Šlo třeba „přehoď")
    assert [line for line in told[place:] if line.startswith("Úkol 2 z 10")]


@pytest.mark.parametrize("game", game_ids())
def test_lists_do_not_answer(game: str) -> None:
    """In a test nobody has the moves sorted by how good they are; in iQLANDIE nobody ever has."""
    told = taught(Book(), "tahy podle síly", "konec", room=load_room(game), chapter=("zkouška",))
    refused = ("V úloze tahy podle síly řadit nejde", "„podle síly“ není způsob, jak tahy seřadit")
    assert 1 == sum(line.startswith(refused) for line in told)


def test_a_test_is_left_and_gone_on_with() -> None:
    """What was answered stays answered, right or wrong."""
    book, lines = Book(), answers(1, (2,))
    taught(book, *lines[:3], "konec", room=QUANTUM, chapter=("zkouška",))
    assert {"quantum-test": "test-1-101"} == book.steps
    told = taught(book, *lines[3:], room=QUANTUM, chapter=("zkouška",))
    assert "úkol 4 z 10" in told[0]
    assert "Zkouška je složená: správně 9 z 10." in told
    assert "Chybný byl úkol 2." in told


def test_the_next_test_has_other_tasks() -> None:
    """Whoever takes it again sees nothing twice."""
    first, second = make_test(QUANTUM, 1), make_test(QUANTUM, 2)
    assert set() == {scene.before for scene in first.scenes} & {scene.before for scene in second.scenes}
    assert first == make_test(QUANTUM, 1)


@pytest.mark.parametrize("typed", ["rada", "rada vše", "zpět", "výuka znovu"])
def test_a_test_is_done_alone(typed: str) -> None:
    """No advice and nothing taken back; the task stays as it was."""
    told = taught(Book(), typed, "konec", room=QUANTUM, chapter=("zkouška",))
    assert [line for line in told if line.startswith("U zkoušky se neradí ani nevrací.")]
    assert "u úkolu 1 z 10" in told[-1]


def test_who_gives_a_task_up_hears_the_answer() -> None:
    """That is a wrong answer, and the test goes on."""
    book = Book()
    told = taught(book, "přeskoč", "konec", room=QUANTUM, chapter=("zkouška",))
    assert [line for line in told if line.startswith("Tím úkol splněný není. Šlo třeba „přehoď")]
    assert {"quantum-test": "test-1-0"} == book.steps


def test_questions_and_refusals_are_no_answers() -> None:
    """Whoever looks around, or mistypes, may still answer."""
    told = taught(Book(), "kostky", "přehoď šestnáct", "červená", "konec", room=QUANTUM, chapter=("zkouška",))
    assert "u úkolu 1 z 10" in told[-1]


def test_a_game_without_a_test() -> None:
    """It says that it has none; one whose tasks can't be found says which."""
    with pytest.raises(GameError, match="tutor-error-none"):
        make_test(PIG, 1)

    class Empty(Teaching):
        aims: ClassVar = {}
        kinds = ("nothing",)

        def draw(self, kind: str, stream: Stream, /) -> None:
            del kind, stream

    with pytest.raises(GameError, match="tutor-error-test"):
        make_test(replace(QUANTUM, teaching=Empty()), 1)


def test_help_is_not_sold_from_a_list_either() -> None:
    """What may be done in a puzzle of iQLANDIE names a hint, which costs time in a match."""
    told = taught(Book(), "tahy", "9", "konec", room=load_room("iqlandie"), chapter=("zkouška",))
    assert "9 z 9: Nechat si poradit." in told
    assert "U zkoušky se neradí ani nevrací. Kdo neví, napíše „přeskoč“, to je chyba." in told
