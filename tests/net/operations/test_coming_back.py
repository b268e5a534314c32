"""Terminals and pages come back to their tables by themselves when a hall was restarted."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import asyncssh
import pytest

from accessgames.dataclasses import replace
from accessgames.net.operations import draining
from tests.net.chromium import Browser
from tests.net.halls import OpenHall
from tests.net.operations.test_draining import end
from tests.net.visits.test_browser import come_in

if TYPE_CHECKING:
    from collections.abc import Callable

DOCS = Path(__file__).parents[3] / "docs"
PAGES = ("cs/poradani-herny.md", "cs/provoz.md", "en/hosting.md", "en/operations.md")
LOOP = re.compile(r"^while ssh -p 8022 jana@\S+; (.*)$", re.MULTILINE)
ASKS_NOTHING = ("BatchMode=yes", "StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR")
SSH = " ".join(("ssh -F none", *(f"-o {one}" for one in ASKS_NOTHING)))


class Loop:
    """The loop in a shell: what it types and hears."""

    def __init__(self, command: str) -> None:
        self._running = subprocess.Popen(
            ["sh", "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self._heard = b""
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()

    def _hear(self) -> None:
        assert self._running.stdout is not None
        while portion := self._running.stdout.read1(4096):  # type: ignore[attr-defined]  # it is buffered
            self._heard += portion

    @property
    def heard(self) -> str:
        """All that was heard."""
        return self._heard.decode(errors="replace")

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._running.stdin is not None
        self._running.stdin.write(f"{line}\r".encode())
        self._running.stdin.flush()

    def until(self, heard: Callable[[str], bool]) -> None:
        """Wait until something was heard."""
        until = time.monotonic() + 60
        while not heard(self.heard):
            assert time.monotonic() < until, self.heard
            time.sleep(0.05)

    def code(self) -> int:
        """The exit code of the loop, when it ends by itself."""
        return self._running.wait(60)

    def close(self) -> None:
        """End it."""
        self._running.kill()
        self._running.wait()
        self._hearing.join(20)
        for pipe in (self._running.stdin, self._running.stdout):
            assert pipe is not None
            pipe.close()


@pytest.mark.parametrize("page", PAGES)
def test_each_page_for_hosts_shows_the_loop(page: str) -> None:
    """All of them the same."""
    assert ["[ $? -eq 75 ]; do sleep 3; done"] == LOOP.findall((DOCS / page).read_text(encoding="utf-8"))


@pytest.mark.skipif(shutil.which("ssh") is None, reason="openssh-client (Debian) is not installed")
def test_the_loop_comes_back_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the ssh of this computer and a key; whoever leaves leaves the loop, too."""
    monkeypatch.setattr(draining, "HEARING", 60.0)
    key = tmp_path / "key"
    asyncssh.generate_private_key("ssh-ed25519").write_private_key(key)
    key.chmod(0o600)
    (rest,) = LOOP.findall((DOCS / PAGES[0]).read_text(encoding="utf-8"))
    hall = OpenHall(tmp_path / "hall")
    with hall:
        port = hall.terminals
        command = f"{SSH} -i {key} -p {port} jana@127.0.0.1"
        loop = Loop(f"while {command}; {rest.replace('sleep 3', 'sleep 0.3')}")
        try:
            loop.until(lambda heard: "Ostatní řekne" in heard)
            loop.type("nový stůl quantum 2")
            loop.until(lambda heard: "Čeká se na hráče" in heard)
            loop.type("začni 1")
            loop.until(lambda heard: "Hrajete tu" in heard and "Quantum. Hrají" in heard)
            time.sleep(1)
            end(hall)
        except BaseException:
            loop.close()
            raise
    again = OpenHall(tmp_path / "hall")
    again.service = replace(again.service, terminals=port)
    try:
        with again:
            before = len(loop.heard)
            loop.type("stav")
            loop.until(lambda heard: len(heard) > before + 20)
            loop.type("konec")
            loop.until(lambda heard: "Opravdu skončit?" in heard)
            loop.type("ano")
            assert 0 == loop.code()
            assert 1 == loop.heard.count("Herna se za chvíli restartuje, partie zůstanou uložené.")
    finally:
        loop.close()


def test_a_page_that_comes_back_hears_one_sentence_about_the_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the hall restarts; neither a broken line nor a greeting nor what was told, but what is asked."""
    monkeypatch.setattr(draining, "HEARING", 60.0)
    log = "document.querySelector('#log').innerText"
    with Browser() as browser:
        with OpenHall(tmp_path / "hall") as hall:
            port = hall.port
            come_in(browser, hall)
            browser.enter("nový stůl quantum 2")
            browser.wait(f"{log}.includes('Čeká se na hráče')")
            browser.enter("začni 1")
            browser.wait("due")
            end(hall)
            browser.wait("announced")
            before, visit = browser.look(log), browser.look("visit")
        with OpenHall(tmp_path / "hall", port=port):
            browser.wait(f"visit !== '{visit}' && socket.readyState === WebSocket.OPEN")
            browser.wait(f"{log}.length > {len(before)}")
            told = browser.look(log)
            browser.enter("stav")
            browser.wait(f"{log}.length > {len(told) + 20}")
    assert told.startswith(before)
    assert (1, 1, 0) == tuple(map(told.count, ("restartuje", "Vítejte v herně", "Spojení")))
    assert 1 == told.count("Quantum. Hrají")
