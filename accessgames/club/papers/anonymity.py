"""Papers for everybody to see: without the names and categories of people who did not agree to that.

Names are taken out of a finished paper, so that lots, orders and what was counted by name stay what they are,
and every form of the paper is served at once.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

from accessgames.club.papers import paper as sheets
from accessgames.dataclasses import replace
from accessgames.language import Listing, Message, Nested, Person

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.club.model.tournament import Tournament
    from accessgames.language.values import Value

_Said = TypeVar("_Said")


def hide_names(paper: sheets.Paper, labels: Mapping[str, str]) -> sheets.Paper:
    """Return a paper in which some people are called otherwise.

    Args:
        paper: The paper.
        labels: Name -> what stands in its place.
    """
    chapters = (
        sheets.Chapter(_said(chapter.title, labels), tuple(_block(one, labels) for one in chapter.blocks))
        for chapter in paper.chapters
    )
    blocks = tuple(_block(one, labels) for one in paper.blocks)
    return replace(paper, title=_said(paper.title, labels), blocks=blocks, chapters=tuple(chapters))


def _block(block: sheets.Block, labels: Mapping[str, str]) -> sheets.Block:
    if isinstance(block, sheets.Paragraph | sheets.Entries):
        return replace(block, sentences=tuple(_said(one, labels) for one in block.sentences))
    rows = (
        sheets.DataRow(tuple(_said(cell, labels) for cell in row.cells), _said(row.sentence, labels))
        for row in block.rows
    )
    columns = (replace(column, title=_said(column.title, labels)) for column in block.columns)
    caption = _said(block.caption, labels)
    return replace(block, caption=caption, columns=tuple(columns), rows=tuple(rows))


def _said(said: _Said, labels: Mapping[str, str]) -> _Said:
    """Return what is said with other names; whatever names nobody stays as it is."""
    found: object = said
    match said:
        case Message(key, args, kind):
            own: dict[str, Value] = {name: _said(value, labels) for name, value in args.items()}
            found = Message(key, MappingProxyType(own), kind)
        case Nested(message):
            found = Nested(_said(message, labels))
        case Listing(items):
            found = replace(said, items=tuple(_said(one, labels) for one in items))
        case Person(name) if name in labels:
            found = Person(labels[name])
        case str() if said in labels:
            found = labels[said]
    return found  # type: ignore[return-value]  # each case gives what it was given


def renamed(tournament: Tournament, labels: Mapping[str, str]) -> Tournament:
    """Return a tournament whose players are called otherwise, by their names; see `hide_names`."""
    players = (
        replace(one, name=labels[one.name], spoken="", gender="") if one.name in labels else one
        for one in tournament.players
    )
    return replace(tournament, players=tuple(players))


def without_categories(tournament: Tournament) -> Tournament:
    """Return a tournament that has no categories, nor anything that only holds within them.

    Of a ranking by category nobody can be left out without moving the others up, so all of it goes.
    """
    players = (replace(one, category="") for one in tournament.players)
    proposal = tournament.proposal
    qualifies = 0 if proposal.by_category else proposal.qualifies
    plain = replace(proposal, categories=(), by_category=False, qualifies=qualifies)
    return replace(tournament, players=tuple(players), proposal=plain)
