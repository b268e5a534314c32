"""What the tests of all kinds share: made cards, walks through workspaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from accessgames.engine import Stream
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.tasks.kind import LEVELS, AnyKind, Card


@pytest.fixture(params=sorted(KINDS))
def kind(request: pytest.FixtureRequest) -> AnyKind:
    """Each kind in turn."""
    return KINDS[request.param]


@pytest.fixture
def stream(request: pytest.FixtureRequest) -> Stream:
    """A stream of the test's own, the same in every run."""
    return Stream("tests", request.node.name)


@pytest.fixture
def made(kind: AnyKind, stream: Stream) -> list[Card]:
    """Thirty new cards of a kind, ten of each level."""
    return [kind.generate(stream, level) for level in LEVELS for _ in range(10)]


Build = Callable[[AnyKind, Any, str], Any]
"""Builds the workspace of an answer that was typed."""


@pytest.fixture
def build() -> Build:
    """Return what builds a workspace from an answer, each step being legal."""

    def built(kind: AnyKind, task: object, answer: str) -> object:
        workspace = kind.start(task)
        for step in kind.parse_answer(answer):
            assert kind.refusal(task, workspace, step) is None
            workspace = kind.step(task, workspace, step)
        return workspace

    return built
