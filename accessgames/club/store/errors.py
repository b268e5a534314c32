"""What can be wrong with the file of a club, as a message key with the file's name."""

from __future__ import annotations

from accessgames.storage import StorageError


class ClubFileError(StorageError):
    """A file of a club that can't be used; nothing was changed.

    Keys: `club-error-file-foreign`, `-version` (with `version` and `known`), `-torn`, `-strange` (with
    `found`, what does not belong there), `-long`, `-exists` and `-behind`; each carries `file`, a name that
    can be said.
    """
