"""What is new in the program: in a match by its words in full, on the command line by a command."""

from __future__ import annotations

import pytest

import accessgames
from accessgames.shell.news import NEWS
from tests.docs.markdown import ROOT
from tests.shell.stage import Stage


@pytest.mark.parametrize("line", ["novinky", "co je nového v programu", "Novinky programu."])
def test_news_are_read(line: str) -> None:
    """A title, the version, and what it brought."""
    told = Stage().type(line)
    assert ["Co je nového v programu:", f"Verze {accessgames.__version__}"] == told[:2]
    assert 2 + len(NEWS[accessgames.__version__]) == len(told)


@pytest.mark.parametrize(
    ("line", "expected"),
    [("co je nového", "Zatím se nic nestalo."), ("novinky dnes", "Příkaz „novinky“ neznám")],
)
def test_only_the_whole_words_count(line: str, expected: str) -> None:
    """What is new at the table is another question, and nothing may follow."""
    assert expected in Stage().type(line)[0]


def test_the_latest_version_comes_first_and_stands_in_the_changelog() -> None:
    """No version is released without a word to people."""
    assert accessgames.__version__ == next(iter(NEWS))
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert [] == [version for version in NEWS if f"## [{version}]" not in changelog][1:]
