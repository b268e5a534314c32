"""What the language could not say, written to the log; nothing of it reaches what a screen reader reads."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from accessgames.storage.files import append_log, log_path


class ComplaintLog(logging.Handler):
    """Adds complaints to the log of the folder that is the home at that moment."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a complaint; a log that can't be written must not stop anybody."""
        with suppress(OSError):
            append_log(log_path(), [f"{self.format(record)}\n"])


_KEPT: Final = ComplaintLog()


def keep_complaints() -> None:
    """Let messages that can't be said be written to the log from now on; asking twice changes nothing."""
    logging.getLogger("accessgames.language").addHandler(_KEPT)
