"""What every kind of tasks promises, run for all four."""

from __future__ import annotations

import pytest

from accessgames.engine import MalformedAction, Stream
from accessgames.games.iqlandie.tasks import KINDS, OPTICS, PROGRAMMING, SPACE
from accessgames.games.iqlandie.tasks.kind import LEVELS, STAGES, AnyKind, Card, Measure


def wander(kind: AnyKind, task: object, stream: Stream, steps: int) -> object:
    """Make random legal steps."""
    workspace = kind.start(task)
    for _ in range(steps):
        workspace = kind.step(task, workspace, stream.choice(kind.steps(task, workspace)))
    return workspace


def follow(kind: AnyKind, task: object, workspace: object, steps: tuple[object, ...]) -> object:
    """Make given steps, each of which has to be legal."""
    for step in steps:
        assert kind.refusal(task, workspace, step) is None
        workspace = kind.step(task, workspace, step)
    return workspace


def test_generated_cards_measure_as_they_claim(kind: AnyKind, made: list[Card]) -> None:
    """The independent solver finds the stated difficulty and number of solutions, and the level fits."""
    for card in made:
        measure = kind.measure(card.task)
        assert card.measure == measure
        assert card.level == kind.level(card.task, measure)
        assert measure.solutions > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_many_generated_cards(kind: AnyKind) -> None:
    """A thousand cards of each kind are solved independently; tools/iqlandie_cards.py does ten thousand."""
    stream = Stream("tests", f"many {kind.id}")
    cards = [kind.generate(stream, LEVELS[number % 3]) for number in range(1000)]
    assert [card.measure for card in cards] == [kind.measure(card.task) for card in cards]


def test_levels_differ(kind: AnyKind, made: list[Card]) -> None:
    """Higher levels are never easier by the figure they are graded by, on average."""
    means = [sum(card.measure.difficulty for card in made if card.level == level) for level in LEVELS]
    assert sorted(means) == means


def test_same_stream_same_cards(kind: AnyKind) -> None:
    """A card is a function of the stream; other purposes give other cards."""
    one, same, other = (Stream("tests", purpose) for purpose in ("a", "a", "b"))
    first = [kind.generate(one, level) for level in LEVELS * 3]
    assert first == [kind.generate(same, level) for level in LEVELS * 3]
    assert first != [kind.generate(other, level) for level in LEVELS * 3]


def test_tasks_come_back(kind: AnyKind, made: list[Card]) -> None:
    """What is written about a task is read as the same task, in printable ASCII."""
    for card in made:
        text = kind.format_task(card.task)
        assert text.isascii()
        assert text.isprintable()
        assert card.task == kind.parse_task(text)


@pytest.mark.parametrize("text", ["", " ", "x", "a1", "1 2 3", "\x00", "é" * 9, "slide A", "x" * 1000])
def test_other_texts_are_no_tasks(kind: AnyKind, text: str) -> None:
    """Anything else is refused with the text, at most 40 characters of it, and the right form."""
    with pytest.raises(MalformedAction) as caught:
        kind.parse_task(text)
    assert text[:40] == caught.value.args_["text"]
    assert caught.value.args_["expected"]


def test_steps_come_back(kind: AnyKind, made: list[Card]) -> None:
    """Every legal step is written in ASCII and read as the same step."""
    card = made[0]
    workspace = kind.start(card.task)
    for step in kind.steps(card.task, workspace):
        text = kind.format_step(step)
        assert text.isascii()
        assert step == kind.parse_step(text)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "slide",
            "slide X",
            "Slide A",
            "slide a",
            "turn",
            "stand f1",
            "stand A5",
            "put e2 Z",
            "put e2 X P",
        ),
        *(
            "lift",
            "lift a6",
            "lay",
            "lay 6",
            "lay 2l",
            "lay 4+",
            "lay 4+V3",
            "take 0",
            "take 2L",
            "stand a1 ",
        ),
    ],
)
def test_other_texts_are_no_steps(kind: AnyKind, text: str) -> None:
    """A step that no kind has, or written in another way, is refused by each kind."""
    with pytest.raises(MalformedAction):
        kind.parse_step(text)


def test_steps_are_legal_sorted_and_unique(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """The list of steps agrees with the refusals, is sorted by notation and has no step twice."""
    for card in made[::5]:
        workspace = wander(kind, card.task, stream, 3)
        steps = kind.steps(card.task, workspace)
        texts = [kind.format_step(step) for step in steps]
        assert sorted(set(texts)) == texts
        assert [None] * len(steps) == [kind.refusal(card.task, workspace, step) for step in steps]


def test_steps_outside_the_list_are_refused(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """A step that was legal somewhere else and is not in the list now is refused."""
    card = made[7]
    start = kind.start(card.task)
    everything: set[object] = set(kind.steps(card.task, start))
    for _ in range(20):
        everything.update(kind.steps(card.task, wander(kind, card.task, stream, 4)))
    workspace = wander(kind, card.task, stream, 4)
    legal = set(kind.steps(card.task, workspace))
    illegal = everything - legal
    assert illegal
    assert all(kind.refusal(card.task, workspace, step) is not None for step in illegal)


def test_old_workspaces_never_change(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """A step returns a new workspace; both can be hashed, and the old one is as it was."""
    card = made[3]
    workspace = kind.start(card.task)
    before = hash(workspace)
    for step in kind.steps(card.task, workspace)[:10]:
        assert workspace != kind.step(card.task, workspace, step)
        assert before == hash(workspace)


def test_solution_solves(kind: AnyKind, made: list[Card]) -> None:
    """The stored solution is made of legal steps from the start, and the check accepts what it builds."""
    for card in made:
        workspace = follow(kind, card.task, kind.start(card.task), kind.solution(card.task))
        assert kind.check(card.task, workspace) is None
        assert kind.solved(card.task, workspace)


def test_start_is_no_solution(kind: AnyKind, made: list[Card]) -> None:
    """Nothing is solved before the first step, and the check says what is wrong."""
    for card in made:
        refusal = kind.check(card.task, kind.start(card.task))
        assert refusal is not None
        assert refusal.key.startswith(f"iqlandie-wrong-{kind.id}")


def test_hints_solve_from_anywhere(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """From a random workspace the third stage gives legal steps to a solution."""
    for card in made[::3]:
        workspace = wander(kind, card.task, stream, 5)
        hint = kind.hint(card.task, workspace, STAGES[2])
        assert kind.solved(card.task, follow(kind, card.task, workspace, hint.steps))


def test_next_steps_lead_to_the_end(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """Whoever follows the second stage again and again solves the task, in about as many steps."""
    for card in made[::6]:
        workspace = wander(kind, card.task, stream, 4)
        most = max(len(kind.hint(card.task, workspace, STAGES[2]).steps), 9)
        for _ in range(most):
            workspace = follow(kind, card.task, workspace, kind.hint(card.task, workspace, STAGES[1]).steps)
        assert kind.solved(card.task, workspace)


def test_nudge_has_no_steps(kind: AnyKind, made: list[Card]) -> None:
    """The first stage names no step, the second exactly one."""
    card = made[0]
    workspace = kind.start(card.task)
    first, second, third = (kind.hint(card.task, workspace, stage) for stage in STAGES)
    assert (first.steps, len(second.steps)) == ((), 1)
    assert len({first.key, second.key, third.key}) == 3


def test_hint_after_the_solution(kind: AnyKind, made: list[Card]) -> None:
    """Whoever has solved the task is told so at any stage."""
    card = made[0]
    workspace = follow(kind, card.task, kind.start(card.task), kind.solution(card.task))
    assert ["iqlandie-hint-done"] * 3 == [kind.hint(card.task, workspace, stage).key for stage in STAGES]


def test_hints_repeat(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """The same workspace gets the same hint."""
    card = made[5]
    workspace = wander(kind, card.task, stream, 3)
    assert kind.hint(card.task, workspace, 3) == kind.hint(card.task, workspace, 3)


def test_answers_come_back(kind: AnyKind, made: list[Card]) -> None:
    """A solution written as an answer builds the same workspace, in upper and lower case."""
    for card in made[::3]:
        steps = kind.solution(card.task)
        text = kind.format_answer(steps)
        built = follow(kind, card.task, kind.start(card.task), steps)
        for typed in (text, text.lower(), text.upper()):
            assert built == follow(kind, card.task, kind.start(card.task), kind.parse_answer(typed))


@pytest.mark.parametrize("text", ["", " ", ",", "?", "hotovo", "x9", "9", "e2 e2", "1L 6"])
def test_other_texts_are_no_answers(kind: AnyKind, text: str) -> None:
    """Words that are no answer are refused with what could not be read."""
    with pytest.raises(MalformedAction):
        kind.parse_answer(text)


def test_rebuilt_answers(kind: AnyKind, made: list[Card], stream: Stream) -> None:
    """Whatever lies there, legal steps build a whole answer; symbols go on from where they are."""
    for card in made[::4]:
        workspace = wander(kind, card.task, stream, 4)
        answer = kind.solution(card.task)
        if kind.id == "biology":
            assert answer == kind.rebuild(card.task, workspace, answer)
            continue
        steps = kind.rebuild(card.task, workspace, answer)
        assert kind.solved(card.task, follow(kind, card.task, workspace, steps))


@pytest.mark.parametrize("kind", [PROGRAMMING, OPTICS, SPACE], ids=["programming", "optics", "space"])
def test_rebuilding_what_is_there(kind: AnyKind) -> None:
    """Nothing has to be done for an answer that lies there already."""
    card = kind.generate(Stream("tests", "rebuilding"), 3)
    answer = kind.solution(card.task)
    workspace = follow(kind, card.task, kind.start(card.task), answer)
    assert () == kind.rebuild(card.task, workspace, answer)


def test_preparation_hides_the_task(kind: AnyKind, made: list[Card]) -> None:
    """What is seen before the clock starts is less than the task; space shows nothing."""
    card = made[0]
    preparation = kind.preparation(card.task)
    assert kind.prepared == (preparation is not None)
    assert card.task != preparation


def test_impossible_measures_nothing(kind: AnyKind) -> None:
    """A measure without solutions belongs to no level."""
    card = kind.generate(Stream("tests", "impossible"), 1)
    assert kind.level(card.task, Measure(0, 0)) is None
