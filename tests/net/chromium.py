"""A headless Chromium, told over its debugging protocol what a person with keys or fingers would do."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import pytest
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

CHROMIUM = shutil.which("chromium")
SECONDS = 60.0
_FLAGS = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--remote-debugging-port=0",
)  # fmt: skip


class Browser:
    """A window with one page."""

    def __init__(
        self,
        width: int = 400,
        height: int = 800,
        language: str = "cs",
        shown: Mapping[str, str] | None = None,
    ) -> None:
        """Open a browser; skips the test where none is installed.

        Args:
            width: Pixels of the page.
            height: As above.
            language: What the browser asks pages for.
            shown: The environment of a screen on which it stands with all that a screen reader needs.
        """
        if CHROMIUM is None:
            pytest.skip("chromium (Debian) is not installed")
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = Path(self._folder.name)
        command = [
            CHROMIUM,
            *_FLAGS,
            *(("--headless=new",) if shown is None else ("--force-renderer-accessibility",)),
            f"--user-data-dir={profile}",
            f"--accept-lang={language}",
            "about:blank",
        ]
        self._running = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=shown
        )
        port = self._when(lambda: (profile / "DevToolsActivePort").read_text().splitlines()[0])
        pages = self._when(lambda: json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list")))
        address = next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
        self._line = ExitStack().enter_context(connect(address, max_size=None))
        self._number = 0
        if shown is None:
            self.resize(width, height)

    @staticmethod
    def _when(look: Callable[[], Any]) -> Any:  # noqa: ANN401 - by look
        until = time.monotonic() + SECONDS
        while True:
            try:
                return look()
            except (OSError, IndexError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._line.close()
        self._running.kill()
        self._running.wait()
        self._folder.cleanup()

    def do(self, method: str, **parameters: Any) -> dict[str, Any]:  # noqa: ANN401 - theirs
        """Do something by the protocol, and return its result."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._line.recv(SECONDS))
            if told.get("id") == self._number:
                assert "error" not in told, told
                result: dict[str, Any] = told["result"]
                return result

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        """Give the window another size."""
        self.do(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
            mobile=False,
        )  # fmt: skip

    def go(self, address: str) -> None:
        """Open a page."""
        self.do("Page.navigate", url=address)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def look(self, script: str) -> Any:  # noqa: ANN401 - by script
        """Return what a script says of the page."""
        result = self.do("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")

    def wait(self, script: str, seconds: float = SECONDS) -> Any:  # noqa: ANN401 - by script
        """Wait until a script says something true, and return it."""
        until = time.monotonic() + seconds
        while not (found := self.look(script)):
            assert time.monotonic() < until, (script, self.look("document.body.innerText"))
            time.sleep(0.02)
        return found

    def press(self, key: str, code: int, *, shift: bool = False) -> None:
        """Press a key that writes nothing, such as Tab or Enter."""
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            self.do(
                "Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code,
                modifiers=8 * shift, **(text if kind == "keyDown" else {}),
            )  # fmt: skip

    def type(self, text: str) -> None:
        """Type a text where the focus is."""
        self.do("Input.insertText", text=text)

    def enter(self, text: str) -> None:
        """Type a text and press Enter."""
        self.type(text)
        self.press("Enter", 13)

    def tap(self, selector: str) -> None:
        """Touch the middle of an element with a finger."""
        place = self.look(
            f"(() => {{ const one = document.querySelector({json.dumps(selector)}); "
            "one.scrollIntoView({block: 'center'}); const box = one.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        point = {"x": place[0], "y": place[1]}
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def photograph(self, path: Path) -> None:
        """Keep the whole page, wider than its window where it sticks out; no scrollbar hides its edge."""
        self.do("Emulation.setScrollbarsHidden", hidden=True)
        self.look("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wide, high = self.look(
            "(root => [Math.max(innerWidth, root.scrollWidth), root.scrollHeight])(document.scrollingElement)"
        )
        data = self.do(
            "Page.captureScreenshot", captureBeyondViewport=True,
            clip={"x": 0, "y": 0, "width": wide, "height": high, "scale": 1},
        )["data"]  # fmt: skip
        self.do("Emulation.setScrollbarsHidden", hidden=False)
        path.write_bytes(base64.b64decode(data))

    def sticks_out(self) -> int:
        """Return by how many pixels the page is wider than what is seen of it, beside a scrollbar."""
        root = "document.scrollingElement"
        return int(self.look(f"{root}.scrollWidth - {root}.clientWidth"))
