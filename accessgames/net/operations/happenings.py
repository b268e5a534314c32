"""What an operator of a hall has to hear of: one JSON line for each happening, in a file that is rotated.

A line says what happened, never who did it or what they said: no name, passphrase, token, word or text of
anybody, and an address only where the host asked for addresses. Of an unexpected exception stands its type
and the places in the code that it went through, not its text, which might quote any of these.
"""

from __future__ import annotations

import logging.handlers
import queue
import time
import traceback
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from accessgames.engine import GameError
from accessgames.net import reading
from accessgames.net.operations.figures import Figures
from accessgames.storage import files

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Iterator

FILE: Final = "log.jsonl"
"""Name of the file in the folder of the hall; older ones have a number behind it."""

MOST_BYTES: Final = 1_000_000
"""Size at which a file is put aside."""

KEPT_FILES: Final = 5
"""So many files that were put aside are kept."""

_TALKING: Final = ("websockets.server", "asyncio")
"""Libraries that say what went wrong in a guest's connection to nobody else."""
_MOST_WAITING: Final = 10_000
_MOST_PLACES: Final = 8
_MARK: Final = 12


class _Queue(logging.handlers.QueueHandler):
    """What waits to be written; what is too much at once is left out."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - theirs
        """Leave a line out."""


class _File(logging.handlers.RotatingFileHandler):
    """The file; a disk that is full must not stop a hall, so a line that can't be written is left out."""

    def _open(self) -> Any:  # noqa: ANN401 - theirs
        with suppress(OSError):
            Path(self.baseFilename).touch(files.OWNER_ONLY)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - theirs
        """Leave a line out."""


class Happenings:
    """Writes happenings beside the loop: a slow disk holds nobody up."""

    def __init__(self, folder: Path, *, addresses: bool = False) -> None:
        """Open the file in a folder.

        Args:
            folder: The folder of the hall.
            addresses: Whether addresses of guests may stand in it.

        Raises:
            StorageError: It can't be written.
        """
        path = folder / FILE
        with files.as_storage_error(path):
            file = _File(path, maxBytes=MOST_BYTES, backupCount=KEPT_FILES, encoding="utf-8")
        waiting: queue.Queue[logging.LogRecord] = queue.Queue(_MOST_WAITING)
        self._addresses = addresses
        self._into = _Queue(waiting)
        self._listener = logging.handlers.QueueListener(waiting, file)
        self._file = file
        self._listener.start()

    def write(self, what: str, address: str = "", **about: str | int | list[str]) -> None:
        """Write a happening.

        Args:
            what: What has happened.
            address: Of whoever it is about, where it is about somebody at another computer.
            about: What else is to be known of it.
        """
        now = time.time()
        at = f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(now))}.{int(now % 1 * 1000):03}Z"
        told = {"at": at, "what": what, **about}
        if address and self._addresses:
            told["address"] = address
        line = msgspec.json.encode(told).decode()
        self._into.handle(logging.LogRecord("hall", logging.INFO, "", 0, line, None, None))

    def close(self) -> None:
        """Write what waits, and close the file."""
        self._listener.stop()
        self._file.close()


def places_of(error: BaseException) -> list[str]:
    """Return the last places in the code that an exception went through, the innermost last.

    >>> try:
    ...     {}["secret"]
    ... except KeyError as error:
    ...     [place.partition(":")[2] for place in places_of(error)]
    ['1 <module>']
    """
    walked = traceback.extract_tb(error.__traceback__)
    return [f"{Path(place.filename).name}:{place.lineno} {place.name}" for place in walked[-_MOST_PLACES:]]


def mark_of(error: BaseException) -> str:
    """Return what two exceptions of the same type from the same place in the code have in common, in hex."""
    walked = [type(error).__qualname__, *places_of(error)]
    return sha256("\n".join(walked).encode()).hexdigest()[:_MARK]


class Watch:
    """Counts what happens in a hall, and writes what matters of it.

    Attributes:
        figures: What is counted.
        log: Where it is written; None for nowhere.
    """

    def __init__(self) -> None:
        """Watch, and write nothing yet."""
        self.figures = Figures()
        self.log: Happenings | None = None

    def note(self, what: str, address: str = "", **about: str | int | list[str]) -> None:
        """Write a happening, as `Happenings.write`."""
        if self.log is not None:
            self.log.write(what, address, **about)

    def turn_away(self, error: Exception, door: str, address: str) -> None:
        """Note that somebody was not let in, or was sent away because of what they sent."""
        kind = error.key if isinstance(error, GameError) else reading.BROKEN
        self.figures.refuse(door, kind)
        self.note("refused", address, door=door, kind=kind)

    def mistake(self, error: BaseException) -> None:
        """Note an exception that nobody thought of: where it came from, not what it says."""
        kind = type(error).__qualname__
        self.figures.mistakes.labels(kind).inc()
        mark, places = mark_of(error), places_of(error)
        self.note("mistake", type=kind, mark=mark, places=places)

    def turn_store(self, error: Exception | None) -> None:
        """Note that nothing can be kept any more, and why; or that it can be again (None)."""
        if error is None:
            self.note("store-works")
        else:
            self.note("store-fails", type=type(error).__qualname__, places=places_of(error))

    def unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Note an exception that ended a task; for `loop.set_exception_handler`."""
        del loop
        if (error := context.get("exception")) is not None:
            self.mistake(error)

    @contextmanager
    def overheard(self) -> Iterator[None]:
        """Note in the block what libraries say went wrong in connections; of their words nothing is kept."""
        ear = _Ear(self)
        loggers = [logging.getLogger(name) for name in _TALKING]
        for one in loggers:
            one.addHandler(ear)
        try:
            yield
        finally:
            for one in loggers:
                one.removeHandler(ear)


class _Ear(logging.Handler):
    """Hears of exceptions in what libraries log."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.ERROR)
        self._watch = watch

    def emit(self, record: logging.LogRecord) -> None:
        """Note an exception."""
        if record.exc_info and record.exc_info[1] is not None:
            self._watch.mistake(record.exc_info[1])
