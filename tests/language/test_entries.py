from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from accessgames.language.catalogue import index_entries, parse_entry, split_entries
from accessgames.language.resources import LanguageDataError, languages, locales_root

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.language.catalogue import Source

TEXT = """\
# comment = not an entry
### heading

first = One
    line more
    .brief = 1
second =
    { $n ->
        [one] a = b
       *[other] { first } { -brand }
    }
# between
-brand = Name

third-2 = x
"""


def split(tmp_path: Path, text: str) -> dict[str, Source]:
    """Index a text as a file of Czech messages."""
    (tmp_path / "cs").mkdir(exist_ok=True)
    (tmp_path / "cs" / "test.ftl").write_text(text, encoding="utf-8")
    return dict(index_entries((tmp_path,), "cs"))


def test_entries_are_found(tmp_path: Path) -> None:
    """Messages and terms are found with their lines; comments and inner lines are none."""
    lines = {key: source.line for key, source in split(tmp_path, TEXT).items()}
    assert {"first": 4, "second": 7, "-brand": 13, "third-2": 15} == lines


def test_entries_end_where_the_next_begins(tmp_path: Path) -> None:
    """The text of an entry holds all of its attributes and nothing of the next one."""
    text = split(tmp_path, TEXT)["first"].text
    assert ".brief = 1" in text
    assert "second" not in text


@pytest.mark.parametrize("tag", languages())
def test_the_index_agrees_with_the_parser(tag: str) -> None:
    """Splitting by lines finds exactly the entries that the real parser finds, in all the project's files."""
    for path in (locales_root() / tag).glob("*.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        nodes = [node for node in body if isinstance(node, ftl.Message | ftl.Term)]
        expected = [f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name for node in nodes]
        assert expected == [key for key, _ in split_entries(path)]


def test_the_first_root_wins(tmp_path: Path) -> None:
    """A root that comes first replaces messages of later ones."""
    for root, text in (("own", "a = own"), ("project", "a = project\nb = project")):
        (tmp_path / root / "cs").mkdir(parents=True)
        (tmp_path / root / "cs" / "x.ftl").write_text(text, encoding="utf-8")
    index = index_entries((tmp_path / "own", tmp_path / "project"), "cs")
    assert ["own", "project"] == [index[key].path.parent.parent.name for key in ("a", "b")]


def test_junk_names_its_place(tmp_path: Path) -> None:
    """An entry that is not Fluent is an error with file, line, key and reason."""
    source = split(tmp_path, "good = a\n\nbad = { $x\n")["bad"]
    with pytest.raises(LanguageDataError, match=r"test\.ftl:3: bad: Expected token"):
        parse_entry("bad", source)


def test_files_must_be_text(tmp_path: Path) -> None:
    """A file that is not UTF-8 is one clear error with its path."""
    (tmp_path / "x.ftl").write_bytes(b"a = \xff")
    with pytest.raises(LanguageDataError, match=r"x\.ftl"):
        list(split_entries(tmp_path / "x.ftl"))
