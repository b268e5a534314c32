"""Learning in the middle of a match: the match waits, and nothing of it is lost or let out."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.games import load_room
from tests.pig import ROOM
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterable

IOTA = load_room("iota")
BARE = replace(ROOM, lesson=None)


def learning(stage: Stage, typed: str, lines: Iterable[str]) -> list[str]:
    """What is told when `typed` opens a lesson in which these lines are typed."""
    stage.reader.lines = deque(lines)
    start = len(stage.spy.text)
    stage.type(typed)
    return stage.spy.text[start:].replace("Příkaz: ", "").splitlines()


def test_a_lesson_and_back_to_the_match() -> None:
    """The lesson of the same game is given; then the match stands where it stood."""
    stage = Stage(IOTA, "Jana,bot:1")
    before = stage.match.state
    told = learning(stage, "uč", ["ruka", "konec"])
    assert "Výuka: IOTA, kapitola 1 ze 6, první lekce." in told
    assert "Výuka je přerušena u úkolu 2 z 15. Příště naváže." in told
    assert "Zpátky v partii, nic se v ní nemění." == told[-2]
    assert stage.session.teller.console.language.form(stage.session.known.turn(), "full") == told[-1]
    assert before is stage.match.state
    assert not stage.session.agenda.done


def test_the_lesson_of_another_game() -> None:
    """Any game can be learned meanwhile, by its name or the beginning of it."""
    stage = Stage(IOTA, "Jana,bot:1")
    assert "Výuka: Tetrikon, kapitola 1 ze 6, první lekce." in learning(stage, "uč tetri", ["konec"])
    assert (
        "Kapitola „mariáš“ tu není. Jsou tu 1 první lekce, 2 čtveřice, 3 dvojnásobky, 4 divoké karty,"
        == (stage.type("uč mariáš")[0])
    )


def test_a_game_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """That is a sentence, and the match goes on."""
    stage = Stage()
    monkeypatch.setattr("accessgames.shell.launch.load_installed_room", lambda _game: BARE)
    told = learning(stage, "uč", [])
    assert ["Hra pig nemá výuku."] == told
    assert stage.type("uč")[0].endswith("Hra pig nemá výuku.")


def test_cards_of_the_match_are_not_heard_again_in_the_lesson() -> None:
    """Another seat's lines, told to somebody at the same keyboard, stay theirs."""
    stage = Stage(IOTA, "Jana,Petr", seed="3")
    stage.type("ano")
    hand = stage.type("ruka")[0]
    told = learning(stage, "uč", ["historie vše", "znovu", ",", "konec"])
    assert hand not in "\n".join(told)
    assert [line for line in told if line.startswith("1 z")]
    assert hand == stage.type("ruka")[0].removeprefix("Beze změny: ")


def test_nobody_hears_the_lesson_in_the_history_of_the_match() -> None:
    """Afterwards the history is that of the match alone."""
    stage = Stage(IOTA, "Jana,bot:1")
    learning(stage, "uč", ["stav", "konec"])
    stage.type("dál")
    past = [line.text for line in stage.console.history.for_listener(stage.session.known.seating.listener)]
    assert not [line for line in past if "Úkol" in line]


def test_no_time_passes_meanwhile() -> None:
    """Where a clock runs, it stands still during a lesson."""
    stage = Stage(SPRINT, "Jana,bot:1")
    stage.session.stopwatch.pending = 0
    learning(stage, "uč iota", ["ruka", "konec"])
    assert 0 == stage.session.stopwatch.pending


@pytest.mark.parametrize("line", ["uč", "výuka"])
def test_the_end_of_the_input_ends_both(line: str) -> None:
    """A pipe that ends in a lesson ends it in order."""
    stage = Stage(IOTA, "Jana,bot:1")
    told = learning(stage, line, [])
    assert "Výuka je přerušena u úkolu 1 z 15. Příště naváže." in told
