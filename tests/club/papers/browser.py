"""Web pages looked at by axe-core in headless Chromium; both are installed by `.ci/run`."""

from __future__ import annotations

import html
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

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

Violations = list[tuple[str, list[str]]]
"""Rules of axe-core with the elements that break them."""


def violations(*pages: bytes) -> list[Violations]:
    """The rules of axe-core that each page breaks; one browser looks at all of them, each in a frame.

    Skips the test where the browser or axe-core is not installed.
    """
    if CHROMIUM is None or not AXE.exists():
        pytest.skip("chromium (Debian) or axe-core (npm ci --prefix tools/axe) is not installed")
    script = AXE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    frames = (
        f'<iframe name="{number}" srcdoc="{html.escape(f"{page.decode()}<script>{script}</script>{_RUN}")}">'
        "</iframe>"
        for number, page in enumerate(pages)
    )
    document = "".join(("<!DOCTYPE html><body>", _COLLECT % len(pages), *frames))
    with tempfile.TemporaryDirectory() as folder:
        shown = Path(folder) / "page.html"
        shown.write_text(document, encoding="utf-8")
        done = subprocess.run(
            [CHROMIUM, *_FLAGS, f"--user-data-dir={folder}/profile", "--dump-dom", shown.as_uri()],
            check=True, capture_output=True, encoding="utf-8", timeout=120,
        )  # fmt: skip
    found = json.loads(html.unescape(done.stdout.split("found:")[1].split(":end")[0]))
    return [[(rule, nodes) for rule, nodes in found[str(number)]] for number in range(len(pages))]
