"""What is kept of a line that was not understood: everything but names, addresses and the like."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.shell.input.missed import HIDDEN, Hiding, Whereabouts, is_missed
from accessgames.shell.settings import Preferences, default_settings
from tests.corpus import table
from tests.shell.stage import speak

CHOSEN = default_settings().set("language", "cs").set("name", "Žofie Malá")
PREFERENCES = Preferences(speak, CHOSEN, lambda _: None, {})
IN_GAME = Whereabouts(
    "iota", "command", PREFERENCES.words("iota"), ("Jana", "Karel Novák", "Lenka", "Petr", "Eva", "Hráč 2")
)
AT_DESK = Whereabouts("club", "command", PREFERENCES.words("club"), ("Jana Nováková",), strict=True)
SET_UP = Whereabouts("set-up", "people", PREFERENCES.words())


def kept(line: str, where: Whereabouts = IN_GAME, first: int = 1) -> str:
    """What is kept of a line."""
    return Hiding(where, PREFERENCES, first=first).line(line)


@pytest.mark.parametrize(
    "line",
    ["polozz čx2 na l46", "dej tam ten červený kříž", "Kam s ním", "čx2 > L46!!", "otoč to", "a", "42"],
)
def test_a_line_without_names_stays_as_it_was_typed(line: str) -> None:
    """Cards, places and slang are what a club wants to send."""
    assert line == kept(line)


@pytest.mark.parametrize(
    "line",
    [
        "co má Jana", "co má Jany", "co má jane", "co má Janě", "co má JANOU", "co má Janin", "co má (Jana)",
        "co má Jana-", "co má karlovi", "co má Karel", "co má novaka", "co má Novákovi", "co má lence",
        "co má Lenku", "co má petrovi", "co má Petře", "co má evu", "co má žofie", "co má zofii",
        "co má Malé", "co má Karel Novák", "co má karelnovak", "co má Bohumil", "co má Ing. Bohumil",
    ],
)  # fmt: skip
def test_names_of_people_are_left_out(line: str) -> None:
    """In any case, with and without diacritics, of the settings too, and what is written like one."""
    shown = kept(line)
    assert shown.startswith("co má ")
    assert "<hráč>" in shown
    assert "".join(part for part in shown if part.isalpha() or part.isspace()).split()[:2] == ["co", "má"]
    letters = {"jan", "kar", "nov", "len", "pet", "ev", "zof", "žof", "mal", "boh"}
    assert not [part for part in letters if part in shown.casefold().removeprefix("co má ")]


@pytest.mark.parametrize(
    "line",
    [
        "přepsi /home/jana/vecer.txt", "přepsi C:\\Users\\jana", "napiš jana@example.org",
        "přepsi https://example.org/x", "volej 777123456", "klíč " + "a" * 41,
    ],
)  # fmt: skip
def test_what_may_be_anything_is_left_out(line: str) -> None:
    """Paths, addresses, telephone numbers, keys."""
    assert f"{line.split(maxsplit=1)[0]} {HIDDEN}" == kept(line)


def test_figures_and_words_of_the_program_are_no_names() -> None:
    """Somebody called `Hráč 2` hides no number 2, and nobody hides what the program says itself."""
    assert "polož 2 na l46" == kept("polož 2 na l46")
    assert "polozz karta" == kept("polozz karta", replace(IN_GAME, people=("Karla",)))
    assert "ota tu není <hráč>" == kept("ota tu není Ota", replace(IN_GAME, people=())).casefold()


def test_at_the_desk_names_may_stand_anywhere() -> None:
    """Only the first word and the program's own stay: who is registered is known to nobody before."""
    assert "zapisz <…>" == kept("zapisz bohumil dvořák", AT_DESK)
    assert "zapisz <hráč>" == kept("zapisz Jana Nováková", AT_DESK)
    assert "<hráč> odhlas" == kept("Bohumil odhlas", AT_DESK)
    assert "tisknout výsledky stůl 3" == kept("tisknout výsledky stůl 3", AT_DESK)


def test_a_name_behind_a_setting() -> None:
    """Of a setting that there is not, its name is kept, and no value."""
    assert "nastavení jmno <…>" == kept("nastavení jmno bohumil", first=2)


def test_in_the_set_up_an_answer_may_be_a_name_alone() -> None:
    """Where a game is asked for, a capital letter is that of a game."""
    assert "<hráč>" == kept("Bohumil", SET_UP)
    assert "<hráč>" == kept("Žofie", SET_UP)
    assert "Tetrykon" == kept("Tetrykon", replace(SET_UP, place="game"))


def test_placeholders_stay_placeholders() -> None:
    """A file that is written out leaves names out once more."""
    assert "co má <hráč> a <…> teď" == kept("co má <hráč> <hráč> a <…> teď")
    assert "co má <<hráč>>" == kept("co má <Jana>")


def test_a_long_line_is_cut() -> None:
    """To what a record may have."""
    assert 199 < len(kept("ha " * 150 + "x")) + 1 <= 201


def test_what_the_corpora_call_not_understood_is_kept() -> None:
    """One meaning of it in the tests and in the program."""
    ends = tuple(f"iota{end}" for end in table._FOREIGN_ENDS)
    assert [] == [key for key in (*table._FOREIGN, *ends) if not is_missed(key)]
    known = ("iota-error-not-in-hand", "iota-refused-gap", "quantum-error-player", "error-not-your-turn")
    assert [] == [key for key in known if is_missed(key)]
