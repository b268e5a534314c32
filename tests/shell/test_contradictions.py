"""What the program says agrees with what it does: missing words, settings, keys, several commands."""

from __future__ import annotations

from accessgames.games.iota import ROOM as IOTA
from tests.shell.stage import Stage


def test_a_verb_without_its_words_is_not_another_command() -> None:
    """`vezmi` alone is the verb of the game that lacks something, not the beginning of `vezmi zpět`."""
    assert Stage(IOTA).type("vezmi m50 za") != Stage(IOTA).type("vezmi zpět")
    assert ["Napište pole divoké karty a kartu za ni, třeba vezmi m50 za čt3."] == Stage(IOTA).type("vezmi")
    assert ["Není co vzít zpět."] == Stage(IOTA).type("vezmi zpět")
