"""A player with a person's mistakes, by hand-made decisions."""

from __future__ import annotations

from collections import Counter

from accessgames.bots.policies import NovicePolicy
from tests.bots.fakes import LazyActions, TableJudge, decision

JUDGE = TableJudge({"a": 1.0, "b": 3.0, "c": 2.0})
SEEDS = [str(number) for number in range(600)]


def _chosen(policy: NovicePolicy) -> Counter[str]:
    return Counter(policy.choose(decision("abc", seed=seed)) for seed in SEEDS)


def test_without_faults_the_best_is_played() -> None:
    """Who sees everything and judges it right plays like the judge."""
    assert {"b": len(SEEDS)} == _chosen(NovicePolicy(JUDGE, 0.0, 0.0))


def test_what_is_overlooked_is_not_played() -> None:
    """With a chance of 0.4 the best is missed in two games of five, then the next best is played."""
    chosen = _chosen(NovicePolicy(JUDGE, 0.4, 0.0))
    assert 0.52 < chosen["b"] / len(SEEDS) < 0.70
    assert chosen["b"] > chosen["c"] > chosen["a"] > 0


def test_one_action_is_always_seen() -> None:
    """Somebody who overlooks nearly everything still plays something, anything."""
    chosen = _chosen(NovicePolicy(JUDGE, 0.999, 0.0))
    assert {"a", "b", "c"} == set(chosen)
    assert min(chosen.values()) > 150


def test_blur_mistakes_near_values_only() -> None:
    """Values one apart are mixed up with a blur of one, values two apart never are."""
    chosen = _chosen(NovicePolicy(JUDGE, 0.0, 1.0))
    assert chosen["b"] > chosen["c"] > 0
    assert 0 == chosen["a"]


def test_only_what_is_seen_is_judged() -> None:
    """The judge is asked about the actions that were seen, and about nothing when there is just one."""

    class Counting(TableJudge):
        def values(self, view: object, actions: object) -> list[float]:
            raise AssertionError

    judge = Counting({})
    assert "a" == NovicePolicy(judge, 0.0, 1.0).choose(decision(LazyActions("a")))


def test_the_same_stream_makes_the_same_mistakes() -> None:
    """Mistakes repeat from the seed like everything else."""
    novice = NovicePolicy(JUDGE, 0.5, 2.0)
    first = [novice.choose(decision("abc", seed=seed)) for seed in SEEDS[:40]]
    assert first == [novice.choose(decision("abc", seed=seed)) for seed in SEEDS[:40]]
    assert len(set(first)) > 1
