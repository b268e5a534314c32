"""English is said in full, "cannot" and "do not", also where the linter does not look: pages and data."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessgames.language.resources import locales_root
from accessgames.testing.lint_wording import read_style

ROOT = Path(__file__).parents[2]
FULL = next(one.pattern for one in read_style((locales_root(),), "en").refused if one.rule == "contraction")
HEARD = (
    *sorted((ROOT / "docs/en").glob("*.md")),
    *(locales_root() / "en" / name for name in ("cli.toml", "start.json", "speech.toml")),
    locales_root() / "terms.toml",
)


@pytest.mark.parametrize("path", HEARD, ids=lambda path: path.name)
def test_pages_and_data_are_said_in_full(path: Path) -> None:
    """Pages read aloud, the command line, the set-up and the glossary deny as the sentences do."""
    assert [] == [match[0] for match in FULL.finditer(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    "line",
    [
        "Jana's turn.",
        "The host's file cannot be read.",
        "It is not clear.",
        "Its row, with theirs.",
        "The hall is open.",
    ],
)
def test_owners_and_full_forms_are_fine(line: str) -> None:
    """An apostrophe of whoever owns something is no contraction."""
    assert FULL.search(line) is None
