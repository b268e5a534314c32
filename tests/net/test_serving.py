"""A hall that is served until somebody stops it."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from accessgames.net.hall import nearby, serving
from tests.net.sockets import HOST, open_room

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.mark.skipif(sys.platform == "win32", reason="a signal would end the tests")
@pytest.mark.parametrize("found", [True, False])
def test_guests_may_come_before_the_network_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, found: bool
) -> None:
    """Where they come is told first; once it took two seconds to ask whether the name is free."""
    told: list[str] = []

    @contextmanager
    def announced(name: str, port: int, *, secure: bool) -> Iterator[bool]:
        told.append(f"{name} {port} {secure}")
        if not found:
            os.kill(os.getpid(), signal.SIGTERM)
        yield found
        told.append("gone")

    def ready(opened: serving.Opened) -> None:
        told.append(str(opened.port))

    def near() -> None:
        told.append("near")
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(nearby, "announced", announced)
    service = serving.Service("Klub", 0, None, tmp_path, "cs", "", HOST, tmp_path / "log")
    serving.serve(service, open_room, str, ready, near)
    port = told[0]
    assert [port, f"Klub {port} False", *(["near"] if found else []), "gone"] == told
