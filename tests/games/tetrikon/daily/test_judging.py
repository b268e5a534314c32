"""How the answers to a diagram of the day are judged, what advice they get and what is said of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from accessgames.engine import Stream
from accessgames.games.tetrikon.rules.puzzle import GiveUp, Lay, Lift
from tests.games.daily_table import TaskTable, rendered, verdict


def wrong_lay(table: TaskTable) -> Lay:
    """A legal placement that is no part of the answer."""
    best = set(table.task.best[0])
    game = table.room.game
    legal = [one for one in game.legal_actions(table.state, 0) if isinstance(one, Lay)]
    return next(one for one in legal if game.format_action(one) not in best)


def test_the_answer_piece_by_piece() -> None:
    """It is judged when the last piece lies, with all stars; before that it goes on."""
    table = TaskTable.of("tetrikon", 0)
    for text in table.task.best[0]:
        assert table.grade() is None
        table = table.typed(text)
    assert (Fraction(1), 3, True) == (table.grade().value, table.grade().stars, table.grade().right)


@pytest.mark.parametrize(("mistakes", "stars"), [(1, 2), (2, 2), (3, 1)])
def test_a_wrong_piece_is_no_harm_until_the_end(mistakes: int, stars: int) -> None:
    """It may be taken out again and the diagram finished; in the end it costs stars."""
    table = TaskTable.of("tetrikon", 0)
    for _ in range(mistakes):
        lay = wrong_lay(table)
        table = table.after(lay)
        assert table.grade() is None
        table = table.after(Lift(lay.anchor))
    table = table.typed(*table.task.best[0])
    assert (Fraction(5, 5 + mistakes), stars, False) == (
        table.grade().value,
        table.grade().stars,
        table.grade().right,
    )


def test_a_second_piece_after_a_wrong_one_is_no_second_mistake() -> None:
    """Only what makes the finish impossible counts, not what is laid while it is."""
    table = TaskTable.of("tetrikon", 0)
    table = table.after(wrong_lay(table))
    further = table.after(wrong_lay(table))
    assert 1 == table.judge.course(further.done).wrong


def test_given_up() -> None:
    """Whoever gives up has no star; the pieces that lie right count as a part."""
    table = TaskTable.of("tetrikon", 0)
    table = table.typed(*table.task.best[0][:2]).after(GiveUp())
    assert (Fraction(2, 6), 0) == (table.grade().value, table.grade().stars)


def test_what_lay_there_at_first_stays() -> None:
    """Taking one of the first pieces out counts as a mistake; advice lays it again."""
    table = TaskTable.of("tetrikon", 0)
    first = table.state.run.building.placed[0]
    table = table.after(Lift(first.anchor))
    assert 1 == table.judge.course(table.done).wrong
    assert Lay(first.shape, first.orientation, first.anchor) == table.judge.advice(table.done)[0]


@pytest.mark.parametrize("day", range(12))
def test_advice_leads_to_the_end_from_everywhere(day: int) -> None:
    """After random pieces, following the first advice again and again finishes the diagram."""
    table, stream = TaskTable.of("tetrikon", day), Stream("daily", f"advice/{day}")
    for _ in range(3):
        legal: list[Any] = [
            one for one in table.room.game.legal_actions(table.state, 0) if isinstance(one, Lay)
        ]
        if legal:
            table = table.after(legal[stream.below(len(legal))])
    while table.grade() is None:
        table = table.after(table.judge.advice(table.done)[0])
    assert "filled" == table.state.runs[0].ending
    assert () == table.judge.advice(table.done)


def test_said_in_czech_and_english() -> None:
    """The question has the number of pieces; a verdict says how it went and where they belong."""
    table = TaskTable.of("tetrikon", 0)
    question = [rendered([table.judge.question(table.listener(tag))], tag)[0] for tag in ("cs", "en")]
    assert [
        "Vyplňte zbytek diagramu; zbývá 5 dílků a jde to jediným způsobem.",
        "Fill the rest of the diagram; 5 pieces are left and there is one way.",
    ] == [line.full for line in question]
    assert [
        "Diagram je plný a žádný dílek nebyl položen špatně.",
        "Začít se dalo na poli a1: tam jsou jen 2 možnosti, správně je dlouhá tyč.",
    ] == verdict(table.typed(*table.task.best[0]))
    gone = table.typed(*table.task.best[0][:2]).after(GiveUp())
    assert [
        "Diagram zůstal nedokončen, správně leží 2 dílky z 5.",
        "Začít se dalo na poli a1: tam jsou jen 2 možnosti, správně je dlouhá tyč.",
        "Dlouhá tyč: a1, b1, c1, d1, e1.",
    ] == verdict(gone)[:3]
    assert [
        "The diagram was left unfinished, with 2 pieces of 5 in the right place.",
        "You could begin on a1: there are only 2 ways, the long bar is right.",
        "Long bar: a1, b1, c1, d1, e1.",
    ] == verdict(gone, "en")[:3]


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("day", range(12))
def test_every_line_fits(day: int, tag: str) -> None:
    """Lines have at most 120 characters and, on a Braille display, 40."""
    table = TaskTable.of("tetrikon", day)
    gone = table.after(wrong_lay(table), GiveUp())
    told = [
        table.judge.question(table.listener(tag)),
        *gone.judge.verdict(gone.done, gone.grade(), table.listener(tag)),
    ]
    lines = rendered(told, tag)
    assert max(len(line.full) for line in lines) <= 120
    assert max(len(line.braille) for line in lines) <= 40
