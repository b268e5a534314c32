"""Where matches and settings live on disk, and how they stay whole there."""

from __future__ import annotations

from accessgames.storage.errors import StorageError, told_as_storage_error
from accessgames.storage.journal_file import (
    FINISHED,
    JournalFile,
    Resumed,
    create_journal,
    load_journal,
    resume_journal,
)
from accessgames.storage.lessons import LessonsFile, LoadedLessons
from accessgames.storage.material import load_material, material_path
from accessgames.storage.places import (
    HOME,
    config_folder,
    data_folder,
    lessons_path,
    matches_folder,
    records_path,
    settings_path,
)
from accessgames.storage.records import LoadedRecords, Record, RecordsFile, Unit, improved
from accessgames.storage.saved import SavedMatch, saved_matches
from accessgames.storage.settings import Loaded, Setting, SettingsFile, Value

__all__ = [
    "FINISHED",
    "HOME",
    "JournalFile",
    "LessonsFile",
    "Loaded",
    "LoadedLessons",
    "LoadedRecords",
    "Record",
    "RecordsFile",
    "Resumed",
    "SavedMatch",
    "Setting",
    "SettingsFile",
    "StorageError",
    "Unit",
    "Value",
    "config_folder",
    "create_journal",
    "data_folder",
    "improved",
    "lessons_path",
    "load_journal",
    "load_material",
    "matches_folder",
    "material_path",
    "records_path",
    "resume_journal",
    "saved_matches",
    "settings_path",
    "told_as_storage_error",
]
