"""The kinds of mistakes that the first two levels of iQLANDIE make."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from accessgames.engine import Stream, best_thought_of
from accessgames.games.iqlandie.bot import KIT
from accessgames.games.iqlandie.bot.mistakes import beginner_slips
from accessgames.games.iqlandie.material import CONDITIONS, JOKER, MATERIAL
from accessgames.games.iqlandie.rules.actions import IqAction, Place, TakePiece
from tests.games.iqlandie.bot.sitting import decision, player
from tests.games.iqlandie.positions import GAME, building, taking

KINDS = ["exposition", "turned", "colours", "special"]


def _missed(kind: str, view: Any, legal: tuple[IqAction, ...], seed: str = "x") -> list[IqAction]:  # noqa: ANN401 - a view
    slip = next(one for one in beginner_slips(0.1, 0.2, 0.3, 0.4) if one.kind == kind)
    numbers = slip.missed(view, legal, [0.0] * len(legal), Stream(seed, "bot/0"))
    return [legal[number] for number in sorted(numbers)]


@cache
def _laying() -> tuple[Any, tuple[IqAction, ...]]:
    state = building(["t4r* i3p", "o4b"])
    return GAME.view(state, 0), tuple(GAME.legal_actions(state, 0))


@cache
def _taking() -> tuple[Any, tuple[IqAction, ...]]:
    state = taking()
    seat = next(iter(GAME.actors(state)))
    return GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))


def test_one_exposition_is_overlooked() -> None:
    """All places of one exposition are missed and none of another, and each may be the one."""
    view, legal = _laying()
    overlooked = set()
    for seed in map(str, range(40)):
        missed = _missed("exposition", view, legal, seed)
        (number,) = {one.exposition for one in missed if isinstance(one, Place)}
        assert [one for one in legal if isinstance(one, Place) and one.exposition == number] == missed
        overlooked.add(number)
    assert {one.exposition for one in legal if isinstance(one, Place)} == overlooked


def test_pieces_are_not_turned() -> None:
    """Who does not think of turning lays them as they are pictured; nothing else is missed."""
    view, legal = _laying()
    missed = _missed("turned", view, legal)
    assert [one for one in legal if isinstance(one, Place) and one.orientation > 1] == missed
    assert missed


@pytest.mark.parametrize("condition", CONDITIONS)
def test_who_looks_at_the_own_colours_misses_the_others(condition: str) -> None:
    """What is missed are the pieces of other colours; nothing where no piece has one of the own."""
    view, legal = _taking()
    conditions = tuple(condition if seat == view.viewer else "" for seat in range(view.table.seats))
    view = replace(view, table=replace(view.table, conditions=conditions))
    pieces = [one for one in legal if isinstance(one, TakePiece)]
    expected = [one for one in pieces if one.piece.colour not in MATERIAL.conditions[condition]]
    assert (expected if len(expected) < len(pieces) else []) == _missed("colours", view, legal)


def test_without_a_condition_all_colours_are_looked_at() -> None:
    """Where nobody collects colours, this mistake cannot be made."""
    view, legal = _taking()
    view = replace(view, table=replace(view.table, conditions=("",) * view.table.seats))
    assert [] == _missed("colours", view, legal)


def test_special_pieces_are_overlooked() -> None:
    """Jokers and pieces with a robot are missed, plain ones never."""
    view, _ = _taking()
    supply = tuple(TakePiece(piece) for piece, _ in view.table.pieces.supply)
    expected = [one for one in supply if one.piece.robot or one.piece.colour == JOKER]
    assert expected == _missed("special", view, supply)
    assert {True, False} == {one.piece.robot for one in expected}


def test_what_is_laid_is_no_slip_of_taking() -> None:
    """Each mistake is made in its own phase: nothing is missed in the other one."""
    for kinds, (view, legal) in ((KINDS[:2], _taking()), (KINDS[2:], _laying())):
        assert [[], []] == [_missed(kind, view, legal) for kind in kinds]


def test_the_first_two_levels_err_as_people_do() -> None:
    """Each has all four kinds, the second less often each; the third makes none of them."""
    first, second, third = (player(name) for name in KIT.levels[:3])
    assert KINDS == [slip.kind for slip in first.slips] == [slip.kind for slip in second.slips]
    assert all(more.chance > less.chance > 0 for more, less in zip(first.slips, second.slips, strict=True))
    assert () == third.slips
    assert first.builder == second.builder


def test_the_best_of_what_is_thought_of_is_laid() -> None:
    """Who never turns a piece lays it where it is worth most as it is pictured: nothing senseless."""
    view, legal = _laying()
    stiff = replace(player("beginner"), slips=beginner_slips(0.0, 1.0, 0.0, 0.0))
    pictured = [one for one in legal if isinstance(one, Place) and one.orientation == 1]
    best = max(stiff.values(view, pictured))
    state = building(["t4r* i3p", "o4b"])
    for seed in map(str, range(8)):
        assert (best,) == stiff.values(view, [stiff.choose(decision(state, 0, seed))])


def test_who_would_think_of_nothing_sees_what_is_there() -> None:
    """A piece that fits only turned is laid even by somebody who does not think of turning."""
    view, legal = _laying()
    turned = [one for one in legal if isinstance(one, Place) and one.orientation > 1]
    slips = beginner_slips(0.0, 1.0, 0.0, 0.0)
    assert best_thought_of(slips, view, turned, [0.0] * len(turned), Stream("x", "bot/0")) in turned
