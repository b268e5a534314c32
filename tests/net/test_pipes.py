"""A connection inside the server behaves as one over a socket."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from accessgames.net.pipes import FarEnd

if TYPE_CHECKING:
    from collections.abc import Iterator


def test_frames_go_both_ways_and_end_together() -> None:
    """What the thread sends arrives in the loop, and the other way; either end ends both."""

    async def work() -> list[bytes]:
        far = FarEnd()
        heard: list[bytes] = []

        def session() -> None:
            far.near.send(b"asked", text=True)
            heard.append(far.near.recv(5))
            heard.extend(_all(far))

        thread = threading.Thread(target=session)
        thread.start()
        assert b"asked" == await far.recv()
        await far.send(b"first", text=True)
        await far.send(b"second", text=True)
        await far.close()
        await asyncio.to_thread(thread.join)
        with pytest.raises(ConnectionClosed):
            await far.recv()
        return heard

    assert [b"first", b"second"] == asyncio.run(work())


def _all(far: FarEnd) -> Iterator[bytes]:
    """Everything up to the end of the connection."""
    with suppress(EOFError):
        yield from far.near


def test_who_waits_in_vain_is_told() -> None:
    """As over a socket."""

    async def work() -> None:
        far = FarEnd()
        with pytest.raises(TimeoutError):
            await asyncio.to_thread(far.near.recv, 0.01)
        far.near.close()
        assert [] == [data async for data in far]

    asyncio.run(work())


def test_a_closed_loop_is_a_broken_line() -> None:
    """The thread of a session ends, whatever it does."""

    async def make() -> FarEnd:
        return FarEnd()

    far = asyncio.run(make())
    with pytest.raises(EOFError):
        far.near.send(b"asked", text=True)
    far.near.close()
    with pytest.raises(EOFError):
        far.near.recv()
