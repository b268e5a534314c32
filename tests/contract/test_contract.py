"""The contract is worth what it catches: games broken in one point each, and the test that finds it."""

# ruff: noqa: ANN401 - states, actions and views are of any game here

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import CHANCE, Game, IllegalAction, MalformedAction, Refusal, make_outcome
from accessgames.testing.cases import Beginning, Case, Walk, walk
from accessgames.testing.contract import test_journals as journals
from accessgames.testing.contract import test_rules as rules
from tests.duel.census import census
from tests.duel.rules import Deal, Duel, Play, State

if TYPE_CHECKING:
    from accessgames.engine import Outcome, Step, Stream


class Unsorted(Duel):
    def legal_actions(self, state: Any, actor: int) -> tuple[Any, ...]:
        return super().legal_actions(state, actor)[::-1]


class Doubled(Duel):
    def legal_actions(self, state: Any, actor: int) -> tuple[Any, ...]:
        return super().legal_actions(state, actor) * 2


class ForEverybody(Duel):
    def legal_actions(self, state: Any, actor: int) -> tuple[Any, ...]:
        return super().legal_actions(state, actor) or (Play("paper"),)


class Lenient(Duel):
    def refusal(self, state: Any, actor: int, action: Any) -> Refusal | None:
        return None if isinstance(action, Play) and actor >= 0 else super().refusal(state, actor, action)


class Strict(Duel):
    def refusal(self, state: Any, actor: int, action: Any) -> Refusal | None:
        return Refusal("no") if action == Play("stone") else super().refusal(state, actor, action)


class Rash(Duel):
    """Knows no seat but those that are to act."""

    def refusal(self, state: Any, actor: int, action: Any) -> Refusal | None:
        self.actors(state).index(actor)
        return super().refusal(state, actor, action)


class Moody(Duel):
    """Remembers what it should not."""

    count = 0

    def apply(self, state: Any, actor: int, action: Any) -> Step[Any, Any]:
        Moody.count += 1
        step = super().apply(state, actor, action)
        return step._replace(state=replace(step.state, ticks=step.state.ticks + Moody.count % 2))


class OpenHands(Duel):
    """Lets everybody see the first hand."""

    def view(self, state: Any, viewer: int) -> Any:
        seen = super().view(state, viewer)
        return replace(seen, hands=(state.hands[0], *seen.hands[1:]))

    def resample(self, view: Any, stream: Stream) -> Any:
        return super().resample(replace(view, hands=(self._closed(view), *view.hands[1:])), stream)

    def _closed(self, view: Any) -> Any:
        return super().view(view, -3).hands[0]


class Talkative(Duel):
    """Tells everybody the cards that are dealt and laid."""

    def redact(self, event: Any, viewer: int) -> Any:
        del viewer
        return event


class PeekingList(Duel):
    """Forbids what the next seat has in hand."""

    def legal_actions(self, state: Any, actor: int) -> tuple[Any, ...]:
        legal = super().legal_actions(state, actor)
        if actor < 0 or len(legal) <= 1:
            return legal
        other = state.hands[(actor + 1) % len(state.hands)]
        return tuple(action for action in legal if action != Play(str(other[0]))) or legal


class Copying(Duel):
    """Leaves a card in the hand when it is played."""

    def apply(self, state: Any, actor: int, action: Any) -> Step[Any, Any]:
        step = super().apply(state, actor, action)
        return step._replace(state=replace(step.state, hands=state.hands)) if actor >= 0 else step


class Loaded(Duel):
    """Deals a card that does not exist."""

    def chance(self, state: Any, stream: Stream) -> Any:
        del state, stream
        return Deal(0, "well")


class Impulsive(Duel):
    """Draws cards from luck of its own."""

    count = 0

    def chance(self, state: Any, stream: Stream) -> Any:
        del stream
        Impulsive.count += 1
        legal = self.legal_actions(state, CHANCE)
        return legal[Impulsive.count // 2 % len(legal)]


class Crashing(Duel):
    def parse_action(self, text: str) -> Any:
        return Play(text.split(" ")[1])


class Lossy(Duel):
    def format_action(self, action: Any) -> str:
        return super().format_action(action).replace("stone", "paper")


class Wordy(Duel):
    def format_action(self, action: Any) -> str:
        return super().format_action(action).replace("stone", "kámen")

    def parse_action(self, text: str) -> Any:
        return super().parse_action(text.replace("kámen", "stone"))


class Generous(Duel):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, totals=tuple(total + 1 for total in found.totals))


class Unfair(Duel):
    def outcome(self, state: Any) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, places=(1,) + (3,) * (len(found.places) - 1))


class Hasty(Duel):
    def outcome(self, state: Any) -> Outcome | None:
        return super().outcome(state) or make_outcome([()] * len(state.hands), "soon")


@dataclass
class Loose:
    """Something that could be changed."""

    hands: list[Any]


class Changeable(Duel):
    def view(self, state: Any, viewer: int) -> Any:
        return Loose(list(super().view(state, viewer).hands))


class Stateful(Duel):
    """Changes the state it is given."""

    def apply(self, state: State, actor: int, action: Any) -> Step[Any, Any]:
        step = super().apply(state, actor, action)
        if actor >= 0:
            object.__setattr__(state, "ticks", state.ticks - 1)
        return step


CAUGHT: list[tuple[type[Duel], Callable[[Walk], None]]] = [
    (Unsorted, rules.test_legal_actions_are_sorted_unique_and_counted),
    (Doubled, rules.test_legal_actions_are_sorted_unique_and_counted),
    (ForEverybody, rules.test_those_not_to_act_have_no_actions),
    (Lenient, rules.test_everything_outside_the_list_is_refused),
    (Rash, rules.test_whoever_is_not_to_act_can_be_judged),
    (Strict, rules.test_listed_actions_apply),
    (Strict, rules.test_everything_outside_the_list_is_refused),
    (Moody, rules.test_listed_actions_apply),
    (Moody, journals.test_replay_equals_the_state_after_every_action),
    (OpenHands, rules.test_a_made_up_world_has_the_view_it_was_made_from),
    (Talkative, rules.test_whoever_sees_the_same_was_told_the_same),
    (PeekingList, rules.test_a_seat_may_do_the_same_in_every_world_it_cannot_tell_apart),
    (Copying, rules.test_components_are_neither_lost_nor_made),
    (Loaded, rules.test_chance_is_always_legal_and_repeats),
    (Impulsive, rules.test_chance_is_always_legal_and_repeats),
    (Impulsive, journals.test_the_same_seed_is_the_same_match_however_bots_think),
    (Crashing, journals.test_spoiled_notation_is_malformed_or_another_action),
    (Lossy, journals.test_what_is_written_is_read),
    (Wordy, journals.test_what_is_written_is_read),
    (Generous, rules.test_scores_add_up),
    (Unfair, rules.test_scores_add_up),
    (Hasty, rules.test_games_end_with_a_result),
    (Changeable, rules.test_states_actions_events_and_views_are_deeply_immutable),
    (Stateful, rules.test_old_states_never_change),
]

EXPECTED = (AssertionError, IndexError, ValueError, IllegalAction, MalformedAction, pytest.fail.Exception)
"""What a broken game ends in: a failed check, or the mistake itself."""


@pytest.mark.parametrize(
    ("broken", "check"), CAUGHT, ids=[f"{broken.__name__}-{check.__name__}" for broken, check in CAUGHT]
)
def test_a_broken_game_is_caught(broken: type[Duel], check: Callable[[Walk], None]) -> None:
    """Each way to break the contract fails the test that is about it, which the sound game passes."""
    sound: Game[Any, Any, Any, Any] = Duel()
    setup = sound.setup(3, {})
    good = walk(Beginning(Case("duel", sound, None, census), setup, "contract"))
    check(good)
    # The broken game is looked at along a sound walk, so that no other test has to be passed first.
    bad = replace(good, beginning=replace(good.beginning, case=replace(good.beginning.case, game=broken())))
    if broken is Copying:
        bad = walk(bad.beginning)
    with pytest.raises(EXPECTED):
        check(bad)
