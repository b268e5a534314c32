"""Typed lines become the actions they mean, with and without verbs, diacritics and full names."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon.notation import format_action
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.wording import COMMANDS, desk_at, mistake, parse

RICH: Final = position(
    money=["50 50 25 10 5", "50 20"],
    cards=["joker-10 joker-25 swap-manager swap-player take-twenty-five choose-piece immunity", "immunity"],
    free=["i4 l4 l4 k1", "r3 t4"],
    placed=["o4 1 a1", "t3 1 a1"],
)
"""Jana on turn with nearly everything; her diagram is 4 by 3 squares."""

MOVES: Final = (
    ("hoď", "roll"),
    ("hod kostkami", "roll"),
    ("polož tyč a3 1", "build i4 1 a3"),
    ("tyč a3 1", "build i4 1 a3"),
    ("tyc a3", "build i4 1 a3"),
    ("a3 tyč vodorovně", "build i4 1 a3"),
    ("tyč a3 až d3", "build i4 1 a3"),
    ("tyč a3 b3 c3 d3", "build i4 1 a3"),
    ("čtyřka a3 poloha 1", "build i4 1 a3"),
    ("TYČ A3 1", "build i4 1 a3"),
    ("vlož kostičku na c1", "build k1 1 c1"),
    ("kost d3", "build k1 1 d3"),
    ("vyměň čtverec za tyč a1 1", "exchange a1 i4 1 a1"),
    ("vyměň a1 za tyč a1 1", "exchange a1 i4 1 a1"),
    ("nahraď b2 za tyč a1 1", "exchange a1 i4 1 a1"),
    ("vyměň tyč a1 1 místo čtverce", "exchange a1 i4 1 a1"),
    ("kup", "buy"),
    ("kupuji dílek", "buy"),
    ("Měním dílek u managera: tyč!", "swap i4"),
    ("měním tyč", "swap i4"),
    ("použij žolík 10 T", "use joker-10"),
    ("žolík 10 T", "use joker-10"),
    ("zolik 25", "use joker-25"),
    ("žolík 10 T a žolík 25 T", "use joker-10 joker-25"),
    ("směna 1 u M tyč", "use swap-manager i4"),
    ("směna 1 u H Petr tyč za roh", "use swap-player 1 i4 r3"),
    ("vyber 25 T od 1 H", "use take-twenty-five 1"),
    ("vyber 25 T od 1 H Petr", "use take-twenty-five 1"),
    ("vyber 1 od M 3", "use choose-piece 3"),
    ("vyber 1 od M roh", "use choose-piece 4"),
    ("nabídni Petr", "deal 1"),
    ("hotovo", "end"),
    ("konec tahu", "end"),
)
"""What may be typed on turn, and what it means in notation."""


@pytest.mark.parametrize(("typed", "action"), MOVES)
def test_a_line_means_an_action(typed: str, action: str) -> None:
    """Each line is the action it says, and the rules allow it."""
    desk = desk_at(RICH)
    made = parse(desk, typed)
    assert action == format_action(made)
    assert desk.perspective.refusal(made) is None


def series(typed: str) -> list[str]:
    """The actions of a line in notation."""
    made = parse(desk_at(RICH), typed)
    assert isinstance(made, ActionSeries)
    return [format_action(action) for action in made.actions]


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        (
            "nabídni Petrovi tyč a 25 T za roh",
            ["deal 1", "add give i4", "add give 25", "add take r3", "propose 25"],
        ),
        ("nabídni Petr 50 T za roh", ["deal 1", "add give 50", "add take r3", "propose 50"]),
        ("nabídni petr 2 háky za zub", ["deal 1", "add give l4", "add give l4", "add take t4", "propose"]),
        ("nabídni tyč za 30 T", ["deal 1", "add give i4", "add take 25", "add take 5", "propose"]),
        ("kup 50 50", ["buy", "pay 50 50"]),
        ("kup hned", ["buy", "pay 50 50"]),
    ],
)  # fmt: skip
def test_one_line_means_several_actions(typed: str, actions: list[str]) -> None:
    """A whole offer, or a purchase with its payment, stands on one line, and is legal."""
    assert actions == series(typed)
    play(RICH, *actions)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("polož xyz a3", "„xyz a3“ není dílek, jejich jména vypíše „dílky“."),
        ("polož tyč a3 9", "Poloha 9 není, polohy jsou 1 až 2."),
        ("polož tyč d3", "Od pole d3 se v žádné poloze nevejde: tyč."),
        ("vyměň hák", "Výměna se píše třeba „vyměň hák za tyč c3 2“."),
        ("vyměň kříž za tyč a1 1", "V diagramu neleží kříž."),
        ("vyměň d3 za tyč a1 1", "Na poli d3 žádný dílek neleží."),
        ("nabídni Karlovi tyč za roh", "„Karlovi“ mezi hráči není, jsou tu Petr."),
        ("nabídni Petrovi tyč", "Nabídka se píše třeba „nabídni Petrovi hák a 25 T za roh“."),
        ("nabídni Petrovi 3 T za roh", "Přesně 3 T z karet složit nejde, v ruce je 140 T."),
        ("použij nic", "„nic“ není náhoda, píše se třeba „žolík 25 T“."),
        ("zaplať 30", "„30“ není hodnota karty, píše se třeba „50 25 25“."),
        ("vezmi medvěda", "„medvěda“ není na výběr, je to pokladnice, náhoda, po dvou šestkách i dílek."),
        ("hotovo tyč", "Slovo „tyč“ je navíc."),
        ("polož ty a3", "„ty“ může být tyčka nebo tyč."),
    ],
)
def test_nonsense_is_answered_with_what_would_be_right(typed: str, said: str) -> None:
    """A line that means nothing is refused in one sentence with the word that is wrong."""
    with pytest.raises(MalformedAction) as caught:
        parse(desk_at(RICH), typed)
    assert said == mistake(caught.value)


@pytest.mark.parametrize(
    ("typed", "count"), [("hák c1", 4), ("směna 1 u M", 3), ("směna 1 u H", 6), ("měním dílek u managera", 3)]
)
def test_what_fits_several_is_offered_by_number(typed: str, count: int) -> None:
    """Positions, pieces and players that were not said are listed; each entry is legal."""
    desk = desk_at(RICH)
    with pytest.raises(AmbiguousAction) as caught:
        parse(desk, typed)
    candidates = caught.value.candidates
    assert count == len(candidates)
    assert all(desk.perspective.refusal(action) is None for action in candidates)


@pytest.mark.parametrize(
    ("actions", "seat", "typed", "meant"),
    [
        (("roll", "dice 3 3"), 0, "náhodu", "choose chance"),
        (("roll", "dice 3 3"), 0, "pokladnice", "choose money"),
        (("roll", "dice 6 6"), 0, "vezmi dílek", "choose piece"),
        (("roll", "dice 3 3", "choose chance", "chance draw-1"), 0, "ano", "use draw-1"),
        (("roll", "dice 3 3", "choose chance", "chance draw-1"), 0, "ne", "keep"),
        (("roll", "dice 3 3", "choose chance", "chance draw-1"), 0, "použij", "use draw-1"),
        (("roll", "dice 3 3", "choose chance", "chance no-trade"), 0, "ano", "immune"),
        (("roll", "dice 3 3", "choose chance", "chance no-trade"), 0, "imunita", "immune"),
        (("roll", "dice 3 3", "choose chance", "chance no-trade"), 0, "ne", "waive"),
        (("buy",), 0, "ano", "pay 50 50"),
        (("buy",), 0, "50 25 25", None),
        (("buy",), 0, "zaplať 2 krát 50", "pay 50 50"),
        (("roll", "dice 3 3", "choose chance", "chance surrender"), 0, "kostičku", "give k1"),
        (("roll", "dice 3 3", "choose chance", "chance discard-1"), 0, "10 T", "discard 10"),
        (("roll", "dice 3 3", "choose chance", "chance discard-1"), 0, "žolík 10 T", "discard joker-10"),
        (("deal 1", "add give i4", "add take r3", "propose"), 1, "ano", "accept"),
        (("deal 1", "add give i4", "add take r3", "propose"), 1, "přijímám", "accept"),
        (("deal 1", "add give i4", "add take r3", "propose"), 1, "ne", "refuse"),
        (("deal 1", "add give i4", "add take 50", "propose"), 1, "ano", "accept 50"),
        (("deal 1",), 0, "přidej tyč", "add give i4"),
        (("deal 1",), 0, "chci 20 T", "add take 20"),
        (("deal 1", "add give 25", "add take r3"), 0, "předlož", "propose 25"),
        (("deal 1",), 0, "zruš", "cancel"),
    ],
)
def test_what_is_asked_can_be_answered_shortly(
    actions: tuple[str, ...], seat: int, typed: str, meant: str | None
) -> None:
    """Where the program asks, yes, no, a name or a number is enough."""
    state, _ = play(RICH, *actions)
    made = parse(desk_at(state, seat), typed)
    assert (meant or "pay 50 25 25") == format_action(made)


def test_an_offer_is_answered_by_another_offer() -> None:
    """Who answers an offer names no partner: both know who is meant."""
    state, _ = play(RICH, "deal 1", "add give i4", "add take r3", "propose")
    made = parse(desk_at(state, 1), "nabídni roh a 20 T za tyč a kostičku")
    assert isinstance(made, ActionSeries)
    texts = [format_action(action) for action in made.actions]
    assert ["counter", "add give r3", "add give 20", "add take i4", "add take k1", "propose 20"] == texts
    play(state, *texts)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_legal_action_of_a_rich_position_is_spelled_and_understood(tag: str) -> None:
    """What a hint tells to type means the very action, in both languages."""
    desk = desk_at(RICH, tag=tag)
    for action in GAME.legal_actions(RICH, 0):
        typed = COMMANDS.spell(action, desk)
        assert action == parse(desk, typed), typed


def test_a_placed_piece_is_given_away_by_its_square() -> None:
    """Who has no free piece names the one in the diagram by a square it covers, without a verb."""
    state, _ = play(position(placed=["o4 1 a1"]), "roll", "dice 3 3", "choose chance", "chance surrender")
    assert "takeout a1" == format_action(parse(desk_at(state), "b1"))
