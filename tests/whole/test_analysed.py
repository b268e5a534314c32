"""The golden transcripts of analyses: finished matches gone through by ear, as they were found good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import verify
from accessgames.games import game_ids, load_room
from accessgames.language import Language, Listing, Phrase
from accessgames.shell.settings import WORD_FILES
from accessgames.storage.journal_files import load_journal
from tests.whole.analyses import ANALYSES, FOLDER, make_analysis
from tests.whole.lessons import told_lines
from tests.whole.measures import misread, unfit
from tests.whole.program import run

if TYPE_CHECKING:
    from pathlib import Path

NAMES = sorted(ANALYSES)


def _kept(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def test_every_game_is_analysed() -> None:
    """A finished match of each game and one of blitz, in both languages, and nothing else is kept as one."""
    names = (*game_ids(), "tetrikon-blitz")
    assert sorted(f"{name}-analysis.{tag}.txt" for name in names for tag in ("cs", "en")) == NAMES
    assert NAMES == sorted(path.name for path in FOLDER.glob("*-analysis.*.txt"))


@pytest.mark.parametrize("name", [*game_ids(), "tetrikon-blitz"])
def test_the_matches_are_whole(name: str) -> None:
    """Each journal follows the rules to the end."""
    game = load_room(name.partition("-")[0]).game
    found = verify(game, load_journal(FOLDER / f"{name}-analysis.jsonl"))
    assert found.ok
    assert found.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_an_analysis_tells_what_was_kept(name: str, tmp_path: Path) -> None:
    """The same steps are answered by the same lines.

    Where this fails and the change is meant: `python tools/golden.py`, then read the difference.
    """
    assert _kept(name) == make_analysis(ANALYSES[name], tmp_path / "log")
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize("name", ["iota-analysis.cs.txt", "iota-analysis.en.txt"])
def test_the_real_program_tells_the_same(name: str) -> None:
    """A process of its own, fed with the typed lines; the journal is read and nothing is written."""
    analysis = ANALYSES[name]
    before = analysis.journal.read_bytes()
    ran = run(*analysis.words(), typed=analysis.typed)
    assert (0, "") == (ran.code, ran.err)
    assert told_lines(_kept(name)) == ran.lines
    assert before == analysis.journal.read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_a_voice_reads_every_line_as_it_is_meant(name: str) -> None:
    """The speech lint finds nothing; no line is blank, too short, too long or like its neighbour."""
    told = tuple(told_lines(_kept(name)))
    assert [] == misread(told, ANALYSES[name].language)
    assert [] == unfit(told)


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_the_walk_is_shown(name: str) -> None:
    """Each is typed at least once, and turning points are told with what was better or would have fitted."""
    analysis = ANALYSES[name]
    words = Language(analysis.language).vocabulary(*WORD_FILES, analysis.game)
    walk = (*words.ids("analysis"), "previous", "hint", "quit")
    typed = " ; ".join(analysis.typed)
    assert [] == [key for key in walk if words.word(key) not in typed]
    blitz = name.startswith("tetrikon-blitz")
    read = Language(analysis.language).text
    dot = Listing((Phrase("tetrikon-k1"),))
    told = read("tetrikon-remark-instead", pieces=dot) if blitz else read("analysis-better", move="")
    assert told.partition(":")[0] in _kept(name)
