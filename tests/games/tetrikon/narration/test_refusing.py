"""Why something is not allowed: every rule has its sentence, its short forms and its section."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.games.tetrikon import RULEBOOK
from accessgames.games.tetrikon.narration.actions import REFUSAL_KEYS
from accessgames.games.tetrikon.notation import parse_action
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.wording import TELL, desk_at, forms

SEVERAL: Final = position(
    money=["50 25 10", "5"],
    cards=["joker-10 immunity", ""],
    free=["i4 k1", "r3"],
    placed=["o4 1 a1", ""],
)
AFTER_ROLL: Final = ("roll", "dice 3 5", "money 1", "money 5")

SAID: Final = (
    ((), "build l4 1 a1", "Mezi vlastními volnými dílky není hák."),
    ((), "build k1 1 b2", "Tam už něco leží: b2. Nevejde se kostička."),
    ((), "build i4 1 b3", "Přes okraj diagramu by přesahoval dílek tyč."),
    ((), "build i4 8 a3", "Takovou polohu dílek nemá, jeho polohy jsou 1 až 2: tyč."),
    ((), "exchange d3 k1 1 a1", "Na poli d3 žádný dílek nezačíná."),
    ((), "buy", "Dílek stojí 100 T, v ruce je 85 T."),
    ((), "buy 3", "Dílek určí kostka, místo 3 zvolit nelze."),
    ((), "swap t4", "Mezi vlastními volnými dílky není zub."),
    ((), "use draw-1", "Tahle karta v ruce není: jedna karta z pokladnice."),
    ((), "use immunity", "Imunita se použije, až když něco hrozí."),
    ((), "inflation", "Tohle smí jen manager stolu."),
    ((), "pay 50", "Teď to nejde, hraje se tah."),
    (AFTER_ROLL, "roll", "Akce a už v tomto tahu byla, každé písmeno jen jednou."),
    (AFTER_ROLL, "swap i4", "Výměna u managera musí být první akcí tahu, za sebou máte už hod nebo kartu."),
    (("deal 1",), "add take t4", "Petr nemá volný dílek: zub."),
    (("deal 1",), "add give 100", "V ruce je 85 T, nabízet 100 T nelze."),
    (("deal 1", "add give i4"), "propose", "V nabídce musí něco dát oba."),
    (("roll", "dice 3 3"), "choose piece", "Za tento hod dílek není, ten je jen za dvě šestky."),
    (("roll", "dice 3 3", "choose chance", "chance discard-1"), "discard 20", "Karta 20 T v ruce není."),
)  # fmt: skip


@pytest.mark.parametrize(("before", "wrong", "said"), SAID)
def test_a_refusal_names_the_rule_and_what_stands_in_its_way(
    before: tuple[str, ...], wrong: str, said: str
) -> None:
    """One sentence with the offending value; the short form fits a Braille display."""
    state, _ = play(SEVERAL, *before)
    refusal = GAME.refusal(state, 0, parse_action(wrong))
    assert refusal is not None
    (line,) = forms([TELL.refusal(refusal, desk_at(state))])
    assert said == line.full
    assert cells(line.braille, "cs") <= 40


@pytest.mark.parametrize("key", REFUSAL_KEYS)
def test_every_refusal_has_its_section(key: str) -> None:
    """The rulebook says where to read on after each refusal."""
    assert RULEBOOK.about[key] in {section.id for section in RULEBOOK.sections}


def test_the_first_turn_is_only_a_roll() -> None:
    """R6, D2: whatever else is tried in the first turn is refused with this very rule."""
    state = position(turn={"first": True}, free=["k1", ""])
    refusal = GAME.refusal(state, 0, parse_action("build k1 1 a1"))
    assert refusal is not None
    (line,) = forms([TELL.refusal(refusal, desk_at(state))])
    assert "V prvním tahu se jen hází pro karty." == line.full
