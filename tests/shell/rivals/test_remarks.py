"""What characters say: of what everybody sees, sparse, never before the result, and never where it counts."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import pytest

from accessgames.bots.policies import make_policy
from accessgames.dataclasses import replace
from accessgames.engine import SPECTATOR, Decision, Stream, Viewer, is_seat
from accessgames.games import game_ids, load_room
from accessgames.language import Language, Person, languages, say
from accessgames.shell.rivals.remarks import SILENCE, Remarks
from tests.shell.commands.test_ordering import SEALED
from tests.shell.stage import NOTHING, Stage, settings_with

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from accessgames.engine.journal import PublicHeader
    from accessgames.engine.seat import Seat

MOMENTS = ("gain", "praise", "lead", "luck", "won", "lost")
RIVALS = {
    "iota": ("hoarder", "Hedvika: "),
    "quantum": ("daring", "Žofie: "),
    "tetrikon": ("trader", "Matouš: "),
    "iqlandie": ("sprinter", "Jitka: "),
}
GAMES = pytest.mark.parametrize("game", RIVALS)


def _act(stage: Stage) -> list[str]:
    """Let the person do what a player of the third level does; return what is told."""
    room, match = stage.session.known.room, stage.match
    look = match.game.view(match.state, 0)
    legal, stream = match.game.legal_actions(match.state, 0), Stream("remarks", str(match.moment))
    stage.wait(5)
    action = make_policy(room.bots, "bot:3").choose(Decision(match.game, 0, legal, stream, lambda: look))
    stage.session.submit(0, action)
    stage.session.flow.advance()
    return stage.heard()


def _begun(game: str, settings: Mapping[str, str] = NOTHING) -> Stage:
    return Stage(load_room(game), f"Jana,bot:{RIVALS[game][0]}", seed="a", settings=settings)


@cache
def _played(game: str, setting: str = "") -> tuple[tuple[str, ...], ...]:
    """What is told after each action of somebody who plays against a character, to the end."""
    stage = _begun(game, dict([setting.split("=")]) if setting else NOTHING)
    told = [stage.opening]
    while any(is_seat(actor) for actor in stage.match.actors):
        told.append(_act(stage))
    return tuple(map(tuple, told))


def _said(told: Sequence[Sequence[str]], game: str) -> list[int]:
    """In which of the tellings the character says something; each time once."""
    who, name = RIVALS[game]
    texts = [Language("cs").text(f"character-{who}-{one}", who=Person(name[:-2])) for one in MOMENTS]
    return [number for number, lines in enumerate(told) for line in lines if line in texts]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game", game_ids())
def test_every_remark_is_short_and_names_who_says_it(game: str, tag: str) -> None:
    """At most 80 characters, begun with the name; for fingers at most 20 cells behind it."""
    language = Language(tag)
    for one in load_room(game).bots.characters:
        name = language.text(f"character-{one.id}-name")
        for moment in MOMENTS:
            message = say(f"character-{one.id}-{moment}", "remark", who=Person(name))
            full, braille = (language.form(message, form) for form in ("full", "braille"))
            assert [f"{name}: "] * 2 == [line[: len(name) + 2] for line in (full, braille)]
            assert len(full) <= 80
            assert len(braille) <= len(name) + 22


@GAMES
def test_characters_say_something_now_and_then(game: str) -> None:
    """A few times in a match, never twice in a few turns nor the same twice; last behind the result."""
    told, name = _played(game), RIVALS[game][1]
    said = _said(told, game)
    assert 2 <= len(said) <= len(MOMENTS) - 1
    assert len(told) - 1 == said[-1]
    assert all(later - sooner >= SILENCE for sooner, later in pairwise(said[:-1]))
    lines = [line for number in said for line in told[number] if line.startswith(name)]
    assert len(lines) == len(set(lines))
    assert [line for line in told[-1] if line.startswith(name)][-1] == told[-1][-2]


def test_the_same_match_has_the_same_remarks() -> None:
    """They follow from what is told and from nothing else."""
    assert _played("iota") == _played.__wrapped__("iota")


@pytest.mark.parametrize("game", ["iota", "quantum"])
def test_without_remarks_everything_else_is_told(game: str) -> None:
    """By the setting nobody says anything; nothing else is told differently, and the luck is the same."""
    name = RIVALS[game][1]
    said = _said(_played(game), game)
    kept = []
    for number, lines in enumerate(_played(game)):
        mine = [place for place, line in enumerate(lines) if line.startswith(name)]
        kept.append([line for place, line in enumerate(lines) if number not in said or place != mine[-1]])
    assert tuple(map(tuple, kept)) == _played(game, "remarks=no")


class _Watched:
    """A seat that notes for whom it is asked, and may be of another match."""

    def __init__(self, seat: Seat[Any, Any, Any], header: PublicHeader) -> None:
        self._seat = seat
        self.header = header
        self.asked = set[Viewer]()

    def __getattr__(self, name: str) -> object:
        return getattr(self._seat, name)

    def events(self, viewer: Viewer, start: int) -> object:
        self.asked.add(viewer)
        return self._seat.events(viewer, start)

    def perspective(self, viewer: Viewer) -> object:
        self.asked.add(viewer)
        return self._seat.perspective(viewer)


def _listened(game: str, settings: Mapping[str, str], occasion: str = "") -> tuple[int, set[Viewer]]:
    """How many remarks somebody hears in the first tellings of a match, and for whom the seat was asked."""
    stage = _begun(game)
    known = stage.session.known
    seat, said = known.seat, 0
    sealed = replace(SEALED, occasion=occasion)
    watched = _Watched(seat, replace(seat.header, sealed=sealed if occasion else None))
    known.seat = cast("Any", watched)
    remarks = Remarks(known)
    for _ in range(13):
        known.seat = seat
        _act(stage)
        known.seat = cast("Any", watched)
        said += len(remarks.after(settings_with(settings)))
    return said, watched.asked


def test_remarks_ask_only_for_what_everybody_may_know() -> None:
    """They look at events and scores as somebody who only looks on; so they give nothing away."""
    said, asked = _listened("iota", {})
    assert said
    assert {SPECTATOR} == asked


@pytest.mark.parametrize("settings", [{"remarks": "no"}, {"verbosity": "brief"}, {"bot": "silent"}])
def test_remarks_can_be_left_out(settings: Mapping[str, str]) -> None:
    """By the setting, in brief mode, and where computer players are silent."""
    assert (0, {SPECTATOR}) == _listened("iota", settings)


def test_nobody_says_anything_at_a_table_of_a_tournament() -> None:
    """A match that counts beyond itself is played in silence, and not even listened to."""
    assert (0, set()) == _listened("iota", {}, "klub/1")


def test_nothing_is_said_while_time_runs() -> None:
    """In a race nobody is disturbed: what happened is left for later."""
    stage = _begun("iqlandie")
    known = stage.session.known
    while not known.seat.timed:
        _act(stage)
    remarks = Remarks(known)
    while known.seat.timed:
        assert () == remarks.after(settings_with(NOTHING))
        _act(stage)


def test_what_was_taken_back_is_no_moment() -> None:
    """After a step back scores are lower; nobody takes that for a lost lead, nor the way back for a gain."""
    stage = _begun("iota", {"training": "yes"})
    before = [_act(stage) for _ in range(SILENCE)]
    taken = [stage.type("zpět", "ano") for _ in before]
    assert [] == _said(taken, "iota")


def test_remarks_are_apart_in_the_history() -> None:
    """`historie poznámky` reads them; the match itself is read without them."""
    stage = Stage(load_room("iota"), "Jana,bot:gambler")
    stage.console.tell(say("character-gambler-gain", "remark", who=Person("Kryštof")))
    stage.heard()
    assert any("Kryštof: Já věděl" in line for line in stage.type("historie poznámky"))
    assert not any("Kryštof: Já věděl" in line for line in stage.type("historie partie"))
