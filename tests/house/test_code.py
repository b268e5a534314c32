"""`tests/house/code.py`: the measuring sticks measure what they say."""

from __future__ import annotations

import ast

import pytest

from tests.house import code

SAMPLE = '''
"""Module."""
TEXT = "ahoj"

class Public:
    """Class."""

    field: int
    """Attribute, \u010desky."""

    def method(self) -> None:
        """Method
        in two lines.
        """
        pass

    def _private(self) -> None: ...
    def __len__(self) -> int: return 0

    @overload
    def typed(self) -> None: ...

class _Hidden:
    def method(self) -> None: ...

def function() -> None:
    def inner() -> str:
        raise ValueError("for programmers only")
    return f"hello {TEXT} there"
'''


@pytest.fixture
def sample() -> code.Module:
    """A small module with one thing of each kind."""
    return code.Module("sample.py", SAMPLE, ast.parse(SAMPLE))


def test_public(sample: code.Module) -> None:
    """Private names, special methods, overloads and inner functions are nobody else's business."""
    names = [definition.name for definition in code.public(sample)]
    assert names == ["sample.py", "sample.py: Public", "sample.py: Public.method", "sample.py: function"]


def test_functions(sample: code.Module) -> None:
    """Every function counts for the measure of length, at any depth."""
    names = [node.name for _, node in code.functions(sample)]
    expected = ["method", "method", "_private", "__len__", "typed", "function", "inner"]
    assert sorted(expected) == sorted(names)


def test_length(sample: code.Module) -> None:
    """The length of a function is that of its code: the docstring is a gift."""
    lengths = {node.name: code.length(node) for _, node in code.functions(sample) if len(node.body) > 1}
    assert lengths == {"method": 2, "function": 4}


def test_texts(sample: code.Module) -> None:
    """Docstrings of any kind are not texts, nor are errors; parts of f-strings are."""
    assert {"ahoj", "hello ", " there"} == {text for _, text in code.texts(sample.tree)}


def test_source_is_found() -> None:
    """The measures see the package, the tools, the start and the tests."""
    names = {module.name for module in code.source()}
    assert {"accessgames/__init__.py", "tools/prepare.py", "start.py"} <= names
    assert "tests/house/test_code.py" in {module.name for module in code.tests()}
    assert not any(name.startswith("tests/") for name in names)
