from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

import pexpect

if TYPE_CHECKING:
    from pathlib import Path


def test_an_evening_by_single_keys_in_a_terminal(home: Path) -> None:
    """Keys are commands, questions take whole lines, and no escape or carriage return of ours is written."""
    (home / "settings.toml").write_text('speech = "no"\nlanguage = "cs"\n', encoding="utf-8")
    environment = {**os.environ, "TERM": "xterm", "LANG": "cs_CZ.UTF-8"}
    call = ["-m", "accessgames", "klub", "--profil", "klavesy"]
    terminal = pexpect.spawn(
        sys.executable, call, env=environment, encoding="utf-8", dimensions=(24, 80), timeout=60
    )
    heard = []

    def wait(prompt: str) -> None:
        terminal.expect(prompt)
        heard.append(str(terminal.before))

    wait("Klávesa:")
    terminal.send("t")
    for line in ("Večer", "konec"):
        wait("Odpověď:")
        terminal.sendline(line)
    wait("Klávesa:")
    terminal.send("z")
    for line in ("Jana nevidomí", "Petr", ""):
        wait("Odpověď:")
        terminal.sendline(line)
    for key in "klpx":
        wait("Klávesa:")
        terminal.send(key)
    terminal.expect(pexpect.EOF)
    told = "".join([*heard, str(terminal.before)])
    assert "Stůl 1: " in told
    assert "1: Jana, kategorie nevidomí." in told
    assert "Vše je zapsáno" in told
    assert "\x1b" not in told
    assert told.count("\r") == told.count("\r\n")
