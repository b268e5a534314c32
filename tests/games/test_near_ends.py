"""An end that is near is announced, in time, once, and from what everybody can see."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import Any, Final, NamedTuple

import pytest

from accessgames.bots.policies import RandomPolicy, make_policy
from accessgames.engine import CHANCE, SPECTATOR, Decision, Perspective, Stream, is_seat
from accessgames.games import Listener, load_room
from accessgames.language import Language, Message, Person

MATCHES: Final = 12
"""Matches of each kind."""

LONGEST: Final = 6_000
PEOPLE: Final = tuple(Person(name) for name in ("Jana", "Petr", "Eva", "Hugo"))
IOTA: Final[tuple[dict[str, str], ...]] = ({}, {"trade": "any"}, {"empty-rounds": "2", "idle-rounds": "2"})
QUANTUM: Final[tuple[dict[str, str], ...]] = ({}, {"misses": "at-most-three"}, {"step-c": "in-turn"})
TETRIKON: Final = ({"buying": "choice"}, {"rounds": "30"})
IQLANDIE: Final = ({"rounds": "3"}, {"rounds": "3", "practice": "space"})


class Heard(NamedTuple):
    """What a spectator heard of one action, and the state after it."""

    lines: tuple[Message, ...]
    after: Any


@cache
def match(game_id: str, number: int, options: tuple[tuple[str, str], ...], skill: int) -> tuple[Heard, ...]:
    """Play a match: well, or where `skill` is 0 at random."""
    room, stream = load_room(game_id), Stream("near", f"{game_id}/{number}")
    game = room.game
    words = Language("cs", strict=True).vocabulary("common", "space", "shell", game_id)
    policy: Any = make_policy(room.bots, "bot:greedy") if skill else RandomPolicy()
    alone = ("mode", "solo") in options
    setup = game.setup(1 if alone else 2 + number % 3, dict(options))
    state, heard = game.initial(setup), []
    for moment in range(LONGEST):
        actors = game.actors(state)
        if not actors:
            break
        actor = stream.choice(actors)
        if is_seat(actor):
            luck = Stream("near", f"{number}/{moment}")
            known = Perspective(game, game.view(state, actor), actor)
            action = policy.choose(Decision(game, actor, known.legal, luck, partial(game.view, state, actor)))
        else:
            action = game.chance(state, stream) if actor == CHANCE else game.clock(state, stream)
        step = game.play(state, actor, action)
        state = step.state
        seen = [each for event in step.events if (each := game.redact(event, SPECTATOR)) is not None]
        view = game.view(state, SPECTATOR)
        desk = Listener(Perspective(game, view, SPECTATOR), PEOPLE[: setup.seats], frozenset(), words)
        heard.append(Heard(tuple(room.narration.tell(seen, desk)), state))
    return tuple(heard)


def keys(heard: tuple[Heard, ...]) -> list[str]:
    """All lines in their order, by key."""
    return [line.key for each in heard for line in each.lines]


def before(told: list[str], key: str, end: str) -> bool:
    """Tell whether a line was told before another one."""
    return key in told and told.index(key) < told.index(end)


@pytest.mark.parametrize("skill", [0, 1])
@pytest.mark.parametrize("options", IOTA)
def test_iota_announces_both_its_ends(options: dict[str, str], skill: int) -> None:
    """The empty deck says who may end it now; a round in which nobody places is announced in that round."""
    for number in range(MATCHES):
        heard = match("iota", number, tuple(options.items()), skill)
        told, table = keys(heard), heard[-1].after.table
        assert told.count("iota-near-out") == int("iota-deck-empty" in told)
        if table.ending == "went-out":
            assert before(told, "iota-near-out", "iota-ended")
        else:
            last = [line.key for each in heard[-4 * table.seats :] for line in each.lines]
            assert before(last, "iota-near-idle", "iota-ended")


@pytest.mark.parametrize("skill", [0, 1])
@pytest.mark.parametrize("options", QUANTUM)
def test_quantum_announces_full_sheets_and_the_last_miss(options: dict[str, str], skill: int) -> None:
    """Whoever ends the match was announced to be near, each time once."""
    for number in range(MATCHES):
        heard = match("quantum", number, tuple(options.items()), skill)
        near = Counter(
            (line.key, line.args["who"]) for each in heard for line in each.lines if "-near-" in line.key
        )
        assert {1} >= set(near.values())
        state = heard[-1].after
        full = [seat for seat, rows in enumerate(state.sheets) if sum(map(len, rows)) == 24]
        ends = [("quantum-near-full", PEOPLE[seat]) for seat in full]
        missed = [seat for seat, count in enumerate(state.misses) if count == 5]
        ends += [("quantum-near-misses", PEOPLE[seat]) for seat in missed]
        assert ends
        assert set(ends) <= set(near)


@pytest.mark.parametrize("options", TETRIKON)
def test_tetrikon_announces_the_last_piece_and_the_last_round(options: dict[str, str]) -> None:
    """Before a diagram is full somebody lacked one piece at most; the last round begins with a sentence."""
    for number in range(MATCHES // 3):
        heard = match("tetrikon", number, tuple(options.items()), 1)
        told = keys(heard)
        if "tetrikon-closing-filled" in told:
            assert before(told, "tetrikon-near-filled", "tetrikon-closing-filled")
        if heard[-1].after.table.results[0].closing == "rounds":
            assert 1 == told.count("tetrikon-near-rounds")
        near = [line for each in heard for line in each.lines if line.key == "tetrikon-near-filled"]
        assert {1, 2, 3, 4, 5} >= {line.args["left"] for line in near}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_blitz_and_solo_announce_their_last_diagram(seats: int) -> None:
    """Once, when it is begun: in solo the fourth one, in blitz that of whoever is on last."""
    heard = match("tetrikon", seats - 2, (("mode", "solo" if seats == 1 else "blitz"),), 1)
    told = keys(heard)
    assert 1 == told.count("tetrikon-near-run")
    behind = told[told.index("tetrikon-near-run") :]
    assert not {"tetrikon-diagram-picked", "tetrikon-diagram-begun", "tetrikon-run-began"} & set(behind)
    assert 1 == behind.count("tetrikon-run-ended")


@pytest.mark.parametrize("options", IQLANDIE)
def test_iqlandie_announces_its_last_round(options: dict[str, str]) -> None:
    """Once, when it begins."""
    told = keys(match("iqlandie", 1, tuple(options.items()), 1))
    assert 1 == told.count("iqlandie-near-end")
