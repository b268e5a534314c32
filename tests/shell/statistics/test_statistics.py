"""Matches are counted when they end, and what was counted is told, in a match as anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import pytest

from accessgames.engine import SeatSpec
from accessgames.games import game_title
from accessgames.language import Language
from accessgames.personal import results
from accessgames.personal.database import PersonalFile
from accessgames.shell.statistics.telling import Wanted, statistics_lines
from tests.personal.test_results import JANA, LOST, PETR, SHARED, WON, result
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path

Form: TypeAlias = Literal["full", "brief", "braille"]

NONE = ["Taková dohraná partie tu zatím není."]


@pytest.fixture
def own(tmp_path: Path) -> PersonalFile:
    """An empty personal file."""
    return PersonalFile(tmp_path / "personal.sqlite")


def finished(own: PersonalFile, players: str = "Jana,bot:1", **settings: str) -> Stage:
    stage = Stage(SPRINT, players, settings=settings, personal=own)
    stage.type("jdi 3 3 3 1")
    return stage


def test_a_match_is_counted_at_its_end(own: PersonalFile) -> None:
    """Once, also by who asks again; it has the result of everybody."""
    stage = finished(own)
    (found,) = results.counted(own)
    assert ("sprint", False, ["human", "bot:1"]) == (
        found.game,
        found.given_up,
        [seat.player for seat in found.seats],
    )
    assert found.seconds is not None
    told = stage.type("statistika")
    assert "Statistiky:" == told[0]
    assert any(line.startswith("Závod, Jana: 1 partie, ") for line in told), told
    assert 1 == len(results.counted(own))


def test_what_does_not_end_is_not_counted(own: PersonalFile) -> None:
    """A match that goes on, and one in training."""
    stage = Stage(SPRINT, "Jana,bot:1", personal=own)
    assert NONE == stage.type("statistika")
    finished(own, training="yes")
    assert () == results.counted(own)


def test_deleting_asks_once(own: PersonalFile) -> None:
    """No keeps everything."""
    stage = finished(own)
    assert ["Opravdu smazat všechny statistiky, hodnocení a osobní rekordy?"] == stage.type("statistika smaž")
    assert ["Statistiky zůstaly."] == stage.type("ne")[:1]
    assert 1 == len(results.counted(own))
    told = stage.type("statistika smaž", "ano")
    assert told[0].startswith("Statistiky, hodnocení a osobní rekordy jsou smazané")
    assert () == results.counted(own)


@pytest.mark.parametrize("words", ["statistika xyz", "statistika úroveň", "statistika úroveň xyz"])
def test_words_that_mean_nothing(own: PersonalFile, words: str) -> None:
    """The word is named, with what would be right."""
    (told,) = finished(own).type(words)
    assert "“ za slovem „statistika“ nic neznamená. Jde hra, „úroveň“ s číslem nebo jméno toho," in told


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("statistika Hedvika", "IOTA, Jana, proti Hedvice: 1 partie, prohráno 1."),
        ("statistika hedvice iota", "IOTA, Jana, proti Hedvice: 1 partie, prohráno 1."),
        ("statistika hráčka", "IOTA, Jana, proti úrovni 3: 1 partie, vyhráno 1."),
        ("statistika norbert", NONE[0]),
        ("statistika hedvika quantum", NONE[0]),
        (
            "statistika Zuzana",
            (
                "„Zuzana“ za slovem „statistika“ nic neznamená. "
                "Jde hra, „úroveň“ s číslem nebo jméno toho, kdo tu hrál."
            ),
        ),
    ],
)
def test_an_opponent_is_asked_about_by_name(own: PersonalFile, words: str, expected: str) -> None:
    """A character in any case of the name, or a level; who never played here is no name."""
    results.count(own, [result(1, WON), result(2, LOST, JANA, SeatSpec("Hedvika", "bot:hoarder"))])
    assert expected in Stage(SPRINT, "Jana,bot:1", personal=own).type(words)


def test_where_nothing_is_kept() -> None:
    """It is said."""
    assert ["Tady se statistiky nevedou."] == Stage(SPRINT, "Jana").type("statistika")


def lines(wanted: Wanted, form: Form = "full", *, language: str = "cs") -> list[str]:
    speak = Language(language, strict=True)
    played = [
        result(1, WON),
        result(2, SHARED),
        result(3, WON),
        result(4, WON),
        result(5, None),
        result(6, LOST, JANA, PETR),
        result(7, LOST, JANA, SeatSpec("Alfa", "bot:greedy")),
    ]
    found = statistics_lines(played, wanted, lambda game: game_title(game, speak.has))
    return [speak.form(line, form) for line in found]


def test_all_games_in_short() -> None:
    """Balance, streak and rating of everybody, who played most first."""
    assert [
        "IOTA, Jana: 6 partií, vyhráno 3, děleno 1, prohráno 2, k tomu nedohráno 1.",
        "Nejvíc výher v řadě 2, teď 0.",
    ] == lines(Wanted())[:2]
    assert "IOTA, Petr: 1 partie, vyhráno 1." in lines(Wanted())
    assert not any("Z toho" in line for line in lines(Wanted()))


def test_one_game_in_full() -> None:
    """With points and the balance against each opponent, who was met most first."""
    told = lines(Wanted("iota", person="jana"))
    assert [
        "Průměrně 99 bodů, nejvíc 99.",
        "Z toho proti úrovni 3: 4 partie, vyhráno 3, děleno 1, k tomu nedohráno 1.",
        "Z toho proti počítači bot:greedy: 1 partie, prohráno 1.",
        "Z toho proti hráči Petr: 1 partie, prohráno 1.",
    ] == told[3:], told
    assert told[2].startswith("Hodnocení ")
    assert "zatím jen odhad, skoro určitě je mezi" in told[2]


@pytest.mark.parametrize(
    ("tag", "told"),
    [("cs", "Z toho proti Hedvice: 1 partie, "), ("en", "Of these against Harriet: 1 match, ")],
)
def test_an_opponent_with_a_name_is_told_by_it(tag: str, told: str) -> None:
    """In the case that the sentence needs, never by an id."""
    speak = Language(tag, strict=True)
    played = [result(1, LOST, JANA, SeatSpec("Hedvika", "bot:hoarder"))]
    found = statistics_lines(played, Wanted("iota", person="jana"), lambda game: game_title(game, speak.has))
    assert [] != [line for line in found if speak.form(line, "full").startswith(told)]


def test_one_opponent() -> None:
    """The balance against them, and the streak."""
    assert [
        "IOTA, Jana, proti úrovni 3: 4 partie, vyhráno 3, děleno 1, k tomu nedohráno 1.",
        "Nejvíc výher v řadě 2, teď 0.",
    ] == lines(Wanted("iota", "bot:3", "jana"))
    assert [] == lines(Wanted("quantum"))


def test_in_english() -> None:
    """The same, with its own plurals."""
    told = lines(Wanted("iota", person="jana"), language="en")
    assert "IOTA, Jana: 6 matches, won 3, shared 1, lost 2, and given up 1." == told[0]
    assert "Of these against level 3: 4 matches, won 3, shared 1, and given up 1." in told


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("wanted", [Wanted(), Wanted("iota"), Wanted("iota", "bot:3")])
def test_every_form_fits(wanted: Wanted, language: str) -> None:
    """Lines of at most 120 characters, and 40 cells in Braille."""
    assert all(3 <= len(line) <= 120 for line in lines(wanted, language=language))
    assert all(len(line) <= 40 for line in lines(wanted, "braille", language=language))
