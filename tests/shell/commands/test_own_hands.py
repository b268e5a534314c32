"""Real cards in the hands of people: told by their holders at a hidden moment, or not told at all."""

from __future__ import annotations

from typing import NoReturn

import pytest

from accessgames.engine import SetupError
from accessgames.games import load_room
from accessgames.games.iota.rules.declarations import Declarations
from tests.shell.stage import Stage
from tests.whole.session import Records

IOTA = load_room("iota")
JANAS = "Červený kruh 1, zelený kruh 2, divoká karta a modrý kříž 4."


def table(cards: str, **settings: str) -> Stage:
    """Two people with real cards; who begins is not drawn for."""
    return Stage(
        IOTA,
        "Jana,Petr",
        options={"cards": cards, "starter": "first"},
        settings=settings,
        records=Records(),
    )


def untold() -> Stage:
    """A table where nobody tells a hand, with the first card on it."""
    stage = table("blind")
    stage.type("čk1", "ano")
    return stage


@pytest.mark.parametrize("cards", ["own", "blind"])
def test_computer_players_hold_no_cards(cards: str) -> None:
    """One sentence says so when a match begins."""
    with pytest.raises(SetupError) as caught:
        Stage(IOTA, "Jana,bot:2", options={"cards": cards})
    assert "shell-people-only" == caught.value.key


@pytest.mark.parametrize("line", ["rada", "rada vše", "tahy", "tahy podle síly"])
def test_nobody_advises_where_hands_are_unknown(line: str) -> None:
    """It is not even asked whether advice is wanted for its price."""
    assert ["Co kdo drží v ruce, program neví, proto neradí a tahy nevypisuje."] == untold().type(line)


ASKED = (
    "stav", "ruka", "nemám karty", "deska", "sedí n50", "kam čk2", "kolik karet", "volná", "linie",
    "čtveřice", "nápověda", "zkus čk2 n50", "polož čk2", "polož 1 n50", "chci vyměnit dvě karty", "proč",
    "kurzor", "tady", "zavři", "podrobně", "znovu", "brajl", "rozbor", "kdo drží divokou", "co mám dělat",
    "polož čk2 n50", "zpět",
)  # fmt: skip
"""Typed one after another, the first lines of somebody who has played before."""


def test_all_that_may_be_declared_is_never_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """That are millions in a moment, and every answer is awaited: no command needs their number."""

    def counted(_self: Declarations) -> NoReturn:
        pytest.fail("all declarations were counted")

    monkeypatch.setattr(Declarations, "__len__", counted)
    stage = untold()
    for line in ASKED:
        assert stage.type(line), line


def test_a_hand_is_told_at_a_hidden_moment() -> None:
    """It is asked for when its holder has the keyboard, and read back before it counts."""
    stage = table("own")
    assert ["Lízněte si 4 karty a napište je na jeden řádek."] == stage.type("ano")
    assert [f"{JANAS} Souhlasí? Ano nebo ne."] == stage.type("čk1 zk2 div mx4")
    assert ["Začíná Jana.", "Ke klávesnici: Petr. Pak napište „ano“."] == stage.type("ano")


PETRS = (
    "ano", "historie", "znovu", "změny", "ruka", "kolik karet", "kde zk2", "kde mt2", "oprav", "ne",
    "čk2 čk3 čk4 zč1", "ano", "historie vše", "oprav", "ne", "zt1", "ano", "rada",
)  # fmt: skip
"""What Petr asks and tells after Jana has told her hand."""


@pytest.mark.parametrize("output", ["text", "braille"])
def test_a_hand_that_was_told_stays_hidden_from_others(output: str) -> None:
    """Whatever Petr asks, he hears the same with any hand of Jana's, even when she corrects it."""
    heard = []
    for hand, right in (("čk1 zk2 div mx4", "zk3"), ("žč1 mt2 zč3 mx3", "mk1")):
        stage = table("own", output=output)
        stage.type("ano", hand, "oprav " + hand, "ano")
        heard.append([stage.type(line) for line in PETRS])
        stage.type("ano", "oprav", "3", right)
        # Behind that she hears her own cards again.
        heard[-1].append(stage.type("všichni")[:2])
    assert heard[0] == heard[1]


def test_only_the_holder_can_correct_a_card() -> None:
    """For everybody else nothing was told."""
    stage = table("own")
    stage.type("ano", "čk1 zk2 div mx4", "ano", "ano")
    assert ["O stole zatím nic takového řečeno není, není co opravit."] == stage.type("oprav")


def test_english_cards_are_told_too() -> None:
    """The same in English."""
    stage = table("own", language="en")
    assert ["Take 4 cards and type them in one line."] == stage.type("yes")
    assert "Right? Type “yes” or “no”." in stage.type("rc1 gc2 wild bx4")[-1]


def test_a_turn_that_was_declared_is_told_anew() -> None:
    """By a word for what it was, when it was, and with nothing but the cards and cells."""
    stage = untold()
    stage.type("polož čk2 n50", "polož zk2 n51")
    assert "Jana: 4 body, celkem 4." in stage.type("oprav předminulý tah na čk3 n50", "všichni")
    assert ["Co opravit?", "1 ze 3: Petr: 5 bodů, n51:"] == stage.type("oprav")[:2]


@pytest.mark.parametrize(("typed", "told"), [("pas", "Petr vynechává."), ("vyměň 1", "Petr mění 1 kartu.")])
def test_words_of_a_turn_are_not_done_while_one_is_corrected(typed: str, told: str) -> None:
    """They mean the turn that was asked for, and it stays Jana's turn."""
    stage = untold()
    stage.type("polož čk2 n50", "polož zk2 n51", "oprav tah", typed)
    answer = stage.type("všichni")
    assert told in answer
    assert "Na tahu: Jana." == answer[-1]


def test_a_correction_that_cannot_be_is_refused() -> None:
    """By the rules of that moment; nothing has changed then."""
    stage = untold()
    stage.type("polož čk2 n50", "polož zk2 n51")
    before = len(stage.match.entries)
    assert ["Na poli m50 už leží červený kruh 1."] == stage.type("oprav tah na polož zk2 m50")
    assert before == len(stage.match.entries)
    assert not [line for line in stage.kept.lines if "correction" in line]


def test_a_corrected_card_stays_with_its_line() -> None:
    """Cards typed on one line are lost together, also after one of them was put right."""
    stage = table("own")
    stage.type(
        "ano", "čk1 zk2 div mx4", "ano", "ano", "čk2 čk3 čk4 zč1", "ano", "oprav", "3", "mk2", "všichni"
    )
    assert [False, True, True, True] == [entry.joined for entry in stage.match.entries[4:8]]
    assert "draw b2c" in {entry.text for entry in stage.match.entries}
