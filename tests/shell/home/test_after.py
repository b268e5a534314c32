"""The end of a match is no dead end: a rematch, the same once more, home, analysis, a text of it."""

from __future__ import annotations

import pytest

from accessgames.engine import SeatSpec
from accessgames.storage.files import FINISHED_FOLDER, matches_folder
from tests.shell.home.evenings import evening, game_evening

BOTS = (SeatSpec("Anna", "bot:1"), SeatSpec("Bob", "bot:1"))
END = "Můžete se ptát: „proč“, „historie“, „rozbor“, nebo dál: „odveta“, „hraj znovu“, „domů“."


def over(*lines: str) -> list[str]:
    """Let two computer players play to the end, then type lines; return what was told after the end."""
    told = game_evening("quantum", *lines, seats=BOTS)
    return told[told.index(END) + 1 :]


def test_a_rematch_moves_everybody_on_by_a_seat() -> None:
    """With other luck; the one that ended is put away."""
    assert "Quantum. Hrají Bob a Anna." in over("odveta", "konec")


@pytest.mark.parametrize("line", ["hraj znovu", "nová partie", "ještě jednu"])
def test_the_same_once_more(line: str) -> None:
    """Everybody on the seat they had."""
    assert "Quantum. Hrají Anna a Bob." in over(line, "konec")


def test_rematches_end_in_rematches() -> None:
    """As many as anybody wants, in one session."""
    told = over(*["odveta"] * 6, "konec")
    assert 3 == told.count("Quantum. Hrají Bob a Anna.")
    assert 3 == told.count("Quantum. Hrají Anna a Bob.")
    assert 6 == told.count(END)
    assert "Na shledanou." == told[-1]


def test_home_from_the_end() -> None:
    """Home says what an empty line does now; there the rematch is understood too."""
    told = over("domů", "odveta", "konec")
    assert "Která hra? Číslo nebo jméno, prázdný řádek: IOTA." in told
    assert "Quantum. Hrají Bob a Anna." in told


def test_again_repeats_what_was_told() -> None:
    """`znovu` is what it always was: who did not catch the result hears it, and begins nothing."""
    over("znovu", "konec")
    assert 1 == len(list((matches_folder() / FINISHED_FOLDER).glob("*.jsonl")))


def test_analysis_and_text_work_after_the_end() -> None:
    """The walk begins and ends, and `domů` leads out of it."""
    told = over("rozbor", "domů", "konec")
    assert "Která hra? Číslo nebo jméno, prázdný řádek: IOTA." in told


@pytest.mark.parametrize("line", ["odveta", "hraj znovu"])
def test_a_new_match_waits_for_the_end_of_this_one(line: str) -> None:
    """Nothing happens to it."""
    told = evening("quantum", line, "konec", "ano")
    assert "Ještě se hraje, nová partie jde až po konci; domů odejde „domů“." in told


@pytest.mark.parametrize("line", ["odveta?", "domů?", "hraj znovu?"])
def test_a_question_leads_nowhere(line: str) -> None:
    """It is only explained."""
    told = over(line, "konec")
    assert "Otazník se jen ptá, nic se nestalo." in told
    assert "Na shledanou." == told[-1]
    assert not any("Hrají" in one for one in told)


def test_nothing_of_a_match_is_heard_again_in_the_next() -> None:
    """Whoever sits on the seat of somebody else hears nothing that was told to them."""
    told = game_evening(
        "iota",
        "Jana a Petr",
        "",
        "ano",
        "ruka",
        "domů",
        "hraj iota Eva a Ota",
        "ano",
        "historie vše",
        "konec",
        "ano",
    )
    hand = next(line for line in told if line.startswith("Máte "))
    assert 1 == told.count(hand)
