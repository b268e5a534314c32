"""How you have played each other: told when a match against somebody with a name begins again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from accessgames.personal import results
from accessgames.personal.database import PersonalFile
from accessgames.shell.rivals.greeting import greetings
from tests.shell.stage import NOTHING, Stage

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

INTRODUCED = "Hedvika je trpělivá: raději vynechá tah a počká na čtveřici, než by kladla za málo."
Ends = tuple[tuple[int | None, int | None], ...]


def _told(
    tmp_path: Path, ends: Ends, players: str = "Jana,bot:hoarder", settings: Mapping[str, str] = NOTHING
) -> list[str]:
    """What is told of Hedvika after matches that ended with so many points for Jana and for her."""
    stage = Stage(load_room("iota"), players, settings=settings)
    stage.session.personal = own = PersonalFile(tmp_path / "personal.sqlite")
    for number, (jana, hedvika) in enumerate(ends):
        places = (None, None) if None in (jana, hedvika) else _places(jana, hedvika)
        seats = (
            results.SeatResult("jana", "human", jana, places[0]),
            results.SeatResult("Hedvika", "bot:hoarder", hedvika, places[1]),
        )
        started = f"2026-11-{number + 10}T19:00:00"
        results.count(
            own, [results.MatchResult(f"{number:032}", "iota", started, None in places, True, None, seats)]
        )
    language = stage.console.language
    felt = settings.get("output") == "braille"
    return [language.form(message, "braille" if felt else "full") for message in greetings(stage.session)]


def _places(jana: int | None, hedvika: int | None) -> tuple[int, int]:
    return (1 + ((jana or 0) < (hedvika or 0)), 1 + ((hedvika or 0) < (jana or 0)))


@pytest.mark.parametrize(
    ("ends", "full", "felt"),
    [
        (((112, 100),), "Naposledy to byla vaše výhra proti Hedvice o 12 bodů.", "minule +12, 1:0"),
        (
            ((112, 100), (90, 91)),
            "Naposledy to byla vaše prohra proti Hedvice o 1 bod, celkem 1 ku 1.",
            "minule -1, 1:1",
        ),
        (
            ((3, 1), (90, 90)),
            "Naposledy to proti Hedvice skončilo nerozhodně, celkem 1 ku 0.",
            "minule stejně, 1:0",
        ),
        (
            ((112, 100), (None, None)),
            "Naposledy to byla vaše výhra proti Hedvice o 12 bodů.",
            "minule +12, 1:0",
        ),
    ],
)
def test_the_last_match_is_remembered(tmp_path: Path, ends: Ends, full: str, felt: str) -> None:
    """How it ended, by how much, and how all of them did; one that was given up does not count."""
    assert [full] == _told(tmp_path, ends)
    assert [felt] == _told(tmp_path, (), settings={"output": "braille"})


def test_english_and_informal(tmp_path: Path) -> None:
    """In English, and where one is addressed informally."""
    ends = ((112, 100), (90, 95))
    assert ["Last time you lost to Harriet by 5 points, 1 to 1 in all."] == _told(
        tmp_path, ends, settings={"language": "en"}
    )
    assert ["Naposledy to byla tvoje prohra proti Hedvice o 5 bodů, celkem 1 ku 1."] == _told(
        tmp_path, (), settings={"register": "informal"}
    )


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ("Petr,bot:hoarder", [INTRODUCED]),
        ("Jana,Petr,bot:hoarder", [INTRODUCED]),
        ("Jana,bot:3", []),
        ("Jana,bot:hoarder,bot:hoarder", ["Naposledy to byla vaše výhra proti Hedvice o 12 bodů."]),
    ],
)
def test_who_never_met_is_introduced(tmp_path: Path, players: str, expected: list[str]) -> None:
    """Somebody else, and several people at one keyboard, hear who she is; nobody is told of twice."""
    assert expected == _told(tmp_path, ((112, 100),), players)


def test_nothing_in_brief_mode_and_an_introduction_without_results(tmp_path: Path) -> None:
    """Brief mode greets nobody; where no results are kept, or they can't be read, she is introduced."""
    assert [] == _told(tmp_path, ((112, 100),), settings={"verbosity": "brief"})
    stage = Stage(load_room("iota"), "Jana,bot:hoarder")
    assert INTRODUCED in stage.opening
    stage.session.personal = PersonalFile(tmp_path)
    assert [INTRODUCED] == [stage.console.language.form(one, "full") for one in greetings(stage.session)]
