"""What the linter refuses in sentences: each fault that was once there is found by its rule."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from accessgames.language.catalogue import LanguageData
from accessgames.language.resources import languages, locales_root
from accessgames.testing.lint_wording import Gap, Wording, gaps

WORDINGS = {tag: Wording(LanguageData((locales_root(),), tag)) for tag in languages((locales_root(),))}
OLD = [
    pytest.param(tag, one.rule, sentence, id=f"{tag}-{one.rule}-{number}")
    for tag, wording in WORDINGS.items()
    for one in wording.style.refused
    for number, sentence in enumerate(one.was)
]


def read(text: str) -> list[Gap]:
    """Return the values of a message with the words around them."""
    message = FluentParser().parse(f"key = {text}").body[0]
    assert isinstance(message, ftl.Message)
    assert message.value
    return list(gaps(message.value))


@pytest.mark.parametrize(("tag", "rule", "sentence"), OLD)
def test_what_was_once_said_is_refused(tag: str, rule: str, sentence: str) -> None:
    """Each rule of `style.toml` finds the sentences that it was made for."""
    assert rule in dict(WORDINGS[tag].refused(sentence))


FINE = [
    "⟦NAME⟧ si líže kartu, lízni 1 z P.",
    "Nejvýš ⟦offers⟧krát, tedy 4 krát 25 T.",
    "Řekli jsme, že jste tu sami.",
    "První buňka je barva: z zelená, k kruh.",
    "Hraje se ve středu se dvěma kostkami.",
]


@pytest.mark.parametrize("line", FINE)
def test_what_is_right_is_not_refused(line: str) -> None:
    """Neither rule finds what only looks alike."""
    assert [] == list(WORDINGS["cs"].refused(line))


@pytest.mark.parametrize(
    ("line", "longer"),
    [
        ("Pole nesousedí s žádnou kartou.", "se žádnou"),
        ("Diagram je obrys z čtverečků.", "ze čtverečků"),
        ("⟦play⟧ ⟦game⟧ s dvěma počítači", "se dvěma"),
    ],
)
def test_a_preposition_is_as_it_is_spoken(line: str, longer: str) -> None:
    """What the grammar says before values holds before words that stand there."""
    assert [("short-preposition", longer)] == list(WORDINGS["cs"].refused(line))


COUNTED = [
    ("cs", 'odehráno { NP($actions, noun: "turn") }', "single-verb"),
    ("cs", 'Je tu { NP($count, noun: "possibility") }.', "single-verb"),
    (
        "cs",
        '{ $n ->\n        [0] nic\n       *[other] Zbývá { CNT($n, noun: "card") }.\n    }',
        "single-verb",
    ),
    ("en", 'now it is { NP($before, noun: "tetrikon-piece") }', "single-verb"),
    ("cs", "Náhod k lízání { $count }, použitých { $used }.", "plural-before-number"),
    ("cs", "Čas vypršel, prázdných čtverečků { $empty }.", "plural-before-number"),
    ("cs", "se počítá { $percent } procent času.", "plural-behind-number"),
    ("en", "Lesson: { $game }, { $count } tasks.", "plural-behind-number"),
    ("cs", "{ CAP($piece) } v nabídce, místo { LINES($places) }.", "one-of-several"),
    ("en", "{ CAP($piece) } on offer, place { LINES($places) }.", "one-of-several"),
]


@pytest.mark.parametrize(("tag", "text", "rule"), COUNTED)
def test_words_that_do_not_follow_a_number_are_found(tag: str, text: str, rule: str) -> None:
    """As they were once said: "odehráno 3 tahy", "použitých 1", "1 tasks", "místo 5 a 6"."""
    wording = WORDINGS[tag]
    assert [rule] == [found for gap in read(text) for found, _ in wording.numbers(gap)]


FOLLOWING = [
    '{ PAST($n, stem: "odehrán", noun: "turn") } { NP($n, noun: "turn") }',
    "{ $n ->\n    [one] je { $n } tah\n    [few] jsou { $n } tahy\n   *[other] je { $n } tahů\n}",
    "{ COUNT($places) ->\n    [one] místo { LIST($places) }\n   *[other] místa { LIST($places) }\n}",
    'Zbývá vyplnit { NP($left, noun: "tetrikon-square", case: "acc") }.',
    "Karet může být { $least } až { $most } karet.",
    "Stůl { $table } turnaje { $name }.",
    'Hraje { NP($who, case: "nom") }.',
]


@pytest.mark.parametrize("text", FOLLOWING)
def test_words_that_follow_a_number_are_right(text: str) -> None:
    """Chosen by the number, made by PAST(), in another case, or beside what is never one."""
    assert [] == [found for gap in read(text) for found in WORDINGS["cs"].numbers(gap)]


def test_words_around_values_end_at_the_next_value() -> None:
    """What stands between a value and another one does not belong to a third."""
    assert [("a ", "x", " b"), ("c ", "y", "")] == [
        (gap.before, gap.variable, gap.behind)
        for gap in read('a { $x } b{ $z }{ "" }c { $y }')
        if gap.variable != "z"
    ]


NAMED = [
    ("cs", "Hodit o karty.", "roll"),
    ("cs", "Zbytek už zaplnit nejde.", "fill"),
    ("cs", "Každý má celou sadu a skládá na čas.", "set"),
    ("cs", "Profil čtečka, výchozí.", "screen-reader"),
    ("cs", "V úrovni má být stejně.", "difficulty"),
    ("cs", "Úroveň úlohy „⟦text⟧“ program nepozná.", "difficulty"),
    ("cs", "Náhoda: směna u managera.", "swap-at-the-manager"),
    ("cs", "Změna dílku", "swap-at-the-manager"),
    ("cs", "Zápas skončil po třetí rundě.", "match"),
    ("cs", "Obrat náhodou v tahu ⟦number⟧.", "luck"),
    ("en", "Proposal of the tournament ⟦name⟧", "proposal"),
    ("en", "The cards of space make no task of level ⟦level⟧.", "difficulty"),
]


@pytest.mark.parametrize(("tag", "line", "term"), NAMED)
def test_one_thing_has_one_name(tag: str, line: str, term: str) -> None:
    """As things were once called beside their names in `terms.toml`."""
    assert term in [words.split(", see ")[1].split()[0] for rule, words in WORDINGS[tag].refused(line)]


@pytest.mark.parametrize(
    "line", ["Náhoda se píše zkratkou, třeba směna 1 u M.", "⟦proposal⟧ a ⟦směna⟧", "Deska leží beze změny."]
)
def test_what_is_printed_and_what_only_looks_alike_stays(line: str) -> None:
    """Abbreviations of real cards, names of variables, and words that belong to nothing else."""
    assert [] == list(WORDINGS["cs"].refused(line))
