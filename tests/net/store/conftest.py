"""Places for a store: a file, and a database of PostgreSQL where it is installed."""

from __future__ import annotations

import itertools
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest

from accessgames.net.link import Link
from tests.net.sockets import PAUSES, Served, hello, open_room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tools.clusters import Cluster

Place: TypeAlias = Path | str
"""Where a store is."""

_NUMBERS = itertools.count()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A new place of each engine."""
    if request.param == "sqlite":
        return tmp_path / "hall.sqlite"
    running: Cluster = request.getfixturevalue("cluster")
    return running.database(f"house{next(_NUMBERS)}")


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers on one file, as several processes have it on one database."""
    path = tmp_path / "hall.sqlite"
    with Served(path, holder="a") as first, Served(path, holder="b") as second:
        for one in (first, second):
            one.hall.house.look()  # type: ignore[union-attr] # they share the place
        yield first, second


@pytest.fixture
def come() -> Iterator[Callable[..., Link]]:
    """Lets people come to a server, who go at the end."""
    with ExitStack() as left:

        def one(served: Served, name: str, **more: str) -> Link:
            link = Link(served.address, hello(name, **more), open_room, PAUSES)
            left.callback(link.close)
            return link

        yield one
