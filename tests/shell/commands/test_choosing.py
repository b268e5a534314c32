from __future__ import annotations

import pytest

from accessgames.engine import GameError
from accessgames.shell.settings import SETTINGS
from tests.shell.stage import Stage


def test_all_settings_are_listed_as_sentences() -> None:
    """Page by page, each with its value in words."""
    stage = Stage()
    told = stage.type("nastavení")
    assert f"1 ze {len(SETTINGS)}: Jazyk: čeština." == told[0]
    assert f"8 ze {len(SETTINGS)}: Oslovení: vykání." in told
    while "dál" in told[-1]:
        told = stage.type("dál")
    assert told[-1].endswith("Rod: neurčeno.")


@pytest.mark.parametrize(
    ("line", "told", "key", "value"),
    [
        ("nastavení oslovení tykání", "Oslovení: tykání.", "register", "informal"),
        ("nastaveni osloveni tykat", "Oslovení: tykání.", "register", "informal"),
        ("nastavení buňky 20", "Buňky: 20.", "cells", "20"),
        ("nastavení potvrdit konec ne", "Potvrdit konec: ne.", "confirm-quit", "no"),
        ("nastavení moje zprávy mlčet", "Moje zprávy: mlčet.", "own", "silent"),
        ("stručně", "Podrobnost: stručně.", "verbosity", "brief"),
        ("podrobne", "Podrobnost: podrobně.", "verbosity", "detailed"),
    ],
)
def test_a_setting_is_changed_by_words_and_lasts(line: str, told: str, key: str, value: str) -> None:
    """The answer says what holds now, and it is remembered."""
    stage = Stage()
    assert told == stage.type(line)[0]
    assert value == stage.session.teller.preferences.settings[key]
    assert value == stage.saved[-1][key]


def test_a_setting_is_changed_by_numbers_alone() -> None:
    """From the list to its values, from the values to one of them."""
    stage = Stage()
    told = stage.type("nastavení", "8")
    assert ["Oslovení: vykání.", "1 ze 2: vykání", "2 ze 2: tykání"] == told
    assert ["Oslovení: tykání."] == stage.type("2")
    assert ["Padlo 6, v tahu máš 6 bodů.", "Jsi na tahu: hoď, nebo přičti."] == stage.type("hod")


def test_a_name_is_taken_as_typed() -> None:
    """Or taken away again."""
    stage = Stage()
    assert "Jméno: Žofie Nová." == stage.type("nastavení jméno Žofie Nová")[0]
    assert "Jméno: nezvoleno." == stage.type("nastavení jméno nic")[0]
    assert stage.type("nastavení jméno " + "a" * 31)[0].startswith("Text „")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nastavení lev", "Nastavení „lev“ není, všechna vypíše „nastavení“."),
        ("nastavení buňky 21", "„21“ nejde, na výběr je „20“, „32“, „40“ nebo „80“."),
        ("nastavení oslovení hrubě", "„hrubě“ nejde, na výběr je „vykání“ nebo „tykání“."),
        ("nastavení jméno", "Jméno: nezvoleno."),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(line: str, told: str) -> None:
    """One sentence each."""
    assert told == Stage().type(line)[0]


def test_a_beginning_of_several_settings_lists_them() -> None:
    """To be chosen by number."""
    told = Stage().type("nastavení p")
    assert told[0].startswith("1 z")
    assert any("Podrobnost" in line for line in told)


def test_the_language_changes_at_once() -> None:
    """Words and sentences are those of the new language; the word for language is known in each."""
    stage = Stage()
    assert "Language: English." == stage.type("jazyk English")[0]
    assert ["Jana is a person.", "Alfa is the computer, level 3, player."] == stage.type("players")
    assert "Jazyk: čeština." == stage.type("jazyk cs")[0]
    assert ["Jazyk: čeština.", "1 ze 2: čeština", "2 ze 2: English"] == stage.type("ticho", "language")


def test_a_setting_that_cannot_be_saved_holds_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk does not decide how the program speaks."""
    stage = Stage()

    def refuse(values: object) -> None:
        raise GameError("error-storage-full", file="settings.toml")

    monkeypatch.setattr(stage.session.teller.preferences, "_save", refuse)
    assert ["Na disku není místo pro settings.toml."] == stage.type("stručně")
    assert "brief" == stage.session.teller.preferences.settings["verbosity"]


def test_keys_are_told_and_explained() -> None:
    """All of them by pages, one by its letter, an unknown one with where they are told."""
    stage = Stage()
    told = stage.type("klávesy")
    assert any(line.endswith("klávesa p: hoď") for line in told)
    assert ["stav: shrne, jak partie stojí."] == stage.type("klávesy s")
    assert ["Klávesa ř tu nic neznamená, všechny vypíše „klávesy“."] == stage.type("klávesy ř")


def test_single_keys_are_switched_on_and_off() -> None:
    """The prompt says what is expected."""
    stage = Stage()
    assert "Profil: klávesy." == stage.type("klávesy zapnout")[0]
    assert "Klávesa:" == stage.prompt()
    assert "Profil: odečítač." == stage.type("klávesy vypnout")[0]
    assert "Příkaz:" == stage.prompt()


def test_braille_output_shows_short_forms_alone() -> None:
    """Everything can be played and asked that way."""
    stage = Stage()
    stage.type("nastavení výstup brajl", "nastavení buňky 20")
    assert ["Jana 6 tah 6", "tah Jana"] == stage.type("hod")
    for line in ("stav", "skóre", "tahy", "rada", "historie", "nápověda", "pravidla", "nastavení", "xyz"):
        assert all(len(text) <= 20 for text in stage.type(line)), line
