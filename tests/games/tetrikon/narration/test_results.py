"""Results, scores and options in words."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import Outcome, ScoreItem
from accessgames.games.tetrikon.rules.events import GameScored
from accessgames.games.tetrikon.rules.state import GameResult
from tests.games.tetrikon.positions import GAME, position
from tests.games.tetrikon.wording import TELL, ask, desk_at, full, heard

GAMES: Final = ((0, 3, 1), (2, 1, 0), (4, 0, 1), (1, 1, 1))
"""Empty squares of Jana, Petr, Eva and Ota in three games: the example of the rules (T8 to T11)."""


def result(number: int) -> GameResult:
    """A finished game of the example."""
    return GameResult("A", ("A1", "A2", "A3", "A4"), tuple(seat[number] for seat in GAMES), None, "filled")


def outcome() -> Outcome:
    """The result of the example (T12)."""
    items = tuple(
        tuple(
            ScoreItem(
                "tetrikon-item-game", -20 * empty, (("game", number), ("diagram", "A1"), ("empty", empty))
            )
            for number, empty in enumerate(seat, 1)
        )
        for seat in GAMES
    )
    return Outcome(tuple(-20 * sum(seat) for seat in GAMES), (3, 1, 4, 2), items, "filled")


def test_t12_the_ranking_is_told_with_points_and_zeros() -> None:
    """The best first, each with penalty points and zeros, then what each game cost."""
    lines = full(TELL.outcome(outcome(), desk_at(position(seats=4))))
    assert [
        "Vyhrává Petr, 60 trestných bodů, jedna nula.",
        "Druhé místo: Ota, 60 trestných bodů.",
        "Třetí místo: vy, 80 trestných bodů, jedna nula.",
        "Čtvrté místo: Eva, 100 trestných bodů, jedna nula.",
        "Shodu bodů rozhodly nuly nebo nejlepší hra.",
        "Vaše hry: 0, 60, 20.",
        "Petr, hry: 40, 20, 0.",
        "Eva, hry: 80, 0, 20.",
        "Ota, hry: 20, 20, 20.",
    ] == lines


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("cs", ["Vyhrává Petr bez trestných bodů.", "Druhé místo: vy, 20 trestných bodů."]),
        ("en", ["Petr wins with no penalty points.", "Second place: you, 20 penalty points."]),
    ],
)
def test_no_penalty_points_are_no_number(tag: str, expected: list[str]) -> None:
    """Who has none has none: neither "0 points" nor how many zeros make it up."""
    items = tuple(
        (ScoreItem("tetrikon-item-game", -20 * empty, (("game", 1), ("diagram", "A1"), ("empty", empty))),)
        for empty in (1, 0)
    )
    told = Outcome((-20, 0), (2, 1), items, "filled")
    assert expected == full(TELL.outcome(told, desk_at(position(), tag=tag)), tag)


def test_a_score_of_none_is_told_so() -> None:
    """`proč` after a full diagram."""
    state = position(options={"games": "2"}, results=(GameResult("A", ("A1", "A2"), (0, 3), None, "filled"),))
    assert "Nemáte žádné trestné body." == full(TELL.why(desk_at(state)))[0]


def test_a_sequence_has_running_totals_with_zeros() -> None:
    """After the second game penalties of the game are told, then those of both, with the zeros."""
    event = GameScored(2, None, (3, 1), (60, 20), (60, 60), (1, 0))
    lines = heard([event], desk_at(position(options={"games": "3"})))
    assert ["Trestné body: vy 60, Petr 20.", "Celkem po druhé hře: vy 60 a jedna nula, Petr 60."] == lines


def test_scores_are_explained_game_by_game() -> None:
    """`proč` and `skóre Petr` give each game with its diagram and empty squares."""
    state = position(seats=4, options={"games": "3"}, results=(result(0), result(1)))
    desk = desk_at(state)
    assert [
        "Máte 60 trestných bodů.",
        "Hra 1, diagram A1: plný, žádné trestné body.",
        "Hra 2, diagram A1: 3 čtverečky po dvaceti, 60 trestných bodů.",
    ] == full(TELL.why(desk))
    assert "Petr má 60 trestných bodů." == ask(desk, "skóre Petr")[0]
    assert (
        "Celkem po druhé hře: vy 60 a jedna nula, Petr 60, Eva 80 a jedna nula, Ota 40."
        == ask(desk, "skóre")[2]
    )


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_is_a_sentence_with_a_reason(tag: str) -> None:
    """Each value of each option can be told in full and in brief."""
    for option in GAME.options:
        for value in option.choices:
            (line,) = full([TELL.option(option.key, value)], tag)
            assert line.endswith(".")
            assert 10 < len(line) <= 120
