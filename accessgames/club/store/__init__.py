"""Where clubs live on disk, how they stay whole there, and how they travel as one text file."""

from __future__ import annotations

from accessgames.club.store.archive import Archive, digest_of, read_archive, write_archive
from accessgames.club.store.database import ClubFile, create_club, open_club, read_club
from accessgames.club.store.places import club_path, club_paths, slug

__all__ = [
    "Archive",
    "ClubFile",
    "club_path",
    "club_paths",
    "create_club",
    "digest_of",
    "open_club",
    "read_archive",
    "read_club",
    "slug",
    "write_archive",
]
