"""Every number brings its noun in the right form: 0, 1, 2, 4, 5, 11 and 21, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import PIECES
from accessgames.games.iqlandie.naming import (
    list_squares,
    name_bag,
    name_colour,
    name_kind,
    name_optic,
    name_piece,
    name_time,
)
from accessgames.games.iqlandie.narration.tasks import TELLERS, values_of
from accessgames.language import Listing, Message, Person, say
from accessgames.language.space import name_square
from tests.games.iqlandie.wording import language

NUMBERS: Final = (0, 1, 2, 4, 5, 11, 21)
JANA: Final = Person("Jana", "you")
PETR: Final = Person("Petr")
A1: Final = name_square(Square(0, 0))
SQUARES: Final = tuple(TELLERS["biology"].squares())
LINE: Final = 40
"""Cells of a common line of Braille."""


def _placed(points: int, sign: str) -> Message:
    return say(
        "iqlandie-placed",
        "own",
        who=JANA,
        points=points,
        sign=sign,
        score=points,
        number=2,
        piece=name_piece(PIECES["t4r"]),
    )


MESSAGES: Final[Mapping[str, Callable[[int], Message]]] = {
    "points gained": lambda n: _placed(n, "plus"),
    "points lost": lambda n: _placed(n, "minus"),
    "points of the winner": lambda n: say("iqlandie-over-winner", "score", who=PETR, points=n),
    "points of all": lambda n: say("iqlandie-score-equal", points=n),
    "points of an opponent": lambda n: say("iqlandie-opponent", who=PETR, points=n, firsts=n),
    "pieces to take": lambda n: say("iqlandie-turn-take", "turn", who=JANA, count=n),
    "pieces that may be taken": lambda n: say("iqlandie-error-take", "refusal", count=n),
    "pieces in a bag": lambda n: say("iqlandie-bag-has", bag=name_bag("small"), count=n, robots=n, jokers=n),
    "gaps": lambda n: say("iqlandie-item-gaps", "score", points=3 * n, count=n),
    "robots and pairs of them": lambda n: say(
        "iqlandie-item-robots", "score", points=6 * n, count=n, pairs=n
    ),
    "pairs of the condition": lambda n: say(
        "iqlandie-item-condition", "score", points=2 * n, pairs=n, colours=Listing((name_colour("red"),))
    ),
    "times first": lambda n: say("iqlandie-item-firsts", "score", points=2 * n, count=n),
    "first so far": lambda n: say("iqlandie-first", "score", who=PETR, firsts=n),
    "places of a piece": lambda n: say("iqlandie-places-of", piece=name_piece(PIECES["i3b"]), count=n),
    "places in an exhibition": lambda n: say(
        "iqlandie-places", piece=name_piece(PIECES["i3b"]), number=3, count=n
    ),
    "squares of a gap": lambda n: say(
        "iqlandie-gap", number=1, size=n, long="yes", cell=A1, squares=list_squares(SQUARES[:n])
    ),
    "squares that are right": lambda n: say(
        "iqlandie-biology-right", count=n, cells=list_squares(SQUARES[: min(n, 2)])
    ),
    "squares that are wrong": lambda n: say("iqlandie-space-wrong", count=n),
    "steps to the goal": lambda n: say(
        "iqlandie-hint-biology-nudge", "hint", **values_of("biology", (("slides", n), ("quarters", 0)))
    ),
    "seconds of a hint": lambda n: say("iqlandie-hint-cost", "hint", seconds=n),
    "seconds of a claim": lambda n: say(
        "iqlandie-claimed", "own", who=JANA, after=name_time(1000 * n), token=1
    ),
    "minutes of a claim": lambda n: say(
        "iqlandie-claimed", "other", who=PETR, after=name_time(60000 * n + 1000), token=2
    ),
    "commands": lambda n: say("iqlandie-programming-count", count=n),
    "mirrors": lambda n: say("iqlandie-optics-use", pieces=Listing((name_optic("Z", n), name_optic("H", n)))),
    "possibilities": lambda n: say("iqlandie-error-several", "refusal", count=n),
    "points at most": lambda n: say("iqlandie-reason-most", "hint", points=n),
    "points of an offer": lambda n: say(
        "iqlandie-reason-offer",
        "hint",
        points=n,
        kind=name_kind("optics"),
        pieces=Listing((name_piece(PIECES["i3b"]),)),
    ),
}

CZECH: Final = {
    "points gained": (
        "Plus 0 bodů, expozice 2 má 0.",
        "Plus 1 bod, expozice 2 má 1.",
        "Plus 2 body, expozice 2 má 2.",
        "Plus 4 body, expozice 2 má 4.",
        "Plus 5 bodů, expozice 2 má 5.",
        "Plus 11 bodů, expozice 2 má 11.",
        "Plus 21 bodů, expozice 2 má 21.",
    ),
    "points lost": (
        "Minus 0 bodů, expozice 2 má 0.",
        "Minus 1 bod, expozice 2 má 1.",
        "Minus 2 body, expozice 2 má 2.",
        "Minus 4 body, expozice 2 má 4.",
        "Minus 5 bodů, expozice 2 má 5.",
        "Minus 11 bodů, expozice 2 má 11.",
        "Minus 21 bodů, expozice 2 má 21.",
    ),
    "points of the winner": (
        "Vyhrává Petr, má 0 bodů.",
        "Vyhrává Petr, má 1 bod.",
        "Vyhrává Petr, má 2 body.",
        "Vyhrává Petr, má 4 body.",
        "Vyhrává Petr, má 5 bodů.",
        "Vyhrává Petr, má 11 bodů.",
        "Vyhrává Petr, má 21 bodů.",
    ),
    "points of all": (
        "Nikdo nevede, všichni mají 0 bodů.",
        "Nikdo nevede, všichni mají 1 bod.",
        "Nikdo nevede, všichni mají 2 body.",
        "Nikdo nevede, všichni mají 4 body.",
        "Nikdo nevede, všichni mají 5 bodů.",
        "Nikdo nevede, všichni mají 11 bodů.",
        "Nikdo nevede, všichni mají 21 bodů.",
    ),
    "points of an opponent": (
        "Petr: 0 bodů, 0 prvenství.",
        "Petr: 1 bod, 1 prvenství.",
        "Petr: 2 body, 2 prvenství.",
        "Petr: 4 body, 4 prvenství.",
        "Petr: 5 bodů, 5 prvenství.",
        "Petr: 11 bodů, 11 prvenství.",
        "Petr: 21 bodů, 21 prvenství.",
    ),
    "pieces to take": (
        "Vezměte nulu dílků.",
        "Vezměte ještě jeden dílek.",
        "Vezměte dva dílky.",
        "Vezměte čtyři dílky.",
        "Vezměte pět dílků.",
        "Vezměte jedenáct dílků.",
        "Vezměte 21 dílků.",
    ),
    "pieces that may be taken": (
        "Vzít lze nulu dílků.",
        "Vzít lze už jen jeden dílek.",
        "Vzít lze dva dílky.",
        "Vzít lze čtyři dílky.",
        "Vzít lze pět dílků.",
        "Vzít lze jedenáct dílků.",
        "Vzít lze 21 dílků.",
    ),
    "pieces in a bag": (
        "Malý pytlík: 0 dílků, 0 robotů, 0 žolíků.",
        "Malý pytlík: 1 dílek, 1 robot, 1 žolík.",
        "Malý pytlík: 2 dílky, 2 roboti, 2 žolíci.",
        "Malý pytlík: 4 dílky, 4 roboti, 4 žolíci.",
        "Malý pytlík: 5 dílků, 5 robotů, 5 žolíků.",
        "Malý pytlík: 11 dílků, 11 robotů, 11 žolíků.",
        "Malý pytlík: 21 dílků, 21 robotů, 21 žolíků.",
    ),
    "gaps": (
        "Mezery: 0 bodů, 0 mezer.",
        "Mezery: 3 body, 1 mezera.",
        "Mezery: 6 bodů, 2 mezery.",
        "Mezery: 12 bodů, 4 mezery.",
        "Mezery: 15 bodů, 5 mezer.",
        "Mezery: 33 bodů, 11 mezer.",
        "Mezery: 63 bodů, 21 mezer.",
    ),
    "robots and pairs of them": (
        "Roboti: 0 bodů, žádný robot tu není.",
        "Roboti: 6 bodů, 1 robot, 1 dvojice vedle sebe.",
        "Roboti: 12 bodů, 2 roboti, 2 dvojice vedle sebe.",
        "Roboti: 24 bodů, 4 roboti, 4 dvojice vedle sebe.",
        "Roboti: 30 bodů, 5 robotů, 5 dvojic vedle sebe.",
        "Roboti: 66 bodů, 11 robotů, 11 dvojic vedle sebe.",
        "Roboti: 126 bodů, 21 robotů, 21 dvojic vedle sebe.",
    ),
    "pairs of the condition": (
        "Podmínka: 0 bodů, 0 dvojic, červená.",
        "Podmínka: 2 body, 1 dvojice, červená.",
        "Podmínka: 4 body, 2 dvojice, červená.",
        "Podmínka: 8 bodů, 4 dvojice, červená.",
        "Podmínka: 10 bodů, 5 dvojic, červená.",
        "Podmínka: 22 bodů, 11 dvojic, červená.",
        "Podmínka: 42 bodů, 21 dvojic, červená.",
    ),
    "times first": (
        "Prvenství: 0 bodů, 0krát.",
        "Prvenství: 2 body, 1krát.",
        "Prvenství: 4 body, 2krát.",
        "Prvenství: 8 bodů, 4krát.",
        "Prvenství: 10 bodů, 5krát.",
        "Prvenství: 22 bodů, 11krát.",
        "Prvenství: 42 bodů, 21krát.",
    ),
    "first so far": (
        "Dva body bere Petr, celkem má 0 prvenství.",
        "Dva body bere Petr, celkem má 1 prvenství.",
        "Dva body bere Petr, celkem má 2 prvenství.",
        "Dva body bere Petr, celkem má 4 prvenství.",
        "Dva body bere Petr, celkem má 5 prvenství.",
        "Dva body bere Petr, celkem má 11 prvenství.",
        "Dva body bere Petr, celkem má 21 prvenství.",
    ),
    "places of a piece": (
        "Modrá krátká tyčka: všech 0 míst.",
        "Modrá krátká tyčka: 1 místo.",
        "Modrá krátká tyčka: všechna 2 místa.",
        "Modrá krátká tyčka: všechna 4 místa.",
        "Modrá krátká tyčka: všech 5 míst.",
        "Modrá krátká tyčka: všech 11 míst.",
        "Modrá krátká tyčka: všech 21 míst.",
    ),
    "places in an exhibition": (
        "Modrá krátká tyčka, expozice 3: všech 0 míst.",
        "Modrá krátká tyčka, expozice 3: 1 místo.",
        "Modrá krátká tyčka, expozice 3: všechna 2 místa.",
        "Modrá krátká tyčka, expozice 3: všechna 4 místa.",
        "Modrá krátká tyčka, expozice 3: všech 5 míst.",
        "Modrá krátká tyčka, expozice 3: všech 11 míst.",
        "Modrá krátká tyčka, expozice 3: všech 21 míst.",
    ),
    "squares of a gap": (
        "Mezera 1: 0 čtverečků od pole a1.",
        "Mezera 1: 1 čtvereček od pole a1.",
        "Mezera 1: 2 čtverečky od pole a1.",
        "Mezera 1: 4 čtverečky od pole a1.",
        "Mezera 1: 5 čtverečků od pole a1.",
        "Mezera 1: 11 čtverečků od pole a1.",
        "Mezera 1: 21 čtverečků od pole a1.",
    ),
    "squares that are right": (
        "Správně není žádné pole.",
        "Správně je 1 pole: a1.",
        "Správně jsou 2 pole: a1, b1.",
        "Správně jsou 4 pole: a1, b1.",
        "Správně je 5 polí: a1, b1.",
        "Správně je 11 polí: a1, b1.",
        "Správně je 21 polí: a1, b1.",
    ),
    "squares that are wrong": (
        "Nesedí 0 polí:",
        "Nesedí 1 pole:",
        "Nesedí 2 pole:",
        "Nesedí 4 pole:",
        "Nesedí 5 polí:",
        "Nesedí 11 polí:",
        "Nesedí 21 polí:",
    ),
    "steps to the goal": (
        "Do cíle chybí 0 kroků.",
        "Do cíle chybí 1 krok.",
        "Do cíle chybí 2 kroky.",
        "Do cíle chybí 4 kroky.",
        "Do cíle chybí 5 kroků.",
        "Do cíle chybí 11 kroků.",
        "Do cíle chybí 21 kroků.",
    ),
    "seconds of a hint": (
        "Rada přidává 0 sekund času.",
        "Rada přidává 1 sekundu času.",
        "Rada přidává 2 sekundy času.",
        "Rada přidává 4 sekundy času.",
        "Rada přidává 5 sekund času.",
        "Rada přidává 11 sekund času.",
        "Rada přidává 21 sekund času.",
    ),
    "seconds of a claim": (
        "Hotovo po 0 sekundách, žeton 1.",
        "Hotovo po 1 sekundě, žeton 1.",
        "Hotovo po 2 sekundách, žeton 1.",
        "Hotovo po 4 sekundách, žeton 1.",
        "Hotovo po 5 sekundách, žeton 1.",
        "Hotovo po 11 sekundách, žeton 1.",
        "Hotovo po 21 sekundách, žeton 1.",
    ),
    "minutes of a claim": (
        "Petr má hotovo po 1 sekundě, žeton 2.",
        "Petr má hotovo po 1 minutě a 1 sekundě, žeton 2.",
        "Petr má hotovo po 2 minutách a 1 sekundě, žeton 2.",
        "Petr má hotovo po 4 minutách a 1 sekundě, žeton 2.",
        "Petr má hotovo po 5 minutách a 1 sekundě, žeton 2.",
        "Petr má hotovo po 11 minutách a 1 sekundě, žeton 2.",
        "Petr má hotovo po 21 minutách a 1 sekundě, žeton 2.",
    ),
    "commands": (
        "Příkazů je 0.",
        "Příkaz je jeden.",
        "Příkazy jsou 2.",
        "Příkazy jsou 4.",
        "Příkazů je 5.",
        "Příkazů je 11.",
        "Příkazů je 21.",
    ),
    "mirrors": (
        "Použít: 0 zrcadel a 0 hranolů.",
        "Použít: 1 zrcadlo a 1 hranol.",
        "Použít: 2 zrcadla a 2 hranoly.",
        "Použít: 4 zrcadla a 4 hranoly.",
        "Použít: 5 zrcadel a 5 hranolů.",
        "Použít: 11 zrcadel a 11 hranolů.",
        "Použít: 21 zrcadel a 21 hranolů.",
    ),
    "possibilities": (
        "Na výběr je 0 možností, vyberte číslo:",
        "Na výběr je 1 možnost, vyberte číslo:",
        "Na výběr jsou 2 možnosti, vyberte číslo:",
        "Na výběr jsou 4 možnosti, vyberte číslo:",
        "Na výběr je 5 možností, vyberte číslo:",
        "Na výběr je 11 možností, vyberte číslo:",
        "Na výběr je 21 možností, vyberte číslo:",
    ),
    "points at most": (
        "Teď přináší až 0 bodů.",
        "Teď přináší až 1 bod.",
        "Teď přináší až 2 body.",
        "Teď přináší až 4 body.",
        "Teď přináší až 5 bodů.",
        "Teď přináší až 11 bodů.",
        "Teď přináší až 21 bodů.",
    ),
    "points of an offer": (
        "Optika nabízí dílky až za 0 bodů: modrá krátká tyčka.",
        "Optika nabízí dílky až za 1 bod: modrá krátká tyčka.",
        "Optika nabízí dílky až za 2 body: modrá krátká tyčka.",
        "Optika nabízí dílky až za 4 body: modrá krátká tyčka.",
        "Optika nabízí dílky až za 5 bodů: modrá krátká tyčka.",
        "Optika nabízí dílky až za 11 bodů: modrá krátká tyčka.",
        "Optika nabízí dílky až za 21 bodů: modrá krátká tyčka.",
    ),
}

ENGLISH: Final = {
    "points gained": (
        "Plus 0 points, exhibition 2 has 0.",
        "Plus 1 point, exhibition 2 has 1.",
        "Plus 2 points, exhibition 2 has 2.",
        "Plus 4 points, exhibition 2 has 4.",
        "Plus 5 points, exhibition 2 has 5.",
        "Plus 11 points, exhibition 2 has 11.",
        "Plus 21 points, exhibition 2 has 21.",
    ),
    "points lost": (
        "Minus 0 points, exhibition 2 has 0.",
        "Minus 1 point, exhibition 2 has 1.",
        "Minus 2 points, exhibition 2 has 2.",
        "Minus 4 points, exhibition 2 has 4.",
        "Minus 5 points, exhibition 2 has 5.",
        "Minus 11 points, exhibition 2 has 11.",
        "Minus 21 points, exhibition 2 has 21.",
    ),
    "points of the winner": (
        "Petr wins with 0 points.",
        "Petr wins with 1 point.",
        "Petr wins with 2 points.",
        "Petr wins with 4 points.",
        "Petr wins with 5 points.",
        "Petr wins with 11 points.",
        "Petr wins with 21 points.",
    ),
    "points of all": (
        "Nobody leads, everybody has 0 points.",
        "Nobody leads, everybody has 1 point.",
        "Nobody leads, everybody has 2 points.",
        "Nobody leads, everybody has 4 points.",
        "Nobody leads, everybody has 5 points.",
        "Nobody leads, everybody has 11 points.",
        "Nobody leads, everybody has 21 points.",
    ),
    "points of an opponent": (
        "Petr: 0 points, 0 victories.",
        "Petr: 1 point, 1 victory.",
        "Petr: 2 points, 2 victories.",
        "Petr: 4 points, 4 victories.",
        "Petr: 5 points, 5 victories.",
        "Petr: 11 points, 11 victories.",
        "Petr: 21 points, 21 victories.",
    ),
    "pieces to take": (
        "Take zero pieces.",
        "Take one more piece.",
        "Take two pieces.",
        "Take four pieces.",
        "Take five pieces.",
        "Take eleven pieces.",
        "Take 21 pieces.",
    ),
    "pieces that may be taken": (
        "No more pieces can be taken.",
        "Only one more piece can be taken.",
        "Two pieces can still be taken.",
        "Four pieces can still be taken.",
        "Five pieces can still be taken.",
        "Eleven pieces can still be taken.",
        "21 pieces can still be taken.",
    ),
    "pieces in a bag": (
        "Small bag: 0 pieces, 0 robots, 0 jokers.",
        "Small bag: 1 piece, 1 robot, 1 joker.",
        "Small bag: 2 pieces, 2 robots, 2 jokers.",
        "Small bag: 4 pieces, 4 robots, 4 jokers.",
        "Small bag: 5 pieces, 5 robots, 5 jokers.",
        "Small bag: 11 pieces, 11 robots, 11 jokers.",
        "Small bag: 21 pieces, 21 robots, 21 jokers.",
    ),
    "gaps": (
        "Gaps: 0 points, 0 gaps.",
        "Gaps: 3 points, 1 gap.",
        "Gaps: 6 points, 2 gaps.",
        "Gaps: 12 points, 4 gaps.",
        "Gaps: 15 points, 5 gaps.",
        "Gaps: 33 points, 11 gaps.",
        "Gaps: 63 points, 21 gaps.",
    ),
    "robots and pairs of them": (
        "Robots: 0 points, no robot is here.",
        "Robots: 6 points, 1 robot, 1 pair side by side.",
        "Robots: 12 points, 2 robots, 2 pairs side by side.",
        "Robots: 24 points, 4 robots, 4 pairs side by side.",
        "Robots: 30 points, 5 robots, 5 pairs side by side.",
        "Robots: 66 points, 11 robots, 11 pairs side by side.",
        "Robots: 126 points, 21 robots, 21 pairs side by side.",
    ),
    "pairs of the condition": (
        "Condition: 0 points, 0 pairs, red.",
        "Condition: 2 points, 1 pair, red.",
        "Condition: 4 points, 2 pairs, red.",
        "Condition: 8 points, 4 pairs, red.",
        "Condition: 10 points, 5 pairs, red.",
        "Condition: 22 points, 11 pairs, red.",
        "Condition: 42 points, 21 pairs, red.",
    ),
    "times first": (
        "First places: 0 points, 0 victories.",
        "First places: 2 points, 1 victory.",
        "First places: 4 points, 2 victories.",
        "First places: 8 points, 4 victories.",
        "First places: 10 points, 5 victories.",
        "First places: 22 points, 11 victories.",
        "First places: 42 points, 21 victories.",
    ),
    "first so far": (
        "The two points go to Petr, 0 victories so far.",
        "The two points go to Petr, 1 victory so far.",
        "The two points go to Petr, 2 victories so far.",
        "The two points go to Petr, 4 victories so far.",
        "The two points go to Petr, 5 victories so far.",
        "The two points go to Petr, 11 victories so far.",
        "The two points go to Petr, 21 victories so far.",
    ),
    "places of a piece": (
        "Blue short bar: all 0 places.",
        "Blue short bar: 1 place.",
        "Blue short bar: all 2 places.",
        "Blue short bar: all 4 places.",
        "Blue short bar: all 5 places.",
        "Blue short bar: all 11 places.",
        "Blue short bar: all 21 places.",
    ),
    "places in an exhibition": (
        "Blue short bar, exhibition 3: all 0 places.",
        "Blue short bar, exhibition 3: 1 place.",
        "Blue short bar, exhibition 3: all 2 places.",
        "Blue short bar, exhibition 3: all 4 places.",
        "Blue short bar, exhibition 3: all 5 places.",
        "Blue short bar, exhibition 3: all 11 places.",
        "Blue short bar, exhibition 3: all 21 places.",
    ),
    "squares of a gap": (
        "Gap 1: 0 squares from a1 on.",
        "Gap 1: 1 square from a1 on.",
        "Gap 1: 2 squares from a1 on.",
        "Gap 1: 4 squares from a1 on.",
        "Gap 1: 5 squares from a1 on.",
        "Gap 1: 11 squares from a1 on.",
        "Gap 1: 21 squares from a1 on.",
    ),
    "squares that are right": (
        "No cell is right.",
        "1 cell is right: a1.",
        "2 cells are right: a1, b1.",
        "4 cells are right: a1, b1.",
        "5 cells are right: a1, b1.",
        "11 cells are right: a1, b1.",
        "21 cells are right: a1, b1.",
    ),
    "squares that are wrong": (
        "0 cells differ:",
        "1 cell differs:",
        "2 cells differ:",
        "4 cells differ:",
        "5 cells differ:",
        "11 cells differ:",
        "21 cells differ:",
    ),
    "steps to the goal": (
        "The goal is 0 steps away.",
        "The goal is 1 step away.",
        "The goal is 2 steps away.",
        "The goal is 4 steps away.",
        "The goal is 5 steps away.",
        "The goal is 11 steps away.",
        "The goal is 21 steps away.",
    ),
    "seconds of a hint": (
        "The hint adds 0 seconds to the time.",
        "The hint adds 1 second to the time.",
        "The hint adds 2 seconds to the time.",
        "The hint adds 4 seconds to the time.",
        "The hint adds 5 seconds to the time.",
        "The hint adds 11 seconds to the time.",
        "The hint adds 21 seconds to the time.",
    ),
    "seconds of a claim": (
        "Done after 0 seconds, token 1.",
        "Done after 1 second, token 1.",
        "Done after 2 seconds, token 1.",
        "Done after 4 seconds, token 1.",
        "Done after 5 seconds, token 1.",
        "Done after 11 seconds, token 1.",
        "Done after 21 seconds, token 1.",
    ),
    "minutes of a claim": (
        "Petr is done after 1 second, token 2.",
        "Petr is done after 1 minute and 1 second, token 2.",
        "Petr is done after 2 minutes and 1 second, token 2.",
        "Petr is done after 4 minutes and 1 second, token 2.",
        "Petr is done after 5 minutes and 1 second, token 2.",
        "Petr is done after 11 minutes and 1 second, token 2.",
        "Petr is done after 21 minutes and 1 second, token 2.",
    ),
    "commands": (
        "There are 0 commands.",
        "There is 1 command.",
        "There are 2 commands.",
        "There are 4 commands.",
        "There are 5 commands.",
        "There are 11 commands.",
        "There are 21 commands.",
    ),
    "mirrors": (
        "To be used: 0 mirrors and 0 prisms.",
        "To be used: 1 mirror and 1 prism.",
        "To be used: 2 mirrors and 2 prisms.",
        "To be used: 4 mirrors and 4 prisms.",
        "To be used: 5 mirrors and 5 prisms.",
        "To be used: 11 mirrors and 11 prisms.",
        "To be used: 21 mirrors and 21 prisms.",
    ),
    "possibilities": (
        "There are 0 possibilities, choose a number:",
        "There is 1 possibility, choose a number:",
        "There are 2 possibilities, choose a number:",
        "There are 4 possibilities, choose a number:",
        "There are 5 possibilities, choose a number:",
        "There are 11 possibilities, choose a number:",
        "There are 21 possibilities, choose a number:",
    ),
    "points at most": (
        "It brings up to 0 points now.",
        "It brings up to 1 point now.",
        "It brings up to 2 points now.",
        "It brings up to 4 points now.",
        "It brings up to 5 points now.",
        "It brings up to 11 points now.",
        "It brings up to 21 points now.",
    ),
    "points of an offer": (
        "Optics has pieces for up to 0 points: blue short bar.",
        "Optics has pieces for up to 1 point: blue short bar.",
        "Optics has pieces for up to 2 points: blue short bar.",
        "Optics has pieces for up to 4 points: blue short bar.",
        "Optics has pieces for up to 5 points: blue short bar.",
        "Optics has pieces for up to 11 points: blue short bar.",
        "Optics has pieces for up to 21 points: blue short bar.",
    ),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_czech_counts(name: str) -> None:
    """Czech has three forms for whole numbers, and a genitive from five on."""
    assert CZECH[name] == tuple(language("cs").render(MESSAGES[name](n)).full for n in NUMBERS)


@pytest.mark.parametrize("name", MESSAGES)
def test_english_counts(name: str) -> None:
    """English has two forms."""
    assert ENGLISH[name] == tuple(language("en").render(MESSAGES[name](n)).full for n in NUMBERS)


@pytest.mark.parametrize("name", MESSAGES)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_short_forms_take_every_number(tag: str, name: str) -> None:
    """Brief and Braille forms take large numbers, too, and fit their line."""
    for number in (*NUMBERS, 101):
        said = language(tag).render(MESSAGES[name](number))
        assert len(said.brief) <= len(said.full)
        assert cells(said.braille, tag) <= LINE
