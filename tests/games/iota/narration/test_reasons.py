"""Why an action is advised: every reason that the judges give, in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from accessgames.engine import Perspective, Reason
from accessgames.games.iota import bot
from accessgames.games.iota.bot import KIT
from accessgames.games.iota.narration.reasons import REASONS
from tests.games.iota.wording import GAME, TELL, at_random, desk_at, play, position, say_all

STATE = position("m50=r2c n50=g2t", "g4x g1t r3t w", "y1s y2c y3s y4c", scores=(30, 1))

CASES: Final[tuple[tuple[str, dict[str, int], str, str, str], ...]] = (
    (
        "points",
        {"points": 12},
        "Přinese hned 12 bodů, celkem 42.",
        "hned 12 b",
        "It brings 12 points at once, total 42.",
    ),
    (
        "points",
        {"points": 1},
        "Přinese hned 1 bod, celkem 31.",
        "hned 1 b",
        "It brings 1 point at once, total 31.",
    ),
    ("lots", {"lots": 1}, "Dokončí jednu čtveřici.", "1 čtv", "It completes a lot."),
    ("lots", {"lots": 2}, "Dokončí dvě čtveřice.", "2 čtv", "It completes two lots."),
    (
        "four-cards",
        {},
        "Čtyři karty naráz body zdvojnásobí.",
        "4 karty, dvakrát",
        "Four cards at once double the points.",
    ),
    (
        "out",
        {},
        "Poslední karta ukončí hru a body zdvojnásobí.",
        "konec, dvakrát",
        "The last card ends the game and doubles the points.",
    ),
    (
        "recycle",
        {"points": 24},
        "S divokou kartou pak lze získat 24 bodů.",
        "pak 24 b",
        "With the wild card you can then score 24 points.",
    ),
    (
        "recycle",
        {"points": 0},
        "Divoká karta se bude hodit později.",
        "div na později",
        "The wild card will be of use later.",
    ),
    (
        "trade",
        {"count": 2, "points": 3},
        "Přiložit lze nejvýš za 3 body, nové karty slibují víc.",
        "jinak jen 3 b",
        "Placing brings 3 points at most, new cards promise more.",
    ),
    (
        "trade",
        {"count": 2, "points": 0},
        "Přiložit nelze nic, nové karty mohou pomoci.",
        "nelze nic",
        "Nothing can be placed, new cards may help.",
    ),
    (
        "pass",
        {"points": 5},
        "Přiložit lze nejvýš za 5 bodů, lepší je počkat.",
        "lepší počkat",
        "Placing brings 5 points at most, better wait.",
    ),
    ("pass", {"points": 0}, "Přiložit nelze nic.", "nelze nic", "Nothing can be placed."),
    (
        "opens",
        {"seat": 1, "points": 14},
        "Petr pak může čekat asi 14 bodů, víc než teď.",
        "Petr pak asi 14, víc",
        "Petr can then expect about 14 points, more than now.",
    ),
    (
        "closes",
        {"seat": 1, "points": 4},
        "Petr pak může čekat jen asi 4 body.",
        "Petr pak jen asi 4",
        "Petr can then expect only about 4 points.",
    ),
    (
        "keeps-wild",
        {"count": 1},
        "Divoká karta zůstane v ruce.",
        "div zůstane",
        "The wild card stays in your hand.",
    ),
    (
        "keeps-wild",
        {"count": 2},
        "Obě divoké karty zůstanou v ruce.",
        "div zůstane",
        "Both wild cards stay in your hand.",
    ),
    ("spends-wild", {"count": 1}, "Stojí to jednu divokou kartu.", "stojí div", "It costs one wild card."),
    ("spends-wild", {"count": 2}, "Stojí to dvě divoké karty.", "stojí div", "It costs two wild cards."),
)


@pytest.mark.parametrize(("name", "args", "full", "braille", "english"), CASES)
def test_reasons(name: str, args: dict[str, int], full: str, braille: str, english: str) -> None:
    """Each reason is one short sentence of the kind `hint`."""
    reason = Reason(f"iota-reason-{name}", tuple(args.items()))
    (czech,) = say_all([TELL.reason(reason, desk_at(STATE, 0))])
    assert ("hint", full, braille) == (czech.kind, czech.full, czech.braille)
    assert english == say_all([TELL.reason(reason, desk_at(STATE, 0, "en"))], "en")[0].full


def test_all_reasons_are_told() -> None:
    """Every reason that stands in the source of the judges has a sentence, and every sentence a case."""
    folder = Path(bot.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert set(REASONS) == set(re.findall(r'"(iota-reason-[a-z-]+)"', source))
    assert {f"iota-reason-{case[0]}" for case in CASES} == set(REASONS)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_reasons_of_real_actions(tag: str) -> None:
    """What the judges say about the actions of a random game can be told, no longer than a line."""
    for moment in [one for one in play("reasons", 2, at_random) if one.actor >= 0][::6]:
        view = GAME.view(moment.before, moment.actor)
        desk = desk_at(moment.before, moment.actor, tag)
        assert isinstance(desk.perspective, Perspective)
        for judge in KIT.judges.values():
            said = say_all([TELL.reason(one, desk) for one in judge.reasons(view, moment.action)], tag)
            assert said
            assert all(3 <= len(line.full) <= 120 for line in said)
