"""Evenings in which what a sentence names is typed right behind it, as its listener would."""

from __future__ import annotations

import datetime as dt
import io
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from accessgames.cli.launch import DiskStore, own_mistakes
from accessgames.club.desk.console_sessions import visit_desk
from accessgames.engine import SeatSpec
from accessgames.games import load_room
from accessgames.language import Found, Language, Message, Nested
from accessgames.language.commandline import split_words
from accessgames.personal.daily import DailyBook
from accessgames.personal.database import PersonalFile
from accessgames.shell import conversation, play, talk
from accessgames.shell.home.doors import learn
from accessgames.shell.setup_dialogue import WantedLuck
from accessgames.shell.tasks.rounds import DailyRound
from accessgames.storage.files import missed_path
from accessgames.storage.missed_lines import MissedFile
from tests.shell.home.evenings import launch
from tests.whole.advice import Advice, advice

if TYPE_CHECKING:
    from accessgames.language import Rendered
    from accessgames.shell.conversation import Conversation

ASKING: Final = frozenset({
    "again", "board", "club-standings", "club-tables", "daily-round", "dice", "help", "history",
    "home-about", "home-saved", "lesson-task", "missed", "moves", "next", "pieces", "primer", "records",
    "rules", "settings", "status", "why",
})  # fmt: skip
"""Words that only ask: they are typed wherever they are told, between the lines of a scene."""

UNKNOWN: Final = frozenset(
    {"error-unknown-command", "error-unknown-command-near", "error-ambiguous", "error-extra-words"}
)
"""Refusals of what is not understood."""

PARTS: Final = {
    "help-history": "history", "missed-what": "missed", "help-missed": "missed", "help-moves": "moves",
    "shell-why-whom": "why", "statistics-what": "statistics",
    "mistake-unknown": "mistakes", "tetrikon-error-turn": "turn-board",
}  # fmt: skip
"""Messages that name what stands behind a command, and that command."""

NOT_TYPED: Final = frozenset({
    # What was typed, or an argument of it.
    ("missed-what", "missed"), ("shell-sheet-file", "$command"), ("shell-try-what", "$command"),
    ("shell-why-whom", "why"), ("shell-search-what", "$command"), ("error-extra-words", "$command"),
    ("iota-error-list", "moves"), ("quantum-error-list", "moves"), ("iqlandie-error-list", "moves"),
    ("error-unknown-command", "$word"), ("error-unknown-command-near", "$word"), ("shell-not-here", "$word"),
    ("shell-no-help-for", "$word"), ("tetrikon-error-diagram", "$word"), ("iqlandie-error-delay", "claim"),
    ("shell-list-word", "moves"), ("statistics-what", "statistics"),
    ("statistics-what", "$word"), ("mistake-unknown", "$command"),
    ("backup-which", "$command"), ("daily-check-what", "$command"), ("shell-order-rated", "$order"),
    # Words that name a thing.
    ("shell-setting", "$setting"), ("shell-setting", "$value"), ("shell-sheet-title", "$word"),
    ("shell-moves-order", "$order"), ("shell-moves-ordered", "$order"), ("shell-help-key", "$word"),
    ("tetrikon-card-info", "$abbreviation"), ("shell-key-line", "$word"), ("club-mix", "$word"),
    ("club-mix-now", "$word"), ("home-error-option", "$option"), ("home-error-option", "$choices"),
    ("error-option-value", "$option"), ("error-option-value", "$choices"),
    # Answers and parts of examples.
    ("club-ask-paper", "$usual"), ("club-ask-register", "$example"), ("iota-error-recycle", "for"),
    ("club-did-withdraw-table", "$absent"), ("club-error-result-number", "$absent"),
    ("club-everywhere-hint", "club-everywhere"), ("shell-own-empty", "free"), ("help-recycle", "for"),
})  # fmt: skip
"""Words in sentences that nobody is told to type alone, by the first of them."""

LEAVING: Final = frozenset({"home", "learn", "quit"})
"""Commands after which nothing else of a sentence could be typed: they stand in a scene."""

ALONE: Final = frozenset({"search", "next"})
"""Commands that stand alone there, too."""

WANTING: Final = {"search": "a", "statistics-level": "3"}
"""Commands that do nothing without anything behind, and something that can be there."""

LIKE: Final = {"cs": r"třeba|nebo|a|\w+:", "en": r"such as|like|or|and|\w+:"}
"""What stands before an example, or between two of them."""

DAY: Final = dt.date(2026, 11, 23)

EXAMPLES: Final = ">"
"""Stands for a line: everything that the answer to the line before names is typed, with its example."""


EMPTY: Final = "-"
"""Stands for an empty line."""

UNTIL: Final = "until"
"""Begins a line of a scene with what has to be told before the line is not typed any more, and the line."""

MOST: Final = 60
"""So often such a line is typed at most."""

NOTHING_THERE: Final = frozenset({
    "analysis-at-start", "analysis-no-turning", "home-nothing-saved", "missed-none", "shell-history-empty",
    "shell-list-item", "tutor-first-step",
})  # fmt: skip
"""Told where there is nothing of what was asked for, or of what was refused before."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Part of an evening.

    Attributes:
        lines: What is typed, line by line; words in braces are ids of words.
        game: The game that is played at once; empty to begin at home.
        players: Who sits there.
        options: Options of the match.
        begins: Makes the position in which the match begins; None for the usual one.
        lesson: Whether the lesson of the game is taken instead.
        settings: Settings that are not the usual ones.
    """

    lines: str
    game: str = ""
    players: str = "Jana,bot:1"
    options: Mapping[str, str] = field(default_factory=dict)
    begins: Callable[[], Any] | None = None
    lesson: bool = False
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Book:
    """What came of following advice.

    Attributes:
        tried: What was typed right behind the sentence that names it.
        failed: Sentence, line and refusal where it was not done.
        told: Sentences that were told.
        places: Conversations that were held, by their class and what they are about.
    """

    tried: set[Advice] = field(default_factory=set)
    failed: list[tuple[str, str, str]] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    places: dict[tuple[str, str], Conversation] = field(default_factory=dict)


class Follower(io.TextIOBase):
    """Standard input: the lines of a scene, and between them what the sentences before them name."""

    def __init__(self, scene: Scene, language: Language, book: Book) -> None:
        self.place: Conversation | None = None
        self.told: list[tuple[Message, str]] = []
        self._language = language
        self._book = book
        self._named: dict[str, tuple[Advice, ...]] = {}
        self._text = ""
        self._lines = self._typing(scene)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # text, not bytes
        del size
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"

    def _typing(self, scene: Scene) -> Iterator[str]:
        """Yield what is typed; the answer to each line is there when the next one is wanted."""
        yield from self._answered()
        for line in filter(None, map(str.strip, scene.lines.split("\n"))):
            if line == EXAMPLES:
                examples = {self._example(named): found for named, found in self._named.items()}
                for example, found in examples.items():
                    if self._new(found) and self._meant(example) not in LEAVING:
                        yield from self._type(example, found, example=True)
            else:
                yield from self._line_of_scene(line)

    def _line_of_scene(self, line: str) -> Iterator[str]:
        """Type a line; one behind `until` and a sentence as often as it takes until that is told."""
        until, key = "", ""
        line = "" if line == EMPTY else line
        if line.startswith(UNTIL):
            until, key, line = line.split(" ", 2)
        typed, times = self.written(line), MOST if until else 1
        while times and not (key and key in self._book.told):
            yield from self._type(typed, self._named.get(typed, ()))
            yield from self._answered()
            times -= 1

    def _type(self, line: str, followed: Sequence[Advice], *, example: bool = False) -> Iterator[str]:
        """Type a line; note for the sentences that name it whether it was done, or an example understood."""
        self.told.clear()
        yield line
        bad = {one.key for one in followed} | UNKNOWN if example else None
        refused = [
            one.key
            for one, _ in self.told
            if one.kind == "refusal" and one.key not in NOTHING_THERE and (bad is None or one.key in bad)
        ]
        self._book.tried.update(followed)
        self._book.failed.extend((one.key, line, key) for one in followed for key in refused)

    def _answered(self) -> Iterator[str]:
        """Take note of what was told; yield each question that it names, and hear the answer."""
        self._text = "\n".join(text for _, text in self.told)
        self._named = self._named_now()
        for line, found in self._named.items():
            if self._new(found) and self._meant(line) in ASKING and self._example(line) == line:
                yield from self._type(line, found)

    def _new(self, found: Sequence[Advice]) -> bool:
        return not self._book.tried.issuperset(found)

    def _meant(self, line: str) -> str:
        """Return the id of the command that a line is; empty for none."""
        if self.place is None:
            return ""
        match = self.place.teller.words.match(split_words(line), self.place.commands())
        return match.id if isinstance(match, Found) else ""

    def _example(self, named: str) -> str:
        """Return what is to be typed: the command, with what its sentence shows behind it as an example."""
        quoted = re.findall(rf"[„“]({re.escape(named)}(?: [^„“”\n]*)?)[“”]", self._text, re.IGNORECASE)
        if quoted:
            return str(max(quoted, key=len))
        like, shown = LIKE[self._language.tag], r"((?:[^.,;:?!„“”\n]|\.(?= [a-zá-ž]))*)"
        found = re.search(rf"(?<!\w)(?:{like}) {re.escape(named)}(?!\w){shown}", self._text, re.IGNORECASE)
        behind = "" if found is None else re.split(rf" (?:{like})(?: |$)", found[1])[0]
        return named + behind.rstrip()

    def _named_now(self) -> dict[str, tuple[Advice, ...]]:
        """Return the lines that were named just now, with what named them."""
        found: dict[str, tuple[Advice, ...]] = {}
        for message, text in self.told:
            for part in parts(message):
                self._book.told.add(part.key)
                for one in named_by(self._language.tag).get(part.key, ()):
                    line = self._line(one, part)
                    if line and re.search(rf"(?<!\w){re.escape(line)}(?!\w)", text, re.IGNORECASE):
                        whole = self._whole(one, line)
                        found[whole] = (*found.get(whole, ()), one)
        return found

    def _whole(self, one: Advice, line: str) -> str:
        """Return a line with what belongs before it, and with something where anything may stand."""
        head, (first, _) = PARTS.get(one.key, ""), one.words[0]
        before = f"{self.word(head)} " if head and first not in {head, *ALONE} else ""
        return f"{before}{line} {WANTING[first]}" if first in WANTING else before + line

    def _line(self, one: Advice, message: Message) -> str:
        """Return the words of a command that a message names; empty where it does not say all of them."""
        values = (
            message.args.get(key[1:], "") if key.startswith("$") else self.word(key, of)
            for key, of in one.words
        )
        words = [value if isinstance(value, str) else "" for value in values]
        return " ".join(words) if all(words) else ""

    def written(self, line: str) -> str:
        """Put words in the place of their ids."""
        return re.sub(r"\{([\w-]+)\}", lambda found: self.word(found[1]), line)

    def word(self, key: str, of: str = "") -> str:
        """Return a word as it is called where one is, or as a message says it."""
        if self.place is not None and not of and key in self.place.teller.words:
            return self.place.teller.words.word(key)
        return self._language.data.word(key, of)


def parts(message: Message) -> Iterator[Message]:
    """Yield a message and those in it."""
    yield message
    for value in message.args.values():
        if isinstance(value, Nested):
            yield from parts(value.message)


def is_typed(one: Advice) -> bool:
    """Tell whether a sentence names a command that is typed in the program."""
    return bool(one.words) and (bool(one.words[1:]) or (one.key, one.words[0][0]) not in NOT_TYPED)


@cache
def named_by(tag: str) -> Mapping[str, tuple[Advice, ...]]:
    """Return what each message names that is typed in the program."""
    found: dict[str, tuple[Advice, ...]] = {}
    for one in advice(tag):
        if is_typed(one):
            found[one.key] = (*found.get(one.key, ()), one)
    return found


def spend(scene: Scene, tag: str, book: Book, folder: Path) -> str:
    """Spend an evening; return what was told."""
    language, heard = Language(tag), io.StringIO()
    follower = Follower(scene, language, book)
    render, do_line = Language.render, conversation.do_line

    def rendered(self: Language, message: Message) -> Rendered:
        found = render(self, message)
        follower.told.append((message, f"{found.full}\n{found.brief}\n{found.braille}"))
        return found

    def done(place: Conversation, line: str, *rest: Any, **more: Any) -> None:  # noqa: ANN401 - as it is
        follower.place = book.places[type(place).__name__, place.topic] = place
        do_line(place, line, *rest, **more)

    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(dir=folder))
        stack.enter_context(patch.dict(os.environ, {"ACCESSGAMES_HOME": home}))
        stack.enter_context(patch.object(os, "fsync", lambda _file: None))  # no power fails here
        stack.enter_context(patch.object(Language, "render", rendered))
        stack.enter_context(patch.object(conversation, "do_line", done))
        if scene.begins is not None:
            state = scene.begins()
            stack.enter_context(patch.object(type(load_room(scene.game).game), "initial", lambda *_: state))
        personal = PersonalFile(Path(home) / "personal.sqlite")
        started = launch(
            (), heard, stdin=follower, language=tag,
            daily=DailyRound(DailyBook(personal), lambda: DAY), personal=personal,
            mistakes=own_mistakes(personal),
            missed=MissedFile(missed_path(), Path(home), lambda: "2026-11-23"),
            desk=visit_desk,
        )  # fmt: skip
        if scene.settings:
            DiskStore().save_settings({**DiskStore().load_settings(), **scene.settings})
        code = _door(scene)(started)
        follower.readline()
    assert 0 == code, heard.getvalue()
    return heard.getvalue()


def _door(scene: Scene) -> Callable[[Any], int]:
    """Return what begins an evening."""
    if not scene.game:
        return talk
    if scene.lesson:
        return lambda started: learn(started, scene.game)
    parts = scene.players.split(",")
    seats = tuple(SeatSpec("", part) if part.startswith("bot:") else SeatSpec(part) for part in parts)
    return lambda started: play(started, scene.game, seats, scene.options, WantedLuck("7"))
