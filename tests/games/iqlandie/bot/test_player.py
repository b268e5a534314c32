"""Whole computer players: what they choose, how strong they are, how much luck they use."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import playout
from accessgames.games.iqlandie.bot import KIT
from accessgames.games.iqlandie.bot.guide import Player
from accessgames.games.iqlandie.rules.actions import Unplace
from tests.games.iqlandie.bot.sitting import decide, decision, player
from tests.games.iqlandie.positions import GAME, building, choosing, racing, taking


def test_levels() -> None:
    """Five levels; the adviser is the strongest that judges without a search, and greedy still plays."""
    assert ("beginner", "apprentice", "player", "planning", "search") == KIT.levels
    assert KIT.levels[-2] == KIT.adviser
    assert all(isinstance(make_policy(KIT, f"bot:{level}"), Player) for level in (1, 2, 3, 4))


@pytest.mark.parametrize("name", KIT.levels)
def test_moves_in_every_phase(name: str) -> None:
    """Every level acts legally where it has to choose, race, take and build."""
    for state in (choosing(), racing("biology"), taking(), building(["t4r* i3p", "o4b"])):
        seat = next(actor for actor in GAME.actors(state) if actor >= 0)
        decide(make_policy(KIT, f"bot:{name}"), state, seat)


@pytest.mark.parametrize("name", KIT.levels)
def test_building_ends(name: str) -> None:
    """Nobody moves pieces for ever: three decisions lay two pieces and end the round."""
    state = building(["t4r* i3p", "o4b"])
    for _ in range(3):
        someone = make_policy(KIT, f"bot:{name}")
        assert not isinstance(someone.choose(decision(state, 0)), Unplace)
        state = decide(someone, state, 0)
    assert state.table.waiting == (1,)


def test_same_moment_same_choice() -> None:
    """A choice depends on the view and the stream alone."""
    state = building(["t4r* i3p", "o4b"])
    for name in KIT.levels:
        first, second = (make_policy(KIT, f"bot:{name}").choose(decision(state, 0)) for _ in range(2))
        assert first == second


def test_weakest_level_lays_at_random() -> None:
    """The weakest level lays anywhere; who sees everything agrees with itself whatever the luck."""
    state = building(["t4r*", "o4b"])
    seeds = [str(number) for number in range(12)]
    assert 6 < len({player("random").choose(decision(state, 0, seed)) for seed in seeds})
    sharp = replace(player("planning"), blur=0.0)
    values = [sharp.values(GAME.view(state, 0), [sharp.choose(decision(state, 0, seed))]) for seed in seeds]
    assert 1 == len(set(values))


def test_who_overlooks_and_misjudges_lays_elsewhere_now_and_then() -> None:
    """A person who sees half of the places and misjudges them takes different ones; a sharp one does not."""
    state = building(["t4r*", "o4b"])
    dull = replace(player("planning"), overlooks=0.5, blur=5.0)
    seeds = [str(number) for number in range(12)]
    assert len({dull.choose(decision(state, 0, seed)) for seed in seeds}) > 3
    legal = GAME.legal_actions(state, 0)
    assert all(replace(dull, overlooks=0.999).choose(decision(state, 0, seed)) in legal for seed in seeds)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("planning", "greedy", 10), ("greedy", "random", 10)], ids=["2-3", "1-2"]
)
def test_each_level_beats_the_one_below(better: str, worse: str, least: int) -> None:
    """Of twelve games in swapped seats the better level wins at least ten."""
    wins, points = 0, 0
    for number in range(12):
        seat = number % 2
        names = (better, worse) if seat == 0 else (worse, better)
        outcome = playout(GAME, GAME.setup(2, {}), tuple(map(player, names)), f"levels/{number}").outcome
        wins += outcome.winners() == (seat,)
        points += outcome.totals[seat]
    assert wins >= least
    assert better == "greedy" or points / 12 >= 105


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_any_number_of_seats(seats: int) -> None:
    """Short games of all levels end for any number of players, alone too, with new cards and in turns."""
    names = (*KIT.levels, "planning")[:seats]
    options = {"rounds": "3", "cards": "new", "race": "turns"}
    outcome = playout(GAME, GAME.setup(seats, options), tuple(map(player, names)), "seats").outcome
    assert seats == len(outcome.totals)
    assert all(total > 0 for total in outcome.totals)


def test_practice() -> None:
    """Computers can practise one kind as well."""
    setup = GAME.setup(2, {"rounds": "3", "practice": "optics"})
    outcome = playout(GAME, setup, (player("greedy"), player("planning")), "practice").outcome
    assert outcome.ending == "practice"
