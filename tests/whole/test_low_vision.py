"""Whole games, analyses and shared keyboards in the profile for low vision: no told line is hidden."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from tests.whole.analyses import ANALYSES, FOLDER
from tests.whole.goldens import GOLDENS
from tests.whole.players import handing_over, sure
from tests.whole.session import Order, hold
from tests.whole.terminal import AGAIN, Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.whole.session import Watch

USUAL = (80, 24)
LARGE = (40, 12)
"""Columns and rows of a usual window, and of one with large letters."""


@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("iota.cs.txt", LARGE),
        ("quantum.en.txt", LARGE),
        ("tetrikon.cs.txt", LARGE),
        ("iqlandie.en.txt", LARGE),
        ("iota.en.txt", USUAL),
        ("iqlandie.cs.txt", USUAL),
    ],
)
def test_every_told_line_is_seen(name: str, window: tuple[int, int], home: Path) -> None:
    """What a pipe is told can be read beside or below the picture, page by page, to the end of the match."""
    order = GOLDENS[name].order
    expected = hold(order, GOLDENS[name].player, home / "log")
    columns, rows = window
    with Person(
        *order.words, "--profile", "zrak", columns=columns, rows=rows, language=order.language
    ) as person:
        person.press(f"{Language(order.language).vocabulary(*WORD_FILES).word('heard-once')}\r")
        for exchange in expected.exchanges[1:-1]:
            person.press(f"{exchange.typed}\r")
            person.look_through([AGAIN.sub("", line) for line in exchange.told])
        person.press(f"{expected.exchanges[-1].typed}\r")
        assert 0 == person.end()
        assert expected.told[-1] in " ".join(person.screen.raw.split())


def _exchanges(name: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what was typed in a kept transcript, with the answer."""
    _, *typed = (FOLDER / name).read_text("utf-8").split("\n> ")
    for exchange in typed:
        line, *told = exchange.splitlines()
        yield line, told


@pytest.mark.parametrize(
    ("name", "window"),
    [
        ("iota-analysis.cs.txt", LARGE),
        ("iqlandie-analysis.cs.txt", USUAL),
        ("quantum-analysis.cs.txt", USUAL),
        ("tetrikon-analysis.en.txt", LARGE),
    ],
)
def test_an_analysis_is_seen_beside_its_board(name: str, window: tuple[int, int], home: Path) -> None:
    """Every line of a match gone through again can be read, and the board is there as it stood."""
    analysis, (columns, rows) = ANALYSES[name], window
    words = ("--profile", "zrak", *analysis.words())
    heard_once = Language(analysis.language).vocabulary(*WORD_FILES).word("heard-once")
    with Person(*words, columns=columns, rows=rows, language=analysis.language) as person:
        person.press(f"{heard_once}\r")
        *steps, (leave, _) = _exchanges(name)
        for typed, told in steps:
            person.press(f"{typed}\r")
            person.look_through([AGAIN.sub("", line) for line in told])
            title, _, _ = person.seen.partition("\n")
            assert title.startswith(" ")
            assert title.strip()
        person.press(f"{leave}\r")
        assert 0 == person.end()


@sure
@handing_over
def _passing(watch: Watch) -> Iterator[str]:
    """Look at the hand and pass, four times; then leave."""
    for _ in range(4):
        yield watch.words.word("hand")
        yield watch.words.word("pass")
    yield watch.words.word("quit")


@pytest.mark.parametrize("window", [USUAL, LARGE])
def test_nothing_of_a_hand_is_seen_when_the_keyboard_goes_on(window: tuple[int, int], home: Path) -> None:
    """Neither cards nor answers of one person; whoever gets the keyboard then sees their own, every line."""
    order = Order("iota", players="Jana,Petr")
    expected = hold(order, _passing, home / "log")
    columns, rows = window
    handed = 0
    with Person(*order.words, "--profile", "zrak", columns=columns, rows=rows) as person:
        person.press("jednou\r")
        person.look_through(["Ke klávesnici: Petr."])
        secret: list[str] = []
        for exchange in expected.exchanges[1:-2]:
            person.press(f"{exchange.typed}\r")
            told = [AGAIN.sub("", line) for line in exchange.told]
            if told[-1].startswith("Ke klávesnici"):
                person.look_through([told[-1].partition(" Pak")[0]])
                seen = " ".join(person.seen.split())
                assert [] == [word for word in ("Karty v ruce", *secret) if word in seen], seen
                handed += 1
                continue
            person.look_through(told)
            held = [line.removeprefix("Máte ").rstrip(".") for line in told if line.startswith("Máte ")]
            secret = [
                card for line in held for part in line.split(" a ") for card in part.split(", ")
            ] or secret
    assert handed == 4
