"""Home in the profile for low vision: every told line is seen, in a usual window and with large letters."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from tests.shell.home.evenings import evening
from tests.whole.terminal import AGAIN, Person

TYPED = (
    "nápověda", "o co jde iota", "hry", "změň", "úroveň", "4", "domů", "pravidla quantum", "dál", "xyzzy",
)  # fmt: skip
"""What is typed at home one after another; nothing of it begins a match."""


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 12)])
def test_every_line_at_home_is_seen(columns: int, rows: int) -> None:
    """As it is told to a pipe, page by page, without a board; then a match begins and leads home again."""
    told = evening(*TYPED)
    with Person("--lang", "cs", "--profile", "zrak", columns=columns, rows=rows) as person:
        person.press("jednou\r")
        person.look_through(told[:4])
        for number, typed in enumerate(TYPED, 1):
            expected = evening(*TYPED[:number])[len(evening(*TYPED[: number - 1])) - 1 : -1]
            person.press(f"{typed}\r")
            person.look_through([AGAIN.sub("", line) for line in expected])
        person.press("hraj quantum\r")
        person.look_through(["Quantum. Hrají Hráč a Alfa."])
        person.settle()
        person.press("domů\r")
        person.look_through(["Partie je uložena.", "Rozehráno: Quantum, Hráč a Alfa."])
        person.settle()
        person.press("konec\r")
        assert 0 == person.end()
