"""The profile for low vision: a picture of the board, what was told, and a line to type on, in one window.

Colours carry nothing that letters, signs and words don't say.
"""

from __future__ import annotations

import asyncio
import os
import select
import sys
from collections.abc import AsyncGenerator, Callable, Hashable, Iterable, Sequence
from contextlib import AbstractContextManager
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Self, TextIO

from prompt_toolkit import clipboard, completion, filters, history, styles
from prompt_toolkit.application import Application
from prompt_toolkit.application.current import set_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput, ConditionalProcessor, PasswordProcessor
from prompt_toolkit.output import ColorDepth, create_output

from accessgames.shell.input import editor, readers, terminal_guard, toolkit_keys
from accessgames.shell.sight import palette, steady, told, window

if TYPE_CHECKING:
    from prompt_toolkit.formatted_text import StyleAndTextTuples

    from accessgames.language import Message

_DEPTHS: Final = {
    "exact": ColorDepth.DEPTH_24_BIT,
    "cube": ColorDepth.DEPTH_8_BIT,
    "sixteen": ColorDepth.DEPTH_4_BIT,
    "none": ColorDepth.DEPTH_1_BIT,
}

_SECOND: Final = 1.0
"""How often it is asked whether something has come up."""

_REPAINTED: Final = 10
"""Seconds after which the time in the last row is shown anew: what changes always draws the eyes to it."""

_FAREWELL: Final = b"\x1b[?2004l\x1b[?25h\x1b[?7h\x1b[0m\x1b[?1049l\r\n\x1b[J"
"""Ends what may be on when a signal comes: brackets around pasted text, colours, the other screen."""


class SightReader(AbstractContextManager["SightReader"]):
    """Reads lines below a picture, which may be drawn anew at any time: nobody listens to this profile."""

    prompts = True
    own_prompt = True

    def __init__(self, stdin: TextIO, stdout: TextIO, theme: str, step: int) -> None:
        """Read from a terminal, in the colours of a theme and at a step of magnification."""
        self._stdin, self._stdout = stdin, stdout
        self._told = told.Told()
        self._look = window.Look(step=step)
        self._request: readers.ReadRequest | None = None
        self._words: Callable[[Message], str] = str
        self._owner: Hashable = None
        self._input = create_input(stdin)
        self._output = create_output(stdout)
        few = self._output.get_default_color_depth() is ColorDepth.DEPTH_4_BIT
        self._depth = palette.find_depth(os.environ, sixteen=few)
        self._past = _Past()
        self._woken = False
        self._standing: editor.Standing = ("", 0)
        self._summed = False
        self._spare = True
        self._renderer: steady.SteadyRenderer | None = None
        self._theme = theme
        self._begin()
        self._guard = terminal_guard.TerminalGuard(stdin.fileno(), _FAREWELL) if stdin.isatty() else None

    def _begin(self) -> None:
        """Make an editor that remembers nothing: no lines, and not what was cut or searched for."""
        self._past = _Past()
        self._buffer = Buffer(
            completer=_Words(self),
            complete_while_typing=True,
            history=self._past,
            multiline=False,
            accept_handler=self._accept,
        )
        style = styles.Style.from_dict(palette.paint(self._theme, self._depth))
        # What stands while nobody is asked: an editor can only be drawn while it works.
        self._still = Layout(
            self._stack(Window(FormattedTextControl("", focusable=True), height=1, style="class:plain"))
        )
        self._app: Application[str] = Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            clipboard=clipboard.InMemoryClipboard(),
            style=style,
            include_default_pygments_style=False,
            color_depth=_DEPTHS[self._depth],
            full_screen=True,
            enable_page_navigation_bindings=False,
            input=self._input,
            output=self._output,
        )
        self._app.key_processor.after_key_press += self._pressed
        if self._renderer is None:
            self._renderer = steady.SteadyRenderer(style, self._output)
        self._renderer.style = style
        self._app.renderer = self._renderer

    def _layout(self) -> Layout:
        """Put the picture and what was told above the line that is typed on; the turn where there is room."""
        hidden = filters.Condition(lambda: self._request is not None and self._request.hidden)
        typing = BufferControl(
            self._buffer,
            input_processors=[
                ConditionalProcessor(PasswordProcessor(), hidden),
                BeforeInput(lambda: "" if self._request is None else self._request.prompt),
            ],
        )
        return Layout(self._stack(Window(typing, height=1, style="class:plain")), focused_element=typing)

    def _stack(self, line: Window) -> HSplit:
        page = Window(FormattedTextControl(self._page), style="class:plain", always_hide_cursor=True)
        footer = Window(FormattedTextControl(self._footer), height=self._footer_rows, style="class:title")
        return HSplit([page, line, footer])

    # ------------------------------------------------------------------ what is painted

    def _footer_rows(self) -> int:
        """Return the rows for whose turn it is, or for what may be typed where no told line needs them.

        The row of a match stays while nobody is asked, so that the picture does not jump.
        """
        if self._summed and self._output.get_size().rows >= window.TALL:
            return 1
        return int(self._spare and self._buffer.complete_state is not None)

    def _footer(self) -> StyleAndTextTuples:
        """Show what Tab would write, else sum up the position."""
        state = self._buffer.complete_state
        if state is None:
            return [("class:title", "" if self._request is None else f" {self._request.status()} ")]
        at = state.complete_index or 0
        words = [found.text for found in state.completions[at:]]
        style = "class:title" if state.complete_index is None else "class:plain"
        return [(style, f" {words[0]} "), ("class:title", "  ".join(("", *words[1:])))]

    def _page(self) -> StyleAndTextTuples:
        """Paint everything above the line that is typed on."""
        size = self._output.get_size()
        rows = size.rows - 1 - self._footer_rows()
        canvas = window.compose(self._look, self._told, (size.columns, max(1, rows)), self._words)
        if self._buffer.complete_state is None:
            self._spare = self._told.spare
        found: StyleAndTextTuples = []
        for runs in canvas.runs():
            found += [(f"class:{style}", text) for style, text in runs]
            found.append(("", "\n"))
        return found[:-1]

    def repaint(self) -> None:
        """Show what is to be seen now, although nobody is asked anything."""
        if self._renderer is not None and not self._app.is_running:
            # What is painted is kept for each count of paintings, and nobody counts but an editor at work.
            self._app.render_counter += 1
            with set_app(self._app):
                self._renderer.render(self._app, self._still)

    # ------------------------------------------------------------------ what is pressed

    def _accept(self, buffer: Buffer) -> bool:
        """Take the line; an empty one turns the page while there is more of the answer."""
        if not buffer.text and self._told.turn(1):
            return True
        self._app.exit(result=buffer.text)
        return False

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        empty = filters.Condition(
            lambda: not self._buffer.text and self._request is not None and bool(self._look.panels)
        )

        def bind(name: str, do: Any, **more: Any) -> None:  # noqa: ANN401 - as prompt_toolkit has it
            keys.add(name, **more)(lambda _event: do())

        bind("pagedown", lambda: self._told.turn(1))
        bind("pageup", lambda: self._told.turn(-1))
        bind("f6", self._next_panel, filter=filters.Condition(lambda: bool(self._look.panels)))
        for name, x, y in (("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)):
            bind(f"c-{name}", lambda x=x, y=y: self._move(x, y))
            bind(f"s-{name}", lambda x=x, y=y: self._move(x, y))
        bind("+", lambda: self._zoom(1), filter=empty)
        bind("-", lambda: self._zoom(-1), filter=empty)
        keys.add("c-c")(_interrupt)
        keys.add("c-d", filter=filters.Condition(lambda: not self._buffer.text))(_end)
        return keys

    def _pressed(self, _processor: object) -> None:
        """Let a voice hear what a key has done; the one that ends the line is answered."""
        if self._request is not None:
            before, self._standing = self._standing, (self._buffer.text, self._buffer.cursor_position)
            key = editor.Key.ENTER if self._app.is_done else editor.Key.OTHER
            self._request.aids.heed(key, before, self._standing)

    def _next_panel(self) -> None:
        self._look = self._look.next_panel()

    def _move(self, x: int, y: int) -> None:
        self._look = self._look.moved(x, y)

    def _zoom(self, step: int) -> None:
        if self._request is not None:
            self._request.zoom(step)

    # ------------------------------------------------------------------ what the console wants

    def __enter__(self) -> Self:
        """Remember how the terminal is, and keep what is typed meanwhile off the picture."""
        if self._guard is not None:
            self._guard.open()
            self._guard.mute()
        return self

    def __exit__(self, *exc: object) -> None:
        """Give the terminal back, with what was told last on it: the window is gone."""
        if self._renderer is not None:
            self._renderer.close()
        if self._guard is not None:
            self._guard.close()
        last = self._told.last()
        if last:
            self._stdout.write("".join(f"{line}\n" for line in last))
            self._stdout.flush()

    def adapt(self, theme: str, step: int) -> None:
        """Use other colours and another magnification from now on."""
        self._look = self._look.at(step)
        if theme != self._theme and self._renderer is not None:
            self._theme = theme
            self._renderer.style = self._app.style = styles.Style.from_dict(palette.paint(theme, self._depth))
        self.repaint()

    def take(self, lines: Sequence[str]) -> None:
        """Show lines that are told."""
        if lines:
            self._told.take(lines)
            self.repaint()

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
        """Clear what the terminal shows, and what can be scrolled or turned back to."""
        self._told.clear()
        self._look = window.Look(step=self._look.step)
        toolkit_keys.wipe_output(self._output)
        if self._renderer is not None:
            self._renderer.forget()

    def read(self, request: readers.ReadRequest) -> readers.TypedLine:
        """Return the line that is typed.

        Raises:
            EOFError: Ctrl+D on an empty line.
            KeyboardInterrupt: Ctrl+C.
        """
        if request.owner != self._owner:
            self._owner = request.owner
            self._begin()
        self._request, self._words = request, request.words
        look = window.Look(request.panels(), request.cursor(), self._look.step)
        self._look = look.after(self._look)
        self._summed = bool(request.status().strip())
        self._past.lines = request.aids.past
        self._buffer.reset(Document(""))
        self._woken = False
        self._standing = ("", 0)
        line = self._app.run(pre_run=self._watch)
        if self._woken:
            self._told.interrupt()
        else:
            self._told.typed("" if request.hidden else f"{request.prompt}{line}".strip())
        self._request = None
        self.repaint()
        return readers.TypedLine(line)

    def _watch(self) -> None:
        """Let the clock be asked while the line is awaited; that ends with the line."""
        self._app.create_background_task(self._wait())

    async def _wait(self) -> None:
        """Give up the empty line when something has come up; half a line is never broken into."""
        for seconds in count(1):
            await asyncio.sleep(_SECOND)
            request = self._request
            if request is None or request.wake is None:
                return
            if not self._buffer.text and request.wake():
                self._woken = True
                self._app.exit(result="")
                return
            if not seconds % _REPAINTED:
                self._app.invalidate()

    @property
    def request(self) -> readers.ReadRequest | None:
        """What is asked now; None while nobody is."""
        return self._request


def _interrupt(event: KeyPressEvent) -> None:
    event.app.exit(exception=KeyboardInterrupt, style="")


def _end(event: KeyPressEvent) -> None:
    event.app.exit(exception=EOFError, style="")


class _Past(history.History):
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


class _Words(completion.Completer):
    """Completes what the shell knows."""

    def __init__(self, reader: SightReader) -> None:
        """Complete what the reader asks for."""
        self._reader = reader

    def get_completions(
        self, document: Document, complete_event: completion.CompleteEvent
    ) -> Iterable[completion.Completion]:
        """Yield the words that may stand at the cursor."""
        del complete_event
        request = self._reader.request
        text = document.text_before_cursor
        if request is None or not text or request.hidden:
            return
        found = request.aids.complete(text)
        for word in found.words:
            yield completion.Completion(word, start_position=found.start - len(text))
