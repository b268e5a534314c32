"""The row below the line that is typed on: never empty, never in the place of a told line, easy to read."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.shell.input.editor import Aids, Completion
from accessgames.shell.input.readers import ReadRequest, TypedLine
from accessgames.shell.sight.palette import THEMES
from accessgames.shell.sight.window import compose
from tests.shell.sight.eyes import EXACT, WORDS, Seen, Terminal, panels_of
from tests.shell.sight.palettes import LEAST, PALETTES
from tests.shell.sight.test_palette import DEPTHS, SIZES
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.games.pictures import Panel
    from accessgames.shell.sight.canvas import Canvas

sight = pytest.importorskip("accessgames.shell.input.sight")

pytestmark = not_on_windows("the test terminal is of the Unix kind")

OFFERED: Final = ("stav", "stručně")
PAINTED: Final = 8
"""Paintings after which what was asked for is there."""

Shown = tuple[list[str], set[tuple[str, str, bool]]]
"""What can be read, and the inks with their papers."""


def complete(text: str) -> Completion:
    """Offer two words."""
    return Completion(0, tuple(word for word in OFFERED if word.startswith(text)))


class Typist:
    """Somebody who types two letters, waits for what is offered, takes the first word, and enters it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, terminal: Terminal) -> None:
        self.terminal = terminal
        self.shown: dict[str, Shown] = {}
        self._times: Counter[str] = Counter()
        self._pipe: Any = None

        def painting(*args: Any) -> Canvas:  # noqa: ANN401 - as `compose` takes them
            self._look()
            canvas: Canvas = compose(*args)
            return canvas

        monkeypatch.setattr(sight.window, "compose", painting)
        monkeypatch.setattr(sight, "_SECOND", 0.01)
        monkeypatch.setattr(sight, "_REPAINTED", 1)

    def _look(self) -> None:
        """Keep what is seen a few paintings after a key, and press the next one."""
        typed = next((row for row in self.terminal.rows if row.startswith("Příkaz: st")), "")[8:]
        self._times[typed] += 1
        if typed in {"st", "stav"} and self._times[typed] == PAINTED:
            self.shown[typed] = self.terminal.rows, self.terminal.looks()
            self._pipe.send_text("\t" if typed == "st" else "\r")

    def type(
        self,
        told: Sequence[str],
        panels: Sequence[Panel] = (),
        theme: str = "dark",
        environ: Mapping[str, str] = EXACT,
    ) -> TypedLine:
        """Hear lines and type; return the line that was entered."""
        with Seen(self.terminal, theme, environ) as seen:
            self._pipe = seen.pipe
            seen.type("kdo\r")
            seen.reader.take(told)
            seen.pipe.send_text("st")
            asked = ReadRequest(
                "Příkaz: ",
                Aids(complete),
                panels=lambda: tuple(panels),
                words=WORDS,
                wake=lambda: False,
            )
            return seen.reader.read(asked)


@pytest.mark.parametrize("size", SIZES)
def test_an_empty_row_is_not_kept(size: tuple[int, int]) -> None:
    """Where nothing sums up the position, as before a match, the line that is typed on is the last one."""
    terminal = Terminal(*size)
    with Seen(terminal) as seen:
        seen.type("tahy\r")
        seen.reader.take([f"Možnost {number}." for number in range(50)])
        seen.type("\x1b[6~\x1b[5~x\r", words=WORDS)
    assert all(terminal.rows[:-1])
    assert "Příkaz: x" in terminal.raw.replace("\x1b[0m", "")


@pytest.mark.parametrize("size", SIZES)
def test_what_sums_up_the_position_has_its_row(size: tuple[int, int]) -> None:
    """In a match that row is never empty while somebody is asked; a small window does without."""
    rows: list[str] = []
    terminal = Terminal(*size)

    def status() -> str:
        rows.append(terminal.rows[-1])
        return "Na tahu: Jana."

    with Seen(terminal) as seen:
        seen.type("x\r", status=status)
    assert (" Na tahu: Jana. " in terminal.raw) == (size[1] >= sight.window.TALL)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["", "iota", "quantum"])
def test_offered_words_hide_no_told_line(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer of any length that is in sight stays there; where it leaves no row, Tab writes the word."""
    panels = panels_of(game) if game else ()
    for count in range(1, size[1], 2 if size[1] < sight.window.TALL else 7):
        told = [f"Možnost {number}." for number in range(count)]
        typist = Typist(monkeypatch, Terminal(*size))
        assert TypedLine("stav") == typist.type(told, panels)
        (before, _), (offered, _) = typist.shown["st"], typist.shown["stav"]
        seen = [line for line in told if any(line in row for row in offered)]
        whole = "Ještě" not in "".join(offered)
        assert whole == (seen == told), offered
        assert whole or not any("stručně" in row for row in (*before, *offered)), offered


def test_words_are_offered_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, and the chosen one first."""
    typist = Typist(monkeypatch, Terminal(40, 12))
    typist.type(["Váš tah."])
    assert [" stav   stručně", " stav   stručně"] == [rows[-1] for rows, _ in typist.shown.values()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("depth", ["exact", "cube", "sixteen"])
def test_offered_words_stand_out(
    theme: str, depth: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Offered or chosen, they are at least 7 to 1 in whatever palette, as is everything above them."""
    typist = Typist(monkeypatch, Terminal(*size))
    typist.type(["Váš tah."], theme=theme, environ=DEPTHS[depth])
    looks = {look for _, found in typist.shown.values() for look in found}
    assert all("stručně" in rows[-1] for rows, _ in typist.shown.values())
    assert [] == [
        (name, *look)
        for name, palette in PALETTES.items()
        for look in looks
        if palette.contrast(look[0], look[1], bold=look[2]) < LEAST
    ]
