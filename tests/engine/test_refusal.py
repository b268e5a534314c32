from __future__ import annotations

from accessgames.engine import Refusal, refuse


def test_arguments_keep_their_order() -> None:
    """A refusal is a value: equal content is equal, and its arguments stay in the order of the call."""
    assert Refusal("some-key", (("b", 2), ("a", 1))) == refuse("some-key", b=2, a=1)
    assert 1 == len({refuse("some-key", b=2), refuse("some-key", b=2)})


def test_a_refusal_needs_no_arguments() -> None:
    """Some rules say it all by their name."""
    assert Refusal("some-key") == refuse("some-key")
