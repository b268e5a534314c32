from __future__ import annotations

import pytest

from accessgames.language import Kind, Message
from accessgames.shell.lists import MOST_ENTRIES, STORY, History

JANA, PETR = 0, 1


def line(text: str, kind: Kind = "own") -> Message:
    return Message(text, {}, kind)


@pytest.fixture
def history() -> History:
    history = History()
    history.add(line("own", "own"), "Pokládáte červený kříž.", None)
    history.add(line("score", "score"), "Získáváte 5 bodů.", None)
    history.add(line("hand", "answer"), "Máte modrý kruh.", JANA)
    history.add(line("bot", "bot"), "Alfa pokládá kříž.", None)
    return history


def keys(messages: tuple[Message, ...]) -> list[str]:
    return [message.key for message in messages]


def test_the_newest_comes_first(history: History) -> None:
    """Who reviews wants to know first what was told last."""
    assert ["bot", "score", "own"] == keys(history.find(PETR, None))


def test_kinds_choose(history: History) -> None:
    """One kind, or the match without questions and answers."""
    assert ["score"] == keys(history.find(JANA, frozenset({"score"})))
    assert ["bot", "score", "own"] == keys(history.find(JANA, STORY))


def test_a_search_needs_no_diacritics(history: History) -> None:
    """`kriz` finds every cross."""
    assert ["bot", "own"] == keys(history.find(JANA, None, "KRIZ"))
    assert [] == keys(history.find(JANA, None, "trojúhelník"))


def test_nobody_hears_the_private_lines_of_others(history: History) -> None:
    """The hand of one player is not in the history of another."""
    assert "hand" in keys(history.find(JANA, None))
    assert "hand" not in keys(history.find(PETR, None))
    assert 3 == len(history.for_listener(PETR))


def test_steps_go_back_and_forth_and_stop_at_both_ends(history: History) -> None:
    """A comma goes to older lines, a full stop to newer ones."""
    steps = [history.step(PETR, move) for move in (-1, -1, -1, -1, 1, 1, 1)]
    places = [None if step is None else (step[0], step[2].key) for step in steps]
    assert [(3, "bot"), (2, "score"), (1, "own"), None, (2, "score"), (3, "bot"), None] == places


def test_a_new_line_brings_the_steps_back_to_the_end(history: History) -> None:
    """After something has happened the first comma reads it."""
    history.step(PETR, -1)
    history.step(PETR, -1)
    history.add(line("new"), "Nové.", None)
    step = history.step(PETR, -1)
    assert step is not None
    assert (4, 4, "new") == (step[0], step[1], step[2].key)


def test_an_empty_history_has_no_steps() -> None:
    """Nothing is told before anything was."""
    assert History().step(JANA, -1) is None
    assert () == History().find(JANA, None)


def test_the_history_is_bounded() -> None:
    """An endless evening fills no memory."""
    history = History()
    for number in range(MOST_ENTRIES + 5):
        history.add(line(str(number)), str(number), None)
    assert MOST_ENTRIES == len(history.for_listener(JANA))
    assert str(MOST_ENTRIES + 4) == history.find(JANA, None)[0].key
