"""The themes for low vision, measured: contrast as the accessibility guidelines of the web count it."""

from __future__ import annotations

import pytest

from accessgames.shell.input.sight import COLOURS

LEAST = 7.0
"""The ratio that WCAG 2 asks of enhanced contrast."""

Colour = tuple[int, int, int]

# What terminals make of the sixteen colours: black, bright white, bright yellow.
PALETTES: dict[str, dict[int, Colour]] = {
    "xterm": {30: (0, 0, 0), 40: (0, 0, 0), 97: (255, 255, 255), 107: (255, 255, 255), 93: (255, 255, 0)},
    "vga": {30: (0, 0, 0), 40: (0, 0, 0), 97: (255, 255, 255), 107: (255, 255, 255), 93: (255, 255, 85)},
    "windows": {
        30: (12, 12, 12),
        40: (12, 12, 12),
        97: (242, 242, 242),
        107: (242, 242, 242),
        93: (249, 241, 165),
    },
    "macos": {30: (0, 0, 0), 40: (0, 0, 0), 97: (230, 230, 230), 107: (230, 230, 230), 93: (229, 229, 0)},
}


def linear(value: int) -> float:
    """Return the brightness of one component, 0 to 1, without the bend that screens give it."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


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


def colour(text: str) -> Colour:
    """Read `#rrggbb`."""
    red, green, blue = (int(text[start : start + 2], 16) for start in (1, 3, 5))
    return red, green, blue


def test_the_measure_itself() -> None:
    """Black on white is 21 to 1, a colour on itself 1 to 1, and grey 119 on white 4.5 to 1."""
    assert 21.0 == pytest.approx(contrast((0, 0, 0), (255, 255, 255)))
    assert 1.0 == contrast((9, 9, 9), (9, 9, 9))
    assert 4.48 == pytest.approx(contrast((119, 119, 119), (255, 255, 255)), abs=0.01)


@pytest.mark.parametrize("theme", COLOURS)
def test_what_is_typed_stands_out(theme: str) -> None:
    """The line editor draws in exact colours."""
    ink, paper, _ = COLOURS[theme]
    assert LEAST <= contrast(colour(ink), colour(paper))


@pytest.mark.parametrize("theme", COLOURS)
@pytest.mark.parametrize("palette", PALETTES)
def test_what_is_told_stands_out_in_every_palette(theme: str, palette: str) -> None:
    """Told lines use the terminal's own sixteen colours, and each terminal has its own idea of them."""
    *_, ink, paper = (int(code) for code in COLOURS[theme][2].split(";"))
    assert LEAST <= contrast(PALETTES[palette][ink], PALETTES[palette][paper])


@pytest.mark.parametrize("theme", COLOURS)
def test_dark_ink_is_never_bold(theme: str) -> None:
    """Many terminals show bold black as grey: 5 to 1 on white, too little."""
    codes = COLOURS[theme][2].split(";")
    assert not ({"1", "30"} <= set(codes))
