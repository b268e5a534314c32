"""A computer player that may think long: people hear first what happened, and need not wait to leave."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessgames.engine import Search
from accessgames.shell.entry import hold_conversation
from tests.pig import ROOM as PIG
from tests.shell.stage import ScriptReader, Stage

if TYPE_CHECKING:
    import pytest

    from accessgames.engine import Game
    from accessgames.games import Room
    from tests.pig.notation import Action
    from tests.pig.rules import State


@dataclass
class Slow:
    """A guide that a test watches while it is asked.

    Attributes:
        happens: Called whenever it is asked.
        asked: How often it was.
    """

    happens: Callable[[], None] = lambda: None
    asked: int = field(default=0, compare=False)

    def candidates(
        self, game: Game[State, Action, Any, State], state: State, seat: int, /
    ) -> list[tuple[Action, float]]:
        """Like everything equally, and take notice."""
        self.asked += 1
        self.happens()
        return [(action, 1.0) for action in game.legal_actions(state, seat)]

    def worth(self, game: Game[State, Action, Any, State], state: State, /) -> tuple[float, ...]:
        """Like everybody equally."""
        del game
        self.asked += 1
        return tuple(0.5 for _ in state.kept)


def thinking(guide: Slow, milliseconds: int = 2000, iterations: int = 3) -> Room:
    """Pig against a player that searches."""
    player = Search(guide, iterations, milliseconds, depth=1)
    kit = replace(PIG.bots, players=MappingProxyType({"slow": player}), levels=("slow",))
    return replace(PIG, bots=kit)


def written(stage: Stage) -> list[str]:
    """What was written so far, line by line."""
    return stage.spy.text.splitlines()


def kept(stage: Stage, *lines: str) -> list[str]:
    """Type lines; return what was told for the last one, in all its parts."""
    before = len(written(stage))
    stage.type(*lines)
    return written(stage)[before:]


def test_the_own_action_is_heard_before_others_think() -> None:
    """Whatever the computer player does, the answer to what was typed is out by then."""
    guide = Slow()
    stage = Stage(thinking(guide), "Jana,bot:1")
    heard: list[list[str]] = []
    guide.happens = lambda: heard.append(written(stage))
    stage.type("hod", "přičti")
    assert any("Přičítáte si" in line for line in heard[0])


def waiting(seconds: float, *, players: str = "Jana,bot:1") -> Stage:
    """A table where between two looks of a player that thinks so much time passes."""
    stage = Stage(thinking(Slow(), iterations=40), players)
    looks = count()
    stage.console.clock = lambda: next(looks) * seconds
    return stage


THINKS = "Alfa přemýšlí, čekáte {} sekundy, Ctrl plus C partii uloží a skončí."


def test_that_somebody_thinks_long_is_told_after_two_seconds() -> None:
    """And then after twice as long, behind what was done before; however many decisions it takes."""
    told = kept(waiting(0.5), "hod", "přičti")
    own = next(place for place, line in enumerate(told) if "Přičítáte" in line)
    assert own < told.index(THINKS.format(2))
    assert 1 == told.count(THINKS.format(2))
    assert 1 <= told.count(THINKS.format(4))


def test_who_waits_hears_how_long_for_everybody_together() -> None:
    """Several computer players one after another are waited for as long as they take together."""
    told = kept(waiting(0.04, players="Jana,bot:1,bot:1"), "hod", "přičti")
    assert any(line.startswith(("Alfa přemýšlí, čekáte", "Beta přemýšlí, čekáte")) for line in told)


def test_what_was_told_meanwhile_is_no_answer() -> None:
    """It is not heard again: by then nothing can be stopped."""
    stage = waiting(0.5)
    told = kept(stage, "hod", "přičti")
    assert any("přemýšlí" in line for line in told)
    assert not any("přemýšlí" in line for line in stage.type("znovu"))
    assert not any("přemýšlí" in line for line in stage.type("historie vše"))


def test_who_thinks_quickly_says_nothing() -> None:
    """Whatever it might take; the answer is out all the same."""
    guide = Slow()
    stage = Stage(thinking(guide, 300), "Jana,bot:1")
    heard: list[list[str]] = []
    guide.happens = lambda: heard.append(written(stage))
    told = kept(stage, "hod", "přičti")
    assert not any("přemýšlí" in line for line in told)
    assert any("Přičítáte si" in line for line in heard[0])


def test_a_single_possibility_is_no_thought() -> None:
    """A turn of Pig begins with a throw, and nobody is told to wait for that."""
    guide = Slow()
    stage = Stage(thinking(guide), "bot:1,Jana")
    assert not any("přemýšlí" in line for line in stage.opening)
    assert any("Alfa hází" in line or "Alfa" in line for line in stage.opening)


def test_the_answer_stays_one() -> None:
    """What was written in parts is heard again as a whole, and the history has it in order."""
    stage = Stage(thinking(Slow()), "Jana,bot:1")
    told = kept(stage, "hod", "přičti")
    again = [line.removeprefix("Ještě jednou: ") for line in stage.type("znovu")]
    assert told[-len(again) :] == again
    assert any("Přičítáte si" in line for line in again)


def test_sessions_repeat() -> None:
    """The same lines give the same lines, word by word."""
    first, second = (Stage(thinking(Slow()), "Jana,bot:1") for _ in range(2))
    for stage in (first, second):
        stage.type("hod", "přičti", "hod", "přičti")
    assert first.spy.text == second.spy.text


class Impatient(ScriptReader):
    """Somebody who has typed the next line while a computer player still thinks."""

    def pending(self) -> bool:
        """Tell that something waits to be read."""
        return bool(self.lines)


@contextmanager
def conversation(room: Room, *lines: str, reader: type[ScriptReader] = ScriptReader) -> Iterator[Stage]:
    """A whole session in which these lines are typed."""
    stage = Stage(room, "Jana,bot:1")
    stage.reader = reader()
    stage.reader.lines = deque(lines)
    yield stage
    hold_conversation(stage.session)
    stage.console.flush()


def test_who_types_meanwhile_is_not_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player that thinks comes to an end, and the next line is read."""
    monkeypatch.setattr("accessgames.shell.stopwatch.GRACE", 0.0)
    patient, hurried = Slow(), Slow()
    lines = ("hod", "přičti", "konec", "ano")
    with conversation(thinking(patient, iterations=400), *lines):
        pass
    with conversation(thinking(hurried, iterations=400), *lines, reader=Impatient):
        pass
    assert hurried.asked * 20 < patient.asked


def test_ctrl_c_leaves_while_somebody_thinks() -> None:
    """The match stands as it was before that thought, and it is said that it is kept."""
    guide = Slow(happens=lambda: signal.raise_signal(signal.SIGINT))
    with conversation(thinking(guide), "hod", "přičti") as stage:
        moments = stage.match.moment
    assert stage.session.agenda.done
    assert moments < stage.match.moment
    assert 1 == guide.asked
    assert all(entry.actor <= 0 or entry.text == "roll" for entry in stage.match.entries)
    assert written(stage)[-1].startswith("Partie je uložena")


def test_ctrl_c_leaves_before_the_first_line() -> None:
    """Where computer players begin, too."""
    guide = Slow(happens=lambda: signal.raise_signal(signal.SIGINT))
    stage = Stage(thinking(guide), "bot:1,Jana")
    assert stage.session.agenda.done


def test_an_action_is_never_broken_into() -> None:
    """Outside of a thought Ctrl+C does not raise: what is written is written whole."""
    console = Stage(thinking(Slow()), "Jana,bot:1").console
    states = [console.reading]
    with console.breakable():
        states.append(console.reading)
    assert [False, True, False] == [*states, console.reading]


def test_without_a_search_nothing_changes() -> None:
    """Quick players are told in one go."""
    stage: Any = Stage()
    before = len([text for text in stage.spy.writes if text])
    stage.type("hod", "přičti")
    assert before + 2 == len([text for text in stage.spy.writes if text])
