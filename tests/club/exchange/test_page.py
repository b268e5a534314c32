"""The pages about the exchange format: their example is a real document, and every field is told."""

from __future__ import annotations

import json
import re

import pytest

from accessgames.club.exchange import document, shapes
from tests.club.exchange.validating import fits
from tests.docs.markdown import DOCS

PAGES = ("cs/vymena.md", "en/exchange.md")


def page_text(name: str) -> str:
    """Return a page."""
    return (DOCS / name).read_text("utf-8")


def example(name: str) -> str:
    """Return the whole document on a page."""
    (found,) = re.findall(r"^```json\n(.*?)^```$", page_text(name), re.DOTALL | re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("name", PAGES)
def test_the_example_is_a_document(name: str) -> None:
    """It fits the schema, is taken in, and is written again as it stands on the page."""
    schema, text = document.schema(), example(name)
    assert fits(schema, json.loads(text), schema)
    assert text == document.write_document(document.document_of(document.read_document(text)))


@pytest.mark.parametrize("name", PAGES)
def test_each_part_and_event_is_told(name: str) -> None:
    """No name at the top of a document or of its standing, and no kind of event, is left out."""
    schema = document.schema()
    standing = schema["$defs"]["Standing"]["properties"]
    known = {*schema["properties"], *standing, *shapes.TOLD}
    assert [] == sorted(one for one in known if f"`{one}`" not in page_text(name))


@pytest.mark.parametrize("name", PAGES)
def test_the_bounds_are_told(name: str) -> None:
    """How large a document can be, and how many events it can have, as the program has it."""
    assert f" {document.MAX_BYTES // 1024**2} meg" in page_text(name)
    assert str(document.MAX_EVENTS) in page_text(name)
