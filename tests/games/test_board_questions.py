"""Questions about boards, place by place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import MalformedAction
from accessgames.engine.grid import rectangle
from accessgames.games.board_questions import LINES, board_answers, quote, refuse_more
from accessgames.language.space import (
    Patch,
    Scene,
    SceneQuestions,
    tell_around,
    tell_column,
    tell_row,
    tell_square,
)
from tests.games.iota.wording import language

if TYPE_CHECKING:
    from collections.abc import Sequence

SCENE = Scene(rectangle(4, 4, upward=True), (Patch(0b11, "piece"),))


class Asking:
    """As much of a listener as the questions take."""

    words = language("en").vocabulary("common", "shell", "space")


DESK: Any = Asking()


def find(_: object, words: Sequence[str], what: str) -> tuple[SceneQuestions, Sequence[str]]:
    """The board is named by one word, which says what has to follow."""
    assert words[0] == what
    return SceneQuestions(SCENE), words[1:]


def test_answers_are_about_the_place_that_is_named_behind_the_board() -> None:
    """The board is found first, the rest of the words names a place on it."""
    answers = board_answers(find)
    square = SCENE.board.square(0b100)
    assert tell_row(SCENE, 1) == answers["row"](DESK, ["row", "2"])
    assert tell_column(SCENE, 2) == answers["column"](DESK, ["column", "c"])
    assert (tell_square(SCENE, square),) == answers["cell"](DESK, ["cell", "c1"])
    assert tell_around(SCENE, square) == answers["around"](DESK, ["cell", "c1"])
    assert {"row", "column"} == set(board_answers(find, LINES))


def test_more_words_are_refused_with_the_first_of_them() -> None:
    """The word that is quoted is cut to what a line can take."""
    refuse_more(["a"], "x-error-more", 1)
    with pytest.raises(MalformedAction) as error:
        refuse_more(["a", "b" * 50], "x-error-more", 1)
    assert ("x-error-more", "b" * 30) == (error.value.key, dict(error.value.args_)["word"])


def test_errors_repeat_no_more_than_a_line_can_take() -> None:
    """Long input is cut."""
    assert "červený růžek" == quote("červený", "růžek")
    assert "x" * 20 + " " + "y" * 9 == quote("x" * 20, "y" * 100)
