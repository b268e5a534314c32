"""The three profiles: how the program is talked to. Flag before environment before settings (design 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from accessgames.language.commandline import plain

Profile: TypeAlias = Literal["ctecka", "klavesy", "zrak"]
"""For a screen reader or Braille line; single keys without Enter; for low vision."""

Source: TypeAlias = Literal["flag", "environment", "settings", "default", "pipe"]
"""What decided about the profile."""

PROFILES: Final[tuple[Profile, ...]] = get_args(Profile)
DEFAULT: Final[Profile] = "ctecka"

VARIABLE: Final = "ACCESSGAMES_PROFILE"
_ACCESSIBLE: Final = "ACCESSIBLE"
_NO: Final = ("", "0", "false", "no")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A profile and what chose it."""

    profile: Profile
    source: Source


def find_profile(name: str) -> Profile | None:
    """Return the profile of a name, in any case and with or without diacritics; None when there is none."""
    folded = plain(name)
    return next((profile for profile in PROFILES if profile == folded), None)


def choose_profile(flag: str | None, environ: Mapping[str, str], saved: str, *, terminal: bool) -> Chosen:
    """Decide on a profile.

    Args:
        flag: Value of `--profile`, or None.
        environ: The environment: `ACCESSGAMES_PROFILE`, else `ACCESSIBLE` or `TERM=dumb`, which mean
            `ctecka`.
        saved: What the settings say; "" for nothing.
        terminal: Whether a person sits at a terminal; a pipe always works by lines.
    """
    if not terminal:
        return Chosen(DEFAULT, "pipe")
    if flag is not None and (profile := find_profile(flag)):
        return Chosen(profile, "flag")
    if profile := find_profile(environ.get(VARIABLE, "")):
        return Chosen(profile, "environment")
    if environ.get(_ACCESSIBLE, "").lower() not in _NO or environ.get("TERM") == "dumb":
        return Chosen(DEFAULT, "environment")
    if profile := find_profile(saved):
        return Chosen(profile, "settings")
    return Chosen(DEFAULT, "default")
