"""Whole games at a terminal, byte by byte: what a screen reader and a Braille display get to see."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from accessgames.engine import verify
from accessgames.games import load_room
from accessgames.language import Language
from accessgames.shell.settings import WORD_FILES
from accessgames.storage.journal_files import load_journal
from tests.whole import iota
from tests.whole.evening import GAMES, held
from tests.whole.measures import LONGEST, MEDIAN, SHARE, measure, misread, unfit
from tests.whole.players import curious, typist
from tests.whole.program import matches
from tests.whole.session import Held, Order, hold
from tests.whole.terminal import BACKSPACE, DELETE, END, ERASE_LINE, ESCAPE, LEFT, Person, Screen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from accessgames.language import Vocabulary


def _words(language: str, *games: str) -> Vocabulary:
    return Language(language).vocabulary(*WORD_FILES, *games)


def _sit_down(order: Order, columns: int, *more: str, rows: int = 24) -> Person:
    """Start a match at a terminal; the question of the first start is answered."""
    person = Person(*order.words, *more, columns=columns, language=order.language, rows=rows)
    person.listen()
    person.type(_words(order.language).word("heard-once"))
    return person


HANDED: Final = {
    r"^((?:\w+ \w+: )?Ke klávesnici: .*\.) (Pak napište „ano“\.)$": (
        r"\1 Na obrazovce zůstává, co na ní je. \2"
    ),
    r"^((?:\w+ \w+: )?Over to .*\.) (Then type “yes”\.)$": r"\1 What is on the screen stays there. \2",
}


def _on_a_screen(told: Iterable[str]) -> list[str]:
    """What a pipe is told, as a terminal tells it: where the keyboard goes on, something stays to be seen."""
    return [re.sub(pattern, screen, line) for line in told for pattern, screen in _of(line)]


def _of(line: str) -> list[tuple[str, str]]:
    """The one pattern that a line has, or one that changes nothing."""
    return [each for each in HANDED.items() if re.match(each[0], line)] or [("^$", "")]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_byte_of_a_whole_game(number: int, home: Path) -> None:
    """Every letter appears as it was typed, Backspace erases, and no other byte than text comes back.

    What is told is what a pipe is told, line for line, so the slips were not heard by the program.
    """
    order, _ = GAMES[number]
    expected = held(number)
    with Person(*order.words, language=order.language) as person:
        opening = [*person.listen(), *person.type(_words(order.language).word("heard-once"))]
        assert _on_a_screen(expected.exchanges[0].told[1:]) == opening[2:]
        for place, exchange in enumerate(expected.exchanges[1:]):
            typed = exchange.typed or ""
            told = person.type(typed) if place % 3 else person.slip(typed)
            assert _on_a_screen(exchange.told) == told
        assert 0 == person.end()
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()
    (journal,) = matches(home, "finished")
    assert verify(load_room(order.game).game, load_journal(journal)).ok


def test_lines_are_short_over_twenty_games() -> None:
    """Half of all lines are short, nearly all fit a Braille line, none is long; voices read them well."""
    games = [(order.language, held(number).told) for number, (order, _) in enumerate(GAMES)]
    lengths = measure([line for _, told in games for line in told])
    assert lengths.median <= MEDIAN
    assert lengths.share >= SHARE
    assert lengths.longest <= LONGEST
    assert [] == [wrong for language, told in games for wrong in misread(told, language)]


@pytest.mark.parametrize("columns", [28, 40])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_narrow_terminal_breaks_lines_between_words(columns: int, language: str, tmp_path: Path) -> None:
    """On few columns each line is told in parts that end with whole words, and nothing is lost.

    No row reaches the last column, so the terminal itself never breaks a line.
    """
    order = Order("iota", seed="11", language=language)
    expected = hold(order, curious(iota.TOUR), tmp_path / "log")
    # A window so tall that what is told comes in the same parts as through a pipe.
    with _sit_down(order, columns, rows=200) as person:
        for exchange in expected.exchanges[1:]:
            person.write(exchange.typed or "")
            rows = person.enter()
            assert " ".join(exchange.told) == " ".join(rows)
            assert all(len(row) < columns for row in rows)
            assert [] == unfit(rows)
        assert 0 == person.end()
        assert [] == person.screen.forbidden()


def test_slips_of_the_fingers(home: Path) -> None:
    """Erased letters are gone from the row and from what the program receives."""
    with _sit_down(Order("iota"), 80) as person:
        prompt = person.screen.row
        right = person.type("skóre")
        person.write("stacx")
        person.erase(2)
        person.write("v")
        assert f"{prompt} stav" == person.screen.row
        assert right[0] == person.enter()[1]
        person.write("ů")
        person.erase(1)
        assert prompt == person.screen.row
        person.write("řasda 51")
        person.edit(LEFT * 4 + BACKSPACE, f"{prompt} řasa 51")
        person.edit(LEFT + BACKSPACE + DELETE, f"{prompt} řa 51")
        person.edit(ERASE_LINE, f"{prompt} a 51")
        person.edit(END + BACKSPACE * 4, prompt)
        assert right == person.type("deska; skore")[-len(right) :]
        assert [] == person.screen.forbidden()


def _pressing(person: Person, order: Order) -> Iterator[list[str]]:
    """Play by single keys: the list, then its first entry, until there is no list any more."""
    words = _words(order.language, order.game)
    while True:
        told = person.key(words.key("moves"))
        yield told
        if not any(line.startswith("1 ") for line in told[:2]):
            return
        yield person.key("1")


@pytest.mark.parametrize(("language", "players"), [("cs", "Jana,bot:2"), ("en", "Jana,bot:1,bot:2")])
def test_a_whole_game_by_single_keys(language: str, players: str, home: Path) -> None:
    """In the profile of single keys a match is played without Enter, and the output is as plain as ever."""
    order = Order("iota", players, language=language)
    words = _words(language, order.game)
    with _sit_down(order, 130, "--profile", "klavesy") as person:
        told = [line for rows in _pressing(person, order) for line in rows]
        assert person.key(words.key("score"))
        assert person.key(words.key("why"))
        person.press(words.key("quit"))
        assert 0 == person.end()
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()
        assert [] == misread(told, language)
    (journal,) = matches(home, "finished")
    found = verify(load_room(order.game).game, load_journal(journal))
    assert found.ok
    assert found.outcome is not None


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_key_is_met_with_silence(language: str, home: Path) -> None:
    """Each letter, digit and sign is answered; a line that one of them begins is given up with Escape."""
    order = Order("iota", language=language)
    words = _words(language, order.game)
    acting = {words.key(key) for key in ("pass", "quit")}
    keys = [char for char in map(chr, range(33, 127)) if char.lower() not in acting]
    with _sit_down(order, 130, "--profile", "klavesy") as person:
        moves = len(matches(home)[0].read_text("utf-8").splitlines())
        for key in keys:
            before = len(person.screen)
            person.touch(key)
            if not person.asked:
                person.key(ESCAPE)
            assert len(person.screen) > before, key
        assert moves == len(matches(home)[0].read_text("utf-8").splitlines())
        assert [] == person.screen.forbidden()
        assert [] == person.screen.unfit()


def test_the_profile_of_single_keys_is_left_by_words_only(home: Path) -> None:
    """Escape goes one step back and stays; words go to whole lines and back to keys, in the same match."""
    with _sit_down(Order("iota"), 130, "--profile", "klavesy") as person:
        assert "Klávesa:" == person.screen.row
        person.key(ESCAPE)
        assert "Klávesa:" == person.screen.row
        person.touch(":")
        person.write("klávesy vypnout")
        person.enter()
        assert "Příkaz:" == person.screen.row
        hand = person.type("ruka")
        person.type("klávesy zapnout")
        assert "Klávesa:" == person.screen.row
        assert hand[0] in person.key("r")[0]
        assert [] == person.screen.forbidden()


def test_a_whole_game_is_shown_to_the_eye(home: Path) -> None:
    """In the profile for low vision the same match is told beside the board, no line is left out."""
    order = Order("iota", seed="12")
    expected: Held = hold(order, typist, home / "log")
    with Person(*order.words, "--profile", "zrak", language=order.language) as person:
        person.press(f"{_words('cs').word('heard-once')}\r")
        for exchange in expected.exchanges[1:-1]:
            person.press(f"{exchange.typed}\r")
            person.look_through(exchange.told)
        person.press(f"{expected.exchanges[-1].typed}\r")
        assert 0 == person.end()
        assert expected.told[-1] in person.screen.raw


def test_the_screen_shows_what_a_terminal_shows() -> None:
    """Backspaces move back, letters overwrite, full rows go on below; escapes and returns are noticed."""
    screen = Screen(6)
    screen.feed("abc\b \b")
    assert ["ab"] == screen.rows()
    screen.feed("\r\nabcdefgh")
    assert ["ab", "abcdef", "gh"] == screen.rows()
    assert [] == screen.forbidden()
    screen.feed("\x1b[K\rx\n\a")
    assert [r"'\x1b'", r"'\r'", r"'\n'", r"'\x07'"] == screen.forbidden()
