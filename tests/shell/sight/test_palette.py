"""The colours that really come out, measured as the accessibility guidelines of the web count contrast."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.games.pictures import BRIGHT, Offset, Panel, Pointer, Tile
from accessgames.shell.sight.palette import STYLES, THEMES, TILES, find_depth, paint
from accessgames.shell.sight.told import Told
from accessgames.shell.sight.window import Look, compose
from tests.shell.sight.eyes import GAMES, WORDS, Seen, Terminal, panels_of, views_of
from tests.shell.sight.palettes import LEAST, PALETTES, contrast, exact
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from accessgames.games.pictures import Role

pytestmark = not_on_windows("the test terminal is of the Unix kind")

SIZES: Final = ((80, 24), (40, 12))

DEPTHS: Final = {
    "exact": {"COLORTERM": "truecolor"},
    "cube": {"TERM": "xterm-256color"},
    "sixteen": {"TERM": "linux"},
    "none": {"NO_COLOR": "1", "COLORTERM": "truecolor"},
}

_ALL: Final[tuple[Role, ...]] = (*BRIGHT, "white")

ROLES: Final = Panel("roles", "", tuple(Tile(Offset(x, 0), f"{x}", role=_ALL[x]) for x in range(len(_ALL))))
"""A tile of each colour."""

LONG: Final = [f"{number} ze 60: 20 bodů." for number in range(60)]
"""An answer that takes several pages."""


@cache
def looks(theme: str, depth: str, size: tuple[int, int]) -> frozenset[tuple[str, str, bool]]:
    """Return all inks with their papers that come out: every role, all games with a cursor, and no game.

    New things, a long answer, what was typed, and the hand-over, when the picture is gone, are among them.
    """
    terminal = Terminal(*size)
    found: set[tuple[str, str, bool]] = set()
    with Seen(terminal, theme, environ=DEPTHS[depth]) as seen:
        for panels in ((ROLES,), *(panels_of(game, part) for game in GAMES for part in (0.2, 0.5)), ()):
            cursor = Pointer(panels[0].key, panels[0].tiles[0].at) if panels else None
            seen.look(panels, LONG, cursor)
            found |= terminal.looks()
    return frozenset(found)


def everything(theme: str, depth: str) -> Terminal:
    """Show a game with everything that may be painted: a cursor, new things, a long answer."""
    terminal = Terminal()
    with Seen(terminal, theme, environ=DEPTHS[depth]) as seen:
        panels = panels_of("iota")
        seen.look(panels_of("iota", 0.2))
        seen.look(panels, LONG, Pointer(panels[0].key, panels[0].tiles[0].at))
        return terminal


def test_the_measure_itself() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1, and grey 119 on white 4.5 to 1."""
    assert 21.0 == pytest.approx(contrast((0, 0, 0), (255, 255, 255)))
    assert 1.0 == contrast((9, 9, 9), (9, 9, 9))
    assert 4.48 == pytest.approx(contrast((119, 119, 119), (255, 255, 255)), abs=0.01)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("depth", ["exact", "cube", "sixteen"])
def test_whatever_is_painted_stands_out(theme: str, depth: str, size: tuple[int, int]) -> None:
    """Everything to be read is at least 7 to 1, in whatever palette, and never in a colour of its default."""
    found = looks(theme, depth, size)
    assert len(found) > 1
    assert "default" not in {name for ink, paper, _ in found for name in (ink, paper)}
    assert [] == [
        (name, *look)
        for name, palette in PALETTES.items()
        for look in found
        if palette.contrast(look[0], look[1], bold=look[2]) < LEAST
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_sixteen_colours_are_two(theme: str) -> None:
    """Each terminal has its own idea of them: only black and bright white are used."""
    found = {name for ink, paper, _ in looks(theme, "sixteen", SIZES[0]) for name in (ink, paper)}
    assert {"black", "brightwhite"} == found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_window_has_other_styles(game: str, size: tuple[int, int]) -> None:
    """What was measured is all there is in a match, in each magnification and with a cursor."""
    told = Told()
    told.typed("tahy")
    told.take(LONG)
    for panels in views_of(game):
        for step in (1, 2, 3, 4):
            look = Look(panels, Pointer(panels[0].key, panels[0].tiles[0].at), step)
            rows = compose(look, told, (size[0], size[1] - 2), WORDS).rows
            assert {style for row in rows for _, style in row} <= set(STYLES)


def test_without_colours_the_contrast_is_that_of_the_terminal() -> None:
    """Nothing makes it less: no ink but the usual one, nor bold or dim; only Solarized itself is below 7."""
    for size in SIZES:
        assert {("default", "default", False)} == looks("dark", "none", size)
    own = {name: palette.contrast("default", "default") for name, palette in PALETTES.items()}
    faint = {name: round(ratio, 1) for name, ratio in own.items() if ratio < LEAST}
    assert {"solarized-dark": 4.7, "solarized-light": 4.1} == faint


@pytest.mark.parametrize("theme", THEMES)
def test_256_colours_are_the_same_colours(theme: str) -> None:
    """All that is used is in the cube that no palette changes."""
    assert list(everything(theme, "exact").cells()) == list(everything(theme, "cube").cells())


@pytest.mark.parametrize("environ", [{"NO_COLOR": "1", "COLORTERM": "truecolor"}, {"TERM": "dumb"}])
def test_without_colours_everything_is_told_by_shapes(environ: dict[str, str]) -> None:
    """Not one code of a colour goes out, and the same characters stand on the screen."""
    panels = panels_of("iota")
    plain, coloured = Terminal(), Terminal()
    with Seen(plain, environ=environ) as seen:
        seen.look(panels, ["Váš tah."])
        shown = plain.text
    with Seen(coloured) as seen:
        assert shown == seen.look(panels, ["Váš tah."])
    assert {("default", "default")} == {(ink, paper) for _, ink, paper in plain.cells()}
    assert "38;" not in plain.raw
    assert "48;" not in plain.raw


@pytest.mark.parametrize("theme", THEMES)
def test_dark_ink_is_never_bold(theme: str) -> None:
    """Many terminals show bold black as grey: 5 to 1 on white, too little."""
    for depth in ("exact", "sixteen"):
        styles = paint(theme, "exact" if depth == "exact" else "sixteen").values()
        dark = [style for style in styles if "#000000 bg" in style or "ansiblack bg" in style]
        assert dark
        assert all("nobold" in style for style in dark)


def test_every_role_has_a_colour_of_its_own() -> None:
    """And each of them stands out from the paper of the dark themes as a shape, too."""
    assert set(_ALL) == set(TILES)
    assert len(TILES) == len(set(TILES.values()))
    assert LEAST <= min(contrast(exact(fill[1:]), (0, 0, 0)) for fill in TILES.values())


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"COLORTERM": "truecolor", "TERM": "xterm"}, "exact"),
        ({"COLORTERM": "24bit"}, "exact"),
        ({"WT_SESSION": "5"}, "exact"),
        ({"TERM": "xterm-direct"}, "exact"),
        ({"TERM": "xterm-256color"}, "cube"),
        ({"TERM": "screen"}, "cube"),
        ({"TERM": "linux"}, "sixteen"),
        ({"TERM": "vt100-m"}, "none"),
        ({"TERM": "dumb"}, "none"),
        ({"NO_COLOR": "1", "COLORTERM": "truecolor"}, "none"),
    ],
)
def test_terminals_say_how_many_colours_they_have(environ: dict[str, str], depth: str) -> None:
    """Where one says nothing, as few as it may have."""
    assert depth == find_depth(environ)


@pytest.mark.parametrize("environ", [{}, {"WT_SESSION": "5"}, {"TERM": "xterm-256color"}])
def test_a_console_with_sixteen_colours_is_given_no_others(environ: dict[str, str]) -> None:
    """It would paint the nearest: black on its red is 5.3 to 1, too little; who wants none still has none."""
    assert "sixteen" == find_depth(environ, sixteen=True)
    assert "none" == find_depth({**environ, "NO_COLOR": "1"}, sixteen=True)
    assert LEAST > PALETTES["windows-legacy"].contrast("black", "brightred")


def test_what_writes_to_the_terminal_tells_how_many_colours_there_are() -> None:
    """The old console of Windows says nothing in its variables; what draws there knows."""
    terminal = Terminal()
    with Seen(terminal, environ={"COLORTERM": "truecolor"}, depth="DEPTH_4_BIT") as seen:
        seen.look(panels_of("iota"), ["Váš tah."])
    assert {"black", "brightwhite"} == {name for ink, paper, _ in terminal.looks() for name in (ink, paper)}


def test_joined_tiles_keep_their_colour() -> None:
    """A piece is filled from wall to wall."""
    tiles = tuple(Tile(Offset(x, 0), "", "●", role="red", part=1) for x in (0, 1))
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.look([Panel("pieces", "Volné", tiles)])
    assert "ff5f5f" in {paper for _, _, paper in terminal.cells()}
