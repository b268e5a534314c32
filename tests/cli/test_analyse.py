"""`accessgames analyse`: what is legal, what it brings, what is best, what is refused."""

from __future__ import annotations

import tracemalloc
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.analysis import DEFAULT_JSON_LIMIT, MOST_LINES
from accessgames.cli.simulation import SimulationPlan, simulate

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")


def _position(tmp_path: Path, *lines: str) -> str:
    path = tmp_path / "position.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


def test_json_has_the_documented_shape(run: Run) -> None:
    """At the start of Pig only rolling is possible, and it is best."""
    ran = run("analyse", "pig", "--json")
    assert (0, "") == (ran.code, ran.err)
    expected = {
        "count": 1,
        "legal": [{"action": "roll", "score": 1.0, "events": ["0: Roll"]}],
        "best": "roll",
        "refusals": [],
    }
    assert expected == ran.document


def test_a_list_of_actions_is_a_position(run: Run, tmp_path: Path) -> None:
    """Actions in notation lead to a position; legal actions come sorted, the best by the adviser."""
    rolls = ["# eighteen points", "", *["0 roll", "chance die 6"] * 3]
    document = run("analyse", "pig", _position(tmp_path, *rolls), "--json").document
    assert ["hold", "roll"] == [one["action"] for one in document["legal"]]
    assert ("roll", [0.0, 1.0]) == (document["best"], [one["score"] for one in document["legal"]])
    document = run("analyse", "pig", _position(tmp_path, *rolls, "0 roll", "chance die 2"), "--json").document
    assert "hold" == document["best"]


def test_the_list_may_come_through_a_pipe(run: Run) -> None:
    """A hyphen reads the actions from the standard input."""
    stdin = "0 roll\nchance die 5\n"
    assert 2 == len(run("analyse", "pig", "-", "--json", stdin=stdin).document["legal"])


def test_chance_fills_the_gaps_from_the_seed(run: Run, tmp_path: Path) -> None:
    """Rolls that the list leaves out come from the seed: the same seed gives the same position."""
    path = _position(tmp_path, "0 roll")
    documents = [run("analyse", "pig", path, "--json", "--seed", seed).document for seed in "0000123456789"]
    assert documents[0] == documents[1]
    assert {1, 2} == {len(document["legal"]) for document in documents}


def test_impossible_lines_are_refusals_and_change_nothing(run: Run, tmp_path: Path) -> None:
    """Each line that can't be played is listed with the rule it breaks; the position stays as it was."""
    lines = ["0 hold", "1 roll", "0 fly", "somebody roll", "0 roll", "chance die 7", "chance die 3"]
    document = run("analyse", "pig", _position(tmp_path, *lines), "--json").document
    assert [
        ("0 hold", "pig-refused-nothing"),
        ("1 roll", "error-not-your-turn"),
        ("0 fly", "error-malformed-action"),
        ("somebody roll", "error-malformed-action"),
        ("chance die 7", "error-malformed-action"),
    ] == [(one["action"], one["key"]) for one in document["refusals"]]
    assert all(one["reason"] for one in document["refusals"])
    assert ["hold", "roll"] == [one["action"] for one in document["legal"]]


def test_a_list_without_end_is_refused_before_it_is_gone_through(run: Run, tmp_path: Path) -> None:
    """A million lines would take gigabytes for their refusals; one sentence says how many may be."""
    at_most = run("analyse", "pig", _position(tmp_path, *["# nothing"] * MOST_LINES), "--json")
    assert (0, []) == (at_most.code, at_most.document["refusals"])
    ran = run("analyse", "pig", _position(tmp_path, *["# nothing"] * (MOST_LINES + 1)))
    assert (1, "") == (ran.code, ran.out)
    assert "Záznam je příliš dlouhý, smí mít nejvýš 10000 řádků.\n" == ran.err


def test_actions_can_be_asked_about(run: Run) -> None:
    """`--action` tells why something is refused, and is silent about what is possible."""
    words = ("--action", "hold", "--action", "roll", "--action", "jump", "--json")
    refusals = run("analyse", "pig", *words).document["refusals"]
    assert [("hold", "pig-refused-nothing"), ("jump", "error-malformed-action")] == [
        (one["action"], one["key"]) for one in refusals
    ]


def test_a_journal_is_a_position(run: Run, tmp_path: Path) -> None:
    """A journal is analysed at its end: a finished match leaves nothing to do, a cut one goes on."""
    simulate(SimulationPlan("pig", ("bot:2", "bot:1"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    over = run("analyse", "pig", str(path), "--json", "--action", "roll").document
    assert ([], None, "error-game-over") == (over["legal"], over["best"], over["refusals"][0]["key"])
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    end = max(index for index, line in enumerate(lines) if '"by":"chance"' in line)
    path.write_text("".join(lines[:end]), encoding="utf-8", newline="\n")
    rolling = run("analyse", "pig", str(path), "--json").document
    assert [f"die {face}" for face in range(1, 7)] == [one["action"] for one in rolling["legal"]]
    assert ({None}, None) == ({one["score"] for one in rolling["legal"]}, rolling["best"])


def test_a_changed_journal_is_not_analysed(run: Run, tmp_path: Path) -> None:
    """A changed line makes the position worthless; a torn last line was never announced."""
    simulate(SimulationPlan("pig", ("bot:2", "bot:1"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-9], encoding="utf-8", newline="\n")
    assert 0 == run("analyse", "pig", str(path), "--json").code
    path.write_text(text.replace("die", "dice", 1), encoding="utf-8", newline="\n")
    ran = run("analyse", "pig", str(path), "--json")
    assert (1, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))


def test_a_journal_of_another_game_is_wrong_usage(run: Run, tmp_path: Path) -> None:
    """A journal must belong to the game that was named."""
    simulate(SimulationPlan("pig", ("bot:2", "bot:1"), journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    path.write_text(
        path.read_text(encoding="utf-8").splitlines(keepends=True)[0].replace("pig", "gip"), encoding="utf-8"
    )
    ran = run("analyse", "pig", str(path))
    assert (1, "") == (ran.code, ran.out)


def test_text_tells_the_best_action_with_its_reasons(run: Run, tmp_path: Path) -> None:
    """Without `--json`: whose turn, how many, the best in notation, why, then the actions, then refusals."""
    path = _position(tmp_path, *["0 roll", "chance die 6"] * 4, "1 hold")
    ran = run("analyse", "pig", path)
    assert (0, "") == (ran.code, ran.err)
    assert ("0: turn", "24: turn") == (ran.lines[0], ran.lines[3])
    assert "hold" in ran.lines[2]
    assert ["1: 0: Hold", "2: 0: Roll"] == ran.lines[4:6]
    assert "1 hold" in ran.lines[6]
    assert 7 == len(ran.lines)


def test_the_list_of_actions_can_be_limited(run: Run, tmp_path: Path) -> None:
    """`--limit` says how many actions are told."""
    path = _position(tmp_path, "0 roll", "chance die 6")
    assert 5 == len(run("analyse", "pig", path, "--limit", "1").lines)


def test_a_finished_game_is_told_by_its_result(run: Run, tmp_path: Path) -> None:
    """When nobody is to act, the result is what there is to tell."""
    simulate(SimulationPlan("pig", ("bot:2", "bot:1"), seed=5, journal=tmp_path), 1)
    (path,) = tmp_path.iterdir()
    assert ["total", "total"] == [line.split(": ")[1] for line in run("analyse", "pig", str(path)).lines]


def test_seats_and_options_can_be_chosen(run: Run) -> None:
    """Players give the number of seats; options must exist."""
    assert 0 == run("analyse", "pig", "--players", "Jana,Petr,bot:1", "--option", "target=50").code
    assert 2 == run("analyse", "pig", "--players", "Jana").code
    assert 2 == run("analyse", "pig", "--option", "target=51").code


def test_what_a_clock_may_do_takes_no_memory(run: Run, tmp_path: Path) -> None:
    """Where the clock alone acts there are millions of lengths of time: all are counted, few are listed.

    It took 3.9 GB once, and the list was longer than any file that could be read.
    """
    path = _position(tmp_path, "0 choose optics", "0 ready", "0 claim 0060000")
    words = ("analyse", "iqlandie", path, "--players", "bot:1", "--json")
    assert [] == run(*words).document["refusals"]
    tracemalloc.start()
    try:
        document = run(*words).document
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (3_600_000, DEFAULT_JSON_LIMIT) == (document["count"], len(document["legal"]))
    assert ["+1", "+10", "+100"] == [one["action"] for one in document["legal"][:3]]
    assert peak < 40 * 2**20
    assert 5 == len(run(*words, "--limit", "5").document["legal"])


def test_a_limit_holds_for_the_actions_of_seats_too(run: Run, tmp_path: Path) -> None:
    """The first actions by their notation are listed, the best one is named all the same."""
    rolls = ["0 roll", "chance die 6"] * 3
    document = run("analyse", "pig", _position(tmp_path, *rolls), "--json", "--limit", "1").document
    assert (2, ["hold"], "roll") == (
        document["count"],
        [one["action"] for one in document["legal"]],
        document["best"],
    )


@pytest.mark.parametrize("letter", ["\x7f", "\x9b", "\u202e", "\u2028", "\U000e0001", "\x1b"])
def test_json_holds_no_control_character(run: Run, letter: str) -> None:
    """What a file smuggles in stands in the document by its number, and reads back as it was."""
    ran = run("analyse", "pig", "--json", "--action", f"a{letter}b")
    assert f"a{letter}b" == ran.document["refusals"][0]["action"]
    assert ran.out.replace("\n", "").isprintable()
