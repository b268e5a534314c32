"""Tasks as they are heard from beginning to end: what is typed stands between what is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from accessgames.language import Language
from accessgames.output.sink import TextSink
from accessgames.shell.console import Console
from accessgames.shell.launch import SessionContext
from accessgames.shell.settings import Preferences, default_settings
from tests.shell.stage import ScriptReader, Spy

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.shell.input.readers import ReadRequest, TypedLine

SHORT = {"output": "braille", "cells": "20"}
"""Settings of a display of 20 cells."""

_ANSWER = re.compile(r"(?:Řešení|The answer): .*? (?:Napište|Type) (.*?)\. ?")


class HeardReader(ScriptReader):
    """Somebody whose typed lines are written between what is told."""

    prompts = False

    def __init__(self, lines: Sequence[str], spy: Spy) -> None:
        super().__init__(lines)
        self._spy = spy

    def read(self, request: ReadRequest) -> TypedLine:
        line = super().read(request)
        self._spy.write(f"> {line.line}\n")
        return line


def heard(tag: str, ask: Callable[[SessionContext], object], *lines: str, **settings: str) -> str:
    """Return what is told and typed while something is asked at a console of its own."""
    chosen = default_settings().set("language", tag)
    for key, value in settings.items():
        chosen = chosen.set(key, value)
    preferences = Preferences(lambda tag: Language(tag, strict=True), chosen, lambda _values: None, {})
    spy = Spy()
    sink = TextSink(spy)  # type: ignore[arg-type] # only writes and flushes
    console = Console(
        sink, lambda _settings: HeardReader(lines, spy), preferences.language, preferences.settings
    )
    ask(SessionContext(console, preferences, unclear=False))
    console.flush()
    return spy.text


def answers(text: str) -> tuple[str, ...]:
    """Return what the whole help says is to be typed, in order."""
    return tuple(_ANSWER.findall(text.replace("\n", " ")))
