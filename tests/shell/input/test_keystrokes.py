from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.shell.input.editor import Key, KeyDecoder


def decoded(*portions: bytes) -> list[str]:
    decoder = KeyDecoder()
    return [key for portion in portions for key in decoder.feed(portion)]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"a", ["a"]),
        ("řeď".encode(), ["ř", "e", "ď"]),
        (b"\r", [Key.ENTER]),
        (b"\n", [Key.ENTER]),
        (b"\x7f\x08", [Key.BACKSPACE, Key.BACKSPACE]),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", [Key.UP, Key.DOWN, Key.RIGHT, Key.LEFT]),
        (b"\x1bOA\x1bOH\x1bOF", [Key.UP, Key.HOME, Key.END]),
        (b"\x1b[3~\x1b[1~\x1b[4~", [Key.DELETE, Key.HOME, Key.END]),
        (b"\x15\x17\x0b", [Key.ERASE_LINE, Key.ERASE_WORD, Key.ERASE_REST]),
        (b"\x04\x03\t", [Key.END_OF_INPUT, Key.INTERRUPT, Key.TAB]),
    ],
)
def test_usual_keys(data: bytes, expected: list[str]) -> None:
    """Letters come as they are, editing keys by name."""
    assert expected == decoded(data)


@pytest.mark.parametrize(
    "data", [b"\x1b[15~", b"\x1b[1;5C", b"\x1bx", b"\x1b[[A", b"\x00\x1c", b"\x1b[?1;2c"]
)
def test_unknown_keys_are_dropped_whole(data: bytes) -> None:
    """No rest of a sequence is taken for typed letters."""
    assert ["z"] == decoded(data + b"z")


def test_a_letter_may_come_in_portions() -> None:
    """Slow lines cut anywhere, also inside a letter or a sequence."""
    data = "ž".encode()
    assert ["ž"] == decoded(data[:1], data[1:])
    assert [Key.UP, "a"] == decoded(b"\x1b", b"[", b"Aa")


def test_a_lone_escape_is_known_after_a_while() -> None:
    """Escape begins every sequence, so it is a key of its own only when nothing follows."""
    decoder = KeyDecoder()
    assert [] == list(decoder.feed(b"\x1b"))
    held = decoder.waiting
    assert held
    assert [Key.ESCAPE] == list(decoder.give_up())
    assert not decoder.waiting
    assert ["a"] == list(decoder.feed(b"a"))


@pytest.mark.parametrize(
    ("late", "expected"), [(b"[A", Key.UP), (b"[1;5C", None), (b"OD", Key.LEFT), (b"o", "o")]
)
def test_what_follows_an_escape_late_is_still_one_key(late: bytes, expected: str | None) -> None:
    """On a slow line its letters are typed nowhere."""
    decoder = KeyDecoder()
    list(decoder.feed(b"\x1b"))
    list(decoder.give_up())
    assert [expected] * (expected is not None) == list(decoder.feed(late))
    assert ["[", "A"] == list(decoder.feed(b"[A"))


def test_a_sequence_that_never_ends_is_forgotten() -> None:
    """What came with it is no key."""
    decoder = KeyDecoder()
    assert [] == list(decoder.feed(b"\x1b[1;"))
    assert [] == list(decoder.give_up())


def test_bytes_that_are_no_text_become_one_odd_letter() -> None:
    """Broken UTF-8 stops nothing."""
    assert ["\N{REPLACEMENT CHARACTER}", "a"] == decoded(b"\xffa")


@given(st.binary(max_size=60))
def test_any_bytes_give_keys_or_printable_letters(data: bytes) -> None:
    """Whatever a terminal sends, no control character gets through."""
    assert all(isinstance(key, Key) or (len(key) == 1 and key.isprintable()) for key in decoded(data))
