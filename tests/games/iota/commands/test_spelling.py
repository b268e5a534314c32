"""Spelling is the inverse of parsing: for every legal action, in both languages."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.games.iota.rules.actions import Draw, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import START, Spot
from accessgames.games.iota.rules.game import IotaGame
from accessgames.language.commandline import normalise_bare
from tests.games.iota.wording import COMMANDS, Moment, at_random, desk_at, parse, play, position


def turn(seed: str, seats: int, number: int) -> Moment:
    """A turn of a random game; the last one when the game is shorter."""
    turns = (moment for moment in play(seed, seats, at_random) if moment.actor >= 0)
    return list(islice(turns, number + 1))[-1]


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), stop=st.integers(0, 30))
def test_spelled_actions_are_parsed_back(seed: int, seats: int, stop: int) -> None:
    """In random positions every legal action, spelled in either language, is parsed back to itself."""
    moment = turn(f"spell {seed}", seats, stop)
    legal = list(IotaGame().legal_actions(moment.before, moment.actor))
    for action in legal[:: max(1, len(legal) // 25)]:
        for tag in ("cs", "en"):
            desk = desk_at(moment.before, moment.actor, tag)
            spelled = COMMANDS.spell(action, desk)
            assert action == parse(moment.before, spelled, tag, moment.actor)


@settings(max_examples=25)
@given(seed=st.integers(0, 10_000), stop=st.integers(0, 30))
def test_without_diacritics(seed: int, stop: int) -> None:
    """The Czech spelling without diacritics means the same, where `ž` becomes `l` in short forms."""
    moment = turn(f"plain {seed}", 2, stop)
    legal = list(IotaGame().legal_actions(moment.before, moment.actor))
    desk = desk_at(moment.before, moment.actor)
    for action in legal[:: max(1, len(legal) // 25)]:
        bare = " ".join(
            normalise_bare(f"l{word[1:]}" if word[0] == "ž" else word)
            for word in COMMANDS.spell(action, desk).split()
        )
        assert bare.isascii()
        assert action == parse(moment.before, bare, "cs", moment.actor)


@pytest.mark.parametrize(
    ("action", "czech", "english"),
    [
        (Place(((Spot(1, 0), 10), (Spot(0, 1), 64))), "polož div m51 čt3 n50", "place wild m51 rt3 n50"),
        (Recycle(START, 51), "vezmi m50 za žk4", "take m50 for yc4"),
        (Trade((64, 23)), "vyměň zč4 div", "trade gs4 wild"),
        (Trade(), "pas", "pass"),
    ],
)
def test_spellings(action: Place | Recycle | Trade, czech: str, english: str) -> None:
    """Actions are spelled as short as they can be."""
    state = position("m50=r2c", "g1s", "g2s")
    assert czech == COMMANDS.spell(action, desk_at(state, 0, "cs"))
    assert english == COMMANDS.spell(action, desk_at(state, 0, "en"))


def test_nobody_types_chance() -> None:
    """Draws are not typed by players."""
    with pytest.raises(TypeError):
        COMMANDS.spell(Draw(3), desk_at(position("m50=r2c", "g1s", "g2s"), 0))
