"""Every example of the documentation is run, and shows what the program really says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.docs.markdown import ROOT, page
from tests.systems import not_on_windows
from tools.pages import language_of, pages, renew

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [path.relative_to(ROOT).as_posix() for path in pages()]
RENEW = "python tools/pages.py {} writes down what the program says now"


@not_on_windows("examples are run in a pseudo-terminal")
@pytest.mark.parametrize("name", NAMES)
def test_examples_are_real(name: str, tmp_path: Path) -> None:
    """What a page shows behind its commands is what a terminal of 80 columns shows."""
    shown = page(name)
    assert renew(shown.text, language_of(shown.path), tmp_path) == shown.text, RENEW.format(name)


def test_games_and_first_steps_have_examples() -> None:
    """The pages that teach how to play show it, in both languages."""
    taught = {"docs/cs/zaciname.md", "docs/en/getting-started.md", "docs/cs/iota.md", "docs/en/iota.md"}
    assert taught <= set(NAMES)
