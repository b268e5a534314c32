"""The command `ladder`, with Pig, whose games are short."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.docs.markdown import ROOT
from tools.ladder.report import machine

if TYPE_CHECKING:
    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")


def test_each_rung_is_told(run: Run) -> None:
    """A head, four lines for each level against the one below, and the machine."""
    lines = run("zebricek", "pig", "--partii", "6", "--jazyk", "cs").lines
    assert "pig: v každé dvojici 6 partií, semínko 1" == lines[0]
    assert ["bot:2 proti bot:1", "bot:3 proti bot:2"] == [line.split(":  ")[0][:17] for line in lines[1:9:4]]
    assert lines[-1].startswith("Měřeno: ")
    assert 10 == len(lines)


def test_one_rung_alone(run: Run) -> None:
    """`--only` plays what was asked for and nothing else."""
    (document,) = run("ladder", "pig", "--games", "4", "--only", "3-2", "--json").document
    assert ["3-2"] == [rung["rung"] for rung in document["rungs"]]
    assert ["bot:3", "bot:2"] == [player["player"] for player in document["rungs"][0]["players"]]


def test_the_document_names_game_seed_and_machine(run: Run) -> None:
    """What has to be known to play the same games again stands beside the result."""
    (document,) = run("ladder", "pig", "--games", "4", "--seed", "9", "--json").document
    assert ("pig", 9, machine()) == (document["game"], document["seed"], document["machine"])
    assert [4, 4] == [rung["games"] for rung in document["rungs"]]


def test_the_seed_repeats_the_result(run: Run) -> None:
    """The same seed gives the same wins and fingerprints; only the times differ."""

    def result(seed: str) -> list[tuple[float, str]]:
        (document,) = run("ladder", "pig", "--games", "20", "--seed", seed, "--json").document
        return [(rung["wins"], rung["fingerprint"]) for rung in document["rungs"]]

    assert result("1") == result("1")
    assert [one for _, one in result("1")] == [one for _, one in result("2")]
    assert result("1") != result("2")


def test_a_rung_that_is_not_there_is_refused(run: Run) -> None:
    """The sentence names what was asked for and what there is."""
    ran = run("ladder", "pig", "--only", "9-8", "--lang", "en")
    assert 2 == ran.code
    assert "9-8" in ran.err
    assert "3-2" in ran.err


def test_a_game_that_is_not_there_is_refused(run: Run) -> None:
    """As everywhere else, with the games that exist."""
    ran = run("ladder", "chess", "--lang", "en")
    assert (2, "") == (ran.code, ran.out)
    assert "chess" in ran.err


@pytest.mark.parametrize("name", ["en/strength.md", "cs/sila.md"])
def test_the_documented_example_has_the_real_shape(run: Run, name: str) -> None:
    """The document on the page has exactly the names, in the order, that the program prints."""
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    (example,) = (json.loads(text) for text in re.findall(r"```json\n(.*?)\n```", page, flags=re.DOTALL))
    (real,) = run("ladder", "pig", "--games", "2", "--only", "2-1", "--json").document
    assert list(real) == list(example[0])
    assert list(real["rungs"][0]) == list(example[0]["rungs"][0])
    assert [list(one) for one in real["rungs"][0]["players"]] == [
        list(one) for one in example[0]["rungs"][0]["players"]
    ]
