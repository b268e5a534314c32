"""Questions at the edges: nothing known yet, wrong words, ties, spectators, wild cards everywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SPECTATOR, MalformedAction
from accessgames.games.iota.rules.cards import WILD, Spot
from accessgames.language.commandline import split_words
from tests.games.iota.wording import COMMANDS, GAME, ask, desk_at, full, mistake, play, position

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

STATE = position("m50=r2c n50=g2t", "g4x g1t r3t w", "y1s y2c y3s y4c")


@pytest.mark.parametrize(
    ("question", "words", "said"),
    [
        ("row", "", "Chybí číslo řady, třeba 51."),
        ("row", "modrá", "Řada „modrá“ není, řada se píše třeba 51."),
        ("row", "51 52", "Slovo „52“ je navíc."),
        ("column", "", "Chybí písmeno sloupce, třeba m."),
        ("column", "qq", "Sloupec „qq“ není, sloupec se píše třeba m."),
        ("column", "50", "Sloupec „50“ není, sloupec se píše třeba m."),
        ("column", "padesát", "Sloupec „padesát“ není, sloupec se píše třeba m."),
        ("column", "padesátý", "Sloupec „padesátý“ není, sloupec se píše třeba m."),
        ("cell", "", "Chybí pole, třeba m51."),
        ("cell", "nic", "Pole „nic“ není, pole se píše třeba m51."),
        ("cell", "m51 m52", "Slovo „m52“ je navíc."),
        ("around", "", "Chybí pole, třeba m51."),
        ("fits", "qq51", "Pole qq51 je mimo desku, startovní karta leží na poli m50."),
        ("where", "", "Chybí karta, barva, tvar nebo číslo, třeba čt3 nebo kříž."),
        ("where", "brambora", "Kartu „brambora“ neznám, karta se píše třeba čt3 nebo červený kruh."),
        ("where", "čt3 čt4", "Slovo „čt4“ je navíc."),
        ("where", "9", "Karta s číslem 9 není, čísla jsou 1 až 4."),
        ("free", "brambora", "Slovu „brambora“ tady nerozumím, karta se píše třeba čt3 a pole třeba m51."),
        ("board", "cokoli", "Slovo „cokoli“ je navíc."),
        ("status", "hned", "Slovo „hned“ je navíc."),
        ("score", "hned", "Slovo „hned“ je navíc."),
        ("hand", "hned", "Slovo „hned“ je navíc."),
        ("deck", "hned", "Slovo „hned“ je navíc."),
        ("lines", "hned", "Slovo „hned“ je navíc."),
        ("wilds", "hned", "Slovo „hned“ je navíc."),
    ],
)
def test_wrong_words(question: str, words: str, said: str) -> None:
    """A question with wrong words says what would be right."""
    with pytest.raises(MalformedAction) as caught:
        COMMANDS.answers[question](desk_at(STATE, 0), split_words(words))
    assert said == mistake(caught.value)
    assert mistake(caught.value, "en")


def test_before_anything_lies_on_the_board() -> None:
    """All questions are answered from the first moment on."""
    state = GAME.initial(GAME.setup(2, {}))
    assert ["Deska je prázdná."] == ask(state, "board")
    assert ["V ruce nic není."] == ask(state, "hand")
    assert ["Rozdávají se karty.", "Nikdo nevede, všichni mají 0 bodů.", "V balíčku je 66 karet."] == ask(
        state, "status"
    )
    assert ["Pole m50 je volné a nesousedí se žádnou kartou."] == ask(state, "cell", "m50")
    assert ["Pole m50 je volné a nesousedí se žádnou kartou."] == ask(state, "fits", "m50")
    assert ["Deska je prázdná."] == ask(state, "free")
    assert ["Na desce zatím žádná linie není."] == ask(state, "lines")
    assert ["Zatím není vidět: dvě divoké karty."] == ask(state, "wilds")


def test_a_single_card_has_no_extent() -> None:
    """The size of the board is told from two cards on."""
    assert ["Řada 50, m: červený kruh 2."] == ask(position("m50=r2c", "g4x", "y1s"), "board")


def test_scores() -> None:
    """The score says who leads and by how much; equal scores share the lead."""
    tied = position("m50=r2c", "g4x", "y1s", "b1s", scores=(5, 21, 21))
    assert [
        "Na prvním místě: Petr a Eva, náskok 16 bodů.",
        "Body: Petr 21, Eva 21, vy 5.",
    ] == ask(tied, "score")
    led = position("m50=r2c", "g4x", "y1s", scores=(5, 6))
    assert ["Vede Petr o 1 bod.", "Body: Petr 6, vy 5."] == ask(led, "score")
    assert ["Petr leads by 1 point.", "Points: Petr 6, you 5."] == ask(led, "score", tag="en")


def test_spectators_have_no_hand() -> None:
    """Who only looks on is told so, and may ask for everything else."""
    assert ["Divák karty v ruce nemá."] == ask(STATE, "hand", seat=SPECTATOR)
    seen = ask(STATE, "fits", "o50", seat=SPECTATOR)
    assert seen[0].startswith("Z neviděných se hodí ")
    assert ["Na pole o50 se z ruky nehodí nic."] != seen[:1]


def test_the_bottom_of_the_deck() -> None:
    """What the listener traded is known to lie under the deck, others only hear that something is there."""
    state = replace(STATE, bottom=((0, 0b01), (WILD, 0b11)), table=replace(STATE.table, deck=30))
    assert [
        "V balíčku je 30 karet.",
        "Naspodu leží 2 karty z výměny.",
        "Z nich znáte červený kruh 1 a divokou kartu.",
    ] == ask(state, "deck")
    assert ["Červený kruh 1 je naspodu balíčku."] == ask(state, "where", "čk1")
    assert "Z nich znáte divokou kartu." in ask(state, "deck", seat=1)
    assert ["Červený kruh 1 ještě není vidět."] == ask(state, "where", "čk1", seat=1)


def test_wild_cards_in_known_hands() -> None:
    """A wild card that was taken from the board is known to all."""
    state = position("m50=r2c", "g4x w", "y1s w")
    state = replace(state, known=((0, 0), (0, 0b01)))
    assert ["V ruce máte jednu divokou kartu.", "Petr má v ruce jednu divokou kartu."] == ask(state, "wilds")
    assert ["Zatím není vidět: dvě divoké karty."] == ask(state, "wilds", seat=SPECTATOR)


def test_a_wild_card_alone_can_be_anything() -> None:
    """A wild card without neighbours may stand for all 64 cards, told in one line."""
    state = position("m50=w", "g4x", "y1s")
    assert ["Divoká karta na poli m50 může být:", "Barva libovolná, tvar libovolný, číslo libovolné."] == ask(
        state, "wilds"
    )[:2]


def test_wild_cards_that_bind_each_other() -> None:
    """Where two wild cards share a line, each is told what it can be with the other in mind."""
    state = position("m50=r1c n50=w o50=w", "r4c", "y1s")
    lines = ask(state, "wilds")
    assert "Divoká karta na poli n50 může být:" == lines[0]
    assert all(len(line) <= 120 for line in lines)


def test_informal_columns_and_names() -> None:
    """Rows and columns may be typed with their words or by the names of letters."""
    for words in ("50", "řada 50", "padesát", "řadu padesát"):
        assert ["Řada 50, m až n: červený kruh 2 a zelený trojúhelník 2."] == ask(STATE, "row", words)
    for words in ("n", "sloupec n", "en", "Norbert", "14"):
        assert ["Sloupec n, 50: zelený trojúhelník 2."] == ask(STATE, "column", words)


def test_full_neighbourhood() -> None:
    """A place that is surrounded says so instead of naming free neighbours."""
    spots = {Spot(x, y): card for card, (x, y) in enumerate((x, y) for x in range(3) for y in range(3))}
    state = position("m50=r2c", "g4x", "y1s")
    crowded = replace(state, table=replace(state.table, grid=type(state.table.grid)(spots.items())))
    lines = ask(crowded, "around", "n51")
    assert "Volné sousední pole tu není." == lines[-1]
    assert 10 == len(lines)


def test_views_alone_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come from the view; nothing asks for a world behind it."""

    def fail(*_: object) -> IotaState:
        raise AssertionError

    monkeypatch.setattr(type(GAME), "resample", fail)
    desk = desk_at(STATE, 0)
    words = {"row": "50", "column": "m", "cell": "m50", "around": "m50", "where": "3", "fits": "m51"}
    words["where-to"] = "1"
    for question, answer in COMMANDS.answers.items():
        assert full(answer(desk, split_words(words.get(question, ""))))


def test_after_the_end_nobody_leads_any_more() -> None:
    """Once a match is over, questions about the points give the result: who won, the places, why it ended."""
    *_, last = play("7")
    outcome = GAME.outcome(last.after)
    assert outcome is not None
    winner = outcome.places.index(1)
    said = ask(last.after, "score", seat=winner)
    assert said[0].startswith("Vyhráváte, máte ")
    assert said[1].startswith("Druhé místo: ")
    assert "Hra skončila" in said[2]
    assert ["Partie skončila.", *said] == ask(last.after, "status", seat=winner)


def test_a_card_in_a_gap_closes_a_lot() -> None:
    """A lot that one card closes between others is told as well as one at the end of a line."""
    state = position("m50=r1c n50=r2c p50=r4c", "r3c g4x", "y1s y2c", "b1s b2s", scores=(0, 0, 0))
    assert ["Čtveřici uzavře na poli o50 červený kruh 3: řada 50, m až p."] == ask(state, "lots")


def test_who_is_not_here_holds_nothing() -> None:
    """A name that nobody has is refused with the names there are."""
    with pytest.raises(MalformedAction, match="iota-error-nobody"):
        COMMANDS.answers["holds"](desk_at(STATE, 0), ("Zuzana",))
