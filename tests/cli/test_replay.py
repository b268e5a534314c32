"""`accessgames replay`: whole journals are told, damaged ones are never believed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from accessgames.braille import cells
from accessgames.cli.simulation import SimulationPlan, simulate
from accessgames.engine import CHANCE, Entry, Header, Help, Match, SeatSpec, Stream, verify
from accessgames.engine.game import parse_actor
from accessgames.engine.journal import Writer
from accessgames.games import load_room
from accessgames.storage.files import settings_path
from accessgames.storage.journal_files import load_journal

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")


@pytest.fixture
def journal(tmp_path: Path, pig: None) -> Path:
    """The journal of a finished game of Pig."""
    simulate(SimulationPlan("pig", ("bot:greedy", "bot:random"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    return path


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("".join(lines), encoding="utf-8", newline="\n")


def test_verify_of_a_whole_journal(run: Run, journal: Path) -> None:
    """A whole journal is confirmed in the first line with exit code 0; the others say what it proves."""
    ran = run("replay", str(journal), "--verify")
    assert (0, "", 7) == (ran.code, ran.err, len(ran.lines))
    assert str(len(_lines(journal)) - 1) in ran.out


def test_json_has_the_documented_shape(run: Run, journal: Path) -> None:
    """The document has exactly the promised names, and the result of the match by seat."""
    ran = run("replay", str(journal), "--verify", "--json")
    assert (0, "") == (ran.code, ran.err)
    document = ran.document
    promised = ["ok", "actions", "outcome", "error"]
    since = ["faults", "doubts", "seed", "draws", "commitment", "occasion", "help_locked", "words"]
    assert [*promised, *since, "started", "seats", "fingerprint"] == list(document)
    assert (True, len(_lines(journal)) - 1, None) == (
        document["ok"],
        document["actions"],
        document["error"],
    )
    outcome = document["outcome"]
    assert ["totals", "places", "winners", "ending"] == list(outcome)
    assert ([1, 2], [0], "target") == (outcome["places"], outcome["winners"], outcome["ending"])


def test_json_alone_verifies_too(run: Run, journal: Path) -> None:
    """`--json` prints one document, whether or not `--verify` is there."""
    assert (
        run("replay", str(journal), "--json").document
        == run("replay", str(journal), "--verify", "--json").document
    )


def test_retelling_tells_every_event_and_the_result(run: Run, journal: Path) -> None:
    """A spectator hears each roll and each kept turn in order, then the result."""
    ran = run("replay", str(journal))
    assert (0, "") == (ran.code, ran.err)
    faces = [record["do"] for record in map(json.loads, _lines(journal)[1:]) if record["by"] == "chance"]
    told = [line.split(": ")[1] for line in ran.lines]
    rolled = [name for name in told if name in {"Rolled", "Lost"}]
    assert ["Lost" if face == "die 1" else "Rolled" for face in faces] == rolled
    assert ["total", "total"] == told[-2:]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_who_reads_braille_is_retold_in_short_forms(run: Run, tmp_path: Path, language: str) -> None:
    """Where short forms were chosen, a match is retold in them, in lines that the display has."""
    (tmp_path / "journals").mkdir()
    simulate(SimulationPlan("quantum", ("bot:1", "bot:1"), seed=5, journal=tmp_path / "journals"), 1)
    (journal,) = (tmp_path / "journals").iterdir()
    whole = run("--lang", language, "replay", str(journal)).lines
    path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('output = "braille"\ncells = "20"\n', encoding="utf-8")
    ran = run("--lang", language, "replay", str(journal))
    assert (0, "") == (ran.code, ran.err)
    assert [] == [line for line in ran.lines if cells(line, language=language) > 20]
    assert sum(map(len, ran.lines)) < 0.6 * sum(map(len, whole))


def test_an_unfinished_match_ends_with_whose_turn_it_is(run: Run, journal: Path) -> None:
    """Without a result the retelling ends with what is awaited, and verifying says that it is unfinished."""
    lines = _lines(journal)
    _write(journal, lines[:-3])
    assert "turn" == run("replay", str(journal)).lines[-1].split(": ")[1]
    document = run("replay", str(journal), "--json").document
    assert (True, None, len(lines) - 4) == (document["ok"], document["outcome"], document["actions"])


@pytest.mark.parametrize("words", [("--verify",), ()])
def test_a_torn_line_fails_with_one_sentence(run: Run, journal: Path, words: tuple[str, ...]) -> None:
    """A torn last line is named with its number; what stands before it is still told."""
    lines = _lines(journal)
    _write(journal, [*lines[:-1], lines[-1][:9]])
    ran = run("replay", str(journal), *words)
    assert (1, 1) == (ran.code, len(ran.err.splitlines()))
    assert str(len(lines)) in ran.err
    assert bool(words) == (ran.out == "")


def test_a_changed_line_is_found_by_its_hash(run: Run, journal: Path) -> None:
    """One other digit in the middle is found and named, and nothing after it is believed."""
    lines = _lines(journal)
    number = next(index for index, line in enumerate(lines) if '"die ' in line)
    face = lines[number].split("die ")[1][0]
    lines[number] = lines[number].replace(f"die {face}", f"die {7 - int(face)}")
    _write(journal, lines)
    document = run("replay", str(journal), "--json").document
    assert (False, number - 1) == (document["ok"], document["actions"])
    assert str(number + 1) in document["error"]


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"hello\n", b"\xff\xfe\x00", b"{}\n", b'{"accessgames":1}\n', b"[" * 100_000]
)
@pytest.mark.parametrize("words", [("--verify",), (), ("--json",)])
def test_foreign_files_are_refused(run: Run, tmp_path: Path, content: bytes, words: tuple[str, ...]) -> None:
    """Whatever is no journal ends with exit code 1 and one sentence, in JSON too."""
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(content)
    ran = run("replay", str(path), *words)
    assert 1 == ran.code
    if "--json" in words:
        assert (False, 0, None) == tuple(ran.document[name] for name in ("ok", "actions", "outcome"))
        assert "" == ran.err
        assert 10 < len(ran.document["error"]) <= 120
    else:
        assert ("", 1) == (ran.out, len(ran.err.splitlines()))


def test_a_missing_file(run: Run, tmp_path: Path) -> None:
    """A file that is not there is one sentence with its name."""
    ran = run("replay", str(tmp_path / "nic.jsonl"))
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert "nic.jsonl" in ran.err


def test_a_folder_is_no_journal(run: Run, tmp_path: Path) -> None:
    """A folder is refused in one sentence."""
    ran = run("replay", str(tmp_path))
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))


def test_a_game_that_is_not_installed(run: Run, journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal of a game that is not here is refused by name, not by a traceback."""
    monkeypatch.setattr("accessgames.games.entry_points", lambda **_: ())
    ran = run("replay", str(journal))
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert "pig" in ran.err


def test_a_broken_rule_is_told_by_its_game(run: Run, tmp_path: Path) -> None:
    """What an impossible action is about is named as the game names it, not by the ids of the journal."""
    game = load_room("iqlandie").game
    header = Header(game.id, game.rules_version, (SeatSpec("Jana"),), game.setup(1, {}).options, "7")
    kept: list[str] = []
    match = Match(game, header, kept.append)
    while match.actors == (CHANCE,):
        match.submit(CHANCE, game.chance(match.state, Stream("7", f"chance/{len(kept)}")))
    match.submit(0, game.parse_action("choose optics"))
    match.submit(CHANCE, game.parse_action("card optics 0001"))
    match.submit(0, game.parse_action("ready"))
    writer = Writer(len(kept) - 1, json.loads(kept[-1])["h"])
    path = tmp_path / "match.jsonl"
    _write(path, [*kept, writer.record(Entry(0, "slide A"))])
    for words in (("--verify",), ()):
        ran = run("replay", str(path), *words, "--lang", "cs")
        assert (1, True) == (ran.code, ran.err.endswith("řeší se optika.\n"))


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie", "pig"])
def test_every_command_tells_a_broken_rule(run: Run, tmp_path: Path, game: str) -> None:
    """Wherever a record breaks the rules, each command that reads it says so in one clean sentence.

    In Quantum it said once "má NAME()"; a sentence with a hole fails in every test.
    """
    simulate(SimulationPlan(game, ("bot:1", "bot:1"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    lines = _lines(path)
    entries = [Entry(parse_actor(str(one["by"])), one["do"]) for one in map(json.loads, lines[1:])]
    for share in (10, 4, 2):
        end = len(lines) // share
        # Whatever is done at another time is mostly not allowed at this one.
        for entry in entries[:: len(entries) // 5]:
            writer = Writer(end - 1, json.loads(lines[end - 1])["h"])
            _write(path, [*lines[:end], writer.record(entry)])
            # A draw that the rules allow and the seed does not is only told by verifying.
            if verify(load_room(game).game, load_journal(path)).ok:
                continue
            for words in (("resume",), ("analyse", game)):
                ran = run(*words, str(path), "--lang", "cs")
                told = f"Řádek {end + 1} záznamu odporuje pravidlům. "
                assert (1, "", 1, True) == (ran.code, ran.out, ran.err.count("\n"), ran.err.startswith(told))


@pytest.mark.parametrize(
    ("draws", "told"),
    [(0, "Rady byly zamčené od začátku partie."), (1, "Rady se zamkly až během partie.")],
)
def test_a_lock_of_help_is_told_when_a_record_is_verified(
    run: Run, tmp_path: Path, draws: int, told: str
) -> None:
    """Right behind the header it means that nobody was ever advised; else it is told that it came later."""
    game, kept = load_room("quantum").game, list[str]()
    seats = (SeatSpec("Jana"), SeatSpec("Petr"))
    header = Header("quantum", game.rules_version, seats, game.setup(2, {}).options, "7")
    match = Match(game, header, kept.append)
    for _ in range(draws):
        match.submit(CHANCE, game.parse_action("start 1"))
    match.note(Help(None))
    _write(path := tmp_path / "locked.jsonl", kept)
    assert 1 == run("replay", str(path), "--verify", "--lang", "cs").lines.count(told)
    assert run("replay", str(path), "--json").document["help_locked"]
