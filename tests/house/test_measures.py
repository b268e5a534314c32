"""The measures of the code (design, section 7), taken from its syntax trees."""

from __future__ import annotations

import ast
import re

from tests.house import code
from tools.house import House

CZECH = re.compile("[ěščřžýáíéúůťďňó]", re.IGNORECASE)
SENTENCE = re.compile(r"[A-Za-z']{2,}(?:,? [A-Za-z']{2,}){3,}")
SQL = re.compile(
    r": (?:SELECT|UPDATE|INSERT INTO|INSERT OR (?:IGNORE|REPLACE) INTO|DELETE FROM|CREATE TABLE|ALTER TABLE) "
)
STREAMS = "accessgames/engine/chance.py"


def test_public_docstrings() -> None:
    """At least 95 % of the public modules, classes, functions and methods have a docstring."""
    public = [definition for module in code.source() for definition in code.public(module)]
    missing = [definition.name for definition in public if not ast.get_docstring(definition.node)]
    assert len(missing) <= 0.05 * len(public), missing


def test_functions_are_short() -> None:
    """At least 90 % of the functions have 24 lines or fewer, their docstrings not counted."""
    functions = [function for module in code.source() for function in code.functions(module)]
    long = [f"{name}: {code.length(node)}" for name, node in functions if code.length(node) > 24]
    assert len(long) <= 0.1 * len(functions), long


def test_modules_are_short() -> None:
    """No module has more than 500 lines, and no more than one in seven has over 350."""
    lengths = {module.name: code.lines(module) for module in code.source()}
    assert {name: length for name, length in lengths.items() if length > 500} == {}
    longer = {name: length for name, length in lengths.items() if length > 350}
    assert len(longer) <= len(lengths) / 7, longer


def test_rooms_are_neither_cupboards_nor_halls() -> None:
    """A module has 150 to 350 lines on average, and no folder holds more than 25 files."""
    house = House.read(code.ROOT)
    assert 150 <= house.lines / len(house.rooms) <= 350
    assert {} == house.crowded


def test_little_is_imported() -> None:
    """Less than 6 of 100 lines are import statements: what is read together stands together."""
    assert House.read(code.ROOT).import_share < 0.06


def test_functions_have_callers() -> None:
    """Less than 12 of 100 functions are private with one caller, where their lines could stand."""
    assert House.read(code.ROOT).single_share < 0.12


def test_no_function_is_long() -> None:
    """The longest function has 40 lines, and 90 of 100 have 20 or fewer."""
    lengths = House.read(code.ROOT).lengths
    assert lengths[-1] <= 40
    assert lengths[len(lengths) * 9 // 10] <= 20


def test_every_test_says_what_it_shows() -> None:
    """Every test function has a docstring that states the behaviour."""
    functions = (function for module in code.tests() for function in code.functions(module))
    tests = [(name, node) for name, node in functions if node.name.startswith("test_")]
    assert [name for name, node in tests if not ast.get_docstring(node)] == []


def test_tests_outweigh_the_source() -> None:
    """There are at least as many lines of tests as of source."""
    assert sum(map(code.lines, code.tests())) >= sum(map(code.lines, code.source()))


def test_randomness_has_one_source() -> None:
    """Only the streams of the engine import the module random, in the tests too."""
    importing = {
        module.name
        for module in (*code.source(), *code.tests())
        for node in ast.walk(module.tree)
        if "random" in imported(node)
    }
    assert importing <= {STREAMS}


def imported(node: ast.AST) -> set[str]:
    """Names of the modules that an import statement names."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        return {node.module or ""}
    return set()


def matching(pattern: re.Pattern[str], without: str = code.CONTRACT) -> list[str]:
    """The strings of the package in which a pattern is found, with their places."""
    return [
        f"{module.name}:{line}: {text}"
        for module in code.modules("accessgames")
        if not module.name.startswith(without)
        for line, text in code.texts(module.tree)
        if pattern.search(text)
    ]


def test_no_czech_in_the_code() -> None:
    """No string the package works with holds a Czech letter: words of people live in locales/.

    What tests games is left out: people under test have names that begin with such letters.
    """
    assert matching(CZECH, without="accessgames/testing/") == []


def test_no_sentences_in_the_code() -> None:
    """No string of the package has four words in a row: sentences live in locales/; SQL is none."""
    assert [text for text in matching(SENTENCE) if not SQL.search(text)] == []
