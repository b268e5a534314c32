"""What the ladder tells about two players."""

from __future__ import annotations

import json

import pytest

from accessgames.engine import LadderTable
from accessgames.language import Language
from accessgames.testing.speech import load_speech_lint
from tools.ladder.contest import Pace, Score
from tools.ladder.report import entry, machine, sentences, words_of
from tools.ladder.rungs import Rung

RUNG = Rung("5-4", 0.6)
PACES = (Pace(4000, 480.0, 0.3107), Pace(4000, 2.0, 0.0123456))


def _entry(wins: float, games: int = 200, wanted: float = 0.6) -> dict[str, object]:
    return entry(Rung("5-4", wanted), Score(games, wins, PACES), "0123456789abcdef")


def test_an_entry_holds_the_result_and_the_times() -> None:
    """Share and interval to four digits, times in milliseconds, players by their levels."""
    expected = {
        "rung": "5-4",
        "games": 200,
        "wins": 131.5,
        "share": 0.6575,
        "interval": [0.5893, 0.7197],
        "wanted": 0.6,
        "kept": True,
        "players": [
            {"player": "bot:5", "decisions": 4000, "mean_ms": 120.0, "slowest_ms": 310.7},
            {"player": "bot:4", "decisions": 4000, "mean_ms": 0.5, "slowest_ms": 12.346},
        ],
        "fingerprint": "0123456789abcdef",
    }
    assert expected == _entry(131.5)
    assert expected == json.loads(json.dumps(_entry(131.5)))


@pytest.mark.parametrize(
    ("wins", "games", "wanted", "kept"),
    [
        (120.0, 200, 0.6, True),
        (119.5, 200, 0.6, False),
        (12.0, 20, 0.6, False),  # the share is there, but the interval still holds one half
        (129.0, 200, 0.65, False),
        (130.0, 200, 0.65, True),
    ],
)
def test_the_aim_is_a_share_and_a_certainty(wins: float, games: int, wanted: float, kept: bool) -> None:
    """The share has to be reached, and the whole interval has to lie above one half."""
    assert kept is _entry(wins, games, wanted)["kept"]


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("wins", [131.5, 99.0])
def test_sentences_read_well(tag: str, wins: float) -> None:
    """Four lines for each pair: result, certainty, and the times of both."""
    language, lint = Language(tag, strict=True), load_speech_lint(tag)
    told = [language.form(message, "full") for message in sentences(_entry(wins), str)]
    assert 4 == len(told)
    assert [] == [misread for line in told for misread in lint.line(line)]


def test_the_czech_sentences() -> None:
    """Result first, then how sure it is and whether that is enough."""
    language = Language("cs")
    told = [language.form(message, "full") for message in sentences(_entry(131.5), lambda one: f"{one:g}")]
    assert [
        "bot:5 proti bot:4: výher 131 a půl ze 200, procent 65.75",
        "Interval spolehlivosti v procentech: 58.93 až 71.97, cíl 60 je splněn",
        "bot:5: rozhodnutí průměrně 120 ms, nejdéle 310.7 ms",
        "bot:4: rozhodnutí průměrně 0.5 ms, nejdéle 12.346 ms",
    ] == told
    missed = [language.form(message, "full") for message in sentences(_entry(99.0), str)][1]
    assert missed.endswith("je nesplněn")


def test_the_machine_is_named() -> None:
    """Python, system and the number of processors: what times depend on."""
    assert ["python", "system", "processors"] == list(machine())
    assert str(machine()["python"]).startswith(("CPython 3", "PyPy 3"))


@pytest.mark.parametrize(
    ("table", "czech", "english"),
    [
        (
            LadderTable("four", 4),
            "bot:3 proti bot:2, hráčů 4: lepší umístění, procent 65.75, partií 200",
            "bot:3 against bot:2, players 4: ahead in 65.75 percent, matches 200",
        ),
        (
            LadderTable("blitz-j", options=(("mode", "blitz"), ("level", "J"))),
            "bot:3 proti bot:2, hráčů 2, hra=blesková a písmeno=J: lepší umístění, procent 65.75, partií 200",
            "bot:3 against bot:2, players 2, mode=blitz and level=J: ahead in 65.75 percent, matches 200",
        ),
    ],
)
def test_a_further_table_is_told(table: LadderTable, czech: str, english: str) -> None:
    """Players and options as they are typed, then the share; the three other lines are as everywhere."""
    found = entry(Rung(f"3-2-{table.name}", 0.6, table), Score(200, 131.5, PACES), "00")
    assert (table.seats, dict(table.options)) == (found["seats"], found["options"])
    for tag, expected in (("cs", czech), ("en", english)):
        language, lint = Language(tag, strict=True), load_speech_lint(tag)
        messages = sentences(found, lambda one: f"{one:g}", words_of("tetrikon", language))
        told = [language.form(message, "full") for message in messages]
        assert expected == told[0]
        assert 4 == len(told)
        assert [] == [misread for line in told for misread in lint.line(line)]


def test_an_option_without_a_word_is_told_by_its_id() -> None:
    """The letter of a diagram has no word of its own."""
    named = words_of("tetrikon", Language("cs"))
    assert ("hra", "J") == (named("option-mode"), named("option-level-J"))
