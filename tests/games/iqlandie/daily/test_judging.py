"""How answers to a card of the day are judged, what advice they get and what is said of them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.rules import actions
from tests.games.daily_table import TaskTable, rendered, task_of, verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.language import Message

DAYS = {task_of("iqlandie", day).kind: day for day in range(4)}


def table_of(kind: str) -> TaskTable:
    """The table of the first task of a kind."""
    return TaskTable.of("iqlandie", DAYS[kind])


def worked(table: TaskTable, steps: int, seed: str) -> TaskTable:
    """The table after random steps in the workspace."""
    stream = Stream("daily", seed)
    for _ in range(steps):
        legal: list[Any] = [
            one for one in table.room.game.legal_actions(table.state, 0) if isinstance(one, actions.Work)
        ]
        table = table.after(legal[stream.below(len(legal))])
    return table


@pytest.mark.parametrize("kind", DAYS)
def test_a_wrong_answer_and_none(kind: str) -> None:
    """Nothing for an empty claim, for giving up, and for the third hint of the game."""
    table = table_of(kind)
    hinted = table.after(*[actions.AskHint()] * 3)
    for given in (table.after(actions.Claim(0)), table.after(actions.GiveUp()), hinted):
        assert (Fraction(0), 0, False) == (given.grade().value, given.grade().stars, given.grade().right)


@pytest.mark.parametrize(("detours", "value", "stars"), [(1, Fraction(11, 13), 2), (2, Fraction(11, 15), 1)])
def test_a_longer_way_of_biology(detours: int, value: Fraction, stars: int) -> None:
    """Two slides too many cost one star, four cost two; the value is the part that was needed."""
    table = table_of("biology")
    table = table.typed(*["slide N"] * (2 * detours), *table.task.best[0])
    assert (value, stars) == (table.grade().value, table.grade().stars)
    assert "Správně, ale delší cestou:" in verdict(table)[0]


def test_a_pile_with_a_card_too_many() -> None:
    """A card that nothing is seen of makes a pile right and not the smallest."""
    table = table_of("space")
    table = table.typed("lay 5", *table.task.best[0])
    assert (Fraction(3, 4), 2) == (table.grade().value, table.grade().stars)


def test_steps_that_were_taken_back_do_not_count() -> None:
    """Going back by one step or to the start forgets slides."""
    table = table_of("biology")
    table = table.typed("slide N", "slide N", "back", "restart", *table.task.best[0])
    assert (True, 3) == (table.grade().right, table.grade().stars)


def test_hints_of_the_game_cost_stars() -> None:
    """They are help like any other."""
    table = table_of("programming")
    assert 2 == table.typed("hint", *table.task.best[0]).grade().stars


@pytest.mark.parametrize("kind", DAYS)
@pytest.mark.parametrize("steps", range(4))
def test_advice_leads_to_a_best_answer_from_everywhere(kind: str, steps: int) -> None:
    """After random steps, following the first advice again and again ends with a best answer."""
    table = worked(table_of(kind), steps, f"{kind}/{steps}")
    while table.grade() is None:
        table = table.after(table.judge.advice(table.done)[0])
    assert (True, 3) == (table.grade().right, table.grade().stars)


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("day", range(24))
def test_every_line_fits(day: int, tag: str) -> None:
    """Lines have at most 120 characters and, on a Braille display, 40."""
    table = TaskTable.of("iqlandie", day)
    told: list[Message] = [table.judge.question(table.listener(tag))]
    for given in (
        table.typed(*table.task.best[0]),
        table.after(actions.Claim(0)),
        worked(table, 3, str(day)).after(actions.Claim(0)),
        table.after(actions.GiveUp()),
    ):
        told += given.judge.verdict(given.done, given.grade(), table.listener(tag))
    lines = rendered(told, tag)
    assert max(len(line.full) for line in lines) <= 120
    assert max(len(line.braille) for line in lines) <= 40


def help_for(table: TaskTable, tag: str) -> Sequence[str]:
    """The three steps of help with what comes next: a nudge, where it is, the action."""
    listener = table.listener(tag)
    narration: Any = table.room.narration
    action = table.judge.advice(table.done)[0]
    said = (
        narration.nudge(action, listener),
        narration.area(action, listener),
        narration.action(action, listener),
    )
    return [line.full for line in rendered([message for message in said if message is not None], tag)]


def test_three_steps_of_help() -> None:
    """Each of them tells more than the one before, in each kind; what is wrong goes back first."""
    assert [
        "Všimněte si symbolů vedle volného pole.",
        "Hledejte v řadě 2.",
        "Neuron na pole c3, volno bude c2.",
    ] == help_for(table_of("biology"), "cs")
    assert [
        "Sledujte zvlášť sloupec a zvlášť řadu.",
        "Robot skončí ve sloupci b.",
        "Robot na pole b5.",
    ] == help_for(table_of("programming"), "cs")
    assert ["See where the mirror goes.", "Look in row 3.", "Put on e3: mirror right."] == help_for(
        table_of("optics"), "en"
    )
    assert [
        "Think about which card comes next.",
        "It is card 4.",
        "On top comes card 4 straight.",
    ] == help_for(table_of("space"), "en")
    detour = table_of("biology").typed("slide N", "slide N")
    assert "Poslední krok tam nepatří, vraťte se o něj." == help_for(detour, "cs")[0]


def test_said_in_czech_and_english() -> None:
    """A verdict says what was wrong, a best answer, and how many there are."""
    wrong = table_of("space").after(actions.Claim(0))
    assert [
        "Na stole neleží žádná karta.",
        "Řešení odspodu: 4 rovně, 2 rovně, 1 rovně.",
        "Méně než 3 karty nestačí, možností je 12.",
    ] == verdict(wrong)
    table = table_of("biology")
    assert [
        "Right, and by the shortest way, 11 steps.",
        "The shortest way has 11 steps and is the only one.",
    ] == verdict(table.typed(*table.task.best[0]), "en")
