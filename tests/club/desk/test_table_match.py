"""Tables played at this keyboard: which journal is theirs, and how fast that is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.club.audit import match_at
from accessgames.club.desk import table_match
from accessgames.club.desk.open_club import Request
from accessgames.club.desk.table_match import find_begun_match as begun_here
from accessgames.club.desk.table_match import find_finished_match, find_wanted_table
from accessgames.engine import GameError, read_journal
from accessgames.engine.journal import MAX_LINE
from tests.club.desk.helpers import Bench, begun
from tests.club.season import played

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.club.model.tournament import Round, SeatedTable


@pytest.fixture
def bench() -> Bench:
    """A desk with two people at a table of Quantum."""
    found = begun("Jana, Petr", game="quantum", rounds="1", tables="2")
    found.do("seat")
    return found


def seated(bench: Bench) -> tuple[Round, SeatedTable]:
    """The only table."""
    round_ = bench.tournament.round(1)
    return round_, round_.tables[0]


def journal(bench: Bench) -> str:
    """A whole match of the table."""
    return played(bench.tournament, *seated(bench))


def keep(home: Path, number: int, text: str, folder: str = "finished") -> Path:
    """Put a journal where finished matches lie."""
    path = home / "matches" / folder / f"2026-11-21-{number:04}-quantum-{number:04x}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


def other(text: str, number: int) -> str:
    """The same match with another seed."""
    return text.replace('"seed":"', f'"seed":"{number}', 1)


def test_the_match_of_the_table_is_found_among_hundreds(bench: Bench, home: Path) -> None:
    """Even the oldest of 600, so that a match played before a power failure is not played twice."""
    text = journal(bench)
    mine = keep(home, 0, text)
    for number in range(1, 600):
        keep(home, number, other(text, number))
    assert mine == find_finished_match(bench.tournament, *seated(bench))
    assert begun_here(bench.tournament, *seated(bench)) is None


def test_only_first_lines_with_the_seed_are_taken_apart(
    bench: Bench, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What does not have the figures of the seed is passed over by its bytes."""
    text = journal(bench)
    for number in range(1, 20):
        keep(home, number, text.replace('"seed":"', '"seed":"x', 1) if number == 7 else "{}\n" * number)
    parsed = []
    read = read_journal

    def reading(lines: list[str]) -> object:
        parsed.append(lines[0])
        return read(lines)

    monkeypatch.setattr(table_match, "read_journal", reading)
    assert find_finished_match(bench.tournament, *seated(bench)) is None
    assert 1 == len(parsed)


@pytest.mark.parametrize("text", ["", "\n", "{}", "\x00" * 100, '{"seed":"' * 100, "x" * (MAX_LINE + 5)])
def test_what_is_no_journal_is_passed_over(bench: Bench, home: Path, text: str) -> None:
    """Also a file of other people's, a folder, and a journal of other people with the same seed."""
    good = journal(bench)
    keep(home, 9, text)
    keep(home, 8, good.replace('"Jana"', '"Hana"', 1))
    (home / "matches" / "finished" / "2026-11-21-0007-quantum-0007.jsonl").mkdir()
    assert find_finished_match(bench.tournament, *seated(bench)) is None
    mine = keep(home, 1, good)
    assert mine == find_finished_match(bench.tournament, *seated(bench))


def test_no_folder_means_nothing_was_played(bench: Bench) -> None:
    """On a fresh computer nothing is there, and nothing is made by looking."""
    assert find_finished_match(bench.tournament, *seated(bench)) is None


def test_which_table_is_meant(bench: Bench) -> None:
    """By its number, else the first without a result; a table with a result is corrected instead."""
    assert 1 == find_wanted_table(bench.context, Request())[1].number
    assert 1 == find_wanted_table(bench.context, Request(("1",)))[1].number
    assert 1 == find_wanted_table(bench.context, Request(("stůl 1",)))[1].number
    for typed in ("2", "0", "x"):
        with pytest.raises(GameError):
            find_wanted_table(bench.context, Request((typed,)))
    bench.do("result", "1 34, 28")
    with pytest.raises(GameError) as caught:
        find_wanted_table(bench.context, Request(("1",)))
    assert "club-error-not-seated" == caught.value.key


def test_the_match_has_the_people_and_the_seed_of_the_card(bench: Bench) -> None:
    """Whoever plays elsewhere by the card of the table has the same match."""
    round_, table = seated(bench)
    names = [bench.tournament.player(number).name for number in table.players]
    assert names == [seat.name for seat in match_at(bench.tournament, round_, table).seats]
    seed = match_at(bench.tournament, round_, table).seed
    assert seed is not None, "its seed was chosen with the tournament's"
    assert seed in "".join(bench.do("papers", "karty"))
