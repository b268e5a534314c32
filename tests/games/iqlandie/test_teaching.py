"""What iQLANDIE teaches: aims judged by the rules, what a wrong try would do, and the test at the end."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Stream
from accessgames.games import Listener, load_room, teaching
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.teaching import TEACHING, play_on
from accessgames.language import Language
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor import learners

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqView, Laid

IQLANDIE = load_room("iqlandie")
TESTS = range(1, 9)
SPEECH = Language("cs", strict=True)
Cells = frozenset[tuple[int, int]]


def cells(view: IqView, number: int, mask: int) -> Cells:
    """The squares of a mask in an exhibition, as columns and rows."""
    board = view.table.expositions[number - 1].board
    return frozenset((square.column, square.row) for square in board.squares(mask))


def beside(cell: tuple[int, int]) -> Cells:
    """The four squares beside one."""
    column, row = cell
    return frozenset({(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)})


def areas(free: Cells) -> int:
    """Into how many parts free squares fall, walked from square to square."""
    left, count = set(free), 0
    while left:
        count, edge = count + 1, [left.pop()]
        while edge:
            found = beside(edge.pop()) & left
            left -= found
            edge += found
    return count


def lines(everything: Cells) -> list[Cells]:
    """Rows and columns of an exhibition."""
    rows = {row for _, row in everything}
    columns = {column for column, _ in everything}
    found = [frozenset(cell for cell in everything if cell[1] == row) for row in rows]
    return found + [frozenset(cell for cell in everything if cell[0] == column) for column in columns]


def worth(view: IqView, number: int, laid: tuple[Laid, ...]) -> int:
    """The points of an exhibition by its own words, counted square by square; no joker lies there."""
    board = view.table.expositions[number - 1].board
    everything = cells(view, number, board.mask)
    lying = [(one, cells(view, number, one.spot.mask)) for one in laid]
    covered = frozenset(cell for _, there in lying for cell in there)
    counts = Counter(one.colour for one, there in lying for _ in there).most_common()
    robots = frozenset(cell for one, _ in lying for cell in cells(view, number, one.spot.robot))
    full = [line for line in lines(everything) if line <= covered]
    return {
        1: counts[0][1] if counts else 0,
        2: 2 * counts[1][1] if len(counts) > 1 else 0,
        3: 3 * areas(everything - covered),
        4: 3 * len({one.piece.shape for one, _ in lying if one.piece.shape != "o1"}),
        5: 3 * sum(len(beside(cell) & robots) for cell in robots),
        6: 3 * sum(len({one.colour for one, there in lying if there & line}) <= 2 for line in full),
    }[number]


def jokers(view: IqView, number: int) -> bool:
    """Whether a joker lies in an exhibition, whose colour only the rules know."""
    assert view.board is not None
    return any(one.piece.colour == "joker" for one in view.board[number - 1])


def gain(listener: Listener, action: actions.Place) -> int:
    """What a placement brings to its exhibition."""
    before, after = listener.view, texts.after(listener, action).view
    number = action.exposition
    first, second = (worth(view, number, view.board[number - 1]) for view in (before, after))
    return second - first


def taught(listener: Listener, aim: tuple[str, ...]) -> Any:  # noqa: ANN401 - an action
    """Somebody who knows what the chapters say: a puzzle step by step, then the claim; what places bring."""
    view = listener.view
    if aim[0] == "gains":
        number, least = map(int, aim[1:])
        places = [one for one in listener.perspective.legal if isinstance(one, actions.Place)]
        here = [one for one in places if one.exposition == number]
        right = (one for one in here if one.piece.colour == "joker" or gain(listener, one) >= least)
        return next(right, here[0])
    race, run = view.solving
    if race.rules.solved(race.task, run.work):
        return actions.Claim()
    return actions.Work(race.kind, race.rules.hint(race.task, run.work, 3).steps[0])


@pytest.mark.parametrize("number", TESTS)
def test_who_follows_what_was_taught_passes(number: int) -> None:
    """Every task can be done by what the chapters say."""
    assert learners.right_answers(IQLANDIE, number, taught) >= teaching.PASSED


def test_who_answers_at_random_never_passes() -> None:
    """In many tests nobody gets there by luck."""
    luck = learners.random_player
    found = [learners.right_answers(IQLANDIE, 1 + seed % len(TESTS), luck(seed)) for seed in range(60)]
    assert max(found) < teaching.PASSED


def tries(number: int, kind: str) -> list[tuple[Listener, tuple[str, ...]]]:
    """The tasks of one kind in a test."""
    scenes = [scene for scene in learners.exam_of(IQLANDIE, number).scenes if scene.steps[0].aim[0] == kind]
    return [(learners.listener_of(IQLANDIE, scene), scene.steps[0].aim[1:]) for scene in scenes]


@pytest.mark.parametrize("number", TESTS)
def test_a_wrong_placement_is_told_what_it_would_bring(number: int) -> None:
    """The points of each sentence are counted again, square by square."""
    aim, found = TEACHING.aims["gains"], 0
    for listener, words in tries(number, "gains"):
        places = [one for one in listener.perspective.legal if isinstance(one, actions.Place)]
        for action in places[:: 1 + len(places) // 40]:
            if action.piece.colour == "joker" or jokers(listener.view, action.exposition):
                continue
            attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
            brought = gain(listener, action)
            right = action.exposition == int(words[0]) and brought >= int(words[1])
            assert right == aim.reached(attempt, words)
            told = aim.instead(attempt, words)
            assert {"number": action.exposition, "points": brought} == dict(told.args)
            found += 1
    assert found


def test_a_robot_that_stops_elsewhere_is_told_where() -> None:
    """The game says where the robot would stop, for every square that is wrong."""
    listener, _ = tries(1, "programming")[0]
    race, _ = listener.view.solving
    (step,) = race.rules.solution(race.task)
    aim = TEACHING.aims["programming"]
    for action in [one for one in listener.perspective.legal if isinstance(one, actions.Work)]:
        after = texts.after(listener, action).perspective
        assert aim.reached(teaching.Attempt(listener, (action,), after), ()) is None
        attempt = teaching.Attempt(listener, (action, actions.Claim()), after)
        assert (action.step == step) == aim.reached(attempt, ())
        if action.step != step:
            told = SPEECH.form(aim.instead(attempt, ()), "full")
            assert told.startswith("Ne. ")
            assert told.endswith(f"na poli {step.square.name}.")


@pytest.mark.parametrize("kind", KINDS)
def test_a_claim_too_early_is_told_what_is_wrong(kind: str) -> None:
    """Each puzzle says what does not fit yet; giving up is no answer; whoever begins anew may go on."""
    listener, _ = tries(1, kind)[0]
    aim, (race, run) = TEACHING.aims[kind], listener.view.solving
    early = teaching.Attempt(listener, (actions.Claim(),), listener.perspective)
    assert aim.reached(early, ()) is False
    assert SPEECH.form(aim.instead(early, ()), "full").startswith("Ne. ")
    given_up = teaching.Attempt(listener, (actions.GiveUp(),), listener.perspective)
    assert aim.reached(given_up, ()) is False
    assert "tutor-iqlandie-instead-given-up" == aim.instead(given_up, ()).key
    hinted = teaching.Attempt(listener, (actions.AskHint(),), listener.perspective)
    assert aim.reached(hinted, ()) is None
    steps = tuple(actions.Work(kind, step) for step in race.rules.solution(race.task))
    for detour in ((steps[0], actions.Back()), (steps[0], actions.Restart())):
        whole = teaching.Attempt(listener, (*detour, *steps, actions.Claim()), listener.perspective)
        assert aim.reached(whole, ())
    assert run.path[-1] == race.rules.start(race.task)


def test_every_exhibition_is_taught_and_asked() -> None:
    """The chapter has a task for each of the six, and tests draw them all in time."""
    course = load_course(IQLANDIE)
    steps = [step for chapter in course.chapters for scene in chapter.scenes for step in scene.steps]
    assert set("123456") == {step.aim[1] for step in steps if step.aim[:1] == ("gains",)}
    asked, stream = set(), Stream("all", "test")
    for place in range(1500):
        stream.seek(place)
        drawn = TEACHING.draw("gains", stream)
        asked |= {drawn.aim[1]} if drawn else set()
    assert set("123456") == asked


def test_positions_to_build_in_come_after_some_rounds() -> None:
    """It is the learner who builds, in that round, with both pieces in hand."""
    table = play_on(Stream("way", "test"), 3, 3).state.table
    assert ("build", 2, 3) == (table.phase, len(table.hands[0]), len(table.history))


def test_tasks_are_not_those_of_the_lessons() -> None:
    """No position of a test is one of a chapter, and hardly one comes twice."""
    chapters = {scene.before for chapter in load_course(IQLANDIE).chapters for scene in chapter.scenes}
    tests = [scene.before for number in TESTS for scene in learners.exam_of(IQLANDIE, number).scenes]
    assert set() == chapters & set(tests)
    assert len(tests) - len(set(tests)) <= 2
