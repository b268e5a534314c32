from __future__ import annotations

from functools import partial

import pytest

from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.shell.lists import (
    PAGE_LENGTH,
    PART_LENGTH,
    WHOLE_LENGTH,
    AnswerParts,
    ListItem,
    Page,
    Reading,
    cut_parts,
)
from tests.shell.stage import speak

CZECH = speak("cs")


def item(number: int, chosen: list[int]) -> ListItem:
    return ListItem(partial(say, "shell-word", word=f"věc {number}"), partial(chosen.append, number), number)


def page(count: int, chosen: list[int] | None = None) -> Page:
    return Page(tuple(item(number, [] if chosen is None else chosen) for number in range(1, count + 1)))


def text(messages: tuple[Message, ...]) -> list[str]:
    return [CZECH.form(message, "full") for message in messages]


def test_a_page_has_nine_items_with_their_numbers() -> None:
    """As many as there are digits, and what is left is said."""
    lines = text(page(11).lines(by_key=False))
    assert "1 z 11: věc 1" == lines[0]
    assert PAGE_LENGTH + 1 == len(lines)
    assert "Zbývají 2, napište „dál“." == lines[-1]


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
    assert "Zbývají 3 věty, napište „dál“." == first[-1]
    second = reading.turn(1)
    assert ["Nadpis", "Věta 9.", "Věta 10.", "Věta 11."] == text(second.lines(by_key=True))
    assert reading == second.turn(-1)
    for pages, key in ((2, "shell-list-end"), (-1, "shell-list-start")):
        with pytest.raises(GameError, match=key):
            reading.turn(pages)
    with pytest.raises(GameError, match="shell-no-list"):
        reading.pick(1, by_key=False)


def test_a_head_is_told_once() -> None:
    """Before the first page, not before those that follow."""
    headed = Page(page(11).items, head=say("shell-word", word="Nadpis"))
    assert ["Nadpis", "1 z 11: věc 1"] == text(headed.lines(by_key=False))[:2]
    assert "10 z 11: věc 10" == text(headed.turn(1).lines(by_key=False))[0]
    assert headed == headed.turn(1).turn(-1)


def sentences(count: int) -> tuple[Message, ...]:
    return tuple(say("shell-word", word=f"Věta číslo {number}.") for number in range(count))


def test_a_short_answer_is_one_part() -> None:
    """Up to a thousand characters nothing is cut."""
    assert (sentences(10),) == cut_parts(sentences(10), lambda _: WHOLE_LENGTH // 10)
    assert ((),) == cut_parts((), lambda _: 1)


def test_a_long_answer_is_cut_before_it_is_too_long() -> None:
    """No part has more than 900 characters, none is empty, no line is lost or moved."""
    answer = sentences(25)
    parts = cut_parts(answer, lambda _: 64)
    assert [14, 11] == list(map(len, parts))
    assert answer == tuple(line for part in parts for line in part)
    assert all(64 * len(part) <= PART_LENGTH for part in parts)


def test_a_line_longer_than_a_part_stands_alone() -> None:
    """It cannot be cut, but nothing is added to it."""
    assert [1, 1, 1] == list(map(len, cut_parts(sentences(3), lambda _: PART_LENGTH + 1)))


def test_parts_are_turned_like_pages() -> None:
    """Each but the last says how much follows; there is an end in both directions and nothing to choose."""
    parts = AnswerParts(cut_parts(sentences(25), lambda _: 64))
    first = text(parts.lines(by_key=False))
    assert "Věta číslo 0." == first[0]
    assert "Zbývá 11 řádků, napište „dál“." == first[-1]
    assert 15 == len(first)
    second = parts.turn(1)
    assert ["Věta číslo 14.", "Věta číslo 24."] == text(second.lines(by_key=True))[::10]
    assert parts == second.turn(-1)
    with pytest.raises(GameError, match="shell-list-end"):
        second.turn(1)
    with pytest.raises(GameError, match="shell-list-start"):
        parts.turn(-1)
    with pytest.raises(GameError, match="shell-no-list"):
        parts.pick(1, by_key=False)
