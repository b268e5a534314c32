from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, NoReturn

import pytest

from accessgames.engine import GameError
from accessgames.shell.errors import FAILED, run_guarded

if TYPE_CHECKING:
    from pathlib import Path


def fail(error: BaseException) -> NoReturn:
    raise error


def test_work_that_succeeds_gives_its_code(tmp_path: Path) -> None:
    """The net is not felt."""
    assert 0 == run_guarded(lambda: 0, tmp_path / "log", StringIO(), lambda: "cs")
    assert not (tmp_path / "log").exists()


def test_an_unexpected_error_is_one_sentence_and_a_log(tmp_path: Path) -> None:
    """Never a traceback for the player, always one for those who mend it; further ones are added."""
    log, out = tmp_path / "new" / "errors.log", StringIO()
    for _ in range(2):
        assert FAILED == run_guarded(lambda: fail(ZeroDivisionError("oops")), log, out, lambda: "cs")
    assert f"Záznam chyby: {log}\n" in out.getvalue()
    assert "Traceback" not in out.getvalue()
    assert 2 == log.read_text(encoding="utf-8").count("ZeroDivisionError: oops")


@pytest.mark.parametrize("error", [GameError("error-game-over"), BrokenPipeError(), KeyboardInterrupt()])
def test_mistakes_with_a_sentence_of_their_own_pass(tmp_path: Path, error: BaseException) -> None:
    """Whoever called knows what to do with them."""
    with pytest.raises(type(error)):
        run_guarded(lambda: fail(error), tmp_path / "log", StringIO(), lambda: "cs")


def test_a_log_that_cannot_be_written_does_not_hide_the_sentence(tmp_path: Path) -> None:
    """There is a sentence all the same."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    out = StringIO()
    assert FAILED == run_guarded(lambda: fail(ValueError()), tmp_path / "file" / "log", out, lambda: "en")
    assert out.getvalue().startswith("The program stopped because of a mistake")
