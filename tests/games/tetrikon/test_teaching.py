"""What Tetrikon teaches: aims judged by the rules, what a wrong try would do, and the test at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.games import Listener, load_room, teaching
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.teaching import TEACHING
from accessgames.language import Language
from accessgames.shell.tutor import texts
from accessgames.shell.tutor.reading import load_course
from tests.shell.tutor import learners
from tests.shell.tutor.pupil import Pupil

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.state import TetrikonView
    from accessgames.language import Message

TETRIKON = load_room("tetrikon")
TESTS = range(1, 13)
English = Language("en", strict=True)
Cells = frozenset[str]


def empty(view: TetrikonView) -> Cells:
    """The squares of the learner's diagram that nothing covers, by their names."""
    material: Any = TETRIKON.game.material  # type: ignore[attr-defined] # of this game
    player = view.table.players[0]
    return names(material.diagram_by_id[player.diagram].mask & ~player.covered)


def names(mask: int) -> Cells:
    """The squares of a mask by their names."""
    material: Any = TETRIKON.game.material  # type: ignore[attr-defined] # of this game
    return frozenset(square.name for square in material.board.squares(mask))


def builds(listener: Listener) -> Iterator[tuple[actions.Build, Cells]]:
    """Every way to build, with the squares it covers, as the rules lay it."""
    for action in listener.perspective.legal:
        if isinstance(action, actions.Build):
            laid = texts.after(listener, action).view.table.players[0].placed[-1]
            yield action, names(laid.mask)


def squares_said(told: Message) -> Cells:
    """The squares that a sentence names, runs such as "b3 to d3" square by square."""
    found: set[str] = set()
    for first, last in re.findall(r"\b([a-z]\d)(?: to ([a-z]\d))?\b", English.form(told, "full")):
        columns, rows = sorted((first[0], (last or first)[0])), sorted((first[1], (last or first)[1]))
        found |= {
            f"{chr(column)}{row}"
            for column in range(ord(columns[0]), ord(columns[1]) + 1)
            for row in range(int(rows[0]), int(rows[1]) + 1)
        }
    return frozenset(found)


def fills(listener: Listener) -> actions.Build:
    """What covers all that is empty."""
    gap = empty(listener.view)
    return next(action for action, cells in builds(listener) if cells == gap)


def leaves_the_other(listener: Listener) -> actions.Build:
    """What leaves just the squares of a place of another free piece."""
    gap = empty(listener.view)
    pairs = combinations(builds(listener), 2)
    return next(
        one for (one, a), (other, b) in pairs if one.piece != other.piece and a | b == gap and not a & b
    )


def sentence(listener: Listener, step: int, *said: actions.AddItem) -> Any:  # noqa: ANN401 - an action
    """The parts of an offer one after another: whom, what, and that it is made."""
    if step > len(said):
        return next(action for action in listener.perspective.legal if isinstance(action, actions.Propose))
    return (actions.OpenDeal(1), *said)[step]


class Taught:
    """Somebody who knows what the chapters say, and puts an offer together part by part."""

    def __init__(self) -> None:
        self._step = 0

    def __call__(self, listener: Listener, aim: tuple[str, ...]) -> Any:  # noqa: ANN401 - an action
        name, *words = aim
        match name:
            case "close":
                return fills(listener)
            case "rest":
                return leaves_the_other(listener)
            case "save":
                paid = (action for action in listener.perspective.legal if isinstance(action, actions.Pay))
                return next(action for action in paid if int(words[0]) not in action.cards)
            case "swap":
                gives: str | int = words[0]
                takes = words[1]
            case _:
                takes, gives = words[0], int(words[1])
        step, self._step = self._step, (self._step + 1) % 4
        return sentence(listener, step, actions.AddItem("give", gives), actions.AddItem("take", takes))


@pytest.mark.parametrize("number", TESTS)
def test_who_follows_what_was_taught_passes(number: int) -> None:
    """Every task can be done by what the chapters say."""
    assert teaching.TASKS == learners.right_answers(TETRIKON, number, Taught())


def test_who_answers_at_random_never_passes() -> None:
    """In hundreds of tests nobody gets there by luck."""
    luck = learners.random_player
    found = [learners.right_answers(TETRIKON, 1 + seed % len(TESTS), luck(seed)) for seed in range(400)]
    assert max(found) < teaching.PASSED


@pytest.mark.parametrize("number", TESTS)
def test_a_wrong_build_is_told_what_it_would_leave(number: int) -> None:
    """The squares of each sentence are counted again, one by one."""
    for scene in learners.exam_of(TETRIKON, number).scenes:
        (step,) = scene.steps
        if step.aim[0] not in {"close", "rest"}:
            continue
        listener = learners.listener_of(TETRIKON, scene)
        aim, gap, ways = TEACHING.aims[step.aim[0]], empty(listener.view), dict(builds(listener))
        for action in list(listener.perspective.legal)[:40]:
            attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
            if aim.reached(attempt, ()):
                continue
            told = aim.instead(attempt, ())
            if action not in ways:
                assert "tutor-tetrikon-instead-nothing" == told.key
                continue
            left = gap - ways[action]
            assert f"tutor-tetrikon-instead-{step.aim[0]}" == told.key
            assert left == squares_said(told)
            assert len(left) == told.args["count"]


def test_a_wrong_payment_is_told_which_cards_would_go() -> None:
    """The cards of each sentence are those of the try; who does not pay hears that nothing would be paid."""
    found = 0
    for scene in learners.exam_of(TETRIKON, 1).scenes:
        (step,) = scene.steps
        if step.aim[0] != "save":
            continue
        listener, aim = learners.listener_of(TETRIKON, scene), TEACHING.aims["save"]
        for action in listener.perspective.legal:
            attempt = teaching.Attempt(listener, (action,), texts.after(listener, action).perspective)
            told = aim.instead(attempt, step.aim[1:])
            if not isinstance(action, actions.Pay):
                assert "tutor-tetrikon-instead-unpaid" == told.key
            elif int(step.aim[1]) in action.cards:
                assert not aim.reached(attempt, step.aim[1:])
                said = English.form(told, "full")
                assert {str(card) for card in action.cards} == set(re.findall(r"(\d+) T", said))
                found += 1
    assert found


@pytest.mark.parametrize(
    ("give", "take", "reached"),
    [("swap", "swap", True), ("swap", "", False), ("", "swap", False)],
)
def test_an_offer_counts_whole(give: str, take: str, reached: bool) -> None:
    """Each part alone is no answer yet; what is offered at last is judged, and told as it would be."""
    scene = next(s for s in learners.exam_of(TETRIKON, 1).scenes if s.steps[0].aim[0] == "swap")
    listener, (step,) = learners.listener_of(TETRIKON, scene), scene.steps
    aim, words = TEACHING.aims["swap"], step.aim[1:]
    items = (actions.AddItem("give", words[0]),) * bool(give) + (actions.AddItem("take", words[1]),) * bool(
        take
    )
    done: tuple[Any, ...] = (actions.OpenDeal(1), *items)
    now = listener
    for place, action in enumerate(done, 1):
        now = texts.after(now, action)
        assert aim.reached(teaching.Attempt(listener, done[:place], now.perspective), words) is None
    whole = (*done, actions.Propose())
    attempt = teaching.Attempt(listener, whole, now.perspective)
    assert reached == aim.reached(attempt, words)
    if not reached:
        assert "tutor-tetrikon-instead-deal" == aim.instead(attempt, words).key
    given_up = teaching.Attempt(listener, (*done, actions.CancelDeal()), now.perspective)
    assert aim.reached(given_up, words) is False
    assert "tutor-tetrikon-instead-no-deal" == aim.instead(given_up, words).key


def test_an_offer_is_shown_as_one_sentence() -> None:
    """The line that is told for an offer is the one that the chapter teaches."""
    scene = next(s for s in learners.exam_of(TETRIKON, 1).scenes if s.steps[0].aim[0] == "price")
    listener, (step,) = learners.listener_of(TETRIKON, scene), scene.steps
    take, most = step.aim[1:]
    done = tuple(map(TETRIKON.game.parse_action, step.act))
    piece = listener.words.word(f"piece-{take}")
    assert f"nabídni P1 {most} T za {piece}" == texts.spell(TETRIKON, done, listener)


def test_tasks_are_not_those_of_the_lessons() -> None:
    """No position of a test is one of a chapter, and two tests differ."""
    chapters = {scene.before for chapter in load_course(TETRIKON).chapters for scene in chapter.scenes}
    tests = [scene.before for number in TESTS for scene in learners.exam_of(TETRIKON, number).scenes]
    assert set() == chapters & set(tests)
    assert len(tests) == len(set(tests))


def test_building_is_done_without_its_line() -> None:
    """What was shown by the mistake on purpose is typed by oneself; who does not, hears why, and then how."""
    first = load_course(TETRIKON).chapters[0]
    pupil = Pupil(TETRIKON, first.number_of("build"), lesson=first)
    assert "Úkol 9 ze 14: vložit dlouhou tyč do řady 1." == pupil.opening[-1]
    assert "Ne, do diagramu by se nic nevložilo." == pupil.type("hoď")[0]
    hint = "Píše se „polož“, dílek a první čtvereček, ten nejvíc vlevo dole."
    assert hint in pupil.type("polož dlouhá tyč c2 1")
    pupil.type("polož dlouhá tyč a1")
    assert "back" == pupil.session.step.id
