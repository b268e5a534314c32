"""Actions in lists and previews: what is covered, what stays free, whether the rest can be filled."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.games.tetrikon.notation import parse_action
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.wording import TELL, desk_at, full

RICH: Final = position(
    money=["50 50 25", "50"],
    cards=["joker-10 swap-player choose-piece take-twenty-five swap-manager", ""],
    free=["i4 l4 k1", "r3"],
    placed=["o4 1 a1", ""],
)

TOLD: Final = (
    ("build i4 1 a3", "Tyč, pole a3, poloha 1 ze 2, vodorovně."),
    ("build k1 1 c1", "Kostička, pole c1."),
    ("build l4 1 c1", "Hák, pole c1, poloha 1 z 8, základní."),
    ("exchange a1 i4 1 a1", "Tyč místo čtverce, pole a1, poloha 1 ze 2, vodorovně."),
    ("roll", "Hodit pro karty."),
    ("buy", "Koupit dílek za 100 T, který určí kostka."),
    ("swap l4", "Vyměnit u managera hák, zabere to celý tah."),
    ("use joker-10", "Použít kartu: žolík 10 T."),
    ("use choose-piece 4", "Použít kartu: dílek podle výběru, vzít roh."),
    ("use take-twenty-five 1", "Použít kartu: 25 T od vybraného hráče, dává Petr."),
    ("use swap-manager k1", "Použít kartu: výměna u managera, odevzdat kostičku."),
    ("use swap-player 1 i4 r3", "Vyměnit tyč za roh, odpoví Petr. Karta: výměna s hráčem."),
    ("deal 1", "Nabídnout obchod, odpoví Petr."),
    ("end", "Ukončit tah."),
)


@pytest.mark.parametrize(("action", "line"), TOLD)
def test_an_action_is_told_in_one_line(action: str, line: str) -> None:
    """What it is, where, and with whom."""
    assert [line] == full([TELL.action(parse_action(action), desk_at(RICH))])


def test_a_preview_tells_every_square_and_what_remains() -> None:
    """`zkus` says what is covered, which areas stay free, and whether they can still be filled."""
    lines = full(TELL.preview(parse_action("build i4 1 a3"), desk_at(RICH)))
    assert [
        "Tyč, pole a3, poloha 1 ze 2, vodorovně.",
        "Zakryto: a3 až d3.",
        "Zbývají 4 čtverečky, jedna oblast od pole c1.",
        "Zbytek jde vyplnit dílky, které ještě mohou přijít.",
    ] == lines


def test_a_preview_of_an_exchange_counts_the_piece_that_comes_free() -> None:
    """The squares of the old piece are free again, and it may fill the rest."""
    lines = full(TELL.preview(parse_action("exchange a1 i4 1 a1"), desk_at(RICH)))
    assert "Zakryto: a1 až d1." == lines[1]
    assert "Zbývá 8 čtverečků, jedna oblast od pole a2." == lines[2]
    assert lines[3].startswith("Zbytek jde vyplnit")


def test_a_preview_warns_of_a_dead_end() -> None:
    """Where nothing that can come fits what remains, the preview says so."""
    state = position(free=["i4", ""], bag="", offer="x5 x5 u5 u5 p5 p5")
    lines = full(TELL.preview(parse_action("build i4 1 a2"), desk_at(state)))
    assert "Zbytek už vyplnit nejde, musel by se vyměnit vložený dílek." == lines[-1]


def test_everything_that_can_be_done_can_be_told() -> None:
    """Every legal action at every kind of task has its line and its preview."""
    starts = (
        (),
        ("roll", "dice 6 6"),
        ("roll", "dice 2 2", "choose chance", "chance build-two"),
        ("roll", "dice 2 2", "choose chance", "chance build-two", "use build-two"),
        ("roll", "dice 2 2", "choose chance", "chance discard-2"),
        ("roll", "dice 2 2", "choose chance", "chance surrender"),
        ("roll", "dice 2 2", "choose chance", "chance no-build"),
        ("roll", "dice 2 2", "choose chance", "chance five-to-each"),
        ("buy",),
        ("deal 1", "add give i4"),
    )
    for actions in starts:
        state, _ = play(RICH, *actions)
        desk = desk_at(state)
        for action in GAME.legal_actions(state, 0):
            assert full([TELL.action(action, desk)])[0].endswith((".", "!"))
            assert full(TELL.preview(action, desk))
