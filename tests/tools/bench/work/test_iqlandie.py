"""What `accessgames bench` measures of iQLANDIE."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games.iqlandie.rules.state import pieces_on
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.tasks.optics import solutions
from accessgames.language import Language, say
from tools.bench.work.iqlandie import CARDS, PIECES, WORKLOADS, boards, make, solve

if TYPE_CHECKING:
    from tools.bench.work import Workload


@pytest.mark.parametrize("workload", WORKLOADS, ids=lambda workload: workload.name)
def test_work_counts_its_units(workload: Workload) -> None:
    """Each piece of work does the same number of units every time and says how many."""
    units = workload.work()
    assert units > 0
    assert units == workload.work()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("workload", WORKLOADS, ids=lambda workload: workload.name)
def test_work_has_a_name_in_each_language(workload: Workload, language: str) -> None:
    """People read what was measured, not a key."""
    text = Language(language).render(say(workload.key)).full
    assert workload.key not in text
    assert len(text) > 5


def test_every_kind_is_measured() -> None:
    """Generator and independent solver of each kind, and the scoring."""
    names = {workload.name for workload in WORKLOADS}
    assert {f"{work}-{kind}" for work in ("made", "solved") for kind in KINDS} | {"scored"} == names


def test_making_and_solving() -> None:
    """Thirty cards in one go."""
    assert [CARDS] * 4 == [make(kind) for kind in KINDS]
    assert [CARDS] * 4 == [solve(kind) for kind in KINDS]


def test_solvers_start_without_memory() -> None:
    """What was solved before is forgotten first, so nothing is merely looked up."""
    solve("optics")
    before = solutions.cache_info().misses
    solve("optics")
    assert before == solutions.cache_info().misses


def test_boards_are_nearly_full() -> None:
    """The boards that are scored have about as many pieces as at the end of a match."""
    assert all(PIECES - 6 <= len(pieces_on(board)) <= PIECES for board in boards())
