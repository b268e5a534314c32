"""Why an action is advised: every reason that the judges give, in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from accessgames.engine import Perspective, Reason
from accessgames.games.iota import bot
from accessgames.games.iota.bot import KIT
from accessgames.games.iota.narration.actions import REASON_KEYS
from tests.games.iota.wording import GAME, TELL, at_random, desk_at, play, position, say_all

STATE = position("m50=r2c n50=g2t", "g4x g1t r3t w", "y1s y2c y3s y4c", scores=(30, 1))

CASES: Final[tuple[tuple[str, dict[str, int], str, str, str], ...]] = (
    (
        "points",
        {"points": 12, "total": 42},
        "Přináší hned 12 bodů, celkem 42.",
        "hned 12 b",
        "It brings 12 points at once, total 42.",
    ),
    (
        "points",
        {"points": 1, "total": 31},
        "Přináší hned 1 bod, celkem 31.",
        "hned 1 b",
        "It brings 1 point at once, total 31.",
    ),
    ("lots", {"lots": 1}, "Uzavírá čtveřici.", "1 čtv", "It completes a lot."),
    ("lots", {"lots": 2}, "Uzavírá dvě čtveřice.", "2 čtv", "It completes two lots."),
    (
        "lots-safe",
        {"lots": 1, "rivals": 1},
        "Uzavírá čtveřici a neotevírá soupeři žádnou trojici.",
        "1 čtv, bez troj",
        "It completes a lot and opens no three for the opponent.",
    ),
    (
        "lots-safe",
        {"lots": 2, "rivals": 3},
        "Uzavírá dvě čtveřice a neotevírá soupeřům žádnou trojici.",
        "2 čtv, bez troj",
        "It completes two lots and opens no three for the opponents.",
    ),
    (
        "lots-opening",
        {"lots": 1, "threes": 1},
        "Uzavírá čtveřici, ale otevírá trojici.",
        "1 čtv, otv 1 troj",
        "It completes a lot but opens a three.",
    ),
    (
        "lots-opening",
        {"lots": 2, "threes": 2},
        "Uzavírá dvě čtveřice, ale otevírá dvě trojice.",
        "2 čtv, otv 2 troj",
        "It completes two lots but opens two threes.",
    ),
    (
        "safe",
        {"rivals": 1},
        "Neotevírá soupeři žádnou trojici.",
        "bez trojice",
        "It opens no three for the opponent.",
    ),
    (
        "safe",
        {"rivals": 2},
        "Neotevírá soupeřům žádnou trojici.",
        "bez trojice",
        "It opens no three for the opponents.",
    ),
    ("opening", {"threes": 1}, "Otevírá ale trojici.", "otv 1 troj", "But it opens a three."),
    ("opening", {"threes": 5}, "Otevírá ale pět trojic.", "otv 5 troj", "But it opens five threes."),
    (
        "four-cards",
        {},
        "Čtyři karty naráz body zdvojnásobí.",
        "čtyři karty, dvakrát",
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
        "With the wild card 24 points can be scored then.",
    ),
    (
        "recycle",
        {"points": 0},
        "Divoká karta přijde do ruky, přiložit s ní zatím nelze nic.",
        "div na později",
        "The wild card comes into the hand, nothing can be placed with it yet.",
    ),
    (
        "trade",
        {"points": 3, "hope": 9},
        "Nová ruka slibuje za jednu kartu asi 9 bodů, přiložit teď lze nejvýš za 3.",
        "nová asi 9 b, teď 3",
        "The new hand promises about 9 points with one card; placing now brings 3 at most.",
    ),
    (
        "trade",
        {"points": 0, "hope": 1},
        "Přiložit nelze nic, nová ruka slibuje za jednu kartu asi 1 bod.",
        "nová asi 1 b, teď 0",
        "Nothing can be placed; the new hand promises about 1 point with one card.",
    ),
    (
        "pass",
        {"points": 5},
        "Přiložit lze nejvýš za 5 bodů.",
        "nejvýš 5 b",
        "Placing brings 5 points at most.",
    ),
    ("pass", {"points": 0}, "Přiložit nelze nic.", "nelze nic", "Nothing can be placed."),
    (
        "opens",
        {"seat": 1, "points": 14},
        "Petr pak může jednou kartou získat asi 14 bodů, víc než teď.",
        "Petr pak asi 14, víc",
        "Petr can then expect about 14 points with one card, more than now.",
    ),
    (
        "closes",
        {"seat": 1, "points": 4},
        "Petr pak může jednou kartou získat jen asi 4 body.",
        "Petr pak jen asi 4",
        "Petr can then expect only about 4 points with one card.",
    ),
    (
        "keeps-wild",
        {"count": 1},
        "Divoká karta zůstává v ruce.",
        "div zůstane",
        "The wild card stays in the hand.",
    ),
    (
        "keeps-wild",
        {"count": 2},
        "Obě divoké karty zůstávají v ruce.",
        "div zůstane",
        "Both wild cards stay in the hand.",
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
    assert set(REASON_KEYS) == set(re.findall(r'"(iota-reason-[a-z-]+)"', source))
    assert {f"iota-reason-{case[0]}" for case in CASES} == set(REASON_KEYS)


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
