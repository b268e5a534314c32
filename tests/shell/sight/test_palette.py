"""The colours that really come out, measured as the accessibility guidelines of the web count contrast."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.games.pictures import Offset, Panel, Pointer, Tile
from accessgames.shell.sight.palette import THEMES, TILES, find_depth, paint
from tests.shell.sight.eyes import GAMES, Seen, Terminal, panels_of

if TYPE_CHECKING:
    from collections.abc import Mapping

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the test terminal is of the Unix kind")

LEAST: Final = 7.0
"""The ratio that WCAG 2 asks of enhanced contrast."""

Colour = tuple[int, int, int]

PALETTES: Final[Mapping[str, Mapping[str, Colour]]] = {
    "xterm": {"black": (0, 0, 0), "brightwhite": (255, 255, 255)},
    "vga": {"black": (0, 0, 0), "brightwhite": (255, 255, 255)},
    "windows": {"black": (12, 12, 12), "brightwhite": (242, 242, 242)},
    "macos": {"black": (0, 0, 0), "brightwhite": (230, 230, 230)},
    "solarized": {"black": (7, 54, 66), "brightwhite": (253, 246, 227)},
    "solarized-light": {"black": (7, 54, 66), "brightwhite": (253, 246, 227)},
    "gruvbox": {"black": (40, 40, 40), "brightwhite": (235, 219, 178)},
}
"""What palettes make of the two colours of the sixteen that are used."""

DEPTHS: Final = {
    "exact": {"COLORTERM": "truecolor"},
    "cube": {"TERM": "xterm-256color"},
    "sixteen": {"TERM": "linux"},
}


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour of sRGB, 0 to 1."""
    parts = (value / 255 for value in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def exact(text: str) -> Colour:
    """Read six hexadecimal digits; names of the palette are no such colours."""
    assert len(text) == 6, text
    red, green, blue = (int(text[start : start + 2], 16) for start in (0, 2, 4))
    return red, green, blue


def everything(game: str, theme: str, depth: str, size: tuple[int, int] = (80, 24)) -> Terminal:
    """Show a game with everything that may be painted: a cursor, new things, a long answer, offered words."""
    terminal = Terminal(*size)
    with Seen(terminal, theme, environ=DEPTHS[depth]) as seen:
        panels = panels_of(game)
        tile = panels[0].tiles[0].at
        seen.look(panels_of(game, 0.2))
        seen.look(panels, [f"{number} z 60: 20 bodů." for number in range(60)], Pointer(panels[0].key, tile))
        return terminal


def test_the_measure_itself() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1, and grey 119 on white 4.5 to 1."""
    assert 21.0 == pytest.approx(contrast((0, 0, 0), (255, 255, 255)))
    assert 1.0 == contrast((9, 9, 9), (9, 9, 9))
    assert 4.48 == pytest.approx(contrast((119, 119, 119), (255, 255, 255)), abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("depth", ["exact", "cube"])
def test_whatever_is_painted_stands_out(game: str, theme: str, depth: str) -> None:
    """Every character has an ink and a paper of its own, never one of the palette, at least 7 to 1."""
    found = {(ink, paper) for _, ink, paper in everything(game, theme, depth).cells()}
    assert [] == [pair for pair in found if contrast(exact(pair[0]), exact(pair[1])) < LEAST]
    assert len(found) > 1


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("palette", PALETTES)
def test_sixteen_colours_stand_out_in_every_palette(theme: str, palette: str) -> None:
    """Each terminal has its own idea of them: only black and bright white are used."""
    colours = PALETTES[palette]
    found = {(ink, paper) for _, ink, paper in everything("iota", theme, "sixteen").cells()}
    assert LEAST <= min(contrast(colours[ink], colours[paper]) for ink, paper in found)


@pytest.mark.parametrize("theme", THEMES)
def test_256_colours_are_the_same_colours(theme: str) -> None:
    """All that is used is in the cube that no palette changes."""
    assert list(everything("iota", theme, "exact").cells()) == list(everything("iota", theme, "cube").cells())


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


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_by_colour_alone(game: str) -> None:
    """Tiles that look the same without colours have the same colour: letters and signs tell all of it."""
    for part in (0.2, 0.5, 0.8, 0.99):
        for panel in panels_of(game, part):
            looks: dict[tuple[str, str, int], set[str]] = {}
            for tile in panel.tiles:
                looks.setdefault((f"{tile.label}", tile.sign, tile.count), set()).add(tile.role)
            notes = {look for look in looks if look[0].strip("×").isdecimal() and not look[1]}
            assert [] == [look for look, roles in looks.items() if len(roles) > 1 and look not in notes]


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


def test_joined_tiles_keep_their_colour() -> None:
    """A piece is filled from wall to wall."""
    tiles = tuple(Tile(Offset(x, 0), "", "●", role="red", part=1) for x in (0, 1))
    terminal = Terminal()
    with Seen(terminal) as seen:
        seen.look([Panel("pieces", "Volné", tiles)])
    assert "ff5f5f" in {paper for _, _, paper in terminal.cells()}
