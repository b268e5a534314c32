"""Why a computer player did what it did: from what it knew then, without telling its secrets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

import pytest

from accessgames.engine import BotKit, Reason
from accessgames.games import Room, load_room
from tests.pig import ROOM as PIG
from tests.shell.stage import Stage

IOTA, QUANTUM, TETRIKON, IQLANDIE = map(load_room, ("iota", "quantum", "tetrikon", "iqlandie"))


@dataclass(frozen=True, slots=True)
class Thinker:
    """Likes the first action and gives the reasons that it was made with."""

    given: tuple[Reason, ...]

    def values(self, view: Any, actions: Sequence[Any]) -> tuple[float, ...]:  # noqa: ANN401 - any game
        del view
        return tuple(-float(index) for index, _ in enumerate(actions))

    def reasons(self, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - any game
        del view, action
        return self.given


def thinking(*reasons: Reason) -> Room:
    """Pig against somebody who gives these reasons."""
    judges = MappingProxyType({"greedy": Thinker(reasons)})
    return replace(PIG, bots=BotKit(judges, ("greedy",), "greedy"))


STAKE = Reason("pig-reason-stake", (("points", 7),))
SECRET = Reason("pig-reason-wins", (("points", 99),), private=True)


def moved(room: Room, players: str = "Jana,bot:1") -> Stage:
    """A match in which a computer player has acted."""
    stage = Stage(room, players)
    for _ in range(30):
        stage.type("hod", "nech")
        if any(entry.actor > 0 for entry in stage.match.entries):
            return stage
    raise AssertionError(stage.match.entries)


def test_a_computer_player_says_why() -> None:
    """What happened is told once more, then the reason."""
    told = moved(thinking(STAKE)).type("proč počítač")
    assert "V sázce: 7 bodů." == told[-1]
    assert len(told) > 1


def test_secrets_are_kept() -> None:
    """Of several reasons the private ones are left out."""
    told = moved(thinking(SECRET, STAKE)).type("proč počítač")
    assert "V sázce: 7 bodů." == told[-1]
    assert not any("99" in line for line in told)


@pytest.mark.parametrize("reasons", [(), (SECRET,)])
def test_nothing_to_say_sounds_the_same_as_nothing_that_may_be_said(reasons: tuple[Reason, ...]) -> None:
    """Else the silence would tell something."""
    assert "Svůj důvod si Alfa nechává pro sebe." == moved(thinking(*reasons)).type("proč počítač")[-1]


def test_no_more_than_three_reasons() -> None:
    """As many as a hint has."""
    reasons = [Reason("pig-reason-stake", (("points", points),)) for points in range(1, 6)]
    told = moved(thinking(*reasons)).type("proč počítač")
    assert 3 == sum(line.startswith("V sázce") for line in told)


def test_who_plays_at_random_says_so() -> None:
    """There is no other reason."""
    assert "Alfa vybírá náhodně." == moved(PIG, "Jana,bot:random").type("proč počítač")[-1]


def test_one_of_several_is_asked_by_name() -> None:
    """With or without diacritics, also by the beginning; the word alone means whoever acted last."""
    stage = moved(thinking(STAKE), "Jana,bot:1,bot:1")
    assert stage.type("proč alfa") == [line.removeprefix("Beze změny: ") for line in stage.type("proč al")]
    assert any("Beta" in line for line in stage.type("proč beta"))


def test_whom_else_one_asks_is_told() -> None:
    """People and strangers give no reasons."""
    stage = moved(thinking(STAKE))
    told = ["„jana“ neznám, za „proč“ patří „počítač“ nebo jméno: Alfa."]
    assert told == stage.type("proč jana")
    assert ["Na „počítač“ není odpověď, u stolu není žádný počítač."] == Stage(PIG, "Jana,Petr").type(
        "proč počítač"
    )


def test_before_anything_happened() -> None:
    """There is nothing to explain."""
    assert ["Počítač zatím nic neudělal."] == Stage().type("proč počítač")


def test_a_computer_player_of_iota_says_what_its_cards_brought() -> None:
    """The points are those of its placement, reckoned before it was laid."""
    stage = Stage(IOTA, "Jana,bot:greedy", seed="3")
    stage.type("rada vše", "1")
    told = stage.type("proč počítač")
    assert told[0].startswith("Alfa: ")
    points = told[0].removeprefix("Alfa: ").partition(" ")[0]
    assert any(line.startswith(f"Přináší hned {points} bod") for line in told)
    assert told == [line.removeprefix("Beze změny: ") for line in stage.type("proč počítač")]


def test_a_choice_that_was_sealed_is_named_when_it_is_known() -> None:
    """It told nothing when it was made; now nobody has to guess what the reason belongs to."""
    stage = Stage(QUANTUM, "Jana,bot:3", seed="5")
    told = [""]
    while not told[0].startswith("Alfa: Zapsat "):
        stage.type("rada vše", "1")
        told = stage.type("proč počítač")
    assert re.match(r"Alfa: Zapsat \w+ \d+, ", told[0])
    assert re.search(r" řada (?:začíná|stoupá|klesá) |sloupec", told[1])


def test_the_end_of_a_turn_is_passed_over_for_what_was_done_in_it() -> None:
    """That nothing more was of use says less than any decision before."""
    stage = Stage(TETRIKON, "Jana,bot:4", seed="6")
    ended = 0
    for _ in range(12):
        stage.type("rada vše", "1")
        told = stage.type("proč počítač")
        ended += _last_of_the_computer(stage) == "end"
        assert "Nic dalšího teď nepomůže." not in told
    assert ended > 0


def test_a_turn_of_nothing_else_is_explained_by_it() -> None:
    """A computer player that only says that it is ready has no other decision."""
    stage = Stage(IQLANDIE, "Jana,bot:3", seed="5")
    stage.type("rada vše", "1")
    assert ["Alfa: Ohlásit připraveno.", "Čas ještě neběží."] == stage.type("proč počítač")


def _last_of_the_computer(stage: Stage) -> str:
    return next(entry.text for entry in reversed(stage.match.entries) if entry.actor == 1)
