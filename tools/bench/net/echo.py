"""What the same library does without a hall: each frame is told to both connections of a pair at once.

Run as ``python -m tools.bench.net.echo``; the path of a connection names its pair.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING

from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection


async def work() -> None:
    """Serve until the process is killed."""
    pairs: dict[str, set[ServerConnection]] = defaultdict(set)

    async def meet(line: ServerConnection) -> None:
        pair = pairs[line.request.path if line.request else ""]
        pair.add(line)
        try:
            with suppress(ConnectionClosed):
                async for data in line:
                    for one in tuple(pair):
                        await one.send(data)
        finally:
            pair.discard(line)

    async with serve(meet, "127.0.0.1", 0, compression=None, ping_interval=20) as server:
        print(f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", flush=True)
        await asyncio.get_running_loop().create_future()


if __name__ == "__main__":
    asyncio.run(work())
