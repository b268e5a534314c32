"""What a voice was cut off in: it is still in the history, and is heard again from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from accessgames.output.ports import Ports, VoicePort
from tests.output.test_voice import Spy
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.output.worker import Worker


def voiced() -> tuple[Stage, Spy]:
    """Return a match whose voice only notes what it gets."""
    stage, spy = Stage(), Spy()
    stage.console.ports = Ports([VoicePort(cast("Worker", spy), lambda line: line.full)])
    return stage, spy


def test_what_was_cut_off_is_heard_again_from_there() -> None:
    """The line in which the voice was silenced comes first; nothing that was heard comes again."""
    stage, spy = voiced()
    told = stage.type("pomoc")
    spy.ended = 2
    stage.console.ports.stop()
    assert told[2:] == stage.type("zopakuj")


def test_the_whole_answer_is_still_the_last_one() -> None:
    """When the rest was heard to its end, it is repeated from its beginning; the history has all of it."""
    stage, spy = voiced()
    told = stage.type("pomoc")
    spy.ended = 1
    stage.console.ports.stop()
    stage.type("zopakuj")
    spy.ended = len(spy.calls)
    stage.console.ports.stop()
    assert told[1:] == stage.type("zopakuj")[1:]
    assert set(told[1:]) <= {entry.text for entry in stage.console.history.for_listener(0)}


def test_without_a_voice_everything_is_repeated() -> None:
    """A screen reader is not ours to cut off."""
    stage = Stage()
    told = stage.type("pomoc")
    stage.console.ports.stop()
    assert told[1:] == stage.type("zopakuj")[1:]
