"""`accessgames rules`: all rules, or one section by any of its names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language

if TYPE_CHECKING:
    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")

_ALL = ("cli-help-commands", "cli-command-play", "cli-command-resume", "cli-help-options", "cli-option-json")


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_all_sections_in_order(run: Run, tag: str) -> None:
    """Without a section every heading and sentence is written on a line of its own, in reading order."""
    ran = run("rules", "pig", "--lang", tag)
    assert (0, "") == (ran.code, ran.err)
    assert [Language(tag).text(key) for key in _ALL] == ran.lines


@pytest.mark.parametrize("name", ["score", "skóre", "skore", "body", "BODOVÁNÍ", "bodov"])
def test_a_section_by_its_names(run: Run, name: str) -> None:
    """A section is found by its id, and by any of its words as a player may type them."""
    assert [Language("cs").text(key) for key in _ALL[:3]] == run("pravidla", "pig", name).lines


def test_an_unknown_section_is_told_with_the_known_ones(run: Run) -> None:
    """Wrong usage names what was typed and the sections there are."""
    ran = run("rules", "pig", "xyzzy")
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert all(word in ran.err for word in ("xyzzy", "skóre", "konec"))


def test_an_unknown_game(run: Run) -> None:
    """Wrong usage names what was typed and the games there are."""
    ran = run("rules", "šachy")
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert all(word in ran.err for word in ("šachy", "pig"))
