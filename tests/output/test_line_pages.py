"""What stands on a Braille line, page by page."""

from __future__ import annotations

from accessgames.output.line_pages import LinePages

TEXT = "vy 12, Alfa 7, Beta 3; hrajete vy, hoďte kostkami; zbývá 12 karet"


def pages(columns: int, text: str = TEXT) -> list[str]:
    """Return what each page of a text shows."""
    line = LinePages(columns).tell(text)
    return [line.turn(step).shown[0] for step in range(len(line.parts))]


def test_a_wide_line_tells_which_page_it_is() -> None:
    """Behind every part of a text; a text that fits has no number."""
    first, second = "vy 12, Alfa 7, Beta 3; hrajete vy,   1/2", "hoďte kostkami; zbývá 12 karet       2/2"
    assert [first, second] == pages(40)
    assert ["tah vy".ljust(40)] == pages(40, "tah vy")


def test_a_narrow_line_tells_it_where_there_is_room_and_on_request() -> None:
    """The number never costs a page there."""
    shown = pages(20)
    assert ["vy 12, Alfa 7,   1/4", "Beta 3; hrajete vy, "] == shown[:2]
    line = LinePages(20).tell(TEXT).turn(1)
    asked = line.count()
    assert "2/4".ljust(20) == asked.shown[0]
    assert line == asked.count()
    assert asked.place(0) is None


def test_pages_have_ends() -> None:
    """The typed line is the last page while something is typed."""
    line = LinePages(20).tell("tah vy")
    assert line == line.turn(1) == line.turn(-1)
    typed = line.type("po", 2)
    assert ("po".ljust(20), 3) == typed.shown
    assert "tah vy" == typed.turn(-1).shown[0].strip()
    assert typed == typed.turn(-1).turn(5)
    assert line == typed.type("", 0)
    assert typed.place(0) is None


def test_a_new_answer_begins_at_its_beginning() -> None:
    """Whatever was shown or typed before."""
    assert LinePages(20).tell("tah vy") == LinePages(20).tell(TEXT).turn(2).type("po", 2).tell("tah vy")
