"""The rules of every game: what is legal, what comes of it, and what stays hidden."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import islice, pairwise
from typing import Any

import pytest

from accessgames.engine import CHANCE, CLOCK, IllegalAction, NotYourTurn, Refusal, SetupError, Viewer, is_seat
from accessgames.testing.cases import LARGE, LONGEST, Case, Moment, Walk, act, some


def test_a_game_describes_itself(case: Case) -> None:
    """Id, rules version, seats and options are there before any match; each default is one of its choices."""
    game = case.game
    assert case.id == game.id
    assert game.id.isidentifier()
    assert 1 <= game.rules_version
    assert 1 <= game.seats[0] <= game.seats[-1]
    assert len(game.options) == len({option.key for option in game.options})
    for option in game.options:
        assert option.default in option.choices
        assert len(option.choices) == len(set(option.choices))
        assert option.rule
        assert all(text.isascii() and text.isprintable() for text in (option.key, *option.choices))


CHANGING = ("__setitem__", "__delitem__", "__iadd__", "__ior__", "append", "add", "update", "pop")
"""What values that can be changed offer; `+=` on tuples and numbers makes new ones without any of these."""


def test_wrong_set_ups_are_refused(case: Case) -> None:
    """Seats, options and values that a game does not have never reach its rules."""
    least, most = case.game.seats[0], case.game.seats[-1]
    for seats in (least - 1, most + 1):
        with pytest.raises(SetupError):
            case.game.setup(seats, {})
    for options in (
        {"no-such-option": "1"},
        *({option.key: "no-such-value"} for option in case.game.options),
    ):
        with pytest.raises(SetupError):
            case.game.setup(least, options)


def test_games_end_with_a_result(walked: Walk) -> None:
    """At random play every game ends; then nobody is to act, and only then there is a result."""
    assert LONGEST > len(walked.moments)
    assert walked.outcome is not None
    assert () == walked.game.actors(walked.final)
    for moment in walked.sample(30):
        assert walked.game.outcome(moment.state) is None
        assert moment.actors


def test_scores_add_up(walked: Walk) -> None:
    """Every point has its item; places are shared and skipped rightly and never contradict the totals."""
    outcome = walked.game.outcome(walked.final)
    assert outcome is not None
    assert len(walked.seats) == len(outcome.totals) == len(outcome.places) == len(outcome.items)
    assert outcome.totals == tuple(sum(item.amount for item in items) for items in outcome.items)
    better = tuple(sum(other < place for other in outcome.places) for place in outcome.places)
    assert outcome.places == tuple(count + 1 for count in better)
    ranked = sorted(zip(outcome.totals, outcome.places, strict=True), key=lambda seat: (-seat[0], seat[1]))
    assert all(above[1] <= below[1] for above, below in pairwise(ranked))
    assert outcome.ending
    assert outcome.winners()


def test_actors_are_seats_of_the_match_chance_or_the_clock(walked: Walk) -> None:
    """They are named once each, in ascending order; chance draws alone."""
    for moment in walked.moments:
        assert list(moment.actors) == sorted(set(moment.actors))
        assert set(moment.actors) <= {*walked.seats, CHANCE, CLOCK}
        assert CHANCE not in moment.actors or not any(map(is_seat, moment.actors))


def test_legal_actions_are_sorted_unique_and_counted(walked: Walk) -> None:
    """A list of actions is in the order of its notation, each once, and knows its length and members."""
    game = walked.game
    for moment, actor in walked.turns(20):
        legal = game.legal_actions(moment.state, actor)
        looked = list(islice(legal, LARGE))
        texts = [game.format_action(action) for action in looked]
        assert all(above < below for above, below in pairwise(texts))
        assert looked == list(islice(legal, LARGE))
        if len(looked) < LARGE:
            assert len(looked) == len(legal)
        else:
            assert LARGE <= len(legal)
        assert looked
        assert all(action in legal for action in some(legal, walked.stream("in"), 40))


def test_those_not_to_act_have_no_actions(walked: Walk) -> None:
    """Other seats, seats that do not exist, spectators, chance and the clock have an empty list."""
    game = walked.game
    states = [(moment.state, moment.actors, moment.action) for moment in walked.sample(20)]
    for state, actors, action in [*states, (walked.final, (), walked.moments[-1].action)]:
        for other in set(walked.everybody) - set(actors):
            legal = game.legal_actions(state, other)
            assert 0 == len(legal)
            assert [] == list(legal)
            assert action not in legal
            with pytest.raises(NotYourTurn) as caught:
                game.play(state, other, action)
            assert actors == caught.value.args_["expected"]


def test_listed_actions_apply(walked: Walk) -> None:
    """Whatever is listed is not refused, changes something, and always brings the same."""
    game = walked.game
    for moment, actor in walked.turns(12):
        for action in some(game.legal_actions(moment.state, actor), walked.stream("apply"), 12):
            assert game.refusal(moment.state, actor, action) is None
            step = game.play(moment.state, actor, action)
            assert step == game.apply(moment.state, actor, action)
            assert type(moment.state) is type(step.state)
            assert moment.state != step.state
            assert isinstance(step.events, tuple)
            assert isinstance(game.reveals(moment.state, actor, action), bool)


def foreign_actions(walked: Walk, moment: Moment) -> Iterator[Any]:
    """Actions of other moments and other actors."""
    stream = walked.stream(f"foreign {moment.number}")
    for other in stream.sample(walked.moments, min(25, len(walked.moments))):
        yield other.action
        for actor in other.actors:
            yield from some(walked.game.legal_actions(other.state, actor), stream, 4)


def test_everything_outside_the_list_is_refused(walked: Walk) -> None:
    """List and refusals agree about actions of other positions and seats; refused ones cannot be played."""
    game = walked.game
    for moment, actor in walked.turns(10):
        legal = game.legal_actions(moment.state, actor)
        for action in foreign_actions(walked, moment):
            refusal = game.refusal(moment.state, actor, action)
            assert (refusal is None) == (action in legal), game.format_action(action)
            if refusal is not None:
                assert isinstance(refusal, Refusal)
                with pytest.raises(IllegalAction) as caught:
                    game.play(moment.state, actor, action)
                assert refusal == caught.value.refusal


def test_whoever_is_not_to_act_can_be_judged(walked: Walk) -> None:
    """In between two lines chance or the clock alone may be due: a seat is answered then, too."""
    for moment in walked.sample(40):
        for seat in set(walked.seats).difference(moment.actors):
            for action in foreign_actions(walked, moment):
                answer = walked.game.refusal(moment.state, seat, action)
                assert answer is None or isinstance(answer, Refusal), walked.game.format_action(action)


def test_chance_is_always_legal_and_repeats(walked: Walk) -> None:
    """Whatever the stream brings can be applied, and the same stream brings the same."""
    game = walked.game
    for moment in walked.sample(30):
        if CHANCE not in moment.actors:
            continue
        legal = game.legal_actions(moment.state, CHANCE)
        for number in range(8):
            drawn, again = (game.chance(moment.state, walked.stream(f"chance {number}")) for _ in range(2))
            assert drawn == again
            assert drawn in legal
            assert game.refusal(moment.state, CHANCE, drawn) is None


def test_the_simulated_clock_is_always_legal(walked: Walk) -> None:
    """Where time can pass by itself, what passes is legal."""
    for moment in walked.sample(30):
        if CLOCK in moment.actors:
            ticked = walked.game.clock(moment.state, walked.stream("clock"))
            assert ticked in walked.game.legal_actions(moment.state, CLOCK)


def barrage(walked: Walk, moment: Moment) -> None:
    """Do everything with a state that can be done with one."""
    game, state, stream = walked.game, moment.state, walked.stream("barrage")
    for actor in moment.actors:
        for action in some(game.legal_actions(state, actor), stream, 3):
            step = game.apply(state, actor, action)
            game.reveals(state, actor, action)
            for viewer in walked.viewers:
                for event in step.events:
                    game.redact(event, viewer)
            if game.actors(step.state):
                act(game, step.state, game.actors(step.state)[0], stream)
    for viewer in walked.viewers:
        game.resample(game.view(state, viewer), stream)
    game.outcome(state)
    hash(state)


def test_old_states_never_change(walked: Walk) -> None:
    """However a state is used, it stays the value it was, with everything inside it."""
    moments = walked.sample(15)
    before = [(pickle.dumps(moment.state), repr(moment.state)) for moment in moments]
    for moment in moments:
        barrage(walked, moment)
    for moment, (copy, text) in zip(moments, before, strict=True):
        assert pickle.loads(copy) == moment.state  # noqa: S301 - made above
        assert text == repr(moment.state)


def changeable(value: Any, path: str) -> Iterator[str]:  # noqa: ANN401 - any value of any game
    """Name the places in a value that could be changed."""
    if is_dataclass(value):
        kind: Any = type(value)
        if not kind.__dataclass_params__.frozen:
            yield f"{path}: {type(value).__name__} is not frozen"
        for field in fields(value):
            yield from changeable(getattr(value, field.name), f"{path}.{field.name}")
    elif any(hasattr(value, name) for name in CHANGING):
        yield f"{path}: {type(value).__name__}"
    elif isinstance(value, (tuple, frozenset)):
        for number, item in enumerate(value):
            yield from changeable(item, f"{path}[{number}]")


def test_states_actions_events_and_views_are_deeply_immutable(walked: Walk) -> None:
    """Nothing inside them offers to be changed, dataclasses are frozen, all compare and hash by value."""
    for moment in walked.sample(8):
        views = tuple(walked.game.view(moment.state, viewer) for viewer in walked.viewers)
        for value in (moment.state, moment.action, *moment.step.events, *views):
            assert [] == list(changeable(value, type(value).__name__))
            assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - just made
            assert hash(pickle.loads(pickle.dumps(value))) == hash(value)  # noqa: S301 - as above


def test_components_are_neither_lost_nor_made(counted: Walk) -> None:
    """Where a game counts its components, the count is the same in every state and in every made-up world."""
    census = counted.beginning.case.census
    assert census is not None
    expected = census(counted.moments[0].state)
    for moment in counted.moments:
        assert expected == census(moment.step.state), moment.number
    for moment, viewer in counted.audience(12):
        view = counted.game.view(moment.state, viewer)
        assert expected == census(counted.game.resample(view, counted.stream("census")))


def test_a_made_up_world_has_the_view_it_was_made_from(walked: Walk) -> None:
    """`view(resample(view(s, p), p), p) == view(s, p)` for every seat and for spectators."""
    game = walked.game
    for moment, viewer in walked.audience(24):
        view = game.view(moment.state, viewer)
        assert view == game.view(moment.state, viewer)
        for world in walked.worlds(moment, viewer):
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
    for moment, viewer in walked.audience(8):
        assert list(walked.worlds(moment, viewer)) == list(walked.worlds(moment, viewer))


def test_a_seat_may_do_the_same_in_every_world_it_cannot_tell_apart(walked: Walk) -> None:
    """Who is to act, what is legal and why something is refused never depend on what is hidden."""
    game = walked.game
    for moment in walked.sample(12):
        foreign = [other.action for other in walked.sample(12)]
        for viewer in walked.viewers:
            legal = some(game.legal_actions(moment.state, viewer), walked.stream("legal"), 200)
            for world in walked.worlds(moment, viewer):
                assert moment.actors == game.actors(world)
                assert game.outcome(world) is None
                assert legal == some(game.legal_actions(world, viewer), walked.stream("legal"), 200)
                if viewer in moment.actors:
                    refusals = [game.refusal(moment.state, viewer, action) for action in foreign]
                    assert refusals == [game.refusal(world, viewer, action) for action in foreign]


def steps(walked: Walk, moment: Moment, viewer: Viewer) -> Iterator[tuple[Any, Any, Any]]:
    """Different things that others or chance might do, in different worlds, as the viewer sees them.

    Yields the actor with the viewer's view afterwards, what the viewer is told, and the true state.
    """
    game = walked.game
    for state in (moment.state, *walked.worlds(moment, viewer)):
        for actor in moment.actors:
            stream = walked.stream(f"steps {moment.number}")
            if actor == CHANCE:
                actions = [game.chance(state, stream) for _ in range(8)]
            else:
                actions = some(game.legal_actions(state, actor), stream, 8)
            for action in actions:
                step = game.apply(state, actor, action)
                yield (actor, game.view(step.state, viewer)), walked.seen(step, viewer), step.state


def test_whoever_sees_the_same_was_told_the_same(walked: Walk) -> None:
    """Events never tell a viewer what stays hidden: states that look the same to it were told as the same.

    Dice that everybody saw and that leave no trace anywhere, not even in the true state, may differ.
    """
    for moment, viewer in walked.audience(10):
        heard: dict[Any, tuple[Any, Any]] = {}
        for seen, events, state in steps(walked, moment, viewer):
            before, other = heard.setdefault(seen, (events, state))
            assert events == before or state == other


def test_redacted_events_are_events_of_the_action(walked: Walk) -> None:
    """They are those of the action, fewer or with less in them, in their order, each time the same."""
    for moment in walked.moments:
        kinds = [type(event) for event in moment.step.events]
        for viewer in walked.viewers:
            once = walked.seen(moment.step, viewer)
            assert once == walked.seen(moment.step, viewer)
            rest = iter(kinds)
            assert all(type(event) in rest for event in once)
