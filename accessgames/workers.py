"""Other processes of our own that share a piece of work."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from accessgames import isolation

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from concurrent.futures import ProcessPoolExecutor


@contextmanager
def worker_processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """Give so many processes; what has not begun when the block is left is dropped.

    Where a process does not fork, it is a Python of its own, which looks for modules first where it stands.
    What starts it takes no environment, so that of this process is a safe one meanwhile.
    """
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - slow to load

    before, safe = dict(os.environ), isolation.safe_environment()
    changed = {name for name in isolation.CHANGED if before.get(name) != safe.get(name)}
    _set(changed, safe)
    try:
        with ProcessPoolExecutor(count) as pool:
            try:
                yield pool
            finally:
                pool.shutdown(cancel_futures=True)
    finally:
        _set(changed, before)


def _set(names: set[str], values: Mapping[str, str]) -> None:
    for name in names:
        os.environ.pop(name, None)
        if name in values:
            os.environ[name] = values[name]
