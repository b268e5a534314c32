"""How `bot:LEVEL` and `bot:POLICY` find their policy."""

from __future__ import annotations

from typing import Any

import pytest

from accessgames.bots.policies import (
    JudgePolicy,
    RandomPolicy,
    is_bot,
    make_policy,
    policy_name,
    policy_names,
)
from accessgames.engine import Decision, SetupError
from tests.bots.fakes import TableJudge, decision, kit

_POLICIES = ("random", "careful", "greedy")


@pytest.mark.parametrize(
    ("player", "expected"),
    [
        ("bot:1", "random"),
        ("bot:2", "greedy"),
        ("bot:3", "careful"),
        ("bot:random", "random"),
        ("bot:careful", "careful"),
        ("BOT:Greedy", "greedy"),
    ],
)
def test_levels_and_names_mean_a_policy(player: str, expected: str) -> None:
    """A level counts from the weakest, 1; a name means the policy itself; case does not matter."""
    assert expected == policy_name(kit(), player)


@pytest.mark.parametrize(
    ("player", "key", "told"),
    [
        ("Jana", "error-bot-form", {"player": "Jana"}),
        ("bot", "error-bot-form", {"player": "bot"}),
        ("bot:0", "error-bot-level", {"player": "bot:0", "level": "0", "most": 3}),
        ("bot:4", "error-bot-level", {"player": "bot:4", "level": "4", "most": 3}),
        (
            "bot:" + "9" * 5000,
            "error-bot-level",
            {"player": "bot:" + "9" * 5000, "level": "9" * 5000, "most": 3},
        ),
        (
            "bot:²",
            "error-bot-policy",
            {"player": "bot:²", "most": 3, "known": ("random", "careful", "greedy")},
        ),
        ("bot:", "error-bot-policy", {"player": "bot:", "most": 3, "known": ("random", "careful", "greedy")}),
        (
            "bot:chytrý",
            "error-bot-policy",
            {"player": "bot:chytrý", "most": 3, "known": ("random", "careful", "greedy")},
        ),
    ],
)
def test_unknown_players_are_named_with_what_would_be_right(
    player: str, key: str, told: dict[str, object]
) -> None:
    """A mistake carries the offending text and the levels or names that exist."""
    with pytest.raises(SetupError) as caught:
        make_policy(kit(), player)
    assert (key, told) == (caught.value.key, dict(caught.value.args_))


def test_make_policy_returns_players_of_their_kind() -> None:
    """`random` needs no judge; every other policy plays by the judge of its name."""
    assert RandomPolicy() == make_policy(kit(), "bot:1")
    careful = make_policy(kit(), "bot:3")
    assert isinstance(careful, JudgePolicy)
    assert "b" == careful.choose(decision("ab"))
    assert "a" == make_policy(kit(), "bot:greedy").choose(decision("ab"))


def test_judges_may_be_players() -> None:
    """A judge that chooses by itself is the player, not only the voice behind one."""

    class Chooser(TableJudge):
        def choose(self, decision: Decision[Any, Any], /) -> str:
            return str(max(decision.legal))

    chooser = Chooser({"a": 1.0, "b": 0.0})
    player = make_policy(kit(greedy=chooser), "bot:greedy")
    assert player is chooser
    assert "b" == player.choose(decision("ab"))


def test_policies_lists_random_first() -> None:
    """The list for help and errors starts with the policy that every game has."""
    assert ("random", "careful", "greedy") == policy_names(kit())


@pytest.mark.parametrize(
    ("player", "expected"), [("bot:2", True), ("Bot:x", True), ("bot", False), ("Robot", False), ("", False)]
)
def test_is_bot(player: str, expected: bool) -> None:
    """Only the prefix makes a computer player; people may be called Robot."""
    assert expected is is_bot(player)
