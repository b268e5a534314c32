"""Notation made from the classes of actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from accessgames.engine import Elapsed, MalformedAction
from accessgames.engine.action_notation import (
    ELAPSED,
    ID,
    ActionNotation,
    Form,
    WholeForm,
    many_words,
    matching,
    maybe,
    member,
    named,
    number,
    one_word,
    rest,
)
from accessgames.engine.grid import SQUARE, Square


@dataclass(frozen=True)
class Build:
    piece: str
    turned: int
    at: Square


@dataclass(frozen=True)
class Pay:
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Buy:
    place: int | None = None


@dataclass(frozen=True)
class Claim:
    delay: int
    colour: str


@dataclass(frozen=True)
class Throw:
    mask: int


@dataclass(frozen=True)
class Done:
    pass


@dataclass(frozen=True)
class Drop:
    what: str | int


@dataclass(frozen=True)
class Show:
    card: int
    others: tuple[int, ...]


@dataclass(frozen=True)
class Note:
    text: str


NOTATION: ActionNotation[Any] = ActionNotation(
    ("build l4 2 c3", "pay 50 50"),
    ELAPSED,
    Form("build", Build, piece=ID, turned=number(1), at=SQUARE),
    Form("pay", Pay, cards=rest(number(3), 1, 3)),
    Form("buy", Buy, place=maybe(number(1))),
    Form("claim", Claim, delay=number(4, padded=True), colour=member(("red", "blue"))),
    Form("again", Throw, mask=many_words(len, lambda mask: ["x"] * mask, 1, 3)),
    Form("keep", Throw(0)),
    Form("done", Done),
    Form("drop", Drop, what=number(2)),
    Form("drop", Drop, what=matching("[a-z]+")),
    Form("show", Show, card=named(("ace", "king")), others=rest(named(("ace", "king")))),
    WholeForm(Note, lambda text: Note(text) if text.startswith("#") else None, lambda note: note.text),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("build l4 2 c3", Build("l4", 2, Square(2, 2))),
        ("pay 50 100", Pay((50, 100))),
        ("buy", Buy()),
        ("buy 3", Buy(3)),
        ("claim 0045 blue", Claim(45, "blue")),
        ("again x x", Throw(2)),
        ("keep", Throw(0)),
        ("done", Done()),
        ("show king", Show(1, ())),
        ("show ace king ace", Show(0, (1, 0))),
        ("+5320", Elapsed(5320)),
        ("#7 free", Note("#7 free")),
    ],
)
def test_actions_are_written_and_read(text: str, action: object) -> None:
    """Each sort of attribute is written as its codec says, and read back."""
    assert text == NOTATION.format(action)
    assert action == NOTATION.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        *("build l4 2", "build l4 2 c3 c3", "build l4 22 c3", "build l4 2 c0", "build _ 2 c3", "build"),
        *("pay", "pay 1 2 3 4", "pay 01", "buy 1 2", "claim 45 red", "claim 0045 green", "again"),
        *("keep x", "done ", " done", "", "other", "+05", "pay " + "0" * 500, "drop 7B"),
    ],
)
def test_other_texts_are_malformed(text: str) -> None:
    """What no form writes is refused, with an example that begins with the same word."""
    with pytest.raises(MalformedAction) as error:
        NOTATION.parse(text)
    wanted = "pay 50 50" if text.startswith("pay") else "build l4 2 c3"
    assert ("error-malformed-action", wanted) == (error.value.key, dict(error.value.args_)["expected"])


def test_the_first_form_that_can_be_read_decides() -> None:
    """Two classes of actions may share a word."""
    notation: ActionNotation[Drop] = ActionNotation(
        ("drop 1",),
        Form("drop", Drop, what=number(2)),
        Form("drop", Drop, what=one_word(str)),
    )
    assert [Drop(12), Drop("a")] == [notation.parse("drop 12"), notation.parse("drop a")]


def test_squares_and_padded_numbers_can_stand_in_rows() -> None:
    """Codecs that are shown by an f-string are also written one by one."""
    notation: ActionNotation[Pay] = ActionNotation(("pay",), Form("pay", Pay, cards=rest(SQUARE)))
    assert notation.format(Pay((Square(0, 0), Square(1, 1)))) == "pay a1 b2"  # type: ignore[arg-type] # on purpose
    padded: ActionNotation[Pay] = ActionNotation(
        ("pay",), Form("pay", Pay, cards=rest(number(3, padded=True)))
    )
    assert padded.format(Pay((1, 20))) == "pay 001 020"
