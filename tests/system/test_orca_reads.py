"""The real Orca on a terminal of VTE: it says every line, the very first one, too, and when it comes back."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.system.programs import ARRIVING, needs
from tools.readers.orca import PROGRAMS, measure
from tools.readers.sitting import Sitting

if TYPE_CHECKING:
    from pathlib import Path


def _has_terminal() -> bool:
    code = "import gi; gi.require_version('Vte', '2.91'); gi.require_version('Gtk', '3.0')"
    return not subprocess.run(["/usr/bin/python3", "-c", code], check=False, capture_output=True).returncode


pytestmark = [
    needs(*PROGRAMS),
    pytest.mark.skipif(not _has_terminal(), reason="needs Debian's gir1.2-vte-2.91"),
]


@pytest.mark.parametrize(("game", "killed", "told"), [("tetrikon", False, 45), ("iota", True, 60)])
def test_every_line_is_spoken_from_the_first_one_on(
    game: str, killed: bool, told: int, tmp_path: Path
) -> None:
    """What was printed before the first question is heard as well, and what is told to Orca started again."""
    count = measure(tmp_path, Sitting.whole(game, 12), killed=killed)
    assert count.share >= ARRIVING, count.lost
    assert told < count.told
