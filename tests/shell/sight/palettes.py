"""Palettes of terminals as they come, and the contrast of two colours.

Sources: ethanschoonover.com/solarized, the schemes of Windows Terminal, the console of Windows 7,
XTerm-col.ad, the VGA text mode, GNOME Terminal, the profile Basic of macOS, morhetz/gruvbox.
"""

from __future__ import annotations

from typing import Final, NamedTuple

LEAST: Final = 7.0
"""The ratio that WCAG 2 asks of enhanced contrast."""

Colour = tuple[int, int, int]

NAMES: Final = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")
"""What pyte calls the first eight colours; the other eight begin with "bright"."""


class Palette(NamedTuple):
    """What a terminal makes of colours that have a name.

    Attributes:
        ink: That of text without a colour.
        paper: The same of what is behind it.
        sixteen: The others, by number.
    """

    ink: Colour
    paper: Colour
    sixteen: tuple[Colour, ...]

    def colour(self, name: str, usual: Colour) -> Colour:
        """Return a colour: six hexadecimal digits are exact, "default" is the usual one."""
        if name == "default":
            return usual
        plain = name.removeprefix("bright")
        if plain in NAMES:
            return self.sixteen[NAMES.index(plain) + 8 * (plain != name)]
        assert len(name) == 6, name
        return exact(name)

    def contrast(self, ink: str, paper: str, *, bold: bool = False) -> float:
        """Return the least ratio of two colours: many terminals show bold ink as the bright one."""
        names = {ink, f"bright{ink}"} if bold and ink in NAMES else {ink}
        behind = self.colour(paper, self.paper)
        return min(contrast(self.colour(name, self.ink), behind) for name in names)


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
    """Read six hexadecimal digits."""
    red, green, blue = (int(text[start : start + 2], 16) for start in (0, 2, 4))
    return red, green, blue


def _palette(ink: str, paper: str, *rows: str) -> Palette:
    return Palette(exact(ink), exact(paper), tuple(exact(text) for row in rows for text in row.split()))


_SOLARIZED: Final = (
    "073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5",
    "002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3",
)
_XTERM: Final = (
    "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5",
    "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
)
_GNOME: Final = (
    "171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc",
    "5e5c64 f66151 33d17a e9ad0c 2a7bde c061cb 33c7de ffffff",
)
_VGA: Final = "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa"
_MACOS: Final = (
    "000000 990000 00a600 999900 0000b2 b200b2 00a6b2 bfbfbf",
    "666666 e50000 00d900 e5e500 0000ff e500e5 00e5e5 e5e5e5",
)

PALETTES: Final = {
    "solarized-dark": _palette("839496", "002b36", *_SOLARIZED),
    "solarized-light": _palette("657b83", "fdf6e3", *_SOLARIZED),
    "windows-campbell": _palette(
        "cccccc",
        "0c0c0c",
        "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc",
        "767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
    ),
    "windows-legacy": _palette(
        "c0c0c0",
        "000000",
        "000000 800000 008000 808000 000080 800080 008080 c0c0c0",
        "808080 ff0000 00ff00 ffff00 0000ff ff00ff 00ffff ffffff",
    ),
    "xterm": _palette("000000", "ffffff", *_XTERM),
    "xterm-reverse": _palette("ffffff", "000000", *_XTERM),
    "gnome-dark": _palette("d0cfcc", "171421", *_GNOME),
    "gnome-light": _palette("171421", "ffffff", *_GNOME),
    "vga": _palette("aaaaaa", "000000", _VGA, "555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"),
    # The console of Linux has no bright papers: as bad as can be, nothing else is bright, either.
    "linux": _palette("aaaaaa", "000000", _VGA, _VGA),
    "macos": _palette("000000", "ffffff", *_MACOS),
    "macos-dark": _palette("ffffff", "1e1e1e", *_MACOS),
    "gruvbox": _palette(
        "ebdbb2",
        "282828",
        "282828 cc241d 98971a d79921 458588 b16286 689d6a a89984",
        "928374 fb4934 b8bb26 fabd2f 83a598 d3869b 8ec07c ebdbb2",
    ),
}
"""Every palette that is measured."""
