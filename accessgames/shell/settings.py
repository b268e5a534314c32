"""Settings and profiles.

What a player chose about the program, and the words and manners that follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast, get_args

from accessgames.dataclasses import dataclass, replace
from accessgames.language import commandline, coordinates, resources
from accessgames.storage.settings import Setting

if TYPE_CHECKING:
    from accessgames.braille.pages import PageSize
    from accessgames.language import Language, Vocabulary
    from accessgames.language.values import Gender
    from accessgames.language.voice import Manners, Register
    from accessgames.storage.missed_lines import MissedFile

Profile: TypeAlias = Literal["ctecka", "klavesy", "zrak"]
"""For a screen reader or Braille line; single keys without Enter; for low vision."""

ProfileSource: TypeAlias = Literal["flag", "environment", "settings", "default", "pipe"]
"""What decided about the profile."""

PROFILES: Final[tuple[Profile, ...]] = get_args(Profile)
DEFAULT: Final[Profile] = "ctecka"

PROFILE_VARIABLE: Final = "ACCESSGAMES_PROFILE"
_ACCESSIBLE: Final = "ACCESSIBLE"
_NO: Final = ("", "0", "false", "no")


@dataclass(frozen=True, slots=True)
class ProfileChoice:
    """A profile and what chose it."""

    profile: Profile
    source: ProfileSource


def find_profile(name: str) -> Profile | None:
    """Return the profile of a name, in any case and with or without diacritics; None when there is none."""
    folded = commandline.normalise_bare(name)
    return next((profile for profile in PROFILES if profile == folded), None)


def choose_profile(
    flag: str | None, environ: Mapping[str, str], saved: str, *, terminal: bool
) -> ProfileChoice:
    """Decide on a profile.

    Args:
        flag: Value of `--profile`, or None.
        environ: The environment: `ACCESSGAMES_PROFILE`, else `ACCESSIBLE` or `TERM=dumb`, which mean
            `ctecka`.
        saved: What the settings say; "" for nothing.
        terminal: Whether a person sits at a terminal; a pipe always works by lines.
    """
    if not terminal:
        return ProfileChoice(DEFAULT, "pipe")
    if flag is not None and (profile := find_profile(flag)):
        return ProfileChoice(profile, "flag")
    if profile := find_profile(environ.get(PROFILE_VARIABLE, "")):
        return ProfileChoice(profile, "environment")
    if environ.get(_ACCESSIBLE, "").lower() not in _NO or environ.get("TERM") == "dumb":
        return ProfileChoice(DEFAULT, "environment")
    if profile := find_profile(saved):
        return ProfileChoice(profile, "settings")
    return ProfileChoice(DEFAULT, "default")


UNASKED: Final = "unasked"
"""Value of the settings that a first-run question is about, before it was answered."""

VERBOSITIES: Final = ("brief", "normal", "detailed")
"""Verbosity: the brief form; the full form; the full form and what may be done now."""

LONGEST_NAME: Final = 30
"""Characters of a player's name; longer ones don't fit on a Braille line with what is told about them."""

SCALE: Final = tuple(str(value) for value in range(0, 101, 10))
"""Steps of pitch and volume; 50 is the voice as it comes."""

RATES: Final = tuple(str(value) for value in range(0, 201, 10))
"""Steps of rate; 100 is as fast as most synthesizers speak, and some speak faster."""

OWN_SIZE: Final = "own-size"
"""Value of the setting `paper` where cells and lines were chosen by themselves."""

_CELLS: Final = ("20", "24", "26", "28", "30", "31", "32", "33", "34", "35", "36", "38", "40", "42")
_LINES: Final = ("20", "22", "24", "25", "26", "27", "28", "29", "30", "40")
"""Sizes of sheets in use; the command line takes any."""

_NO_YES: Final = ("no", "yes")
_KIND_LEVELS: Final = ("usual", "brief", "normal", "silent")

SETTINGS: Final = (
    Setting("language", UNASKED, (UNASKED, *resources.languages())),
    Setting("profile", DEFAULT, PROFILES),
    Setting("verbosity", "normal", VERBOSITIES),
    Setting("own", "usual", _KIND_LEVELS),
    Setting("other", "usual", _KIND_LEVELS),
    Setting("bot", "usual", _KIND_LEVELS),
    Setting("score", "usual", _KIND_LEVELS),
    Setting("register", "formal", ("formal", "informal")),
    Setting("coordinates", "letters", coordinates.STYLES),
    Setting("output", "text", ("text", "braille")),
    Setting("cells", "40", ("20", "32", "40", "80")),
    Setting("prompt", "line", ("line", "result", "none")),
    Setting("paper", "a4", ("a4", "a4-full", "us", OWN_SIZE)),
    Setting("paper-cells", "30", _CELLS),
    Setting("paper-lines", "25", _LINES),
    Setting("speech", UNASKED, (UNASKED, *_NO_YES, "reader")),
    Setting("voice-program", "auto", ("auto", "dispatcher", "espeak", "sapi", "say")),
    Setting("voice", ""),
    Setting("rate", "50", RATES),
    Setting("pitch", "50", SCALE),
    Setting("volume", "50", SCALE),
    Setting("punctuation", "none", ("none", "some", "all")),
    Setting("echo", "letters", ("no", "letters", "words", "both")),
    Setting("spoken-form", "own-voice", ("own-voice", "reader", "everywhere", "no")),
    Setting("display", "auto", ("auto", "no", "accessible", "orca", "brltty")),
    Setting("cues", "no", _NO_YES),
    Setting("hand", "screen", ("screen", "braille")),
    Setting("scroll", "no", _NO_YES),
    Setting("order", "game", ("game", "strength", "points", "place", "card", "piece", "kind")),
    Setting("confirm-quit", "yes", _NO_YES),
    Setting("confirm-chance", "yes", _NO_YES),
    Setting("remarks", "yes", _NO_YES),
    Setting("training", "no", _NO_YES),
    Setting("missed", "no", _NO_YES),
    Setting("theme", "dark", ("dark", "light", "yellow")),
    Setting("zoom", "2", ("1", "2", "3", "4")),
    Setting("name", ""),
    Setting("gender", "unknown", ("unknown", "feminine", "masculine")),
)
"""All settings, in the order in which they are listed; one without choices takes a short text.

The word for a setting is `set-<key>`, the words for its values are `val-<value>`; figures say themselves.
"""

LONGEST_TEXT: Final = 6000
"""Characters of the setting that keeps all keys, or all abbreviations, of one's own."""

KEPT: Final = (
    *SETTINGS,
    Setting("own-keys", "", longest=LONGEST_TEXT),
    Setting("abbreviations", "", longest=LONGEST_TEXT),
    Setting("said-orders", "", longest=LONGEST_TEXT),
    Setting("last-setups", "", longest=LONGEST_TEXT),
)
"""All that the file of settings keeps: those that are listed, and what has commands of its own."""

_BY_KEY: Final = MappingProxyType({setting.key: setting for setting in KEPT})


@dataclass(frozen=True, slots=True)
class Settings:
    """The values of all settings.

    Attributes:
        values: By key, complete.
    """

    values: Mapping[str, str]

    def __getitem__(self, key: str) -> str:
        """Return the value of a setting; an unknown key is a mistake of ours."""
        return self.values[key]

    def set(self, key: str, value: str) -> Settings:
        """Return settings with one value changed.

        Raises:
            ValueError: The setting does not allow the value.
        """
        if not _BY_KEY[key].allows(value):
            raise ValueError(value)
        return replace(self, values=MappingProxyType({**self.values, key: value}))

    def flag(self, key: str) -> bool:
        """Tell whether a yes-or-no setting says yes."""
        return self[key] == "yes"

    @property
    def manners(self) -> Manners:
        """How the listener wants to be spoken to."""
        from accessgames.language.voice import Manners  # noqa: PLC0415 - Fluent is slow to load

        return Manners(cast("Register", self["register"]), cast("coordinates.Style", self["coordinates"]))

    @property
    def paper(self) -> PageSize:
        """The sheets in the embosser."""
        from accessgames.braille.pages import PageSize  # noqa: PLC0415 - few need Braille on paper

        return PageSize(int(self["paper-cells"]), int(self["paper-lines"]))

    @property
    def gender(self) -> Gender:
        """Grammatical gender of the player this computer belongs to."""
        return cast("Gender", self["gender"])


def default_settings() -> Settings:
    """Return the settings of somebody who has not chosen anything."""
    return Settings(MappingProxyType({setting.key: str(setting.default) for setting in KEPT}))


def read_settings(saved: Mapping[str, str]) -> Settings:
    """Take over what was saved; unknown keys and unfit values are passed over."""
    fitting = {key: value for key, value in saved.items() if key in _BY_KEY and _BY_KEY[key].allows(value)}
    return Settings(MappingProxyType({**default_settings().values, **fitting}))


def choices_of(key: str) -> tuple[str, ...]:
    """Return what a player may choose for a setting; nothing for those that take a text."""
    return tuple(str(choice) for choice in _BY_KEY[key].choices if choice != UNASKED)


def neighbour_of(key: str, value: str, by: int) -> str | None:
    """Return the choice so many steps after a value of a setting, or None beyond either end."""
    choices = choices_of(key)
    at = choices.index(value) + by
    return choices[at] if 0 <= at < len(choices) else None


WORD_FILES = ("common", "space", "shell")
"""Word files that are in use in every game, before those of the game."""


class Preferences:
    """What the player chose, and how the program speaks and understands because of it.

    Attributes:
        settings: The values in force.
        language: The language in the chosen manners.
        missed: Where lines go that were not understood, while the setting says so; None for nowhere.
    """

    def __init__(
        self,
        speak: Callable[[str], Language],
        saved: Settings,
        save: Callable[[Mapping[str, str]], None],
        overrides: Mapping[str, str],
        missed: MissedFile | None = None,
    ) -> None:
        """Take the values in force.

        Args:
            speak: Opens a language by its tag.
            saved: What was chosen in earlier sessions.
            save: Remembers all settings; raises GameError where it can't.
            overrides: What holds for this session only, such as a profile chosen by a flag.
            missed: Where lines go that were not understood; None for nowhere.
        """
        self.missed = missed
        self._saved = saved
        self._save = save
        self._overrides = dict(overrides)
        self._speak = speak
        self.settings = self._in_force()
        self.language = speak(self.settings["language"]).switch(self.settings.manners)

    def _in_force(self) -> Settings:
        settings = self._saved
        for key, value in self._overrides.items():
            settings = settings.set(key, value)
        return settings

    def words(self, game: str = "") -> Vocabulary:
        """Return the words that may be typed, with those of a game."""
        return self.language.vocabulary(*WORD_FILES, *filter(None, [game]))

    def take_over(self, saved: Settings) -> None:
        """Use settings that were written by something else, at once."""
        self._saved = saved
        self._heed()

    def change(self, key: str, value: str) -> None:
        """Set a value, use it at once and remember it.

        Raises:
            ValueError: The setting does not allow the value.
            GameError: The settings could not be written; the value is in force all the same.
        """
        self._saved = self._saved.set(key, value)
        self._overrides.pop(key, None)
        self._heed()
        self._save(self._saved.values)

    def _heed(self) -> None:
        self.settings = self._in_force()
        tag = self.settings["language"]
        language = self.language if tag in (self.language.tag, UNASKED) else self._speak(tag)
        self.language = language.switch(self.settings.manners)


def spoken_language(words: Vocabulary, line: str) -> str | None:
    """Return the tag of the language for which a line is the word, in full; None for any other line.

    Each is understood in all of them, since whoever took the wrong one is lost.
    """
    known = (tag for tag in choices_of("language") if f"val-{tag}" in words)
    return next((tag for tag in known if words.in_full(f"val-{tag}", line)), None)
