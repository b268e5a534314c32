"""Made-up worlds are found again by number, whatever was looked at between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.bots.search import SampledWorlds
from accessgames.engine import CHANCE, CLOCK, HIDDEN, Stream
from tests.bots.search.kuhn import QUEEN, Hand, Kuhn
from tests.duel.rules import Duel, Tick

if TYPE_CHECKING:
    from typing import Any

VIEW = Hand((QUEEN, HIDDEN))


def _worlds(seed: str = "seed") -> SampledWorlds:
    return SampledWorlds(Kuhn(), VIEW, Stream(seed, "bot/0"))


def test_worlds_fit_the_view_and_differ() -> None:
    """Each world shows the seat what it knows; what is hidden comes in all its possible forms."""
    worlds = _worlds()
    made = [worlds.enter(number) for number in range(20)]
    assert {VIEW} == {Kuhn().view(world, 0) for world in made}
    assert 2 == len(set(made))


def test_a_number_means_the_same_world_in_any_order() -> None:
    """World and luck depend on the number alone."""
    onwards, back = _worlds(), _worlds()
    first = [(onwards.enter(number), onwards.luck(Hand(), CHANCE)) for number in range(10)]
    last = [(back.enter(number), back.luck(Hand(), CHANCE)) for number in reversed(range(10))]
    assert first == last[::-1]


def test_entering_again_brings_the_luck_back() -> None:
    """Every action that meets a world meets the same luck there."""
    worlds = _worlds()
    worlds.enter(3)
    drawn = [worlds.luck(Hand(), CHANCE) for _ in range(5)]
    worlds.enter(4)
    worlds.luck(Hand(), CHANCE)
    worlds.enter(3)
    assert drawn == [worlds.luck(Hand(), CHANCE) for _ in range(5)]
    assert len(set(drawn)) > 1


def test_worlds_are_made_once() -> None:
    """Entering a world again costs nothing."""

    class Counting(Kuhn):
        made = 0

        def resample(self, view: Hand, stream: Stream) -> Hand:
            Counting.made += 1
            return super().resample(view, stream)

    worlds = SampledWorlds(Counting(), VIEW, Stream("seed", "bot/0"))
    for number in (0, 1, 0, 1, 1):
        worlds.enter(number)
    assert 2 == Counting.made


def test_another_seed_makes_other_luck() -> None:
    """Bots at different tables don't share what they imagine."""

    def drawn(seed: str) -> list[Any]:
        worlds = _worlds(seed)
        return [(worlds.enter(number), worlds.luck(Hand(), CHANCE)) for number in range(10)]

    assert drawn("1") != drawn("2")


def test_the_clock_is_wound_by_the_game() -> None:
    """Time in a made-up world passes as in a simulation."""
    duel = Duel()
    state = duel.initial(duel.setup(2, {}))
    for text in ("deal 0 paper", "deal 1 stone") * 3:
        state = duel.apply(state, CHANCE, duel.parse_action(text)).state
    worlds = SampledWorlds(duel, duel.view(state, 0), Stream("seed", "bot/0"))
    assert Tick() == worlds.luck(worlds.enter(0), CLOCK)
