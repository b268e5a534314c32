"""The rulings about the course of games and matches: R30 to R40, R43, R44."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Elapsed, SetupError, Stream
from accessgames.games.tetrikon.rules.events import (
    CardKept,
    ChanceDrawn,
    DealCancelled,
    GameBegan,
    GameClosing,
    GameScored,
    MatchOver,
    MoneyDrawn,
    Starter,
    TurnBegan,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.options import Rules
from accessgames.games.tetrikon.rules.state import GameResult, TetrikonState, TetrikonView
from accessgames.games.tetrikon.rules.tasks import Answering, ClockDue, DieDue, Drafting, Turn
from accessgames.games.tetrikon.rules.turns import first_state, penalty_totals, rank_seats
from tests.games.tetrikon.positions import (
    GAME,
    GEAR,
    awaiting,
    cards_of,
    every,
    free_of,
    money_of,
    on_turn,
    only,
    play,
    position,
    refused,
    to_draw,
)

FILLED = "i4 1 a1, i4 1 a2"
"""Eight of the twelve squares of a diagram; one more i4 fills it."""

LOCALES = Path(__file__).parents[3] / "locales"


def fresh(seats: int = 2, **options: str) -> TetrikonState:
    """A game whose diagrams are dealt and whose offer lies there: the start is to be rolled for."""
    state = first_state(GEAR, Rules.of(GAME.setup(seats, options)))
    return dealt(state)


def dealt(state: TetrikonState) -> TetrikonState:
    """Deal the first diagrams and pieces."""
    level = state.table.level
    diagrams = [f"diagram {level}{seat + 1}" for seat in state.table.seats]
    return play(state, *diagrams, *["piece k1"] * 3, *["piece o4"] * 3)[0]


def view(state: TetrikonState, viewer: int) -> TetrikonView:
    """What a viewer sees."""
    seen = GAME.view(state, viewer)
    assert isinstance(seen, TetrikonView)
    return seen


# ---------------------------------------------------------------- ends


def test_r30_two_rounds_of_nothing_close_the_game() -> None:
    """R30: when everybody has passed twice in succession the game ends as if time were up."""
    state = position(seats=3)
    state, events = play(state, *["end"] * 5)
    assert [] == every(events, GameClosing)
    state, events = play(state, "end")
    assert ("dead-end", None, (0, 1)) == (
        only(events, GameClosing).reason,
        only(events, GameClosing).seat,
        only(events, GameClosing).turns,
    )
    state, events = play(state, "end", "end")
    assert (240, 240, 240) == only(events, GameScored).penalties
    assert 3 == len(every(events, TurnEnded)) + 1


def test_r30_an_action_begins_the_count_anew() -> None:
    """R30: the passes have to follow each other."""
    state, _ = play(position(free=["k1"]), "end", "end", "build k1 1 a1", "end", "end", "end", "end")
    assert state.table.closing is None
    assert 3 == state.table.passes


@pytest.mark.parametrize(("rounds", "turns"), [("30", 60), ("60", 120)])
def test_r30_the_most_rounds(rounds: str, turns: int) -> None:
    """R30: after the rounds of the option the game closes as if time were up."""
    state = position(options={"rounds": rounds}, turns=turns - 1, free=["k1 k1", "k1"])
    state, events = play(state, "build k1 1 a1", "end")
    assert [] == every(events, GameClosing)
    state, events = play(state, "build k1 1 a1", "end")
    assert ("rounds", (0,)) == (only(events, GameClosing).reason, only(events, GameClosing).turns)


def test_r31_the_highest_roll_begins() -> None:
    """R31: everybody rolls one die in the order of seats; the order of turns goes on to the left."""
    state = fresh(3)
    assert DieDue(0, "start") == awaiting(state)
    state, events = play(state, "die 2", "die 4", "die 3")
    assert Starter(1, 4) == only(events, Starter)
    for seat in (1, 2, 0, 1):
        assert seat == on_turn(state)
        state, _ = play(state, "roll", "dice 1 2", "money 5", *(["end"] if state.table.turns > 3 else []))


def test_r31_equals_roll_again_until_one_leads() -> None:
    """R31: those with the highest number roll again, as often as it takes."""
    state, _ = play(fresh(3), "die 6", "die 1", "die 6", "die 2", "die 2")
    assert ((0, 2), DieDue(0, "start")) == (state.table.contenders, awaiting(state))
    state, events = play(state, "die 1", "die 5")
    assert Starter(2, 5) == only(events, Starter)


def test_r32_the_turn_ends_with_the_last_square() -> None:
    """R32: the second action is lost; the others have one turn each, with two actions or the swap."""
    state = position(seats=3, free=["i4", "k1 d2", "l4"], placed=[FILLED], cards=["", "swap-player"])
    state, events = play(state, "build i4 1 a3")
    assert ("filled", 0, (1, 2)) == (
        only(events, GameClosing).reason,
        only(events, GameClosing).seat,
        only(events, GameClosing).turns,
    )
    assert only(events, TurnBegan).final
    assert "trade-final" == refused(state, "use swap-player 2 k1 l4")
    state, _ = play(state, "build k1 1 a1", "roll", "dice 1 2", "money 5")
    assert 2 == on_turn(state)
    state, events = play(state, "swap l4", "die 1", "piece x5")
    assert 1 == len(every(events, GameScored))


def test_r32_a_game_is_filled_with_the_card_build_two() -> None:
    """R32: the first of two pieces may be the last one needed."""
    state = position(free=["i4 k1"], placed=[FILLED], cards=["build-two"])
    state, events = play(state, "use build-two", "build i4 1 a3")
    assert "filled" == only(events, GameClosing).reason
    assert 1 == on_turn(state)


def test_r32_an_exchange_can_fill_the_diagram() -> None:
    """R32: so can the piece laid in an exchange."""
    state = position(free=["i4"], placed=[FILLED + ", d2 1 a3"])
    _, events = play(state, "exchange a3 i4 1 a3")
    assert 0 == only(events, GameClosing).seat


def test_r33_the_first_to_fill_is_the_winner() -> None:
    """R33: a second one has 0 points as well, but the game is the first one's."""
    state = position(seats=3, free=["i4", "k1", "i4"], placed=[FILLED, "", FILLED])
    state, events = play(state, "build i4 1 a3", "end", "build i4 1 a3")
    scored = only(events, GameScored)
    assert ((0, 240, 0), 0, (1, 0, 1)) == (scored.penalties, scored.winner, scored.zeros)


def test_r34_ties() -> None:
    """R34: fewer points, then more zeros, then a shared place or the best single game."""
    results = (
        GameResult("A", ("A1",) * 3, (1, 2, 2), None, "time"),
        GameResult("A", ("A1",) * 3, (3, 2, 2), None, "time"),
    )
    assert (80, 80, 80) == penalty_totals(results, 3)
    assert (1, 1, 1) == rank_seats(results, 3, best_game=False)
    assert (1, 2, 2) == rank_seats(results, 3, best_game=True)
    zero = (*results, GameResult("A", ("A1",) * 3, (4, 0, 4), 1, "filled"))
    assert (2, 1, 2) == rank_seats(zero, 3, best_game=False)


def test_r35_nobody_needs_to_have_filled_anything() -> None:
    """R35: when time is up between two turns all others have a turn; ordinary scoring."""
    state, _ = play(position(seats=3, options={"minutes": "10"}, free=["k1"] * 3), "end")
    assert (ClockDue(), (CLOCK,)) == (awaiting(state), GAME.actors(state))
    state, events = play(state, "+600000")
    assert ("time", (1, 2)) == (only(events, GameClosing).reason, only(events, GameClosing).turns)
    state, events = play(state, "end", "build k1 1 a1", "end")
    assert (240, 240, 220) == only(events, GameScored).penalties


def test_r35_time_passes_quietly() -> None:
    """R35: as long as time is left nothing happens, and the seat goes on."""
    state = position(options={"minutes": "10"})
    state, events = play(state, "+599999")
    assert ((), 1, Turn(0)) == (events, state.table.remaining, awaiting(state))
    assert "clock" == refused(state, "+0")
    assert GAME.tick(state, 0) is None
    tick = GAME.tick(state, 900_000)
    assert tick is not None
    assert "+600000" == GAME.format_action(tick)
    assert not GAME.reveals(state, CLOCK, Elapsed(0))
    assert GAME.reveals(state, CLOCK, tick)


@pytest.mark.parametrize("answered", [False, True])
def test_r35_open_offers_are_void_when_time_is_up(answered: bool) -> None:
    """R35: no trading any more: what is being put together or answered is cancelled, the turn goes on."""
    state = position(options={"minutes": "10"}, money=["50"], free=["", "k1"])
    texts = ["deal 1", "add give 50", "add take k1", *(["propose 50", "counter"] if answered else [])]
    state, _ = play(state, *texts)
    state, events = play(state, "+600000")
    assert DealCancelled(0, 1) == only(events, DealCancelled)
    assert (Turn(0), None, ()) == (awaiting(state), state.draft, state.pledge)
    assert ("trade-final", "50") == (refused(state, "deal 1"), money_of(state, 0))


def test_r35_an_answer_to_an_answer_is_void_too() -> None:
    """R35: also when the seat on turn is the one that answers."""
    state = position(options={"minutes": "10"}, money=["50"], free=["", "k1 d2"])
    state, _ = play(state, "deal 1", "add give 50", "add take k1", "propose 50", "counter")
    state, _ = play(state, "add give d2", "add take 50", "propose")
    assert isinstance(awaiting(state), Answering)
    assert 0 == getattr(awaiting(state), "actor", None)
    state, events = play(state, "+600000")
    assert DealCancelled(0, 1) == only(events, DealCancelled)


def test_r35_the_time_is_for_each_game() -> None:
    """R35: the next game of a match has its whole time again."""
    state = position(options={"minutes": "10", "games": "2"}, free=["i4"], placed=[FILLED], remaining=5_000)
    state, events = play(state, "build i4 1 a3", "end", "diagram A1")
    assert (600_000, 2) == (state.table.remaining, only(events, GameBegan).number)


# ---------------------------------------------------------------- trading


def test_r36_any_number_of_deals_with_anybody() -> None:
    """R36: deals with several players are one action d); something else between them closes it."""
    state = position(seats=3, money=["50 25 20"], free=["x5", "k1", "d2"])
    state, _ = play(state, "deal 1", "add give 25", "add take k1", "propose 25", "accept")
    state, _ = play(state, "deal 2", "add give x5", "add take d2", "propose", "accept")
    assert ("k1 d2", "d") == (free_of(state, 0), state.table.turn and state.table.turn.letters)
    built, _ = play(state, "build k1 1 a1")
    assert 1 == on_turn(built)
    first, _ = play(position(seats=3, money=["50"], free=["k1", "d2", "d2"]), "build k1 1 a1")
    first, _ = play(first, "deal 1", "add give 50", "add take d2", "propose 50", "accept")
    assert (0, "") == (on_turn(first), refused(first, "deal 2"))
    assert "enough" == refused(first, "buy")


def test_r36_the_active_player_may_sell() -> None:
    """R36: money can come to the seat on turn; both say yes, and kept chance cards are no goods."""
    state = position(money=["", "20 20 5"], free=["l4"], cards=["joker-10"])
    state, _ = play(state, "deal 1")
    assert "not-free" == refused(state, "add give joker-10")
    state, _ = play(state, "add give l4", "add take 20", "add take 5", "propose")
    assert ["accept 20 5", "counter", "refuse"] == [
        GAME.format_action(action) for action in GAME.legal_actions(state, 1)
    ]
    state, _ = play(state, "accept 20 5")
    assert ("5 20", "20", "l4") == (money_of(state, 0), money_of(state, 1), free_of(state, 1))


def test_r36_nobody_sells_what_lies_in_a_diagram_or_on_credit() -> None:
    """R36: only free pieces and T cards that are there."""
    state, _ = play(position(money=["50", "5"], placed=["k1 1 a1", "d2 1 a1"]), "deal 1")
    assert ("not-free", "not-theirs") == (refused(state, "add give k1"), refused(state, "add take d2"))
    assert ("deal-own", "deal-theirs") == (
        refused(state, "add give 100"),
        refused(play(state, *["add take 100"])[0], "add take 1"),
    )


@pytest.mark.parametrize("most", ["2", "4", "8"])
def test_r36_offers_in_a_turn_are_limited(most: str) -> None:
    """R36: so that negotiations end, a turn allows a number of offers, cancelled ones included."""
    state = position(options={"offers": most})
    for _ in range(int(most)):
        state, _ = play(state, "deal 1", "cancel")
    assert "offers" == refused(state, "deal 1")
    assert "" == refused(state, "roll")


# ---------------------------------------------------------------- knowledge


def test_r37_private_and_public() -> None:
    """R37: pieces, diagrams and numbers of cards are public; values and kept chance cards are not."""
    state = position(money=["50 25", "100"], cards=["immunity", "joker-10"], free=["k1", "d2"])
    own, other, spectator = view(state, 0), view(state, 1), view(state, SPECTATOR)
    assert ("k1",) == other.table.players[0].free
    assert ((2, 1), (1, 1)) == other.counts == own.counts == spectator.counts
    assert ((25, 50), ("immunity",)) == (own.hand.money, own.hand.cards)
    assert own.hands[1] is None
    assert (None, None) == spectator.hands
    assert () == spectator.hand.money
    assert (96 - 3, 42 - 2) == (other.treasury, other.fresh)


def test_r37_open_hands_are_an_option() -> None:
    """R37: with `hands` = `open` everybody sees all cards."""
    state = position(money=["50", "100"], cards=["immunity"], options={"hands": "open"})
    seen = view(state, SPECTATOR)
    assert [(50,), (100,)] == [hand.money for hand in seen.hands if hand]
    assert "immunity" in (seen.hands[0].cards if seen.hands[0] else ())


def test_r37_what_is_drawn_is_told_to_the_owner_alone() -> None:
    """R37: others hear that a card was drawn and kept, not which."""
    state, events = play(position(), "roll", "dice 1 2", "money 50")
    drawn = only(events, MoneyDrawn)
    seen = GAME.redact(drawn, 1)
    assert isinstance(seen, MoneyDrawn)
    assert (50, None) == (drawn.value, seen.value)
    state, events = to_draw(position(), "immunity")
    state, kept = play(state, "keep")
    for event in (only(events, ChanceDrawn), only(kept, CardKept)):
        other = GAME.redact(event, SPECTATOR)
        assert isinstance(other, ChanceDrawn | CardKept)
        assert ("immunity", None) == (event.kind, other.kind)
        assert event == GAME.redact(event, 0)
    assert "immunity" == cards_of(state, 0)


def test_r37_orders_are_open() -> None:
    """R37: a card that has to be obeyed is seen by everybody."""
    _, events = to_draw(position(), "no-roll")
    drawn = only(events, ChanceDrawn)
    assert drawn == GAME.redact(drawn, SPECTATOR)


def test_r37_a_draft_is_private() -> None:
    """R37: what is put together is seen by nobody else until it is offered."""
    state, events = play(position(money=["50"], free=["", "k1"]), "deal 1", "add give 50", "add take k1")
    own = view(state, 0).draft
    assert own is not None
    assert (50, None) == (own.offer.give_money, view(state, 1).draft)
    assert [None, None] == [GAME.redact(event, 1) for event in events if event != events[0]]
    assert isinstance(awaiting(state), Drafting)
    state, _ = play(state, "propose 50")
    assert ((50,), ()) == (view(state, 0).pledge, view(state, 1).pledge)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_r37_a_made_up_world_can_go_on(viewer: int) -> None:
    """R37: in every made-up world the offer is backed, the purchase payable, the card in use there."""
    offered, _ = play(
        position(seats=3, money=["50 25 20 5", "10"], free=["", "k1"]),
        "deal 1", "add give 25", "add give 20", "add take k1", "propose 25 20",
    )  # fmt: skip
    paying, _ = play(position(seats=3, money=["50 25 20 5"]), "buy")
    swapping, _ = play(
        position(seats=3, free=["k1", "d2"], cards=["swap-player", ""]), "use swap-player 1 k1 d2"
    )
    for number in range(20):
        stream = Stream(str(number), "r37")
        for state, actions in ((offered, ["accept"]), (swapping, ["accept"]), (paying, [])):
            world = GAME.resample(GAME.view(state, viewer), stream)
            assert isinstance(world, TetrikonState)
            assert GAME.view(state, viewer) == GAME.view(world, viewer)
            if actions:
                play(world, *actions)
            else:
                assert len(GAME.legal_actions(world, 0)) > 0


# ---------------------------------------------------------------- words and offices


def test_r38_match_game_round_and_turn() -> None:
    """R38: a match has games, a game has rounds, a round has a turn of everybody."""
    state = position(seats=3, options={"games": "2"}, turns=4)
    assert (1, 2, "A") == (state.table.game, state.table.round, state.table.level)
    state, events = play(state, "end", "end", "end")
    assert [2, 2, 3] == [turn.round for turn in every(events, TurnBegan)]


def test_r39_one_word_for_the_treasury() -> None:
    """R39: in Czech it is always "pokladnice", whatever the rules call it in passing."""
    texts = [file.read_text(encoding="utf-8") for file in LOCALES.glob("cs/tetrikon*.ftl")]
    assert texts
    told = " ".join(line for text in texts for line in text.lower().splitlines() if not line.startswith("#"))
    assert "pokladnic" in told
    for other in ("pokladna", "pokladny", "pokladnu", "pokladně", "pokladnou"):
        assert other not in told


def test_r40_a_person_in_the_office() -> None:
    """R40: the manager may call time and inflation in the own turn, and plays by the same rules."""
    state = position(options={"manager": "0"}, bag="x5", offer="k1 k1 k1 k1 k1 k1", free=["t3", "t3"])
    called, events = play(state, "time")
    assert ("called", 0, (1,)) == (
        only(events, GameClosing).reason,
        only(events, GameClosing).seat,
        only(events, GameClosing).turns,
    )
    assert "closing" == refused(called, "time")
    assert (0, "trade-final") == (on_turn(called), refused(called, "deal 1"))
    declared, _ = play(state, "inflation", "give t3", "give t3")
    assert (3, Turn(0)) == (sum(declared.table.bag), awaiting(declared))
    other, _ = play(state, "end")
    assert ("manager", "manager") == (refused(other, "time"), refused(other, "inflation"))


@pytest.mark.parametrize(
    ("bag", "free", "reason"),
    [("x5 x5", "t3", "inflation"), ("x5", "", "inflation-free"), ("", "t3", "inflation")],
)
def test_r40_inflation_needs_its_reason(bag: str, free: str, reason: str) -> None:
    """R40: only with exactly one piece in the bag, and when somebody has a free piece."""
    state = position(options={"manager": "0"}, bag=bag, offer="k1 k1 k1 k1 k1 k1", free=[free])
    assert reason == refused(state, "inflation")


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {"mode": "solo"}, "tetrikon-error-seats"),
        (1, {"mode": "normal"}, "tetrikon-error-seats"),
        (1, {"mode": "blitz"}, "tetrikon-error-seats"),
        (2, {"manager": "2"}, "tetrikon-error-manager"),
        (5, {}, "error-seats"),
        (2, {"level": "K"}, "error-option-value"),
        (2, {"board": "9"}, "error-option-unknown"),
    ],
)
def test_r40_setups_that_make_no_sense(seats: int, options: dict[str, str], key: str) -> None:
    """R40: who plays alone plays solo; the manager sits at the table."""
    with pytest.raises(SetupError) as caught:
        GAME.setup(seats, options)
    assert key == caught.value.key


def test_r42_one_player_alone_plays_solo() -> None:
    """R42: with one seat and no wish the way to play is solo."""
    assert "solo" == GAME.setup(1, {}).value("mode")
    assert "normal" == GAME.setup(2, {}).value("mode")


# ---------------------------------------------------------------- sequences


def test_r43_one_letter_for_everybody() -> None:
    """R43: all diagrams of a game have its letter and are different; the next game may have another."""
    state = first_state(GEAR, Rules.of(GAME.setup(3, {"games": "2", "level": "A", "level-2": "B"})))
    dealt_to = [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)]
    assert [f"diagram A{number}" for number in range(1, 6)] == dealt_to
    state, events = play(state, "diagram A4")
    assert GameBegan(1, 2, "A") == only(events, GameBegan)
    assert "diagram A4" not in [GAME.format_action(action) for action in GAME.legal_actions(state, CHANCE)]


def test_r43_a_match_of_two_games() -> None:
    """R43: the second game begins from the beginning: all cards and pieces go back, the start is rolled."""
    state = position(
        options={"games": "2", "level-2": "B"}, money=["100"], free=["i4 k1"], placed=[FILLED], used="no-roll"
    )
    state, events = play(state, "build i4 1 a3", "end")
    assert ((0, 240), (0, 240)) == (only(events, GameScored).penalties, only(events, GameScored).totals)
    assert (96, 46 + 6, 42) == (sum(state.treasury), sum(state.table.bag), len(state.fresh))
    assert None is GAME.outcome(state)
    state = dealt(state)
    state, events = play(state, "die 1", "die 6")
    assert TurnBegan(1, 1, first=True) == only(events, TurnBegan)
    assert 1 == len(state.table.results)


def test_r44_twenty_points_for_each_empty_square() -> None:
    """R44: penalties add up over the games; the lowest sum wins."""
    state = position(
        options={"games": "2"},
        free=["i4", "k1"],
        placed=[FILLED, FILLED],
        results=(GameResult("A", ("A3", "A4"), (3, 0), 1, "filled"),),
    )
    state, events = play(state, "build i4 1 a3", "build k1 1 a3", "end")
    assert ((0, 60), (60, 60), (1, 1)) == (
        only(events, GameScored).penalties,
        only(events, GameScored).totals,
        only(events, GameScored).zeros,
    )
    assert (1, 1) == only(events, MatchOver).places
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((-60, -60), (1, 1), "filled") == (outcome.totals, outcome.places, outcome.ending)
    assert [("tetrikon-item-game", -60), ("tetrikon-item-game", 0)] == [
        (item.rule, item.amount) for item in outcome.items[0]
    ]
    assert (("game", 1), ("diagram", "A3"), ("empty", 3)) == outcome.items[0][0].args
