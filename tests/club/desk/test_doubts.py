"""People whose names look like those of others: asked about once at the desk, told by a single command."""

from __future__ import annotations

import pytest

from tests.club.desk.goldens import hold
from tests.club.desk.helpers import begun

JANA = "J\u0430na"
DOUBT = f"Jméno {JANA} vypadá jako jiné, jeho znak 2 je písmeno a z azbuky. Podruhé platí."


def told(*lines: str) -> list[str]:
    """Hold a conversation about a club where Jana and Petr are; return what was told."""
    begun("Jana, Petr").club.close()
    return [line for line in hold("cs", lines).splitlines() if not line.startswith(">")]


@pytest.mark.parametrize("command", ["zapiš {}", "přejmenuj Petr, {}", "nahraď Petr, {}"])
def test_asked_once(command: str) -> None:
    """Nothing happens the first time, and the same line again is done."""
    line = command.format(JANA)
    before, after = "\n".join(told(line, "lidé", line, "lidé")).split(DOUBT)
    assert JANA not in before
    undone, done = after.split("Zapsáni jsou", maxsplit=1)
    assert JANA not in undone
    assert done.count(JANA) >= 2


def test_another_name_in_its_place() -> None:
    """Whoever types something else is not asked."""
    lines = told(f"zapiš {JANA}", "zapiš Jana Nová", "lidé")
    assert [DOUBT] == [line for line in lines if "vypadá" in line]
    assert any("Jana Nová" in line for line in lines)


def test_two_new_names_that_look_alike() -> None:
    """They are compared with each other as well."""
    lines = told("zapiš Eva, \u0415va")
    assert "Jméno \u0415va vypadá jako jiné, jeho znak 1 je písmeno e z azbuky. Podruhé platí." in lines


def test_a_name_put_right() -> None:
    """The own name of who is renamed is nobody else's."""
    bench = begun("Petr")
    bench.do("register", JANA)
    bench.club.close()
    lines = hold("cs", (f"přejmenuj {JANA}, Jana", "lidé"))
    assert "vypadá" not in lines


def test_asked_in_the_questions() -> None:
    """Also where one person after another is asked for."""
    lines = told("zapiš", JANA, JANA, "", "lidé")
    assert 1 == lines.count(DOUBT)
    assert [one for one in lines if JANA in one and one != DOUBT]


def test_an_accent_written_apart() -> None:
    """It is written together, so that one name stays one."""
    bench = begun("J\u00e1na")
    assert "už má hráč" in bench.refused("register", "Ja\u0301na")


@pytest.mark.parametrize(
    ("name", "doubt"),
    [
        ("7", "Jméno 7 je číslo a čísla mají hráči i stoly. Podruhé platí."),
        ("sedm", "Jméno sedm je číslo a čísla mají hráči i stoly. Podruhé platí."),
        ("zpět", "Jméno zpět je i příkaz pořadatele. Podruhé platí."),
        ("Los", "Jméno Los je i příkaz pořadatele. Podruhé platí."),
    ],
)
def test_a_name_that_means_something_else(name: str, doubt: str) -> None:
    """A number or a command is asked about once, and then it is a name."""
    lines = told(f"zapiš {name}", "lidé", f"zapiš {name}", "lidé")
    assert 1 == lines.count(doubt)
    assert 1 < sum(name in line for line in lines if line != doubt)
