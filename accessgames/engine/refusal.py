"""Why an action is not allowed, as a value that words, bots and tests all share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that an action breaks.

    Attributes:
        key: Message id without language, such as `iota-refused-gap`.
        args: Name and value pairs in the game's own terms (cells, cards, seats), for the sentence.
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()


def refuse(key: str, /, **args: object) -> Refusal:
    """Build a refusal from keyword arguments."""
    return Refusal(key, tuple(args.items()))
