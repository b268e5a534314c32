"""The ports for the ear and for the finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from accessgames.language import Rendered
from accessgames.output.ports import DisplayPort, VoicePort

if TYPE_CHECKING:
    from accessgames.output.worker import Worker

LINE = Rendered("Jste na tahu.", "Na tahu.", "tah", "turn")
OTHER = Rendered("Máte 3 karty.", "3 karty.", "3k", "answer")
SILENT = Rendered("", "", "", "bot")


class Spy:
    """A worker that only notes what it gets."""

    def __init__(self) -> None:
        """Nothing came."""
        self.calls: list[tuple[str, bool] | str] = []

    def say(self, text: str, *, interrupt: bool) -> None:
        """Note a text."""
        self.calls.append((text, interrupt))

    def stop(self) -> None:
        """Note the silence."""
        self.calls.append("stop")

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
    port = DisplayPort(cast("Worker", spy), lambda rendered: rendered.braille)
    port.speak(OTHER, interrupt=True)
    port.speak(SILENT, interrupt=False)
    port.speak(LINE, interrupt=False)
    port.flush()
    port.flush()
    port.stop()
    port.close()
    assert [("3k; tah", True), "close"] == spy.calls
    assert port.brailles
