"""Every command of the club by its id."""

from __future__ import annotations

from accessgames.club.desk.commands import (
    COMMANDS,
    READING_COMMANDS,
    archives,
    papers,
    people,
    results,
    seating,
    standings,
    tournaments,
)
from tests.club.desk.helpers import begun

PARTS = (
    tournaments.COMMANDS,
    people.COMMANDS,
    seating.COMMANDS,
    results.COMMANDS,
    archives.IMPORT_COMMANDS,
    standings.COMMANDS,
    papers.COMMANDS,
    archives.COMMANDS,
)


def test_no_command_hides_another() -> None:
    """Each part of the desk has ids of its own, and all of them are there."""
    assert len(COMMANDS) == sum(len(part) for part in PARTS)
    assert set(COMMANDS) == {command for part in PARTS for command in part}


def test_reading_changes_nothing() -> None:
    """What may be done while somebody else writes leaves the club as it was."""
    bench = begun("Jana, Petr", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 5, 3")
    before = bench.office.archive
    for deed in READING_COMMANDS - {"open", "export"}:
        bench.do(deed)
    assert before == bench.office.archive
    assert set(COMMANDS) > READING_COMMANDS
