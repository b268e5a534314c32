from __future__ import annotations

from functools import partial

import pytest

from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.shell.lists import PAGE, Item, Page, Reading
from tests.shell.stage import speak

CZECH = speak("cs")


def item(number: int, chosen: list[int]) -> Item:
    return Item(partial(say, "shell-word", word=f"věc {number}"), partial(chosen.append, number), number)


def page(count: int, chosen: list[int] | None = None) -> Page:
    return Page(tuple(item(number, [] if chosen is None else chosen) for number in range(1, count + 1)))


def text(messages: tuple[Message, ...]) -> list[str]:
    return [CZECH.form(message, "full") for message in messages]


def test_a_page_has_nine_items_with_their_numbers() -> None:
    """As many as there are digits, and what is left is said."""
    lines = text(page(11).lines(by_key=False))
    assert "1 z 11: věc 1" == lines[0]
    assert PAGE + 1 == len(lines)
    assert "Zbývají 2, napište dál." == lines[-1]


def test_the_next_page_goes_on_counting() -> None:
    """By lines, a number means the same item on every page."""
    second = page(11).turn(1)
    assert ["10 z 11: věc 10", "11 z 11: věc 11"] == text(second.lines(by_key=False))
    assert 3 == second.pick(3, by_key=False).action


def test_by_key_each_page_counts_from_one() -> None:
    """A digit can only choose from what was just read."""
    second = page(11).turn(1)
    assert ["1 z 11: věc 10", "2 z 11: věc 11"] == text(second.lines(by_key=True))
    assert 11 == second.pick(2, by_key=True).action
    with pytest.raises(GameError, match="error-choice-number"):
        second.pick(3, by_key=True)


def test_a_single_item_is_told_as_such() -> None:
    """One of one is the only possibility."""
    assert ["Jediná možnost, číslo 1: věc 1"] == text(page(1).lines(by_key=False))


@pytest.mark.parametrize("number", [0, 12, -1])
def test_a_number_that_is_not_there_is_refused(number: int) -> None:
    """With the highest one that is."""
    with pytest.raises(GameError) as caught:
        page(11).pick(number, by_key=False)
    assert {"number": number, "most": 11} == dict(caught.value.args_)


def test_there_is_an_end_in_both_directions() -> None:
    """Before the first and after the last page there is a sentence, not silence."""
    with pytest.raises(GameError, match="shell-list-end"):
        page(9).turn(1)
    with pytest.raises(GameError, match="shell-list-start"):
        page(9).turn(-1)


def test_choosing_does_what_the_item_stands_for() -> None:
    """An item carries its doing."""
    chosen: list[int] = []
    page(3, chosen).pick(2, by_key=False).choose()
    assert [2] == chosen


def test_a_long_text_is_read_in_parts() -> None:
    """The title comes with every part, nothing can be chosen."""
    reading = Reading(
        say("shell-word", word="Nadpis"), tuple(say("shell-word", word=f"Věta {n}.") for n in range(12))
    )
    first = text(reading.lines(by_key=False))
    assert ["Nadpis", "Věta 0."] == first[:2]
    assert "Zbývají 3 věty, napište dál." == first[-1]
    second = reading.turn(1)
    assert ["Nadpis", "Věta 9.", "Věta 10.", "Věta 11."] == text(second.lines(by_key=True))
    assert reading == second.turn(-1)
    for pages, key in ((2, "shell-list-end"), (-1, "shell-list-start")):
        with pytest.raises(GameError, match=key):
            reading.turn(pages)
    with pytest.raises(GameError, match="shell-no-list"):
        reading.pick(1, by_key=False)
