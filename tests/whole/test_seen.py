"""What the profile for low vision shows, in a real terminal, compared with what a person has looked at."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from tests.shell.sight.eyes import GAMES
from tests.whole.scenes import FOLDER, NAMES, SCENES, play, text_of

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 400_000
"""Bytes of all pictures."""


@pytest.mark.parametrize("name", NAMES)
def test_what_is_seen_is_as_it_was(name: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Row by row; after a change that is meant to be seen tools/pictures.py writes it down again."""
    assert home.exists()
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert (FOLDER / f"{name}.cs.txt").read_text("utf-8") == text_of(play(name))


def test_every_scene_has_its_picture() -> None:
    """In both sizes and no others; all together they are small."""
    kept = {path.stem: path.stat().st_size for path in PICTURES.iterdir()}
    assert set(NAMES) == set(kept)
    assert sum(kept.values()) < MOST
    assert all(any(name.startswith(game) for name in SCENES) for game in GAMES)
