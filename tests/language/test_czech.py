"""Golden Czech: sentences as a Czech expects them, case by case, count by count."""

from __future__ import annotations

import pytest

from accessgames.language.values import Cell, Code, Listing, Nested, Person, Phrase, Value, say
from accessgames.testing.speech import load_speech_lint
from tests.language.tongues import tongue

YOU, JANA = Person("Jana", "you", "feminine"), Person("Jana", "other", "feminine")
PETR, ALEX = Person("Petr", "other", "masculine"), Person("Alex")
CROSS = Phrase("cross", ("red",))
CROSS_3 = Phrase("cross", ("red",), label="3")
CIRCLE, SQUARE = Phrase("circle", ("blue",)), Phrase("square", ("green",))
TRIANGLE, WILD, LOT = Phrase("triangle", ("yellow",)), Phrase("wild-card"), Phrase("lot")
C4, M50 = Cell("c", 4), Cell("m", 50)

# Every count that the plural rules treat in a way of its own, and the first of each.
COUNTED = {
    "golden-points-words": {
        0: "nula bodů",
        1: "jeden bod",
        2: "dva body",
        4: "čtyři body",
        5: "pět bodů",
        11: "jedenáct bodů",
        12: "dvanáct bodů",
        21: "21 bodů",
        22: "22 bodů",
        34: "34 bodů",
        101: "101 bodů",
    },
    "golden-cards": {
        0: "nula karet",
        1: "jedna karta",
        2: "dvě karty",
        3: "tři karty",
        4: "čtyři karty",
        5: "pět karet",
        11: "jedenáct karet",
        21: "21 karet",
        22: "22 karet",
        34: "34 karet",
        101: "101 karet",
    },
    "golden-cards-figures": {
        0: "0 karet",
        1: "1 karta",
        2: "2 karty",
        4: "4 karty",
        5: "5 karet",
        11: "11 karet",
        21: "21 karet",
        22: "22 karet",
        34: "34 karet",
        101: "101 karet",
        -2: "minus 2 karty",
    },
    "golden-cards-without": {
        0: "bez nuly karet",
        1: "bez jedné karty",
        2: "bez dvou karet",
        3: "bez tří karet",
        4: "bez čtyř karet",
        5: "bez pěti karet",
        9: "bez devíti karet",
        11: "bez jedenácti karet",
        34: "bez 34 karet",
    },
    "golden-cards-with": {
        1: "s jednou kartou",
        2: "se dvěma kartami",
        3: "se třemi kartami",
        4: "se čtyřmi kartami",
        5: "s pěti kartami",
        6: "se šesti kartami",
        7: "se sedmi kartami",
        8: "s osmi kartami",
        11: "s jedenácti kartami",
        21: "se 21 kartami",
        22: "se 22 kartami",
        34: "se 34 kartami",
        101: "se 101 kartami",
    },
    "golden-turns": {
        0: "0 tahů",
        1: "1 tah",
        2: "2 tahy",
        4: "4 tahy",
        5: "5 tahů",
        11: "11 tahů",
        21: "21 tahů",
        22: "22 tahů",
        34: "34 tahů",
        101: "101 tahů",
    },
    "golden-turns-after": {1: "po 1 tahu", 2: "po 2 tazích", 5: "po 5 tazích", 34: "po 34 tazích"},
    "golden-lots": {
        0: "nula čtveřic",
        1: "jedna čtveřice",
        2: "dvě čtveřice",
        4: "čtyři čtveřice",
        5: "pět čtveřic",
        11: "jedenáct čtveřic",
        21: "21 čtveřic",
        22: "22 čtveřic",
        34: "34 čtveřic",
        101: "101 čtveřic",
    },
    "golden-lots-for": {1: "za jednu čtveřici", 2: "za dvě čtveřice", 5: "za pět čtveřic"},
    "golden-lots-left": {
        0: "zbylo 0 čtveřic",
        1: "zbyla 1 čtveřice",
        2: "zbyly 2 čtveřice",
        5: "zbylo 5 čtveřic",
        22: "zbylo 22 čtveřic",
    },
    "golden-left": {
        0: "zbývá 0 karet",
        1: "zbývá 1 karta",
        2: "zbývají 2 karty",
        4: "zbývají 4 karty",
        5: "zbývá 5 karet",
        21: "zbývá 21 karet",
        34: "zbývá 34 karet",
        101: "zbývá 101 karet",
    },
    "golden-row": {
        1: "v první řadě",
        2: "v druhé řadě",
        3: "ve třetí řadě",
        4: "ve čtvrté řadě",
        5: "v páté řadě",
        6: "v šesté řadě",
        7: "v sedmé řadě",
        8: "v osmé řadě",
        9: "v deváté řadě",
        10: "v desáté řadě",
        12: "ve dvanácté řadě",
        14: "ve čtrnácté řadě",
        20: "ve dvacáté řadě",
        21: "ve dvacáté první řadě",
        33: "ve třicáté třetí řadě",
        99: "v devadesáté deváté řadě",
    },
    "golden-column": {
        1: "z prvního sloupce",
        2: "z druhého sloupce",
        3: "ze třetího sloupce",
        4: "ze čtvrtého sloupce",
        6: "ze šestého sloupce",
        7: "ze sedmého sloupce",
        9: "z devátého sloupce",
    },
    "golden-player": {1: "První hráč", 2: "Druhý hráč", 3: "Třetí hráč", 4: "Čtvrtý hráč"},
    "golden-cell": {1: "první pole", 3: "třetí pole", 6: "šesté pole"},
    "golden-number": {0: "nuly", 1: "jedné", 2: "dvou", 34: "čtyřiatřiceti", 1000: "1000", -4: "minus 4"},
    "golden-from": {
        1: "z 1 karty",
        3: "ze 3 karet",
        5: "z 5 karet",
        6: "ze 6 karet",
        10: "z 10 karet",
        60: "ze 60 karet",
        1234: "z 1234 karet",
    },
    "golden-score": {0: "Skóre 0", -6: "Skóre minus 6", 12345: "Skóre 12345"},
    "golden-empty-variant": {1: "Jana hraje.", 5: "Jana ještě hraje."},
}

PHRASES = {
    "golden-case-nom": {CROSS_3: "červený kříž 3", WILD: "divoká karta", LOT: "čtveřice"},
    "golden-case-gen": {
        CROSS: "bez červeného kříže",
        CIRCLE: "bez modrého kruhu",
        SQUARE: "bez zeleného čtverce",
        TRIANGLE: "bez žlutého trojúhelníku",
        WILD: "bez divoké karty",
        Phrase("hand"): "bez ruky",
        Phrase("match"): "bez partie",
    },
    "golden-case-dat": {
        Phrase("cross"): "ke kříži",
        CROSS_3: "k červenému kříži 3",
        Phrase("square"): "ke čtverci",
        Phrase("triangle"): "k trojúhelníku",
        Phrase("circle"): "ke kruhu",
        Phrase("card"): "ke kartě",
        Phrase("game"): "ke hře",
        Phrase("row"): "k řadě",
        Phrase("column"): "ke sloupci",
        WILD: "k divoké kartě",
    },
    "golden-case-acc": {
        CROSS_3: "vidíte červený kříž 3",
        WILD: "vidíte divokou kartu",
        LOT: "vidíte čtveřici",
        Phrase("player"): "vidíte hráče",
        Phrase("cell", ("free",)): "vidíte volné pole",
        Phrase("die", ("white",)): "vidíte bílou kostku",
    },
    "golden-case-loc": {
        Phrase("row"): "v řadě",
        Phrase("column"): "ve sloupci",
        Phrase("hand"): "v ruce",
        Phrase("game"): "ve hře",
        Phrase("lot"): "ve čtveřici",
        Phrase("square"): "ve čtverci",
        Phrase("deck"): "v balíčku",
        Phrase("cell"): "v poli",
        Phrase("match", ("last",)): "v poslední partii",
        Phrase("row", ("purple",)): "ve fialové řadě",
        Phrase("row", ("yellow",)): "ve žluté řadě",
        Phrase("row", ("red",)): "v červené řadě",
        Phrase("table"): "ve stole",
    },
    "golden-case-ins": {
        CROSS: "s červeným křížem",
        SQUARE: "se zeleným čtvercem",
        TRIANGLE: "se žlutým trojúhelníkem",
        WILD: "s divokou kartou",
        LOT: "se čtveřicí",
        Phrase("player"): "s hráčem",
        Phrase("opponent"): "se soupeřem",
        Phrase("game"): "s hrou",
    },
    "golden-case-from": {
        Phrase("deck"): "z balíčku",
        Phrase("hand"): "z ruky",
        Phrase("game"): "ze hry",
        Phrase("column"): "ze sloupce",
        Phrase("row", ("green",)): "ze zelené řady",
        LOT: "ze čtveřice",
    },
    "golden-plural-nom": {
        CROSS: "červené kříže",
        WILD: "divoké karty",
        Phrase("player", ("computer",)): "počítačoví hráči",
        Phrase("player", ("human",)): "lidští hráči",
        Phrase("opponent", ("large",)): "velcí soupeři",
        Phrase("cell", ("free",)): "volná pole",
        Phrase("person"): "lidé",
        Phrase("winner"): "vítězové",
        Phrase("bot"): "počítačoví hráči",
    },
    "golden-plural-gen": {
        CROSS: "bez červených křížů",
        Phrase("card"): "bez karet",
        Phrase("die", ("white",)): "bez bílých kostek",
        Phrase("cell", ("free",)): "bez volných polí",
        Phrase("person"): "bez lidí",
    },
    "golden-plural-ins": {
        CROSS: "s červenými kříži",
        Phrase("hand"): "s rukama",
        Phrase("person"): "s lidmi",
        LOT: "se čtveřicemi",
    },
    "golden-counted": {
        Phrase("cross", ("red",), 2): "dva červené kříže",
        Phrase("cross", ("red",), 5): "pět červených křížů",
        Phrase("card", ("wild",), 1): "jedna divoká karta",
        Phrase("cell", ("free",), 2): "dvě volná pole",
        Phrase("cell", ("free",), 0): "nula volných polí",
        Phrase("player", ("computer",), 3): "tři počítačoví hráči",
        Phrase("person", (), 5): "pět lidí",
        Phrase("opponent", (), 1): "jeden soupeř",
    },
    "golden-counted-gen": {
        Phrase("cross", ("red",), 2): "bez dvou červených křížů",
        Phrase("die", (), 7): "bez sedmi kostek",
    },
    "golden-counted-ins": {
        Phrase("die", (), 2): "se dvěma kostkami",
        Phrase("triangle", ("yellow",), 4): "se čtyřmi žlutými trojúhelníky",
    },
    "golden-fits": {
        CROSS: "doplněn červený kříž",
        WILD: "doplněna divoká karta",
        Phrase("cell", ("free",)): "doplněno volné pole",
        Phrase("card", (), 3): "doplněny 3 karty",
        Phrase("cell", (), 2): "doplněna 2 pole",
        Phrase("player", (), 2): "doplněni 2 hráči",
        Phrase("card", (), 8): "doplněno 8 karet",
    },
}

LISTS: dict[str, dict[tuple[Value, ...], str]] = {
    "golden-list": {
        (): "nic",
        (CROSS_3,): "červený kříž 3",
        (CROSS_3, WILD): "červený kříž 3 a divokou kartu",
        (CIRCLE, LOT, WILD): "modrý kruh, čtveřici a divokou kartu",
        (JANA, PETR, ALEX): "Jana, Petr a Alex",
        (C4, M50): "c4 a m50",
        (1, -2, "x"): "1, minus 2 a x",
    },
    "golden-choice": {("iota", "quantum"): "iota nebo quantum", (1, 2, 3): "1, 2 nebo 3"},
    "golden-comma": {(C4, M50): "c4, m50"},
    "golden-count": {
        (): "nic",
        (1,): "jedna věc",
        (1, 2): "několik věcí",
        (1, 2, 3, 4, 5): "mnoho věcí",
    },
}


@pytest.mark.parametrize(
    ("key", "number", "said"),
    [(key, number, said) for key, table in COUNTED.items() for number, said in table.items()],
)
def test_counts(key: str, number: int, said: str) -> None:
    """A counted noun, its numeral, verb and preposition agree with the number."""
    assert said == tongue().text(key, n=number)


@pytest.mark.parametrize(
    ("key", "phrase", "said"),
    [(key, phrase, said) for key, table in PHRASES.items() for phrase, said in table.items()],
)
def test_phrases(key: str, phrase: Phrase, said: str) -> None:
    """Nouns and adjectives stand in the right case, gender and number, behind the right preposition."""
    assert said == tongue().text(key, what=phrase)


@pytest.mark.parametrize(
    ("key", "items", "said"),
    [(key, items, said) for key, table in LISTS.items() for items, said in table.items()],
)
def test_lists(key: str, items: tuple[Value, ...], said: str) -> None:
    """Lists have commas and a conjunction before the last part, and each part its case."""
    assert said == tongue().text(key, items=Listing(items))


@pytest.mark.parametrize(
    ("who", "number", "said"),
    [
        (YOU, 1, "získáváte 1 bod"),
        (YOU, 2, "získáváte 2 body"),
        (YOU, 34, "získáváte 34 bodů"),
        (JANA, 1, "Jana získává 1 bod"),
        (PETR, 34, "Petr získává 34 bodů"),
    ],
)
def test_points(who: Person, number: int, said: str) -> None:
    """The listener is addressed, others are told about, in the present tense that needs no gender."""
    assert said == tongue().text("golden-points", who=who, n=number)


def test_formal_and_informal_address() -> None:
    """The same message speaks to the listener formally or informally, as the listener chose."""
    message = say("golden-place", "own", who=YOU, cards=Listing((CROSS_3,)), cell=C4)
    assert "Pokládáte červený kříž 3 na pole c4." == tongue().render(message).full
    assert "Pokládáš červený kříž 3 na pole c4." == tongue("cs", "informal").render(message).full


def test_others_are_told_about_the_same_way_in_both_registers() -> None:
    """Vykání and tykání concern only the listener."""
    message = say("golden-place", "other", who=JANA, cards=Listing((CROSS_3, WILD)), cell=C4)
    told = "Jana pokládá červený kříž 3 a divokou kartu na pole c4."
    assert told == tongue().render(message).full
    assert told == tongue("cs", "informal").render(message).full


def test_short_forms() -> None:
    """The brief form and the Braille form say the same with fewer cells."""
    message = say("golden-place", "other", who=JANA, cards=Listing((CROSS_3, WILD)), cell=M50)
    rendered = tongue().render(message)
    assert "Jana: červený kříž 3 a divoká karta na m50" == rendered.brief
    assert "čx3 div m50" == rendered.braille
    assert "other" == rendered.kind


@pytest.mark.parametrize(
    ("who", "said"),
    [
        (Person("Jana", "you", "feminine"), "Položila jste červený kříž 3 na pole c4."),
        (Person("Petr", "you", "masculine"), "Položil jste červený kříž 3 na pole c4."),
        (Person("Alex", "you"), "Položili jste červený kříž 3 na pole c4."),
    ],
)
def test_past_tense(who: Person, said: str) -> None:
    """With vykání the auxiliary is plural and the participle agrees with the one person addressed."""
    assert said == tongue().text("golden-placed", who=who, card=CROSS_3, cell=C4)


@pytest.mark.parametrize(
    ("who", "said"),
    [
        (JANA, "Hráčka Jana položila červený kříž 3."),
        (PETR, "Hráč Petr položil červený kříž 3."),
        (ALEX, "Alex pokládá červený kříž 3."),
    ],
)
def test_gender_of_persons(who: Person, said: str) -> None:
    """A person's gender is used where it is known, and done without where it is not."""
    assert said == tongue().text("golden-passed", who=who, card=CROSS_3)


@pytest.mark.parametrize(
    ("who", "said"), [(JANA, "Jana vyhrála"), (PETR, "Petr vyhrál"), (ALEX, "Alex vyhrál")]
)
def test_participle_of_persons(who: Person, said: str) -> None:
    """The participle agrees with a person; without a gender it takes the generic masculine."""
    assert said == tongue().text("golden-person-past", who=who)


@pytest.mark.parametrize(
    ("cell", "letters", "names", "numbers"),
    [
        (C4, "pole c4, sloupec c", "pole Cyril 4, sloupec Cyril", "pole sloupec 3, řada 4, sloupec 3"),
        (M50, "pole m50, sloupec m", "pole Marie 50, sloupec Marie", "pole sloupec 13, řada 50, sloupec 13"),
        (
            Cell("aa", 7),
            "pole aa7, sloupec aa",
            "pole Adam Adam 7, sloupec Adam Adam",
            "pole sloupec 27, řada 7, sloupec 27",
        ),
    ],
)
def test_places(cell: Cell, letters: str, names: str, numbers: str) -> None:
    """Places are said in the player's style; a Braille line always has letters."""
    message = say("golden-at", cell=cell)
    assert letters == tongue().form(message, "full")
    assert names == tongue("cs", "formal", "names").form(message, "full")
    spelled = tongue("cs", "formal", "numbers")
    assert numbers == spelled.form(message, "full")
    assert f"{cell.column}{cell.row} {cell.column}" == spelled.form(message, "braille")


def test_nested_messages_follow_the_outer_form() -> None:
    """A message inside a message is full, brief or Braille with the one around it."""
    inner = Nested(say("golden-inner", card=CROSS_3, cell=C4))
    rendered = tongue().render(say("golden-outer", "hint", inner=inner))
    assert "Nejlepší tah: červený kříž 3 na pole c4" == rendered.full
    assert "Nejlepší: c4" == rendered.brief
    assert "rada čx3" == rendered.braille


def test_minus_on_a_braille_line() -> None:
    """A voice needs the word minus, a Braille line the sign."""
    rendered = tongue().render(say("golden-score", n=-6))
    assert ("Skóre minus 6", "Skóre -6") == (rendered.full, rendered.braille)


def test_every_golden_text_can_be_heard() -> None:
    """No golden text has anything that a voice reads wrongly."""
    counted = [said for table in COUNTED.values() for said in table.values()]
    phrases = [said for table in PHRASES.values() for said in table.values()]
    lint = load_speech_lint("cs")
    wrong = [finding for said in (*counted, *phrases) for finding in lint.line(said)]
    assert [] == [finding for finding in wrong if finding.name != "short"]


def test_codes() -> None:
    """A code is the short form of a lexicon entry."""
    assert "barva č" == tongue().text("golden-code", code=Code("red"))
