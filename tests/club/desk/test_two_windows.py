from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.desk.open_club import OpenClub
from accessgames.club.store.archive import club_path
from accessgames.club.store.database import open_club_file
from tests.club.desk.goldens import Mouth
from tests.club.desk.helpers import NOW, Bench, begun
from tests.club.desk.test_conversation import told

if TYPE_CHECKING:
    import pytest


def test_what_another_window_wrote_is_told_before_the_next_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says how much came, and what it was where that is not much."""
    del monkeypatch
    begun("Jana, Petr", club="A").club.close()

    class Busy(Mouth):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as of a file
            line = super().readline(size)
            if line.startswith("stav"):
                other = Bench("cs", OpenClub(open_club_file(club_path("A")), lambda: NOW, lambda: "7"))
                other.do("register", "Eva")
                other.club.close()
            return line

    lines = told("hráči", "stav", "konec", mouth=Busy)
    place = lines.index("V druhém okně přibyl 1 zápis.")
    assert "Číslo 3: Eva." == lines[place + 1]
    assert any("3 hráči" in line for line in lines[place:])
