"""The propozice, under the headings of the clubs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessgames.club.model.proposal import (
    DEFAULT_TIE_BREAKS,
    Game,
    Groups,
    Mix,
    Points,
    PointsKind,
    Proposal,
    SeatingKind,
    TieBreak,
)
from accessgames.club.papers.paper import spoken
from accessgames.club.papers.publications import points_sentence, proposal_paper
from accessgames.club.papers.writers import write_paper
from tests.club.papers.evening import CZECH, ENGLISH, PROPOSAL


def lines(proposal: Proposal) -> list[str]:
    """What is heard of a propozice."""
    return [CZECH.form(line, "full") for line in spoken(proposal_paper(proposal))]


def test_a_whole_propozice() -> None:
    """Headings in the order in which the clubs write them; nothing of it without words."""
    iota, tetrikon = PROPOSAL.games[0], replace(PROPOSAL.games[1], lower_wins=True)
    assert """Propozice turnaje Zimní turnaj

Datum a čas konání
Sobota 5. prosince 2026 od 16:00.

Místo konání
Klubovna, Smíchov

Pořádá
Ivana Nováková

Propozice turnaje
Hraje se 5 kol. Stoly jsou rozepsané na všechna kola tak, aby každý potkal co nejvíc různých soupeřů.
Hra: IOTA. U stolu sedí pokud možno 4 hráči, nejméně 2, nejvýš 4. Limit partie: 40 minut. \
Vítězí více bodů. Body za místa u stolu po řadě: 8, 6, 4, 2, 0.
Hra: Tetrikon. U stolu sedí 4 hráči, menší stůl není povolen. \
Diagramy mají písmeno E; nejlehčí je písmeno A, nejtěžší J. \
Vítězí méně bodů. Body za místa u stolu po řadě: 4, 3, 2, 1.
Vlastní pořadí má i kategorie nevidomí. Vlastní pořadí má i kategorie slabozrací a vidící. \
Postupují 2 nejlepší ze společného pořadí. Hráčů může být nejvýš 24.

Vyhodnocení her
Při shodě bodů rozhoduje po řadě: součet výsledků ze her, počet her bez trestného bodu, nejlepší hra, los.
Výsledky zapisuje rozhodčí.

Startovné
Zdarma.

Uzávěrka přihlášek
Do 1. prosince.
""" == write_paper(proposal_paper(replace(PROPOSAL, games=(iota, tetrikon))), CZECH, "text").decode()


def test_the_same_in_english() -> None:
    """The organiser's own words stay as they are."""
    text = write_paper(proposal_paper(PROPOSAL), ENGLISH, "text").decode()
    assert text.startswith(
        "Tournament announcement: Zimní turnaj\n\nDate and time\nSaturday, December 5, 2026"
    )
    assert "The best 2 qualify." in text
    assert text.endswith("Entry fee\nZdarma.\n\nDeadline for entries\nDo 1. prosince.\n")


def test_what_nobody_decided_has_no_heading() -> None:
    """An empty chapter would be heard as a mistake."""
    bare = Proposal("Turnaj", "2026-01-01", games=(Game("quantum"),))
    assert [
        "Propozice turnaje Turnaj",
        "Datum a čas konání",
        "Čtvrtek 1. ledna 2026.",
        "Propozice turnaje",
    ] == lines(bare)[:4]
    assert "Místo konání" not in lines(bare)
    assert "Pořádá" not in lines(bare)


def test_points_of_the_only_game_stand_with_the_counting() -> None:
    """With several games each has its own; with one they are part of the evaluation."""
    told = lines(replace(PROPOSAL, games=PROPOSAL.games[:1], order=(0,)))
    assert told.index("Vyhodnocení her") + 1 == told.index("Body za místa u stolu po řadě: 8, 6, 4, 2, 0.")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (SeatingKind.LOT, "Stoly se losují před každým kolem."),
        (SeatingKind.SCORE, "Od druhého kola sedí spolu lidé s podobnými body."),
        (SeatingKind.CIRCLE, "Hraje každý s každým ve dvojicích."),
        (SeatingKind.GROUPS, "Hraje se ve skupinách a pak finále."),
        (SeatingKind.HAND, "Stoly určuje pořadatel."),
    ],
)
def test_every_way_of_seating_is_told(kind: SeatingKind, sentence: str) -> None:
    """People know before they come how tables are made."""
    assert sentence in lines(replace(PROPOSAL, seating=kind))


@pytest.mark.parametrize("mix", Mix)
def test_the_weight_is_told_only_where_scores_decide(mix: Mix) -> None:
    """The word that the organiser chose is a whole sentence."""
    with_scores = set(lines(replace(PROPOSAL, seating=SeatingKind.SCORE, mix=mix)))
    without = set(lines(replace(PROPOSAL, seating=SeatingKind.LOT, mix=mix)))
    assert 1 == sum("blízké body" in line for line in with_scores)
    assert 0 == sum("blízké body" in line for line in without)


@pytest.mark.parametrize(
    ("groups", "sentence"),
    [
        (Groups(2, 1, 1), "Skupiny jsou 2, z každé postupuje 1 hráč, finále má 1 kolo."),
        (Groups(4, 2, 3), "Skupiny jsou 4, z každé postupují 2 hráči, finále má 3 kola."),
        (Groups(5, 5, 5), "Skupin je 5, z každé postupuje 5 hráčů, finále má 5 kol."),
    ],
)
def test_groups_are_told_in_right_czech(groups: Groups, sentence: str) -> None:
    """Verbs agree with their numbers."""
    assert sentence in lines(replace(PROPOSAL, seating=SeatingKind.GROUPS, groups=groups))


@pytest.mark.parametrize(
    ("rounds", "sentence"), [(1, "Hraje se 1 kolo."), (3, "Hrají se 3 kola."), (5, "Hraje se 5 kol.")]
)
def test_rounds_are_told_in_right_czech(rounds: int, sentence: str) -> None:
    """Verbs agree with their numbers."""
    assert sentence in lines(replace(PROPOSAL, rounds=rounds))


@pytest.mark.parametrize(
    ("places", "each", "sentence"),
    [
        (1, False, "Postupuje 1 nejlepší ze společného pořadí."),
        (3, True, "Postupují 3 nejlepší z každé kategorie."),
        (6, False, "Postupuje 6 nejlepších ze společného pořadí."),
    ],
)
def test_places_that_qualify(places: int, each: bool, sentence: str) -> None:
    """Jointly or in each category."""
    assert sentence in lines(replace(PROPOSAL, qualifies=places, by_category=each))


def test_every_tie_break_has_words() -> None:
    """Also those that are not usual."""
    told = lines(replace(PROPOSAL, tie_breaks=(TieBreak.WINS, TieBreak.MUTUAL, TieBreak.BEST_ROUND)))
    assert "Při shodě bodů rozhoduje po řadě: počet vítězství, vzájemné partie, nejlepší kolo." in told
    assert set(DEFAULT_TIE_BREAKS) < set(TieBreak)


def test_points_of_the_game_count_by_themselves() -> None:
    """A scheme without a list of places."""
    assert ("Počítají se body ze hry.", "Počítají se trestné body, méně je lépe.") == tuple(
        CZECH.form(points_sentence(Points(kind)), "full") for kind in (PointsKind.SCORE, PointsKind.PENALTIES)
    )


def test_a_game_that_is_not_installed_is_named_as_it_was_written() -> None:
    """A tournament in any other game is possible, too."""
    other = replace(PROPOSAL, games=(Game("", "Člověče, nezlob se"), Game("ufo")), order=(0, 1))
    assert {"Hra: Člověče, nezlob se.", "Hra: ufo."} < set(lines(other))
