"""Typed trades, passes and recyclings, and what is wrong with them."""

from __future__ import annotations

import pytest

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.iota.notation import format_action
from tests.games.iota.wording import candidates, mistake, parse, position

ONE_WILD = position("m50=r2c n50=w o50=r4c", "r1c r3c b2s w", "y1s y2s y3s y4s")
TWO_WILDS = position("m50=w n50=g2t o50=w", "r2s b2c y1x g4x", "y1s y2s y3s y4s")
NO_WILD = position("m50=r2c", "r1c r3c b2s g4x", "y1s y2s y3s y4s")


@pytest.mark.parametrize(
    ("tag", "typed", "action"),
    [
        ("cs", "vyměň 1 3", "trade r1c b2s"),
        ("cs", "vyměň 1, 3", "trade r1c b2s"),
        ("cs", "vymen prvni a treti", "trade r1c b2s"),
        ("cs", "vyměň čk1 div", "trade r1c w"),
        ("cs", "vyměň modrý čtverec", "trade b2s"),
        ("cs", "vyměň červenou a červenou", "trade r1c r3c"),
        ("cs", "vyměň vše", "trade r1c r3c b2s w"),
        ("cs", "vyměň všechny karty", "trade r1c r3c b2s w"),
        ("cs", "vyměň nic", "pass"),
        ("cs", "pas", "pass"),
        ("cs", "vynech", "pass"),
        ("cs", "vezmi n50 za čk3", "recycle n50=r3c"),
        ("cs", "vezmi z pole n50 za čk3", "recycle n50=r3c"),
        ("cs", "vezmi divokou z pole n50 za čk3", "recycle n50=r3c"),
        ("cs", "vezmi divokou za čk3", "recycle n50=r3c"),
        ("cs", "vezmi za 2", "recycle n50=r3c"),
        ("cs", "vezmi n50 2", "recycle n50=r3c"),
        ("en", "trade 1 3", "trade r1c b2s"),
        ("en", "swap rc1 and wild", "trade r1c w"),
        ("en", "trade all", "trade r1c r3c b2s w"),
        ("en", "trade the blue square", "trade b2s"),
        ("en", "trade none", "pass"),
        ("en", "pass", "pass"),
        ("en", "take n50 for rc3", "recycle n50=r3c"),
        ("en", "take the wild card from n50 for my rc3", "recycle n50=r3c"),
        ("en", "take wild for 2", "recycle n50=r3c"),
    ],
)
def test_trades_passes_and_recyclings(tag: str, typed: str, action: str) -> None:
    """Positions, short forms and words mean the cards; the place of a single wild card may be left out."""
    assert action == format_action(parse(ONE_WILD, typed, tag))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("vyměň", "Napište karty k výměně, třeba „vyměň 1 3“ nebo „vyměň vše“."),
        ("vyměň 1 1", "Číslo 1 tu stojí dvakrát, každá karta se píše jednou."),
        ("vyměň první a 1", "Číslo 1 tu stojí dvakrát, každá karta se píše jednou."),
        ("vyměň 1 2 3 4 m51", "Slovu „m51“ tady nerozumím, karta se píše třeba čt3 a pole třeba m51."),
        ("vyměň 1 2 3 4 čk1", "Najednou smějí být nejvýš čtyři karty, ne 5."),
        ("vyměň 9", "V ruce není karta číslo 9, jsou tam 4 karty."),
        ("vyměň m51", "Slovu „m51“ tady nerozumím, karta se píše třeba čt3 a pole třeba m51."),
        ("pas prosím", "Slovo „prosím“ je navíc."),
        ("vezmi", "Napište pole divoké karty a kartu za ni, třeba „vezmi m50 za čt3“."),
        ("vezmi n50", "Napište pole divoké karty a kartu za ni, třeba „vezmi m50 za čt3“."),
        ("vezmi n50 m50 za čk3", "Napište pole divoké karty a kartu za ni, třeba „vezmi m50 za čt3“."),
        ("vezmi n50 za čk1 čk3", "Napište pole divoké karty a kartu za ni, třeba „vezmi m50 za čt3“."),
        ("vezmi n50 za čk3 nahoru", "Napište pole divoké karty a kartu za ni, třeba „vezmi m50 za čt3“."),
    ],
)
def test_mistakes(typed: str, said: str) -> None:
    """Each mistake is one sentence with what would be right."""
    with pytest.raises(MalformedAction) as caught:
        parse(ONE_WILD, typed)
    assert said == mistake(caught.value)
    assert mistake(caught.value, "en")


def test_no_wild_card_to_take() -> None:
    """Without a place, there must be a wild card on the board."""
    with pytest.raises(MalformedAction) as caught:
        parse(NO_WILD, "vezmi divokou za 1")
    assert "Na desce teď žádná divoká karta není." == mistake(caught.value)
    assert "There is no wild card on the board now." == mistake(caught.value, "en")


def test_several_wild_cards_to_take() -> None:
    """With several wild cards on the board, those that the card can replace are offered."""
    with pytest.raises(AmbiguousAction) as caught:
        parse(TWO_WILDS, "vezmi za čč2")
    assert ["recycle m50=r2s", "recycle o50=r2s"] == candidates(caught.value)


def test_several_cards_to_trade() -> None:
    """A description that fits several cards of the hand asks which."""
    with pytest.raises(AmbiguousAction) as caught:
        parse(ONE_WILD, "vyměň červenou")
    assert ["trade r1c", "trade r3c"] == candidates(caught.value)
