"""`tools/pages.py`: the examples of the documentation, run and written down."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.docs.markdown import page
from tests.systems import not_on_windows
from tools import pages

if TYPE_CHECKING:
    from pathlib import Path

TERMINAL = not_on_windows("examples are run in a pseudo-terminal")
PAGE = "# Page\n\n```console\n{}```\n\n```\nnot run\n```\n"


def test_a_block_is_taken_apart() -> None:
    """Commands and typed lines are heads, everything else is what was shown after them."""
    parts = pages.parts_of("$ accessgames\nHello.\nAnswer:\nCommand: hand\nYour hand.\ncommand back\n")
    heads = ["$ accessgames", "Answer:", "Command: hand", "command back"]
    assert heads == [part.head for part in parts]
    assert [("Hello.",), (), ("Your hand.",), ()] == [part.shown for part in parts]
    assert ["accessgames", None, None, None] == [part.command for part in parts]
    assert ["", "", "hand", "back"] == [part.typed for part in parts]


@pytest.mark.parametrize(
    ("shown", "real", "expected"),
    [
        (("a", "b"), ("a", "b"), True),
        (("a",), ("a", "b"), False),
        (("a", "…"), ("a", "b", "c"), True),
        (("…", "c"), ("a", "b", "c"), True),
        (("a", "…"), ("b",), False),
        (("in … s",), ("in 0.5 s",), True),
        (("in … s",), ("in 0.5 ms",), False),
        (("(a.c)",), ("(abc)",), False),
    ],
)
def test_gaps(shown: tuple[str, ...], real: tuple[str, ...], expected: bool) -> None:
    """A gap stands for a part of a line or for any lines; all other signs for themselves."""
    assert expected == pages.agrees(shown, real)


@pytest.mark.parametrize(
    ("shown", "real", "expected"),
    [
        (("a", "…"), ("a", "b"), ("a", "…")),
        (("old", "in … s"), ("new", "in 1 s"), ("new", "in … s")),
        (("x", "…", "y"), ("a", "b", "c", "d"), ("a", "…", "d")),
        (("x", "…", "y"), ("a", "b"), ("a", "b")),
        ((), ("a",), ("a",)),
    ],
)
def test_gaps_stay_where_they_fit(
    shown: tuple[str, ...], real: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    """What has changed is written down, with the gaps that were there."""
    assert expected == pages.renewed(shown, real)


@TERMINAL
def test_commands_share_a_folder(tmp_path: Path) -> None:
    """Commands of a page are run one after another in one folder; other blocks stay as they are."""
    text = PAGE.format("$ echo one > file\n$ cat file\nwrong\n")
    assert PAGE.format("$ echo one > file\n$ cat file\none\n") == pages.renew(text, "en", tmp_path)


@TERMINAL
def test_a_program_goes_on_in_the_next_block(tmp_path: Path) -> None:
    """What is typed goes to the program that waits, whichever block it stands in."""
    program = "$ printf 'Answer: '; read x; printf \"got $x\\nCommand: \"; read y; echo $y done\n"
    text = PAGE.format(f"{program}Answer: a\n") + PAGE.format("Command: b\n")
    expected = PAGE.format(f"{program}Answer: a\ngot a\n") + PAGE.format("Command: b\nb done\n")
    # `read` shows nothing, so the terminal has to.
    assert expected == pages.renew(
        text.replace("$ printf", "$ stty echo; printf", 1), "en", tmp_path
    ).replace("stty echo; ", "")


@TERMINAL
@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("Command: hand\n", "nothing waits"),
        ("$ printf 'Answer: '; read x\n$ echo\n", "a program still waits"),
        ("$ printf 'Answer: '; read x\n", "does not end"),
    ],
)
def test_examples_have_to_fit_together(block: str, expected: str, tmp_path: Path) -> None:
    """A page is refused where a line is typed into nothing, or a program is left waiting."""
    with pytest.raises(ValueError, match=expected):
        pages.renew(PAGE.format(block), "en", tmp_path)


@TERMINAL
def test_a_fresh_machine_is_asked_the_first_questions(tmp_path: Path) -> None:
    """Only a block marked as fresh begins without settings."""
    text = "```console fresh\n$ ls $ACCESSGAMES_HOME | wc -l\n```\n"
    assert "\n0\n" in pages.renew(text, "cs", tmp_path)


@TERMINAL
def test_usually_the_first_questions_are_answered(tmp_path: Path) -> None:
    """The user of a page speaks its language and has a screen reader."""
    text = "```console\n$ cat $ACCESSGAMES_HOME/settings.toml; echo $LANG\n```\n"
    shown = pages.renew(text, "en", tmp_path)
    assert 'language = "en"\nspeech = "no"\nen_GB.UTF-8\n' in shown


def test_pages_with_examples_are_found(tmp_path: Path) -> None:
    """Pages are found in docs and its folders, and only those with something to run."""
    (tmp_path / "docs" / "cs").mkdir(parents=True)
    (tmp_path / "README.md").write_text("# None\n", "utf-8")
    (tmp_path / "docs" / "cs" / "a.md").write_text(PAGE.format("$ true\n"), "utf-8")
    (tmp_path / "docs" / "b.md").write_text("```\n$ true\n```\n", "utf-8")
    found = list(pages.pages(tmp_path))
    assert [tmp_path / "docs" / "cs" / "a.md"] == found
    assert ["cs", "en"] == [pages.language_of(path) for path in (*found, page("README.md").path)]


@TERMINAL
@pytest.mark.parametrize(("check", "code", "text"), [(True, 1, "wrong\n"), (False, 0, "one\n")])
def test_the_command(
    check: bool, code: int, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """A page that differs is named, and written unless it was only to be checked."""
    path = tmp_path / "page.md"
    path.write_text(PAGE.format("$ echo one\nwrong\n"), "utf-8")
    monkeypatch.setattr(sys, "argv", ["pages.py", str(path), *(["--check"] if check else [])])
    assert code == pages.main()
    assert PAGE.format(f"$ echo one\n{text}") == path.read_text("utf-8")
    assert f"{path} {'would change' if check else 'changed'}\n" == capsys.readouterr().out
