"""Options of a game said in words where a match is ordered: in any case, on either side of their value."""

from __future__ import annotations

import io
from functools import cache
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError
from accessgames.shell.errors import tell_error
from accessgames.shell.home.orders import Order
from accessgames.shell.home.plans import usual_plan
from accessgames.shell.launch import load_installed_room, open_console
from tests.shell.home.evenings import evening, game_evening, launch

if TYPE_CHECKING:
    from accessgames.shell.home.plans import MatchPlan
    from accessgames.shell.settings import Preferences


@cache
def preferences(language: str) -> Preferences:
    return open_console(launch([], io.StringIO(), language=language)).preferences


def ordered(game: str, text: str, language: str = "cs") -> MatchPlan:
    """Return the set-up that words order."""
    room, known = load_installed_room(game), preferences(language)
    order = Order(room, usual_plan(room, known), known, known.words("home"))
    order.read(text)
    return order.plan()


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("iota", "s výměnou vše", {"trade": "any"}),
        ("iota", "Výměna vše", {"trade": "any"}),
        ("iota", "s prázdnými koly 2", {"empty-rounds": "2"}),
        ("iota", "2 prázdná kola", {"empty-rounds": "2"}),
        ("iota", "divoká na startu dospod, úroveň 4", {"wild-start": "bury"}),
        ("tetrikon", "písmeno c", {"level": "C"}),
        ("tetrikon", "úroveň C", {"level": "C"}),
        ("tetrikon", "sólo sám", {"mode": "solo"}),
        ("tetrikon", "bleskovou, 2 počítače", {"mode": "blitz"}),
        ("tetrikon", "bez zrcadlení", {"mirror": "no"}),
        ("tetrikon", "se zrcadlením", {"mirror": "yes"}),
        ("tetrikon", "bez vracení", {"change": "none"}),
        ("tetrikon", "bez stovek", {"money": "list"}),
        ("tetrikon", "30 minut", {"minutes": "30"}),
        ("tetrikon", "čas třicet", {"minutes": "30"}),
        ("tetrikon", "ve třech 60 kol", {"rounds": "60"}),
        ("tetrikon", "manager jedna", {"manager": "0"}),
        ("tetrikon", "s vlastními kostkami a vlastními kartami", {"dice": "own", "cards": "own"}),
        ("iqlandie", "2 počítače 6 kol úroveň 4", {"rounds": "6"}),
        ("iqlandie", "biologii", {"practice": "biology"}),
        ("iqlandie", "úroveň úloh těžké", {"level": "3"}),
        ("iqlandie", "úroveň 2", {}),
        ("quantum", "s volným pátým", {"fifth": "free"}),
        ("quantum", "krok c po řadě", {"step-c": "in-turn"}),
        ("quantum", "s počítačem, kostky vlastní", {"dice": "own"}),
        ("quantum", "Kolja a Casper", {}),
        ("iota", "s výměnou vše, Ema, Karel", {"trade": "any"}),
    ],
)
def test_options_are_said_in_words(game: str, text: str, expected: dict[str, str]) -> None:
    """By their names and values, or by a value that only one of them has."""
    assert expected == ordered(game, text).options


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("iota", "with trade all", {"trade": "any"}),
        ("iota", "two empty rounds", {"empty-rounds": "2"}),
        ("tetrikon", "level C", {"level": "C"}),
        ("tetrikon", "without mirror", {"mirror": "no"}),
        ("tetrikon", "30 minutes", {"minutes": "30"}),
        ("iqlandie", "level 2", {}),
        ("iqlandie", "difficulty 2", {"level": "2"}),
        ("quantum", "free fifth", {"fifth": "free"}),
    ],
)
def test_options_are_said_in_english(game: str, text: str, expected: dict[str, str]) -> None:
    """Alike."""
    assert expected == ordered(game, text, "en").options


def test_everything_else_is_said_beside_them() -> None:
    """How many play, who, and how strong."""
    plan = ordered("iqlandie", "já a Petr, 2 počítače úrovně 4, 6 kol")
    assert ("Hráč", "Petr") == plan.people
    assert ["bot:4", "bot:4"] == [spec.player for spec in plan.bots]
    assert {"rounds": "6"} == plan.options


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("iota", "výměna sedm", "Volba výměna nemůže být „sedm“, na výběr je balíček nebo vše."),
        ("iota", "s výměnou", "Volbě výměna chybí hodnota, na výběr je balíček nebo vše."),
        (
            "tetrikon",
            "čas 35",
            "Volba minuty nemůže být „35“, na výběr je bez limitu, 10, 20, 30, 45, 70 nebo 90.",
        ),
        ("iota", "bez výměny", "Volbě výměna chybí hodnota, na výběr je balíček nebo vše."),
        (
            "iota",
            "bez",
            "„bez“ v zadání partie nic neznamená, jde třeba: 2 počítače, úroveň 4, ve třech nebo jména.",
        ),
        ("iqlandie", "99 kol", "Volba kola nemůže být „99“, na výběr je 12, 6 nebo 3."),
        (
            "tetrikon",
            "s výměnou",
            "„výměnou“ v zadání partie nic neznamená, jde třeba: 2 počítače, úroveň 4, ve třech nebo jména.",
        ),
        ("quantum", "s Hedvikou, kostky vlastní", "Hedvika tuto hru nehraje, hraje jinou: IOTA."),
        ("iota", "oldřich", "Oldřich tuto hru nehraje, hraje jinou: iQLANDIE."),
        ("iota", "úroveň 9", "Úroveň 9 tu není, úrovně jsou 1 až 5."),
        ("iota", "Ema a Petr, úroveň 9", "Úroveň 9 tu není, úrovně jsou 1 až 5."),
        ("tetrikon", "sólo", "Hra pro jednoho je pro jednoho hráče, hráčů je 2."),
    ],
)
def test_a_refusal_names_the_value_and_what_would_be_right(game: str, text: str, expected: str) -> None:
    """In the words that are typed."""
    with pytest.raises(GameError) as caught:
        ordered(game, text)
    assert expected == preferences("cs").language.render(tell_error(caught.value)).full


def test_a_person_may_be_called_as_a_computer_player_elsewhere_is() -> None:
    """With a capital letter, in the nominative."""
    assert ("Jana", "Jitka") == ordered("quantum", "Jana a Jitka").people


def test_what_was_ordered_is_told_and_kept() -> None:
    """At the beginning of the match, or where it is asked about; the next time it is as before."""
    rule = "Vyměnit lze vždy až čtyři karty, i když se z malého balíčku některé vrátí."
    told = evening("hraj iota s výměnou vše", "konec", "ano")
    assert rule == told[told.index("IOTA. Hrají Hráč a Alfa.") + 1]
    told = game_evening("iota", "výměna balíček", "výměna vše", "zpět", "konec")
    assert "Jako minule: IOTA, Hráč a Alfa úrovně 3, upravená pravidla" in told[0]
    assert rule in told
