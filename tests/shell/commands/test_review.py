from __future__ import annotations

import pytest

from accessgames.output.ports import Ports
from tests.output.recorder import Recorder
from tests.shell.stage import Stage


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.type("hod", "přičti")
    return stage


@pytest.mark.parametrize("line", ["historie 1", "historie 2", "historie druhá", "historie vše 3"])
def test_a_number_behind_history_tells_that_line(stage: Stage, line: str) -> None:
    """The one that the list has under it, with the list read before or not."""
    word, *kind, number = line.split()
    listed = stage.type(" ".join([word, *kind]))[({"druhá": 2}.get(number) or int(number)) - 1]
    assert [listed.partition(": ")[2]] == stage.type(line)


def test_reading_the_history_to_its_end_adds_nothing_to_it(stage: Stage) -> None:
    """Neither its first part nor those behind it, forwards and back."""
    stage.type(*["hod", "přičti"] * 6)
    for line in ("historie", "historie vše", "hledej a"):
        before = stage.console.history.for_listener(0)
        assert "dál" in stage.type(line)[-1]
        stage.type("dál", "dál", "předchozí")
        assert before == stage.console.history.for_listener(0)


def test_a_number_that_the_history_does_not_have_is_refused(stage: Stage) -> None:
    """With how many there are."""
    count = len(stage.type("historie"))
    assert [f"Číslo 99 v seznamu není, je v něm 1 až {count}."] == stage.type("historie 99")


def test_again_always_tells_the_whole_last_answer(stage: Stage) -> None:
    """All its lines, any number of times."""
    told = stage.type("skóre")
    assert told == stage.type("znovu")
    assert told == stage.type("znovu")


def test_again_tells_a_single_line_differently() -> None:
    """The same line is never its own neighbour."""
    stage = Stage()
    assert ["Ticho."] == stage.type("ticho")
    assert ["Ještě jednou: Ticho."] == stage.type("znovu")
    assert ["Ticho."] == stage.type("znovu")


def test_braille_gives_the_short_forms_of_the_last_answer(stage: Stage) -> None:
    """On the screen and on the display, and it can be repeated."""
    display, voice = Recorder(brailles=True), Recorder()
    stage.console.ports = Ports([display, voice])
    stage.type("poslední")
    told = stage.type("brajl")
    assert ["Alfa +11 = 11"] == told
    assert ["Ještě jednou" in line or line == "Alfa +11 = 11" for line in stage.type("brajl")] == [True]
    assert "Alfa +11 = 11" == display.lines[-1][0].braille
    assert 1 == len(voice.lines)


def test_history_tells_the_match_the_newest_first(stage: Stage) -> None:
    """Questions and answers are not part of it."""
    stage.type("skóre", "ticho")
    told = stage.type("historie")
    assert "1 z 5: Alfa si přičítá 11 bodů, celkem 11." == told[0]
    assert "5 z 5: Padlo 6, v tahu máte 6 bodů." == told[-1]


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("historie body", "1 ze 2: Alfa si přičítá 11 bodů, celkem 11."),
        ("historie moje", "Jediná možnost, číslo 1: Padlo 6, v tahu máte 6 bodů."),
        ("historie počítače", "1 ze 2: Alfa hodí 5, v tahu má 11 bodů."),
        ("historie hledej prici", "1 ze 2: Alfa si přičítá 11 bodů, celkem 11."),
        ("historie body hledej jana", "Nic takového zatím nezaznělo."),
        ("hledej padlo", "Jediná možnost, číslo 1: Padlo 6, v tahu máte 6 bodů."),
        ("historie rady", "Nic takového zatím nezaznělo."),
        ("historie lev", "„lev“ v historii není, druhy zpráv vypíše „nápověda historie“."),
    ],
)
def test_history_by_kind_and_search(stage: Stage, line: str, first: str) -> None:
    """One kind, what contains a text, or both."""
    assert first == stage.type(line)[0]


def test_history_of_everything(stage: Stage) -> None:
    """All kinds, answers and the program included."""
    stage.type("ticho")
    told = stage.type("historie vše")
    assert told[0].endswith(": Ticho.")
    assert any(line.endswith("Jste na tahu: hoď.") for line in told)


def test_a_number_reads_a_line_of_the_history_again(stage: Stage) -> None:
    """Nothing else can be done with it."""
    assert ["Padlo 6, v tahu máte 6 bodů."] == stage.type("historie", "skóre", "historie", "5")[-1:]


def test_comma_and_full_stop_walk_through_the_history(stage: Stage) -> None:
    """One line at a time, with its place."""
    stage.type("ticho")
    last = stage.type(",")
    count = len(stage.console.history.for_listener(0))
    assert [f"{count} z {count}: Ticho."] == last
    assert [f"{count - 1} z {count}: Jste na tahu: hoď."] == stage.type(",")
    assert last == stage.type(".")
    assert ["Novější zpráva už není."] == stage.type(".")


def test_the_first_line_is_the_end_of_the_walk() -> None:
    """Silence is a bug."""
    stage = Stage()
    for _ in range(2):
        stage.type(",")
    assert ["Starší zpráva už není."] == stage.type(",")
