"""Files of cards, such as a club's own: right ones are read, wrong ones get one sentence with the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.games.iqlandie.tasks import (
    MOST_CARDS,
    OPTICS,
    PROGRAMMING,
    SPACE,
    CardsError,
    decoded,
    format_cards,
    read_cards,
    shipped_cards,
)
from accessgames.language import Language, say
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.kind import AnyKind

GOOD = "1 level 2 difficulty 3 solutions 10 task Z2 JD ZHH"
OTHER = "2 level 1 difficulty 2 solutions 5 task V5 Z1 ZZ"


def refused(text: str, kind: AnyKind = OPTICS) -> tuple[str, dict[str, object]]:
    """Return key and arguments of the refusal of a file."""
    with pytest.raises(CardsError) as caught:
        read_cards(kind, text)
    return caught.value.key, dict(caught.value.args_)


def test_cards_come_back(kind: AnyKind) -> None:
    """What is written is read again."""
    cards = shipped_cards(kind.id)
    assert cards == read_cards(kind, format_cards(kind, cards))


def test_comments_and_empty_lines() -> None:
    """Lines with # in front and empty lines do not count, with or without a line break at the end."""
    assert 2 == len(read_cards(OPTICS, f"# own cards\n\n{GOOD}\n# more\n{OTHER}"))


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        GOOD.replace("level", "Level"),
        GOOD.replace("1 level", "01 level"),
        GOOD.replace("difficulty 3", "difficulty -3"),
        GOOD.replace(" solutions 10", ""),
        f" {GOOD}",
        "1 level 2 difficulty 3 solutions 10 task ",
        "1\tlevel 2 difficulty 3 solutions 10 task Z2 JD ZHH",
    ],
)
def test_wrong_form(line: str) -> None:
    """A line in another form is named and quoted, with the right form."""
    key, args = refused(f"# head\n{line}\n")
    assert ("iqlandie-error-card-form", 2, line) == (key, args["line"], args["text"])
    assert str(args["expected"]).startswith("1 level")


def test_wrong_number() -> None:
    """Cards are numbered from 1 without gaps."""
    key, args = refused(f"{GOOD}\n{OTHER.replace('2 level', '3 level')}")
    assert ("iqlandie-error-card-number", {"line": 2, "number": 3, "expected": 2}) == (key, args)


def test_wrong_task() -> None:
    """A task that can't be read is quoted."""
    key, args = refused(GOOD.replace("JD", "QD"))
    assert ("iqlandie-error-card-task", 1, "Z2 QD ZHH") == (key, args["line"], args["text"])
    assert args["expected"] == "Z2 JD ZHH"


def test_task_of_another_kind() -> None:
    """Cards of another kind are refused at the first task."""
    assert refused(GOOD, SPACE)[0] == "iqlandie-error-card-task"


def test_card_twice() -> None:
    """The same task twice is refused with both lines."""
    key, args = refused(f"\n{GOOD}\n{GOOD.replace('1 level', '2 level')}")
    assert ("iqlandie-error-card-twice", {"line": 3, "first": 2}) == (key, args)


@pytest.mark.parametrize(
    ("kind", "task"),
    [(OPTICS, "SA SA ZZ"), (OPTICS, "Z2 JD H"), (PROGRAMMING, "a1 M1 C1 K1 Z1"), (PROGRAMMING, "c3 Z3")],
)
def test_unsolvable_card(kind: AnyKind, task: str) -> None:
    """A task without a solution, or a program that leaves the board, is refused."""
    key, args = refused(f"1 level 1 difficulty 2 solutions 1 task {task}", kind)
    assert ("iqlandie-error-card-unsolvable", 1, task) == (key, args["line"], args["text"])


@pytest.mark.parametrize(
    ("figure", "wrong", "found", "expected"),
    [
        ("difficulty", GOOD.replace("difficulty 3", "difficulty 4"), 4, 3),
        ("solutions", GOOD.replace("solutions 10", "solutions 9"), 9, 10),
        ("level", GOOD.replace("level 2", "level 3"), 3, 2),
        ("level", GOOD.replace("level 2", "level 9"), 9, 2),
    ],
)
def test_wrong_figures(figure: str, wrong: str, found: int, expected: int) -> None:
    """What a card claims is proven; the first wrong figure is named with the right one."""
    args = {"line": 1, "figure": figure, "found": found, "expected": expected}
    assert ("iqlandie-error-card-figure", args) == refused(wrong)


def test_card_of_no_level() -> None:
    """A card that is solvable but of no level is refused, the right level being 0: none."""
    key, args = refused("1 level 1 difficulty 1 solutions 1 task b3 C1", PROGRAMMING)
    assert ("iqlandie-error-card-figure", "level", 0) == (key, args["figure"], args["expected"])


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_no_cards(text: str) -> None:
    """A file without cards is refused."""
    assert ("iqlandie-error-card-count", {"count": 0, "most": MOST_CARDS}) == refused(text)


def test_long_lines_are_cut() -> None:
    """A line of any length is quoted with 80 characters at most."""
    assert len(str(refused("x" * 100_000)[1]["text"])) == 80


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        GOOD.replace("1 level", "2 level"),
        GOOD.replace("JD", "QD"),
        f"{GOOD}\n{GOOD.replace('1 level', '2 level')}",
        GOOD.replace("ZHH", "ZH"),
        GOOD.replace("level 2", "level 1"),
        GOOD.replace("solutions 10", "solutions 9"),
        "",
    ],
)
def test_every_mistake_is_one_sentence(text: str, language: str) -> None:
    """Each mistake is told in one sentence of both languages; all but one of them name the line."""
    key, args = refused(text)
    told = Language(language).render(say(key, **args)).full  # type: ignore[arg-type]
    assert key not in told
    assert not text or f"{'Řádek' if language == 'cs' else 'Line'} {args['line']}" in told


def test_binary_files_are_one_sentence() -> None:
    """What is no text is refused with its line and the first byte that is wrong; a mark in front is not."""
    assert f"{GOOD}\n" == decoded(b"\xef\xbb\xbf" + GOOD.encode() + b"\n")
    with pytest.raises(CardsError) as caught:
        decoded(b"# cards\n\xff\xfe\x00")
    told = {tag: Language(tag).render(tell_error(caught.value)).full for tag in ("cs", "en")}
    assert "Řádek 2: bajt ff není text, soubor uložte v kódování UTF-8." == told["cs"]
    assert "Line 2: byte ff is no text, save the file as UTF-8." == told["en"]
