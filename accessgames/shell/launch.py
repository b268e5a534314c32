"""What a session is started with, what is asked once on the first start.

The console that follows from it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TextIO

from accessgames.dataclasses import dataclass, field
from accessgames.engine.luck import DrawnLuck, draw_luck
from accessgames.games import Room, load_room
from accessgames.language import Language, say
from accessgames.language.resources import languages
from accessgames.output.screen_readers import is_read
from accessgames.output.sink import TextSink, Width, terminal_width, unlimited
from accessgames.patience import NOBODY_WAITS, Patience
from accessgames.shell import errors, port_manager
from accessgames.shell.console import Console
from accessgames.shell.dialogue import LANGUAGE_PLACE
from accessgames.shell.input.readers import Reader, line_reader
from accessgames.shell.protocols import NOTHING
from accessgames.shell.settings import DEFAULT, UNASKED, Preferences, Settings, choose_profile, read_settings
from accessgames.shell.stopwatch import Stopwatch, at_once

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.personal.database import PersonalFile
    from accessgames.personal.lessons import OwnLessons
    from accessgames.shell import protocols
    from accessgames.shell.dialogue import Dialogue
    from accessgames.shell.mistakes.finding import OwnMistakes
    from accessgames.shell.tasks.rounds import DailyRound
    from accessgames.storage.missed_lines import MissedFile

DEFAULT_LANGUAGE: Final = "cs"
"""Czech first."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_SPEECH: Final = ("no", "no", "yes")


def guess_language(environ: Mapping[str, str]) -> str | None:
    """Return the language that the system's locale asks for, where we have it; None when it is unclear."""
    wanted = next(filter(None, map(environ.get, _VARIABLES)), "")
    tag = wanted.partition("_")[0].lower()
    return tag if tag in languages() else None


def ask_language(dialogue: Dialogue) -> None:
    """Ask which language to speak, in each of them; an empty line takes the one that asks.

    Raises:
        LeftError: The player leaves.
    """
    tags = languages()
    names = tuple((tag, dialogue.words.word(f"val-{tag}")) for tag in tags)
    question = (say("shell-ask-language", "system"),)
    spoken = tags.index(dialogue.preferences.language.tag)
    dialogue.remember("language", tags[dialogue.choice(question, names, spoken, LANGUAGE_PLACE)])


def speak_first(dialogue: Dialogue, *, read: bool) -> bool:
    """Say the first questions aloud, if nothing else reads them; tell whether that is tried.

    Until the question about hearing is answered, so that it reaches those who hear nothing. A voice that
    nobody has chosen is opened only where one is installed.

    Args:
        dialogue: Asks.
        read: Whether something else reads the console.
    """
    settings = dialogue.preferences.settings
    if read or settings["speech"] != UNASKED or not port_manager.has_voice(sys.platform):
        return False
    dialogue.console.adapt(dialogue.preferences.language, settings.set("speech", "yes"))
    return True


def ask_speech(dialogue: Dialogue, *, aloud: bool = False) -> None:
    """Ask how often the question is heard, and so find out whether own speech is wanted.

    Once: a screen reader or Braille display reads the console. Twice: something else speaks as well, and that
    is not us. Not at all: the player has nothing that reads, and own speech is wanted.

    Args:
        dialogue: Asks.
        aloud: Whether our own voice asks as well; then whoever hears nothing else says so.

    Raises:
        LeftError: The player leaves.
    """
    if dialogue.preferences.settings["speech"] != UNASKED:
        return

    def which(line: str) -> int:
        # The language may have changed since the question was asked.
        names = tuple(dialogue.words.table[f"heard-{count}"].words for count in ("once", "twice", "never"))
        return dialogue.which(line, names, 0)

    question = (say("shell-ask-speech", "system"),)
    spoken = (say("shell-ask-speech-aloud", "system"),) if aloud else ()
    heard = dialogue.ask((*question, *spoken), which, place="speech")
    dialogue.remember("speech", _SPEECH[heard])
    if heard == 1:
        dialogue.console.tell(say("shell-heard-twice", "system"))
    elif heard:
        command = f"{dialogue.words.word('voice')} {dialogue.words.word('off')}"
        dialogue.console.tell(say("shell-heard-never", "system", command=command))
        dialogue.console.tell(say("shell-heard-typing", "system"))


def load_installed_room(game_id: str, recorded: Mapping[str, str] = NOTHING, /) -> Room:
    """Load a game with the material that is part of it."""
    del recorded
    return load_room(game_id)


@dataclass(frozen=True, slots=True)
class FarTerminal:
    """Hands and eyes at another computer, whose session runs here.

    Attributes:
        reader: Makes what waits for their lines, for the settings of the moment.
        width: Tells how many characters fit on a line there; None where lines break by themselves.
        shown: Tells whether what was written has come there.
    """

    reader: Callable[[Settings], Reader]
    width: Width
    shown: Callable[[], bool] = at_once


@dataclass(frozen=True, slots=True)
class Launch:
    """What a session is started with.

    Attributes:
        store: Where settings and matches are kept.
        log: File that unexpected errors are appended to.
        now: Gives the time as ISO 8601 text.
        seed: Gives a fresh seed for the draws of a club.
        language: Language chosen by flag or environment; None to use the settings.
        profile: Profile chosen by flag; None to use the environment or the settings.
        stdin: Where input comes from, as UTF-8.
        stdout: Where lines go, as UTF-8.
        environ: The environment.
        monotonic: Gives seconds since any moment, for games with a clock.
        records: Where personal records are kept; None for nowhere.
        open_room: Loads a game, for a new match or for one with recorded options.
        line_time: Milliseconds that every line takes in games with a clock; None to measure.
        lessons: Where it is remembered how far the tutor's lessons are; None for nowhere.
        desk: Goes to the organiser's desk of a club and comes back; what is typed behind its word is done
            there first. None where there is no desk.
        missed: Where lines go that were not understood, where the setting says so; None for nowhere.
        daily: What the daily round needs of this computer; None where there is none.
        mistakes: What lessons from own mistakes need of this computer; None where there are none.
        learned: What the tutor remembers on this computer; None for nothing.
        luck: Draws the secret seed of a match that is part of something, or of nothing where that is empty.
        saved: Where matches wait to be gone on with; None where none is kept.
        is_read: Tells from the environment whether something reads the console to its user.
        patience: What tells how far something is before the console is open; its clock goes on there.
        personal: Where matches are counted, and what else is kept of people; None for nowhere.
        belongings: Packs and unpacks everything personal; None where that is not to be moved.
        far: Where the person is whose session runs here, or None for this computer's own terminal.
        club_options: Takes the options out of what is typed behind a word of the desk, in a language; None
            where options are words like any others.
    """

    store: protocols.PlayerStore
    log: Path
    now: Callable[[], str]
    seed: Callable[[], str]
    language: str | None = None
    profile: str | None = None
    stdin: TextIO = field(default_factory=lambda: sys.stdin)
    stdout: TextIO = field(default_factory=lambda: sys.stdout)
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    monotonic: Callable[[], float] = time.monotonic
    open_room: protocols.RoomLoader = load_installed_room
    line_time: int | None = None
    records: protocols.RecordStore | None = None
    lessons: protocols.LessonStore | None = None
    desk: Callable[[Launch, SessionContext, str], None] | None = None
    luck: Callable[[str], DrawnLuck] = draw_luck
    daily: DailyRound | None = None
    mistakes: OwnMistakes | None = None
    learned: OwnLessons | None = None
    missed: MissedFile | None = None
    saved: protocols.SavedStore | None = None
    is_read: Callable[[Mapping[str, str]], bool] = is_read
    patience: Patience = NOBODY_WAITS
    personal: PersonalFile | None = None
    belongings: protocols.Belongings | None = None
    club_options: Callable[[str, str, str], tuple[str, Mapping[str, tuple[str, ...]]]] | None = None
    far: FarTerminal | None = None

    @property
    def terminal(self) -> bool:
        """Whether a person sits at a terminal, with both ears and hands."""
        return self.stdin.isatty() and self.stdout.isatty()


@dataclass(frozen=True, slots=True)
class SessionContext:
    """A console ready to talk.

    Attributes:
        console: Tells and asks.
        preferences: Settings, language and words.
        unclear: Whether nothing said which language to speak.
        stopwatch: Measures how long people take.
        records: Where personal records are kept, or None.
        lessons: Where it is remembered how far the tutor's lessons are, or None.
        daily: What the daily round needs of this computer, or None.
        personal: Where matches are counted, and what else is kept of people, or None.
        open_room: Loads a game.
        mistakes: What lessons from own mistakes need of this computer, or None.
        learned: What the tutor remembers on this computer, or None.
    """

    console: Console
    preferences: Preferences
    unclear: bool
    stopwatch: Stopwatch = field(default_factory=Stopwatch)
    records: protocols.RecordStore | None = None
    lessons: protocols.LessonStore | None = None
    daily: DailyRound | None = None
    personal: PersonalFile | None = None
    open_room: protocols.RoomLoader = load_installed_room
    mistakes: OwnMistakes | None = None
    learned: OwnLessons | None = None

    @property
    def unasked(self) -> bool:
        """Whether nobody was ever asked how they hear: so it is before the first questions of all."""
        return self.preferences.settings["speech"] == UNASKED


_SAID: Final = frozenset({"environment", "flag"})
"""Where a profile comes from of which it is always said."""


def open_console(launch: Launch, *, greets: bool = False) -> SessionContext:
    """Open the console in the right language and profile, and say which profile is on unless that is known.

    That line goes out at once, so that the player hears something while the rest is being loaded. Whoever is
    here for the first time and chose nothing is greeted instead.
    """
    settings = read_settings(launch.store.load_settings())
    tag, unclear = _choose_language(launch, settings)
    changed = "" if settings["profile"] == DEFAULT else settings["profile"]
    chosen = choose_profile(launch.profile, launch.environ, changed, terminal=launch.terminal)
    overrides = {"profile": chosen.profile, "language": tag}
    preferences = Preferences(Language, settings, launch.store.save_settings, overrides, launch.missed)
    far = launch.far or FarTerminal(_reader_factory(launch), _own_width(launch.stdout))
    console = Console(
        TextSink(launch.stdout, far.width), far.reader, preferences.language, preferences.settings
    )
    console.clock, console.sink.shown = launch.patience.clock, far.shown
    if launch.terminal:
        console.outlets = port_manager.PortManager(preferences.language, preferences.settings)
    if greets and settings["speech"] == UNASKED and chosen.source == "default":
        console.tell(say("home-hello", "system"))
    elif not (launch.terminal or launch.far) or settings["speech"] == UNASKED or chosen.source in _SAID:
        # Who comes back to a terminal knows the usual profile and the chosen one.
        console.tell(say("shell-profile", "system", profile=chosen.profile, source=chosen.source))
    if launch.store.problem is not None:
        console.tell(errors.tell_error(launch.store.problem))
    for one in () if launch.far else preferences.language.left_out:  # where they lie is the host's affair
        console.tell(say("error-package-words", "system", package=one.package, reason=one.reason))
    console.flush()
    stopwatch = Stopwatch(launch.monotonic, launch.line_time)
    kept = (launch.records, launch.lessons, launch.daily, launch.personal)
    learning = (launch.mistakes, launch.learned)
    return SessionContext(console, preferences, unclear, stopwatch, *kept, launch.open_room, *learning)


def _own_width(stdout: TextIO) -> Width:
    """Return what measures the lines of this computer's terminal, if that is what is written to."""
    return terminal_width(stdout) if stdout.isatty() else unlimited


def _choose_language(launch: Launch, settings: Settings) -> tuple[str, bool]:
    """Return the language to speak, and whether that is only a guess."""
    if launch.language is not None:
        return launch.language, False
    if settings["language"] != UNASKED:
        return settings["language"], False
    guess = guess_language(launch.environ)
    return guess or DEFAULT_LANGUAGE, guess != DEFAULT_LANGUAGE


def _reader_factory(launch: Launch) -> Callable[[Settings], Reader]:
    """Return what makes a reader for the settings of the moment."""

    def make(settings: Settings) -> Reader:
        if launch.terminal and settings["profile"] == "klavesy":
            from accessgames.shell.input.readers import KeyReader  # noqa: PLC0415 - slow to load
            from accessgames.shell.input.toolkit_keys import ToolkitKeys  # noqa: PLC0415 - as above

            return KeyReader(ToolkitKeys(launch.stdin), launch.stdout)
        if launch.terminal and settings["profile"] == "zrak":
            from accessgames.shell.input.sight import SightReader  # noqa: PLC0415 - as above

            return SightReader(launch.stdin, launch.stdout, settings["theme"], int(settings["zoom"]))
        return line_reader(launch.stdin, launch.stdout)

    return make
