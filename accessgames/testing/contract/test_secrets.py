from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE
from accessgames.testing.walks import Moment, Walk, some

if TYPE_CHECKING:
    from accessgames.engine import Viewer

WORLDS = 3


def worlds(walked: Walk, moment: Moment, viewer: Viewer) -> Iterator[Any]:
    """States that the viewer cannot tell from the true one."""
    view = walked.game.view(moment.state, viewer)
    for number in range(WORLDS):
        yield walked.game.resample(view, walked.stream(f"{moment.number}/{viewer}/{number}"))


def test_a_made_up_world_has_the_view_it_was_made_from(walked: Walk) -> None:
    """`view(resample(view(s, p), p), p) == view(s, p)` for every seat and for spectators."""
    game = walked.game
    for moment in walked.sample(24):
        for viewer in walked.viewers:
            view = game.view(moment.state, viewer)
            assert view == game.view(moment.state, viewer)
            for world in worlds(walked, moment, viewer):
                assert type(moment.state) is type(world)
                assert view == game.view(world, viewer)
                assert repr(view) == repr(game.view(world, viewer))
    for viewer in walked.viewers:
        view = game.view(walked.final, viewer)
        world = game.resample(view, walked.stream("final"))
        assert view == game.view(world, viewer)
        assert walked.outcome == game.outcome(world)
        assert () == game.actors(world)


def test_worlds_depend_on_view_and_stream_alone(walked: Walk) -> None:
    """The same view and the same stream make the same world."""
    for moment in walked.sample(8):
        for viewer in walked.viewers:
            assert list(worlds(walked, moment, viewer)) == list(worlds(walked, moment, viewer))


def test_a_seat_may_do_the_same_in_every_world_it_cannot_tell_apart(walked: Walk) -> None:
    """Who is to act, what is legal and why something is refused never depend on what is hidden."""
    game = walked.game
    for moment in walked.sample(12):
        foreign = [other.action for other in walked.sample(12)]
        for viewer in walked.viewers:
            legal = some(game.legal_actions(moment.state, viewer), walked.stream("legal"), 200)
            for world in worlds(walked, moment, viewer):
                assert moment.actors == game.actors(world)
                assert game.outcome(world) is None
                assert legal == some(game.legal_actions(world, viewer), walked.stream("legal"), 200)
                if viewer in moment.actors:
                    refusals = [game.refusal(moment.state, viewer, action) for action in foreign]
                    assert refusals == [game.refusal(world, viewer, action) for action in foreign]


def told(walked: Walk, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    """Events as a viewer is told them."""
    seen = (walked.game.redact(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)


def steps(walked: Walk, moment: Moment, viewer: Viewer) -> Iterator[tuple[Any, Any, Any]]:
    """Different things that others or chance might do, in different worlds, as the viewer sees them.

    Yields the actor with the viewer's view afterwards, what the viewer is told, and the true state.
    """
    game = walked.game
    for state in (moment.state, *worlds(walked, moment, viewer)):
        for actor in moment.actors:
            stream = walked.stream(f"steps {moment.number}")
            if actor == CHANCE:
                actions = [game.chance(state, stream) for _ in range(8)]
            else:
                actions = some(game.legal_actions(state, actor), stream, 8)
            for action in actions:
                step = game.apply(state, actor, action)
                yield (actor, game.view(step.state, viewer)), told(walked, step.events, viewer), step.state


def test_whoever_sees_the_same_was_told_the_same(walked: Walk) -> None:
    """Events never tell a viewer what stays hidden: states that look the same to it were told as the same.

    Dice that everybody saw and that leave no trace anywhere, not even in the true state, may differ.
    """
    for moment in walked.sample(10):
        for viewer in walked.viewers:
            heard: dict[Any, tuple[Any, Any]] = {}
            for seen, events, state in steps(walked, moment, viewer):
                before, other = heard.setdefault(seen, (events, state))
                assert events == before or state == other


def test_redacted_events_are_events_of_the_action(walked: Walk) -> None:
    """They are those of the action, fewer or with less in them, in their order, each time the same."""
    for moment in walked.moments:
        kinds = [type(event) for event in moment.step.events]
        for viewer in walked.viewers:
            once = told(walked, moment.step.events, viewer)
            assert once == told(walked, moment.step.events, viewer)
            rest = iter(kinds)
            assert all(type(event) in rest for event in once)
