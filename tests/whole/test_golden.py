"""The golden transcripts: whole games through a pipe, line by line as they were read and found good."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import verify
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from accessgames.storage.journal_files import load_journal
from accessgames.testing.goldens import Exchange, Transcript, read_transcript
from tests.systems import not_on_windows
from tests.whole.goldens import FOLDER, GOLDENS, make, write
from tests.whole.measures import LONGEST, MEDIAN, SHARE, measure, misread, unfit
from tests.whole.program import matches, run
from tests.whole.session import Held, Order

if TYPE_CHECKING:
    from pathlib import Path

APART = ("-analysis.", "-erring.", "-tutor.", "club", "corrected", "evening", "mistakes", "papers", "tasks")
NAMES = sorted(path.name for path in FOLDER.glob("*.txt") if not any(part in path.name for part in APART))


def _kept(name: str) -> Transcript:
    return read_transcript((FOLDER / name).read_text("utf-8"))


def test_every_transcript_can_be_made_again() -> None:
    """Each file has a player who makes it, in Czech and in English, and none is missing.

    Lessons of the tutor are told in `test_taught.py`, finished matches in `test_analysed.py`,
    conversations at the organiser's desk in `tests/club/desk/test_golden.py`, evenings at home in
    `tests/shell/home/test_golden.py`, tasks and lessons from own mistakes in `tests/shell`,
    matches with a real set and mistakes in `test_corrected.py`.
    """
    assert sorted(GOLDENS) == NAMES
    games = Counter(name.partition(".")[0] for name in NAMES)
    assert {2} == set(games.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_same_input_tells_the_same_lines(name: str, home: Path) -> None:
    """The real program, fed with the typed lines, tells the kept ones and ends well."""
    kept = _kept(name)
    ran = run(*kept.words, typed=kept.typed)
    assert "" == ran.err
    assert list(kept.told) == ran.lines
    assert 0 == ran.code
    (journal,) = matches(home, "finished")
    found = verify(load_room(kept.words[1]).game, load_journal(journal))
    assert found.ok
    assert found.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_each_answer_follows_its_question(name: str, tmp_path: Path) -> None:
    """The scripted player still types what was kept and hears each answer where it stands.

    Where this fails and the change is meant: `python tools/golden.py`, then read the difference.
    """
    assert (FOLDER / name).read_text("utf-8") == make(GOLDENS[name], tmp_path / "log")
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize("name", NAMES)
def test_a_voice_reads_every_line_as_it_is_meant(name: str) -> None:
    """The speech lint finds nothing; no line is blank, too short, too long or like its neighbour."""
    kept = _kept(name)
    assert [] == misread(kept.told, kept.language)
    assert [] == unfit(kept.told)


@pytest.mark.parametrize("name", [name for name in NAMES if not GOLDENS[name].tour])
def test_lines_are_short(name: str) -> None:
    """Half of the lines are short, nearly all are no longer than a Braille line, none is a paragraph."""
    lengths = measure(_kept(name).told)
    assert lengths.median <= MEDIAN
    assert lengths.share >= SHARE
    assert lengths.longest <= LONGEST


@pytest.mark.parametrize("name", [name for name in NAMES if GOLDENS[name].tour])
def test_everything_the_game_answers_is_asked(name: str) -> None:
    """The transcript shows every question of the game, and every verb is at least explained."""
    kept = _kept(name)
    commands = load_room(kept.words[1]).commands
    words = Language(kept.language).vocabulary(*WORD_FILES, kept.words[1])
    begun = " ; ".join(kept.typed)
    assert [] == [key for key in commands.answers if words.word(key) not in begun]
    assert [] == [key for key in commands.verbs if words.word(key) not in begun]


def test_a_transcript_is_read_as_it_was_written() -> None:
    """Empty lines, lines after the end and lines before the first question come back as they were."""
    exchanges = (
        Exchange(None, ("Hrají Jana a Alfa.",)),
        Exchange("", ("Jste na tahu.",)),
        Exchange("stav; ruka", ()),
        Exchange("konec", ("Na shledanou.",)),
    )
    order = Order("iota", players="Jana Nová,bot:2")
    kept = read_transcript(write(order, Held(0, exchanges, "")))
    assert exchanges == kept.exchanges
    assert order.words == kept.words
    assert "cs" == kept.language


@not_on_windows("a plain shell is of the Unix kind")
def test_a_game_by_printf(home: Path) -> None:
    """Whoever always takes the first move of the list comes to the end, in a plain shell."""
    script = r"""
        yes 'tahy; 1' | head -60 | { cat; printf 'proč\nkonec\n'; } |
        "$1" -m accessgames play iota --seed 7 --players "Jana,bot:2"
    """
    ran = subprocess.run(
        ["sh", "-c", script, "sh", sys.executable], capture_output=True, check=False, timeout=120, text=True
    )
    assert (0, "") == (ran.returncode, ran.stderr)
    assert "Konec hry.\n" in ran.stdout
    assert "První místo" in ran.stdout
    assert ran.stdout.endswith("Na shledanou.\n")
    assert 1 == len(matches(home, "finished"))
