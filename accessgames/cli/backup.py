"""`accessgames backup` and `restore`: everything personal in one file, for another computer."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.language.commandline import quote_briefly
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.shell.home import moving
from accessgames.shell.settings import KEPT
from accessgames.storage import files
from accessgames.storage.settings import SettingsFile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.patience import Patience
    from accessgames.personal.packing import Places
    from accessgames.personal.unpacking import Unpacked


class DiskBelongings:
    """Everything personal in the folders of this user."""

    @cached_property
    def _own(self) -> PersonalFile:
        return PersonalFile(personal_path())

    def pack(self, name: str, patience: Patience) -> Path:
        """Write all of it into a new file; return where it is.

        Raises:
            GameError: Something can't be read or written, there is a file of that name already, or it was
                stopped.
        """
        from accessgames.personal.packing import pack  # noqa: PLC0415 - few sessions need it

        with files.as_storage_error(Path(name)):
            try:
                return pack(self._places(), name, patience)
            except FileExistsError:
                raise GameError("shell-file-exists", file=quote_briefly(name)) from None
            except ValueError:
                raise GameError("shell-file-name", file=quote_briefly(name)) from None

    def unpack(self, name: str, patience: Patience) -> Unpacked:
        """Add everything in such a file to what is here.

        Raises:
            GameError: It is none, and nothing is changed; something can't be written; or it was stopped.
        """
        from accessgames.personal.unpacking import unpack  # noqa: PLC0415 - as above

        try:
            path = Path(name).expanduser().absolute()
        except (RuntimeError, ValueError):
            raise GameError("shell-file-name", file=quote_briefly(name)) from None
        return unpack(self._places(), path, patience)

    def load_settings(self) -> Mapping[str, str]:
        """Return the settings as they are on the disk."""
        loaded = SettingsFile(files.settings_path(), KEPT).load()
        return {key: str(value) for key, value in loaded.values.items()}

    def news(self) -> tuple[GameError, ...]:
        """Return what happened to the personal file and was not told yet."""
        return self._own.news()

    def _places(self) -> Places:
        from accessgames.personal.packing import Places  # noqa: PLC0415 - as above

        settings = SettingsFile(files.settings_path(), KEPT)
        return Places(files.data_folder(), settings, self._own, _copy_club)


def _copy_club(path: Path) -> bytes:
    """Return a copy of the file of a club that was looked through.

    Raises:
        StorageError: It is none.
    """
    from accessgames.club.store.database import read_club_file  # noqa: PLC0415 - loads SQLite

    with read_club_file(path) as club:
        return club.copy()


def backup_command(arguments: Arguments, console: Console) -> int:
    """Write everything personal into a new file.

    Raises:
        GameError: There is a file of that name already, or it can't be written.
    """
    usual = console.text("backup-file-name", day=f"{datetime.now().astimezone():%Y-%m-%d}")
    name = arguments.places.get("file", usual)
    told = moving.packed(DiskBelongings(), name, console.patience())
    console.lines(map(console.render, told))
    return 0


def restore_command(arguments: Arguments, console: Console) -> int:
    """Add everything in such a file to what is on this computer.

    Raises:
        GameError: It is none, and nothing is changed; or something can't be written.
    """
    belongings = DiskBelongings()
    done = belongings.unpack(arguments.places["file"], console.patience())
    console.lines(map(console.render, moving.unpacked(belongings, done)))
    return 0
