"""What espeak-ng makes of a text, as `espeak-ng -x` prints it, without a process for each line."""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import cache
from typing import Any, Final

VERSION: Final = "1.51"
"""The version that the kept phonemes were made with; others know other rules."""

_RETRIEVAL: Final = 1
_NO_EXIT: Final = 0x8000
_UTF8: Final = 1


@cache
def _library() -> Any:  # noqa: ANN401 - functions of C
    """Open the library; None where it is missing, or of another version."""
    name = ctypes.util.find_library("espeak-ng")
    if name is None:
        return None
    library = ctypes.CDLL(name)
    if library.espeak_Initialize(_RETRIEVAL, 0, None, _NO_EXIT) < 0:
        return None
    library.espeak_Info.restype = library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    return library if library.espeak_Info(None).decode().startswith(VERSION) else None


def can_speak() -> bool:
    """Tell whether phonemes can be compared here."""
    return _library() is not None


def phonemes(tag: str, text: str) -> str:
    """Return what a voice says, clauses divided by a vertical bar."""
    library = _library()
    library.espeak_SetVoiceByName(tag.encode())
    line = ctypes.create_string_buffer(text.encode())
    place = ctypes.c_void_p(ctypes.addressof(line))
    clauses: list[str] = []
    while place.value:
        clauses.append(library.espeak_TextToPhonemes(ctypes.byref(place), _UTF8, 0).decode().strip())
    return " | ".join(filter(None, clauses))
