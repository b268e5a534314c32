"""Why a computer player did something: its own judge's reasons, but nothing that would tell a secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

import pytest

from accessgames.bots.policies import explain, find_judge, tellable_reasons
from accessgames.engine import (
    CHANCE,
    SPECTATOR,
    BotKit,
    Novice,
    Perspective,
    Player,
    Reason,
    Search,
    SetupError,
)
from accessgames.engine.hindsight import Hindsight
from tests.bots.search.nim import Even
from tests.duel.rules import Duel
from tests.pig import ROOM as PIG
from tests.pig.notation import HOLD, ROLL


@dataclass(frozen=True, slots=True)
class Saying:
    """Gives its name and the action as the reason, and a second one in private."""

    name: str

    def values(self, view: Any, actions: Sequence[Any]) -> tuple[float, ...]:  # noqa: ANN401 - any game
        del view
        return tuple(0.0 for _ in actions)

    def reasons(self, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - any game
        del view
        return (Reason(self.name, (("action", action),)), Reason("secret", private=True))


PLAYERS = MappingProxyType[str, Player]({
    "novice": Novice("simple", 0.5, 1.0),
    "search": Search(Even(), 10, 1000, 2),
    "deep": Search(Even(), 10, 1000, 2, judge="simple"),
})  # fmt: skip
JUDGES = MappingProxyType({"simple": Saying("simple"), "strong": Saying("strong")})
KIT = BotKit(JUDGES, ("novice", "simple", "deep", "search"), "strong", PLAYERS)


@pytest.mark.parametrize(
    ("player", "judge"),
    [
        ("bot:novice", "simple"), ("bot:1", "simple"), ("bot:simple", "simple"), ("bot:strong", "strong"),
        ("bot:search", "strong"), ("bot:deep", "simple"),
    ],
)  # fmt: skip
def test_each_player_has_the_judge_that_it_thinks_with(player: str, judge: str) -> None:
    """A novice its own, a search the one that it names, else the adviser."""
    assert JUDGES[judge] == find_judge(KIT, player)


def test_who_plays_at_random_has_no_reason() -> None:
    """And says none."""
    game = PIG.game
    known = Perspective(game, game.view(game.initial(game.setup(2, {})), 0), 0)
    assert find_judge(KIT, "bot:random") is None
    assert () == explain(KIT, "bot:random", known, ROLL)


def test_who_does_not_exist_has_no_reason() -> None:
    """The mistake is that of choosing a player."""
    with pytest.raises(SetupError):
        find_judge(KIT, "bot:nobody")


def test_reasons_are_those_of_the_action() -> None:
    """The private ones among them, for the player itself."""
    game = PIG.game
    known = Perspective(game, game.view(game.initial(game.setup(2, {})), 0), 0)
    assert ["simple", "secret"] == [reason.key for reason in explain(KIT, "bot:1", known, ROLL)]


def test_others_hear_no_private_reason() -> None:
    """What was done openly is explained by what everybody may know."""
    game = PIG.game
    state = replace(game.initial(game.setup(2, {})), turn=5)
    deed = Hindsight(game, state, 0, HOLD)
    assert [Reason("simple", (("action", HOLD),))] == list(tellable_reasons(KIT, "bot:1", deed, 1))


def dealt() -> tuple[Duel, Any]:
    """A duel in which both are to choose a card, hidden until both have."""
    game = Duel()
    state = game.initial(game.setup(2, {}))
    while CHANCE in game.actors(state):
        state = game.apply(
            state, CHANCE, min(game.legal_actions(state, CHANCE), key=game.format_action)
        ).state
    return game, state


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_sealed_choice_is_not_explained(viewer: int) -> None:
    """The reason would tell which card lies there."""
    game, state = dealt()
    action = next(iter(game.legal_actions(state, 0)))
    assert () == tellable_reasons(KIT, "bot:1", Hindsight(game, state, 0, action), viewer)


def test_once_it_lies_open_it_is() -> None:
    """When the other one has chosen, too, the cards are turned."""
    game, state = dealt()
    own, other = (next(iter(game.legal_actions(state, seat))) for seat in (0, 1))
    deed = Hindsight(game, state, 0, own, ((1, other),))
    assert [Reason("simple", (("action", own),))] == list(tellable_reasons(KIT, "bot:1", deed, 1))


def test_what_was_done_is_certain_when_it_can_be_seen() -> None:
    """A sealed card only to whoever laid it; turned, to everybody."""
    game, state = dealt()
    own, other = (next(iter(game.legal_actions(state, seat))) for seat in (0, 1))
    sealed, turned = Hindsight(game, state, 0, own), Hindsight(game, state, 0, own, ((1, other),))
    assert (True, False, False) == tuple(sealed.certain(viewer) for viewer in (0, 1, SPECTATOR))
    assert (True, True) == tuple(turned.certain(viewer) for viewer in (1, SPECTATOR))


def test_who_did_it_may_hear_it() -> None:
    """To itself nothing of it is hidden."""
    game, state = dealt()
    action = next(iter(game.legal_actions(state, 0)))
    assert [Reason("simple", (("action", action),))] == list(
        tellable_reasons(KIT, "bot:1", Hindsight(game, state, 0, action), 0)
    )


def test_what_could_not_have_followed_was_not_done() -> None:
    """After holding the other one throws; after a throw that would be against the rules."""
    game = PIG.game
    state = replace(game.initial(game.setup(2, {})), turn=5)
    deed = Hindsight(game, state, 0, HOLD, ((1, ROLL),))
    assert deed.noticed(HOLD, 1) is not None
    assert deed.noticed(ROLL, 1) is None
