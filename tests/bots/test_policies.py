"""The generic policies, by hand-made decisions."""

from __future__ import annotations

from collections import Counter

import pytest

from accessgames.bots.policies import JudgePolicy, RandomPolicy, nth
from tests.bots.fakes import LazyActions, TableJudge, decision


def test_random_plays_every_action_about_equally_often() -> None:
    """Over 3000 decisions each of three actions is chosen in a third of them, give or take five percent."""
    counts = Counter(RandomPolicy().choose(decision("abc", seed=str(number))) for number in range(3000))
    assert {"a", "b", "c"} == set(counts)
    assert all(850 <= count <= 1150 for count in counts.values())


def test_random_never_looks() -> None:
    """A random player doesn't have the view made, because making it costs more than its move."""
    looks: list[int] = []
    RandomPolicy().choose(decision("abc", looks=looks))
    assert [] == looks


def test_random_repeats_with_the_same_stream() -> None:
    """The same stream at the same moment gives the same choice."""
    first = [RandomPolicy().choose(decision("abcdefgh", seed=str(number))) for number in range(20)]
    again = [RandomPolicy().choose(decision("abcdefgh", seed=str(number))) for number in range(20)]
    assert first == again
    assert len(set(first)) > 1


@pytest.mark.parametrize("make", [tuple, list, LazyActions])
def test_random_takes_any_collection(make: type) -> None:
    """Legal actions may come as a sequence or as a lazy collection; the choice is the same."""
    expected = RandomPolicy().choose(decision("abcdefgh"))
    assert expected == RandomPolicy().choose(decision(make("abcdefgh")))


def test_lazy_collections_are_walked_only_to_the_chosen_action() -> None:
    """What stands behind the chosen action is never produced."""
    actions = LazyActions("abcdefgh")
    assert "c" == nth(actions, 2)
    assert 3 == actions.walked


def test_judge_policy_plays_the_highest_value() -> None:
    """The action with the highest value is played, whatever its place in the list."""
    policy = JudgePolicy(TableJudge({"a": -5, "b": 7.5, "c": 7}))
    assert "b" == policy.choose(decision("abc"))


def test_judge_policy_decides_equals_by_its_stream() -> None:
    """Among equals each is played sometimes, the worse one never, and the same stream repeats its choice."""
    policy = JudgePolicy(TableJudge({"a": 3, "b": 1, "c": 3}))
    chosen = [policy.choose(decision("abc", seed=str(number))) for number in range(40)]
    assert {"a", "c"} == set(chosen)
    assert chosen == [policy.choose(decision("abc", seed=str(number))) for number in range(40)]


def test_judge_policy_gives_its_judge_the_view() -> None:
    """The judge receives the view of the decision, made once."""
    looks: list[int] = []
    judge = TableJudge({"a": 1, "b": 2})
    JudgePolicy(judge).choose(decision("ab", view="what the seat sees", looks=looks))
    assert (["what the seat sees"], [1]) == (judge.views, looks)


def test_judge_policy_does_not_think_about_the_only_action() -> None:
    """With one legal action nothing is judged and nothing is looked at."""
    looks: list[int] = []
    judge = TableJudge({"a": 1})
    assert "a" == JudgePolicy(judge).choose(decision(LazyActions("a"), looks=looks))
    assert ([], []) == (judge.views, looks)
