"""Where clubs live on disk, how they stay whole there, and how they travel as one text file."""

from __future__ import annotations

from accessgames.club.store.archive import (
    Archive,
    club_path,
    club_paths,
    digest_of,
    read_archive,
    slug,
    write_archive,
)
from accessgames.club.store.database import ClubFile, create_club_file, open_club_file, read_club_file

__all__ = [
    "Archive",
    "ClubFile",
    "club_path",
    "club_paths",
    "create_club_file",
    "digest_of",
    "open_club_file",
    "read_archive",
    "read_club_file",
    "slug",
    "write_archive",
]
