"""What is heard: every line that a room says, in all forms and languages, and what voices read wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import advise
from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction, Perspective, Viewer, is_seat
from accessgames.games import Listener, Room
from accessgames.language import Language, Message, Person, Rendered
from accessgames.language.resources import LanguageDataError, files, locales_root, read_toml
from accessgames.testing.cases import Moment, Walk, room_of, some

if TYPE_CHECKING:
    from pathlib import Path


NAMES: Final = ("Jana", "Petr", "Žofie", "Karel", "Eva", "Ota")


@cache
def language(tag: str, roots: tuple[Path, ...] = ()) -> Language:
    """A language that raises where the program would only note a mistake; `roots` are further locales."""
    return Language(tag, strict=True, roots=roots)


@dataclass(frozen=True, slots=True)
class Listening:
    """A game played at random and the language it is told in."""

    walk: Walk
    tag: str

    @property
    def room(self) -> Room:
        """The room of the game."""
        return room_of(self.walk.beginning.case)

    @property
    def language(self) -> Language:
        """The language, with the words of the game."""
        return language(self.tag, self.walk.beginning.case.locales)

    def people(self, viewer: Viewer) -> tuple[Person, ...]:
        """Everybody at the table; the listener is addressed."""
        rounds = ((name, number) for number in count(1) for name in NAMES)
        names = (name if number == 1 else f"{name}{number}" for name, number in rounds)
        return tuple(
            Person(name, "you" if seat == viewer else "other")
            for seat, name in zip(self.walk.seats, names, strict=False)
        )

    def listener(self, state: Any, viewer: Viewer, world: Any = None) -> Listener:  # noqa: ANN401 - by game
        """A listener; a world may be given in place of the one it would make up."""
        game = self.walk.game
        perspective = Perspective(game, game.view(state, viewer), viewer)
        if world is not None:
            perspective.__dict__["world"] = world
        words = self.language.vocabulary("common", "space", "shell", game.id)
        return Listener(perspective, self.people(viewer), frozenset({1}) - {viewer}, words)

    def heard(self, messages: Iterable[Message]) -> tuple[Rendered, ...]:
        """All forms of some messages."""
        return tuple(self.language.render(message) for message in messages)

    def told(self, moment: Moment, viewer: Viewer) -> tuple[Rendered, ...]:
        """What the listener is told of an action, the action standing as it does in the true state."""
        events = self.walk.seen(moment.step, viewer)
        return self.heard(self.room.narration.tell(events, self.listener(moment.step.state, viewer)))

    def turns(self, most: int) -> Iterator[tuple[Moment, Listener]]:
        """Some moments, each with every seat that may act then."""
        for moment, actor in self.walk.turns(most):
            if is_seat(actor):
                yield moment, self.listener(moment.state, actor)

    def asked(self, listener: Listener) -> Iterator[Message]:
        """Everything that can be said without an event: the turn, answers, actions, hints."""
        narration = self.room.narration
        if not listener.perspective.game.actors(listener.perspective.world):
            return
        yield narration.turn(listener)
        yield from narration.why(listener)
        for answer in self.room.commands.answers.values():
            try:
                yield from answer(listener, ())
            except MalformedAction:
                continue  # this question needs to be told what it asks for
        if listener.perspective.to_act:
            for action in some(listener.perspective.legal, self.walk.stream("asked"), 8):
                yield narration.action(action, listener)
                yield from narration.preview(action, listener)
            advice = advise(self.room.bots, listener.perspective)
            assert advice is not None
            yield from (narration.reason(reason, listener) for reason in advice.reasons)


_UNSPEAKABLE: Final = re.compile(
    r"(?<![\w'’-])(?:[^\W\d_aeiouáéíóúýkszv](?![\w'’-])|[kszv](?! ?\w))"
    r"|[^\w\s.,;:!?'’-]|[\d_]|(?<!\w)-|-(?!\w)",
    re.IGNORECASE,
)
"""A consonant alone that is no preposition, or has no word behind it; any sign but those that are pauses."""


def unspeakable(text: str) -> str:
    """Return the first figure, sign or letter alone that no voice may be given; "" where all is words."""
    found = _UNSPEAKABLE.search(text)
    return found[0] if found else ""


@dataclass(frozen=True, slots=True)
class Bad:
    """A pattern that a voice reads wrongly.

    Attributes:
        name: Short name, such as `ordinal-in-figures`.
        pattern: What to look for.
        why: How it is heard and what to write instead; for developers and translators.
        example: A line that has it.
    """

    name: str
    pattern: re.Pattern[str]
    why: str
    example: str


@dataclass(frozen=True, slots=True)
class Misread:
    """A place in a line that a voice reads wrongly.

    Attributes:
        name: Name of the rule: of a pattern, or `blank`, `short`, `long`, `repeated`.
        line: The whole line.
        found: The part that is wrong.
    """

    name: str
    line: str
    found: str


@dataclass(frozen=True, slots=True)
class SpeechLint:
    """The rules of one language.

    Attributes:
        shortest: Fewest characters of a line; screen readers drop shorter ones.
        longest: Most characters of a line.
        bad: Patterns.
    """

    shortest: int
    longest: int
    bad: tuple[Bad, ...]

    def line(self, line: str) -> Iterator[Misread]:
        """Check one line of text that somebody will hear."""
        if not line.strip():
            yield Misread("blank", line, line)
            return
        if len(line) < self.shortest:
            yield Misread("short", line, line)
        if len(line) > self.longest:
            yield Misread("long", line, line[self.longest :])
        for rule in self.bad:
            if match := rule.pattern.search(line):
                yield Misread(rule.name, line, match[0])

    def lines(self, lines: Iterable[str]) -> Iterator[Misread]:
        """Check lines that follow each other: each of them, and that no two equal ones are neighbours."""
        before: str | None = None
        for line in lines:
            yield from self.line(line)
            if line == before:
                yield Misread("repeated", line, line)
            before = line


def load_speech_lint(tag: str, roots: tuple[Path, ...] = ()) -> SpeechLint:
    """Read the rules of a language.

    Raises:
        LanguageDataError: The language has no `speech.toml`, or a rule is incomplete.
    """
    path = next(files((*roots, locales_root()), tag, "speech.toml"), None)
    if path is None:
        raise LanguageDataError(f"no speech.toml for language {tag!r}")
    data = read_toml(path)
    try:
        bad = [
            Bad(each["name"], re.compile(each["pattern"]), each["why"], each["example"])
            for each in data["bad"]
        ]
        return SpeechLint(data["limits"]["shortest"], data["limits"]["longest"], tuple(bad))
    except (KeyError, re.error) as error:
        raise LanguageDataError(f"{path}: {error}") from error
