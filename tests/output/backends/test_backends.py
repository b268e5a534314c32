"""Which backends are tried where."""

from __future__ import annotations

import pytest

from accessgames.output.backends import Manner, UnavailableError, displays, load, voices


@pytest.mark.parametrize(
    ("system", "choice", "expected"),
    [
        ("linux", "yes", ("dispatcher", "espeak")),
        ("win32", "yes", ("sapi",)),
        ("darwin", "yes", ("say",)),
        ("linux", "reader", ("orca",)),
        ("win32", "reader", ("accessible",)),
        ("darwin", "reader", ()),
        ("linux", "espeak", ("espeak",)),
        ("plan9", "yes", ()),
    ],
)
def test_voices_by_system(system: str, choice: str, expected: tuple[str, ...]) -> None:
    """A voice of our own is never the screen reader's, and the other way round."""
    assert expected == voices(system, choice)


@pytest.mark.parametrize(
    ("system", "choice", "expected"),
    [
        ("win32", "auto", ("accessible",)),
        ("linux", "auto", ()),
        ("darwin", "auto", ()),
        ("linux", "brltty", ("brltty",)),
    ],
)
def test_displays_by_system(system: str, choice: str, expected: tuple[str, ...]) -> None:
    """Where the line follows the console by itself, nothing is written to it unasked."""
    assert expected == displays(system, choice)


def test_a_backend_without_its_module_says_which() -> None:
    """The name of what is missing reaches the player."""
    with pytest.raises(UnavailableError) as caught:
        load("no_such_backend", Manner())
    assert "module" == caught.value.reason
    assert "no_such_backend" in caught.value.detail
