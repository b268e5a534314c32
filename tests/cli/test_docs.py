"""The pages about the command line say what the program does."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli import doctor
from accessgames.cli.commands import COMMANDS, OPTIONS, first_names
from accessgames.cli.launch import missed_file
from accessgames.cli.simulation import SimulationPlan, simulate
from accessgames.output.process import ProbeResult
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.results import count
from accessgames.storage.files import records_path, settings_path
from accessgames.storage.missed_lines import MissedLine
from accessgames.storage.progress import Record, RecordsFile
from tests.personal.test_results import result
from tools.bench.reading import Reading
from tools.bench.registry import MEASUREMENTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Watch
    from accessgames.output.backends import Manner
    from tests.cli.conftest import Run

_DOCS = Path(__file__).parents[2] / "docs"
_ENGLISH = (_DOCS / "en" / "command-line.md").read_text(encoding="utf-8")
_CZECH = (_DOCS / "cs" / "prikazy.md").read_text(encoding="utf-8")
_BENCH = (_DOCS / "en" / "bench.md").read_text(encoding="utf-8")


def _examples(page: str) -> list[Any]:
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)\n```", page, flags=re.DOTALL)]


def _shape(value: object) -> object:
    """Reduce a document to its names, in order."""
    if isinstance(value, dict):
        return {name: _shape(part) for name, part in value.items()}
    return [_shape(value[0])] if isinstance(value, list) and value else "leaf"


def _everything_works(names: Sequence[str], manner: Manner, *, watch: Watch) -> tuple[ProbeResult, ...]:
    del manner, watch
    return tuple(ProbeResult(name, works=True, title=name, can=frozenset({"speak"})) for name in names)


def test_every_command_is_described() -> None:
    """Each command has a section in English, and its Czech name stands on the Czech page."""
    for command in COMMANDS:
        assert f"### accessgames {command.id}" in _ENGLISH
        assert f"accessgames {first_names('command', 'cs')[command.id]}" in _CZECH


@pytest.mark.parametrize("page", [_ENGLISH, _BENCH])
def test_only_options_that_exist_are_described(page: str) -> None:
    """No page promises an option that the program doesn't know."""
    czech = first_names("flag", "cs").values()
    assert set(re.findall(r"`--([a-z-]+)", page)) <= {*OPTIONS, *czech}


def test_czech_options_exist() -> None:
    """The Czech page uses Czech names of options, all of which exist."""
    assert set(re.findall(r"`--([a-z-]+)", _CZECH)) <= {*first_names("flag", "cs").values()}


@pytest.mark.usefixtures("pig")
def test_examples_have_the_real_shapes(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The documents shown have exactly the names, in the order, that the program prints."""
    simulate(SimulationPlan("pig", ("bot:2", "bot:1"), journal=tmp_path), 1)
    (journal,) = tmp_path.iterdir()
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    settings_path().write_text('speech = "yes"\ndisplay = "no"\n', encoding="utf-8")
    monkeypatch.setattr(doctor, "examine_ports", partial(doctor.examine_ports, look=_everything_works))
    RecordsFile(records_path()).save([Record("pig", "solo", "Jana", 12, "seconds", lower=True)])
    count(PersonalFile(personal_path()), [replace(result(1, (1, 2)), seconds=60)])
    missed_file().add(MissedLine("2026-11-23", "iota", "cs", "command", "dej to", "error-unknown-command"))
    real = [
        run("replay", str(journal), "--json").document,
        run("replay", str(journal), "--analyse", "--json").document,
        run("simulate", "pig", "--games", "2", "--json").document,
        run("analyse", "pig", "--action", "jump", "--json").document,
        run("records", "--json").document,
        run("statistics", "--json").document,
        run("not-understood", "--json").document,
        run("doctor", "--json").document,
    ]
    assert [_shape(document) for document in real] == [_shape(example) for example in _examples(_ENGLISH)]


def test_the_example_of_the_bench_is_real() -> None:
    """A reading is shown with its real names, and with a ratio that is right."""
    ((example,),) = _examples(_BENCH)
    kind, _, game = example["name"].partition("-")
    reading = Reading(
        kind, game, *(example[name] for name in ("value", "unit", "reference", "reference_value"))
    )
    assert list(example) == list(reading.document())
    assert pytest.approx(example["ratio"], abs=0.01) == reading.ratio


def test_every_measurement_is_described() -> None:
    """Each measurement has its line on the page of the bench."""
    for measurement in MEASUREMENTS:
        assert f"\n- `{measurement.name}`: " in _BENCH
