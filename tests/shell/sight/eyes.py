"""A terminal without a window, and somebody who looks at it: characters and the colours they really have."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, Self

import pyte
import pytest

from accessgames.language import Language
from accessgames.shell.input.editor import Aids
from accessgames.shell.input.readers import ReadRequest, TypedLine
from accessgames.shell.sight.saying import say_panels
from accessgames.testing.cases import Beginning, make_case, walk
from accessgames.testing.speech import Listening

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from accessgames.games.pictures import Panel, Pointer
    from accessgames.shell.input.sight import SightReader

EXACT: Final = {"COLORTERM": "truecolor"}

GAMES: Final = ("iota", "quantum", "tetrikon", "iqlandie")


class Terminal:
    """A terminal of a size; whatever is written to it is shown.

    Attributes:
        raw: Everything that was written.
    """

    def __init__(self, columns: int = 80, rows: int = 24) -> None:
        self.raw = ""
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self._screen)

    def write(self, text: str) -> None:
        """Show text as a terminal does."""
        self.raw += text
        self._stream.feed(text)

    def flush(self) -> None:
        """Nothing waits to be written."""

    def isatty(self) -> bool:
        """It is one."""
        return True

    def fileno(self) -> int:
        """No file stands behind it."""
        raise OSError

    def resize(self, columns: int, rows: int) -> None:
        """Change the window."""
        self._screen.resize(rows, columns)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self._screen.columns, self._screen.lines

    @property
    def cursor(self) -> tuple[int, int]:
        """Column and row of the cursor, from 0."""
        return self._screen.cursor.x, self._screen.cursor.y

    @property
    def rows(self) -> list[str]:
        """What can be read, without blanks at the ends."""
        return [row.rstrip(" ") for row in self._screen.display]

    @property
    def text(self) -> str:
        """The same as one text."""
        return "\n".join(self.rows)

    def cells(self) -> Iterator[tuple[str, str, str]]:
        """Yield each character that is no blank with its ink and its paper, as they come out."""
        for row in self._screen.buffer.values():
            for cell in row.values():
                if cell.data.strip():
                    ink, paper = (cell.bg, cell.fg) if cell.reverse else (cell.fg, cell.bg)
                    yield cell.data, ink, paper

    def looks(self) -> set[tuple[str, str, bool]]:
        """Return each ink with its paper that anything to be read has, and whether it is bold."""
        cells = (cell for row in self._screen.buffer.values() for cell in row.values() if cell.data.strip())
        pairs = ((cell, *((cell.bg, cell.fg) if cell.reverse else (cell.fg, cell.bg))) for cell in cells)
        return {(ink, paper, cell.bold) for cell, ink, paper in pairs}


@cache
def played(game: str, tag: str = "cs") -> Listening:
    """Return a match of two, played at random, and the language it is told in."""
    case = make_case(game)
    return Listening(walk(Beginning(case, case.game.setup(2, {}), "7")), tag)


def panels_of(game: str, part: float = 0.5, seat: int = 0, tag: str = "cs") -> tuple[Panel, ...]:
    """Return what a seat of a match of two sees after a part of it, in the words of a language."""
    heard = played(game, tag)
    moments = heard.walk.moments
    moment = moments[min(len(moments) - 1, int(part * len(moments)))]
    pictures = heard.room.pictures
    assert pictures is not None
    return say_panels(pictures.panels(heard.listener(moment.state, seat)), heard.language)


@cache
def views_of(game: str, tag: str = "cs") -> tuple[tuple[Panel, ...], ...]:
    """Return what one sees of a match: one look for each set of boards that there is, the first and the last.

    Tasks that are prepared and each kind that is solved are such sets, and so are exhibitions and diagrams.
    """
    heard = played(game, tag)
    pictures = heard.room.pictures
    assert pictures is not None
    found: dict[frozenset[str], list[tuple[Panel, ...]]] = {}
    for moment in heard.walk.moments:
        panels = tuple(pictures.panels(heard.listener(moment.state, 0)))
        keys = (
            panel.key if "task" in panel.key else panel.key.split("-")[0] for panel in panels if panel.tiles
        )
        found.setdefault(frozenset(keys), []).append(panels)
    return tuple(
        said
        for views in found.values()
        for panels in (views[0], views[-1])
        if (said := say_panels(panels, heard.language))
    )


class Seen:
    """Somebody with low vision at a terminal, for whom everything was typed beforehand.

    Attributes:
        terminal: What they look at.
        reader: What reads their lines.
    """

    def __init__(
        self, terminal: Terminal, theme: str = "dark", environ: Mapping[str, str] = EXACT, depth: str = ""
    ) -> None:
        """Sit down; `environ` is all that the terminal says of itself, `depth` what is known of it beside."""
        from prompt_toolkit.data_structures import Size  # noqa: PLC0415 - slow to load
        from prompt_toolkit.input import create_pipe_input  # noqa: PLC0415 - as above
        from prompt_toolkit.output import ColorDepth  # noqa: PLC0415 - as above
        from prompt_toolkit.output.vt100 import Vt100_Output  # noqa: PLC0415 - as above

        from accessgames.shell.input import sight  # noqa: PLC0415 - as above

        self.terminal = terminal

        def size() -> Size:
            columns, rows = terminal.size
            return Size(rows=rows, columns=columns)

        known = ColorDepth[depth] if depth else None
        output = Vt100_Output(terminal, size, "xterm", known, enable_cpr=False)  # type: ignore[arg-type] # it only writes
        self._context = create_pipe_input()
        self.pipe = self._context.__enter__()
        with pytest.MonkeyPatch.context() as patch:
            for name in ("NO_COLOR", "COLORTERM", "TERM", "WT_SESSION"):
                patch.delenv(name, raising=False)
            for name, value in environ.items():
                patch.setenv(name, value)
            patch.setattr(sight, "create_input", lambda _stdin: self.pipe)
            patch.setattr(sight, "create_output", lambda _stdout: output)
            self.reader: SightReader = sight.SightReader(StringIO(), terminal, theme, 2)  # type: ignore[arg-type] # as above

    def __enter__(self) -> Self:
        self.reader.__enter__()
        return self

    def __exit__(self, *exc: object) -> None:
        self.reader.__exit__()
        self._context.__exit__(None, None, None)

    def type(self, keys: str, **more: Any) -> TypedLine:  # noqa: ANN401 - as a request has it
        """Type keys, Enter among them, and return the line."""
        self.pipe.send_text(keys)
        return self.reader.read(ReadRequest("Příkaz: ", Aids(), **more))

    def look(self, panels: Sequence[Panel], told: Sequence[str] = (), cursor: Pointer | None = None) -> str:
        """Tell lines, ask for a line, and return what is on the screen then."""
        self.reader.take(told)
        self.type("x\r", panels=lambda: tuple(panels), cursor=lambda: cursor, words=WORDS)
        return self.terminal.text


def words_of(tag: str) -> Any:  # noqa: ANN401 - a function of a message
    """Return what says a message in few words."""
    language = Language(tag)
    return lambda message: language.form(message, "brief")


WORDS: Final = words_of("cs")
"""Says messages in Czech."""
