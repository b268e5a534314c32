"""A plugin of pytest: keep of all messages that the tests say those that read differently.

    python -m pytest -p tools.reading.recorder tests/...

What a message says depends on its variants and on the class of its numbers, people and things. Of each key
the first message is kept, and each later one that brings a variant or a class that was not there before.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression

from accessgames.language import catalogue, resolver, values
from tools.reading.stored import dump

if TYPE_CHECKING:
    from accessgames.language import Language
    from accessgames.language.voice import Form

FOLDER: Final = Path(os.environ.get("READING_FOLDER", "/tmp/reading"))  # noqa: S108 - for one run of a tool
MOST: Final = 30
"""So many messages of a key are kept at most."""


def number_class(number: int) -> str:
    """Return which of the numbers that read alike this one is.

    >>> [number_class(one) for one in (-1, 0, 1, 3, 5, 21, 22, 100, 245)]
    ['minus', '0', '1', 'few', 'many', '21', 'large', 'large', 'large']
    """
    if number < 0:
        return "minus"
    if number in (0, 1, 21):
        return str(number)
    return next(name for most, name in ((4, "few"), (20, "many"), (number, "large")) if number <= most)


def classes(value: values.Value) -> Iterator[str]:
    """Yield what about a value may change the words around it."""
    match value:
        case int():
            yield number_class(value)
        case values.Person(role=role, gender=gender):
            yield f"{role} {gender}"
        case values.Phrase(noun, adjectives, count):
            yield f"{noun} {len(adjectives)} {'' if count is None else number_class(count)}"
        case values.Listing(items):
            yield str(min(3, len(items)))
            for item in items:
                yield from classes(item)
        case values.Nested(message):
            yield message.key
            yield from features(message)


def features(message: values.Message) -> Iterator[str]:
    """Yield what about the values of a message may change its words."""
    for name, value in message.args.items():
        for one in classes(value):
            yield f"{message.key} {name} {one}"


class Recorder:
    """What was said so far.

    Attributes:
        most: So many messages of a key are kept.
        kept: Key -> messages.
        seen: Variants and classes that a kept message has, with its key.
        chosen: Variants of the message that is being said.
        depth: Messages that are being said inside one another.
        marked: Choices whose variants are noted, by identity.
    """

    def __init__(self, most: int = MOST) -> None:
        """Begin with nothing."""
        self.most = most
        self.kept: dict[str, list[values.Message]] = {}
        self.seen: set[tuple[str, str]] = set()
        self.chosen: set[str] = set()
        self.depth = 0
        self.marked: dict[int, ftl.SelectExpression] = {}

    def note(self, message: values.Message) -> None:
        """Keep a message that brings something new."""
        found = {(message.key, one) for one in (*self.chosen, *features(message))}
        kept = self.kept.setdefault(message.key, [])
        if (not kept or not found <= self.seen) and len(kept) < self.most:
            kept.append(message)
            self.seen |= found

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Listen to every message and every variant."""
        said, kinds = catalogue.Language._broken, dict(resolver._KINDS)  # noqa: SLF001 - nothing public is in the middle

        def listened(language: Language, message: values.Message, form: Form, *, aloud: bool = False) -> str:
            if self.depth == 0:
                self.chosen = set()
            self.depth += 1
            try:
                text: str = said(language, message, form, aloud=aloud)
            finally:
                self.depth -= 1
            if self.depth == 0 and language.has(message.key):
                self.note(message)
            return text

        kinds[ftl.SelectExpression] = self._select
        patch.setattr(catalogue.Language, "_broken", listened)
        patch.setattr(resolver, "_KINDS", kinds)

    def _select(self, node: ftl.SelectExpression) -> Callable[[resolver.Scope], Any]:
        """Compile a choice whose variants are noted as they are taken."""
        if id(node) not in self.marked:  # the default variant is compiled twice, with all that is inside
            self.marked[id(node)] = node
            digest = crc32(serialize_expression(node).encode())
            for number, variant in enumerate(node.variants):
                noted = _Noted(variant.value, f"{digest:08x} {number}", self)
                variant.value = ftl.Pattern([ftl.Placeable(noted)])  # type: ignore[arg-type]  # a node of our own
        resolver._KINDS.setdefault(_Noted, _noted)  # type: ignore[attr-defined]  # noqa: SLF001 - as above
        return resolver._select(node)  # noqa: SLF001 - as above


class _Noted(ftl.SyntaxNode):
    """The text of a variant, and what is noted when it is said."""

    def __init__(self, pattern: ftl.Pattern, feature: str, recorder: Recorder) -> None:
        super().__init__()
        self.pattern, self.feature, self.recorder = pattern, feature, recorder


def _noted(node: _Noted) -> Callable[[resolver.Scope], Any]:
    say = resolver._pattern(node.pattern)  # noqa: SLF001 - as above

    def noting(scope: resolver.Scope) -> Any:  # noqa: ANN401 - a text, or what is missing
        node.recorder.chosen.add(node.feature)
        return say(scope)

    return noting


_RECORDER: Final = Recorder()
_PATCH: Final = pytest.MonkeyPatch()


def pytest_configure() -> None:
    """Begin to listen."""
    _RECORDER.install(_PATCH)


def pytest_unconfigure() -> None:
    """Write down what was kept, a file for each process."""
    _PATCH.undo()
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        json.dumps(dump(message), ensure_ascii=False)
        for _, messages in sorted(_RECORDER.kept.items())
        for message in messages
    ]
    (FOLDER / f"{os.getpid()}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
