"""What a reason claims of an action, and what is wrong with it when it is checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from accessgames.engine import Perspective, Reason


@dataclass(frozen=True, slots=True)
class Claim:
    """A reason that was given for an action, as its checker gets it.

    A checker works out from the rules what the sentence says, takes every argument, and asserts.

    Attributes:
        perspective: The position as the seat knows it, before the action.
        action: What is advised, or was done.
        reason: What was given as a reason.
        taken: Names of the arguments that were looked at so far.
    """

    perspective: Perspective[Any, Any, Any, Any]
    action: Any
    reason: Reason
    taken: set[str] = field(default_factory=set, compare=False, repr=False)

    @property
    def view(self) -> Any:  # noqa: ANN401 - by game
        """All that the seat knows."""
        return self.perspective.view

    @property
    def seat(self) -> int:
        """Whose action it is."""
        return self.perspective.seat

    @property
    def args(self) -> Mapping[str, object]:
        """The arguments of the sentence; looking at them here does not take them."""
        return dict(self.reason.args)

    def take(self, name: str) -> Any:  # noqa: ANN401 - by reason
        """Return an argument of the sentence, which counts as checked from now on."""
        assert name in self.args, f"{self.reason.key} has no argument {name}"
        self.taken.add(name)
        return self.args[name]

    def number(self, name: str) -> int:
        """Return an argument that has to be a whole number."""
        value = self.take(name)
        assert isinstance(value, int), f"{self.reason.key}: {name} is {value!r}, no whole number"
        return value

    def with_argument(self, name: str, value: object) -> Claim:
        """Return a claim that differs in one argument, and of which nothing has been taken."""
        args = tuple((key, value if key == name else was) for key, was in self.reason.args)
        return Claim(self.perspective, self.action, replace(self.reason, args=args))

    def __str__(self) -> str:
        """Name the action and the claim, for the message of a failing test."""
        game = self.perspective.game
        return f"{game.format_action(self.action)} by seat {self.seat}: {self.reason.key} {self.args}"


Check: TypeAlias = Callable[[Claim], None]
"""Recomputes a claim from the rules, without the bot's code; raises AssertionError if it is wrong."""


def fault(checks: Mapping[str, Check], claim: Claim) -> str | None:
    """Return what is wrong with a claim, or None if it is true and nothing in it was left unchecked."""
    check = checks.get(claim.reason.key)
    if check is None:
        return f"{claim}: nobody checks this reason"
    try:
        check(claim)
    except Exception as error:  # noqa: BLE001 - a claim on which the rules break down is a false one
        return f"{claim}: {str(error) or 'wrong'}"
    left = sorted(claim.args.keys() - claim.taken)
    return f"{claim}: nobody looks at {', '.join(left)}" if left else None
