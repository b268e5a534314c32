"""What nobody overlooks or tries at the table, and the kinds of mistakes that beginners make there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.bots.policies import make_policy
from accessgames.engine import Decision, Learner, Stream
from accessgames.games.tetrikon.bot import DISTRACTION
from accessgames.games.tetrikon.bot.attention import beginner_slips, overlook_piece, turn_nothing
from accessgames.games.tetrikon.notation import format_action, parse_action
from tests.games.tetrikon.bot.playing import actor_of, choice, kit, values, view_of
from tests.games.tetrikon.positions import GAME, play, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.tetrikon.rules.state import TetrikonState

BUILDS = ("build i4 1 a1", "build i4 2 a1", "build k1 1 a1")
TURNS = [parse_action(text) for text in ("roll", *BUILDS, "buy", "end")]
CARDS = [parse_action(text) for text in ("roll", "use joker-25", "swap k1", "end")]


LAST: Any = {"closing": "filled", "winner": 1, "last_turns": (0,)}


def _missed(kind: str, actions: Sequence[object], money: str = "100") -> list[str]:
    slip = next(one for one in beginner_slips(0.1, 0.2, 0.3, 0.4, plenty=200) if one.kind == kind)
    view = view_of(position(money=[money]))
    numbers = slip.missed(view, actions, [0.0] * len(actions), Stream("slip", "bot/0"))
    return [format_action(actions[number]) for number in sorted(numbers)]  # type: ignore[arg-type]


def _attended(state: TetrikonState, name: str = "strong") -> tuple[list[str], list[str]]:
    legal = tuple(GAME.legal_actions(state, actor_of(state)))
    found = kit().judges[name].attend(view_of(state), legal)  # type: ignore[attr-defined] # one that can
    return [format_action(one) for one in found.sensible], [format_action(one) for one in found.obvious]


def test_a_piece_is_overlooked_with_all_its_places() -> None:
    """Either of two pieces, whole; and where none can be laid, nothing."""
    stream = Stream("pieces", "bot/0")
    found = {tuple(sorted(overlook_piece(None, TURNS, (), stream))) for _ in range(40)}
    assert {(1, 2), (3,)} == found
    assert () == overlook_piece(None, CARDS, (), stream)


def test_pieces_are_laid_as_they_are_pictured() -> None:
    """Who does not think of turning misses the other positions, and nothing else."""
    assert [2] == list(turn_nothing(None, TURNS, (), Stream("x", "bot/0")))
    assert ["build i4 2 a1"] == _missed("turned", TURNS)


def test_what_is_kept_too_long() -> None:
    """T that could buy or swap, and cards that could be used."""
    assert ["buy"] == _missed("saving", TURNS)
    assert ["swap k1"] == _missed("saving", CARDS)
    assert ["use joker-25"] == _missed("cards", CARDS)


def test_nobody_saves_for_ever() -> None:
    """With the price of two pieces in hand both levels buy: level 1 had 600 T on average at letter J."""
    assert ["buy"] == _missed("saving", TURNS, "100 50 25 10 10")
    assert [] == _missed("saving", TURNS, "100 100")
    assert [] == _missed("saving", CARDS, "100 100")


def test_each_kind_has_its_chance() -> None:
    """The chances are those that were asked for, in the order in which mistakes are made."""
    assert [("piece", 0.1), ("turned", 0.2), ("saving", 0.3), ("cards", 0.4)] == [
        (slip.kind, slip.chance) for slip in beginner_slips(0.1, 0.2, 0.3, 0.4, plenty=200)
    ]


def test_the_first_two_levels_err_as_people_do() -> None:
    """Each has all four kinds of mistakes, the second less often each."""
    first, second = (kit().players[name] for name in ("beginner", "apprentice"))
    assert isinstance(first, Learner)
    assert isinstance(second, Learner)
    assert ["piece", "turned", "saving", "cards"] == [slip.kind for slip in first.slips]
    assert all(more.chance > less.chance > 0 for more, less in zip(first.slips, second.slips, strict=True))


def test_rolling_is_never_forgotten() -> None:
    """With a roll to be made nobody ends the turn, and the roll is seen by everybody."""
    sensible, obvious = _attended(position())
    assert "end" not in sensible
    assert ["roll"] == obvious


def test_filling_is_never_missed() -> None:
    """The last piece is laid by everybody, whatever they overlook."""
    state = position(free=["i4"], placed=["o4 1 a1, o4 1 c1"])
    assert (["build i4 1 a3"], []) == _attended(state)


def test_a_deal_begun_is_carried_out() -> None:
    """Whoever meant a deal does not lose its thread: one action is thought of."""
    state = position(free=["t3", "i4"], placed=["i4 1 a1", "o4 1 a1, k1 1 a3"], offer="x5 x5 u5 u5 u5 p5")
    drafting, _ = play(state, "deal 1")
    sensible, _ = _attended(drafting)
    assert 1 == len(sensible)
    assert sensible[0].startswith("add")


def test_nothing_is_taken_out_for_nothing_where_places_count() -> None:
    """At larger tables level 3 uncovered squares by exchanges that brought nothing, and finished behind."""
    parts: Any = {"free": ["t3"], "placed": ["i4 1 a1, o4 1 a2"], "offer": "i4 i4 k1 k1 d2 d2"}
    for seats, thought_of in ((2, True), (3, False), (4, False)):
        sensible, _ = _attended(position(seats=seats, **parts))
        assert thought_of is any(text.startswith("exchange") for text in sensible)
        assert "roll" in sensible


def test_an_exchange_that_helps_is_thought_of() -> None:
    """What fills the diagram, or makes way for what does, is not left out at any table."""
    stuck = position(seats=4, free=["i4"], placed=["o4 1 a1, o4 1 c1, t3 1 a3"], offer="x5 x5 x5 u5 u5 u5")
    assert ["exchange a3 i4 1 a3"] == _attended(stuck)[0]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_turn_covers_squares_where_places_count(seats: int) -> None:
    """Nobody rolls or ends the turn while a piece can be laid, or bought to be laid."""
    parts: Any = {"seats": seats, "offer": "t3 t3 t3 t3 r3 r3", **LAST}
    sensible, _ = _attended(position(free=["k1 t3"], placed=["o4 1 a1, o4 1 c1"], **parts))
    assert {"build"} == {text.split()[0] for text in sensible}
    assert ["buy"] == _attended(position(money=["100"], placed=["i4 1 a1"], **parts))[0]
    assert "roll" in _attended(position(placed=["i4 1 a1"], **parts))[0]


@pytest.mark.parametrize(("seats", "distraction"), [(2, 0.0), (3, DISTRACTION), (4, DISTRACTION)])
def test_level_3_is_distracted_by_more_players(seats: int, distraction: float) -> None:
    """It misjudges more where there are more than two to follow; level 4 never does."""
    state = position(seats=seats, free=["i4"], placed=["i4 1 a1"])
    legal, judges = tuple(GAME.legal_actions(state, 0)), kit().judges
    found = [judges[name].attend(view_of(state), legal) for name in ("steady", "strong")]  # type: ignore[attr-defined] # those that can
    assert [distraction, 0.0] == [one.distraction for one in found]


@pytest.mark.parametrize("name", ["beginner", "apprentice", "player"])
def test_no_weak_level_does_nothing_while_it_could_roll(name: str) -> None:
    """However much is overlooked, the turn is not ended before anything was done."""
    state = position(free=["x5"], placed=["i4 1 a1"])
    policy = make_policy(kit(), f"bot:{name}")
    for number in range(60):
        legal = GAME.legal_actions(state, 0)
        action = policy.choose(Decision(GAME, 0, legal, Stream(str(number), "bot/0"), lambda: view_of(state)))
        assert "end" != format_action(action)


# ---------------------------------------------------------------- the builder behind levels 1 and 2

STUCK = ["o4 1 a1, o4 1 c1, t3 1 a3"]


def test_buys_what_has_a_place() -> None:
    """With one empty square the single square is bought, not the largest piece."""
    state = position(placed=STUCK, money=["100"], offer="x5 u5 k1 p5 i4 o4", options={"buying": "choice"})
    assert "buy 3" == choice(state, "greedy")


def test_keeps_what_has_a_place() -> None:
    """The largest piece of no use is given away before the smallest that fits."""
    judge, state = kit().judges["greedy"], position(free=["x5 k1"], placed=STUCK)
    worth = judge.table.piece_worth  # type: ignore[attr-defined] # the builder
    assert worth(view_of(state), 0, "k1") > worth(view_of(state), 0, "x5") > 0


def test_exchanges_where_nothing_can_be_laid() -> None:
    """A larger piece takes the place of a smaller one; where something can be laid, nothing comes out."""
    stuck = position(free=["i4"], placed=STUCK, offer="x5 x5 u5 u5 u5 p5")
    assert "exchange a3 i4 1 a3" == choice(stuck, "greedy")
    free = values(position(free=["i4 k1"], placed=["o4 1 a1, t3 1 a3"], offer="x5 x5 u5 u5 u5 p5"), "greedy")
    assert all(value < 0 for text, value in free.items() if text.startswith("exchange"))


def test_takes_out_what_is_in_the_way() -> None:
    """With single squares left that nothing can fill, a piece makes room so that the rest can be filled."""
    placed = ["o4 1 a1, o4 1 c1, d2 1 b3"]
    state = position(free=["d2"], placed=placed, offer="x5 x5 u5 u5 p5 p5", bag="")
    found = values(state, "greedy")
    helps = {text for text, value in found.items() if text.startswith("exchange") and value > found["end"]}
    assert 1 == len(helps)
    assert helps <= {"exchange b3 d2 1 a3", "exchange b3 d2 1 c3"}
    good = position(free=["d2"], placed=placed, offer="k1 k1 u5 u5 p5 p5", bag="")
    found = values(good, "greedy")
    assert all(value < found["end"] for text, value in found.items() if text.startswith("exchange"))
