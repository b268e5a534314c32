"""A number alone means the entry of the list that was read, whatever else it may mean in a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from accessgames.bots.policies import RandomPolicy
from accessgames.engine import Decision, Stream
from accessgames.games import MoveChoice, game_ids, load_room
from accessgames.shell.lists import Page
from tests.shell.stage import Stage

TURNS = 60


def turns(game: str) -> Iterator[Stage]:
    """A table at some turns of a match, with nothing asked; it is played at random, which comes to all."""
    # Alone one chooses from an offer more often.
    stage = Stage(load_room(game), "Jana" if game == "iqlandie" else "Jana,bot:1", seed="numbers")
    session, luck = stage.session, Stream("numbers", game)
    for turn in range(TURNS):
        if 0 not in stage.match.actors:
            return
        moment = stage.match.moment
        if turn % 3:
            yield stage
        if moment == stage.match.moment:
            known = stage.match.perspective(0)
            decision = Decision(known.game, 0, known.legal, luck, partial(getattr, known, "view"))
            session.submit(0, RandomPolicy().choose(decision))
            session.flow.advance()
            stage.heard()


def listed(stage: Stage, number: int) -> str | None:
    """What is typed for an entry of the list that was read; None for a group, or where there is none."""
    page, listener = stage.session.teller.page, stage.session.known.listener()
    assert isinstance(page, Page)
    action = page.items[number - 1].action if number <= len(page.items) else None
    return None if action is None else stage.session.known.room.commands.spell(action, listener)


@pytest.mark.parametrize("game", game_ids())
def test_a_number_means_the_entry_that_was_read(game: str) -> None:
    """In every order, and asked about with a question mark: a number of an offer has to wait for its word."""
    asked = 0
    for stage in turns(game):
        own = stage.session.known.room.commands
        for order in own.orders if isinstance(own, MoveChoice) else ("",):
            line = f"tahy {stage.session.teller.words.word(order)}" if order else "tahy"
            stage.type(line)
            if (words := listed(stage, 2)) is not None:
                asked += 1
                assert f"Zahraje to číslo 2, nebo „{words}“." == stage.type("2?")[-1]
    assert asked


def test_a_number_plays_the_advice_that_was_told() -> None:
    """Also where a number alone takes a piece of the offer, which stands in another order there."""
    differ = 0
    for stage in turns("iqlandie"):
        stage.type("rada vše")
        page, moment = stage.session.teller.page, stage.match.moment
        if isinstance(page, Page):
            legal = stage.session.known.listener().perspective.legal
            differ += page.items[0].action != next(iter(legal))
            stage.type("1")
            assert page.items[0].action == stage.match.action_at(moment)
    assert differ
