"""Games played at random for the contract: which there are, what is looked at, and what is heard."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Stream
from accessgames.testing.cases import Walk, beginnings, cases, make_case, pick, some, walk
from accessgames.testing.speech import NAMES, Listening
from tests.contract.games import PIG_WORDS
from tests.duel.rules import Duel
from tests.pig import ROOM as PIG

CASE = make_case(PIG, locales=PIG_WORDS)
GAME = walk(next(beginnings(CASE)))


def test_a_game_goes_from_its_beginning_to_its_end() -> None:
    """Each action is done where the one before has led to."""
    assert CASE.game.initial(GAME.beginning.setup) == GAME.moments[0].state
    for before, after in pairwise(GAME.moments):
        assert before.step.state == after.state
    assert GAME.final == GAME.moments[-1].step.state
    assert GAME.outcome is not None
    assert list(range(len(GAME.moments))) == [moment.number for moment in GAME.moments]
    assert all(moment.actor in moment.actors for moment in GAME.moments)


def test_every_number_of_seats_and_every_option_is_played() -> None:
    """The usual options with each seed, every other value once."""
    found = list(beginnings(CASE))
    assert len(found) == len({one.id for one in found})
    assert set(CASE.game.seats) == {one.setup.seats for one in found if one.is_usual}
    others = {(option.key, value) for option in CASE.game.options for value in option.choices}
    usual = {(option.key, option.default) for option in CASE.game.options}
    changed = [pair for one in found for pair in one.setup.changed(CASE.game.options)]
    assert sorted(others - usual) == sorted(changed)


def test_cases_are_named_by_rooms_rules_or_ids() -> None:
    """Sorted by id; those that are wanted, else all."""
    assert ["duel", "iota", "pig"] == [one.id for one in cases([PIG, "iota", Duel()])]
    assert ["iota"] == [one.id for one in cases([PIG, "iota"], only=["iota"])]
    assert ["iota"] == [one.id for one in cases(only=["iota"])]
    assert [None] == [one.room for one in cases([Duel()])]


@pytest.mark.parametrize("most", [8, 12, 20])
def test_a_sample_has_both_ends_and_the_powers_of_two(most: int) -> None:
    """And others by chance, the same each time."""
    numbers = [moment.number for moment in GAME.sample(most)]
    last = len(GAME.moments) - 1
    assert last > 32
    assert {0, 1, 2, 4, 8, 16, 32, last - 1, last} <= set(numbers)
    assert sorted(set(numbers)) == numbers
    assert numbers == [moment.number for moment in GAME.sample(most)]
    if most > 12:
        assert most == len(numbers)
    assert GAME.moments == GAME.sample(len(GAME.moments))


def test_everybody_looks_on() -> None:
    """All seats and a spectator see each moment; also who has no seat is asked about."""
    assert (0, 1, SPECTATOR) == GAME.viewers
    assert {0, 1, 2, CHANCE, CLOCK, SPECTATOR} == set(GAME.everybody)
    assert 3 * len(GAME.moments) == len(list(GAME.audience(len(GAME.moments))))
    assert all(actor in moment.actors for moment, actor in GAME.turns(20))


def test_worlds_look_like_the_true_one() -> None:
    """They differ where the viewer sees nothing."""
    duel = walk(next(beginnings(make_case(Duel()))))
    moment = duel.moments[-1]
    view = duel.game.view(moment.state, 0)
    assert [view] * 3 == [duel.game.view(world, 0) for world in duel.worlds(moment, 0)]


def test_streams_go_by_game_and_purpose() -> None:
    """The same test has the same luck, another one another."""
    drawn = {purpose: GAME.stream(purpose).randrange(10**9) for purpose in ("a", "b")}
    assert drawn["a"] != drawn["b"]
    assert drawn["a"] == Stream(GAME.beginning.id, "a").randrange(10**9)


def test_some_of_many() -> None:
    """The first and the last, in order; few are all there."""
    found = some(range(100), Stream("7", "test"), 5)
    assert (0, 99, 5) == (found[0], found[-1], len(set(found)))
    assert sorted(found) == found
    assert [0, 1, 2] == some(range(3), Stream("7", "test"), 5)
    lazy = {"a": 1, "b": 2}.keys()
    assert pick(["a", "b"], Stream("7", "test")) == pick(lazy, Stream("7", "test"))


def test_the_listener_is_addressed_and_others_are_named() -> None:
    """More people than names have a number behind it."""
    people = Listening(GAME, "cs").people(1)
    assert [("Jana", "other"), ("Petr", "you")] == [(one.name, one.role) for one in people]
    many = cast("Walk", SimpleNamespace(seats=range(len(NAMES) + 1)))
    assert (*NAMES, "Jana2") == tuple(one.name for one in Listening(many, "cs").people(0))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_what_is_heard_of_a_game(tag: str) -> None:
    """Every moment is told to everybody, and whoever may act is told what can be asked."""
    listening = Listening(GAME, tag)
    told: list[Any] = [listening.told(moment, viewer) for moment, viewer in GAME.audience(20)]
    assert sum(map(len, told)) > 20
    for _, listener in listening.turns(8):
        assert listener.perspective.to_act
        lines = listening.heard(listening.asked(listener))
        assert len(lines) > 3
        assert all(line.full and line.brief and line.braille for line in lines)
