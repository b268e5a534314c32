"""The tasks of a day and a lesson are told as they were read and found good."""

from __future__ import annotations

import pytest

from tests.shell.mistakes import goldens as mistakes
from tests.shell.tasks import goldens as tasks
from tests.whole.goldens import FOLDER
from tests.whole.measures import unfit


@pytest.mark.parametrize("name", tasks.GOLDENS)
def test_the_tasks_are_told_as_they_were(name: str) -> None:
    """Line by line, in both languages, full and on twenty cells."""
    assert (FOLDER / name).read_text("utf-8") == tasks.make(name)


@pytest.mark.parametrize("name", mistakes.GOLDENS)
def test_a_lesson_is_told_as_it_was(name: str) -> None:
    """On three days: the same mistake again, with help, and right."""
    assert (FOLDER / name).read_text("utf-8") == mistakes.make(name)


@pytest.mark.parametrize(
    "name", [name for name in (*tasks.GOLDENS, *mistakes.GOLDENS) if "-short" not in name]
)
def test_each_line_can_be_heard(name: str) -> None:
    """No line is too short, too long or like its neighbour."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    assert [] == unfit([line for line in lines if line and not line.startswith(">")])
