"""Mistakes as messages: one sentence for each, whatever raised it."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.console import (
    UsageError,
    damage_fault,
    defect_fault,
    fault_message,
    system_fault,
    told_as_usage,
)
from accessgames.engine import Damage, GameError, JournalError, SetupError
from accessgames.language import Language, Listing, Nested

if TYPE_CHECKING:
    from pathlib import Path


def test_arguments_become_values() -> None:
    """Sequences become listings, mistakes inside become nested sentences, the rest stays."""
    cause = GameError("error-game-over")
    message = fault_message(JournalError("error-journal-impossible", line=7, cause=cause))
    assert ("error-journal-impossible", 7) == (message.key, message.args["line"])
    assert isinstance(message.args["cause"], Nested)
    known = fault_message(GameError("error-game-unknown", game="go", known=("iota", "pig")))
    assert Listing(("iota", "pig")) == known.args["known"]
    text = Language("cs", strict=True).form(message, "full")
    assert "7" in text
    assert "skončila" in text


def test_shown_words_replace_ids() -> None:
    """Ids of options give way to the names that the language has for them."""
    message = fault_message(UsageError("cli-error-no-value", flag="seed"), {"flag": "seminko"})
    assert {"flag": "seminko"} == dict(message.args)


def test_as_usage_keeps_the_sentence() -> None:
    """A mistake of what was typed becomes wrong usage with the same key and arguments."""
    with pytest.raises(UsageError) as caught, told_as_usage():
        raise SetupError("error-seats", seats=9, least=2, most=4)
    assert ("error-seats", {"seats": 9, "least": 2, "most": 4}) == (
        caught.value.key,
        dict(caught.value.args_),
    )


def test_as_usage_lets_other_errors_through() -> None:
    """What is no mistake of a player is not made into one."""
    with pytest.raises(ZeroDivisionError), told_as_usage():
        raise ZeroDivisionError


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR, errno.EIO, 99999])
def test_whatever_the_system_says_is_a_sentence(number: int) -> None:
    """Every refusal of the operating system has a sentence in both languages that names the file."""
    fault = system_fault(OSError(number, "no", "kniha.txt"))
    for tag in ("cs", "en"):
        assert "kniha.txt" in Language(tag, strict=True).form(fault_message(fault), "full")


def test_output_that_cannot_be_written_is_a_sentence() -> None:
    """Where no file is named it is the output itself that failed, and that is what is said."""
    fault = system_fault(OSError(errno.ENOSPC, "no"))
    assert "Výstup nejde zapsat, systém hlásí ENOSPC." == Language("cs", strict=True).form(
        fault_message(fault), "full"
    )


def test_damage_names_its_line() -> None:
    """A damaged journal is told with the number of the line."""
    fault = damage_fault(Damage("error-journal-changed", 12))
    assert ("error-journal-changed", {"line": 12}) == (fault.key, dict(fault.args_))


def test_defects_are_collected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each unexpected error is appended to the log with its traceback."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    for number in ("1x", "2x"):
        with pytest.raises(ValueError, match=number) as caught:
            int(number)
        fault = defect_fault(caught.value)
        assert {"file": str(tmp_path / "home" / "accessgames.log")} == dict(fault.args_)
    log = (tmp_path / "home" / "accessgames.log").read_text(encoding="utf-8")
    assert log.index("'1x'") < log.index("'2x'")
    assert 2 == log.count("Traceback")


def test_a_defect_without_a_log_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where even the log can't be written, the error itself comes out."""
    (tmp_path / "home").touch()
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "home"))
    with pytest.raises(ZeroDivisionError):
        defect_fault(ZeroDivisionError())
