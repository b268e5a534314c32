"""Names that look alike: which do, and what is odd about them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.language.catalogue import Language
from accessgames.language.lookalike import LookAlike, find_look_alike, skeleton
from accessgames.shell.errors import tell_error


@pytest.mark.parametrize(
    ("name", "other", "expected"),
    [
        ("J\u0430na", "Jana", LookAlike(2, "a", "cyrillic", own=True)),
        ("Jana", "J\u0430na", LookAlike(2, "a", "cyrillic", own=False)),
        ("\u0410\u043d\u043d\u0430", "A\u043d\u043da", LookAlike(1, "a", "cyrillic", own=True)),
        ("\u039flga", "Olga", LookAlike(1, "o", "greek", own=True)),
        ("\uff2a\uff41na", "Jana", LookAlike(1, "j", "wide", own=True)),
        ("\U0001d409ana", "Jana", LookAlike(1, "j", "other", own=True)),
        ("P\u0131pa", "Pipa", LookAlike(2, "i", "other", own=True)),
        ("Petr 1", "Petr l", LookAlike(6, "l", "figure", own=True)),
        ("Ja\u200bna", "Jana", LookAlike(3, "", "hidden", own=True)),
        ("Jana", "Jana\u2800", LookAlike(5, "", "hidden", own=False)),
        ("Jana\ufe0f", "Jana", LookAlike(5, "", "hidden", own=True)),
        ("\u0158ep\u0430", "\u0158epa", LookAlike(4, "a", "cyrillic", own=True)),
        ("J\u0410NA", "jana", LookAlike(2, "a", "cyrillic", own=True)),
    ],
)
def test_what_looks_alike(name: str, other: str, expected: LookAlike) -> None:
    """The first odd character is told with its place, and whose it is."""
    assert expected == find_look_alike(name, ["Petr", other])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Jana", "Jana"),
        ("Jana", "jana"),
        ("J\u00e1na", "Ja\u0301na"),
        ("Jana", "J\u00e1na"),
        ("Jana", "Hana"),
    ],
)
def test_what_does_not(name: str, other: str) -> None:
    """The same name is none that looks like it, whatever its case and its accents; accents are seen."""
    assert find_look_alike(name, [other]) is None


@given(st.text(max_size=12), st.text(max_size=12))
def test_any_two_names(name: str, other: str) -> None:
    """Whatever is typed, an answer names a character of the name that it speaks of."""
    found = find_look_alike(name, [other])
    assert (found is not None) <= (skeleton(name) == skeleton(other))
    assert found is None or found.number >= 1


@given(st.text(max_size=12))
def test_a_skeleton_is_its_own(name: str) -> None:
    """What is seen of what is seen is the same."""
    assert skeleton(name) == skeleton(skeleton(name))


@pytest.mark.parametrize("asked", [True, False])
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("kind", ["cyrillic", "greek", "wide", "figure", "hidden", "other"])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_kind_is_one_line(tag: str, kind: str, own: bool, asked: bool) -> None:
    """The longest name still leaves a line that is not too long, and a short one for Braille."""
    error = LookAlike(30, "a", kind, own).doubt("M" * 40, asked=asked)
    rendered = Language(tag).render(tell_error(error))
    assert len(rendered.full) <= 120
    assert len(rendered.braille) <= 80
    assert (". " in rendered.full) is asked
