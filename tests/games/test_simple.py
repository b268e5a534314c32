"""`accessgames/games/simple.py`: what a small game has without writing it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import (
    CHANCE,
    Actor,
    MalformedAction,
    Outcome,
    Perspective,
    Reason,
    Refusal,
    ScoreItem,
    Setup,
    Step,
    Stream,
    make_outcome,
    playout,
    refuse,
)
from accessgames.games import Listener
from accessgames.games.simple import (
    GOAL,
    SimpleGame,
    SimpleJudge,
    SimpleNarration,
    arguments_of,
    simple_bots,
    simple_room,
    simple_rulebook,
)
from accessgames.language import Language, Listing, Person


@dataclass(frozen=True, slots=True)
class Bet:
    coins: int


@dataclass(frozen=True, slots=True)
class Side:
    heads: bool


@dataclass(frozen=True, slots=True)
class State:
    bet: int = 0
    over: bool = False


class Coin(SimpleGame[State, Bet | Side, Side]):
    id = "coin"
    seats = range(1, 2)
    notation = MappingProxyType(
        {"side up": Side(heads=True), "bet 2": Bet(2), "bet 1": Bet(1), "side down": Side(heads=False)}
    )

    def initial(self, setup: Setup) -> State:
        del setup
        return State()

    def actors(self, state: State) -> tuple[Actor, ...]:
        if state.over:
            return ()
        return (CHANCE,) if state.bet else (0,)

    def refusal(self, state: State, actor: Actor, action: Bet | Side) -> Refusal | None:
        return None if isinstance(action, Side) == (actor == CHANCE) else refuse("coin-refused")

    def apply(self, state: State, actor: Actor, action: Bet | Side) -> Step[State, Side]:
        if isinstance(action, Side):
            return Step(replace(state, over=True), (action,))
        return Step(State(action.coins), ())

    def outcome(self, state: State) -> Outcome | None:
        return make_outcome([[ScoreItem("coin-item", state.bet)]], "thrown") if state.over else None


GAME = Coin()


def test_legal_actions_are_what_is_not_refused() -> None:
    """Sorted by notation, for whoever is to act; for nobody else."""
    assert (Bet(1), Bet(2)) == GAME.legal_actions(State(), 0)
    assert (Side(heads=False), Side(heads=True)) == GAME.legal_actions(State(1), CHANCE)
    assert () == GAME.legal_actions(State(1), 0)


def test_chance_draws_any_of_its_actions() -> None:
    """Each is drawn sooner or later, and the same stream draws the same."""
    drawn = [GAME.chance(State(1), Stream("coin", str(number))) for number in range(40)]
    assert set(GAME.legal_actions(State(1), CHANCE)) == set(drawn)
    assert drawn == [GAME.chance(State(1), Stream("coin", str(number))) for number in range(40)]


@pytest.mark.parametrize("text", ["bet 1", "bet 2", "side up", "side down"])
def test_notation_is_the_table(text: str) -> None:
    """What is read is written again."""
    assert text == GAME.format_action(GAME.parse_action(text))


def test_other_notation_is_malformed() -> None:
    """The mistake tells a right form that begins with the same word."""
    with pytest.raises(MalformedAction) as caught:
        GAME.parse_action("side 3")
    assert {"text": "side 3", "expected": "side down"} == dict(caught.value.args_)


def test_five_levels_come_from_one_judge() -> None:
    """The strongest takes the best action at once; all of them can be made."""
    judge = SimpleJudge(lambda _, action: action.coins, "coin-reason")
    bots = simple_bots(judge)
    assert 5 == len(set(bots.levels)) == len([make_policy(bots, f"bot:{level}") for level in range(1, 6)])
    assert (1, 2) == judge.values(State(), (Bet(1), Bet(2)))
    (reason,) = judge.reasons(State(), Bet(2))
    assert ("coin-reason", (("coins", 2),)) == (reason.key, reason.args)


def test_rules_of_one_section_explain_every_refusal() -> None:
    """Whatever is refused, the only section is where to read on."""
    rules = simple_rulebook("coin", 2)
    assert ("coin-rules-1", "coin-rules-2") == rules.sections[0].lines
    assert GOAL == rules.sections[0].id == rules.about["coin-refused"]


def test_a_reason_may_depend_on_what_is_seen() -> None:
    """A judge may choose its message by the view and the action."""
    judge = SimpleJudge(lambda _, action: action.coins, lambda _, action: f"coin-{action.coins}")
    assert ["coin-1", "coin-2"] == [judge.reasons(State(), Bet(coins))[0].key for coins in (1, 2)]
    made = SimpleJudge(lambda _, __: 0.0, lambda view, _: Reason("coin-bet", (("bet", view.bet),)))
    assert (Reason("coin-bet", (("bet", 3),)),) == made.reasons(State(3), Bet(1))


@dataclass(frozen=True, slots=True)
class Heaps:
    heaps: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...] = ((1, 2),)
    over: bool = False
    left: int = 3


def _listener(view: object, seat: int = 0) -> Listener:
    words = Language("en").vocabulary("common")
    return Listener(Perspective(GAME, view, seat), (Person("Ann", "you"),), frozenset(), words)


def test_fields_are_arguments() -> None:
    """Numbers, texts and tuples of them can be told; truth values and deeper tuples cannot."""
    assert {"heaps": Listing((3, 4)), "left": 3} == arguments_of(Heaps((3, 4)), _listener(State()))
    (reason,) = SimpleJudge(lambda _, __: 0.0, "coin-reason").reasons(State(), Heaps((3, 4)))
    message = SimpleNarration("coin").reason(reason, _listener(State()))
    assert {"heaps": Listing((3, 4)), "left": 3} == dict(message.args)


def test_status_after_the_end_tells_the_places() -> None:
    """Nobody is said to be on turn any more."""
    told = SimpleNarration("coin").status(_listener(State(2, over=True)), ())
    assert ["simple-over", "simple-place"] == [message.key for message in told]
    assert ["coin-status"] == [one.key for one in SimpleNarration("coin").status(_listener(State()), ())]


def test_a_room_answers_further_questions() -> None:
    """Answers of a game stand beside `status`, or take its place."""
    bots = simple_bots(SimpleJudge(lambda _, __: 0.0, "coin-reason"))
    board = SimpleNarration("coin").status
    room = simple_room(GAME, ["bet"], bots, rules=1, answers={"board": board})
    assert ["status", "board"] == list(room.commands.answers)
    assert board is room.commands.answers["board"]


def test_a_room_has_its_verbs_only() -> None:
    """What chance does is in the notation and is nothing to be typed."""
    room = simple_room(GAME, ["bet"], simple_bots(SimpleJudge(lambda _, __: 0.0, "coin-reason")), rules=1)
    assert ("bet",) == room.commands.verbs
    assert ["status"] == list(room.commands.answers)


def test_capitals_do_not_matter_where_somebody_types() -> None:
    """What a journal has is exact, what a person types is not."""
    room = simple_room(GAME, ["bet"], simple_bots(SimpleJudge(lambda _, __: 0.0, "coin-reason")), rules=1)
    assert Bet(2) == room.commands.parse("bet", ["2"], _listener(State()))
    signs = simple_room(Signs(), ["bet"], simple_bots(SimpleJudge(lambda _, __: 0.0, "coin-reason")), rules=1)
    typed = [signs.commands.parse("bet", [word], _listener(State())) for word in ("A", "a", "b", "B")]
    assert [Bet(1), Bet(1), Bet(2), Bet(2)] == typed
    with pytest.raises(MalformedAction):
        Signs().parse_action("bet a")


class Signs(Coin):
    notation = MappingProxyType({"bet A": Bet(1), "bet b": Bet(2)})


def test_turn_after_the_end_names_nobody() -> None:
    """Whoever asks what is waited for hears that the game is over."""
    narration = SimpleNarration("coin")
    assert "simple-over" == narration.turn(_listener(State(2, over=True))).key
    assert "coin-turn" == narration.turn(_listener(State())).key


@dataclass(frozen=True, slots=True)
class Heap:
    left: int = 21
    seat: int = 0


class Nim(SimpleGame[Heap, Bet, Side]):
    """One to three at a time; who takes the last one wins."""

    id = "nim"
    seats = range(2, 3)
    notation = MappingProxyType({f"bet {count}": Bet(count) for count in (1, 2, 3)})

    def initial(self, setup: Setup) -> Heap:
        del setup
        return Heap()

    def actors(self, state: Heap) -> tuple[Actor, ...]:
        return (state.seat,) if state.left else ()

    def refusal(self, state: Heap, actor: Actor, action: Bet) -> Refusal | None:
        del actor
        return refuse("nim-refused") if action.coins > state.left else None

    def apply(self, state: Heap, actor: Actor, action: Bet) -> Step[Heap, Side]:
        return Step(Heap(state.left - action.coins, 1 - actor), ())

    def outcome(self, state: Heap) -> Outcome | None:
        items = [[], [ScoreItem("nim-item", 1)]] if state.seat == 0 else [[ScoreItem("nim-item", 1)], []]
        return None if state.left else make_outcome(items, "last")


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_levels_differ_where_values_are_yes_or_no(level: int) -> None:
    """With blur 0 each level beats the one below in at least 58 of 100 games, seats swapped on every deal."""
    game = Nim()
    judge = SimpleJudge(lambda view, action: float((view.left - action.coins) % 4 == 0), "nim-reason")
    upper, lower = (make_policy(simple_bots(judge, blur=0), f"bot:{number}") for number in (level, level - 1))
    setup, won = game.setup(2, {}), 0
    for number in range(600):
        first = number % 2 == 0
        played = playout(game, setup, (upper, lower) if first else (lower, upper), str(number // 2))
        won += played.outcome.places[not first] == 1
    assert won / 600 >= 0.58
