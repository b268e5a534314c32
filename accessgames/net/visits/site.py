"""The files of the page, on the port of the hall: one page in each language, its script and colours."""

from __future__ import annotations

import http
import re
from html import escape
from importlib.resources import files as package_files
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from websockets.datastructures import Headers
from websockets.http11 import Response

from accessgames.language import Language, languages, say
from accessgames.net.hall.doors import PAGE_PATH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from websockets.asyncio.server import ServerConnection
    from websockets.http11 import Request

_KINDS: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
}
_SAFE: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' "
    "ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}
_TEXT: Final = re.compile(r"\{\{ ([a-z0-9-]+) \}\}")
_LANGUAGE: Final = re.compile(r"[a-z]{2}")


class Site:
    """What a browser is given, made once.

    Attributes:
        language: Of whoever asks for none that we have.
    """

    def __init__(self, hall: str, language: str) -> None:
        """Make the pages of a hall."""
        self.language = language
        self._files = {f"/{tag}": ("html", _page(hall, tag)) for tag in languages()}
        for name in ("page.css", "page.js"):
            self._files[f"/{name}"] = (name.rpartition(".")[2], _read(name))

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer a browser; None for what opens a line, and may."""
        del connection
        path, headers = urlsplit(request.path).path, request.headers
        if headers.get("Upgrade", "").lower() == "websocket":
            return None if _may_open(path, headers) else _response(http.HTTPStatus.FORBIDDEN, "html", b"")
        if path == "/":
            path = f"/{self._wanted(headers.get('Accept-Language', ''))}"
        kind, body = self._files.get(path, ("html", b""))
        return _response(http.HTTPStatus.OK if body else http.HTTPStatus.NOT_FOUND, kind, body)

    def _wanted(self, accepted: str) -> str:
        """Return the first language that a browser wants and we have."""
        found = (tag for tag in _LANGUAGE.findall(accepted.lower()) if tag in languages())
        return next(found, self.language)


def _may_open(path: str, headers: Mapping[str, str]) -> bool:
    """Tell whether a line may be opened: by programs, which name no origin, or by our own page."""
    origin = headers.get("Origin")
    if origin is None:
        return path != PAGE_PATH
    return path == PAGE_PATH and urlsplit(origin).netloc == headers.get("Host", "")


def _response(status: http.HTTPStatus, kind: str, body: bytes) -> Response:
    length = {"Content-Type": _KINDS[kind], "Content-Length": str(len(body)), "Connection": "close"}
    return Response(status, status.phrase, Headers({**_SAFE, **length}), body)


def _read(name: str) -> bytes:
    return package_files("accessgames.net.visits").joinpath("data", name).read_bytes()


def _page(hall: str, tag: str) -> bytes:
    """Return the page in a language, with every text of it in its place."""
    language = Language(tag)

    def text(match: re.Match[str]) -> str:
        key = match[1]
        if key == "lang":
            return tag
        return escape(language.form(say(f"page-{key}", hall=hall), "full"))

    return _TEXT.sub(text, _read("page.html").decode()).encode()
