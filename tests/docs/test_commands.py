"""Commands of the operating system that pages name are commands of the program."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.arguments import parse_arguments
from accessgames.cli.console import UsageError
from tests.docs.markdown import ROOT, Page, all_pages

if TYPE_CHECKING:
    from collections.abc import Iterator

_BLOCK = re.compile(r"^```(?:|sh|bash)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""What is to be typed; blocks marked `console` are run elsewhere, with what they answer."""


def commands(text: str, code: frozenset[str]) -> Iterator[str]:
    """Yield the commands of a page that stand in its prose and in what is to be typed."""
    blocks = (line for block in _BLOCK.findall(text) for line in block.splitlines())
    for line in (*code, *blocks):
        if line.startswith("accessgames ") and "…" not in line and "COMMAND" not in line:
            yield re.split(r" [|>] ", line)[0]


def wrong(line: str) -> str:
    """Return what is wrong with a command line, or nothing; a command may stand without its file or game."""
    try:
        parse_arguments(shlex.split(line)[1:])
    except UsageError as error:
        return "" if error.key.startswith("cli-error-missing") else error.key
    return ""


@pytest.mark.parametrize("shown", all_pages(), ids=lambda shown: shown.name)
def test_each_command_is_understood(shown: Page) -> None:
    """What a page says to type is understood, word for word; what changed is told in the changelog."""
    if shown.path != ROOT / "CHANGELOG.md":
        assert [line for line in commands(shown.text, shown.code) if wrong(line)] == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("accessgames over", "cli-error-command-unknown"),
        ("accessgames hraj iota --barva", "cli-error-option-unknown"),
        ("accessgames hraj", ""),
        ('accessgames hraj iota --hraci "Jana,bot:3"', ""),
    ],
)
def test_a_wrong_command_is_found(line: str, expected: str) -> None:
    """A page of an older version would be noticed."""
    assert wrong(line) == expected
    assert list(commands("", frozenset({f"{line} | head -3"}))) == [line]
