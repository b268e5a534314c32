"""Every event of iQLANDIE in Czech: the whole sentence, the brief one, the Braille short form."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from accessgames.language import Manners
from tests.games.iqlandie.narration.happenings import EVENTS
from tests.games.iqlandie.wording import TELL, language, listener_at, say_all

TOLD: Final = {
    "own condition": (
        ("own", "Sbíráte dvojice: červená a fialová.", "Vaše barvy: červená a fialová.", "barvy č f"),
    ),
    "another's condition": (
        ("other", "Petr sbírá dvojice: fialová a modrá.", "Petr: fialová a modrá.", "Petr f m"),
    ),
    "an offer": (
        (
            "other",
            "Optika: žolíkové elko, oranžový růžek, modré plus s robotem.",
            "Optika: žolíkové elko, oranžový růžek, modré plus s robotem.",
            "opt jl4 ov3 mx5r",
        ),
    ),
    "a large offer, refilled": (
        (
            "other",
            "Programování nově: žolíkové elko, oranžový růžek, modré plus s robotem.",
            "Programování: žolíkové elko, oranžový růžek, modré plus s robotem.",
            "pro jl4 ov3 mx5r",
        ),
        (
            "other",
            "Programování nově: zelená dlouhá tyčka, fialové účko s robotem.",
            "Programování: zelená dlouhá tyčka, fialové účko s robotem.",
            "pro zi4 fu5r",
        ),
    ),
    "an empty bag": (
        (
            "other",
            "Malý pytlík je prázdný, dílek je ze středního pytlíku.",
            "Malý pytlík je prázdný.",
            "mal pytlík prázdný",
        ),
    ),
    "another empty bag": (
        (
            "other",
            "Střední pytlík je prázdný, dílek je z velkého pytlíku.",
            "Střední pytlík je prázdný.",
            "stř pytlík prázdný",
        ),
    ),
    "own round": (("turn", "Kolo 2 ze 12, vybíráte.", "Kolo 2, vybíráte.", "kolo 2, vybíráte"),),
    "another's round": (
        ("turn", "Kolo 12 ze 12, vybírá Petr.", "Kolo 12, Petr.", "kolo 12, Petr"),
        ("other", "Toto je poslední kolo.", "Poslední kolo.", "poslední kolo"),
    ),
    "a round of practice": (("turn", "Úloha 1 ze 3, optika.", "Úloha 1, optika.", "úloha 1, opt"),),
    "own kind": (("own", "Vybíráte okruh vesmír.", "Vesmír.", "okruh ves"),),
    "another's kind": (("other", "Petr vybírá okruh programování.", "Programování.", "okruh pro"),),
    "preparation of biology": (
        ("turn", "Na začátku leží:", "Začátek:", "začátek"),
        ("turn", "Řada 1: spora, vajíčko, krvinka.", "Řada 1: spora, vajíčko, krvinka.", "1: s v k"),
        ("turn", "Řada 2: trepka, neuron, pyl.", "Řada 2: trepka, neuron, pyl.", "2: t n p"),
        ("turn", "Řada 3: volno, bakterie, améba.", "Řada 3: volno, bakterie, améba.", "3: vol b a"),
    ),
    "preparation of another": (("other", "Petr se připravuje.", "Petr se připravuje.", "chystá se Petr"),),
    "own preparation is over": (("own", "Připraveno.", "Připraveno.", "připraveno"),),
    "others still prepare": (
        ("own", "Připraveno, ještě chybí: Petr.", "Připraveno, zbývá Petr.", "čeká Petr"),
    ),
    "another is prepared": (("other", "Petr: připraveno.", "Petr: připraveno.", "Petr připraveno"),),
    "another waits for the listener": (
        ("other", "Petr: připraveno, ještě chybí: vy.", "Připraveno, zbývá vy.", "čeká vy"),
    ),
    "a task of biology": (
        ("turn", "Cíl, řada 1: trepka, spora, krvinka.", "Cíl, řada 1: trepka, spora, krvinka.", "c1: t s k"),
        ("turn", "Cíl, řada 2: vajíčko, volno, pyl.", "Cíl, řada 2: vajíčko, volno, pyl.", "c2: v vol p"),
        (
            "turn",
            "Cíl, řada 3: bakterie, neuron, améba.",
            "Cíl, řada 3: bakterie, neuron, améba.",
            "c3: b n a",
        ),
    ),
    "a task of programming": (
        (
            "turn",
            "Příkazy 1 až 4: blesk 2, modrá 4, srdce 1, oranžová 1.",
            "Od 1: blesk 2, modrá 4, srdce 1, oranžová 1.",
            "1: bl2 m4 sr1 o1",
        ),
    ),
    "a task of optics": (("turn", "Použít: 2 zrcadla.", "Použít: 2 zrcadla.", "použít 2 z"),),
    "a task of space": (
        (
            "turn",
            "Cíl, řada 1: měsíc, planeta, planeta.",
            "Cíl, řada 1: měsíc, planeta, planeta.",
            "c1: mě pl pl",
        ),
        (
            "turn",
            "Cíl, řada 2: hvězda, planeta, hvězda.",
            "Cíl, řada 2: hvězda, planeta, hvězda.",
            "c2: hv pl hv",
        ),
        (
            "turn",
            "Cíl, řada 3: hvězda, planeta, měsíc.",
            "Cíl, řada 3: hvězda, planeta, měsíc.",
            "c3: hv pl mě",
        ),
    ),
    "another solves": (("other", "Petr řeší.", "Petr řeší.", "řeší Petr"),),
    "a slide": (("own", "Posunuto: bakterie. Volno je b3.", "Bakterie. Volno b3.", "b vol b3"),),
    "slides": (
        (
            "own",
            "Posunuto: bakterie, neuron, vajíčko. Volno je b1.",
            "Bakterie, neuron, vajíčko. Volno b1.",
            "b n v vol b1",
        ),
    ),
    "many slides": (
        (
            "own",
            "Posunuto 12krát, naposled bakterie. Volno je a3.",
            "12krát, naposled bakterie. Volno a3.",
            "12x b vol a3",
        ),
        ("own", "Řada 1: spora, vajíčko, krvinka.", "Řada 1: spora, vajíčko, krvinka.", "1: s v k"),
        ("own", "Řada 2: trepka, neuron, pyl.", "Řada 2: trepka, neuron, pyl.", "2: t n p"),
        ("own", "Řada 3: volno, bakterie, améba.", "Řada 3: volno, bakterie, améba.", "3: vol b a"),
    ),
    "a turn of the frame": (
        ("own", "Rámeček je otočen vpravo, volno je a1.", "Otočeno vpravo, volno a1.", "otočeno p vol a1"),
    ),
    "an answer of programming": (("own", "Robot je na poli c3.", "Robot: c3.", "robot c3"),),
    "a mirror": (("own", "Položeno: e5 zrcadlo vpravo.", "Leží e5 zrcadlo vpravo.", "leží e5 zp"),),
    "a mirror is lifted": (("own", "Zvednuto: e5.", "Zvednuto e5.", "pryč e5"),),
    "two mirrors": (
        (
            "own",
            "Položeno: e5 zrcadlo vpravo, e1 zrcadlo vlevo.",
            "Leží e5 zrcadlo vpravo, e1 zrcadlo vlevo.",
            "leží e5 zp, e1 zl",
        ),
    ),
    "cards of space": (
        (
            "own",
            "Hromádka odspodu: 1 obráceně, 5 vpravo, 2 obráceně.",
            "Odspodu: 1 obráceně, 5 vpravo, 2 obráceně.",
            "1o 5p 2o",
        ),
    ),
    "shifted cards of space": (
        (
            "own",
            "Hromádka odspodu: 1 obráceně o 1 na východ a 2 na jih, 5 vpravo o 1 na západ.",
            "Odspodu: 1 obráceně o 1 na východ a 2 na jih, 5 vpravo o 1 na západ.",
            "1o+v1j2 5p+z1",
        ),
        ("own", "Na nich: 2 rovně.", "Na nich: 2 rovně.", "2"),
    ),
    "a step back": (
        ("own", "O krok zpět.", "Zpět.", "zpět"),
        ("own", "Hromádka odspodu: 1 obráceně.", "Odspodu: 1 obráceně.", "1o"),
        ("own", "Stranou leží: 2, 3, 4, 5.", "Stranou leží: 2, 3, 4, 5.", "stranou 2 3 4 5"),
    ),
    "back to the beginning": (
        ("own", "Zpět na začátek úlohy.", "Od začátku.", "od začátku"),
        ("own", "Na mřížce nic neleží.", "Na mřížce nic neleží.", "nic neleží"),
        ("own", "Zbývá použít: 2 zrcadla.", "Zbývá použít: 2 zrcadla.", "zbývá 2 z"),
    ),
    "a first hint": (
        ("hint", "Jeden dílek patří na pole e5.", "Dílek patří na pole e5.", "dílek na e5"),
        ("hint", "Rada přidává 30 sekund času.", "Plus 30 sekund.", "+30 s"),
    ),
    "a second hint": (
        ("hint", "Na pole e5 patří zrcadlo vpravo.", "e5: zrcadlo vpravo.", "e5 zp"),
        ("hint", "Rada přidává 30 sekund času.", "Plus 30 sekund.", "+30 s"),
    ),
    "a third hint": (
        ("hint", "Tady je řešení.", "Řešení:", "řešení"),
        (
            "hint",
            "Řešení: e5 zrcadlo vpravo, e1 zrcadlo vlevo.",
            "Řešení: e5 zrcadlo vpravo, e1 zrcadlo vlevo.",
            "e5 zp e1 zl",
        ),
    ),
    "a second hint of biology": (
        ("hint", "Další posun: bakterie.", "Další bakterie.", "další b"),
        ("hint", "Rada přidává 30 sekund času.", "Plus 30 sekund.", "+30 s"),
    ),
    "a third hint of programming": (
        ("hint", "Tady je řešení.", "Řešení:", "řešení"),
        ("hint", "Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("hint", "Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
    ),
    "a third hint of space": (
        ("hint", "Tady je řešení.", "Řešení:", "řešení"),
        (
            "hint",
            "Řešení odspodu: 1 obráceně, 5 vpravo, 2 obráceně.",
            "Řešení odspodu: 1 obráceně, 5 vpravo, 2 obráceně.",
            "1o 5p 2o",
        ),
    ),
    "own plan": (("own", "Hotovo se ohlásí po 35 sekundách.", "Hotovo po 35 sekundách.", "hotovo 35 s"),),
    "own stop": (
        ("own", "Zastaveno po 8 sekundách, napište odpověď.", "Zastaveno po 8 sekundách.", "stop 8 s"),
    ),
    "another's stop": (
        (
            "other",
            "Petr: zastaveno po 1 minutě a 1 sekundě, teď píše odpověď.",
            "Petr: zastaveno po 1 minutě a 1 sekundě.",
            "Petr stop 1 min 1",
        ),
    ),
    "own claim": (("own", "Hotovo po 32 sekundách, žeton 1.", "Hotovo po 32 sekundách.", "žet 1, 32 s"),),
    "another's claim": (
        (
            "other",
            "Petr má hotovo po 2 minutách a 5 sekundách, žeton 2.",
            "Petr: hotovo po 2 minutách a 5 sekundách.",
            "Petr 2, 2 min 5",
        ),
    ),
    "a claim alone": (("own", "Hotovo po 1 sekundě.", "Hotovo po 1 sekundě.", "hotovo 1 s"),),
    "giving up": (("own", "Vzdáváte to, žeton 2.", "Vzdáno, žeton 2.", "vzdáno, žet 2"),),
    "another gives up": (("other", "Petr to vzdává, žeton 2.", "Petr to vzdává.", "Petr vzdává"),),
    "too late": (
        ("own", "Zbývá na vás poslední žeton 2, úloha je bez řešení.", "Bez řešení, žeton 2.", "nic, žet 2"),
    ),
    "another is too late": (
        ("other", "Petr bere poslední žeton 2, bez řešení.", "Petr: bez řešení.", "Petr nic, žet 2"),
    ),
    "right": (
        ("own", "Vaše řešení je správné.", "Vy: správně.", "vy ano"),
        ("score", "Dva body berete vy, celkem máte 1 prvenství.", "Máte 2 body.", "2 b jsou vaše"),
        (
            "turn",
            "Nabídka: 1 fialová krátká tyčka, 2 oranžový čtverec, 3 červené plus.",
            "Nabídka: 1 fialová krátká tyčka, 2 oranžový čtverec, 3 červené plus.",
            "1 fi3 oo4 čx5",
        ),
    ),
    "wrong, another right": (
        ("own", "Vaše řešení je špatné.", "Vy: špatně.", "vy ne"),
        ("score", "Odpověď chybí.", "Odpověď chybí.", "chybí"),
        ("other", "Petr: správně.", "Petr: správně.", "Petr ano"),
        ("other", "Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("other", "Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
        ("score", "Pořadí: Petr, Eva, vy.", "Pořadí: Petr, Eva, vy.", "Petr, Eva, vy"),
        ("score", "O dva body za první žeton přicházíte.", "O 2 body přicházíte.", "bez 2 b"),
        ("score", "Dva body bere Petr, celkem má 1 prvenství.", "Petr má 2 body.", "Petr 2 b"),
        (
            "turn",
            "Nabídka: 1 modré péčko s robotem, 2 červené téčko, 3 červené téčko s robotem.",
            "Nabídka: 1 modré péčko s robotem, 2 červené téčko, 3 červené téčko s robotem.",
            "1 mp5r čt4 čt4r",
        ),
        ("turn", "Nabídka: 4 fialový růžek s robotem.", "Nabídka: 4 fialový růžek s robotem.", "4 fv3r"),
    ),
    "both wrong": (
        ("own", "Vaše řešení je špatné.", "Vy: špatně.", "vy ne"),
        ("score", "Odpověď chybí.", "Odpověď chybí.", "chybí"),
        ("other", "Petr: špatně.", "Petr: špatně.", "Petr ne"),
        ("score", "Odpověď chybí.", "Odpověď chybí.", "chybí"),
        ("other", "Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("other", "Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
        ("score", "Pořadí: Eva, vy, Petr.", "Pořadí: Eva, vy, Petr.", "Eva, vy, Petr"),
        ("score", "O dva body za první žeton přicházíte.", "O 2 body přicházíte.", "bez 2 b"),
        ("score", "Dva body bere Eva, celkem má 1 prvenství.", "Eva má 2 body.", "Eva 2 b"),
        (
            "turn",
            "Nabídka: 1 modré péčko s robotem, 2 červené téčko, 3 červené téčko s robotem.",
            "Nabídka: 1 modré péčko s robotem, 2 červené téčko, 3 červené téčko s robotem.",
            "1 mp5r čt4 čt4r",
        ),
        ("turn", "Nabídka: 4 fialový růžek s robotem.", "Nabídka: 4 fialový růžek s robotem.", "4 fv3r"),
    ),
    "others gave up": (
        ("other", "Řešení: robot skončí na poli b2.", "Řešení: b2.", "řešení b2"),
        ("other", "Zastávky: d5, d1, c2, b2.", "Zastávky: d5, d1, c2, b2.", "d5 d1 c2 b2"),
        ("score", "Dva body nemá nikdo.", "2 body nemá nikdo.", "2 b nikdo"),
        (
            "turn",
            "Nabídka: 1 fialová krátká tyčka, 2 oranžový čtverec, 3 červené plus.",
            "Nabídka: 1 fialová krátká tyčka, 2 oranžový čtverec, 3 červené plus.",
            "1 fi3 oo4 čx5",
        ),
    ),
    "the two points are mine": (
        ("score", "Dva body berete vy, celkem máte 3 prvenství.", "Máte 2 body.", "2 b jsou vaše"),
    ),
    "the two points are another's": (
        ("score", "O dva body za první žeton přicházíte.", "O 2 body přicházíte.", "bez 2 b"),
        ("score", "Dva body bere Petr, celkem má 1 prvenství.", "Petr má 2 body.", "Petr 2 b"),
    ),
    "another lost the two points": (
        ("score", "O dva body za první žeton přichází Petr.", "Petr přichází o 2 body.", "Petr bez 2 b"),
        ("score", "Dva body berete vy, celkem máte 1 prvenství.", "Máte 2 body.", "2 b jsou vaše"),
    ),
    "the two points are nobody's": (
        ("score", "O dva body za první žeton přicházíte.", "O 2 body přicházíte.", "bez 2 b"),
        ("score", "Dva body nemá nikdo.", "2 body nemá nikdo.", "2 b nikdo"),
    ),
    "own taking": (
        (
            "own",
            "Berete červené téčko s robotem a modrou krátkou tyčku.",
            "Máte červené téčko s robotem a modrou krátkou tyčku.",
            "berete čt4r mi3",
        ),
    ),
    "own taking, one more to take": (
        ("own", "Berete zelený růžek s robotem.", "Máte zelený růžek s robotem.", "berete zv3r"),
        (
            "turn",
            "Nabídka: 1 oranžové elko, 2 oranžový růžek, 3 modré plus.",
            "Nabídka: 1 oranžové elko, 2 oranžový růžek, 3 modré plus.",
            "1 ol4 ov3 mx5",
        ),
    ),
    "another's taking": (
        (
            "other",
            "Petr bere fialové péčko s robotem a oranžový růžek.",
            "Petr: fialové péčko s robotem a oranžový růžek.",
            "Petr fp5r ov3",
        ),
    ),
    "own adding": (
        (
            "own",
            "Přidáváte z malého pytlíku: zelený růžek s robotem.",
            "Přibývá zelený růžek s robotem.",
            "přidán zv3r",
        ),
    ),
    "another's adding": (
        (
            "other",
            "Petr přidává z velkého pytlíku: žolíkové plus.",
            "Petr přidává: žolíkové plus.",
            "Petr dává jx5",
        ),
    ),
    "pieces go back": (
        ("other", "Zpět do pytlíků: modré účko s robotem.", "Zpět: modré účko s robotem.", "zpět mu5r"),
    ),
    "own placing": (
        ("own", "Plus 8 bodů, expozice 2 má 12.", "Expozice 2: 12.", "ex2 +8, má 12"),
        ("own", "Červené téčko: a1 až c1, b2.", "Červené téčko: a1 až c1, b2.", "čt4 a-c1 b2"),
    ),
    "own placing that costs": (
        ("own", "Minus 3 body, expozice 2 má 3.", "Expozice 2: 3.", "ex2 -3, má 3"),
        ("own", "Červené téčko: a1 až c1, b2.", "Červené téčko: a1 až c1, b2.", "čt4 a-c1 b2"),
    ),
    "own placing for nothing": (
        ("own", "Bez změny bodů, expozice 2 má 0.", "Expozice 2: 0.", "ex2 +0, má 0"),
        ("own", "Červené téčko: a1 až c1, b2.", "Červené téčko: a1 až c1, b2.", "čt4 a-c1 b2"),
    ),
    "another's placing": (
        (
            "other",
            "Petr, expozice 2, plus 1: červené téčko.",
            "Petr, expozice 2: červené téčko.",
            "Petr ex2 čt4",
        ),
        ("other", "Červené téčko: a1 až c1, b2.", "Červené téčko: a1 až c1, b2.", "čt4 a-c1 b2"),
    ),
    "another's placing that costs": (
        (
            "other",
            "Petr, expozice 2, minus 2: červené téčko.",
            "Petr, expozice 2: červené téčko.",
            "Petr ex2 čt4",
        ),
        ("other", "Červené téčko: a1 až c1, b2.", "Červené téčko: a1 až c1, b2.", "čt4 a-c1 b2"),
    ),
    "own lifting": (
        ("own", "Z expozice 2 zvedáte: červené téčko.", "Zvednuto: červené téčko.", "ex2 pryč čt4"),
    ),
    "another's lifting": (
        (
            "other",
            "Petr zvedá z expozice 2: modrá krátká tyčka s robotem.",
            "Zvednuto: modrá krátká tyčka s robotem.",
            "ex2 pryč mi3r",
        ),
    ),
    "own exchange": (
        (
            "own",
            "Nikam se nevejde červená dlouhá tyčka s robotem, berete červenou kostičku.",
            "Berete červenou kostičku.",
            "místo či4r čk1",
        ),
    ),
    "another's exchange": (
        (
            "other",
            "Petr bere modrou kostičku, nevejde se modrá krátká tyčka.",
            "Petr bere modrou kostičku.",
            "Petr mk1",
        ),
    ),
    "own loss": (
        (
            "own",
            "Nikam se nevejde žolíková dlouhá tyčka ani kostička, dílek je pryč.",
            "Pryč je žolíková dlouhá tyčka.",
            "pryč ji4",
        ),
    ),
    "another's loss": (
        (
            "other",
            "Petr už nemá místo, pryč je fialová krátká tyčka s robotem.",
            "Pryč je fialová krátká tyčka s robotem.",
            "pryč fi3r",
        ),
    ),
    "own building": (("own", "Postaveno.", "Postaveno.", "postaveno"),),
    "own building, another still builds": (
        ("own", "Postaveno, ještě chybí: Petr.", "Postaveno, zbývá Petr.", "čeká Petr"),
    ),
    "another's building": (("other", "Petr: postaveno.", "Petr: postaveno.", "Petr postaveno"),),
    "another's building, the listener still builds": (
        ("other", "Petr: postaveno, ještě chybí: vy.", "Postaveno, zbývá vy.", "čeká vy"),
    ),
    "building begins": (),
    "jokers of both": (("turn", "Barvy žolíků určí: vy, Petr.", "Žolíci: vy, Petr.", "žolíci vy, Petr"),),
    "own jokers": (),
    "own declaration": (
        (
            "own",
            "Žolíkové téčko v expozici 2 platí za fialovou.",
            "Fialová: žolíkové téčko, expozice 2.",
            "ex2 jt4 je f",
        ),
    ),
    "another's declaration": (
        (
            "other",
            "Petr, expozice 2: žolíková dlouhá tyčka platí za červenou.",
            "Červená: žolíková dlouhá tyčka, expozice 2.",
            "Petr ji4 je č",
        ),
    ),
    "the end": (("turn", "Konec hry.", "Konec hry.", "konec hry"),),
}
"""Name of the event -> kind, full, brief, Braille form of each line."""

LINE: Final = 40
"""Cells of a common line of Braille."""


@pytest.mark.parametrize("name", EVENTS)
def test_events(name: str) -> None:
    """Each event is told result first, by the right kind, in three forms."""
    events, state = EVENTS[name]
    said = say_all(TELL.tell(events, listener_at(state, 0, "cs")), "cs")
    assert TOLD[name] == tuple((line.kind, line.full, line.brief, line.braille) for line in said)


@pytest.mark.parametrize("name", EVENTS)
def test_cells(name: str) -> None:
    """The Braille form of every line fits one line of a display, signs of figures and capitals included."""
    events, state = EVENTS[name]
    for line in say_all(TELL.tell(events, listener_at(state, 0, "cs")), "cs"):
        assert cells(line.braille, "cs") <= LINE, line.braille


INFORMAL: Final = {
    "own condition": ("Sbíráš dvojice: červená a fialová.", "Tvoje barvy: červená a fialová.", "barvy č f"),
    "own round": ("Kolo 2 ze 12, vybíráš.", "Kolo 2, vybíráš.", "kolo 2, vybíráš"),
    "own kind": ("Vybíráš okruh vesmír.", "Vesmír.", "okruh ves"),
    "another waits for the listener": (
        "Petr: připraveno, ještě chybí: ty.",
        "Připraveno, zbývá ty.",
        "čeká ty",
    ),
    "own stop": ("Zastaveno po 8 sekundách, napiš odpověď.", "Zastaveno po 8 sekundách.", "stop 8 s"),
    "giving up": ("Vzdáváš to, žeton 2.", "Vzdáno, žeton 2.", "vzdáno, žet 2"),
    "too late": (
        "Zbývá na tebe poslední žeton 2, úloha je bez řešení.",
        "Bez řešení, žeton 2.",
        "nic, žet 2",
    ),
    "right": ("Tvoje řešení je správné.", "Ty: správně.", "ty ano"),
    "wrong, another right": ("Tvoje řešení je špatné.", "Ty: špatně.", "ty ne"),
    "both wrong": ("Tvoje řešení je špatné.", "Ty: špatně.", "ty ne"),
    "the two points are mine": (
        "Dva body bereš ty, celkem máš 3 prvenství.",
        "Máš 2 body.",
        "2 b jsou tvoje",
    ),
    "the two points are another's": (
        "O dva body za první žeton přicházíš.",
        "O 2 body přicházíš.",
        "bez 2 b",
    ),
    "another lost the two points": (
        "O dva body za první žeton přichází Petr.",
        "Petr přichází o 2 body.",
        "Petr bez 2 b",
    ),
    "the two points are nobody's": ("O dva body za první žeton přicházíš.", "O 2 body přicházíš.", "bez 2 b"),
    "own taking": (
        "Bereš červené téčko s robotem a modrou krátkou tyčku.",
        "Máš červené téčko s robotem a modrou krátkou tyčku.",
        "bereš čt4r mi3",
    ),
    "own taking, one more to take": (
        "Bereš zelený růžek s robotem.",
        "Máš zelený růžek s robotem.",
        "bereš zv3r",
    ),
    "own adding": (
        "Přidáváš z malého pytlíku: zelený růžek s robotem.",
        "Přibývá zelený růžek s robotem.",
        "přidán zv3r",
    ),
    "own lifting": ("Z expozice 2 zvedáš: červené téčko.", "Zvednuto: červené téčko.", "ex2 pryč čt4"),
    "own exchange": (
        "Nikam se nevejde červená dlouhá tyčka s robotem, bereš červenou kostičku.",
        "Bereš červenou kostičku.",
        "místo či4r čk1",
    ),
    "another's building, the listener still builds": (
        "Petr: postaveno, ještě chybí: ty.",
        "Postaveno, zbývá ty.",
        "čeká ty",
    ),
    "jokers of both": ("Barvy žolíků určí: ty, Petr.", "Žolíci: ty, Petr.", "žolíci ty, Petr"),
}
"""Name of an own event -> the full, brief and Braille form of its first line to a friend."""


@pytest.mark.parametrize("name", INFORMAL)
def test_informal_address(name: str) -> None:
    """Who wants to be addressed informally is, in every form of every event that speaks to the listener."""
    friendly = language("cs").switch(Manners(register="informal"))
    events, state = EVENTS[name]
    line = friendly.render(TELL.tell(events, listener_at(state, 0, "cs"))[0])
    assert INFORMAL[name] == (line.full, line.brief, line.braille)


def test_only_these_speak_to_the_listener() -> None:
    """All other events sound the same, however the listener wants to be addressed."""
    friendly = language("cs").switch(Manners(register="informal"))
    for name, (events, state) in EVENTS.items():
        messages = TELL.tell(events, listener_at(state, 0, "cs"))
        same = list(map(friendly.render, messages)) == say_all(messages, "cs")
        assert same == (name not in INFORMAL), name
