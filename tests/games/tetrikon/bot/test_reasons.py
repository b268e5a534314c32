"""Reasons: the real parts of a choice, each with its sentence."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR, Perspective, Reason
from accessgames.games.room import Desk
from accessgames.games.tetrikon.bot.reasons import deal_reasons
from accessgames.games.tetrikon.narration import TetrikonNarration
from accessgames.games.tetrikon.rules.tasks import Offer
from accessgames.language import Person
from tests.games.tetrikon.bot.playing import keys, prospects, reasons, view_of
from tests.games.tetrikon.positions import GAME, play, position, to_draw
from tests.language.tongues import tongue

BUILDING = position(free=["i4 x5"], placed=["i4 1 a1"], money=["100"], offer="i4 x5 u5 u5 u5 p5")
REASONS = [
    Reason("tetrikon-reason-full"),
    *(
        Reason("tetrikon-reason-plan", (("piece", "i4"), ("left", left), ("missing", missing)))
        for left, missing in ((1, 0), (2, 1), (5, 2), (21, 5))
    ),
    Reason("tetrikon-reason-rest", (("piece", "i4"), ("left", 3))),
    Reason("tetrikon-reason-blocked", (("piece", "i4"), ("left", 1))),
    *(
        Reason("tetrikon-reason-repair", (("out", "x5"), ("piece", "k9"), ("turns", turns)))
        for turns in (0, 1, 2, 5)
    ),
    Reason("tetrikon-reason-roll"),
    *(Reason("tetrikon-reason-offer", (("useful", useful), ("count", 6))) for useful in (0, 3)),
    *(
        Reason(f"tetrikon-reason-{key}", (("piece", "p5"),))
        for key in ("wanted", "unwanted", "needed", "spare")
    ),
    *(Reason("tetrikon-reason-card", (("worth", worth),)) for worth in (0, 25)),
    Reason("tetrikon-reason-keep"),
    Reason("tetrikon-reason-nothing"),
    *(Reason(f"tetrikon-reason-deal-{key}", (("worth", 15),)) for key in ("good", "bad")),
    *(Reason("tetrikon-reason-fillable", (("piece", "i4"), ("left", 8), ("pieces", n))) for n in (1, 2, 5)),
    Reason("tetrikon-reason-unfillable", (("left", 4),)),
    Reason("tetrikon-reason-hopeless", (("left", 1),)),
]


def told(reason: Reason, tag: str, form: str = "full") -> str:
    """The sentence of a reason."""
    desk = Desk(
        Perspective(GAME, GAME.view(BUILDING, SPECTATOR), SPECTATOR),
        (Person("Jana", "other"), Person("Petr", "other")),
        frozenset(),
        tongue(tag).vocabulary("common", "tetrikon"),
    )
    return tongue(tag).form(TetrikonNarration().reason(reason, desk), form)  # type: ignore[arg-type]


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.key)
def test_every_reason_has_its_sentence(reason: Reason, tag: str) -> None:
    """Each reason can be told in both languages and all forms, within a line."""
    for form, most in (("full", 120), ("brief", 60), ("braille", 24)):
        assert 3 <= len(told(reason, tag, form)) <= most


def test_sentences_in_czech() -> None:
    """Numbers and pieces stand in the right forms."""
    expected = [
        "Tyč patří do plánu, zbude 1 čtvereček, dílky na to už jsou.",
        "Tyč patří do plánu, zbudou 2 čtverečky, chybí 1 dílek.",
        "Tyč patří do plánu, zbude 5 čtverečků, chybějí 2 dílky.",
        "Tyč patří do plánu, zbude 21 čtverečků, chybí 5 dílků.",
    ]
    assert expected == [told(reason, "cs") for reason in REASONS[1:5]]


def test_reasons_of_building() -> None:
    """A piece of the plan, one that blocks the rest, and the one that fills the diagram."""
    plan = reasons(BUILDING, "build i4 1 a2")
    assert ["tetrikon-reason-plan"] == [reason.key for reason in plan]
    assert {"piece": "i4", "left": 4} == {name: value for name, value in plan[0].args if name != "missing"}
    full = position(free=["i4"], placed=["o4 1 a1, o4 1 c1"])
    assert ["full"] == keys(full, "build i4 1 a3")
    stuck = position(free=["d2"], placed=["o4 1 a1, o4 1 c1"], offer="d2 - - - - -", bag="")
    assert ["blocked"] == keys(stuck, "build d2 1 b3")


def test_reasons_of_the_market() -> None:
    """A roll brings cards, a purchase depends on the offer, a swap on the piece that is spared."""
    assert ["roll"] == keys(BUILDING, "roll")
    (offer,) = reasons(BUILDING, "buy")
    assert {"useful": 1, "count": 6} == dict(offer.args)
    assert ["spare"] == keys(BUILDING, "swap x5")
    assert ["nothing"] == keys(BUILDING, "end")
    chosen = position(
        money=["100"], options={"buying": "choice"}, placed=["o4 1 a1, o4 1 c1"], offer="i4 x5 u5 u5 u5 -"
    )
    assert ["wanted"] == keys(chosen, "buy 1")
    assert ["spare"] == keys(chosen, "buy 2")


def test_reason_of_a_repair() -> None:
    """An exchange names both pieces and the turns that it saves."""
    state = position(free=["i4"], placed=["o4 1 a1, o4 1 c1, t3 1 a3"], offer="x5 x5 x5 u5 u5 u5")
    (repair,) = reasons(state, "exchange a3 i4 1 a3")
    assert ("t3", "i4") == (dict(repair.args)["out"], dict(repair.args)["piece"])


def test_reasons_of_cards() -> None:
    """A card is used for what it brings now, or kept for later."""
    state, _ = to_draw(position(), "joker-25")
    (reason,) = reasons(state, "use joker-25")
    assert ("tetrikon-reason-card", (("worth", 25),)) == (reason.key, reason.args)
    assert ["keep"] == keys(state, "keep")


def test_reasons_of_deals() -> None:
    """Who is offered a deal can say what it means for both pieces and in all."""
    state = position(
        free=["t3", "i4"],
        placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1, k1 1 a3"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    assert ["wanted", "spare"] == keys(state, "deal 1")
    offered, _ = play(state, "deal 1", "add give t3", "add take i4", "propose")
    assert ["wanted", "spare", "deal-good"] == keys(offered, "accept")
    other = deal_reasons(prospects(), state.table, Offer(0, 1, give=("t3",), take=("i4",)), 0)
    assert ["wanted", "spare", "deal-good"] == [reason.key.rsplit("reason-", 1)[1] for reason in other]


def test_reasons_of_a_bad_deal() -> None:
    """A bad deal is refused because the piece is needed, or because what comes is of no use."""
    state = position(
        free=["x5", "i4"],
        placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"],
        cards=["swap-player"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    offered, _ = play(state, "deal 1", "add give x5", "add take i4", "propose")
    assert ["unwanted", "needed", "deal-bad"] == keys(offered, "refuse")
    asked, _ = play(state, "use swap-player 1 x5 i4")
    assert ["needed"] == keys(asked, "refuse")


def test_reasons_hold_no_secrets() -> None:
    """Reasons of a deal are the same whatever cards the two sides hold."""
    offer = Offer(0, 1, give=("x5",), take=("i4",))
    poor, rich = (position(free=["x5", "i4"], money=[money, money]) for money in ("", "100 100"))
    assert deal_reasons(prospects(), poor.table, offer, 1) == deal_reasons(prospects(), rich.table, offer, 1)


def test_a_duty_needs_no_reason() -> None:
    """Where nothing is planned, nothing is explained."""
    state, _ = play(position(money=["100"]), "buy")
    assert [] == keys(state, "pay 100")
    assert view_of(state).table.task is not None
