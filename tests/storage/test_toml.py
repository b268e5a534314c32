from __future__ import annotations

import pytest

from accessgames.storage.settings import MOST_DOTS, parse_toml


def test_a_document_is_what_toml_says() -> None:
    """Nothing is changed in a document that fits; a byte order mark before it counts for nothing."""
    assert {"a": {"b": [1, "x"]}} == parse_toml(b'\xef\xbb\xbfa.b = [1, "x"]\n')


@pytest.mark.parametrize(
    "data",
    [
        b"a = ",
        b"\xff = 1",
        b"a = 1\0",
        b"a = " + b"9" * 5000,
        b"a = " + b"[" * 5000 + b"]" * 5000,
        b"a = {b = " * 5000 + b"1" + b"}" * 5000,
    ],
)
def test_anything_else_is_one_kind_of_error(data: bytes) -> None:
    """Bytes that are no text, too many digits and deep nesting look like any other slip."""
    with pytest.raises(ValueError, match=r"."):
        parse_toml(data)


def test_no_line_may_have_many_dots() -> None:
    """A dotted key of twenty thousand parts would take gigabytes; the line is named without reading it."""
    with pytest.raises(ValueError, match="line 2"):
        parse_toml(b"a = 1\nb" + b".a" * 20_000 + b" = 1\n")


def test_texts_may_have_as_many_dots_as_anybody_types() -> None:
    """The bound is far beyond sentences and rows of dots."""
    assert {"a": "." * MOST_DOTS} == parse_toml(b'a = "' + b"." * MOST_DOTS + b'"')


def test_numbers_have_any_size() -> None:
    """In hexadecimal a number may have more digits than Python writes, as the docstring warns."""
    assert 16**5000 - 1 == parse_toml(b"a = 0x" + b"f" * 5000)["a"]
