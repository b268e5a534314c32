"""Single keys without Enter: each stands for a command, and shows nothing by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.shell.input.keystrokes import Key
from accessgames.shell.input.readers import Typed
from accessgames.shell.input.typed import LineReader

if TYPE_CHECKING:
    from accessgames.shell.input.readers import Request


class KeyReader(LineReader):
    """Reads single keys; where free text is wanted, or a command needs more words, a line is typed."""

    def read(self, request: Request) -> Typed:
        """Return the command that the next key means, or the line that is typed.

        Raises:
            EOFError: Ctrl+D, or the terminal is gone.
            KeyboardInterrupt: Ctrl+C.
        """
        if request.press is None:
            return Typed(self.edit(request.prompt, request.aids, wake=request.wake))
        try:
            woken = self.woken(request.wake)
        except KeyboardInterrupt:
            self.show("\n")
            raise
        if woken:
            self.show("\n")
            return Typed("")
        key = self.key()
        if key in (Key.INTERRUPT, Key.END_OF_INPUT):
            self.show("\n")
            raise KeyboardInterrupt if key == Key.INTERRUPT else EOFError
        press = request.press(key)
        if press.whole:
            return Typed(press.line, shown=False)
        begun = f"{press.line} ".lstrip(" ")
        shown = begun or f"{key} "  # no key may be met with silence
        self.show(shown)
        typed = self.edit(request.prompt + shown, request.aids, cancel=True)
        return Typed(begun + typed if typed else "")
