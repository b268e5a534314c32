"""A player with a person's mistakes, by hand-made decisions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from accessgames.bots.novices import LearnerPolicy, NovicePolicy
from accessgames.engine import Attention, Slip, Stream
from tests.bots.fakes import LazyActions, TableJudge, decision

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def test_who_is_distracted_misjudges_more() -> None:
    """Half as much again as usual: values that are never mixed up are, then."""

    class Crowded(TableJudge):
        def attend(self, view: object, actions: Sequence[str]) -> Attention:
            del view
            return Attention(tuple(actions), distraction=0.5)

    chosen = _chosen(NovicePolicy(Crowded(JUDGE.table), 0.0, 1.0))
    assert chosen["b"] > chosen["c"] > chosen["a"] > 0


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


# ---------------------------------------------------------------- kinds of mistakes


def _miss(kind: str, chance: float, letters: str) -> Slip:
    """A mistake: some letters are not thought of."""

    def missed(_: object, actions: object, __: object, ___: Stream) -> list[int]:
        return [number for number, action in enumerate(actions) if action in letters]  # type: ignore[arg-type, var-annotated]

    return Slip(kind, chance, missed)


class AttentiveJudge(TableJudge):
    """Knows that nobody tries c."""

    def attend(self, _: object, actions: object) -> Attention:
        return Attention(tuple(action for action in actions if action != "c"))  # type: ignore[attr-defined]


def _learned(policy: LearnerPolicy) -> Counter[str]:
    return Counter(policy.choose(decision("abc", seed=seed)) for seed in SEEDS)


def test_who_makes_no_mistake_plays_the_best() -> None:
    """Without kinds of mistakes a learner plays like the judge."""
    assert {"b": len(SEEDS)} == _learned(LearnerPolicy(JUDGE, ()))


def test_a_mistake_leaves_out_and_the_rest_is_judged_well() -> None:
    """With a chance of 0.4 the best is not thought of, and then always the next best is played."""
    chosen = _learned(LearnerPolicy(JUDGE, (_miss("best", 0.4, "b"),)))
    assert {"b", "c"} == set(chosen)
    assert 0.34 < chosen["c"] / len(SEEDS) < 0.46


def test_several_mistakes_are_made_at_once() -> None:
    """Who thinks neither of the best nor of the next best plays the third."""
    assert {"a": len(SEEDS)} == _learned(
        LearnerPolicy(JUDGE, (_miss("best", 1.0, "b"), _miss("next", 1.0, "c")))
    )


def test_who_would_think_of_nothing_sees_what_is_there() -> None:
    """A mistake that would leave nothing is not made."""
    assert {"b": len(SEEDS)} == _learned(LearnerPolicy(JUDGE, (_miss("all", 1.0, "abc"),)))


def test_nobody_tries_what_nobody_tries() -> None:
    """What the judge says that nobody tries is not played, also when the rest is overlooked."""
    judge = AttentiveJudge({"a": 1.0, "b": 3.0, "c": 2.0})
    assert {"a": len(SEEDS)} == _learned(LearnerPolicy(judge, (_miss("best", 1.0, "b"),)))
    assert {"a", "b"} == set(_chosen(NovicePolicy(judge, 0.9, 0.0)))
