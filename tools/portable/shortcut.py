"""A shortcut on the desktop, made by Windows itself, once for each place where the folder lies."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final

from tools import texts

if TYPE_CHECKING:
    from pathlib import Path

NOTE: Final = "shortcut.txt"
"""In the folder: the place for which a shortcut was made. Who deletes the shortcut gets no other one."""


def offer(root: Path) -> None:
    """Make a shortcut to the folder's launcher, unless that was done, and say so.

    Args:
        root: Folder of the program, inside the folder.
    """
    folder = root.parents[1]
    note = folder / NOTE
    with contextlib.suppress(OSError):
        if note.exists() and note.read_text(encoding="utf-8") == str(folder):
            return
        note.write_text(str(folder), encoding="utf-8")
        if make(folder / "accessgames.cmd"):
            texts.tell(str(root), [], "shortcut")


if sys.platform == "win32":

    def make(target: Path) -> bool:
        """Make a shortcut to a file on the desktop; return whether that was possible."""
        try:
            import pythoncom  # noqa: PLC0415 - once in the life of a folder
            from win32com.shell import shell, shellcon  # noqa: PLC0415 - as above
        except ImportError:
            return False
        try:
            desktop = shell.SHGetFolderPath(0, shellcon.CSIDL_DESKTOPDIRECTORY, 0, 0)
            link = pythoncom.CoCreateInstance(
                shell.CLSID_ShellLink, None, pythoncom.CLSCTX_INPROC_SERVER, shell.IID_IShellLink
            )
            link.SetPath(str(target))
            link.SetWorkingDirectory(str(target.parent))
            path = os.path.join(desktop, f"{target.stem}.lnk")  # noqa: PTH118 - a name for COM
            link.QueryInterface(pythoncom.IID_IPersistFile).Save(path, 0)
        except pythoncom.com_error:
            return False
        return True

else:

    def make(target: Path) -> bool:
        """Make nothing: only Windows has shortcuts of this kind."""
        del target
        return False
