"""Every other verb in a turn: what it means, and why it can't be done now."""

from __future__ import annotations

from typing import Any, Final

import pytest

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon.notation import format_action
from tests.games.tetrikon.positions import position
from tests.games.tetrikon.wording import TELL, desk_at, full, mistake, parse

RICH: Final = position(
    seats=3,
    money=["50 50 25 10 5", "50 20"],
    cards=[
        "joker-10 joker-25 swap-manager swap-player take-twenty-five choose-piece immunity piece-from-player",
        "immunity",
    ],
    free=["i4 l4 l4 k1", "r3 t4", "i5"],
    placed=["o4 1 a1", "t3 1 a1"],
)
"""Jana on turn, then Petr and Eva; her diagram is 4 by 3 squares, a1 to b2 are covered."""

LEGAL: Final = (
    ("kup", "buy"),
    ("měním dílek u managera hák", "swap l4"),
    ("měním hák", "swap l4"),
    ("směň tyč", "swap i4"),
    ("hotovo", "end"),
    ("stačí", "end"),
)
"""Typed lines and the legal action that they mean."""

SERIES: Final = (
    ("kup hned", "buy, pay 50 50"),
    ("kup 50 50", "buy, pay 50 50"),
    ("kup 2 krát 50", "buy, pay 50 50"),
)
"""Typed lines and the actions that they mean together."""

REFUSED: Final = (
    ("kup 3", "buy 3", "Dílek určí kostka, místo 3 zvolit nelze."),
    ("kup roh", "buy 4", "Dílek určí kostka, místo 4 zvolit nelze."),
    ("měním kříž", "swap x5", "Mezi vlastními volnými dílky není kříž."),
    ("zaplať 50", "pay 50", "Teď to nejde, hraje se tah."),
    ("rozměň 50 na 25 25", "break 50 25 25", "Teď to nejde, hraje se tah."),
    ("odevzdej hák", "give l4", "Teď to nejde, hraje se tah."),
    ("odevzdej a1", "takeout a1", "Teď to nejde, hraje se tah."),
    ("odhoď 10", "discard 10", "Teď to nejde, hraje se tah."),
    ("odhoď žolík 10 T", "discard joker-10", "Teď to nejde, hraje se tah."),
    ("přijmi", "accept", "Teď to nejde, hraje se tah."),
    ("odmítni", "refuse", "Teď to nejde, hraje se tah."),
    ("přidej tyč", "add give i4", "Teď to nejde, hraje se tah."),
    ("chci roh", "add take r3", "Teď to nejde, hraje se tah."),
    ("předlož", "propose", "Teď to nejde, hraje se tah."),
    ("zruš", "cancel", "Teď to nejde, hraje se tah."),
    ("protinabídka", "counter", "Teď to nejde, hraje se tah."),
    ("bez imunity", "waive", "Teď to nejde, hraje se tah."),
    ("inflace", "inflation", "Tohle smí jen manager stolu."),
    ("bez inflace", "no-inflation", "Teď to nejde, hraje se tah."),
    ("konec času", "time", "Tohle smí jen manager stolu."),
    ("nech", "keep", "Teď to nejde, hraje se tah."),
    ("vezmi náhodu", "choose chance", "Teď to nejde, hraje se tah."),
)
"""Lines that are understood, the action, and the rule against it."""

WRONG: Final = (
    ("kup kříž", "„kříž“ v nabídce není."),
    ("kup 50 30", "„30“ není hodnota karty, píše se třeba „50 25 25“."),
    ("kup x", "„x“ není hodnota karty, píše se třeba „50 25 25“."),
    ("zaplať", "Teď není co platit."),
    ("odevzdej", "Chybí dílek, třeba „odevzdej roh“."),
    ("odevzdej medvěda", "„medvěda“ není dílek, jejich jména vypíše „dílky“."),
    ("odhoď", "Chybí karta, třeba „odhoď 10 T“."),
    ("odhoď 10 5", "Karty se odhazují po jedné."),
    ("odhoď 30", "„30“ není hodnota karty, píše se třeba „50 25 25“."),
    ("přidej tyč a hák", "Přidává se vždy jeden dílek, nebo jedna karta T."),
    ("přidej 30 T", "„30“ není hodnota karty, píše se třeba „50 25 25“."),
    ("přidej", "Přidává se vždy jeden dílek, nebo jedna karta T."),
    ("začni", "Slovo „začni“ patří ke skládání na čas."),
    ("zvol A1", "Slovo „zvol“ patří ke skládání na čas."),
    ("vyjmi a1", "Slovo „vyjmi“ patří ke skládání na čas."),
    ("vzdávám", "Slovo „vzdávám“ patří ke skládání na čas."),
    ("přemýšlej 5", "Slovo „přemýšlej“ patří ke skládání na čas."),
    ("vezmi cosi", "„cosi“ není na výběr, je to pokladnice, náhoda, po dvou šestkách i dílek."),
    ("hoď teď", "Slovo „teď“ je navíc."),
    ("hotovo hned", "Slovo „hned“ je navíc."),
)
"""Lines that mean nothing, and what is answered."""

WHICH: Final = (
    ("měním dílek u managera", "Který dílek se mění? Vyberte číslo:", ("swap i4", "swap l4", "swap k1")),
)
"""Lines that fit several actions, the question, and the actions."""

UNKNOWN: Final = ("ano", "ne")
"""Lines without any meaning for this game: the shell answers them."""


@pytest.mark.parametrize(("tag", "typed", "meant"), [("cs", *row) for row in LEGAL])
def test_a_verb_is_understood(tag: str, typed: str, meant: str) -> None:
    """What is typed means a legal action, with and without diacritics, in any case of the words."""
    desk = desk_at(RICH, tag=tag)
    action = parse(desk, typed)
    assert meant == format_action(action)
    assert desk.perspective.refusal(action) is None


@pytest.mark.parametrize(("tag", "typed", "meant"), [("cs", *row) for row in SERIES])
def test_a_verb_in_one_sentence(tag: str, typed: str, meant: str) -> None:
    """A whole sentence becomes several actions, in the order in which they are done."""
    series = parse(desk_at(RICH, tag=tag), typed)
    assert isinstance(series, ActionSeries)
    assert meant == ", ".join(map(format_action, series.actions))


@pytest.mark.parametrize(("tag", "typed", "meant", "said"), [("cs", *row) for row in REFUSED])
def test_a_verb_against_a_rule(tag: str, typed: str, meant: str, said: str) -> None:
    """What is understood but not allowed is refused by the rule it breaks."""
    desk = desk_at(RICH, tag=tag)
    action = parse(desk, typed)
    refusal = desk.perspective.refusal(action)
    assert meant == format_action(action)
    assert refusal is not None
    assert [said] == full([TELL.refusal(refusal, desk)], tag)


@pytest.mark.parametrize(("tag", "typed", "said"), [("cs", *row) for row in WRONG])
def test_a_verb_that_means_nothing(tag: str, typed: str, said: str) -> None:
    """A dead end names the word that is wrong, and what would be right."""
    with pytest.raises(MalformedAction) as caught:
        parse(desk_at(RICH, tag=tag), typed)
    assert said == mistake(caught.value, tag)


@pytest.mark.parametrize(("tag", "typed", "said", "candidates"), [("cs", *row) for row in WHICH])
def test_a_verb_that_fits_several(tag: str, typed: str, said: str, candidates: tuple[str, ...]) -> None:
    """What was left open is listed by numbers, and every entry is legal."""
    desk = desk_at(RICH, tag=tag)
    with pytest.raises(AmbiguousAction) as caught:
        parse(desk, typed)
    assert said == mistake(caught.value, tag)
    found: Any = caught.value.candidates
    assert candidates == tuple(map(format_action, found))
    assert all(desk.perspective.refusal(action) is None for action in found)


@pytest.mark.parametrize("typed", UNKNOWN)
def test_a_verb_without_meaning(typed: str) -> None:
    """Nothing is guessed where nothing is meant."""
    with pytest.raises(LookupError):
        parse(desk_at(RICH), typed)
