"""Every other verb in a turn: what it means, and why it can't be done now."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.tetrikon.commands.lines import (
    RICH,
    check_meant,
    check_refused,
    check_several,
    check_together,
    check_wrong,
)
from tests.games.tetrikon.wording import desk_at, parse

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
    check_meant(tag, typed, meant)


@pytest.mark.parametrize(("tag", "typed", "meant"), [("cs", *row) for row in SERIES])
def test_a_verb_in_one_sentence(tag: str, typed: str, meant: str) -> None:
    """A whole sentence becomes several actions, in the order in which they are done."""
    check_together(tag, typed, meant)


@pytest.mark.parametrize(("tag", "typed", "meant", "said"), [("cs", *row) for row in REFUSED])
def test_a_verb_against_a_rule(tag: str, typed: str, meant: str, said: str) -> None:
    """What is understood but not allowed is refused by the rule it breaks."""
    check_refused(tag, typed, meant, said)


@pytest.mark.parametrize(("tag", "typed", "said"), [("cs", *row) for row in WRONG])
def test_a_verb_that_means_nothing(tag: str, typed: str, said: str) -> None:
    """A dead end names the word that is wrong, and what would be right."""
    check_wrong(tag, typed, said)


@pytest.mark.parametrize(("tag", "typed", "said", "candidates"), [("cs", *row) for row in WHICH])
def test_a_verb_that_fits_several(tag: str, typed: str, said: str, candidates: tuple[str, ...]) -> None:
    """What was left open is listed by numbers, and every entry is legal."""
    check_several(tag, typed, said, candidates)


@pytest.mark.parametrize("typed", UNKNOWN)
def test_a_verb_without_meaning(typed: str) -> None:
    """Nothing is guessed where nothing is meant."""
    with pytest.raises(LookupError):
        parse(desk_at(RICH), typed)
