"""The rules of this match: every option has its sentence, and none is told that it makes false."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from accessgames.games import load_room
from accessgames.games.told_rules import in_force, match_section, sentence, usual_section, usual_values
from accessgames.language import Language

LANGUAGES: Final = ("cs", "en")
GAMES: Final = ("iota", "iqlandie", "quantum", "tetrikon")

EXCUSED: Final = {
    ("iqlandie", "set"): "has a single value, the material in use",
    ("tetrikon", "set"): "has a single value, the material in use",
}
"""Options of which no section speaks, with the reason."""

AMID: Final = {("tetrikon", "diagrams"): {"mode": "solo"}}
"""Options that mean something only beside others."""

FALSE: Final = (
    ("quantum", "fifth", "free", "páté je nižší než čtvrté", "Páté číslo je libovolné"),
    ("quantum", "fifth", "free", "hned za sebou být nemůže", "jen čtvrté a páté"),
    ("quantum", "misses", "at-most-three", "pátá pět bodů", "každá další tři"),
    ("quantum", "ties", "fewer-misses", "Hráči se stejným počtem bodů se dělí", "rozhodne méně chyb"),
    ("quantum", "step-c", "in-turn", "Vybírá se naráz", "Vybírá se po řadě a nahlas"),
    ("quantum", "starter", "first", "určí los", "Začíná první hráč"),
    ("iota", "starter", "first", "Každý si vylosuje kartu", "nelosuje se"),
    ("iota", "starter", "first", "Při shodě losují znovu", "Karty se zamíchají"),
    ("iota", "wild-start", "bury", "může být i divoká", "přijde dospod a položí se další"),
    ("iota", "recycling", "one", "i obě divoké", "jen jednu divokou"),
    ("iota", "trade", "any", "nejvýš tolik karet, kolik jich je v balíčku", "vždy až čtyři karty"),
    ("iota", "empty-rounds", "2", "skončí také po jednom kole", "skončí také po dvou kolech"),
    ("iota", "empty-rounds", "3", "skončí také po jednom kole", "skončí také po třech kolech"),
    ("iota", "idle-rounds", "2", "v balíčku skončí po třech kolech", "v balíčku skončí po dvou kolech"),
    ("iota", "idle-rounds", "5", "v balíčku skončí po třech kolech", "v balíčku skončí po pěti kolech"),
    ("iota", "idle-rounds", "10", "v balíčku skončí po třech kolech", "v balíčku skončí po deseti kolech"),
    ("iota", "leftover", "minus", "se nic neodečítá", "se odečtou od bodů"),
    ("tetrikon", "mode", "blitz", "Kdo první vyplní poslední čtvereček", "v nejkratším čase"),
    ("tetrikon", "mode", "solo", "kupují u managera", "čtyři diagramy po sobě"),
    ("tetrikon", "mode", "blitz", "V tahu se vloží jeden dílek", "Skládá se po jednom dílku"),
    ("tetrikon", "buying", "choice", "Který dílek kupující dostane, určí kostka", "si vybere sám"),
    ("tetrikon", "mirror", "no", "otáčet a obracet", "ale ne obracet"),
    ("tetrikon", "money", "list", "50 a 100 T", "25 a 50 T"),
    ("tetrikon", "hands", "open", "zná jen ten, kdo je drží", "znají všichni"),
    ("tetrikon", "change", "none", "vrátí jen tehdy", "Manager nevrací nic"),
    ("tetrikon", "exchange", "no", "ani po rozměnění", "Kdo má platit a přesně nemůže, dá"),
    ("tetrikon", "exchange", "treasury", "ani po rozměnění, dá", "vrátí z pokladnice"),
    ("tetrikon", "immunity", "inflation", "Inflaci neruší", "Chrání i před inflací"),
    ("tetrikon", "inflation", "asked", "Přijde sama", "se program zeptá managera"),
    ("tetrikon", "manager", "0", "Managerem stolu je program", "Managerem stolu je hráč 1"),
    ("tetrikon", "rounds", "30", "Po 100 kolech", "Po 30 kolech"),
    ("tetrikon", "offers", "8", "nejvýš 4krát", "nejvýš 8krát"),
    ("tetrikon", "ties", "best-game", "se o místo dělí", "rozhodne nejlepší hra"),
    ("tetrikon", "ties", "lot", "se o místo dělí", "potom los"),
    ("tetrikon", "starter", "youngest", "Každý hodí jednou kostkou", "Začíná nejmladší"),
    ("tetrikon", "starter", "youngest", "hází znovu jen ti", "O začátek se nehází"),
    ("tetrikon", "turn-end", "said", "Po druhé akci tah končí sám", "tah končí až slovem „hotovo“"),
    ("tetrikon", "diagrams", "chosen", "určí los", "volí hráč"),
    ("iqlandie", "rounds", "6", "Kol je dvanáct", "Kol je šest"),
    ("iqlandie", "rounds", "3", "Kol je dvanáct", "Kola jsou tři"),
    ("iqlandie", "practice", "optics", "šest expozic, do kterých ukládá", "Cvičí se jeden okruh"),
    ("iqlandie", "practice", "space", "vezme dva dílky a umístí", "Body jsou jen za prvenství"),
    ("iqlandie", "race", "turns", "úlohu najednou", "jeden po druhém"),
    ("iqlandie", "race", "turns", "nejnižší volný žeton", "podle časů"),
    ("iqlandie", "cards", "new", "Příprava se neměří", "Karty se vymýšlejí nové"),
)
"""Game, option and value; what is not so under it, and what is."""

OWN: Final = [
    (game, option.key, value)
    for game in GAMES
    for option in load_room(game).game.options
    for value in option.choices
    if value != option.default and (game, option.key) not in EXCUSED
]
"""Every value of every option that is not the usual one."""


@cache
def spoken(tag: str) -> Language:
    """A language, opened once."""
    return Language(tag, strict=True)


@cache
def told(game: str, tag: str = "cs", **changed: str) -> list[str]:
    """All that the sections in force say about a match with these options."""
    room, language = load_room(game), spoken(tag)
    values = {**usual_values(room.game.options), **changed}
    return [
        language.form(line, "full")
        for section in room.rulebook.sections
        if in_force(section, values)
        for line in match_section(room, section, values.items(), language)
    ]


@pytest.mark.parametrize(("game", "option", "value", "false", "true"), FALSE)
def test_a_sentence_follows_the_option(game: str, option: str, value: str, false: str, true: str) -> None:
    """What the option makes false is told without it alone, what it makes true with it alone."""
    amid = AMID.get((game, option), {})
    usual, changed = " ".join(told(game, **amid)), " ".join(told(game, **amid, **{option: value}))
    assert (True, False) == (false in usual, false in changed)
    assert (False, True) == (true in usual, true in changed)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "value"), OWN)
def test_every_option_has_a_sentence_of_its_own(game: str, option: str, value: str, tag: str) -> None:
    """No value of an option leaves the rules as they were, and both languages change the same sentences."""
    amid = AMID.get((game, option), {})
    assert set(told(game, tag, **amid)) != set(told(game, tag, **amid, **{option: value}))
    assert _shape(game, "cs", {**amid, option: value}) == _shape(game, tag, {**amid, option: value})


def _shape(game: str, tag: str, changed: dict[str, str]) -> list[tuple[str, bool, bool]]:
    """Return of every sentence whether it is left out, and whether it differs from the usual one."""
    room, language = load_room(game), spoken(tag)
    usual = usual_values(room.game.options)
    pairs = [
        (
            key,
            language.form(sentence(key, {**usual, **changed}), "full"),
            language.form(sentence(key, usual), "full"),
        )
        for section in room.rulebook.sections
        for key in section.lines
    ]
    return [(key, not now, now != before) for key, now, before in pairs]


@pytest.mark.parametrize("game", GAMES)
def test_outside_of_a_match_the_usual_rules_and_changes_are_told(game: str) -> None:
    """What changes a sentence follows it with the words of the option, so does `accessgames rules` say it."""
    room, language = load_room(game), spoken("cs")
    text = [
        language.form(line, "full")
        for section in room.rulebook.sections
        for line in usual_section(room, section, language)
    ]
    assert set(told(game)) <= set(text)
    assert all(len(line) <= 120 for line in text)
    named = {option.key for option in room.game.options if not all(map(str.isdecimal, option.choices))}
    for _, option, value, _, true in (case for case in FALSE if case[0] == game and case[1] in named):
        if (game, option) not in AMID and (game, option, value) not in TOLD_BY_OPTION:
            assert [] != [line for line in text if true in line and line.startswith("S volbou „")], true


TOLD_BY_OPTION: Final = {("tetrikon", "manager", "0"), ("iqlandie", "cards", "new")}
"""Options whose own sentence is told; outside of a match their name is."""


def test_a_section_that_does_not_hold_says_so() -> None:
    """It can be read all the same, since somebody may want to know what would be else."""
    room, language = load_room("quantum"), spoken("cs")
    (section,) = (one for one in room.rulebook.sections if one.id == "rules-own-dice")
    usual = usual_values(room.game.options)
    first, *others = (
        language.form(line, "full") for line in match_section(room, section, usual.items(), language)
    )
    assert "V této partii tento oddíl neplatí, platí jen s volbou „kostky vlastní“." == first
    own = {**usual, "dice": "own"}
    lines = [language.form(line, "full") for line in match_section(room, section, own.items(), language)]
    assert others == lines


def test_both_late_endings_of_iota_are_told() -> None:
    """I1 and I2: rounds without a placing end the match, with an empty deck and with cards in it."""
    text = told("iota")
    assert "S prázdným balíčkem skončí také po jednom kole, kdy nikdo nepřiloží." in text
    assert "I s kartami v balíčku skončí po třech kolech, kdy nikdo nepřiloží." in text
