"""Whole games with the cursor, in a terminal, byte by byte, without one coordinate that is typed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from accessgames.engine import verify
from accessgames.games import load_room
from accessgames.storage.journal_files import load_journal
from tests.whole.goldens import FOLDER
from tests.whole.measures import misread
from tests.whole.program import matches
from tests.whole.terminal import ESCAPE
from tests.whole.walks import GIVE_UP, NAMES, QUIT, WALKS, beginning, sit_down, walk

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", WALKS)
def test_a_whole_game_with_the_cursor(name: str, home: Path) -> None:
    """Arrows, Tab, Enter and figures play it to its end, and its beginning is told as it was kept."""
    walked = WALKS[name]
    with sit_down(walked) as person:
        walker = walk(person, walked)
        assert walker.over or any(key == f":{GIVE_UP}" for key, _ in walker.pressed[-3:])
        person.press(QUIT)
        assert 0 == person.end()
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()
    keys = {key for key, _ in walker.pressed}
    assert ESCAPE in keys
    assert all(key in NAMES or len(key) <= 1 or key == f":{GIVE_UP}" for key in keys)
    told = [line for _, heard in walker.pressed for line in heard]
    assert [] == misread(told, walked.order.language)
    assert (FOLDER / name).read_text("utf-8") == beginning(walker)
    (journal,) = matches(home, "finished")
    found = verify(load_room(walked.order.game).game, load_journal(journal))
    assert found.ok
    assert found.outcome is not None
