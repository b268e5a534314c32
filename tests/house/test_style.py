"""Style and types: the linters pass over the whole checkout, as configured in `pyproject.toml`."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest

from tests.house import code
from tests.systems import TOOLS

IGNORED = re.compile(r"# (noqa|type: ignore)")
REASONED = re.compile(r"# (noqa: [A-Z0-9, ]+|type: ignore\[[^]]+\] *)[-#] \S")


def output_of(*words: str) -> str:
    """Run a tool of the environment in the checkout.

    Returns:
        Nothing if it passed, else what it wrote.
    """
    done = subprocess.run(
        [sys.executable, "-m", *words],
        check=False,
        cwd=code.ROOT,
        encoding="utf-8",
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    )
    return done.stdout + f"exit code {done.returncode}" if done.returncode else ""


@TOOLS
def test_rules() -> None:
    """Ruff finds nothing with all of its rules on."""
    assert output_of("ruff", "check", "--output-format", "concise", ".") == ""


@TOOLS
def test_format() -> None:
    """Every file is formatted."""
    assert output_of("ruff", "format", "--check", ".") == ""


@TOOLS
@pytest.mark.slow
def test_types() -> None:
    """Mypy in strict mode finds nothing in the package, the tools and the tests."""
    assert output_of("mypy", "--no-error-summary") == ""


def test_every_rule_ignored_has_a_reason() -> None:
    """Each rule that is switched off in the settings says why in the same line."""
    settings = (code.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    rules = settings[
        settings.index("[tool.ruff.lint]") : settings.index("[tool.ruff.lint.flake8-tidy-imports]")
    ]
    assert [line for line in rules.splitlines() if line.startswith("    ") and "# " not in line] == []


def test_every_line_ignored_has_a_reason() -> None:
    """Each line of the source that a linter passes over says why, after a dash or a second number sign."""
    silent = [
        f"{module.name}:{number}: {line.strip()}"
        for module in code.source()
        for number, line in enumerate(module.text.splitlines(), 1)
        if IGNORED.search(line) and not REASONED.search(line)
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("line", "reasoned"),
    [
        ("x = 1  # noqa: E501 - a table", True),
        ("x = 1  # type: ignore[misc] # frozen", True),
        ("x = 1  # noqa: E501, N802", False),
        ("x = 1  # type: ignore[misc]", False),
        ("x = 1  # noqa", False),
    ],
)
def test_reasons_are_seen(line: str, reasoned: bool) -> None:
    """A reason is told from a bare mark."""
    assert IGNORED.search(line)
    assert reasoned == bool(REASONED.search(line))


def test_all_rules_are_on() -> None:
    """Nothing is left out silently: ruff selects all rules, mypy is strict."""
    tools = tomllib.loads((code.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert tools["ruff"]["lint"]["select"] == ["ALL"]
    assert tools["mypy"]["strict"] is True
