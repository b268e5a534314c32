"""What Quantum teaches: aims judged by the rules, what a wrong try would do, and the test at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.games import Listener, load_room, teaching
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules.state import REROLLS, Pass, Phase, Reroll, Write
from accessgames.games.quantum.teaching import TEACHING
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor import learners

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumView
    from accessgames.language import Message

QUANTUM = load_room("quantum")
TESTS = range(1, 13)
LETTERS = "RYBP"


def sums(view: QuantumView) -> list[int]:
    """The totals of the colours, added up face by face."""
    names = [cubes.face_name(face) for face in view.table.dice]
    white = int(names[-1])
    return [white + sum(int(name[1:]) for name in names[:-1] if name[0] == letter) for letter in LETTERS]


def gone(row: tuple[int, ...], number: int) -> int:
    """How many numbers a row that goes up, then down, loses by a number."""
    if len(row) < 3:
        return number - 1 - (row[-1] if row else 0)
    if len(row) == 4:
        return row[-1] - 1 - number
    return 0


def full(rows: tuple[tuple[int, ...], ...], colour: int) -> bool:
    """Whether the next box of a row is the only one that its column lacks."""
    cell = len(rows[colour])
    return all(len(row) > cell for other, row in enumerate(rows) if other != colour)


def taught(listener: Listener, aim: tuple[str, ...]) -> Reroll | Write:
    """Somebody who knows what the chapters say: which dice show what, what a number skips, what is full."""
    table, (name, *words) = listener.view.table, aim
    if name == "throw":
        faces = [cubes.face_name(face) for face in table.dice]
        return Reroll(sum(1 << die for die, face in enumerate(faces) if words[0] in face))
    rows = table.sheets[0]
    can = [action.colour for action in listener.perspective.legal if isinstance(action, Write)]
    match name:
        case "column":
            return Write(next(colour for colour in can if full(rows, colour)))
        case "cell":
            return Write(next(colour for colour in can if len(rows[colour]) == int(words[0]) - 1))
    return Write(min(can, key=lambda colour: gone(rows[colour], sums(listener.view)[colour])))


@pytest.mark.parametrize("number", TESTS)
def test_who_follows_what_was_taught_passes(number: int) -> None:
    """Every task can be done by what the chapters say."""
    assert teaching.TASKS == learners.right_answers(QUANTUM, number, taught)


def test_who_answers_at_random_never_passes() -> None:
    """In hundreds of tests nobody gets there by luck."""
    found = [
        learners.right_answers(QUANTUM, 1 + seed % 40, learners.random_player(seed)) for seed in range(400)
    ]
    assert max(found) < teaching.PASSED


@pytest.mark.parametrize("number", TESTS)
def test_a_wrong_try_is_told_what_it_would_do(number: int) -> None:
    """Each sentence is worked out again from the faces and the numbers on the sheet."""
    for scene in learners.exam_of(QUANTUM, number).scenes:
        listener = learners.listener_of(QUANTUM, scene)
        (step,) = scene.steps
        name, *words = step.aim
        aim = TEACHING.aims[name]
        legal = list(listener.perspective.legal)
        for action in legal[:: 1 + len(legal) // 20]:
            attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
            if not aim.reached(attempt, tuple(words)):
                assert told(listener, action, step.aim) == _said(aim.instead(attempt, tuple(words)))


def _said(message: Message) -> tuple[str, dict[str, Any]]:
    args: dict[str, Any] = dict(message.args)
    if "number" in args:
        args["number"] = (args["number"].noun, args["number"].label)
    if "dice" in args:
        args["dice"] = sorted((face.noun, face.label) for face in args["dice"].items)
    return message.key, args


NOUNS = {"R": "red-one", "Y": "yellow-one", "B": "blue-one", "P": "purple-one"}


def _named(faces: list[str]) -> list[tuple[str, str]]:
    return sorted((NOUNS.get(face[0], "white-one"), face[-1]) for face in faces)


def told(
    listener: Listener, action: Reroll | Write | Pass, aim: tuple[str, ...]
) -> tuple[str, dict[str, Any]]:
    """What is to be said of a wrong try."""
    table, begin = listener.view.table, "tutor-quantum-instead-"
    if isinstance(action, Reroll):
        faces = [cubes.face_name(face) for face in table.dice]
        thrown = [face for die, face in enumerate(faces) if action.mask >> die & 1]
        extra = [face for face in thrown if aim[1] not in face]
        left = [f for die, f in enumerate(faces) if aim[1] in f and not action.mask >> die & 1]
        if not thrown:
            return f"{begin}keep", {}
        return (
            (f"{begin}throw", {"dice": _named(extra)}) if extra else (f"{begin}stay", {"dice": _named(left)})
        )
    if isinstance(action, Pass):
        if table.phase is Phase.ALONE:
            return f"{begin}wait", {}
        missed = table.active == 0 and table.taken is None
        return (f"{begin}miss", {"cost": table.misses[0] + 1}) if missed else (f"{begin}nothing", {})
    row, number = table.sheets[0][action.colour], sums(listener.view)[action.colour]
    key = {"least": "skips"}.get(aim[0], aim[0])
    return f"{begin}{key}", {
        "number": (NOUNS[LETTERS[action.colour]], str(number)),
        "skipped": gone(row, number),
        "cell": len(row) + 1,
    }


def test_tasks_are_not_those_of_the_lessons() -> None:
    """No position of a test is one of a chapter, and two tests differ."""
    chapters = {scene.before for chapter in load_course(QUANTUM).chapters for scene in chapter.scenes}
    tests = [scene.before for number in TESTS for scene in learners.exam_of(QUANTUM, number).scenes]
    assert set() == chapters & set(tests)
    assert len(tests) == len(set(tests))


def test_every_way_to_throw_is_a_choice() -> None:
    """A throw is right by the dice that are meant, not by the words that name them."""
    assert 1 << 7 == len(REROLLS)
