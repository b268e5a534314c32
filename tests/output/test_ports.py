from __future__ import annotations

from accessgames.language import Rendered
from accessgames.output.ports import Ports
from tests.output.recorder import Recorder

LINE = Rendered("Jste na tahu.", "Na tahu.", "tah", "turn")


def test_without_ports_everything_is_silent() -> None:
    """Own speech is off unless somebody opens a port; all calls do nothing then."""
    ports = Ports()
    ports.speak(LINE, interrupt=True)
    ports.braille(LINE)
    ports.stop()
    ports.close()
    assert not ports.brailles


def test_every_port_hears_every_line() -> None:
    """Speech and Braille get the same lines with the same urgency."""
    voice, display = Recorder(), Recorder(brailles=True)
    Ports([voice, display]).speak(LINE, interrupt=True)
    assert [(LINE, True)] == voice.lines == display.lines


def test_secrets_go_to_displays_only() -> None:
    """What only a finger may read is not spoken."""
    voice, display = Recorder(), Recorder(brailles=True)
    ports = Ports([voice, display])
    ports.braille(LINE)
    assert [] == voice.lines
    assert [(LINE, True)] == display.lines
    assert ports.brailles


def test_stop_and_close_reach_all() -> None:
    """Silence and the end concern every port."""
    first, second = Recorder(), Recorder()
    ports = Ports([first, second])
    ports.stop()
    ports.close()
    assert (1, 1) == (first.stops, second.stops)
    assert first.closed
    assert second.closed
