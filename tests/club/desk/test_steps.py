"""Steps found by what is said of them."""

from __future__ import annotations

import pytest

from accessgames.club import events
from accessgames.club.desk.open_club import words_of
from accessgames.club.desk.steps import described, is_called, named_step, steps_of
from tests.club.desk.helpers import Bench, begun, language

CZECH = language("cs").grammar.name_endings


@pytest.fixture
def bench() -> Bench:
    """A desk after one round with a correction and a penalty."""
    found = begun("Jana, Petr, Marie, Karel")
    found.do("seat", "Jana, Petr / Marie, Karel")
    found.do("result", "1 10 20")
    found.do("result", "2 30 40")
    found.do("correct", "2 30 41")
    found.do("penalty", "Petr 2")
    found.do("withdraw", "Marie")
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("zápis Petra", [2]),
        ("zapis petra", [2]),
        ("zápis Karla", [4]),
        ("losování", [5]),
        ("losování 1. kola", [5]),
        ("výsledek stůl 2", [7]),
        ("výsledek stůl dva", [7]),
        ("výsledek 2", [7]),
        ("výsledek kolo 1 stůl 1", [6]),
        ("výsledek Jany", [6]),
        ("stůl 2", [7, 8]),
        ("opravu stůl 2", [8]),
        ("trest Petra", [9]),
        ("odchod Marie", [10]),
        ("Petr", [2, 6, 9]),
        ("výsledek kolo 3", []),
        ("zápis Xeny", []),
        ("qqqq", []),
        ("", []),
    ],
)
def test_what_is_said_finds_the_step(bench: Bench, text: str, expected: list[int]) -> None:
    """A kind, a table, a round, a name in any case, or several of them."""
    running = bench.club.running
    found = described(bench.context, running.tournament, steps_of(running), text)
    assert expected == [step.number for step in found]


def test_what_a_step_is_called_finds_it(bench: Bench) -> None:
    """Everything that is offered can be typed."""
    running = bench.club.running
    own = steps_of(running)
    for step in own:
        text = named_step(bench.context, running.tournament, step.event)
        assert step in described(bench.context, running.tournament, own, text), text


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("Petra", "Petr", True),
        ("Petrovi", "Petr", True),
        ("Jany", "Jana", True),
        ("Janě", "Jana", True),
        ("Zdeňka", "Zdeněk", True),
        ("Jiřího", "Jiří", True),
        ("Jany Nové", "Jana Nová", True),
        ("Jana", "Jan", True),
        ("Jan", "Jana", True),
        ("Petr", "Petra", True),
        ("Janko", "Petr", False),
        ("", "Petr", False),
        ("Petra Nováka", "Petr", False),
        ("J", "Jana", False),
    ],
)
def test_a_name_in_any_case(text: str, name: str, expected: bool) -> None:
    """Endings differ, the rest does not; where two people fit, both are found."""
    assert expected is is_called(text, name, CZECH)
    assert is_called("Peter's", "Peter", language("en").grammar.name_endings)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_kind_of_step_has_a_word(tag: str) -> None:
    """A new kind of event that can be taken back needs one."""
    words = words_of(language(tag))
    named = {name for key in words.ids("club-steps") for name in key.removeprefix("step-").split("-")}
    silent = {events.Created, events.Undone, events.Restored, *events.REMARKS}
    assert {name for name, kind in events.KINDS.items() if kind not in silent} == named
