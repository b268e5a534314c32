"""Which language the command line speaks: flag, then environment, then settings, then Czech."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from accessgames.cli.commands import find_id
from accessgames.cli.console import UsageError
from accessgames.language.resources import languages

if TYPE_CHECKING:
    from collections.abc import Sequence

DEFAULT_LANGUAGE: Final = "cs"
LANGUAGE_VARIABLE: Final = "ACCESSGAMES_LANG"


def requested_language(words: Sequence[str]) -> str | None:
    """Return the language that the command line or the environment asks for, or None.

    A language that does not exist is passed over here and complained about by `check_language`, which needs a
    language to do so.
    """
    known = languages()
    wanted = (_language_flag(words), os.environ.get(LANGUAGE_VARIABLE))
    return next((tag for tag in wanted if tag in known), None)


def spoken_language(words: Sequence[str]) -> str:
    """Choose the language of everything that is said here, mistakes on the command line included."""
    return requested_language(words) or _saved_language()


def _saved_language() -> str:
    """Return the language of the settings; what is wrong with the file is told where all of it is read."""
    from accessgames.storage import (  # noqa: PLC0415 - not needed with a flag
        Setting,
        SettingsFile,
        settings_path,
    )

    setting = Setting("language", DEFAULT_LANGUAGE, languages())
    return str(SettingsFile(settings_path(), [setting]).load().values[setting.key])


def check_language(tag: str | None) -> None:
    """Refuse a language that does not exist.

    Raises:
        UsageError: `cli-error-choice`, with the languages there are.
    """
    known = languages()
    if tag is not None and tag not in known:
        raise UsageError("cli-error-choice", flag="lang", value=tag, choices=known)


def _language_flag(words: Sequence[str]) -> str | None:
    """Find the value of `--lang` in a command line that may be wrong otherwise."""
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name.startswith("--") and find_id("flag", name[2:]) == "lang":
            return value if equals else next(iter(words[number + 1 :]), None)
    return None
