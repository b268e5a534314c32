"""`.ci/run`: what continuous integration does before and around the README's test command."""

from __future__ import annotations

import os
import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.setup import checkout
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = not_on_windows("continuous integration runs on Linux")

SCRIPT = checkout.ROOT / ".ci" / "run"
SUITE, SPEED = "python3 start.py test", "python3 tools/regression.py"
WINDOWS = "python3 tools/windows.py layer"
RELEASE = "python3 tools/release.py --draft"


class Machine:
    """A machine whose programs only write down that they were called.

    Attributes:
        programs: folder that holds them; nothing else is found.
        calls: the file they write to.
    """

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.calls = folder / "calls.txt"
        self.add("dirname", 'printf "%s\\n" "${1%/*}"')
        self.add("id", "echo 0")
        self.add("python3", f'echo "python3 $*" >>{self.calls}; echo "2 passed in 0.01s"; exit 0')

    def add(self, name: str, body: str) -> None:
        """Make the program `name` of these lines."""
        path = self.programs / name
        path.write_text(f"#!/bin/bash\n{body}\n")
        path.chmod(0o755)

    def add_recorded(self, name: str, *, fails: str = "never") -> None:
        """Make a program that writes down its words and fails if they contain `fails`."""
        self.add(name, f'echo "{name} $*" >>{self.calls}; [[ "$*" != *"{fails}"* ]]')

    def run(self) -> tuple[int, list[str], list[str]]:
        """Run the script.

        Returns:
            Its exit code, the lines it wrote, and the calls of the programs in order.
        """
        done = subprocess.run(
            ["/bin/bash", str(SCRIPT)],
            check=False, encoding="utf-8", env={"PATH": str(self.programs)}, stdin=subprocess.DEVNULL,
            stderr=subprocess.STDOUT, stdout=subprocess.PIPE,
        )  # fmt: skip
        return done.returncode, done.stdout.splitlines(), self.calls.read_text().splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with Python and without Debian's package manager."""
    return Machine(tmp_path)


def test_readme_command() -> None:
    """The script runs the command that the README gives for testing, in English and in Czech."""
    readme = (checkout.ROOT / "README.md").read_text(encoding="utf-8")
    command = re.search(r"^(python3 start.*) </dev/null$", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
    assert command is not None
    assert readme.count(f"```\n{command[1]}\n```") == 2


def test_executable() -> None:
    """The script can be run as it is."""
    assert os.access(SCRIPT, os.X_OK)


def test_without_debian(machine: Machine) -> None:
    """Where packages cannot be installed the suite runs all the same, and then the search for slow-downs."""
    code, lines, calls = machine.run()
    assert code == 0
    assert "going on without" in lines[0]
    assert calls == [SUITE, WINDOWS, RELEASE, SPEED]
    told = [re.fullmatch(r"Done after \d+ seconds: (.+)", line) for line in lines]
    parts = ["packages", "the suite", "the layer on Windows", "the release", "the search for slow-downs"]
    assert [part[1] for part in told if part] == parts


def test_installs_what_is_missing(machine: Machine) -> None:
    """On Debian the missing packages are installed before the suite runs."""
    machine.add_recorded("dpkg", fails="louis")
    machine.add_recorded("apt-get")
    code, _, calls = machine.run()
    assert code == 0
    update, install, *rest = (call for call in calls if not call.startswith("dpkg"))
    assert update.startswith("apt-get update")
    assert install.endswith("liblouis-data python3-louis")
    assert rest == [SUITE, WINDOWS, RELEASE, SPEED]


def test_installs_nothing_twice(machine: Machine) -> None:
    """Packages that are there are left alone."""
    machine.add_recorded("dpkg")
    machine.add_recorded("apt-get")
    _, _, calls = machine.run()
    assert [call for call in calls if call.startswith("apt-get")] == []


@pytest.mark.parametrize("step", ["update", "install"])
def test_failed_installation(machine: Machine, step: str) -> None:
    """A failing package manager is told and does not stop the suite."""
    machine.add_recorded("dpkg", fails="louis")
    machine.add_recorded("apt-get", fails=step)
    code, lines, calls = machine.run()
    assert code == 0
    assert any("going on without" in line for line in lines)
    assert calls[-4:] == [SUITE, WINDOWS, RELEASE, SPEED]


def test_failing_suite(machine: Machine) -> None:
    """The exit code is that of the suite, and nothing is measured any more."""
    machine.add("python3", f'echo "python3 $*" >>{machine.calls}; exit 3')
    code, _, calls = machine.run()
    assert code == 3
    assert calls == [SUITE]


def test_no_release(machine: Machine) -> None:
    """A suite that passes is not enough when no release could be made of it."""
    machine.add("python3", f'echo "python3 $*" >>{machine.calls}; [[ "$*" != *release* ]]')
    code, _, calls = machine.run()
    assert code == 1
    assert calls == [SUITE, WINDOWS, RELEASE]


def test_slow_down(machine: Machine) -> None:
    """A suite that passes is not enough when something became much slower."""
    machine.add("python3", f'echo "python3 $*" >>{machine.calls}; [[ "$*" != *regression* ]]')
    code, _, calls = machine.run()
    assert code == 1
    assert calls == [SUITE, WINDOWS, RELEASE, SPEED]
