"""Documents in every format, from one model."""

from __future__ import annotations

import pytest

from accessgames.club.papers.paper import Paper
from accessgames.club.papers.writers import FORMATS, SUFFIXES, PageSettings, write_paper
from accessgames.engine import GameError
from tests.club.papers.sample import CZECH, PAPER, words

BEGINNINGS = {
    "text": "Zimní turnaj".encode(),
    "html": b"<!DOCTYPE html>",
    "csv": b"\xef\xbb\xbf",
    "pef": b"<?xml",
    "xlsx": b"PK",
}


@pytest.mark.parametrize("fmt", FORMATS)
def test_every_format_is_written_and_repeats_itself(fmt: str) -> None:
    """The same document gives the same bytes, in the shape that its ending promises."""
    data = write_paper(PAPER, CZECH, fmt, PageSettings())
    assert data == write_paper(PAPER, CZECH, fmt)
    assert data.startswith(BEGINNINGS.get(fmt, b""))
    assert fmt in SUFFIXES


def test_a_document_without_a_table_is_no_csv() -> None:
    """What it can be instead is told; an unknown format names those there are."""
    for fmt in ("csv", "xlsx"):
        with pytest.raises(GameError) as error:
            write_paper(Paper(words("Nic")), CZECH, fmt)
        assert ("club-error-no-table", ("text", "html", "brf", "pef", "unicode")) == (
            error.value.key, error.value.args_["formats"],
        )  # fmt: skip
    with pytest.raises(GameError) as error:
        write_paper(PAPER, CZECH, "doc")
    assert ("club-error-format", FORMATS) == (error.value.key, error.value.args_["known"])
