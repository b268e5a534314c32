"""Finds what a voice would read wrongly: patterns of `locales/<language>/speech.toml`, limits of length."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.language.resources import LanguageDataError, files, locales_root, read_toml

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


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
