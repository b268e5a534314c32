"""What is asked once, on the first start at a terminal: the language where it is unclear, and the speech."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from accessgames.language import say
from accessgames.language.resources import languages
from accessgames.shell.settings import UNASKED

if TYPE_CHECKING:
    from accessgames.shell.dialogue import Dialogue

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
    """Ask which language to speak, in each of them.

    Raises:
        LeftError: The player leaves.
    """
    tags = languages()
    names = tuple((tag, dialogue.words.word(f"val-{tag}")) for tag in tags)
    question = (say("shell-ask-language", "system"),)
    chosen = tags[dialogue.choice(question, names, tags.index(DEFAULT_LANGUAGE))]
    dialogue.preferences.change("language", chosen)
    dialogue.console.adapt(dialogue.preferences.language, dialogue.preferences.settings)


def ask_speech(dialogue: Dialogue) -> None:
    """Ask how often the question is heard, and so find out whether own speech is wanted.

    Once: a screen reader or Braille display reads the console. Twice: something else speaks as well, and that
    is not us. Not at all: the player has nothing that reads, and own speech is wanted.

    Raises:
        LeftError: The player leaves.
    """
    if dialogue.preferences.settings["speech"] != UNASKED:
        return
    names = tuple((dialogue.words.word(f"heard-{count}"),) for count in ("once", "twice", "never"))
    heard = dialogue.choice((say("shell-ask-speech", "system"),), names, 0)
    dialogue.preferences.change("speech", _SPEECH[heard])
    dialogue.console.adapt(dialogue.preferences.language, dialogue.preferences.settings)
    if heard == 1:
        dialogue.console.tell(say("shell-heard-twice", "system"))
    elif heard:
        command = f"{dialogue.words.word('voice')} {dialogue.words.word('off')}"
        dialogue.console.tell(say("shell-heard-never", "system", command=command))
