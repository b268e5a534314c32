"""Files that did not exist before: written whole or not at all, and never over another one."""

from __future__ import annotations

import os
import uuid
from contextlib import suppress
from pathlib import Path

from accessgames.storage.files import create_file, write_all


def write_new(name: str, data: bytes) -> Path:
    """Write a new file; whoever looks sees all of it or nothing.

    Args:
        name: Its name as a player gave it; `~` stands for the home folder.
        data: What goes into it.

    Returns:
        Its absolute path.

    Raises:
        OSError: There is something of that name already (`FileExistsError`), or it cannot be written there.
        ValueError: The name can be no file's name.
    """
    try:
        path = Path(name).expanduser().absolute()
    except RuntimeError as error:  # the home of somebody who does not exist
        raise ValueError(name) from error
    if os.path.lexists(path):
        raise FileExistsError(name)
    draft = path.with_name(f".{uuid.uuid4().hex}.part")
    try:
        _write(draft, data)
        _publish(draft, path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    return path


def _write(draft: Path, data: bytes) -> None:
    descriptor = create_file(draft, os.O_WRONLY)
    if descriptor is None:
        raise FileExistsError(draft)
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _publish(draft: Path, path: Path) -> None:
    """Give a finished file its name, unless somebody else has just taken it."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # File systems of memory cards have no links; where names can't be taken over, renaming refuses that.
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        draft.rename(path)
