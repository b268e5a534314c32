"""`accessgames replay FILE --analyse` and `--walk`: what a finished match was like."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.simulation import SimulationPlan, simulate

if TYPE_CHECKING:
    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")


@pytest.fixture
def journal(tmp_path: Path, pig: None) -> Path:
    """The journal of a finished game of Pig."""
    simulate(SimulationPlan("pig", ("bot:greedy", "bot:random"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    return path


@pytest.fixture
def iota(tmp_path: Path) -> Path:
    """The journal of a finished game of IOTA."""
    simulate(SimulationPlan("iota", ("bot:greedy", "bot:random"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    return path


def test_the_summary_and_every_turning_point_are_told(run: Run, iota: Path) -> None:
    """How many decisions, who lost what, the best move; then what was done, what was better, and why."""
    ran = run("replay", str(iota), "--analyse")
    assert (0, "") == (ran.code, ran.err)
    assert ran.lines[0].startswith("Rozbor partie, ")
    assert "Hodnotí se jen podle toho, co hráč v té chvíli věděl." == ran.lines[1]
    turning = [place for place, line in enumerate(ran.lines) if line.startswith("Obrat ")]
    assert int(ran.lines[2].rpartition(" ")[2].rstrip(".")) == len(turning)
    for place in turning:
        assert ran.lines[place + 1].startswith("Zahráno: ")
        assert ran.lines[place + 2].startswith("Lepší: ")


def test_the_document_has_the_documented_shape(run: Run, iota: Path) -> None:
    """Moves and seats by number, actions in notation, amounts in the unit that is named."""
    document = run("replay", str(iota), "--analyse", "--json").document
    wanted = ["game", "moves", "unit", "decisions", "players", "best", "turning", "facts", "luck"]
    assert wanted == list(document)
    assert ("iota", "points") == (document["game"], document["unit"])
    player = document["players"][1]
    shares = ["seat", "name", "decisions", "best", "turning", "facts", "loss", "great", "mean", "costliest"]
    assert shares == list(player)
    assert pytest.approx(player["loss"] / player["decisions"], abs=0.1) == player["mean"]
    assert player["costliest"] == max(
        ({"move": each["move"], "loss": each["loss"]} for each in document["turning"]),
        key=lambda each: each["loss"],
    )
    decision = document["turning"][0]
    assert ["move", "action", "seat", "done", "better", "loss", "gain", "reasons"] == list(decision)
    assert document["best"]["better"] is None
    assert len(document["turning"]) == sum(player["turning"] for player in document["players"])
    lines = iota.read_text("utf-8").splitlines()
    assert decision["done"] == json.loads(lines[decision["action"]])["do"]


def test_amounts_have_one_decimal(run: Run) -> None:
    """Also where chances are reckoned to the last digit."""
    path = Path(__file__).parents[1] / "golden" / "quantum-analysis.jsonl"
    document = run("replay", str(path), "--analyse", "--json").document
    decisions = [document["best"], *document["turning"]]
    amounts = [decision[name] for decision in decisions for name in ("loss", "gain")]
    assert [round(amount, 1) for amount in amounts] == amounts


def test_luck_is_in_the_document(run: Run) -> None:
    """Chances of all seats before and after, with the actions of chance that did it."""
    path = Path(__file__).parents[1] / "golden" / "tetrikon-analysis.jsonl"
    document = run("replay", str(path), "--analyse", "--json").document
    lines = path.read_text("utf-8").splitlines()
    assert document["luck"]
    for luck in document["luck"]:
        assert ["move", "action", "actions", "seat", "before", "after"] == list(luck)
        assert "chance" == json.loads(lines[luck["action"]])["by"]
        assert pytest.approx(1, abs=0.01) == sum(luck["before"]) == sum(luck["after"])
        assert abs(luck["after"][luck["seat"]] - luck["before"][luck["seat"]]) >= 0.15


def test_it_is_the_same_every_time(run: Run, iota: Path) -> None:
    """Nothing about it is random."""
    first, second = (run("replay", str(iota), "--analyse").out for _ in range(2))
    assert first == second


def test_an_unfinished_match_is_not_analysed(run: Run, journal: Path) -> None:
    """Neither way: hands of players who go on stay hidden."""
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[:5]), encoding="utf-8", newline="\n")
    for option in ("--analyse", "--walk"):
        ran = run("replay", str(journal), option)
        assert (1, "", "Rozebrat lze až dohranou partii.\n") == (ran.code, ran.out, ran.err)


def test_a_changed_journal_is_not_analysed(run: Run, journal: Path) -> None:
    """Beyond the line that was changed nothing is believed, so the match is not finished."""
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    lines[7] = lines[7].replace('"n":7', '"n":9')
    journal.write_text("".join(lines), encoding="utf-8", newline="\n")
    ran = run("replay", str(journal), "--analyse")
    assert 1 == ran.code
    assert ran.err


def test_a_file_that_is_not_there(run: Run) -> None:
    """As with any other command."""
    ran = run("replay", "nothing.jsonl", "--walk")
    assert (1, "Soubor nothing.jsonl neexistuje.\n") == (ran.code, ran.err)


def test_a_walk_by_typed_lines(run: Run, iota: Path) -> None:
    """Through a pipe every line is a step; the journal stays as it is, and no match is written."""
    before = iota.read_bytes()
    ran = run("replay", str(iota), "--walk", stdin="další\nulož\nkonec\n")
    assert (0, "") == (ran.code, ran.err)
    assert any(line.startswith("1 z") for line in ran.lines)
    assert any(str(iota) in line for line in ran.lines)
    assert "Konec rozboru." == ran.lines[-1]
    assert before == iota.read_bytes()


def test_a_walk_ends_with_the_input(run: Run, iota: Path) -> None:
    """Without a word for it."""
    assert 0 == run("replay", str(iota), "--walk", stdin="obrat\n").code


def test_nothing_of_the_record_can_be_changed(run: Run, iota: Path) -> None:
    """Taking back is for matches that are played."""
    before = iota.read_bytes()
    ran = run("replay", str(iota), "--walk", stdin="zpět\ndalší\n")
    assert 0 == ran.code
    assert before == iota.read_bytes()
    assert any(line.startswith("1 z") for line in ran.lines)


def test_czech_names_of_the_options(run: Run, iota: Path) -> None:
    """With and without diacritics."""
    assert run("prehraj", str(iota), "--rozbor").out == run("replay", str(iota), "--analyse").out
    assert run("přehraj", str(iota), "--projdi", stdin="konec\n").out.endswith("Konec rozboru.\n")
