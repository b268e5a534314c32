"""A match ordered without help: in any game, beside other words, in both languages."""

from __future__ import annotations

import io

import pytest

from accessgames.engine import SeatSpec
from accessgames.shell import play
from tests.shell.home.evenings import evening, game_evening, launch

LOCKED = "Rady jsou až do konce partie zamčené, pro všechny u stolu."
BOTS = (SeatSpec("Anna", "bot:1"), SeatSpec("Bob", "bot:1"))
REFUSED = "V této partii jsou rady zamčené."


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
@pytest.mark.parametrize("order", ["bez pomoci", "bez rad proti 2 počítačům", "úroveň 4, bez nápovědy"])
def test_a_match_is_ordered_without_help(game: str, order: str) -> None:
    """It says so when it begins, help is refused, and going on says it again."""
    told = evening(f"hraj {game} {order}", "rada", "konec", "ano")
    assert LOCKED in told
    assert REFUSED in told
    assert LOCKED in evening("", "konec", "ano")


@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
@pytest.mark.parametrize("order", ["without help", "no hints, level 4", "2 opponents without advice"])
def test_english(game: str, order: str) -> None:
    """The same in English."""
    told = evening(f"play {game} {order}", "hint", "quit", "yes", language="en")
    assert "Advice is locked until the match ends, for everybody at the table." in told
    assert "Advice is locked in this match." in told


def test_the_set_up_says_it_and_takes_it_back() -> None:
    """The question before a match has it; the next match is as every other."""
    told = game_evening("quantum", "bez pomoci", "s radami", "bez rad, úroveň 4", "", "konec", "ano")
    assert "Quantum, Hráč a Alfa úrovně 3, bez rad. Prázdný řádek hraje, „změň“ mění." == told[1]
    assert "Quantum, Hráč a Alfa úrovně 3. Prázdný řádek hraje, „změň“ mění." == told[2]
    assert "Quantum, Hráč a Alfa úrovně 4, bez rad. Prázdný řádek hraje, „změň“ mění." == told[3]
    assert LOCKED in told
    assert LOCKED not in evening("hraj quantum", "konec", "ano")


def test_a_rematch_has_no_help_either() -> None:
    """Nor has the same match played again, from the end as from home."""
    for lines in (("odveta",), ("hraj znovu",), ("domů", "odveta")):
        heard = io.StringIO()
        play(launch([*lines, "konec"], heard), "quantum", BOTS, locked=True)
        assert 2 == heard.getvalue().count(LOCKED)


@pytest.mark.parametrize("locked", [True, False])
def test_the_command_line_locks_help(locked: bool) -> None:
    """With players and with the question for them."""
    for seats, lines in (((SeatSpec("Jana"), SeatSpec("", "bot:1")), ()), (None, ("",))):
        heard = io.StringIO()
        play(launch([*lines, "rada", "ne", "konec", "ano"], heard), "iota", seats, locked=locked)
        assert locked == (REFUSED in heard.getvalue().replace("\n", " "))
