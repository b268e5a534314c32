"""`accessgames play` and `resume` as whole programs, with Pig installed as somebody else's package."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from accessgames.engine import verify
from accessgames.storage.journal_files import load_journal
from tests.cli.program import Program
from tests.pig import ROOM

_ROOT = Path(__file__).parents[2]
_ENTRY_POINTS = """
[accessgames.games]
pig = tests.pig:ROOM

[accessgames.locales]
pig = tests.pig
"""


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program with Pig installed and a home that is empty."""
    info = tmp_path / "packages" / "pig_for_accessgames-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-for-accessgames\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(_ENTRY_POINTS)
    path = os.pathsep.join((str(info.parent), str(_ROOT)))
    return Program(tmp_path / "home", {"PYTHONPATH": path})


_MATCH = ("play", "pig", "--players", "Jana,bot:2", "--seed", "7")
_TURN = ("hoď", "hoď", "přičti")


def test_a_whole_match_through_a_pipe(program: Program) -> None:
    """A scripted match ends with its result and exit code 0, and its journal follows the rules."""
    ran = program(*_MATCH, "--option", "target=50", lines=_TURN * 60)
    assert (0, "") == (ran.code, ran.err)
    (journal,) = program.journals("finished")
    found = verify(ROOM.game, load_journal(journal))
    assert found.ok
    assert found.outcome is not None
    end = ran.lines.index("Partie už skončila.")
    told = " ".join(ran.lines[end - 4 : end])
    assert all(str(total) in told for total in found.outcome.totals)
    assert "50" == dict(load_journal(journal).header.options)["target"]


def test_a_name_that_looks_like_another_is_told(program: Program) -> None:
    """The match begins all the same: nobody can be asked."""
    ran = program("play", "pig", "--players", "Jana,J\u0430na", "--seed", "7", lines=["konec", "ano"])
    told = "Jméno J\u0430na vypadá jako jiné, jeho znak 2 je písmeno a z azbuky.\n"
    assert (0, told) == (ran.code, ran.err)


def test_the_same_seed_tells_the_same_match(program: Program) -> None:
    """Two runs with the same seed and the same commands say the same, byte for byte."""
    assert program(*_MATCH, lines=_TURN).out == program(*_MATCH, lines=_TURN).out
    assert program(*_MATCH, lines=_TURN).out != program(*_MATCH[:-1], "8", lines=_TURN).out


def test_resume_goes_on_where_the_match_was_left(program: Program) -> None:
    """An ended input leaves a journal; resuming goes on in it, and a match played on is one whole match."""
    assert 0 == program(*_MATCH, lines=_TURN).code
    (journal,) = program.journals()
    before = journal.read_bytes()
    ran = program("pokračuj", lines=("hoď",))
    assert (0, "") == (ran.code, ran.err)
    assert journal.read_bytes().startswith(before)
    assert len(journal.read_bytes()) > len(before)
    assert 0 == program("resume", str(journal), lines=_TURN * 100).code
    (finished,) = program.journals("finished")
    assert verify(ROOM.game, load_journal(finished)).ok
    assert [] == program.journals()


def test_a_torn_line_is_dropped_with_one_sentence(program: Program) -> None:
    """What a crash left of a line is cut off; everything that was announced is still there."""
    program(*_MATCH, lines=_TURN)
    (journal,) = program.journals()
    whole = journal.read_bytes()
    journal.write_bytes(whole + b'{"n":99,"by":"0","do":"ro')
    ran = program("resume", lines=())
    assert 0 == ran.code
    assert whole == journal.read_bytes()


def test_nothing_to_resume(program: Program) -> None:
    """Without any saved match there is one sentence and exit code 1."""
    ran = program("resume")
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))


def test_a_finished_match_is_not_resumed_by_itself(program: Program) -> None:
    """A journal that has its result is put away, as after a kill, and then there is nothing to go on with."""
    program(*_MATCH, lines=_TURN * 200)
    (finished,) = program.journals("finished")
    finished.rename(finished.parent.parent / finished.name)
    assert 0 == program("resume").code
    assert [finished.name] == [path.name for path in program.journals("finished")]
    assert 1 == program("resume").code


@pytest.mark.parametrize(
    "words",
    [
        ("play", "nic"),
        ("play", "pig", "--players", "Jana"),
        ("play", "pig", "--players", "Jana,bot:9"),
        ("play", "pig", "--players", "Jana,jana"),
        ("play", "pig", "--players", "Jana,Petr", "--option", "target=51"),
        ("play", "pig", "--players", "Jana,Petr", "--option", "nic=1"),
        ("play", "pig", "--seed", "sedm"),
        ("play", "pig", "--profile", "mys"),
        ("resume", "--profile", "mys"),
    ],
)
def test_wrong_usage_begins_nothing(program: Program, words: tuple[str, ...]) -> None:
    """Whatever the command line says wrongly is one sentence with exit code 2, and no match begins."""
    ran = program(*words)
    assert (2, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert [] == program.journals()


@pytest.mark.parametrize(
    "words",
    [
        ("--option", "target=7"),
        ("--volba", "nothing=1"),
        ("--volba", "target"),
        ("--players", "Jana,"),
        ("--players", "Jana,Jana"),
        ("--hráči", "Jana,bot:99"),
        ("--seed", "x"),
    ],
)
@pytest.mark.parametrize("lines", [(), ("1", "", "", "", "")])
def test_a_bad_match_is_refused_before_any_question(
    program: Program, words: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    """Options, players and seed that can't be are refused at once: exit code 2, no question, no journal."""
    ran = program("hraj", "pig", *words, lines=lines)
    assert (2, "") == (ran.code, ran.out)
    assert ran.err
    assert [] == program.journals()


def test_options_of_the_command_line_hold_when_players_are_asked_for(program: Program) -> None:
    """An option that was given is played by, also where the rest is asked."""
    ran = program("hraj", "pig", "--option", "target=50", lines=("Jana", "", "hoď"))
    assert 0 == ran.code
    (journal,) = program.journals()
    assert "50" == dict(load_journal(journal).header.options)["target"]


@pytest.mark.parametrize(
    ("typed", "kept"), [("1", "0"), ("první hráč", "0"), ("2", "1"), ("program", "program")]
)
def test_people_count_seats_from_one(program: Program, typed: str, kept: str) -> None:
    """The manager of the table is named as people count, whatever the journal calls the seat."""
    words = ("--hraci", "Jana,bot:1", "--volba", f"manager={typed}", "--volba", "písmeno=A")
    assert 0 == program("hraj", "tetrikon", *words, lines=("konec", "ano")).code
    (journal,) = program.journals()
    assert kept == dict(load_journal(journal).header.options)["manager"]


def test_english(program: Program) -> None:
    """With `--lang en` the match is in English."""
    ran = program(*_MATCH, "--lang", "en", lines=("roll",))
    assert 0 == ran.code
    assert any("Pig" in line for line in ran.lines)
    assert not any("Prase" in line for line in ran.lines)


def test_start_without_a_command_reads_a_pipe(program: Program) -> None:
    """The talking program can be left at once, and its end of input is an orderly end."""
    ran = program(lines=())
    assert (0, "") == (ran.code, ran.err)
    assert ran.lines
