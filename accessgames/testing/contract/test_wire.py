"""What a game says goes across a network and comes back, made from its dataclasses alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.net.frames import FrameError
from accessgames.net.values import Values
from accessgames.testing.cases import Case, Walk, some

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKED: Final = 8
"""Moments of each match that are looked at by everybody."""


def sent(values: Values, kind: Any, value: object) -> object:  # noqa: ANN401 - a name of a kind
    """A value that was written and read again."""
    return values.read(kind, values.write(kind, value))


def objects_in(value: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401 - JSON
    """Every object in a value of JSON."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from objects_in(inner)


def test_views_come_back_from_the_wire(walked: Walk) -> None:
    """Every seat's view and a spectator's, before some actions: equal, and with equal hash."""
    values = Values(walked.game)
    for moment, viewer in walked.audience(LOOKED):
        view = walked.game.view(moment.state, viewer)
        back = sent(values, "view", view)
        assert view == back
        assert hash(view) == hash(back)


def test_events_come_back_from_the_wire(walked: Walk) -> None:
    """Every event of a match as everybody is told it, also that of a last action."""
    values = Values(walked.game)
    for viewer in walked.viewers:
        heard = tuple(walked.seen(moment.step, viewer) for moment in walked.moments)
        assert heard == sent(values, "heard", heard)


def test_refusals_and_results_come_back_from_the_wire(walked: Walk) -> None:
    """Whatever a rule says of an action that is tried, and how the match ended."""
    values, game = Values(walked.game), walked.game
    for moment, actor in walked.turns(LOOKED):
        for other, _ in walked.turns(LOOKED):
            refused = game.refusal(moment.state, actor, other.action) if other.actor == actor else None
            assert refused == sent(values, "refusal", refused)
    assert walked.outcome == sent(values, "outcome", walked.outcome)


def test_actions_cross_in_the_notation_of_journals(walked: Walk) -> None:
    """What may be done in a view that crossed is what may be done in the true position."""
    values, game = Values(walked.game), walked.game
    for moment, actor in walked.turns(LOOKED):
        if actor < 0:
            continue
        view: Any = sent(values, "view", game.view(moment.state, actor))
        world = game.resample(view, walked.stream(f"wire/{moment.number}"))
        legal = some(game.legal_actions(moment.state, actor), walked.stream("legal"), 40)
        texts = [game.format_action(action) for action in legal]
        assert [None] * len(legal) == [game.refusal(world, actor, game.parse_action(text)) for text in texts]


def test_hidden_things_change_no_byte_on_the_wire(walked: Walk) -> None:
    """Positions that look the same to somebody are the same bytes for them."""
    values, game = Values(walked.game), walked.game
    for moment, viewer in walked.audience(LOOKED // 2):
        told = values.write("view", game.view(moment.state, viewer))
        for world in walked.worlds(moment, viewer):
            assert told == values.write("view", game.view(world, viewer))


def test_what_is_not_declared_is_refused(walked: Walk) -> None:
    """An attribute too many, one too few, or another name: nothing is read."""
    values, game = Values(walked.game), walked.game
    text = bytes(values.write("view", game.view(walked.final, 0)))
    for at in range(len(list(objects_in(json.loads(text))))):
        for spoil in ({"unheard": 1}, {"is": "Nobody"}):
            tree = json.loads(text)
            list(objects_in(tree))[at].update(spoil)
            if "is" in list(objects_in(tree))[at]:
                with pytest.raises(FrameError):
                    values.read("view", json.dumps(tree).encode())


def test_the_schema_names_all_that_is_said(walked: Walk) -> None:
    """Every tag that occurs is one of the definitions, and every attribute one of its properties."""
    values, game = Values(walked.game), walked.game
    definitions = values.schema()["$defs"]
    for moment, viewer in walked.audience(LOOKED):
        told = [values.write("view", game.view(moment.state, viewer))]
        told.append(values.write("events", walked.seen(moment.step, viewer)))
        for found in objects_in([json.loads(bytes(text)) for text in told]):
            if "is" in found:
                shape = definitions[found["is"].replace(".", "_")]
                assert found.keys() <= shape["properties"].keys()
                assert set(shape.get("required", ())) <= found.keys()


def test_the_schema_is_json(case: Case) -> None:
    """It can be written down, and nothing in it points nowhere."""
    schema = Values(case.game).schema()
    text = json.dumps(schema)
    pointed = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert set() == pointed - schema["$defs"].keys()
