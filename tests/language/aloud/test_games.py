"""Whole games by chance and by computers, and all that is asked in them: no voice gets what it cannot say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.language import Language
from accessgames.testing.cases import beginnings, make_case, walk
from accessgames.testing.speech import Listening, unspeakable
from tests.whole.goldens import GOLDENS, make

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from accessgames.language import Message, Rendered


def unsaid(lines: Iterable[Rendered]) -> set[str]:
    """Return the spoken forms, whole and in brief, that hold what no voice can say."""
    said = {line.spoken(form) for line in lines if line.spoken for form in ("full", "brief")}
    return set(filter(unspeakable, said))


@pytest.mark.parametrize("game", ["iota", "iqlandie", "quantum", "tetrikon"])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_events_answers_and_moves_of_a_whole_game(game: str, tag: str) -> None:
    """To every seat and to spectators; every question that a game answers, its moves, hints and reasons."""
    walked = walk(next(one for one in beginnings(make_case(game)) if one.is_usual))
    heard = Listening(walked, tag)
    for moment, viewer in walked.audience(40):
        assert set() == unsaid(heard.told(moment, viewer))
    for _, listener in heard.turns(2):
        assert set() == unsaid(heard.heard(heard.asked(listener)))


@pytest.mark.parametrize("name", ["iota-tour.cs.txt", "quantum-tour.en.txt"])
def test_prompts_answers_and_errors_of_a_session(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the program tells somebody who asks everything and makes every mistake."""
    lines: list[Rendered] = []
    render = Language.render

    def watched(self: Language, message: Message) -> Rendered:
        lines.append(render(self, message))
        return lines[-1]

    monkeypatch.setattr(Language, "render", watched)
    make(GOLDENS[name], tmp_path / "log")
    assert len(lines) > 100
    assert set() == unsaid(set(lines))
