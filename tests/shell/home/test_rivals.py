"""Opponents with a name in the set-up: ordered in words, chosen from the list, kept for the next time."""

from __future__ import annotations

import pytest

from tests.shell.home.evenings import evening, game_evening
from tests.shell.home.test_set_up import asked

ORDERS = {
    "hedvika": "Hráč a Hedvika",
    "s Hedvikou": "Hráč a Hedvika",
    "proti hedvice": "Hráč a Hedvika",
    "s krystofem a norbertem": "Hráč, Kryštof a Norbert",
    "s hedvikou a alfou": "Hráč, Hedvika a Alfa, počítač úrovně 3",
    "s hedvikou a dvěma počítači úrovně 4": "Hráč, Hedvika, Alfa a Beta, počítače úrovně 4",
    "ve třech s hedvikou": "Hráč, Hedvika a Alfa, počítač úrovně 3",
    "Jana a Petr s hedvikou": "Jana, Petr a Hedvika",
    "hoarder": "Hráč a Hedvika",
}
"""What is ordered, and the set-up."""

LATER = {
    ("s hedvikou", "úroveň 4"): "Hráč a Alfa úrovně 4",
    ("s hedvikou", "1 počítač"): "Hráč a Alfa úrovně 3",
    ("s hedvikou", "s betou"): "Hráč a Beta úrovně 3",
    ("s hedvikou a 2 počítači", "úroveň 4"): "Hráč, Hedvika, Alfa a Beta, počítače úrovně 4",
    ("s hedvikou", "změň počítače", "2"): "Hráč, Hedvika a Alfa, počítač úrovně 3",
    ("s hedvikou", "Jana"): "Jana a Hedvika",
    ("změň úroveň", "6"): "Hráč a Hedvika",
    ("změň úroveň", "kryštof"): "Hráč a Kryštof",
    ("změň úroveň", "5"): "Hráč a Alfa úrovně 5",
    ("2 počítače", "změň úroveň", "7"): "Hráč, Norbert a Alfa, počítač úrovně 3",
    ("s hedvikou a betou", "úroveň", "2"): "Hráč, Hedvika a Beta, počítač úrovně 2",
}
"""What is ordered one after another, and the set-up then."""


def _plans(*lines: str) -> list[str]:
    """The set-ups that are asked about in an evening."""
    told = game_evening("iota", *lines, "domů", "konec")
    return [line for line in told if line.startswith("IOTA, ")]


def test_opponents_are_ordered_by_name() -> None:
    """In any case of the name, beside computer players with a level, in any order of words."""
    usual = asked("IOTA, Hráč a Alfa úrovně 3")
    expected = [usual, *(line for plan in ORDERS.values() for line in (asked(f"IOTA, {plan}"), usual))]
    assert expected == _plans(*(line for order in ORDERS for line in (order, "zpět")))


def test_what_is_said_later_counts() -> None:
    """A level never turns somebody with a name into something else while there is a computer beside."""
    found = {lines: _plans(*lines) for lines in LATER}
    assert {lines: asked(f"IOTA, {plan}") for lines, plan in LATER.items()} == {
        lines: plans[-1] for lines, plans in found.items()
    }


def test_opponents_are_in_the_list_of_levels() -> None:
    """Behind the levels, each with a sentence; numbers and names choose."""
    told = game_evening("iota", "úroveň", "domů", "konec")
    assert "4 z 8: mistr" in told
    assert (
        "6 z 8: Hedvika je trpělivá: raději vynechá tah a počká na čtveřici, než by kladla za málo." in told
    )


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("s hedvikou úrovně 4", "Hedvika hraje pořád stejně silně, úroveň 4 může mít jen počítač bez jména."),
        ("bez hedviky", "„bez hedviky“ v zadání partie nic neznamená, jde třeba: 2 počítače, úroveň 4,"),
        ("bez alfy", "„bez alfy“ v zadání partie nic neznamená, jde třeba: 2 počítače, úroveň 4,"),
        ("s ludmilou", "Ludmila tuto hru nehraje, hraje jinou: Quantum."),
        ("s lubomírou", "Jméno „lubomírou“ tu ještě nehrálo, napište je v prvním pádě"),
    ],
)
def test_what_makes_no_sense_is_said(order: str, answer: str) -> None:
    """One sentence, and the question stays as it was."""
    told = game_evening("iota", order, "domů", "konec")
    assert [] != [line for line in told if line.startswith(answer)]


def test_a_match_begins_by_one_line_and_is_offered_again() -> None:
    """The opponent is introduced; the next evening offers her again."""
    told = evening("hraj iota s hedvikou", "konec", "ano")
    assert "IOTA. Hrají Hráč a Hedvika." in told
    assert [] != [line for line in told if line.startswith("Hedvika je trpělivá")]
    assert "Jako minule: IOTA, Hráč a Hedvika" in game_evening("iota", "konec")[0]


def test_english_names() -> None:
    """The same opponents have English names, with which they are ordered in English."""
    told = evening("play iota with harriet and two computers level 4", "quit", "yes", language="en")
    assert "IOTA. Playing: Player, Harriet, Alpha and Beta." in told
