"""Lists of moves: by place, or for those who paid for it, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.rules.actions import Claim
from accessgames.games.iqlandie.rules.placements import placement_gains
from accessgames.games.move_lists import PLACE, POINTS, MoveGroup, Order
from accessgames.language.commandline import split_words
from tests.games.iqlandie.phases import PHASES
from tests.games.iqlandie.positions import (
    piece,
)
from tests.games.iqlandie.wording import COMMANDS, TELL, full, listener_at

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState


def listed(state: IqState, typed: str = "", tag: str = "cs", order: Order = POINTS) -> list[str]:
    """The entries of the list of moves, as it is told."""
    listener = listener_at(state, 0, tag)
    entries = COMMANDS.offered(listener, split_words(typed), order)
    lines = [
        entry.name if isinstance(entry, MoveGroup) else TELL.action(entry, listener) for entry in entries
    ]
    return full(lines, tag)


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("choose", ["Okruh biologie.", "Okruh optika.", "Okruh programování.", "Okruh vesmír."]),
        ("prepare", ["Ohlásit připraveno."]),
        (
            "biology",
            [
                "Bakterie na pole a3, volno bude b3.",
                "Trepka na pole a3, volno bude a2.",
                "Otočit rámeček vlevo.",
                "Otočit rámeček vzhůru nohama.",
                "Otočit rámeček vpravo.",
                "Ohlásit hotovo.",
                "Vzdát úlohu.",
                "Nechat si poradit.",
            ],
        ),
        ("programming", ["Ohlásit hotovo.", "Vzdát úlohu.", "Nechat si poradit."]),
        ("optics", ["Ohlásit hotovo.", "Vzdát úlohu.", "Nechat si poradit."]),
        ("space", ["Ohlásit hotovo.", "Vzdát úlohu.", "Nechat si poradit."]),
        ("take", ["Vzít fialovou krátkou tyčku.", "Vzít červený čtverec s robotem.", "Vzít oranžové péčko."]),
        ("add", ["Přidat z malého pytlíku.", "Přidat ze středního pytlíku.", "Přidat z velkého pytlíku."]),
        (
            "build",
            [
                "Plus 4, expozice 1, červené téčko s robotem, nožka dolů: a1 až c1, b2.",
                "Plus 3, expozice 1, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Plus 3, expozice 4, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Plus 3, expozice 3, červené téčko s robotem, nožka dolů: a4 až c4, b5.",
                "Plus 3, expozice 4, červené téčko s robotem, nožka dolů: a1 až c1, b2.",
                "Beze změny, expozice 2, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 3, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 5, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 6, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 2, červené téčko s robotem, nožka dolů: a1 až c1, b2.",
                "Beze změny, expozice 5, červené téčko s robotem, nožka dolů: a1 až c1, b2.",
                "Beze změny, expozice 6, červené téčko s robotem, nožka dolů: a1 až c1, b2.",
                "Modrá krátká tyčka: všech 142 míst.",
                "Červené téčko s robotem: všech 222 míst.",
            ],
        ),
        (
            "last",
            [
                "Plus 3, expozice 1, vodorovně: a1 až c1.",
                "Plus 3, expozice 4, vodorovně: a1 až c1.",
                "Beze změny, expozice 2, vodorovně: a1 až c1.",
                "Beze změny, expozice 3, vodorovně: a1 až c1.",
                "Beze změny, expozice 5, vodorovně: a1 až c1.",
                "Beze změny, expozice 6, vodorovně: a1 až c1.",
                "Modrá krátká tyčka: všech 142 míst.",
            ],
        ),
        (
            "declare",
            [
                "Žolík 1, žolíkový růžek v expozici 3: modrá.",
                "Žolík 1, žolíkový růžek v expozici 3: zelená.",
                "Žolík 1, žolíkový růžek v expozici 3: oranžová.",
                "Žolík 1, žolíkový růžek v expozici 3: fialová.",
                "Žolík 1, žolíkový růžek v expozici 3: červená.",
            ],
        ),
        ("practice", ["Ohlásit připraveno."]),
    ],
)
def test_moves(phase: str, expected: list[str]) -> None:
    """Every moment has its list."""
    assert expected == listed(PHASES[phase])


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("optics", "e5", ["Položit na pole e5 zrcadlo vlevo.", "Položit na pole e5 zrcadlo vpravo."]),
        ("optics", "c3", ["Položit na pole c3 zrcadlo vlevo.", "Položit na pole c3 zrcadlo vpravo."]),
        (
            "space",
            "2",
            [
                "Navrch přijde karta 2 rovně.",
                "Navrch přijde karta 2 vlevo.",
                "Navrch přijde karta 2 obráceně.",
                "Navrch přijde karta 2 vpravo.",
            ],
        ),
        ("take", "čtverec", ["Vzít červený čtverec s robotem."]),
        ("take", "krátká tyčka", ["Vzít fialovou krátkou tyčku."]),
        (
            "build",
            "mi3",
            [
                "Plus 3, expozice 1, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Modrá krátká tyčka, expozice 1: všech 30 míst.",
                "Plus 3, expozice 4, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Modrá krátká tyčka, expozice 4: všech 28 míst.",
            ],
        ),
        (
            "build",
            "mi3 6",
            [
                "Beze změny, expozice 6, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 6, modrá krátká tyčka, svisle: a1 až a3.",
                "Beze změny, expozice 6, modrá krátká tyčka, vodorovně: a2 až c2.",
                "Beze změny, expozice 6, modrá krátká tyčka, svisle: a2 až a4.",
            ],
        ),
        (
            "build",
            "roboti",
            [
                "Beze změny, expozice 5, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 5, modrá krátká tyčka, svisle: a1 až a3.",
                "Beze změny, expozice 5, modrá krátká tyčka, vodorovně: a2 až c2.",
                "Beze změny, expozice 5, modrá krátká tyčka, svisle: a2 až a4.",
            ],
        ),
        (
            "build",
            "ct4r mezery",
            [
                "Plus 3, expozice 3, červené téčko s robotem, nožka dolů: a4 až c4, b5.",
                "Plus 3, expozice 3, červené téčko s robotem, nožka doleva: a2, b1 až b3.",
                "Plus 3, expozice 3, červené téčko s robotem, nožka nahoru: b1, a2 až c2.",
                "Plus 3, expozice 3, červené téčko s robotem, nožka doleva: a4, b3 až b5.",
            ],
        ),
        (
            "build",
            "krátká tyčka 5",
            [
                "Beze změny, expozice 5, modrá krátká tyčka, vodorovně: a1 až c1.",
                "Beze změny, expozice 5, modrá krátká tyčka, svisle: a1 až a3.",
                "Beze změny, expozice 5, modrá krátká tyčka, vodorovně: a2 až c2.",
                "Beze změny, expozice 5, modrá krátká tyčka, svisle: a2 až a4.",
            ],
        ),
    ],
)
def test_asked_for(phase: str, typed: str, expected: list[str]) -> None:
    """A square, a card, a piece or an exhibition narrows it."""
    assert expected == listed(PHASES[phase], typed)[:4]


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("choose", "", ["Choose biology.", "Choose optics.", "Choose programming.", "Choose space."]),
        ("optics", "e5", ["Put on e5: mirror left.", "Put on e5: mirror right."]),
        (
            "take",
            "",
            ["Take the purple short bar.", "Take the red square with a robot.", "Take the orange P."],
        ),
        (
            "build",
            "",
            [
                "Plus 4, exhibition 1, red T with a robot, stem down: a1 to c1, b2.",
                "Plus 3, exhibition 1, blue short bar, level: a1 to c1.",
                "Plus 3, exhibition 4, blue short bar, level: a1 to c1.",
                "Plus 3, exhibition 3, red T with a robot, stem down: a4 to c4, b5.",
            ],
        ),
        (
            "build",
            "short bar 6",
            [
                "No change, exhibition 6, blue short bar, level: a1 to c1.",
                "No change, exhibition 6, blue short bar, upright: a1 to a3.",
                "No change, exhibition 6, blue short bar, level: a2 to c2.",
                "No change, exhibition 6, blue short bar, upright: a2 to a4.",
            ],
        ),
        (
            "declare",
            "",
            [
                "Joker 1, joker corner in exhibition 3: blue.",
                "Joker 1, joker corner in exhibition 3: green.",
                "Joker 1, joker corner in exhibition 3: orange.",
                "Joker 1, joker corner in exhibition 3: purple.",
            ],
        ),
    ],
)
def test_english(phase: str, typed: str, expected: list[str]) -> None:
    """The same in English."""
    assert expected == listed(PHASES[phase], typed, "en")[:4]


@pytest.mark.parametrize(
    ("phase", "typed", "expected"),
    [
        ("build", "", ["Modrá krátká tyčka: všech 142 míst.", "Červené téčko s robotem: všech 222 míst."]),
        ("last", "", ["Modrá krátká tyčka: všech 142 míst."]),
        (
            "build",
            "mi3",
            [f"Modrá krátká tyčka, expozice {at}: všech {n} míst." for at, n in ((1, 30), (2, 22), (3, 30))],
        ),
        (
            "build",
            "ct4r mezery",
            [
                "Beze změny, expozice 3, červené téčko s robotem, nožka dolů: a1 až c1, b2.",
                "Plus 3, expozice 3, červené téčko s robotem, nožka doleva: a2, b1 až b3.",
                "Plus 3, expozice 3, červené téčko s robotem, nožka nahoru: b1, a2 až c2.",
            ],
        ),
    ],
)
def test_by_place(phase: str, typed: str, expected: list[str]) -> None:
    """The usual order says nothing of what a place brings: pieces, exhibitions, squares as they lie."""
    usual = COMMANDS.offered(listener_at(PHASES[phase]), split_words(typed))
    assert usual == COMMANDS.offered(listener_at(PHASES[phase]), split_words(typed), PLACE)
    assert expected == listed(PHASES[phase], typed, order=PLACE)[:3]


def test_unknown_words_are_refused() -> None:
    """A word that is no piece and no exhibition is named."""
    with pytest.raises(MalformedAction) as caught:
        COMMANDS.offered(listener_at(PHASES["build"]), ["slon"])
    assert ("iqlandie-error-list", "slon") == (caught.value.key, caught.value.args_["word"])


def test_best_first() -> None:
    """The places of a piece come by the change of the whole score, the largest first."""
    state = PHASES["build"]
    listener = listener_at(state)
    entries = [
        entry
        for entry in COMMANDS.offered(listener, ["mi3", "6"], POINTS)
        if not isinstance(entry, MoveGroup)
    ]
    best = {change.action: change.total for change in placement_gains(listener.view, piece("i3b"))}
    totals = [best[entry] for entry in entries]
    assert sorted(totals, reverse=True) == totals
    assert len(totals) == len(set(entries))


def test_delayed_claims_are_never_listed() -> None:
    """Computer players plan theirs; a person claims now."""
    for phase in ("biology", "programming", "optics", "space"):
        entries = COMMANDS.offered(listener_at(PHASES[phase]), [])
        assert Claim() in entries
        assert not [entry for entry in entries if isinstance(entry, Claim) and entry.delay]
