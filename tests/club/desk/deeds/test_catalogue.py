"""Every deed by its id."""

from __future__ import annotations

from accessgames.club.desk.deeds import archives, leading, matches, papers, people, results, seating, standing
from accessgames.club.desk.deeds.catalogue import DEEDS, READING
from tests.club.desk.helpers import begun

PARTS = (leading, people, seating, results, matches, standing, papers, archives)


def test_no_deed_hides_another() -> None:
    """Each part of the desk has ids of its own, and all of them are there."""
    assert len(DEEDS) == sum(len(part.DEEDS) for part in PARTS)
    assert set(DEEDS) == {deed for part in PARTS for deed in part.DEEDS}


def test_reading_changes_nothing() -> None:
    """What may be done while somebody else writes leaves the club as it was."""
    bench = begun("Jana, Petr", tables="2", rounds="1")
    bench.do("seat", "Jana, Petr /")
    bench.do("result", "1 5, 3")
    before = bench.office.archive
    for deed in READING - {"open", "export"}:
        bench.do(deed)
    assert before == bench.office.archive
    assert set(DEEDS) > READING
