"""A game played before begins at once: at most two typed and five told lines to the first own decision.

What opponents do before it comes on top. What is not told any more is read by `historie` and other words.
"""

from __future__ import annotations

import io

import pytest

from accessgames.cli.launch import DiskStore
from accessgames.engine.luck import DrawnLuck, Sealed, SecretSeed
from accessgames.shell import play, talk
from tests.shell.home.evenings import launch
from tests.shell.stage import ScriptReader, sentences
from tests.shell.test_entry import Terminal

SEEDS = {"iota": 0, "quantum": 1, "tetrikon": 0, "iqlandie": 0}
"""Luck by which the person begins."""

QUESTIONS = {
    "iota": "Jste na tahu.",
    "quantum": "Přehodíte něco, nebo necháte?",
    "tetrikon": "Váš tah: hod?",
    "iqlandie": "Vyberte okruh: biologie, programování, optika, nebo vesmír.",
}
LAST = '[{"game":"%s","people":["Jana"],"bots":[["","bot:3"]],"options":{}}]'


def told(game: str, *lines: str, at_game: bool = False, people: str = "", **settings: str) -> list[str]:
    """Start the program where a game was played before; return what is told, without the profile."""
    secret = SecretSeed(f"{SEEDS[game]:032x}")
    plans = LAST % game if not people else LAST.replace('"Jana"', people) % game
    DiskStore().save_settings({**DiskStore().load_settings(), "last-setups": plans, **settings})
    heard = io.StringIO()
    luck = DrawnLuck(Sealed("00" * 8, secret.commitment("00" * 8)), secret)
    started = launch(lines, heard, luck=lambda _occasion: luck)
    assert 0 == (play(started, game) if at_game else talk(started))
    return heard.getvalue().splitlines()[1:]


@pytest.mark.parametrize("at_game", [False, True])
@pytest.mark.parametrize("game", SEEDS)
def test_five_lines_lead_to_the_first_decision(game: str, *, at_game: bool) -> None:
    """From the start of the program, by one empty line, at home or by the command of the game."""
    lines = sentences(told(game, "", at_game=at_game))
    assert lines.index(QUESTIONS[game]) < 5 - at_game


@pytest.mark.parametrize(
    ("game", "typed", "expected"),
    [
        ("iota", "historie", "Začínáte."),
        ("quantum", "historie", "Začínáte."),
        ("tetrikon", "diagram Alfa", "Alfa, diagram"),
        ("iqlandie", "nabídka", "Biologie: "),
    ],
)
def test_what_was_not_told_is_read_by_a_word(game: str, typed: str, expected: str) -> None:
    """Nothing is lost."""
    before = told(game, "")
    lines = told(game, "", typed, "dál", "konec")
    assert not any(expected in line for line in before)
    assert any(expected in line for line in lines)


def test_who_wants_all_hears_all() -> None:
    """In detail, with several people at the keyboard, and in a game that was not played before."""
    assert "Začínáte." in told("iota", "", verbosity="detailed")
    assert any("začíná" in line.lower() for line in told("iota", "", people='"Jana","Petr"'))
    lines = told("quantum", "iota")
    assert "IOTA. Hrají Hráč a Alfa." in lines
    assert any(line.startswith("Losujete") for line in lines)


def test_other_opponents_are_named() -> None:
    """Who says whom they play hears it, as nothing was offered; the draws stay left out."""
    lines = told("iota", "hraj iota s dvěma počítači")
    assert "IOTA. Hrají Jana, Alfa a Beta." in lines
    assert not any("Losuje" in line for line in lines)


def test_a_terminal_tells_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line about the profile or the voice comes before, once they are known."""
    told("iota", language="cs", speech="no", display="no")
    reader, heard = ScriptReader(["", "konec", "ano"]), Terminal()
    monkeypatch.setattr("accessgames.shell.launch.line_reader", lambda _stdin, _stdout: reader)
    assert 0 == talk(launch((), heard, stdin=Terminal(), stdout=heard, is_read=lambda _environ: True))
    assert sentences(heard.getvalue().splitlines()).index(QUESTIONS["iota"]) < 5
