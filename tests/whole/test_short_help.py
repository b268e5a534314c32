"""Help and rules on a Braille line of 20 cells: few lines at once, and nothing of them is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.whole.heard import GAMES, LANGUAGES
from tests.whole.session import Order, Watch, hold

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TYPED: Final = {
    "cs": ("pomoc", "1", "pravidla", "dál", "konec", "ano"),
    "en": ("help", "1", "rules", "next", "quit", "yes"),
}
MOST: Final = 10
"""Lines of 20 cells that help takes at most; all words at once were 48 to 67."""

MOST_OF_RULES: Final = 16
"""Lines that a topic or a part of a section takes at most; a whole one took up to 31."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_and_rules_are_read_in_few_lines(game: str, language: str, tmp_path: Path) -> None:
    """Help is a list of topics, the first of which has the moves; rules go on where they stopped."""
    typed = TYPED[language]

    def player(_: Watch) -> Iterator[str]:
        yield from typed

    order = Order(game, language=language, settings={"output": "braille", "cells": "20"})
    held = hold(order, player, tmp_path / "log")
    told = {exchange.typed: exchange.told for exchange in held.exchanges}
    topics, words, rules, more = (told[word] for word in typed[:4])
    assert len(topics) <= MOST
    assert [f"{number} " for number in range(1, 7)] == [line[:2] for line in topics[-7:-1]]
    assert 1 <= len(words) <= MOST_OF_RULES
    assert 1 < len(rules) <= MOST_OF_RULES
    assert rules[-1].endswith(f": {typed[3]}")
    assert rules[0] == more[0]
    assert rules[1] != more[1]
