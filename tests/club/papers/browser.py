"""Web pages looked at by axe-core in headless Chromium; both are installed by `.ci/run`."""

from __future__ import annotations

import html
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

AXE = Path(__file__).parents[3] / "tools" / "axe" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium")

_FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--virtual-time-budget=60000",
)  # fmt: skip
_RUN = """<script>axe.run().then(found => parent.postMessage([window.name,
    found.violations.map(one => [one.id, one.nodes.map(node => node.html)])], "*"));</script>"""
_COLLECT = """<script>const found = {}; addEventListener("message", event => {
    found[event.data[0]] = event.data[1];
    if (Object.keys(found).length === %d)
        document.body.textContent = "found:" + JSON.stringify(found) + ":end";
});</script>"""

_MEASURE = """<script>addEventListener("load", () => { const root = document.documentElement;
    parent.postMessage([window.name, [root.scrollWidth,
    [...document.querySelectorAll("tbody td, tbody th, p, li, h1, h2, caption")].filter(one => one.scrollWidth
    > one.clientWidth + 1 && getComputedStyle(one).display !== "inline").length]], "*"); });</script>"""

Violations = list[tuple[str, list[str]]]
"""Rules of axe-core with the elements that break them."""


def violations(*pages: bytes) -> list[Violations]:
    """The rules of axe-core that each page breaks; one browser looks at all of them, each in a frame.

    Skips the test where the browser or axe-core is not installed.
    """
    if not AXE.exists():
        pytest.skip("axe-core (npm ci --prefix tools/axe) is not installed")
    script = AXE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    found = _look_at([f"{page.decode()}<script>{script}</script>{_RUN}" for page in pages])
    return [[(rule, nodes) for rule, nodes in one] for one in found]


def widths(*pages: bytes, width: int) -> list[tuple[int, int]]:
    """How wide each page is in a window of `width` pixels, and how many of its parts overflow their own room.

    Skips the test where the browser is not installed.
    """
    found = _look_at([f"{page.decode()}{_MEASURE}" for page in pages], f'width="{width}" height="900"')
    return [(wide, overflowing) for wide, overflowing in found]


def _dump(page: Path, profile: str) -> str:
    """Return what a page has become when its scripts have run."""
    return subprocess.run(
        [str(CHROMIUM), *_FLAGS, f"--user-data-dir={profile}", "--dump-dom", page.as_uri()],
        check=True, capture_output=True, encoding="utf-8", timeout=120,
    ).stdout  # fmt: skip


def _look_at(pages: list[str], attributes: str = "") -> list[Any]:
    """Return what each page says of itself to the window around it."""
    if CHROMIUM is None:
        pytest.skip("chromium (Debian) is not installed")
    frames = (
        f'<iframe name="{number}" {attributes} srcdoc="{html.escape(page)}"></iframe>'
        for number, page in enumerate(pages)
    )
    document = "".join(("<!DOCTYPE html><body>", _COLLECT % len(pages), *frames))
    with tempfile.TemporaryDirectory() as folder:
        shown = Path(folder) / "page.html"
        shown.write_text(document, encoding="utf-8")
        try:
            said = _dump(shown, f"{folder}/profile")
        except (
            subprocess.CalledProcessError
        ):  # the browser itself died, which it does once in some hundred times
            said = _dump(shown, f"{folder}/another")
    found = json.loads(html.unescape(said.split("found:")[1].split(":end")[0]))
    return [found[str(number)] for number in range(len(pages))]
