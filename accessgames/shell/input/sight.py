"""The profile for low vision: a line with a completion menu, a status line, strong contrast and much space.

Colours carry nothing that the words don't say.
"""

from __future__ import annotations

import os
import select
import sys
from collections.abc import AsyncGenerator, Hashable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final, Self, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.history import History
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.output import create_output
from prompt_toolkit.styles import Style

from accessgames.shell.input.readers import ReadRequest, TypedLine
from accessgames.shell.input.terminal_guard import TerminalGuard
from accessgames.shell.input.toolkit_keys import wipe_terminal

if TYPE_CHECKING:
    from prompt_toolkit.document import Document


COLOURS: Final = {
    "dark": ("#ffffff", "#000000", "1;97;40"),
    "light": ("#000000", "#ffffff", "22;30;107"),
    "yellow": ("#ffff00", "#000000", "1;93;40"),
}
"""Ink and paper of each theme, and the same as the terminal's own codes for lines that are told."""


_TO_THE_END: Final = "\x1b[K"
"""Lets the paper reach to the edge of the window: else a light theme is a row of patches on a dark one."""


_FAREWELL: Final = b"\x1b[?2004l\x1b[?25h\x1b[?7h\x1b[0m\r\n\x1b[J"
"""Ends what prompt_toolkit may have switched on when a signal comes: brackets around pasted text, colours."""


class SightReader(AbstractContextManager["SightReader"]):
    """Reads lines with prompt_toolkit, which may redraw whatever it likes: nobody listens to this profile."""

    prompts = True
    own_prompt = True

    def __init__(self, stdin: TextIO, stdout: TextIO, theme: str) -> None:
        """Read from a terminal in the colours of a theme."""
        self._stdin, self._stdout, self._theme = stdin, stdout, theme
        self._completer = _Words()
        self._past = _Past()
        self._status = ""
        self._owner: Hashable = None
        self._session = self._begin()
        self._guard = TerminalGuard(stdin.fileno(), _FAREWELL) if stdin.isatty() else None

    def _begin(self) -> PromptSession[str]:
        """Return an editor that remembers nothing: no lines, and not what was cut or searched for."""
        ink, paper, _ = COLOURS[self._theme]
        self._input = create_input(self._stdin)
        session: PromptSession[str] = PromptSession(
            input=self._input,
            output=create_output(self._stdout),
            completer=self._completer,
            complete_while_typing=True,
            history=self._past,
            bottom_toolbar=lambda: self._status,
            style=Style.from_dict(
                {
                    "": f"bold {ink} bg:{paper}",
                    "bottom-toolbar": f"noreverse bold {ink} bg:{paper}",
                    "completion-menu": f"bold {ink} bg:{paper}",
                    "completion-menu.completion.current": f"bold {paper} bg:{ink} underline",
                    "scrollbar.background": f"bg:{paper}",
                    "scrollbar.button": f"bg:{ink}",
                }
            ),
        )
        # A terminal that does not tell where its cursor is gets no warning about that in English.
        session.app.renderer.cpr_not_supported_callback = None
        return session

    def __enter__(self) -> Self:
        """Remember how the terminal is: it is changed for every line."""
        if self._guard is not None:
            self._guard.open()
        return self

    def __exit__(self, *exc: object) -> None:
        """Give the terminal back."""
        if self._guard is not None:
            self._guard.close()

    def pending(self) -> bool:
        """Tell whether a line was typed meanwhile; on Windows that is not known."""
        return sys.platform != "win32" and bool(select.select([self._stdin], [], [], 0)[0])

    def drop_keys(self) -> None:
        """Drop what was typed ahead; on Windows the next editor does not get it, either."""
        clear_typeahead(self._input)
        if sys.platform != "win32":
            import termios  # noqa: PLC0415 - not on Windows

            termios.tcflush(self._stdin, termios.TCIFLUSH)

    def wipe(self) -> None:
        """Clear what the terminal shows, and what can be scrolled back to."""
        wipe_terminal(self._stdout)

    def read(self, request: ReadRequest) -> TypedLine:
        """Return the line that is typed.

        Raises:
            EOFError: Ctrl+D on an empty line.
            KeyboardInterrupt: Ctrl+C.
        """
        if request.owner != self._owner:
            self._owner, self._past = request.owner, _Past()
            self._session = self._begin()
        self._completer.request = request
        self._past.lines = request.aids.past
        self._status = f" {request.status()} "
        return TypedLine(self._session.prompt(request.prompt, is_password=request.hidden))


class _Past(History):
    """Earlier lines of whoever has the keyboard now."""

    def __init__(self) -> None:
        """Know nothing until something is asked."""
        super().__init__()
        self.lines: Sequence[str] = ()

    async def load(self) -> AsyncGenerator[str, None]:
        """Yield the lines afresh each time, the latest first: they belong to one person."""
        for line in reversed(self.lines):
            yield line

    def load_history_strings(self) -> Iterable[str]:
        """Return the lines, the latest first."""
        return reversed(self.lines)

    def store_string(self, string: str) -> None:
        """Do nothing: the console keeps what was typed."""


class _Words(Completer):
    """Completes what the shell knows."""

    def __init__(self) -> None:
        """Know nothing until something is asked."""
        self.request: ReadRequest | None = None

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Yield the words that may stand at the cursor."""
        del complete_event
        if self.request is None:
            return
        text = document.text_before_cursor
        found = self.request.aids.complete(text)
        for word in found.words:
            yield Completion(word, start_position=found.start - len(text))


def apply_theme(theme: str) -> tuple[str, str]:
    """Return what to write before and after a line in the colours of a theme; nothing if unwanted."""
    if os.environ.get("NO_COLOR"):
        return "", ""
    return f"\x1b[{COLOURS[theme][2]}m", f"{_TO_THE_END}\x1b[0m"
