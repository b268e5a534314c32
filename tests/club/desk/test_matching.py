from __future__ import annotations

import pytest

from accessgames.club.desk.typed import match_names
from accessgames.club.store.archive import slug

NAMES = {1: ("Jan",), 2: ("Jana", "Jája"), 3: ("Žofie",)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [("jan", [1]), ("ja", [1, 2]), ("jana", [2]), ("JÁJ", [2]), ("zof", [3]), ("x", []), ("", []), (" ", [])],
)
def test_a_whole_name_comes_before_beginnings(text: str, expected: list[int]) -> None:
    """Case and diacritics do not matter; several that fit are all returned, and nothing has an empty name."""
    assert expected == match_names(text, NAMES)


def test_a_beginning_may_have_to_be_longer() -> None:
    """A whole name may be as short as it is."""
    assert ([], [3], [4]) == (
        match_names("žo", NAMES, least=3),
        match_names("žof", NAMES, least=3),
        match_names("ž", {**NAMES, 4: ("Ž",)}, least=3),
    )


def test_what_does_not_matter_can_be_told() -> None:
    """Names of files are compared as names of files are."""
    assert [1] == match_names("Zimní turnaj!", {1: ("zimni-turnaj-2026",)}, fold=slug)
