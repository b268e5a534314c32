from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.language.functions import NAMES, Functions, method_name
from accessgames.language.values import Cell, Listing, Person, Phrase, Value
from accessgames.language.voice import Manners, Voice
from tests.language.tongues import tongue

if TYPE_CHECKING:
    from accessgames.language.voice import Bound, Figure, Form

CROSS = Phrase("cross", ("red",), label="3")
CARDS = Phrase("card", count=2)
JANA = Person("Jana", "you", "feminine")


def functions(tag: str = "cs", manners: Manners | None = None) -> Functions:
    """The functions of a language."""

    def word(key: str, of: str) -> str:
        return f"<{key} {of}>"

    return Functions(voice("full", tag, manners), word)


def voice(form: Form = "full", tag: str = "cs", manners: Manners | None = None) -> Voice:
    """A voice of a language that can say no nested messages."""
    return Voice(tongue(tag).data.phrases, manners or Manners(), form, lambda message, _: message.key)


def bound(value: Value, form: Form = "full") -> Figure | str | Bound:
    """A value as Fluent hands it to a function."""
    return voice(form).bind(value)


CALLS: list[tuple[str, Value, dict[str, str], str]] = [
    ("NP", CROSS, {}, "červený kříž 3"),
    ("NP", CROSS, {"case": "gen"}, "červeného kříže 3"),
    ("NP", CROSS, {"number": "pl"}, "červené kříže 3"),
    ("NP", CARDS, {"case": "ins"}, "2 kartami"),
    ("NP", 5, {"noun": "card"}, "5 karet"),
    ("NP", "slovo", {"case": "gen"}, "slovo"),
    ("CNT", CARDS, {}, "dvě karty"),
    ("CNT", CARDS, {"case": "dat"}, "dvěma kartám"),
    ("CNT", 13, {"noun": "card"}, "13 karet"),
    ("NUM", 2, {"gender": "f"}, "dvě"),
    ("NUM", 2, {"noun": "point", "case": "gen"}, "dvou"),
    ("NUM", 1, {}, "jeden"),
    ("NUM", 1000, {}, "1000"),
    ("ORD", 4, {"case": "loc", "gender": "f"}, "čtvrté"),
    ("ORD", 4, {"noun": "column", "case": "ins"}, "čtvrtým sloupcem"),
    ("ORD", 4, {}, "čtvrtý"),
    ("PREP", CROSS, {"p": "k"}, "k červenému kříži 3"),
    ("PREP", CROSS, {"p": "na", "case": "loc"}, "na červeném kříži 3"),
    ("PREP", Phrase("square"), {"p": "s", "number": "pl"}, "se čtverci"),
    ("PREP", "čtvrté", {"p": "v"}, "ve čtvrté"),
    ("PREP", 3, {"p": "z"}, "ze 3"),
    ("COORD", Cell("c", 4), {}, "c4"),
    ("COORD", "m50", {}, "m50"),
    ("COLUMN", Cell("c", 4), {}, "c"),
    ("COLUMN", "c", {}, "c"),
    ("LIST", Listing((1, 2)), {"join": "or"}, "1 nebo 2"),
    ("LINES", Listing((1, 2, 3)), {"join": "and"}, "1, ⏎ 2 ⏎ a 3"),
    ("LIST", Listing((CROSS, CARDS)), {"case": "gen"}, "červeného kříže 3 a 2 karet"),
    ("PERSON", JANA, {}, "formal"),
    ("PERSON", Person("Petr"), {}, "other"),
    ("NAME", JANA, {}, "Jana"),
    ("GENDER", JANA, {}, "feminine"),
    ("GENDER", Person("Alex"), {}, "unknown"),
    ("GENDER", CARDS, {}, "feminine"),
    ("GENDER", CROSS, {}, "masculine"),
    ("PAST", CARDS, {"stem": "zbyl"}, "zbyly"),
    ("PAST", JANA, {"stem": "vyhrál"}, "vyhrála"),
    ("PAST", 5, {"stem": "zbyl", "noun": "card"}, "zbylo"),
    ("SHORT", CROSS, {}, "čx3"),
    ("CAP", CROSS, {}, "Červený kříž 3"),
    ("CAP", "", {}, ""),
    ("STYLE", Cell("c", 4), {}, "letters"),
    ("MOMENT", "2026-11-21T16:05:09+01:00", {"at": "v"}, "21. listopadu 2026 v 16:05"),
    ("MOMENT", "2026-11-21T16:05:09+01:00", {}, "21. 11. 2026 16:05"),
    ("MOMENT", "yesterday", {"at": "v"}, "yesterday"),
    ("FINGERPRINT", "0123456789abcdef", {}, "alarm, dar, kód, carevna"),
    ("WORD", "status", {"of": "common"}, "<status common>"),
    ("COMMAND", "stav", {}, "„stav“"),
    ("COMMANDS", Listing(("tah", "stav")), {"join": "or"}, "„tah“ nebo „stav“"),
    ("COMMANDS", Listing(()), {}, "nic"),
]


@pytest.mark.parametrize(("name", "value", "named", "said"), CALLS)
def test_calls(name: str, value: Value, named: dict[str, str], said: str) -> None:
    """Each function does what its line in the module's table says."""
    assert said == functions().table()[name](bound(value), **named)


def test_the_style_of_a_place_follows_the_player_and_the_form() -> None:
    """On a Braille line places are told by letters, whatever the player chose."""
    numbers = Manners(coordinates="numbers")
    for form, style in (("full", "numbers"), ("brief", "numbers"), ("braille", "letters")):
        told = functions().style(voice(form, manners=numbers).bind(Cell("c", 4)))  # type: ignore[arg-type]
        assert style == told


def test_a_command_is_marked_but_on_a_braille_line() -> None:
    """Quotes tell what is typed from words of the sentence, its arguments too; cells are too few for them."""
    for form, said in (("full", "„tah 3 c4“"), ("brief", "„tah 3 c4“"), ("braille", "tah 3 c4")):
        spoken = Functions(voice(form), str)  # type: ignore[arg-type]
        assert said == spoken.command("tah", voice(form).bind(3), voice(form).bind(Cell("c", 4)))  # type: ignore[arg-type]


def test_every_function_is_tested() -> None:
    """The table of calls above leaves no function out."""
    assert NAMES - {"REGISTER", "COUNT"} == {name for name, *_ in CALLS}


def test_register() -> None:
    """The register is the listener's choice; PERSON heeds it too, where the language makes a difference."""
    informal = Manners("informal")
    assert ("formal", "informal") == (functions().register(), functions("cs", informal).register())
    assert "informal" == functions("cs", informal).person(bound(JANA))
    assert "you" == functions("en", informal).person(bound(JANA))


def test_count() -> None:
    """Phrases and listings hand out their number, for plural variants."""
    assert 2 == functions().count(bound(CARDS))
    assert 3 == functions().count(bound(Listing((1, 2, 3))))
    assert "3" == functions().count(bound(Listing((1, 2, 3)))).text


def test_braille_places() -> None:
    """A place bound to a Braille form keeps its letters although the player hears names."""
    named = functions("cs", Manners(coordinates="names"))
    assert "c4" == named.coord(bound(Cell("c", 4), "braille"))
    assert "Cyril" == named.column("c")


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("CNT", CROSS, {}),
        ("CNT", 5, {}),
        ("COORD", "čtyři", {}),
        ("COLUMN", 3, {}),
        ("LIST", CROSS, {}),
        ("COUNT", CROSS, {}),
        ("NUM", "tři", {}),
        ("ORD", CROSS, {}),
        ("PERSON", "Jana", {}),
        ("GENDER", 1, {}),
        ("NAME", 1, {}),
        ("PAST", "x", {"stem": "byl"}),
    ],
)
def test_wrong_values(name: str, value: Value, named: dict[str, str]) -> None:
    """A function refuses values it cannot say, and shows the value."""
    with pytest.raises(TypeError, match=r"expected|argument"):
        functions().table()[name](bound(value), **named)


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [("NP", CROSS, {"case": "foo"}), ("NP", CROSS, {"number": "dual"}), ("ORD", 0, {})],
)
def test_wrong_literals(name: str, value: Value, named: dict[str, str]) -> None:
    """Cases, numbers and ordinals that do not exist are refused with what does."""
    with pytest.raises(ValueError, match="expected"):
        functions().table()[name](bound(value), **named)


def test_foreign_arguments() -> None:
    """What is no value of a message is refused: Fluent's placeholder for a missing variable."""
    missing: Any = None
    with pytest.raises(TypeError, match="None"):
        functions().np(missing)


def test_method_names() -> None:
    """Every function has a method of its own."""
    assert len(NAMES) == len({method_name(name) for name in NAMES})
    assert all(hasattr(Functions, method_name(name)) for name in NAMES)


@pytest.mark.parametrize(
    ("manners", "said"),
    [
        (Manners(), "m50"),
        (Manners(coordinates="names"), "Marie 50"),
        (Manners(coordinates="numbers"), "sloupec 13, řada 50"),
    ],
)
def test_examples_keep_to_the_style_of_places(manners: Manners, said: str) -> None:
    """A place in an example is told as the player wants places to be told."""
    assert said == functions(manners=manners).coord("m50")


def test_a_text_that_is_no_place_is_no_example() -> None:
    """A slip in a message is found by the tests that say it."""
    with pytest.raises(TypeError, match="COORD of 'pole'"):
        functions().coord("pole")
