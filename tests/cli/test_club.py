from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli.commands import CLUB_COMMANDS, find_id, first_names
from accessgames.club.desk.commands import READING_COMMANDS
from accessgames.club.desk.json_answers import JSON_ANSWERS
from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.store.archive import club_path
from tests.systems import SIGNS

if TYPE_CHECKING:
    from tests.cli.conftest import Run

_PAGE = Path(__file__).parents[2] / "docs" / "en" / "tournament.md"
_CREATE = (
    "klub", "zaloz", "Večer", "--datum", "21.11.2026", "--hra", "iota", "--kol", "2", "--seminko", "7",
    "--stoly", "2-4",
)  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test folders of its own."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def evening(run: Run) -> Run:
    """A tournament with four people at one table."""
    assert 0 == run(*_CREATE).code
    assert 0 == run("klub", "zapis", "Jana nevidomí", "Petr", "Marie, Karel").code
    assert 0 == run("klub", "losuj").code
    return run


def test_one_word_of_the_club_is_one_command(evening: Run) -> None:
    """The answer goes to standard output, a refusal to the error stream with exit code 1."""
    ran = evening("klub", "vysledek", "1", "34, 28, 20, 11")
    assert (0, "") == (ran.code, ran.err)
    assert ran.out.startswith("První kolo, stůl 1: Marie 34, ")
    ran = evening("klub", "vysledek", "9", "34, 28, 20, 11")
    assert (1, "") == (ran.code, ran.out)
    assert 1 == len(ran.err.splitlines())
    assert 2 == evening("klub", "poradi", "--hra", "iota").code
    assert 2 == evening("klub", "tancuj").code


def test_english_words_and_words_with_diacritics_work_too(evening: Run) -> None:
    """Commands have names in both languages, and marks do not matter."""
    assert evening("club", "standings").out == evening("klub", "Pořadí").out
    assert "Nobody meets anybody a second time." in evening("club", "tables", "--lang", "en").out
    assert [command.id for command in CLUB_COMMANDS] == [
        find_id("club", first_names("club", "cs")[command.id]) for command in CLUB_COMMANDS
    ]


def test_help_lists_and_explains(run: Run) -> None:
    """The help of the command lists every command of the club, that of one its options."""
    lines = run("klub", "--help").out.splitlines()
    for command in CLUB_COMMANDS:
        assert any(line.startswith(f"{first_names('club', 'cs')[command.id]}: ") for line in lines)
    ran = run("klub", "zapis", "--help")
    assert ran.out.startswith("Použití: accessgames klub zapis a volby\n")
    assert "--kategorie" in ran.out


def test_clubs_and_tournaments_are_named(evening: Run) -> None:
    """The club used last is meant unless another one is named; what is not there is refused."""
    assert "neexistuje, jsou tu: nas-klub" in evening("klub", "stav", "--klub", "Jiný").err
    assert 0 == evening(*_CREATE, "--klub", "Druhý").code
    assert "Druhý: 1 turnaj." in evening("klub", "turnaje").out
    assert "Náš klub: 1 turnaj." in evening("klub", "turnaje", "--klub", "náš klub").out
    assert "v klubu není" in evening("klub", "stav", "--turnaj", "leden").err
    assert 0 == evening("klub", "stav", "--turnaj", "vecer").code


def test_everything_works_beside_a_writer(evening: Run) -> None:
    """While another program has the club open, everything still answers, also what writes."""
    club = open_club_by_name(None, lambda: "2026-11-21", lambda: "7")
    try:
        assert 0 == evening("klub", "zapis", "Eva").code
        asked = {"open", "results", "papers", "pages", "export", "hand-out", "teams", "credits", "suggest"}
        for command in READING_COMMANDS - asked:
            assert 0 == evening("club", command).code, command
    finally:
        club.close()
    assert "Eva" in evening("klub", "hraci").out


def _shape(value: object) -> object:
    """Reduce a document to its names, in order."""
    if isinstance(value, dict):
        return {name: _shape(part) for name, part in value.items()}
    return [_shape(value[0])] if isinstance(value, list) and value else "leaf"


@SIGNS
def test_documents_have_the_shapes_of_the_page(evening: Run) -> None:
    """The examples for scripts have exactly the names that the program prints, in order."""
    assert 0 == evening("klub", "vysledek", "1", "34, 28, 20, 11").code
    text = _PAGE.read_text(encoding="utf-8")
    examples = [json.loads(one) for one in re.findall(r"```json\n(.*?)\n```", text, flags=re.DOTALL)]
    real: list[Any] = [
        evening("club", command, *more, "--json").document
        for command, *more in (("standings",), ("tables", "1"), ("verify",))
    ]
    assert [_shape(document) for document in examples] == [_shape(document) for document in real]


def test_every_document_is_json(evening: Run) -> None:
    """Whatever has `--json` prints one document, or refuses as the command does."""
    for command in JSON_ANSWERS:
        ran = evening("club", command, "--json")
        assert (1 if command in {"league", "credits"} else 0) == ran.code
        assert (ran.document is not None) if ran.code == 0 else ran.err
    assert 0 == evening("klub", "liga", "Rok", "--nejlepsich", "2", "--json").code
    assert {command.id for command in CLUB_COMMANDS if "json" in command.options} == set(JSON_ANSWERS)


def test_a_damaged_club_is_refused_and_left_alone(evening: Run) -> None:
    """A torn file is one sentence, for reading and for writing."""
    path = club_path("Náš klub")
    data = path.read_bytes()[:-7000]  # the last page is that of an empty table
    path.write_bytes(data)
    for command in ("stav", "zapis"):
        ran = evening("klub", command, "Eva")
        assert (1, "") == (ran.code, ran.out)
        assert "je poškozený, nic se " in ran.err
    assert data == path.read_bytes()


def test_a_conversation_goes_through_a_pipe(home: Path) -> None:
    """The real program, fed with lines, answers each and ends well."""
    call = [sys.executable, "-m", "accessgames", "klub", "--jazyk", "cs"]
    typed = "založ\nVečer\nkonec\nzapiš Jana, Petr\nlosuj\nstav\nkonec\n"
    ran = subprocess.run(call, input=typed, capture_output=True, encoding="utf-8", check=True, timeout=120)
    assert "" == ran.stderr
    assert "Turnaj Večer je založený." in ran.stdout
    assert "První kolo, IOTA. Výsledek chybí u stolu 1." in ran.stdout
    assert "\x1b" not in ran.stdout


def test_a_name_that_looks_like_another_is_told(evening: Run) -> None:
    """A single command cannot ask: it does what it is told and says what is odd."""
    done = evening("klub", "zapis", "J\u0430na")
    assert 0 == done.code
    assert "Jméno J\u0430na vypadá jako jiné, jeho znak 2 je písmeno a z azbuky.\n" == done.err
