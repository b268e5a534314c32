"""A page to print and pin up: where a hall is, in large letters, in words, and as a QR picture for phones."""

from __future__ import annotations

from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Final

import segno

from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Callable

_SIGNS: Final = {".": "dot", ":": "colon", "//": "slashes", "-": "dash"}
_PAGE: Final = """<!DOCTYPE html>
<html lang="{lang}">
<meta charset="utf-8">
<title>{title}</title>
<style>body {{ font: 24pt/1.4 sans-serif; margin: 2cm; }}
.address {{ font-size: 30pt; overflow-wrap: anywhere; }} svg {{ width: 8cm; height: 8cm; }}</style>
<h1>{title}</h1>
<p>{how}</p>
<p class="address"><strong>{address}</strong></p>
<p>{words}</p>
<p role="img" aria-label="{picture}">{code}</p>
</html>
"""


def spelled(address: str) -> tuple[str, ...]:
    """Return the pieces of an address as they are said one after the other.

    >>> spelled("http://192.0.2.7:8021")
    ('http', ':', '//', '192', '.', '0', '.', '2', '.', '7', ':', '8021')
    """
    pieces: list[str] = []
    for char in address:
        if pieces and ((char.isalnum() and pieces[-1].isalnum()) or char == pieces[-1] == "/"):
            pieces[-1] += char
        else:
            pieces.append(char)
    return tuple(pieces)


def poster(name: str, address: str, language: str, form: Callable[[Message], str]) -> bytes:
    """Return the page.

    Args:
        name: What the hall is called.
        address: For browsers.
        language: Its tag.
        form: Says a message in that language.
    """
    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", xmldecl=False, svgns=True, border=2)
    words = " ".join(
        piece if piece.isalnum() else form(say("poster-sign", sign=_SIGNS.get(piece, piece)))
        for piece in spelled(address)
    )
    texts = {
        "lang": language, "title": form(say("poster-title", hall=name)), "how": form(say("poster-how")),
        "address": address, "words": words, "picture": form(say("poster-picture")),
    }  # fmt: skip
    escaped = {key: escape(text) for key, text in texts.items()}
    return _PAGE.format(**escaped, code=drawn.getvalue().decode()).encode()
