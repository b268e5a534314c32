"""The port for the ear and the port for the finger: which form of a line each gets, and how lines follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.language.values import Rendered
    from accessgames.output.worker import Worker

GAP: Final = "; "
"""What stands between the lines of one answer on a Braille line, which shows only the latest text."""


class VoicePort:
    """Says lines one after another.

    Attributes:
        brailles: False.
    """

    brailles = False

    def __init__(self, worker: Worker, form: Callable[[Rendered], str]) -> None:
        """Speak through a worker what `form` makes of a line; "" is not said."""
        self._worker = worker
        self._form = form

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Say a line after the others, or at once in their place."""
        text = self._form(rendered)
        if text:
            self._worker.say(text, interrupt=interrupt)

    def flush(self) -> None:
        """Every line was taken when it came."""

    def stop(self) -> None:
        """Be silent now."""
        self._worker.stop()

    def close(self) -> None:
        """End."""
        self._worker.close()


class DisplayPort:
    """Shows the lines of one answer as one text, which stays until the next.

    Attributes:
        brailles: True.
    """

    brailles = True

    def __init__(self, worker: Worker, form: Callable[[Rendered], str]) -> None:
        """Show through a worker what `form` makes of a line; "" is not shown."""
        self._worker = worker
        self._form = form
        self._lines: list[str] = []

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line; it is shown with those that are told along with it."""
        del interrupt
        text = self._form(rendered)
        if text:
            self._lines.append(text)

    def flush(self) -> None:
        """Show what was taken."""
        lines, self._lines = self._lines, []
        if lines:
            self._worker.say(GAP.join(lines), interrupt=True)

    def stop(self) -> None:
        """Leave the text where it is: a finger reads at its own pace."""

    def close(self) -> None:
        """End."""
        self._worker.close()
