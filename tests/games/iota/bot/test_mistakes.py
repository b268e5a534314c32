"""The kinds of mistakes that the first two levels of IOTA make."""

from __future__ import annotations

from functools import cache, partial
from itertools import islice
from typing import Any

from accessgames.bots.novices import LearnerPolicy
from accessgames.engine import Decision, Learner, Stream, is_seat
from accessgames.games.iota.bot import KIT, mistakes
from accessgames.games.iota.rules.actions import Place, Recycle, Trade
from accessgames.games.iota.rules.cards import WILD
from accessgames.games.iota.rules.grid import grown
from accessgames.games.iota.rules.scoring import score_turn
from tests.games.iota.positions import GAME, walk


@cache
def _middles() -> list[tuple[Any, tuple[Any, ...]]]:
    """Views of whoever is on turn, with what is legal, from a game."""
    found = []
    for state, actor, _ in islice(walk("mistakes"), 80):
        if is_seat(actor):
            found.append((GAME.view(state, actor), tuple(GAME.legal_actions(state, actor))))
    return found[-12:]


def _missed(kind: str, view: Any, legal: tuple[Any, ...], seed: str = "x") -> list[Any]:  # noqa: ANN401 - of any game
    slip = next(one for one in mistakes.beginner_slips(0.1, 0.2, 0.3, 0.4) if one.kind == kind)
    numbers = slip.missed(view, legal, [0.0] * len(legal), Stream(seed, "bot/0"))
    return [legal[number] for number in numbers]


def test_one_side_of_the_table_is_overlooked() -> None:
    """What is missed lies beyond all that is seen on its side, and all four sides happen."""
    sides = set()
    for view, legal in _middles():
        for seed in map(str, range(24)):
            missed = {one[0][0] for one in _missed("side", view, legal, seed)}
            seen = {one[0][0] for one in legal if isinstance(one, Place)} - missed
            if missed and seen:
                found = {
                    (axis, up)
                    for axis in (0, 1)
                    for up in (0, 1)
                    if (
                        min(spot[axis] for spot in missed) > max(spot[axis] for spot in seen)
                        if up
                        else max(spot[axis] for spot in missed) < min(spot[axis] for spot in seen)
                    )
                }
                assert found
                sides |= found
    assert {(0, 0), (0, 1), (1, 0), (1, 1)} == sides


def test_who_lays_few_misses_three_and_four_cards() -> None:
    """One card and two are seen."""
    for view, legal in _middles():
        expected = [one for one in legal if isinstance(one, Place) and len(one) in {3, 4}]
        assert expected == _missed("few", view, legal)


def test_lots_are_missed_as_the_rules_count_them() -> None:
    """What is missed are the placings that complete a line of four by the rules, all of them."""
    found = 0
    for view, legal in _middles():
        missed = set(_missed("lots", view, legal))
        for action in legal[:300]:
            if isinstance(action, Place):
                lots = score_turn(grown(view.grid, action.cards), action.cards, 0, out=False).lots
                assert bool(lots) == (action in missed)
                found += bool(lots)
    assert found > 0


def test_wild_cards_are_kept_too_long() -> None:
    """Neither laid nor taken from the table; all else is seen."""
    for view, legal in _middles():
        for action in set(legal) - set(_missed("wild", view, legal)):
            assert not isinstance(action, Recycle)
            assert isinstance(action, Trade) or WILD not in [card for _, card in action]


def test_the_first_two_levels_err_as_people_do() -> None:
    """Each has all four kinds, the second less often each; the third makes none of them."""
    first, second = (KIT.players[name] for name in ("beginner", "apprentice"))
    assert isinstance(first, Learner)
    assert isinstance(second, Learner)
    assert ["side", "few", "lots", "wild"] == [slip.kind for slip in first.slips]
    assert all(more.chance > less.chance > 0 for more, less in zip(first.slips, second.slips, strict=True))
    assert "greedy" == KIT.levels[2]
    assert first.judge == second.judge == "greedy"


def test_the_best_of_what_is_thought_of_is_played() -> None:
    """Who always lays few cards plays the most points that one card or two bring: nothing senseless."""
    judge = KIT.judges["greedy"]
    policy = LearnerPolicy(judge, mistakes.beginner_slips(0.0, 1.0, 0.0, 0.0))
    for view, legal in _middles():
        values = dict(zip(legal, judge.values(view, legal), strict=True))
        few = set(legal) - set(_missed("few", view, legal))
        chosen = policy.choose(Decision(GAME, 0, legal, Stream("few", "bot/0"), partial(_seen, view)))
        assert max(values[one] for one in few) == values[chosen]


def _seen(view: object) -> object:
    return view
