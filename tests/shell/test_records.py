"""Personal records are told and kept when a match ends, and read on request."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.engine import GameError
from accessgames.games import Achievement
from accessgames.language import Message, say
from accessgames.shell.records import close_match
from accessgames.storage.progress import LoadedRecords, Record
from tests.pig import ROOM as PIG
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage
from tests.whole.session import Records

WALK = Record("sprint", "walk", "Jana", 20, "seconds", lower=True)


def finish(book: Records | None, seconds: float = 10, name: str = "Jana", **settings: str) -> list[str]:
    """Walk to the goal in some seconds; return what is told at the end."""
    stage = Stage(SPRINT, name, settings=settings, records=book)
    stage.wait(seconds)
    return stage.type("jdi 3 3 3 1")


def test_the_first_result_is_the_first_record() -> None:
    """Every discipline is told by itself, between the result and what can be asked now."""
    book = Records()
    told = finish(book)
    assert "Jana ušel 10." == told[-4]
    assert "První osobní rekord hráče Jana, cesta: 10 sekund." == told[-3]
    assert "První osobní rekord hráče Jana, kroky: 10 bodů." == told[-2]
    assert [("walk", 10), ("steps", 10)] == [(record.key, record.value) for record in book.records]


def test_a_better_result_is_a_new_record() -> None:
    """The old one is told with it."""
    book = Records()
    book.save([WALK])
    assert "Nový osobní rekord hráče Jana, cesta: 10 sekund, dosud 20 sekund." in finish(book)
    assert 10 == next(record.value for record in book.records if record.key == "walk")


@pytest.mark.parametrize("seconds", [20, 25])
def test_no_better_result_leaves_the_record(seconds: int) -> None:
    """An equal one is no new record."""
    book = Records()
    book.save([WALK])
    assert "Osobní rekord hráče Jana zůstává, cesta: 20 sekund." in finish(book, seconds)
    assert WALK in book.records


def test_records_are_personal() -> None:
    """Somebody else's record is not beaten by Petr, nor by computer players."""
    book = Records()
    book.save([WALK])
    assert any(line.startswith("První osobní rekord hráče Petr, cesta") for line in finish(book, 5, "Petr"))
    assert {"Jana", "Petr"} == {record.name for record in book.records}
    assert not any("Alfa" in line and "rekord" in line for line in finish(book, 5, "Jana,bot:1"))


@pytest.mark.parametrize(("book", "settings"), [(None, {}), (Records(), {"training": "yes"})])
def test_in_training_and_without_a_book_there_are_no_records(
    book: Records | None, settings: dict[str, str]
) -> None:
    """In training time goes back, so it means nothing."""
    assert not [line for line in finish(book, 10, "Jana", **settings) if "rekord" in line]
    assert book is None or () == book.records


def test_the_records_of_a_game_are_read() -> None:
    """Each discipline with the best first; a word chooses; other games' records are not there."""
    book = Records()
    book.save(
        [
            replace(WALK, name="Petr", value=75),
            WALK,
            replace(WALK, key="steps", value=7, unit="points", lower=False),
            replace(WALK, game="pig"),
        ]
    )
    stage = Stage(SPRINT, "Jana", records=book)
    assert [
        "Osobní rekordy:",
        "kroky: 7 bodů, Jana.",
        "cesta: 20 sekund, Jana.",
        "cesta: 1 minuta a 15 sekund, Petr.",
    ] == stage.type("rekordy")
    assert ["cesta: 1 minuta a 15 sekund, Petr."] == stage.type("rekordy petr")[1:]
    assert ["Takový osobní rekord tu zatím není."] == stage.type("rekordy xyz")


def test_many_records_come_in_parts() -> None:
    """As every long text."""
    book = Records()
    book.save([replace(WALK, name=f"Hráč {number}", value=number) for number in range(1, 13)])
    stage = Stage(SPRINT, "Jana", records=book)
    assert "Zbývají 3 věty, napište „dál“." == stage.type("rekordy")[-1]
    assert 4 == len(stage.type("dál"))


@pytest.mark.parametrize(("room", "book"), [(PIG, Records()), (SPRINT, None)])
def test_where_no_records_are_kept_this_is_said(room: object, book: Records | None) -> None:
    """Neither the game nor the help pretends to have any."""
    stage = Stage(room, "Jana,bot:1", records=book)  # type: ignore[arg-type] # one of two rooms
    assert ["Osobní rekordy se tu nevedou."] == stage.type("rekordy")


class Broken(Records):
    """A book with a bad line that can't be written to."""

    def load(self) -> LoadedRecords:
        return LoadedRecords(self.records, GameError("error-records-line", file="records.jsonl", line=3))

    def save(self, records: object, /) -> None:
        raise GameError("error-storage-full", file=str(records)[:1])


def test_what_is_wrong_with_the_file_is_one_sentence() -> None:
    """The result is told all the same, and the match goes on to its end."""
    told = finish(Broken())
    assert "V souboru records.jsonl je vadný řádek 3, zbylé rekordy platí." in told
    assert any(line.startswith("První osobní rekord") for line in told)
    assert "můžete se ptát" in told[-1].lower()
    stage = Stage(SPRINT, "Jana", records=Broken())
    assert ["V souboru records.jsonl je vadný řádek 3, zbylé rekordy platí."] == stage.type("rekordy")[:1]


def test_a_quiet_discipline_is_told_when_it_is_beaten() -> None:
    """A first result and one that is no better are kept, and nothing is said of them."""
    quiet = replace(SPRINT, records=Quiet())
    book = Records()
    assert not [line for line in Stage(quiet, "Jana", records=book).type("jdi 3 3 3 1") if "rekord" in line]
    assert [("walks", 1)] == [(record.key, record.value) for record in book.records]
    book.records = (replace(book.records[0], value=9),)
    told = Stage(quiet, "Jana", records=book).type("jdi 3 3 3 1")
    assert ["Nový osobní rekord hráče Jana, walks: 1, dosud 9."] == [
        line for line in told if "rekord" in line
    ]


def test_a_match_that_was_given_up_makes_no_record() -> None:
    """Where less is better, nothing would be as little as what was never finished."""
    book = Records()
    stage = Stage(replace(SPRINT, records=Quiet()), "Jana", records=book)
    close_match(stage.session)
    assert not book.records
    assert not [line for line in stage.heard() if "rekord" in line]


class Quiet:
    """How often somebody has walked; less is better."""

    def feats(self, desk: object, outcome: object) -> tuple[Achievement, ...]:
        assert desk
        assert outcome
        return (Achievement(0, "walks", 1, "count", lower=True, quiet=True),)

    def title(self, key: str) -> Message:
        return say("shell-word", word=key)
