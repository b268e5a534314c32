"""`accessgames news`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import accessgames

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_news(run: Run) -> None:
    """The latest version first, one sentence a line."""
    czech, english = run("novinky"), run("news", "--lang", "en")
    assert (0, f"Verze {accessgames.__version__}") == (czech.code, czech.lines[0])
    assert (0, f"Version {accessgames.__version__}") == (english.code, english.lines[0])
    assert len(czech.lines) == len(english.lines)
