"""Typed placements: pairs of cards and places, positions in the hand, directions; and their mistakes."""

from __future__ import annotations

import pytest

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.iota.notation import format_action
from tests.games.iota.wording import TELL, candidates, desk_at, full, mistake, parse, position

# The board of the worked examples, with a wild card and a hand that has something of everything.
STATE = position(
    "m50=r2c n50=g2t o50=b2x p50=y2s o49=r1x o48=y3x p49=r3c q49=w m51=b4c",
    "g4x g1t r3t w",
    "y1s y2c y3c y4c",
)

CZECH = (
    ("polož čt3 m52", "place m52=r3t"),
    ("poloz ct3 m52", "place m52=r3t"),
    ("přilož čt3 na m52", "place m52=r3t"),
    ("dej kartu čt3 na pole m52", "place m52=r3t"),
    ("polož m52 čt3", "place m52=r3t"),
    ("polož zx4 m52 zt1 m53", "place m52=g4x m53=g1t"),
    ("polož zx4 m52, zt1 m53", "place m52=g4x m53=g1t"),
    ("polož zx4 m52 a zt1 m53", "place m52=g4x m53=g1t"),
    ("polož m53 zt1 m52 zx4", "place m52=g4x m53=g1t"),
    ("polož zx4 zt1 m52 m53", "place m52=g4x m53=g1t"),
    ("zx4 m52 zt1 m53", "place m52=g4x m53=g1t"),
    ("polož 1 m52 2 m53", "place m52=g4x m53=g1t"),
    ("1 m52 2 m53", "place m52=g4x m53=g1t"),
    ("polož první m52 druhou m53", "place m52=g4x m53=g1t"),
    ("polož čtvrtou na em padesát dva", "place m52=w"),
    ("polož div m52", "place m52=w"),
    ("polož divokou kartu na pole m52", "place m52=w"),
    ("polož červený trojúhelník 3 na m52", "place m52=r3t"),
    ("polož cerveny trojuhelnik tri na m52", "place m52=r3t"),
    ("polož červený na m52", "place m52=r3t"),
    ("polož kříž na Marie 52", "place m52=g4x"),
    ("polož trojku m52", "place m52=r3t"),
    ("polož kříž na sloupec 13, řada 52", "place m52=g4x"),
    ("polož zx4 zt1 od p51 vpravo", "place p51=g4x q51=g1t"),
    ("polož zx4 zt1 od pole p51 doprava", "place p51=g4x q51=g1t"),
    ("polož zx4 zt1 p51 vpravo", "place p51=g4x q51=g1t"),
    ("polož zx4 zt1 vpravo od p51", "place p51=g4x q51=g1t"),
    ("polož 1 a 2 od l52 vlevo", "place k52=g1t l52=g4x"),
    ("polož 1 a 2 od m49 dolů", "place m48=g1t m49=g4x"),
    ("polož 1 2 3 od m50 nahoru", "place m52=g4x m53=g1t m54=r3t"),
    ("polož 1 2 od l50 vpravo", "place l50=g4x q50=g1t"),
    ("polož zk2 m52", "place m52=g2c"),
)
ENGLISH = (
    ("place rt3 m52", "place m52=r3t"),
    ("put the red triangle 3 on m52", "place m52=r3t"),
    ("play red triangle three at cell m52", "place m52=r3t"),
    ("rt3 m52, gt1 m53", "place m52=r3t m53=g1t"),
    ("place 1 and 2 from p51 right", "place p51=g4x q51=g1t"),
    ("place 1 2 m51 up", "place m52=g4x m53=g1t"),
    ("place cards 1 and 2 from l52 left", "place k52=g1t l52=g4x"),
    ("place the wild card on m52", "place m52=w"),
    ("place the red on m52", "place m52=r3t"),
    ("first m52", "place m52=g4x"),
)


@pytest.mark.parametrize(("typed", "action"), CZECH)
def test_czech_placements(typed: str, action: str) -> None:
    """Czech words in any case, short forms and positions make the placement that they mean."""
    assert action == format_action(parse(STATE, typed))


@pytest.mark.parametrize(("typed", "action"), ENGLISH)
def test_english_placements(typed: str, action: str) -> None:
    """English words do the same."""
    assert action == format_action(parse(STATE, typed, "en"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("polož", "Chybí karta, napište ji třeba čt3 nebo jejím pořadím v ruce."),
        ("polož m52", "Chybí karta, napište ji třeba čt3 nebo jejím pořadím v ruce."),
        ("polož zx4", "Chybí pole, za kartu napište třeba m51."),
        ("polož zx4 vpravo", "Chybí pole, za kartu napište třeba m51."),
        ("polož zx4 zt1 m52", "Chybí směr, za pole m52 napište „vpravo“, „vlevo“, „nahoru“ nebo „dolů“."),
        ("polož zx4 zt1 čt3 m52 m53", "Jsou tu 3 karty, ale 2 pole. Každá karta potřebuje své pole."),
        ("polož zx4 m52 m53", "Je tu 1 karta, ale 2 pole. Každá karta potřebuje své pole."),
        ("polož zx4 m52 vpravo vlevo", "Se směrem stačí jedno pole a jeden směr, třeba m51 „vpravo“."),
        ("polož zx4 m52 m53 vpravo", "Se směrem stačí jedno pole a jeden směr, třeba m51 „vpravo“."),
        ("polož 1 m52 1 m53", "Číslo 1 tu stojí dvakrát, každá karta se píše jednou."),
        ("polož 1 2 3 4 čt3 m52 vpravo", "Najednou smějí být nejvýš čtyři karty, ne 5."),
        ("polož 5 m52", "V ruce není karta číslo 5, jsou tam 4 karty."),
        ("polož zx7 m52", "Karta s číslem 7 není, čísla jsou 1 až 4."),
        ("polož modrý m52", "Takovou kartu v ruce nemáte: modrá karta."),
        ("polož zx4 qq50", "Pole qq50 je mimo desku, startovní karta leží na poli m50."),
        (
            "polož cosi m52",
            "Slovu „cosi“ tady nerozumím, karta se píše třeba čt3 a pole třeba m51.",
        ),
        (
            f"polož {'x' * 60} m52",
            f"Slovu „{'x' * 30}“ tady nerozumím, karta se píše třeba čt3 a pole třeba m51.",
        ),
    ],
)
def test_mistakes_say_what_would_be_right(typed: str, said: str) -> None:
    """Each mistake is one sentence with the offending words and what would be right."""
    with pytest.raises(MalformedAction) as caught:
        parse(STATE, typed)
    assert said == mistake(caught.value)
    assert mistake(caught.value, "en")


def test_several_cards_fit_a_description() -> None:
    """Where a description fits several cards of the hand, all that are legal are offered."""
    state = position("m50=r2c", "r1s b1s g4x w", "y1s y2s y3s y4s")
    with pytest.raises(AmbiguousAction) as caught:
        parse(state, "polož čtverec m51")
    assert ["place m51=r1s", "place m51=b1s"] == candidates(caught.value)
    assert "Na výběr jsou 2 možnosti, vyberte číslo:" == mistake(caught.value)
    assert "There are 2 possibilities, choose a number:" == mistake(caught.value, "en")


def test_the_legal_one_of_several_is_meant() -> None:
    """Where only one of several cards may go there, it is the one that is meant."""
    state = position("m50=r2c n50=r3c", "r1s r4c g4x w", "y1s y2s y3s y4s")
    assert "place o50=r4c" == format_action(parse(state, "polož červený o50"))


def test_descriptions_take_different_cards() -> None:
    """Two equal descriptions mean two different cards; three for two cards are too many."""
    state = position("m50=g3t n50=w", "g1t g2t b4s w", "y1s y2s y3s y4s")
    with pytest.raises(AmbiguousAction) as several:
        parse(state, "polož zelený m51 zelený m52")
    assert ["place m51=g1t m52=g2t", "place m51=g2t m52=g1t"] == candidates(several.value)
    with pytest.raises(MalformedAction) as caught:
        parse(state, "polož zelený zelený zelený m51 nahoru")
    assert "Tolik takových karet v ruce není." == mistake(caught.value)


def test_impossible_moves_are_not_offered() -> None:
    """Where none of several cards may go there, no list is read; the refusal says that the cell is taken."""
    state = position("m50=r2c m51=b4c", "r1s b1s g4x w", "y1s y2s y3s y4s")
    action = parse(state, "polož čtverec m51")
    assert "place m51=r1s" == format_action(action)
    desk = desk_at(state, 0)
    refusal = desk.perspective.refusal(action)
    assert refusal is not None
    assert ["Na poli m51 už leží modrý kruh 4."] == full([TELL.refusal(refusal, desk)])


def test_only_legal_ones_of_several_are_offered() -> None:
    """Of several cards that a description fits only those are offered that may go there."""
    state = position("m50=r2c", "r1s r3c r1x y4t", "y1s y2s y3s y4s")
    with pytest.raises(AmbiguousAction) as caught:
        parse(state, "polož červený m51")
    assert "place m51=r1x" in candidates(caught.value)
    for action in caught.value.candidates:
        assert desk_at(state, 0).perspective.refusal(action) is None


def test_at_most_nine_are_offered() -> None:
    """A list has at most nine lines; how many there are in all is told."""
    state = position("m50=r2c", "r1s r2t r3x r4t", "y1s y2s y3s y4s")
    with pytest.raises(AmbiguousAction) as caught:
        parse(state, "polož červený červený m51 vpravo")
    assert 9 == len(candidates(caught.value))
    assert "Na výběr je 12 možností, vyberte číslo:" == mistake(caught.value)


@pytest.mark.parametrize(
    ("typed", "tag", "said"),
    [
        ("kříž", "cs", "Chybí pole, za kartu napište třeba m51."),
        ("červený trojúhelník", "cs", "Chybí pole, za kartu napište třeba m51."),
        ("čt3", "cs", "Chybí pole, za kartu napište třeba m51."),
        ("kruh", "cs", "Takovou kartu v ruce nemáte: kruh."),
        ("cross", "en", "The cell is missing; type it after the card, like “m51”."),
    ],
)
def test_a_card_alone_lacks_its_cell(typed: str, tag: str, said: str) -> None:
    """A card without verb and cell is told what is missing."""
    with pytest.raises(MalformedAction) as caught:
        parse(STATE, typed, tag)
    assert said == mistake(caught.value, tag)


@pytest.mark.parametrize("typed", ["ahoj", "m51", "5", "nahoru", "", "konec hry"])
def test_words_without_cards_are_no_placement(typed: str) -> None:
    """Only cards with places are taken for a placement when no verb is typed."""
    with pytest.raises(LookupError):
        parse(STATE, typed)


def test_a_wrong_card_without_a_verb_is_told() -> None:
    """A mistake inside what must be a placement is told as such."""
    with pytest.raises(MalformedAction) as caught:
        parse(STATE, "zx7 m52")
    assert "Karta s číslem 7 není, čísla jsou 1 až 4." == mistake(caught.value)
