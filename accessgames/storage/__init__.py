"""Where matches and settings live on disk, and how they stay whole there."""

from __future__ import annotations

from accessgames.storage.files import (
    HOME_VARIABLE,
    StorageError,
    as_storage_error,
    config_folder,
    data_folder,
    lessons_path,
    load_material,
    matches_folder,
    material_path,
    records_path,
    settings_path,
)
from accessgames.storage.journal_files import (
    FINISHED_FOLDER,
    JournalFile,
    Resumed,
    SavedMatch,
    create_journal,
    load_journal,
    resume_journal,
    saved_matches,
)
from accessgames.storage.progress import (
    LessonsFile,
    LoadedLessons,
    LoadedRecords,
    Record,
    RecordsFile,
    Unit,
    improved,
)
from accessgames.storage.settings import LoadedSettings, Setting, SettingsFile, SettingValue

__all__ = [
    "FINISHED_FOLDER",
    "HOME_VARIABLE",
    "JournalFile",
    "LessonsFile",
    "LoadedLessons",
    "LoadedRecords",
    "LoadedSettings",
    "Record",
    "RecordsFile",
    "Resumed",
    "SavedMatch",
    "Setting",
    "SettingValue",
    "SettingsFile",
    "StorageError",
    "Unit",
    "as_storage_error",
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
]
