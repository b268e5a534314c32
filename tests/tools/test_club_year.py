"""A season of a club with the real program, small: killed organisers, a stick, somebody who is forgotten."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.systems import not_on_windows
from tools.club_year import checks, plan
from tools.club_year.__main__ import main
from tools.club_year.evenings import Ledger, told

if TYPE_CHECKING:
    from pathlib import Path


def document(*tables: dict[str, int]) -> Any:  # noqa: ANN401 - a document of JSON
    """Results of one round at tables of people who came in the order of their names."""
    names = sorted({name for table in tables for name in table})
    numbers = {name: number for number, name in enumerate(names, 1)}
    points = {"kind": "places", "places": [8, 6, 4, 2, 0], "sharing": "average", "scale": "first"}
    game = {"points": points, "lower_wins": False}

    def seats(table: dict[str, int]) -> list[dict[str, Any]]:
        return [
            {
                "player": numbers[name],
                "place": 1 + sum(other > own for other in table.values()),
                "parts": [own],
                "absent": False,
            }
            for name, own in table.items()
        ]

    rounds = [
        {"table": at, "players": [numbers[name] for name in table], "result": seats(table)}
        for at, table in enumerate(tables, 1)
    ]
    return {
        "proposal": {
            "games": [game], "tie_breaks": ["wins"], "seating": "meet", "groups": None, "final": None,
            "bye": "average",
        },
        "players": [
            {
                "number": number, "name": name, "category": "", "active": True, "replaces": 0,
                "inherits": False, "handicap": 0,
            }
            for name, number in numbers.items()
        ],
        "rounds": [{"round": 1, "game": 0, "stage": "main", "out": [], "tables": rounds}],
        "apart": [], "teams": [], "finalists": [], "penalties": [], "lots": [],
    }  # fmt: skip


@pytest.mark.slow
@not_on_windows("Windows has neither fork nor SIGKILL")
def test_a_small_season_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Three evenings at three places: all that was announced is there in every copy, after every kill.

    Exports are the same bytes, audits agree, the season is the one that exports alone give, and a name that
    was forgotten stands in no file, although older copies came back. The whole of 12 evenings and 40 people
    is `python -m tools.club_year`.
    """
    assert 0 == main(["--evenings", "3", "--people", "12", "--kills", "6", "--seed", "suite"])
    out = capsys.readouterr().out
    figures = re.search(r"3 evenings, 12 people, 3 places, (\d+) lines answered, (\d+) kills", out)
    assert figures is not None
    answered, kills = map(int, figures.groups())
    assert answered > 40
    assert kills > 3
    assert "0 wrong" in out
    assert {"corrections", "latecomers", "ordinary rounds", "Swiss", "tables by file"} <= {
        one.rpartition(" ")[0] for one in out.splitlines()[-2].split(", ")
    }


def test_the_season_is_worked_out_from_results() -> None:
    """Places of an evening are worth 4, 3, 2 and 1, shared ones their average; sums decide, then the best."""
    evenings = [
        document({"Ada": 30, "Bea": 20, "Cyr": 10, "Dan": 5}),
        document({"Ada": 10, "Bea": 20, "Cyr": 20, "Dan": 5}),
    ]
    assert [(1, "Bea", 6.5), (2, "Ada", 6.0), (3, "Cyr", 5.5), (4, "Dan", 2.0)] == checks.season_rows(
        evenings
    )
    assert [(1, "Ada", 4.0), (2, "Bea", 3.0)] == checks.season_rows([document({"Ada": 9, "Bea": 8})])


class Copy:
    """A copy of the club as a computer tells it."""

    place = "Praha"

    def __init__(self, found: Any) -> None:  # noqa: ANN401 - a document of JSON
        """Tell one tournament."""
        self.found = found

    def values(self, *_words: str) -> Any:  # noqa: ANN401 - as above
        """Return its results."""
        return self.found


def test_what_was_announced_and_is_gone_is_noticed() -> None:
    """A person, a result and a changed point: each is named; a label stands for a forgotten name."""
    found = document({"Ada": 30, "Bea": 20})
    assert {"Ada": 30, "Bea": 20} == told(found, 1, 1)
    kept = Ledger({"a": {"Ada", "Bea"}}, {("a", 1, 1): {"Ada": 30, "Bea": 20}})
    desk: Any = Copy(found)
    assert [] == list(checks.missing(desk, kept, {}))
    lost = Ledger({"a": {"Cyr"}}, {("a", 1, 1): {"Ada": 31, "Bea": 20}})
    assert 2 == len(list(checks.missing(desk, lost, {})))
    old = Ledger({"a": {"Jana"}}, {("a", 1, 1): {"Jana": 30, "Bea": 20}})
    assert [] == list(checks.missing(desk, old, {"Jana": "Ada"}))


@pytest.mark.parametrize("code", ["utf-8", "cp1250", "utf-16-le"])
def test_a_name_is_found_in_any_code(code: str, tmp_path: Path) -> None:
    """In the middle of other bytes too, and in folders below."""
    folder = tmp_path / "below"
    folder.mkdir()
    path = folder / "file"
    path.write_bytes(b"\x00\x01" + checks.part_of(plan.FORGOTTEN).encode(code) + b"\xff")
    (folder / "other").write_text("Jana Habrová")
    assert [path] == checks.files_with(checks.part_of(plan.FORGOTTEN), [tmp_path])


def test_people_are_told_apart() -> None:
    """Forty different first and last names, so that no desk asks who is meant."""
    names = plan.people(40)
    assert 40 == len(set(names)) == len({name.split()[0] for name in names})
    assert 40 == len({name.split()[1] for name in names})
    assert plan.FORGOTTEN == names[2]
