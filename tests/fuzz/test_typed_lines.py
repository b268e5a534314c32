"""Lines that once had no good answer, or none at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.fuzz.table import FuzzTable, Plan

if TYPE_CHECKING:
    from pathlib import Path

LONG = "dlouhé" * 60


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FuzzTable:
    """A match of one person against a computer."""
    monkeypatch.chdir(tmp_path)
    return FuzzTable(Plan())


@pytest.mark.parametrize(
    "line",
    [
        LONG,
        f"nápověda {LONG}",
        f"pravidla {LONG}",
        f"nastavení {LONG}",
        f"nastavení oslovení {LONG}",
        f"jazyk {LONG}",
        f"tahy {LONG}",
        f"stav {LONG}",
        f"historie {LONG}",
        f"klávesy {LONG}",
        f"zkus {LONG}",
        f"přepis {LONG}",
        f"přepis {LONG}/{LONG}"[:400],
        f"ru {LONG}",
        f"{LONG[:200]}; {LONG[:200]}",
        ";".join("abcdefgh"),
        "historie " + "nic" * 13,
    ],
)
def test_long_words_are_repeated_in_part(table: FuzzTable, line: str) -> None:
    """What was typed comes back as far as a line can take it; the table checks the length of every line."""
    assert 1 <= len(table.type(line))


def test_a_name_that_is_too_long_is_refused(table: FuzzTable) -> None:
    """A name that no Braille line takes is not set, in any length."""
    for length in (31, 150, 201, 400):
        (told,) = table.type(f"nastavení jméno {'x' * length}")
        assert "moc dlouhý" in told
        assert not table.session.teller.preferences.settings["name"]
    assert ["Jméno: Jana Nováková.", "Platí od příští partie."] == table.type("nastavení jméno Jana Nováková")


def test_white_space_of_any_kind_separates_words(table: FuzzTable) -> None:
    """A no-break space, which Czech keyboards make by a slip and copied text is full of, is a space."""
    expected = table.type("ruka")
    for line in ("\u00a0ruka", "ruka\u00a0", "\truka", "ruka\u2003", "\u3000ruka \u202f"):
        table.type("kdo")
        assert expected == table.type(line)
    assert 1 == len(table.type("nápověda\u00a0ruka"))


def test_the_home_of_nobody_is_no_place_for_a_transcript(table: FuzzTable) -> None:
    """`~name` of somebody unknown is refused like any other impossible name of a file."""
    assert ["„~nosuch/zapis.txt“ nemůže být jméno souboru."] == table.type("přepis ~nosuch/zapis.txt")


def test_kinds_of_the_history_are_in_its_help(table: FuzzTable) -> None:
    """An unknown kind is refused with the word, and the help it names lists every kind."""
    assert ["„xyz“ v historii není, druhy zpráv vypíše „nápověda historie“."] == table.type("historie xyz")
    told = " ".join(table.type("nápověda historie"))
    for kind in told.partition("nebo: ")[2].rstrip(".").split(", ")[:-1]:
        assert not table.type(f"historie {kind}")[0].startswith("„")


def test_wrapped_lines_never_equal_their_neighbours() -> None:
    """On a narrow terminal, too, two rows in sequence differ when an answer comes again and again."""
    table = FuzzTable(Plan(played=400, width=20))
    for _ in range(5):
        assert table.type("polož čt3")


def test_a_resumed_shared_match_tells_each_the_draws_since_their_last_turn() -> None:
    """After a match of several people goes on, nobody is told everything they ever drew."""
    for played in range(20, 60):
        table = FuzzTable(Plan(people=2, bots=0, played=played))
        if not table.session.known.over:
            assert not any(line.count(",") > 3 for line in table.type("ano"))


@pytest.mark.parametrize(
    ("game", "options", "line"),
    [
        ("iota", {}, "stav"),
        ("quantum", {}, "stav"),
        ("tetrikon", {}, "stav"),
        ("tetrikon", {"mode": "blitz"}, "stav"),
        ("iqlandie", {}, "optika"),
        *(("iqlandie", {"practice": kind}, "připraveno") for kind in ("optics", "space", "biology")),
        ("iqlandie", {"practice": "programming"}, "připraveno"),
    ],
)
def test_trying_nothing_asks_what(game: str, options: dict[str, str], line: str) -> None:
    """`zkus` alone says what it wants, in the middle of a task, too, where it once ended the program."""
    there = FuzzTable(Plan(game, options=options))
    there.type(line)
    told = there.type("zkus")
    assert 1 == len(told)
    assert "zkus" in told[0]
