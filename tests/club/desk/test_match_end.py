"""The result of a table that is played here is taken when its match ends, not when somebody leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.cli.launch import DiskStore
from tests.club.desk.goldens import hold
from tests.club.desk.helpers import begun
from tests.club.season import played

if TYPE_CHECKING:
    from pathlib import Path

RESULT = "První kolo, stůl 1: "


def test_a_result_is_there_before_the_match_is_left(home: Path) -> None:
    """Two people play to the end; the result is told and written before the next line is typed."""
    bench = begun("Jana, Petr", game="iota", rounds="1", tables="2")
    bench.do("seat")
    bench.club.close()
    typed = ("hraj", *("ano", "tahy", "1") * 70, "skóre", "konec", "konec")
    lines = hold("cs", typed, store=DiskStore()).splitlines()
    assert 1 == sum(line.startswith(RESULT) for line in lines)
    told = next(number for number, line in enumerate(lines) if line.startswith(RESULT))
    assert told < lines.index("> konec")
    assert 1 == len(list((home / "matches" / "finished").glob("*.jsonl")))
    assert RESULT not in hold("cs", ("výsledky",), store=DiskStore()).partition("výsledky")[0]


def test_a_match_that_ended_before_it_was_gone_on_with_is_taken_at_once(home: Path) -> None:
    """After a kill behind the last action whoever says `hraj` hears the result before typing."""
    bench = begun("Jana, Petr", game="quantum", rounds="1", tables="2")
    bench.do("seat")
    text = played(bench.tournament, bench.tournament.round(1), bench.tournament.round(1).tables[0])
    bench.club.close()
    (home / "matches").mkdir(parents=True)
    (home / "matches" / "2026-11-21-1600-quantum-0000.jsonl").write_bytes(text.encode())
    lines = hold("cs", ("hraj", "konec", "konec")).splitlines()
    told = next(number for number, line in enumerate(lines) if line.startswith(RESULT))
    assert told < lines.index("> konec")
