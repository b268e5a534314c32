from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessgames.shell.sight.told import Told


def seen(told: Told, width: int, height: int) -> list[str]:
    """Turn all pages of an answer and return every row that was in sight."""
    rows, left = told.fit(width, height)
    found = [text for text, _ in rows]
    while left:
        assert told.more
        assert told.turn(1)
        rows, left = told.fit(width, height)
        found += [text for text, _ in rows]
    assert not told.more
    return found


def test_a_short_answer_stands_below_what_came_before() -> None:
    """As many earlier lines as there is room for, the newest last."""
    told = Told()
    told.take(["jedna", "dvě"])
    told.typed("Příkaz: stav")
    told.take(["tři"])
    assert ([("dvě", "plain"), ("Příkaz: stav", "typed"), ("tři", "plain")], 0) == told.fit(30, 3)


def test_a_long_answer_begins_with_its_first_line() -> None:
    """The last row is left for the note that more follows; the next page goes on where this one ended."""
    told = Told()
    told.typed("Příkaz: tahy")
    told.take([f"řádek {number}" for number in range(9)])
    rows, left = told.fit(30, 4)
    assert (["Příkaz: tahy", "řádek 0", "řádek 1"], 7) == ([text for text, _ in rows], left)
    assert told.turn(1)
    assert ["řádek 2", "řádek 3", "řádek 4"] == [text for text, _ in told.fit(30, 4)[0]]
    assert told.turn(-1)
    assert not told.turn(-1)


@given(
    st.lists(st.text("ab ", min_size=1, max_size=90), max_size=30), st.integers(12, 60), st.integers(2, 12)
)
def test_nothing_is_hidden(lines: list[str], width: int, height: int) -> None:
    """Whatever is told and however small the window: each row of an answer comes into sight, in its order."""
    told = Told()
    told.take(["dříve"] * 5)
    told.typed("?")
    told.take([line for line in lines if line.strip()])
    rows = [text for text, _ in told.fit(width, 10_000)[0]]
    found = iter(seen(told, width, height))
    assert all(row in found for row in rows[rows.index("?") :])


def test_a_resized_window_shows_the_answer_from_its_beginning() -> None:
    """Rows are cut anew, so the page that was turned to is no more."""
    told = Told()
    told.typed("Příkaz: tahy")
    told.take(["dlouhá věta o mnoha slovech, která se láme"] * 5)
    told.fit(30, 4)
    told.turn(1)
    assert "Příkaz: tahy" == told.fit(20, 4)[0][0][0]


def test_what_was_told_to_one_person_is_forgotten() -> None:
    """Nothing stays to be turned back to."""
    told = Told()
    told.take(["moje karty"])
    told.clear()
    assert ([], 0) == told.fit(30, 4)
    assert not told.turn(-1)


def test_the_last_answer_is_left_for_the_terminal() -> None:
    """Without what was typed."""
    told = Told()
    told.typed("Příkaz: konec")
    told.take(["Zápas je uložený."])
    assert ["Zápas je uložený."] == told.last()
