"""The referee of the last cells of Quantum is exact, and the computer players are measured by it."""

from __future__ import annotations

import json
from itertools import product
from statistics import mean
from typing import Any

import pytest

from accessgames.games.quantum import ROOM
from accessgames.games.quantum.rules import dice, sheet
from accessgames.games.quantum.rules.state import Phase
from tests.games.quantum.helpers import faces, position, rows
from tools import declined_wins
from tools import quantum_endings as referee

FULL = (1, 2, 3, 9, 8, 7)
LAST = rows(R=FULL, Y=FULL, B=FULL, P=FULL[:5])
DICE = "R1 R2 B4 P3 B6 Y5 3"
KEPT: list[dict[str, Any]] = json.loads(referee.KEPT.read_text(encoding="utf-8"))
MEAN_LOSS = {"bot:shrewd": 0.01, "bot:5": 0.01, "bot:4": 0.02, "bot:3": 0.06}
"""What a decision may give away on average, as a part of 1."""


def test_what_is_left_says_what_a_column_will_bring() -> None:
    """A number that completes a column brings its second lowest number, as the rules say."""
    rest = referee.rest_of(LAST, 1)
    for number in range(1, 8):
        after, points = referee.written(rest, 3, number)
        whole = sheet.write(LAST, 3, number)
        assert sheet.column_points(whole, 5) == points
        assert not any(after.rows)


def test_throws_are_those_of_the_dice() -> None:
    """Faces that do not matter are put together; how often each total comes up stays the same."""
    thrown = referee.throws((3,))
    odds: dict[tuple[int, ...], float] = {}
    for place, chance in zip(thrown.places, thrown.chances, strict=True):
        odds[thrown.sums[place]] = odds.get(thrown.sums[place], 0) + chance
    counts: dict[int, int] = {0: 1}
    for die in dice.DIE_FACES:
        grown: dict[int, int] = {}
        for total, face in product(counts, die):
            now = total + dice.face_number(face) * (dice.face_colour(face) in (None, 3))
            grown[now] = grown.get(now, 0) + counts[total]
        counts = grown
    assert {(total,): count / 6**7 for total, count in counts.items()} == pytest.approx(odds)


@pytest.mark.parametrize(
    ("table", "value", "mix"),
    [
        ([[0.2, 0.6], [0.1, 0.9]], 0.2, (1, 0)),
        ([[1, 0], [0, 1]], 0.5, (0.5, 0.5)),
        ([[3, 1], [0, 2], [0, 0]], 1.5, (0.25, 0.75)),
    ],
)
def test_simultaneous_choices_are_balanced(
    table: list[list[float]], value: float, mix: tuple[float, ...]
) -> None:
    """A saddle is found at once; without one nobody can do better than by the mixture."""
    found, shares = referee.equilibrium(table)
    assert value == pytest.approx(found)
    assert mix == pytest.approx(shares)


def test_the_second_throw_is_the_mean_over_all_faces() -> None:
    """The chance of a mask is the mean of what every face of its dice leads to."""
    solver, ending = referee.Solver(), referee.Ending((referee.rest_of(LAST, 4),) * 2, 3)
    thrown = referee.throws((3,))
    by_totals = dict(zip(thrown.sums, solver.by_totals(ending, (3,), thrown), strict=True))
    lying = faces(DICE)
    table = position(Phase.REROLL, dice=DICE)
    for mask in (0, 0b0000100, 0b1001000):
        worths = []
        for shown in product(*(dice.DIE_FACES[die] for die in dice.dice_of_mask(mask))):
            new = dict(zip(dice.dice_of_mask(mask), shown, strict=True))
            now = tuple(new.get(die, face) for die, face in enumerate(table.dice))
            worths.append(by_totals[dice.totals(now)[3],])
        assert mean(worths) == pytest.approx(solver.masks(ending, table.dice)[mask])
    assert len(lying) == len(table.dice)


def test_a_turn_is_worth_the_best_mask_of_every_throw() -> None:
    """The chance before a throw is the mean over all throws of the best of the 128 ways to go on."""
    solver, ending = referee.Solver(), referee.Ending((referee.rest_of(LAST, 4),) * 2, 3)
    thrown = referee.throws((3,))
    shown = [{kind: face for face, kind in faces.items()} for faces in thrown.faces]
    worths = 0.0
    for combination, chance in list(zip(product(*shown), thrown.chances, strict=True))[::97]:
        lying = tuple(kinds[kind] for kinds, kind in zip(shown, combination, strict=True))
        worths += chance * max(solver.masks(ending, lying))
    sampled = sum(thrown.chances[::97])
    assert worths / sampled == pytest.approx(solver.chance(ending), abs=0.1)
    assert 0 < solver.chance(ending) < 1


def test_too_large_endings_are_refused() -> None:
    """Beyond the bound of positions nothing is worked out."""
    with pytest.raises(OverflowError):
        referee.Solver(most=0).chance(referee.Ending((referee.rest_of(LAST, 4),) * 2, 3))


def test_kept_chances_are_solved_again() -> None:
    """What the file says of its smallest endings is what the referee finds now."""
    solver, checked = referee.Solver(), 0
    for one in KEPT:
        table, seat, chances = referee.read(one)
        cells = [sum(map(len, rows)) for rows in table.sheets]
        if min(cells) == 23 and max(table.misses) > 0 and checked < 2:
            assert pytest.approx(chances, abs=1e-5) == referee.decision_chances(solver, table, seat)
            checked += 1
    assert 2 == checked


def test_endings_are_of_all_steps() -> None:
    """Throws and both steps of writing are in the file, and in many of them something is at stake."""
    assert {"reroll", "alone", "everybody"} == {one["phase"] for one in KEPT}
    assert len(KEPT) >= 20
    assert sum(max(one["chances"]) - min(one["chances"]) > 0.05 for one in KEPT) >= 10


@pytest.mark.parametrize("player", MEAN_LOSS)
def test_players_give_little_away(player: str) -> None:
    """The adviser and the highest levels lose hardly anything of the exact chance, the third a little."""
    lost = referee.losses(player, KEPT)
    assert mean(lost) <= MEAN_LOSS[player]


@pytest.mark.parametrize("player", ["bot:3", "bot:4", "bot:5", "bot:shrewd"])
def test_what_wins_for_certain_is_done(player: str) -> None:
    """Where an action wins by the rules without luck, its exact chance is 1, and such an action is done."""
    wins = 0
    for one in KEPT:
        table, seat, chances = referee.read(one)
        sure = declined_wins.certain_wins(table, seat)
        legal = list(ROOM.game.legal_actions(table, seat))
        assert all(1.0 == chances[legal.index(action)] for action in sure)
        if sure:
            assert legal[referee.choice_of(player, table, seat)] in sure
            wins += 1
    assert wins > 0
