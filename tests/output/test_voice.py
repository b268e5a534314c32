"""The ports for the ear and for the finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from accessgames.language import Rendered
from accessgames.output.ports import DisplayPort, Ports, VoicePort

if TYPE_CHECKING:
    from accessgames.output.line_worker import LineWorker
    from accessgames.output.worker import Worker

LINE = Rendered("Jste na tahu.", "Na tahu.", "tah", "turn")
OTHER = Rendered("Máte 3 karty.", "3 karty.", "3k", "answer")
SILENT = Rendered("", "", "", "bot")


class Spy:
    """A worker that only notes what it gets."""

    def __init__(self) -> None:
        """Nothing came."""
        self.calls: list[tuple[str, bool] | str] = []
        self.asked: list[str] = []
        self.ended = 0
        self.here: bool | None = True

    def say(self, text: str, *, interrupt: bool, kept: bool = False, aside: bool = False) -> int:
        """Note a text."""
        self.calls.append((text, interrupt))
        if kept or aside:
            self.asked.append(text)
        return len(self.calls)

    def stop(self) -> None:
        """Note the silence."""
        self.calls.append("stop")

    owed = 0

    def owes(self, number: int) -> bool:
        """Whether a text is still to be heard."""
        return number <= self.owed

    def close(self) -> None:
        """Note the end."""
        self.calls.append("close")


def test_a_voice_says_line_by_line() -> None:
    """Each with its own urgency; a line without words is not said."""
    spy = Spy()
    port = VoicePort(cast("Worker", spy), lambda rendered: rendered.full)
    port.speak(OTHER, interrupt=True)
    port.speak(SILENT, interrupt=False)
    port.speak(LINE, interrupt=False)
    port.flush()
    port.stop()
    port.close()
    assert [("Máte 3 karty.", True), ("Jste na tahu.", False), "stop", "close"] == spy.calls
    assert not port.brailles


def test_a_display_shows_an_answer_as_one_text() -> None:
    """Else only its last line would stay under the finger; a new command does not wipe it."""
    spy = Spy()
    port = DisplayPort(cast("LineWorker", spy), lambda rendered: rendered.braille)
    port.speak(OTHER, interrupt=True)
    port.speak(SILENT, interrupt=False)
    port.speak(LINE, interrupt=False)
    port.flush()
    port.flush()
    port.stop()
    port.close()
    assert [("3k; tah", True), "close"] == spy.calls
    assert port.brailles


def spoken(spy: Spy, *lines: Rendered) -> VoicePort:
    """Return a voice that was given lines, of which none has ended."""
    port = VoicePort(cast("Worker", spy), lambda rendered: rendered.full)
    for line in lines:
        port.speak(line, interrupt=False)
    return port


def test_a_voice_knows_where_it_was_cut_off() -> None:
    """In the first line that did not end, however often it is silenced and whatever is echoed then."""
    spy = Spy()
    port = spoken(spy, OTHER, LINE)
    spy.ended = 1
    port.stop()
    port.echo("á")
    spy.ended = 4
    port.stop()
    assert LINE is port.cut


def test_what_was_heard_to_its_end_was_not_cut() -> None:
    """And what is told next begins anew."""
    spy = Spy()
    port = spoken(spy, OTHER, LINE)
    spy.ended = 2
    port.stop()
    assert port.cut is None
    port = spoken(spy, OTHER)
    port.stop()
    port.speak(LINE, interrupt=False)
    assert port.cut is None


def test_events_may_become_a_number_and_answers_never() -> None:
    """What was asked for is said in full, however long it is."""
    spy = Spy()
    spoken(spy, Rendered("Alfa jde.", "Alfa.", "A", "bot"), OTHER, LINE).echo("bé")
    assert [OTHER.full, LINE.full, "bé"] == spy.asked


def test_a_voice_talks_until_its_latest_text_has_ended() -> None:
    """What was cut off is no longer to be heard; a backend that is gone owes nothing."""
    spy = Spy()
    port = VoicePort(cast("Worker", spy), lambda rendered: rendered.full)
    all_of_them = Ports([port])
    talk = [all_of_them.talk]
    port.speak(LINE, interrupt=False)
    port.speak(OTHER, interrupt=False)
    for spy.owed in (2, 0, 2):
        talk.append(all_of_them.talk)
    port.stop()
    assert [False, True, False, True, False] == [*talk, all_of_them.talk]
