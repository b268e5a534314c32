"""Each refusal, each mistake in an answer and each hint is one sentence with the place and what is right."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.engine import refuse
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.narration.actions import (
    HINT_KEYS,
    REFUSAL_KEYS,
    TASK_REFUSAL_KEYS,
    WRONG_KEYS,
)
from accessgames.games.iqlandie.narration.events import tell_wrong
from accessgames.games.iqlandie.narration.tasks import values_of
from accessgames.games.iqlandie.tasks import KINDS, parse_step
from accessgames.games.iqlandie.tasks.optics_model import PlacedOptic
from accessgames.games.iqlandie.tasks.space_model import LaidCard
from accessgames.language import Manners, Message, say
from tests.games.iqlandie.positions import (
    begin,
    board,
    building,
    choosing,
    do,
    piece,
    prepared,
    race,
    racing,
    refused,
    taking,
)
from tests.games.iqlandie.wording import TELL, language, listener_at, say_all

BOARD: Final = board({2: ["i4r a4 b4 c4 d4"]})
BUILDING: Final = building(["t4r t4j o4g"], [BOARD])
DECLARING: Final = do(
    building([""], [board({2: ["t4j a1 b1 c1 b2"], 5: ["i3j a1 a2 a3"]})], last=True), 0, "done"
)

REFUSED: Final = {
    "nothing to take back": (racing("optics"), "back"),
    "a hidden task": (prepared("optics"), "claim 0000000"),
    "the wrong time to choose": (racing("optics"), "choose optics"),
    "the wrong time to build": (choosing(), "place t4r 2 a1 1"),
    "the wrong time to solve": (taking("optics"), "hint"),
    "the wrong time to ready while taking": (taking("optics"), "ready"),
    "the wrong time to add": (do(taking("optics", 2), 0, "pick l4o", "pick v3o"), "done"),
    "the wrong time while chance draws": (begin(2), "ready"),
    "the wrong time to choose while building": (BUILDING, "choose space"),
    "the wrong time to lay": (DECLARING, "place t4r 2 a1 1"),
    "a delay that does not exist": (racing("optics"), "claim 0001234"),
    "another kind of tasks": (racing("optics"), "slide A"),
    "stopped already": (do(racing("optics"), 0, "press"), "press"),
    "stopped by the solver alone": (racing("optics", 2, {"race": "turns"}), "press"),
    "not in the offer": (taking("optics"), "pick x5j"),
    "not in hand": (BUILDING, "place x5r 2 a1 1"),
    "over the edge": (BUILDING, "place t4r 2 e5 1"),
    "onto another piece": (BUILDING, "place o4g 2 a3 1"),
    "nothing to lift": (BUILDING, "unplace 2 a4"),
    "a piece that fits": (BUILDING, "exchange o4g"),
    "not built yet": (BUILDING, "done"),
    "no such joker": (DECLARING, "declare 03 red"),
    "declared already": (do(DECLARING, 0, "declare 01 purple"), "declare 01 red"),
    "a token far from the hole": (racing("biology"), "slide K"),
    "nothing to lift in optics": (racing("optics"), "lift a1"),
    "no such piece in optics": (racing("optics"), "put e2 H P"),
    "no more pieces in optics": (do(racing("optics"), 0, "put e5 Z P", "put e1 Z L"), "put e2 Z P"),
    "a taken square of optics": (do(racing("optics"), 0, "put e5 Z P"), "put e5 Z L"),
    "the robot is there": (do(racing("programming"), 0, "stand c3"), "stand c3"),
    "a card that lies already": (do(racing("space"), 0, "lay 1O"), "lay 1"),
    "a card that does not lie": (racing("space"), "take 2"),
}
"""What is not allowed: name -> state, and the action of seat 0 in notation."""

CHANCE_REFUSED: Final = {
    "an empty bag": refuse("iqlandie-refused-bag", bag="small"),
    "a card that was drawn": refuse("iqlandie-refused-card", kind="optics", number=1),
    "a condition that was dealt": refuse("iqlandie-refused-condition", condition="a"),
    "a piece that is in no bag": refuse("iqlandie-refused-draw", piece=piece("x5r")),
    "too much time": refuse("iqlandie-refused-time"),
    "a colour that does not exist": refuse("iqlandie-refused-colour", colour="white"),
    "the colour of a joker is no colour": refuse("iqlandie-refused-colour", colour="joker"),
    "a square outside of the grid of optics": refuse("iqlandie-refused-optics-outside", square=Square(5, 5)),
    "a square outside of the board": refuse("iqlandie-refused-programming-outside", square=Square(9, 0)),
    "a card that does not exist": refuse("iqlandie-refused-space-card", card=6, most=5),
    "a card that lies too far": refuse("iqlandie-refused-space-far", card=4, most=2),
}
"""What only hostile input, or chance, may try."""

ANSWERS: Final = {
    "tokens in the wrong place": ("biology", ""),
    "a stop of the way": ("programming", "stand d1"),
    "a square off the way": ("programming", "stand a1"),
    "no answer": ("programming", ""),
    "pieces unused": ("optics", "put e5 Z P"),
    "another point of the border": ("optics", "put e5 Z P, put e1 Z P"),
    "a piece off the way": ("optics", "put c3 Z P, put b2 Z L"),
    "no cards": ("space", ""),
    "a square without a body": ("space", "lay 1O+V1"),
    "another body": ("space", "lay 1O, lay 5P, lay 2"),
}
"""Wrong answers to the first card of each kind: name -> kind, and steps in notation."""

BEAMS: Final = {
    "a slanting beam at the border": refuse(
        "iqlandie-wrong-optics-crooked", square=Square(1, 1), direction=1
    ),
    "a slanting beam into a mirror": refuse("iqlandie-wrong-optics-edge", square=Square(2, 1), direction=3),
    "a piece for the second time": refuse("iqlandie-wrong-optics-again", square=Square(0, 4), direction=0),
    "a prism off the way": refuse("iqlandie-wrong-optics-missed", square=Square(2, 2), piece="H"),
    "several pieces unused": refuse("iqlandie-wrong-optics-missing", mirrors=1, prisms=2),
}
"""Mistakes of the beam."""

ADVICE: Final = {
    "solved": ("optics", "iqlandie-hint-done", ()),
    "biology cannot be solved": ("biology", "iqlandie-hint-biology-impossible", ()),
    "one step to the goal": ("biology", "iqlandie-hint-biology-nudge", (("slides", 1), ("quarters", 0))),
    "steps to the goal": ("biology", "iqlandie-hint-biology-nudge", (("slides", 4), ("quarters", 1))),
    "many steps to the goal": ("biology", "iqlandie-hint-biology-nudge", (("slides", 21), ("quarters", 2))),
    "steps to the goal by the left": (
        "biology",
        "iqlandie-hint-biology-nudge",
        (("slides", 5), ("quarters", 3)),
    ),
    "the next token": ("biology", "iqlandie-hint-biology-next", (("token", "T"),)),
    "the solution of biology": ("biology", "iqlandie-hint-biology-solution", (("tokens", ("T",)),)),
    "optics cannot be solved": ("optics", "iqlandie-hint-optics-impossible", ()),
    "a first piece": (
        "optics",
        "iqlandie-hint-optics-nudge",
        (("right", 0), ("wrong", 0), ("missing", PlacedOptic(Square(4, 4), "Z", "P")), ("solutions", 3)),
    ),
    "another piece": (
        "optics",
        "iqlandie-hint-optics-nudge",
        (("right", 1), ("wrong", 0), ("missing", PlacedOptic(Square(4, 0), "Z", "L")), ("solutions", 3)),
    ),
    "pieces in the wrong place": (
        "optics",
        "iqlandie-hint-optics-nudge",
        (("right", 1), ("wrong", 2), ("missing", PlacedOptic(Square(4, 0), "Z", "L")), ("solutions", 3)),
    ),
    "a piece to lift": ("optics", "iqlandie-hint-optics-lift", (("square", Square(2, 1)),)),
    "a piece to put": (
        "optics",
        "iqlandie-hint-optics-put",
        (("square", Square(2, 1)), ("piece", "H"), ("turn", "L")),
    ),
    "the solution of optics": ("optics", "iqlandie-hint-optics-solution", ()),
    "the column": (
        "programming",
        "iqlandie-hint-programming-nudge",
        (("column", 1), ("done", 0), ("commands", 4)),
    ),
    "the next stop": (
        "programming",
        "iqlandie-hint-programming-next",
        (("command", 2), ("square", Square(3, 0))),
    ),
    "the solution of programming": ("programming", "iqlandie-hint-programming-solution", ()),
    "space cannot be solved": ("space", "iqlandie-hint-space-impossible", ()),
    "cards to take and to lay": (
        "space",
        "iqlandie-hint-space-nudge",
        (("wrong", 1), ("missing", 2), ("top", 5)),
    ),
    "cards to take": ("space", "iqlandie-hint-space-nudge", (("wrong", 2), ("missing", 0), ("top", 5))),
    "cards to lay": ("space", "iqlandie-hint-space-nudge", (("wrong", 0), ("missing", 3), ("top", 5))),
    "the next card": ("space", "iqlandie-hint-space-lay", (("laid", LaidCard(4, 3, 1, -2)),)),
    "a card to take": ("space", "iqlandie-hint-space-take", (("card", 4),)),
    "the solution of space": ("space", "iqlandie-hint-space-solution", ()),
}
"""Hints: name -> kind, key, arguments."""


def refusal_of(name: str) -> Message:
    """What is said about an action that is not allowed."""
    state, text = REFUSED[name]
    refusal = refused(state, 0, text)
    assert refusal is not None
    return TELL.refusal(refusal, listener_at(state, 0))


def mistake_of(name: str) -> Message:
    """What is said about a wrong answer, in the race of its kind."""
    kind, steps = ANSWERS[name]
    state = racing(kind)
    rules, task = KINDS[kind], race(state).task
    work = rules.start(task)
    for step in filter(None, steps.split(", ")):
        work = rules.step(task, work, parse_step(step))
    wrong = rules.check(task, work)
    assert wrong is not None
    return tell_wrong(wrong, kind)


def advice_of(name: str) -> Message:
    """What a hint says."""
    kind, key, args = ADVICE[name]
    return say(key, "hint", **values_of(kind, args))


MESSAGES: Final[dict[str, Message]] = {
    **{name: refusal_of(name) for name in REFUSED},
    **{name: TELL.refusal(refusal, listener_at(BUILDING, 0)) for name, refusal in CHANCE_REFUSED.items()},
    **{name: mistake_of(name) for name in ANSWERS},
    **{name: tell_wrong(wrong, "optics") for name, wrong in BEAMS.items()},
    **{name: advice_of(name) for name in ADVICE},
}

CZECH: Final = {
    "nothing to take back": ("Na začátku úlohy není co vzít zpět.", "Není co vzít zpět.", "není co vrátit"),
    "a hidden task": ("Teď je příprava, úloha se teprve ukáže.", "Teď příprava.", "teď příprava"),
    "the wrong time to choose": ("Teď se řeší úloha.", "Teď úloha.", "teď úloha"),
    "the wrong time to build": ("Teď se vybírá okruh.", "Teď okruh.", "teď okruh"),
    "the wrong time to solve": ("Teď se berou dílky z nabídky.", "Teď nabídka.", "teď nabídka"),
    "the wrong time to ready while taking": ("Teď se berou dílky z nabídky.", "Teď nabídka.", "teď nabídka"),
    "the wrong time to add": ("Teď se přidává dílek z pytlíku.", "Teď pytlík.", "teď pytlík"),
    "the wrong time while chance draws": ("Teď se losuje.", "Losuje se.", "losuje se"),
    "the wrong time to choose while building": ("Teď se umisťují dílky.", "Teď stavba.", "teď stavba"),
    "the wrong time to lay": ("Teď se určují barvy žolíků.", "Teď žolíci.", "teď žolíci"),
    "a delay that does not exist": (
        "Takové zpoždění zvolit nejde, jde po 5 sekundách do 5 minut, pak po 30 do 15 minut.",
        "Zpoždění nelze.",
        "zpoždění ne",
    ),
    "another kind of tasks": (
        "Toto patří k jinému okruhu, řeší se optika.",
        "Řeší se optika.",
        "řeší se opt",
    ),
    "stopped already": ("Čas už stojí, napište odpověď.", "Čas už stojí.", "čas stojí"),
    "stopped by the solver alone": (
        "Při řešení po jednom se čas nezastavuje, stačí „hotovo“.",
        "Stačí „hotovo“.",
        "jen hotovo",
    ),
    "not in the offer": ("V nabídce není žolíkové plus.", "V nabídce není žolíkové plus.", "není jx5"),
    "not in hand": (
        "K umístění je zelený čtverec, žolíkové téčko a červené téčko, ne červené plus.",
        "K umístění není červené plus.",
        "není čx5",
    ),
    "over the edge": ("Přes okraj expozice 2 přesahuje červené téčko.", "Přesahuje okraj.", "ex2 přes okraj"),
    "onto another piece": ("V expozici 2 už něco leží: a4 až b4.", "Obsazeno: a4 až b4.", "ex2 plné a-b4"),
    "nothing to lift": (
        "V expozici 2 tam z tohoto kola nic neleží.",
        "Nic z tohoto kola tam není.",
        "ex2 nic",
    ),
    "a piece that fits": (
        "Vyměnit nejde, místo ještě má zelený čtverec.",
        "Místo ještě má zelený čtverec.",
        "zo4 místo má",
    ),
    "not built yet": (
        "Ještě je třeba umístit: zelený čtverec, žolíkové téčko a červené téčko.",
        "Zbývá zelený čtverec, žolíkové téčko a červené téčko.",
        "zbývá zo4 jt4 čt4",
    ),
    "no such joker": ("Žolík 3 není, žolíků máte 2.", "Žolíků je 2.", "žolíků 2"),
    "declared already": ("Žolík 1 už barvu má, fialová.", "Žolík 1 už barvu má.", "žolík 1 má f"),
    "a token far from the hole": (
        "Krvinka není vedle volného pole, posunout jde: bakterie, trepka.",
        "Krvinka nejde, jen bakterie, trepka.",
        "k ne, jen b t",
    ),
    "nothing to lift in optics": ("Na poli a1 nic neleží.", "a1: nic.", "a1 nic"),
    "no such piece in optics": ("Do této úlohy nepatří hranol.", "Další hranol není.", "h už není"),
    "no more pieces in optics": (
        "Další zrcadlo už karta nemá, počet: 2.",
        "Další zrcadlo není.",
        "z už není",
    ),
    "a taken square of optics": ("Na poli e5 už leží zrcadlo.", "e5 je obsazeno.", "e5 má z"),
    "the robot is there": ("Robot už na poli c3 je.", "Tam už robot je.", "robot tam je"),
    "a card that lies already": ("Karta 1 už v hromádce leží.", "Karta 1 už leží.", "1 už leží"),
    "a card that does not lie": ("Karta 2 v hromádce není.", "Karta 2 neleží.", "2 neleží"),
    "an empty bag": ("Malý pytlík je prázdný.", "Malý pytlík je prázdný.", "mal prázdný"),
    "a card that was drawn": ("Takovou kartu teď vylosovat nejde.", "Tuto kartu nelze.", "karta ne"),
    "a condition that was dealt": ("Tuto podmínku už někdo má.", "Podmínku už někdo má.", "podmínka rozdána"),
    "a piece that is in no bag": ("Takový dílek v pytlíku není.", "Dílek v pytlíku není.", "dílek není"),
    "too much time": ("Tolik času najednou uplynout nemůže.", "Tolik času nelze.", "moc času"),
    "a colour that does not exist": ("Barva „white“ ve hře není.", "Barva „white“ není.", "barva není"),
    "the colour of a joker is no colour": ("Barva „joker“ ve hře není.", "Barva „joker“ není.", "barva není"),
    "a square outside of the grid of optics": (
        "Pole f6 na mřížce není, ta má pole a1 až e5.",
        "f6 na mřížce není.",
        "f6 není",
    ),
    "a square outside of the board": (
        "Pole j1 na desce není, ta má pole a1 až e5.",
        "j1 na desce není.",
        "j1 není",
    ),
    "a card that does not exist": ("Karta 6 není, karty jsou 1 až 5.", "Karty jsou 1 až 5.", "karty 1-5"),
    "a card that lies too far": (
        "Karta 4 smí být posunutá nejvýš o 2.",
        "Posun nejvýš o 2.",
        "posun nejvýš 2",
    ),
    "tokens in the wrong place": (
        "Na poli a1 je spora, má být trepka.",
        "a1: spora, má být trepka.",
        "a1 s, cíl t",
    ),
    "a stop of the way": (
        "Na poli d1 je robot po příkazu 2 ze 4, končí na poli b2.",
        "To je po příkazu 2, konec je b2.",
        "po 2, konec b2",
    ),
    "a square off the way": ("Robot neskončí na poli a1, ale na poli b2.", "Ne a1, ale b2.", "ne a1, b2"),
    "no answer": ("Odpověď chybí.", "Odpověď chybí.", "chybí"),
    "pieces unused": ("Nepoužito: 1 zrcadlo.", "Nepoužito: 1 zrcadlo.", "chybí 1 z"),
    "another point of the border": (
        "Paprsek vychází jinde, na východě v řadě 1, a má vyjít na západě v řadě 1.",
        "Vychází na východě v řadě 1.",
        "vyšel v 1",
    ),
    "a piece off the way": (
        "Paprsek vychází jinde, na západě v řadě 5, a má vyjít na západě v řadě 1.",
        "Vychází na západě v řadě 5.",
        "vyšel z 5",
    ),
    "no cards": ("Na stole neleží žádná karta.", "Chybí karty.", "chybí karty"),
    "a square without a body": (
        "Na poli a1 nic není, má být měsíc. Chyb celkem: 9.",
        "a1 je prázdné, chyb 9.",
        "a1 vol, cíl mě",
    ),
    "another body": (
        "Na poli b1 je meteorit, má být planeta. Chyb celkem: 3.",
        "b1: meteorit, chyb 3.",
        "b1 me, cíl pl",
    ),
    "a slanting beam at the border": ("Paprsek vychází z pole b2 šikmo.", "Šikmo z pole b2.", "šikmo b2"),
    "a slanting beam into a mirror": (
        "Do zrcadla na poli c2 přichází paprsek šikmo.",
        "Šikmo do zrcadla c2.",
        "c2 šikmo",
    ),
    "a piece for the second time": (
        "Paprsek se na poli a5 vrací na tentýž dílek.",
        "Na poli a5 podruhé.",
        "a5 podruhé",
    ),
    "a prism off the way": ("Paprsek na poli c3 míjí hranol.", "Nezasažen dílek c3.", "mine c3"),
    "several pieces unused": (
        "Nepoužito: 1 zrcadlo a 2 hranoly.",
        "Nepoužito: 1 zrcadlo a 2 hranoly.",
        "chybí 1 z 2 h",
    ),
    "solved": ("Úloha je vyřešená, stačí „hotovo“.", "Stačí „hotovo“.", "jen hotovo"),
    "biology cannot be solved": ("Odtud cíl složit nejde.", "Odtud to nejde.", "nejde"),
    "one step to the goal": ("Do cíle chybí 1 krok.", "Chybí 1 krok.", "kroků 1"),
    "steps to the goal": ("Do cíle chybí 4 kroky, rámeček otočte vpravo.", "Chybí 4 kroky.", "kroků 4"),
    "many steps to the goal": (
        "Do cíle chybí 21 kroků, rámeček otočte vzhůru nohama.",
        "Chybí 21 kroků.",
        "kroků 21",
    ),
    "steps to the goal by the left": (
        "Do cíle chybí 5 kroků, rámeček otočte vlevo.",
        "Chybí 5 kroků.",
        "kroků 5",
    ),
    "the next token": ("Další posun: trepka.", "Další trepka.", "další t"),
    "the solution of biology": ("Tady je řešení.", "Řešení:", "řešení"),
    "optics cannot be solved": ("Odtud to nejde, zkuste dílky zvednout.", "Zvedněte dílky.", "zvednout vše"),
    "a first piece": ("Jeden dílek patří na pole e5.", "Dílek patří na pole e5.", "dílek na e5"),
    "another piece": (
        "Co leží, je správně. Další dílek patří na pole e1.",
        "Dílek patří na pole e1.",
        "dílek na e1",
    ),
    "pieces in the wrong place": (
        "Jinam patří 2 dílky. Jeden má být na poli e1.",
        "Dílek patří na pole e1.",
        "dílek na e1",
    ),
    "a piece to lift": ("Zvedněte dílek z pole c2.", "Pryč z pole c2.", "zvedni c2"),
    "a piece to put": ("Na pole c2 patří hranol vlevo.", "c2: hranol vlevo.", "c2 hl"),
    "the solution of optics": ("Tady je řešení.", "Řešení:", "řešení"),
    "the column": ("Robot skončí ve sloupci b.", "Sloupec b.", "sl b"),
    "the next stop": ("Po příkazu 2 stojí robot na poli d1.", "Příkaz 2: d1.", "2: d1"),
    "the solution of programming": ("Tady je řešení.", "Řešení:", "řešení"),
    "space cannot be solved": ("Odtud to nejde, zkuste karty odebrat.", "Odeberte karty.", "odebrat vše"),
    "cards to take and to lay": (
        "Odebrat 1 kartu. Přidat 2 karty. Navrchu bude karta 5.",
        "Navrchu bude karta 5.",
        "navrchu 5",
    ),
    "cards to take": ("Odebrat 2 karty. Navrchu bude karta 5.", "Navrchu bude karta 5.", "navrchu 5"),
    "cards to lay": ("Přidat 3 karty. Navrchu bude karta 5.", "Navrchu bude karta 5.", "navrchu 5"),
    "the next card": (
        "Další karta: 4 vlevo o 1 na východ a 2 na sever.",
        "Další karta 4 vlevo o 1 na východ a 2 na sever.",
        "další 4l+v1s2",
    ),
    "a card to take": ("Odeberte kartu 4.", "Pryč karta 4.", "pryč 4"),
    "the solution of space": ("Tady je řešení.", "Řešení:", "řešení"),
}

ENGLISH: Final = {
    "nothing to take back": (
        "At the start of the task there is nothing to take back.",
        "Nothing to take back.",
        "nothing to take back",
    ),
    "a hidden task": (
        "This is the preparation, the task is still to come.",
        "Now preparation.",
        "now preparing",
    ),
    "the wrong time to choose": ("Now the task is solved.", "Now the task.", "now the task"),
    "the wrong time to build": ("Now a kind of task is chosen.", "Now the kind.", "now the kind"),
    "the wrong time to solve": ("Now pieces are taken from the offer.", "Now the offer.", "now the offer"),
    "the wrong time to ready while taking": (
        "Now pieces are taken from the offer.",
        "Now the offer.",
        "now the offer",
    ),
    "the wrong time to add": ("Now a piece is added from a bag.", "Now the bag.", "now the bag"),
    "the wrong time while chance draws": ("Now things are drawn.", "Drawing.", "drawing"),
    "the wrong time to choose while building": ("Now pieces are placed.", "Now building.", "now building"),
    "the wrong time to lay": ("Now jokers are declared.", "Now jokers.", "now jokers"),
    "a delay that does not exist": (
        "Such a delay cannot be chosen, only every 5 seconds up to 5 minutes, then every 30 up to 15.",
        "Not this delay.",
        "not this delay",
    ),
    "another kind of tasks": (
        "This belongs to another kind, now it is optics.",
        "Now it is optics.",
        "now opt",
    ),
    "stopped already": (
        "The clock is stopped already, type the answer.",
        "The clock is stopped.",
        "clock stands",
    ),
    "stopped by the solver alone": (
        "When players solve one after another, the clock is not stopped; “done” is enough.",
        "“done” is enough.",
        "only done",
    ),
    "not in the offer": ("The offer has no joker plus.", "No joker plus there.", "no jx5"),
    "not in hand": (
        "To place: green square, joker T and red T, not red plus.",
        "Not to place: red plus.",
        "no rx5",
    ),
    "over the edge": ("The red T reaches over the edge of exhibition 2.", "Over the edge.", "ex2 over edge"),
    "onto another piece": (
        "Something lies in exhibition 2 already: a4 to b4.",
        "Taken: a4 to b4.",
        "ex2 taken a-b4",
    ),
    "nothing to lift": (
        "In exhibition 2 nothing of this round lies there.",
        "Nothing of this round there.",
        "ex2 nothing",
    ),
    "a piece that fits": (
        "There is still room for the green square, it cannot be exchanged.",
        "There is room for the green square.",
        "go4 has room",
    ),
    "not built yet": (
        "Still to be placed: green square, joker T and red T.",
        "Left: green square, joker T and red T.",
        "left go4 jt4 rt4",
    ),
    "no such joker": ("There is no joker 3, you have 2.", "Jokers: 2.", "jokers 2"),
    "declared already": (
        "Joker 1 has its colour already, purple.",
        "Joker 1 has its colour.",
        "joker 1 is p",
    ),
    "a token far from the hole": (
        "The red cell is not beside the empty cell, these can slide: bacterium, ciliate.",
        "Not red cell, only bacterium, ciliate.",
        "r no, b c",
    ),
    "nothing to lift in optics": ("Nothing lies on a1.", "a1: nothing.", "a1 nothing"),
    "no such piece in optics": ("This task has no prism.", "No other prism.", "no other p"),
    "no more pieces in optics": ("The card has no other mirror, only 2.", "No other mirror.", "no other m"),
    "a taken square of optics": ("On e5 there is a mirror already.", "e5 is taken.", "e5 has m"),
    "the robot is there": ("The robot is on c3 already.", "The robot is there.", "robot is there"),
    "a card that lies already": (
        "Card 1 lies in the pile already.",
        "Card 1 lies already.",
        "1 lies already",
    ),
    "a card that does not lie": ("Card 2 is not in the pile.", "No card 2 there.", "2 not there"),
    "an empty bag": ("The small bag is empty.", "The small bag is empty.", "sma empty"),
    "a card that was drawn": ("Such a card cannot be drawn now.", "Not this card.", "not this card"),
    "a condition that was dealt": (
        "Somebody has this condition already.",
        "Somebody has it.",
        "condition is gone",
    ),
    "a piece that is in no bag": ("There is no such piece in the bag.", "No such piece.", "no such piece"),
    "too much time": ("So much time cannot pass at once.", "Too much time.", "too much time"),
    "a colour that does not exist": ("There is no colour “white”.", "No colour “white”.", "no such colour"),
    "the colour of a joker is no colour": (
        "There is no colour “joker”.",
        "No colour “joker”.",
        "no such colour",
    ),
    "a square outside of the grid of optics": (
        "There is no f6 on the grid, it has a1 to e5.",
        "No f6 here.",
        "no f6",
    ),
    "a square outside of the board": (
        "There is no j1 on the board, it has a1 to e5.",
        "No j1 here.",
        "no j1",
    ),
    "a card that does not exist": (
        "There is no card 6, cards are numbered 1 to 5.",
        "Cards are numbered 1 to 5.",
        "cards 1-5",
    ),
    "a card that lies too far": (
        "Card 4 may be shifted by 2 at most.",
        "Shift by 2 at most.",
        "shift 2 at most",
    ),
    "tokens in the wrong place": (
        "Cell a1: spore instead of ciliate.",
        "a1: spore, not ciliate.",
        "a1 s, goal c",
    ),
    "a stop of the way": (
        "The robot is on d1 after command 2 of 4, it ends on b2.",
        "That is after command 2, the end is b2.",
        "after 2, end b2",
    ),
    "a square off the way": ("The robot does not end on a1 but on b2.", "Not a1 but b2.", "no a1, b2"),
    "no answer": ("The answer is missing.", "The answer is missing.", "missing"),
    "pieces unused": ("Not used: 1 mirror.", "Not used: 1 mirror.", "not used 1 m"),
    "another point of the border": (
        "The beam leaves elsewhere, on the east side in row 1, but should leave on the west side in row 1.",
        "It leaves on the east side in row 1.",
        "left e 1",
    ),
    "a piece off the way": (
        "The beam leaves elsewhere, on the west side in row 5, but should leave on the west side in row 1.",
        "It leaves on the west side in row 5.",
        "left w 5",
    ),
    "no cards": ("No card lies on the table.", "No cards.", "no cards"),
    "a square without a body": (
        "Square a1 is empty, the moon belongs there. Mistakes: 9.",
        "a1 is empty, mistakes 9.",
        "a1 emp, goal mo",
    ),
    "another body": (
        "Square b1 shows the meteorite, the planet belongs there. Mistakes: 3.",
        "b1: meteorite, mistakes 3.",
        "b1 me, goal pl",
    ),
    "a slanting beam at the border": ("The beam leaves b2 slantwise.", "Slantwise from b2.", "slanted b2"),
    "a slanting beam into a mirror": (
        "The beam meets the mirror on c2 slantwise.",
        "Slantwise to the mirror c2.",
        "c2 slanted",
    ),
    "a piece for the second time": ("On a5 the beam comes to the same piece again.", "a5 again.", "a5 again"),
    "a prism off the way": ("On c3 the beam misses the prism.", "Missed: c3.", "misses c3"),
    "several pieces unused": (
        "Not used: 1 mirror and 2 prisms.",
        "Not used: 1 mirror and 2 prisms.",
        "not used 1 m 2 p",
    ),
    "solved": ("The task is solved, “done” is enough.", "“done” is enough.", "only done"),
    "biology cannot be solved": ("From here the goal cannot be reached.", "Not from here.", "not from here"),
    "one step to the goal": ("The goal is 1 step away.", "1 step away.", "steps 1"),
    "steps to the goal": (
        "The goal is 4 steps away, with the frame turned right.",
        "4 steps away.",
        "steps 4",
    ),
    "many steps to the goal": (
        "The goal is 21 steps away, with the frame upside down.",
        "21 steps away.",
        "steps 21",
    ),
    "steps to the goal by the left": (
        "The goal is 5 steps away, with the frame turned left.",
        "5 steps away.",
        "steps 5",
    ),
    "the next token": ("Slide next: ciliate.", "Next ciliate.", "next c"),
    "the solution of biology": ("Here is the solution.", "Solution:", "solution"),
    "optics cannot be solved": (
        "It does not work from here, try to lift pieces.",
        "Lift pieces.",
        "lift all",
    ),
    "a first piece": ("One piece belongs on e5.", "A piece belongs on e5.", "piece on e5"),
    "another piece": (
        "What lies is right. Another piece belongs on e1.",
        "A piece belongs on e1.",
        "piece on e1",
    ),
    "pieces in the wrong place": (
        "Pieces to be moved: 2. One should be on e1.",
        "A piece belongs on e1.",
        "piece on e1",
    ),
    "a piece to lift": ("Lift the piece from c2.", "Lift c2.", "lift c2"),
    "a piece to put": ("Put on c2: prism left.", "c2: prism left.", "c2 pl"),
    "the solution of optics": ("Here is the solution.", "Solution:", "solution"),
    "the column": ("The robot ends in column b.", "Column b.", "col b"),
    "the next stop": ("After command 2 the robot stands on d1.", "Command 2: d1.", "2: d1"),
    "the solution of programming": ("Here is the solution.", "Solution:", "solution"),
    "space cannot be solved": (
        "It does not work from here, try to take cards out.",
        "Take cards out.",
        "take all out",
    ),
    "cards to take and to lay": (
        "Cards to take out: 1. Cards to add: 2. Card 5 will be on top.",
        "Card 5 will be on top.",
        "on top 5",
    ),
    "cards to take": ("Cards to take out: 2. Card 5 will be on top.", "Card 5 will be on top.", "on top 5"),
    "cards to lay": ("Cards to add: 3. Card 5 will be on top.", "Card 5 will be on top.", "on top 5"),
    "the next card": (
        "The next card: 4 left by 1 east and 2 north.",
        "Next 4 left by 1 east and 2 north.",
        "next 4l+e1n2",
    ),
    "a card to take": ("Take card 4 out.", "Card 4 out.", "off 4"),
    "the solution of space": ("Here is the solution.", "Solution:", "solution"),
}

INFORMAL: Final = {
    "stopped already": "Čas už stojí, napiš odpověď.",
    "no such joker": "Žolík 3 není, žolíků máš 2.",
    "steps to the goal": "Do cíle chybí 4 kroky, rámeček otoč vpravo.",
    "many steps to the goal": "Do cíle chybí 21 kroků, rámeček otoč vzhůru nohama.",
    "steps to the goal by the left": "Do cíle chybí 5 kroků, rámeček otoč vlevo.",
    "optics cannot be solved": "Odtud to nejde, zkus dílky zvednout.",
    "a piece to lift": "Zvedni dílek z pole c2.",
    "space cannot be solved": "Odtud to nejde, zkus karty odebrat.",
    "a card to take": "Odeber kartu 4.",
}
"""Those that address the listener, as a friend hears them."""

LINE: Final = 40
"""Cells of a common line of Braille."""


@pytest.mark.parametrize("name", MESSAGES)
def test_czech(name: str) -> None:
    """In full, in brief, in Braille."""
    (line,) = say_all([MESSAGES[name]], "cs")
    assert CZECH[name] == (line.full, line.brief, line.braille)


@pytest.mark.parametrize("name", MESSAGES)
def test_english(name: str) -> None:
    """The same in English."""
    (line,) = say_all([MESSAGES[name]], "en")
    assert ENGLISH[name] == (line.full, line.brief, line.braille)


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_braille_fits_a_line(tag: str) -> None:
    """No short form needs more than a line of 40 cells."""
    for line in say_all(tuple(MESSAGES.values()), tag):
        assert cells(line.braille, tag) <= LINE, line.braille


def test_informal() -> None:
    """Friends are addressed as friends; what addresses nobody stays as it is."""
    friendly = language("cs").switch(Manners(register="informal"))
    for name, message in MESSAGES.items():
        assert INFORMAL.get(name, CZECH[name][0]) == friendly.render(message).full


def test_none_is_left_out() -> None:
    """Every refusal, every mistake and every hint that the rules know is told here."""
    told = {message.key for message in MESSAGES.values()}
    assert set() == {*REFUSAL_KEYS, *TASK_REFUSAL_KEYS, *WRONG_KEYS, *HINT_KEYS} - told


def test_kinds_of_lines() -> None:
    """Refusals and hints sound as such, mistakes like scores."""
    kinds = {message.key.split("-")[1]: message.kind for message in MESSAGES.values()}
    assert {"refused": "refusal", "wrong": "score", "hint": "hint"} == kinds
