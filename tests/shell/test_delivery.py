from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.language import Rendered
from accessgames.shell.port_manager import KINDS, Delivery
from tests.shell.stage import settings_with

LINE = Rendered("Získáváte 34 bodů.", "Plus 34.", "+34", "own")
ANSWER = Rendered("Na poli m50 leží kříž.", "m50: kříž.", "m50 x", "answer")


def delivery(**changed: str) -> Delivery:
    return Delivery(settings_with({key.replace("_", "-"): value for key, value in changed.items()}), "cs")


def test_three_levels() -> None:
    """Briefly the brief form, otherwise the full one; only the third level tells more than was asked."""
    assert ("Plus 34.",) == delivery(verbosity="brief").lines(LINE)
    assert ("Získáváte 34 bodů.",) == delivery().lines(LINE)
    assert ("Získáváte 34 bodů.",) == delivery(verbosity="detailed").lines(LINE)
    assert (False, True) == (delivery().detailed, delivery(verbosity="detailed").detailed)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_a_switch_of_its_own(kind: str) -> None:
    """One kind brief or silent leaves the others alone."""
    line = Rendered("celá", "krátká", "kr", kind)  # type: ignore[arg-type] # kinds by name
    assert ("krátká",) == delivery(**{kind: "brief"}).lines(line)
    assert () == delivery(**{kind: "silent"}).lines(line)
    assert ("celá",) == delivery(verbosity="brief", **{kind: "normal"}).lines(line)
    assert ("Na poli m50 leží kříž.",) == delivery(**{kind: "silent"}).lines(ANSWER)


def test_answers_cannot_be_silenced() -> None:
    """Who asks is answered."""
    settings = delivery(own="silent", other="silent", bot="silent", score="silent")
    assert ("Na poli m50 leží kříž.",) == settings.lines(ANSWER)


def test_on_a_braille_line_short_forms_are_shown() -> None:
    """A deaf-blind player plays by short forms alone."""
    assert ("+34",) == delivery(output="braille").lines(LINE)
    assert delivery(output="braille").braille


@pytest.mark.parametrize("cells", ["20", "32", "40", "80"])
def test_short_forms_fit_the_display(cells: str) -> None:
    """A long short form takes several lines, each within the cells of the display."""
    long = Rendered("x", "x", "červený kruh tři a modrý kříž čtyři, zelený čtverec dva", "own")
    lines = delivery(output="braille", cells=cells).lines(long)
    assert all(len(line) <= int(cells) for line in lines)
    assert long.braille == " ".join(lines)


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ("own-voice", "Získáváte 34 bodů."),
        ("reader", "Získáváte 34 bodů."),
        ("everywhere", "třicet čtyři full"),
    ],
)
def test_the_console_shows_the_spoken_form_where_it_was_chosen(chosen: str, shown: str) -> None:
    """Everywhere means the console, too; the Braille form stays what it is."""
    line = replace(LINE, spoken="třicet čtyři {}".format)
    assert (shown,) == delivery(spoken_form=chosen).lines(line)
    assert ("+34",) == delivery(spoken_form=chosen, output="braille").lines(line)
