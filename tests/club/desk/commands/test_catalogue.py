"""Every command by its id."""

from __future__ import annotations

from accessgames.club.desk.commands import COMMANDS, READING_COMMANDS
from tests.club.desk.helpers import begun


def test_reading_changes_nothing() -> None:
    """What may be done while somebody else writes leaves the club as it was."""
    bench = begun("Jana, Petr", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 5, 3")
    before = bench.club.archive
    for command in READING_COMMANDS - {"open", "export", "pages", "hand-out", "teams", "credits", "suggest"}:
        bench.do(command)
    assert before == bench.club.archive
    assert set(COMMANDS) > READING_COMMANDS
