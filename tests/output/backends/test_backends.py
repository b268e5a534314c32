"""Which backends are tried where."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from accessgames.isolation import HOME
from accessgames.output.backends import OF_REGISTRY, Manner, UnavailableError, displays, load, mending, voices


@pytest.mark.parametrize(
    ("system", "choice", "expected"),
    [
        ("linux", "yes", ("dispatcher", "espeak")),
        ("win32", "yes", ("sapi",)),
        ("darwin", "yes", ("say",)),
        ("linux", "reader", ("orca",)),
        ("win32", "reader", ("accessible",)),
        ("darwin", "reader", ()),
        ("linux", "espeak", ("espeak",)),
        ("plan9", "yes", ()),
    ],
)
def test_voices_by_system(system: str, choice: str, expected: tuple[str, ...]) -> None:
    """A voice of our own is never the screen reader's, and the other way round."""
    assert expected == voices(system, choice)


@pytest.mark.parametrize(
    ("system", "choice", "expected"),
    [
        ("win32", "auto", ("accessible",)),
        ("linux", "auto", ()),
        ("darwin", "auto", ()),
        ("linux", "brltty", ("brltty",)),
    ],
)
def test_displays_by_system(system: str, choice: str, expected: tuple[str, ...]) -> None:
    """Where the line follows the console by itself, nothing is written to it unasked."""
    assert expected == displays(system, choice)


def test_a_backend_without_its_module_says_which() -> None:
    """The name of what is missing reaches the player."""
    with pytest.raises(UnavailableError) as caught:
        load("no_such_backend", Manner())
    assert "module" == caught.value.reason
    assert "no_such_backend" in caught.value.detail


def test_a_library_that_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only the module of ours: what it imports when it is opened, too; as a name, not as a trace."""
    monkeypatch.setitem(sys.modules, "accessible_output2.outputs.auto", None)
    monkeypatch.setitem(sys.modules, "accessible_output2", None)
    with pytest.raises(UnavailableError) as caught:
        load("accessible", Manner())
    assert ("module", "accessible_output2.outputs.auto") == (caught.value.reason, caught.value.detail)


@pytest.mark.parametrize(
    ("module", "system", "checkout", "expected"),
    [
        ("accessible_output2", "win32", True, "py start.py add speech"),
        ("pyttsx3", "win32", False, "pip install pyttsx3==2.98"),
        ("jeepney", "linux", True, "python3 start.py add speech"),
        ("accessible_output2", "win32", False, "pip install accessible-output2==0.17"),
        ("speechd", "linux", True, "sudo apt install python3-speechd"),
        ("brlapi", "linux", False, "sudo apt install python3-brlapi"),
    ],
)
def test_one_command_mends_it(
    module: str, system: str, checkout: bool, expected: str, tmp_path: Path
) -> None:
    """In a checkout the lock does, elsewhere pip, for what no registry has the system's packages."""
    if checkout:
        (tmp_path / "start.py").touch()
    assert expected == mending(module, system=system, home=str(tmp_path))


def test_what_pip_is_told_is_what_the_project_asks_for() -> None:
    """The versions in the commands are those of the extra."""
    project = tomllib.loads(Path(HOME, "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [line.partition(";")[0].strip() for line in project["optional-dependencies"]["speech"]]
    assert [] == [each for each in OF_REGISTRY.values() if not any(line.startswith(each) for line in asked)]
