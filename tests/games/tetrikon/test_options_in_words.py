"""The options of Tetrikon in the words of a language: typed, told, and each with its reason."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.games.tetrikon.narration import tell_option
from accessgames.language import Found, Manners
from accessgames.testing.speech import load_speech_lint
from tests.games.tetrikon.positions import GAME
from tests.games.tetrikon.wording import full, language

VALUES: Final = [(option.key, value) for option in GAME.options for value in option.choices]

SAID: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("mode", "blitz"): (
        "Blesková hra: každý má celou soupravu a skládá na čas, nejrychlejší vyhrává.",
        "Blesková hra na čas.",
    ),
    ("level", "A"): ("Diagramy mají písmeno A; nejlehčí je písmeno A, nejtěžší J.", "Písmeno A."),
    ("level-2", "same"): ("Hra 2 má stejné písmeno jako první.", "Hra 2: stejné písmeno."),
    ("manager", "program"): ("Managerem stolu je program.", "Managerem je program."),
    ("manager", "0"): (
        "Managerem stolu je hráč 1, vyhlašuje inflaci a konec času.",
        "Managerem je hráč 1.",
    ),
    ("minutes", "none"): ("Čas není omezen.", "Čas není omezen."),
    ("minutes", "20"): (
        "Jedna hra má 20 minut, v bleskové hře a pro jednoho je má každý.",
        "Čas: 20 minut.",
    ),
    ("rounds", "100"): ("Po 100 kolech se hra uzavře, jako by vypršel čas.", "Nejvýš 100 kol."),
    ("offers", "4"): ("V jednom tahu smí hráč nabídnout obchod nejvýš 4krát.", "Nabídek v tahu: 4."),
    ("set", "standard"): ("Hraje se se soupravou programu.", "Souprava programu."),
}
"""Some options with what is told of them, in full and in brief."""


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_can_be_chosen_in_words(tag: str) -> None:
    """Each spelling of each option and value means it and nothing else: nákup=volba, buying=choice."""
    words = language(tag).vocabulary("common", "space", "shell", "tetrikon")
    options = {f"option-{option.key}": option for option in GAME.options}
    for key, option in options.items():
        values = [f"{key}-{choice}" for choice in option.choices if f"{key}-{choice}" in words.table]
        for names in (tuple(options), tuple(values)):
            for name in names:
                for text in words.table[name].words:
                    assert Found(name, len(text.split())) == words.match(text.split(), names), text


@pytest.mark.parametrize(("key", "value"), VALUES)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_value_is_explained(key: str, value: str, tag: str) -> None:
    """One sentence says what it means, no longer than a line; the brief form is not longer."""
    line = language(tag).render(tell_option(key, value))
    assert line.full.endswith(".")
    assert 3 <= len(line.full) <= 120
    assert len(line.brief) <= len(line.full)
    assert [] == list(load_speech_lint(tag).lines(sorted({line.full, line.brief})))


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_the_values_of_an_option_sound_different(option: object, tag: str) -> None:
    """Nobody can mix two values up by what is told."""
    key, choices = option.key, option.choices  # type: ignore[attr-defined] # an Option
    lines = full([tell_option(key, value) for value in choices], tag)
    assert len(choices) == len(set(lines))


@pytest.mark.parametrize(("key", "value"), SAID)
def test_some_options_word_by_word(key: str, value: str) -> None:
    """Numbers stand in their right case, players are counted from 1."""
    line = language("cs").render(tell_option(key, value))
    assert SAID[key, value] == (line.full, line.brief)


def test_options_speak_to_nobody() -> None:
    """They are the same where people say "ty"."""
    informal = language("cs").switch(Manners(register="informal"))
    for key, value in VALUES:
        message = tell_option(key, value)
        assert language("cs").render(message).full == informal.render(message).full


def test_a_clubs_own_set_is_named() -> None:
    """Other sets have a name."""
    assert ["Hraje se s vlastní soupravou klub."] == full([tell_option("set", "klub")])
    assert ["Po 30 kolech se hra uzavře, jako by vypršel čas."] == full([tell_option("rounds", "30")])
