"""Braille, six dots, uncontracted: transcription both ways, lines by cells, pages, files for embossers.

The names here are what messages, displays and the linter need; files are made by the module `document`.
"""

from __future__ import annotations

from accessgames.braille.tables import DEFAULT_LANGUAGE, BrailleError, languages
from accessgames.braille.transcriber import backward, cells, forward, normalise, unsupported
from accessgames.braille.wrapping import wrap, wrap_print

__all__ = [
    "DEFAULT_LANGUAGE", "BrailleError", "backward", "cells", "forward", "languages", "normalise",
    "unsupported", "wrap", "wrap_print",
]  # fmt: skip
