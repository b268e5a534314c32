"""What operators can read: each happening once, and no secret of anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncssh
import pytest
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall.hall import Hall
from accessgames.net.link import Link
from accessgames.net.operations import happenings
from accessgames.net.operations.happenings import Happenings, Watch
from tests.net.halls import OpenHall
from tests.net.sockets import HOST, hello, open_room
from tests.net.visits.test_page import Page
from tests.net.visits.test_ssh import run

if TYPE_CHECKING:
    from pathlib import Path

SECRETS = ("Tajemnice", "heslo-tajemnice", "slovo-tajemnice", "token-tajemnice", "vzkaz-tajemnice", HOST)
NAME, PASSPHRASE, WORD, TOKEN, TEXT, _ = SECRETS


def whats(told: list[dict[str, Any]]) -> list[str]:
    """What has happened, in order."""
    return [one["what"] for one in told]


def test_what_happens_stands_there_once(tmp_path: Path) -> None:
    """From the start to the end of a hall, in the order in which it happened."""
    with OpenHall(tmp_path / "hall") as hall:
        link = Link(f"ws://127.0.0.1:{hall.port}", hello("Jana"), open_room)
        link.request(frames.Open("quantum", 2), frames.TableSeen)
        link.close()
        with pytest.raises(GameError):
            Link(f"ws://127.0.0.1:{hall.port}", hello("Jana"), open_room)
    told = hall.happenings()
    begin = ["started", "door-opened", "door-opened"]
    assert [*begin, "table-opened", "refused", "stopped"] == whats(told)
    assert {"table": 1, "game": "quantum", "seats": 2}.items() <= told[3].items()
    assert {"door": "program", "kind": "net-name-taken"}.items() <= told[4].items()
    assert all(one["at"].endswith("Z") for one in told)


def counted(watch: Watch) -> dict[str, float]:
    """How many mistakes there were, by type."""
    (family,) = watch.figures.mistakes.collect()
    return {one.labels["type"]: one.value for one in family.samples if one.name.endswith("_total")}


async def _fail(*_: object) -> None:
    raise KeyError(*SECRETS)


def test_no_secret_of_anybody_stands_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, passphrases, words, tokens and what people say, through all doors, let in or not."""
    with OpenHall(tmp_path / "hall", word=WORD) as hall:
        address = f"ws://127.0.0.1:{hall.port}"
        for more in ({}, {"token": TOKEN}, {"word": HOST}, {"word": WORD, "passphrase": PASSPHRASE}):
            with suppress(GameError):
                Link(address, hello(NAME, **more), open_room).close()
        link = Link(address, hello(f"{NAME} dva", word=WORD), open_room)
        link.ask(frames.Protect(PASSPHRASE))
        link.request(frames.Open("quantum", 2, private=True, words=TEXT), frames.TableSeen)
        link.request(frames.Say(TEXT), int)
        monkeypatch.setattr(Hall, "_say", _fail)
        monkeypatch.setattr(Hall, "identify", _fail)
        with connect(address) as line:
            line.send(json.dumps({"is": "Hello", "version": 2, "name": NAME, "word": WORD, "token": TOKEN}))
            assert 1011 == _code_of(line)
        with connect(address) as line:
            line.send(f"{PASSPHRASE} {NAME}")
            line.recv()
        Page(hall, NAME, word=TEXT, passphrase=PASSPHRASE, token=TOKEN).line.close()
        with suppress(asyncssh.Error):
            run(hall, ["konec"], name=NAME, password=PASSPHRASE)
        link.close()
    assert {"refused", "mistake"} <= set(whats(hall.happenings()))
    kept = "".join(path.read_text(encoding="utf-8") for path in hall.service.folder.glob("log*"))
    assert [] == [secret for secret in (*SECRETS, link.token, "127.0.0.1") if secret in kept]


def _code_of(line: Any) -> int:  # noqa: ANN401 - a connection
    """By which code a line ends."""
    with suppress(Exception):
        while True:
            line.recv(20)
    return int(line.close_code)


def test_addresses_stand_there_where_the_host_asks_for_them(tmp_path: Path) -> None:
    """Of those who were not let in, for a fence around the hall."""
    with OpenHall(tmp_path / "hall", word=WORD, addresses=True) as hall, pytest.raises(GameError):
        Link(f"ws://127.0.0.1:{hall.port}", hello(NAME), open_room)
    (refused,) = (one for one in hall.happenings() if one["what"] == "refused")
    assert ("127.0.0.1", "net-word-asked") == (refused["address"].removeprefix("::ffff:"), refused["kind"])


def test_of_a_mistake_stands_where_it_came_from(tmp_path: Path) -> None:
    """The same mistake has the same mark, another one another; the text of neither is kept."""
    watch = Watch()
    watch.log = Happenings(tmp_path)

    def fail(text: str, *, deep: bool) -> None:
        if deep:
            fail(text, deep=False)
        raise ValueError(text)

    for text, deep in ((NAME, False), (TEXT, False), (NAME, True)):
        with suppress(ValueError):
            try:
                fail(text, deep=deep)
            except ValueError as error:
                watch.mistake(error)
                raise
    watch.log.close()
    text = (tmp_path / happenings.FILE).read_text(encoding="utf-8")
    first, second, third = map(json.loads, text.splitlines())
    assert first["mark"] == second["mark"] != third["mark"]
    assert "ValueError" == first["type"]
    assert ["fail", "fail"] == [place.rpartition(" ")[2] for place in third["places"][-2:]]
    assert not {NAME, TEXT} & set(text.replace('"', " ").split())
    assert {"ValueError": 3} == counted(watch)


def test_a_task_that_fails_is_noted() -> None:
    """Also one that nobody waits for."""
    watch = Watch()

    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(watch.unhandled)
        loop.call_soon(lambda: (0, 1).index(2))
        loop.call_exception_handler({"message": TEXT})
        await asyncio.sleep(0)

    asyncio.run(work())
    assert {"ValueError": 1} == counted(watch)


def test_what_libraries_say_is_heard_while_a_hall_is_open() -> None:
    """Only that there was an exception: their sentences may quote guests."""
    watch, logger = Watch(), logging.getLogger("websockets.server")
    with watch.overheard():
        logger.error(TEXT)
        try:
            (0, 1).index(2)
        except ValueError:
            logger.exception(TEXT)
    assert {"ValueError": 1} == counted(watch)
    assert not logger.handlers


@pytest.mark.skipif(sys.platform == "win32", reason="other rights of files")
def test_a_file_is_put_aside_when_it_is_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five of them are kept, and only their owner can read them."""
    monkeypatch.setattr(happenings, "MOST_BYTES", 500)
    log = Happenings(tmp_path)
    for number in range(200):
        log.write("table-over", table=number)
    log.close()
    kept = sorted(tmp_path.iterdir())
    assert 1 + happenings.KEPT_FILES == len(kept)
    assert {0o600} == {path.stat().st_mode & 0o777 for path in kept}
    assert all(path.stat().st_size <= 500 for path in kept)
    last = (tmp_path / happenings.FILE).read_text(encoding="utf-8").splitlines()[-1]
    assert 199 == json.loads(last)["table"]


def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    """No hall is opened whose happenings would be lost from the start."""
    (tmp_path / happenings.FILE).mkdir()
    with pytest.raises(GameError):
        Happenings(tmp_path)


def test_a_full_disk_stops_no_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that can't be written are left out, without a word on the screen of the host."""
    log = Happenings(tmp_path)

    def full(self: object, record: logging.LogRecord) -> None:
        raise OSError(28, record.getMessage())

    monkeypatch.setattr(happenings._File, "shouldRollover", full)
    log.write("started")
    log.close()
    assert "" == (tmp_path / happenings.FILE).read_text(encoding="utf-8")
