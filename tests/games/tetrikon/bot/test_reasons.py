"""Reasons: what is counted, each with its sentence."""

from __future__ import annotations

import pytest

from accessgames.engine import SPECTATOR, Perspective, Reason
from accessgames.games.room import Listener
from accessgames.games.tetrikon.bot import make_kit, plans
from accessgames.games.tetrikon.bot.deals import deal_reasons
from accessgames.games.tetrikon.narration import NARRATION
from accessgames.games.tetrikon.notation import parse_action
from accessgames.games.tetrikon.rules.tasks import Offer
from accessgames.language import Person
from tests.games.tetrikon.bot.playing import keys, prospects, reasons, view_of
from tests.games.tetrikon.positions import GAME, SET, play, position, to_draw
from tests.language.tongues import tongue

SHORTAGE = prospects().shortage
BUILDING = position(free=["i4 x5"], placed=["i4 1 a1"], money=["100"], offer="i4 x5 u5 u5 u5 p5")


def reason(key: str, **args: object) -> Reason:
    """A reason by the end of its key."""
    return Reason(f"tetrikon-reason-{key}", tuple(args.items()))


REASONS = [
    reason("full"),
    *(
        reason("plan", piece="i4", left=left, missing=missing)
        for left, missing in ((1, 0), (2, 1), (5, 2), (21, 5))
    ),
    reason("rest", piece="i4", left=3),
    reason("blocked", piece="i4", left=1),
    *(reason("repair", out="x5", piece="k1", missing=missing) for missing in (0, 1, 2, 5)),
    reason("refit", out="x5", piece="k1"),
    reason("roll"),
    reason("save", short=45),
    *(reason("offer", useful=useful, count=6) for useful in (0, 3)),
    *(
        reason(key, piece="p5", missing=missing)
        for key in ("wanted", "needed", "spare")
        for missing in (0, 1, 2, 5)
    ),
    reason("unwanted", piece="p5"),
    reason("money", worth=25),
    reason("claim", worth=75),
    *(reason("draw", cards=cards) for cards in (1, 2, 5)),
    *(reason(key) for key in ("luck", "two", "free", "keep", "nothing", "cancel", "exact")),
    *(reason(key, by=15) for key in ("over", "under")),
    reason("lowest", value=5),
    *(reason("fewer", before=before, after=after) for before, after in ((1, 0), (2, 1), (3, 2), (6, 5))),
    *(reason("same", missing=missing) for missing in (0, 1, 2, 5)),
    *(reason("more", before=before, after=after) for before, after in ((0, 1), (1, 2), (4, 5))),
    *(reason("rival", before=before, after=after) for before, after in ((1, 0), (2, 1), (3, 2), (6, 5))),
    reason("price", paid=60, price=100),
    reason("think", seconds=20),
    reason("unfillable", left=4),
    reason("hopeless", left=1),
]


def told(reason: Reason, tag: str, form: str = "full") -> str:
    """The sentence of a reason."""
    desk = Listener(
        Perspective(GAME, GAME.view(BUILDING, SPECTATOR), SPECTATOR),
        (Person("Jana", "other"), Person("Petr", "other")),
        frozenset(),
        tongue(tag).vocabulary("common", "tetrikon"),
    )
    return tongue(tag).form(NARRATION.reason(reason, desk), form)  # type: ignore[arg-type]


def parts(found: tuple[Reason, ...]) -> list[tuple[str, dict[str, object]]]:
    """The ends of the keys with the arguments."""
    return [(one.key.removeprefix("tetrikon-reason-"), dict(one.args)) for one in found]


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.key)
def test_every_reason_has_its_sentence(reason: Reason, tag: str) -> None:
    """Each reason can be told in both languages and all forms, within a line."""
    for form, most in (("full", 120), ("brief", 60), ("braille", 25)):
        assert 3 <= len(told(reason, tag, form)) <= most


def test_sentences_in_czech() -> None:
    """Numbers and pieces stand in the right forms."""
    expected = {
        reason(
            "plan", piece="i4", left=1, missing=0
        ): "Tyč patří do plánu, zbude 1 čtvereček, dílky na to už jsou.",
        reason(
            "plan", piece="i4", left=5, missing=2
        ): "Tyč patří do plánu, zbude 5 čtverečků, chybějí 2 dílky.",
        reason("repair", out="l4", piece="i4", missing=1): "Tyč místo háku, pak chybí 1 dílek.",
        reason("wanted", piece="p5", missing=2): "Vlajka se hodí, pak chybějí 2 dílky.",
        reason("needed", piece="p5", missing=0): "Vlajka je v plánu potřeba, jinak už nic nechybí.",
        reason("spare", piece="p5", missing=5): "Vlajka se dá postrádat, i tak chybí 5 dílků.",
        reason("fewer", before=3, after=2): "Budou chybět 2 dílky, teď 3.",
        reason("fewer", before=2, after=0): "Pak už nebude chybět nic, teď chybějí 2 dílky.",
        reason("more", before=0, after=1): "Bude chybět 1 dílek, teď nic.",
        reason("rival", before=2, after=1): "Druhé straně bude chybět jen 1 dílek, teď 2.",
    }
    assert expected == {one: told(one, "cs") for one in expected}


def test_reasons_of_building() -> None:
    """A piece of the plan, one that blocks the rest, and the one that fills the diagram."""
    assert [("plan", {"piece": "i4", "left": 4, "missing": 1})] == parts(reasons(BUILDING, "build i4 1 a2"))
    full = position(free=["i4"], placed=["o4 1 a1, o4 1 c1"])
    assert ["full"] == keys(full, "build i4 1 a3")
    stuck = position(free=["d2"], placed=["o4 1 a1, o4 1 c1"], offer="d2 - - - - -", bag="")
    assert ["blocked"] == keys(stuck, "build d2 1 b3")


def test_reasons_of_the_market() -> None:
    """A roll brings cards, a purchase depends on the offer, a swap on the piece that is spared."""
    assert ["roll"] == keys(BUILDING, "roll")
    assert [("offer", {"useful": 1, "count": 6})] == parts(reasons(BUILDING, "buy"))
    assert [("spare", {"piece": "x5", "missing": 1}), ("offer", {"useful": 1, "count": 6})] == parts(
        reasons(BUILDING, "swap x5")
    )
    assert ["nothing"] == keys(BUILDING, "end")
    chosen = position(
        money=["100"], options={"buying": "choice"}, placed=["o4 1 a1, o4 1 c1"], offer="i4 x5 u5 u5 u5 -"
    )
    assert [("wanted", {"piece": "i4", "missing": 0})] == parts(reasons(chosen, "buy 1"))
    assert [("unwanted", {"piece": "x5"})] == parts(reasons(chosen, "buy 2"))


@pytest.mark.parametrize(
    ("effort", "action", "told"), [(4, "buy", []), (6, "buy", ["offer"]), (10, "swap i4", ["offer"])]
)
def test_what_the_search_could_not_find_out_is_not_told(
    monkeypatch: pytest.MonkeyPatch, effort: int, action: str, told: list[str]
) -> None:
    """An offer is counted, or a piece called needed, only if all the numbers behind it are certain."""
    assert "offer" in keys(BUILDING, action)
    monkeypatch.setattr(plans, "COUNT_EFFORT", effort)
    found = make_kit(SET).judges["strong"].reasons(view_of(BUILDING), parse_action(action))
    assert told == [key for key, _ in parts(found)]


def test_a_piece_is_wanted_where_there_was_no_way_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """No number for before may also mean that the search gave up: then nothing is told."""
    chosen = {"buying": "choice"}
    known = position(
        free=["d2"], placed=["i4 1 a1"], money=["100"], options=chosen, offer="d2 i4 o4 u5 k1 p5"
    )
    assert [("wanted", {"piece": "d2", "missing": 1})] == parts(reasons(known, "buy 1"))
    monkeypatch.setattr(plans, "COUNT_EFFORT", 7)
    assert () == make_kit(SET).judges["strong"].reasons(view_of(known), parse_action("buy 1"))


def test_what_is_short_of_the_price_stays_with_the_seat() -> None:
    """It follows from the own cards, so it is private; a roll is explained to others without it."""
    poor = position(money=["25 10"])
    found = reasons(poor, "roll")
    assert [("save", {"short": 65}), ("roll", {})] == parts(found)
    assert [True, False] == [one.private for one in found]


def test_reason_of_a_repair() -> None:
    """An exchange names both pieces and what is missing then."""
    state = position(free=["i4"], placed=["o4 1 a1, o4 1 c1, t3 1 a3"], offer="x5 x5 x5 u5 u5 u5")
    assert ["full"] == keys(state, "exchange a3 i4 1 a3")
    other = position(free=["i4"], placed=["o4 1 a1, t3 1 a3"], offer="o4 x5 x5 u5 u5 u5")
    assert [("repair", {"out": "t3", "piece": "i4", "missing": 1})] == parts(
        reasons(other, "exchange a3 i4 1 a3")
    )


def test_reasons_of_cards() -> None:
    """A card is used for what it brings, or can be kept."""
    state, _ = to_draw(position(), "joker-25")
    assert [("money", {"worth": 25})] == parts(reasons(state, "use joker-25"))
    assert ["keep"] == keys(state, "keep")
    claim = position(seats=3, cards=["ten-from-each"])
    assert [("claim", {"worth": 20})] == parts(reasons(claim, "use ten-from-each"))
    drawing = position(cards=["draw-3"])
    assert [("draw", {"cards": 3})] == parts(reasons(drawing, "use draw-3"))
    both = position(cards=["joker-10 joker-25"])
    assert [("money", {"worth": 35})] == parts(reasons(both, "use joker-10 joker-25"))


def test_reasons_of_deals() -> None:
    """Who is offered a deal can say what it means for both sides, and what it costs."""
    state = position(
        free=["t3", "i4"],
        placed=["i4 1 a1", "o4 1 a1, k1 1 a3"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    assert ["wanted"] == keys(state, "deal 1")
    assert all(one.private for one in reasons(state, "deal 1"))
    offered, _ = play(state, "deal 1", "add give t3", "add take i4", "propose")
    expected = [("fewer", {"before": 2, "after": 1}), ("rival", {"before": 2, "after": 1})]
    assert expected == parts(reasons(offered, "accept"))
    assert expected == parts(deal_reasons(SHORTAGE, state.table, Offer(0, 1, ("t3",), 0, ("i4",)), 0))
    sold = deal_reasons(SHORTAGE, state.table, Offer(0, 1, give=("t3",), take_money=60), 0)
    assert ("price", {"paid": 60, "price": 100}) == parts(sold)[-1]


def test_reasons_of_a_bad_deal() -> None:
    """A bad deal is refused because more is missing afterwards."""
    state = position(
        free=["x5", "i4"],
        placed=["o4 1 a1, o4 1 c1", "o4 1 a1, o4 1 c1"],
        cards=["swap-player"],
        offer="x5 x5 u5 u5 u5 p5",
    )
    offered, _ = play(state, "deal 1", "add give x5", "add take i4", "propose")
    assert "more" == keys(offered, "refuse")[0]
    asked, _ = play(state, "use swap-player 1 x5 i4")
    assert "more" == keys(asked, "refuse")[0]


def test_an_offer_of_money_on_both_sides_has_no_price() -> None:
    """Where T go both ways, nothing is compared with the manager's price."""
    state = position(free=["t3", ""])
    offer = Offer(0, 1, give=("t3",), give_money=5, take_money=60)
    assert "price" not in dict(parts(deal_reasons(SHORTAGE, state.table, offer, 1)))


def test_reasons_hold_no_secrets() -> None:
    """Reasons of a deal are the same whatever cards the two sides hold."""
    offer = Offer(0, 1, give=("x5",), take=("i4",))
    poor, rich = (position(free=["x5", "i4"], money=[money, money]) for money in ("", "100 100"))
    assert deal_reasons(SHORTAGE, poor.table, offer, 1) == deal_reasons(SHORTAGE, rich.table, offer, 1)


def test_a_payment_is_exact_or_not() -> None:
    """What is paid above or below is told."""
    state, _ = play(position(money=["100"]), "buy")
    assert ["exact"] == keys(state, "pay 100")
    assert view_of(state).table.task is not None
    dear, _ = play(position(money=["50 50 50 25"], options={"change": "none"}), "buy")
    assert ["exact"] == keys(dear, "pay 50 50")
