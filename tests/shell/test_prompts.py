"""The line that the cursor waits in: a prompt of its own, or what was told."""

from __future__ import annotations

import pytest

from accessgames.games import load_room
from accessgames.shell.interpreter import interpret
from accessgames.shell.typing_aids import next_request
from tests.shell.stage import ScriptReader, Stage

LINES = ("ruka", "skóre", "tahy", "1", "nesmysl")


def written(**settings: str) -> list[str]:
    """Return what every answer wrote, and then what the cursor waited behind."""
    stage = Stage(load_room("iota"), "Jana,bot:1", settings=settings)
    stage.console._reader = ScriptReader(LINES)
    start = len(stage.spy.writes)
    for _ in LINES:
        interpret(stage.session, stage.console.ask(next_request(stage.session)))
    stage.console.flush("Příkaz: ")
    return [text for text in stage.spy.writes[start:] if text]


def prompts(**settings: str) -> list[str]:
    """Return what the cursor waited behind, from the first answer on."""
    return [text.rpartition("\n")[2] for text in written(**settings)][1:]


def test_by_itself_the_prompt_has_a_line_of_its_own() -> None:
    """Which the answer stands above."""
    assert {"Příkaz: "} == set(prompts())


def test_the_result_stands_in_the_line_of_the_prompt() -> None:
    """Short, with how many lines more there are above it, and always a cell left for the cursor."""
    shown = prompts(prompt="result")
    assert ["mt4 mt2 žt2 zč3 ", "vede Alfa o 12 +1 ", "66 podle místa, 1-9 +10 "] == shown[:3]
    assert "11 b, celkem 11 +7 " == shown[3]
    narrow = prompts(prompt="result", output="braille", cells="20")
    assert "66 podle místa, +8 " == narrow[2]
    assert max(map(len, narrow)) <= 20


def test_an_answer_of_one_short_line_is_not_told_twice() -> None:
    """It stands in the line of the prompt instead of above it."""
    assert "neznám nesmysl " == written(prompt="result", output="braille", cells="20")[-1]


def test_without_a_prompt_the_cursor_waits_behind_the_answer() -> None:
    """Nothing is left out, and nothing repeated."""
    usual, none = written()[1:], written(prompt="none")[1:]
    assert [text.removesuffix("Příkaz: ") for text in usual] == [f"{text.rstrip(' ')}\n" for text in none]


def test_where_nothing_was_told_there_is_a_prompt_all_the_same() -> None:
    """A cursor on an empty line is silence."""
    for chosen in ("result", "none"):
        stage = Stage(load_room("iota"), "Jana,bot:1", settings={"prompt": chosen})
        with pytest.raises(EOFError):
            stage.console.ask(next_request(stage.session))
        assert stage.spy.text.endswith("Příkaz: ")


def test_the_words_of_the_setting() -> None:
    """In both languages."""
    stage = Stage(load_room("iota"), "Jana,bot:1")
    assert "Výzva: s výsledkem." == stage.type("nastavení výzva s výsledkem")[0]
    assert "Výzva: žádná." == stage.type("nastavení výzva žádná")[0]
    assert "Výzva: zvlášť." == stage.type("nastavení výzva zvlášť")[0]
