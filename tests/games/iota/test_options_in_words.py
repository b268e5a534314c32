"""The options of IOTA in the words of a language, as they are typed on the command line."""

from __future__ import annotations

import pytest

from accessgames.language import Found
from tests.games.iota.wording import GAME, language


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_can_be_chosen_in_words(tag: str) -> None:
    """Each spelling of each option and value means it and nothing else: výměna=vše, trade=all."""
    words = language(tag).vocabulary("common", "shell", "iota")
    options = {f"option-{option.key}": option for option in GAME.options}
    for key, option in options.items():
        values = [f"{key}-{choice}" for choice in option.choices]
        for names in (tuple(options), tuple(values)):
            for name in names:
                for text in words.table[name].words:
                    assert Found(name, len(text.split())) == words.match(text.split(), names)
