"""What stands in a document, in words of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language import Message

if TYPE_CHECKING:
    from accessgames.club.papers.paper import Content
    from accessgames.language import Language


def told(message: Message, language: Language) -> str:
    """Say a message in full."""
    return language.form(message, "full")


def shown(content: Content, language: Language) -> str:
    """Write what a cell of a table holds; figures are not grouped, so that programs can read them."""
    return told(content, language) if isinstance(content, Message) else str(content)
