"""What is said of files, of tournaments, of who is at the keyboard, of records and of single words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CLOCK, SPECTATOR, is_seat
from accessgames.language.commandline import normalise_bare
from tests.truth.shell import shelf
from tests.truth.shell.match import bots, seats
from tests.truth.shell.reading import VALUED, commands, names, rated
from tests.truth.shell.typed import given

if TYPE_CHECKING:
    from tests.truth.shell.sitting import Check, Heard

PAPERS: Final = ("rules", "history", "transcript", "paper-result")
"""What is printed beside answers."""

MOST_OWN: Final = 40
"""Keys, and abbreviations, that are kept at most."""


def _words(heard: Heard) -> Any:  # noqa: ANN401 - a vocabulary
    return heard.sitting.stage.session.teller.words


def _begins(heard: Heard, typed: str, keys: list[str]) -> bool:
    """Tell whether one of some words begins like what was typed."""
    texts = (text for key in keys for text in _words(heard).table[key].words)
    return any(normalise_bare(text).startswith(normalise_bare(typed)) for text in texts)


# ------------------------------------------------------------------ files


def _goes(heard: Heard) -> bool:
    """Tell whether a transcript was begun and not ended before a line."""
    for saying in heard.saying.earlier:
        keys = shelf.keys(saying)
        if "shell-transcript-ended" in keys:
            return False
        if "shell-transcript-begun" in keys:
            return True
    return False


def _saved(heard: Heard) -> object:
    """All that was done stands in the journal, which is named."""
    kept = heard.sitting.stage.kept
    undone = sum('"by":"undo"' in line for line in kept.lines)
    return heard.arg("file") == str(kept.path) and (undone or len(kept.lines) > len(heard.now.deeds))


def _sheet(heard: Heard) -> object:
    """No question and no paper begins like it; what is offered is one of them."""
    known = [*commands(heard.sitting).answers, *PAPERS]
    offered = list(heard.arg("answers").items)
    return (
        heard.saying.rest.startswith(heard.arg("words"))
        and not _begins(heard, heard.saying.rest.split()[0], known)
        and all(_begins(heard, word, known) for word in offered)
    )


# ------------------------------------------------------------------ tournaments


def _order(heard: Heard) -> object:
    """It sorts by what is good, and those that are offered do not."""
    own, offered = commands(heard.sitting), list(heard.arg("orders").items)
    valued = {heard.sitting.word(key) for key in own.orders if key in VALUED}
    every = {heard.sitting.word(key) for key in own.orders}
    return bool(rated(heard)) and heard.arg("order") in valued and set(offered) <= every - valued


# ------------------------------------------------------------------ who is at the keyboard


def _by_other(heard: Heard) -> object:
    """Something stands behind on the line, and the keyboard is to be handed over now."""
    return ";" in heard.saying.rest and heard.saying.after.asked == "HandOver"


def _whose(heard: Heard) -> object:
    """Who acted last of the people, while nobody has the keyboard."""
    acted = [deed.actor for deed in heard.now.deeds if is_seat(deed.actor)]
    people = [actor for actor in acted if actor not in bots(heard.sitting)]
    own = heard.sitting.stage.session.known.seating.listener
    nobody = SPECTATOR in {heard.now.viewer, heard.saying.after.viewer, own}
    return nobody and heard.arg("who").name == seats(heard.sitting)[people[-1]].name


def _unheard(heard: Heard) -> object:
    """A yes or a no to dice that are not told yet."""
    return (
        heard.now.asked == "ChanceQuestion"
        and normalise_bare(heard.arg("word")) in {heard.sitting.word("yes"), heard.sitting.word("no")}
        and heard.now.deeds == heard.saying.after.deeds
    )


def _no_display(heard: Heard) -> object:
    return not heard.sitting.stage.console.ports.brailles and heard.saying.word == "settings"


# ------------------------------------------------------------------ lists and records


def _stale(heard: Heard) -> object:
    """Since the list was read only time has passed, and it has acted."""
    opener = next(saying for saying in heard.saying.earlier if shelf.numbers(saying))
    since = heard.saying.after.deeds[len(opener.after.deeds) :]
    return bool(since) and {deed.actor for deed in since} == {CLOCK} and heard.saying.rest.isdecimal()


def _no_records(heard: Heard) -> object:
    session = heard.sitting.stage.session
    return session.known.room.records is None or session.records is None


def _record_lines(heard: Heard) -> list[str]:
    """Return the records that were read before in this conversation, in words."""
    console = heard.sitting.stage.console
    lines = [
        line for saying in heard.saying.earlier for line in saying.told if line.key == "shell-record-line"
    ]
    return [normalise_bare(console.language.form(line, "full")) for line in lines]


def _none_found(heard: Heard) -> object:
    """None of those that are read without a word has this one."""
    lines = _record_lines(heard)
    return lines and not any(normalise_bare(heard.saying.rest) in line for line in lines)


def _kind(heard: Heard) -> object:
    known = [key for key in _words(heard).ids() if key.startswith("kind-")]
    word = heard.arg("word")
    unknown = not _begins(heard, word, [*known, "all", "search"])
    return word in heard.saying.rest and unknown and names(heard, command="history")


def _list_word(heard: Heard) -> object:
    verbs = list(commands(heard.sitting).verbs)
    word = heard.arg("word")
    return (
        word in heard.saying.rest
        and not _begins(heard, word, verbs)
        and _begins(heard, heard.arg("example"), verbs)
    )


def _full(heard: Heard) -> object:
    kept = [kind for kind, _ in given(heard)]
    return heard.arg("most") == MOST_OWN and max(map(kept.count, kept)) == MOST_OWN


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "shell-saved": _saved,
        "shell-transcript-none": lambda heard: not _goes(heard),
        "shell-transcript-goes": lambda heard: _goes(heard) and Path(heard.arg("file")).exists(),
        "shell-file-exists": lambda heard: Path(heard.arg("file")).exists(),
        "shell-file-folder-missing": lambda heard: not Path(heard.arg("file")).parent.exists(),
        "shell-sheet-what": _sheet,
        "shell-no-result": lambda heard: heard.sitting.match.game.outcome(heard.now.state) is None,
        "shell-hint-rated": lambda heard: bool(rated(heard)) and heard.saying.word == "hint",
        "shell-abandon-table": lambda heard: heard.arg("occasion") == rated(heard) != "",
        "shell-order-rated": _order,
        "shell-not-done-by-other": _by_other,
        "shell-undo-whose": _whose,
        "shell-chance-unheard": _unheard,
        "shell-no-display": _no_display,
        "shell-list-stale": _stale,
        "shell-records-not-here": _no_records,
        "shell-records-none": _none_found,
        "shell-history-kind": _kind,
        "shell-list-word": _list_word,
        "shell-own-full": _full,
    }
)
"""By line: what makes it true."""
