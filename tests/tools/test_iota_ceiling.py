"""The player that sees too much: its worlds are the truth, and the deck lies in an order made before."""

from __future__ import annotations

from accessgames.engine import Stream
from tests.games.iota.positions import position
from tools.iota_ceiling import OpenCards, OpenDeck, Sight, StackedDeck


def test_its_worlds_are_the_truth() -> None:
    """Whatever it sees, the world that is made up of it is the state of the match."""
    game, state = OpenCards(), position("m50=r1c", "r2c w", "g1s g2t", deck=20)
    game.truth = state
    assert state is game.resample(game.view(state, 0), Stream("1", "worlds"))


def test_the_deck_lies_in_one_order() -> None:
    """The same card comes next whatever the luck, also for who sees the deck; another seed stacks anew."""
    state = position("m50=r1c", "r2c w", "g1s g2t", deck=20)

    def drawn(game: StackedDeck, luck: str) -> object:
        return game.chance(state, Stream(luck, "chance"))

    assert 1 == len({drawn(game, luck) for game in (StackedDeck("1"), OpenDeck("1")) for luck in "abc"})
    assert 1 < len({drawn(StackedDeck(seed), "a") for seed in "123456"})


def test_both_sit_on_each_seat_of_a_deal() -> None:
    """A player that meets itself gains by a seat what it loses by the other."""
    sight = Sight("bot:greedy", "bot:greedy", deck=False, seed=1)
    assert sight.lead(0) == -sight.lead(1)
