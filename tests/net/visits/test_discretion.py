"""No guest, at whatever door, is told where something lies on the computer of the host."""

from __future__ import annotations

import itertools
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import asyncssh
import pytest

from accessgames.engine import GameError
from accessgames.language import Language
from accessgames.net import frames
from accessgames.net.hall import directory
from accessgames.net.hall.discretion import TROUBLE, discreet
from accessgames.net.hall.people import People
from accessgames.net.link import Link
from accessgames.net.lobby import commands
from accessgames.net.store.engines import StoreError
from accessgames.storage.files import StorageError
from tests.net.halls import OpenHall
from tests.net.sockets import HOST, hello, open_room
from tests.net.visits.test_page import Page
from tests.net.visits.test_ssh import PASSPHRASE, run

if TYPE_CHECKING:
    from collections.abc import Callable

PLACE = "/home/hostitel/herna/hall.sqlite"
ADDRESS = "postgresql://db.hostitel.example/herna"
TOLD = "Herna se teď nedostane ke svým datům. Zkuste to za chvíli znovu, nebo to řekněte hostiteli."
FAULTS = (
    StoreError("net-ledger", file=PLACE),
    StoreError("net-database", place=ADDRESS),
    StorageError("error-storage-denied", file=PLACE),
    GameError("iqlandie-material-file", file=PLACE, cause=GameError("error-storage-denied", file=PLACE)),
    GameError("outside", cause=StorageError("error-storage-denied", file=PLACE)),
)


_NUMBERS = itertools.count(1)


def fails(error: Exception) -> Callable[..., NoReturn]:
    """What always fails so."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    return fail


def by_program(hall: OpenHall, line: str) -> str:
    """What a program hears of a request."""
    asked = frames.Open("iota", 2) if line.startswith("nový") else frames.Tables()
    try:
        link = Link(f"ws://127.0.0.1:{hall.port}", hello(f"Jana {next(_NUMBERS)}"), open_room)
    except GameError as error:
        return f"{error.key} {error.args_}"
    with pytest.raises(GameError) as caught:
        link.ask(asked)
    link.close()
    return f"{caught.value.key} {caught.value.args_}"


def by_page(hall: OpenHall, line: str) -> str:
    """What a page hears of a line."""
    with Page(hall, f"Jana {next(_NUMBERS)}") as page:
        if page.first["is"] == "Denied":
            return str(page.first)
        page.ready().type(line.partition(";")[0])
        return "\n".join(page.told)


def by_terminal(hall: OpenHall, line: str) -> str:
    """What a terminal hears of a line; banners stand in the exception."""
    banners: list[str] = []
    name = f"jana{next(_NUMBERS)}"

    class Client(asyncssh.SSHClient):
        def auth_banner_received(self, msg: str, lang: str) -> None:
            del lang
            banners.append(msg)

    heard = b""
    with suppress(asyncssh.Error):
        heard = run(
            hall, line.split("; "), name=name, password=PASSPHRASE, client_factory=Client, columns=200
        )
    return "".join(banners) + heard.decode()


LEAVING = ("quit", "hall-stand", "home", "hall-forget", "language")
"""Words behind which one is elsewhere, or spoken to in another language."""

SCOPES = ("commands", "verbs", "queries", "analysis", "statistics", "missed", "mistakes", "daily", "hall")
"""Parts of the files of words in which commands stand."""

DOORS = (by_program, by_page, by_terminal)


@pytest.mark.parametrize("error", FAULTS)
def test_what_lies_with_the_host_is_told_as_trouble(error: GameError) -> None:
    """Whatever it is of, and however deep it stands in another mistake."""
    assert TROUBLE == discreet(error).key
    assert {} == dict(discreet(error).args_)


def test_what_a_guest_said_is_told_whole() -> None:
    """Also where it looks like a path: it is not the host's."""
    for error in (GameError("net-name-taken", name="/etc"), StoreError("net-not-kept")):
        assert error is discreet(error)


@pytest.mark.parametrize("door", DOORS)
def test_a_store_that_can_not_be_read_tells_no_place(
    door: Callable[[OpenHall, str], str], hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither to whoever is in the hall nor to whoever knocks at its door."""
    for error in FAULTS[:3]:
        with monkeypatch.context() as broken:
            broken.setattr(directory, "tables_seen", fails(error))
            heard = door(hall, "stoly; konec")
            assert (True, False) == (TOLD in heard or TROUBLE in heard, "hostitel/" in heard)
    monkeypatch.setattr(People, "find", fails(FAULTS[0]))
    assert "hostitel/" not in door(hall, "stoly; konec")


@pytest.mark.parametrize("door", DOORS)
def test_material_that_is_broken_tells_no_place(
    door: Callable[[OpenHall, str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game that the host has changed by a file."""
    monkeypatch.setattr("tests.net.halls.open_room", fails(FAULTS[3]))
    with OpenHall(tmp_path / "hall") as hall:
        heard = door(hall, "nový stůl iota 2; konec")
        assert (True, False) == (TOLD in heard or TROUBLE in heard, "hostitel/" in heard)


@pytest.mark.parametrize("door", [by_page, by_terminal])
def test_a_session_that_stops_tells_no_place(
    door: Callable[[OpenHall, str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host has the log, and only the host is told where."""
    monkeypatch.setattr(commands, "_read_tables", fails(ZeroDivisionError()))
    with OpenHall(tmp_path / "hall") as hall:
        heard = door(hall, "stoly")
        assert "Záznam chyby má hostitel." in heard
        assert (False, True) == (str(tmp_path) in heard, "ZeroDivisionError" in hall.log)


def test_no_word_tells_a_place(hall: OpenHall, tmp_path: Path) -> None:
    """Of all that are understood in a hall and at its tables, with nothing and with a path behind them."""
    words = Language("cs").vocabulary("common", "space", "shell", "hall", "quantum")
    typed = sorted({words.word(key) for key in words.ids(*SCOPES) if key not in LEAVING})
    with Page(hall, word=HOST).ready() as page:
        for line in (*typed, "nový stůl quantum 2", "začni 1", *(f"{word} {tmp_path}/x" for word in typed)):
            page.type(line)
            if "ano" in [one["line"] for one in page.asks["choices"]]:
                page.type("ne")
        assert len(typed) > 80
    told = [line.replace(f"{tmp_path}/x", "") for line in page.told]
    assert [] == [line for line in told if str(tmp_path) in line or str(Path.cwd()) in line]
