"""Tetrikon under the fingers, and what a listener must not learn: whole games by short forms, two worlds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.braille import cells, unsupported
from accessgames.engine import Entry, MalformedAction, Match, Perspective, read_journal
from accessgames.games import Listener, load_room
from accessgames.language import Language
from accessgames.shell.seating import Seating
from accessgames.shell.settings import WORD_FILES
from tests.whole import tetrikon
from tests.whole.measures import unfit
from tests.whole.players import curious, sure
from tests.whole.session import Held, Order, Watch, hold

if TYPE_CHECKING:
    from pathlib import Path

DISPLAYS = [(20, "cs"), (40, "cs"), (20, "en"), (40, "en")]
SOLO = {"mode": "solo"}


def _order(width: int, language: str, players: str = "Jana,bot:2", **options: str) -> Order:
    settings = {"output": "braille", "cells": str(width)}
    return Order("tetrikon", players, "9", language, settings, {"level": "A", **options}, 5)


def _over(held: Held) -> bool:
    journal = read_journal(held.journal.splitlines(keepends=True))
    return Match.replay(load_room("tetrikon").game, journal).outcome is not None


def _by_finger(watch: Watch) -> Iterator[str]:
    """Read the lines and nothing else: ask for the moves and type the first number, also within a group."""
    while not watch.over:
        moment = len(watch.match.entries)
        yield watch.words.word("moves")
        while moment == len(watch.match.entries):
            numbers = [found[1] for told in watch.told if (found := re.match(r"(\d+) ", told))]
            yield numbers[0] if numbers else "1"
    yield watch.words.word("score")
    yield watch.words.word("quit")


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
def test_a_whole_game_by_short_forms_alone(width: int, language: str, tmp_path: Path) -> None:
    """Every line fits the display, counted in cells, and a game can be played to its end by them."""
    held = hold(_order(width, language), _by_finger, tmp_path / "log")
    assert 0 == held.code
    assert _over(held)
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)
    assert [] == [char for told in held.told for char in unsupported(told, language=language)]


@pytest.mark.parametrize(("width", "language"), DISPLAYS)
def test_every_answer_fits_the_display(width: int, language: str, tmp_path: Path) -> None:
    """Whatever is asked, help and rules too, comes in lines that the display can show."""
    held = hold(_order(width, language), curious(tetrikon.TOUR), tmp_path / "log")
    assert 0 == held.code
    assert [] == [told for told in held.told if cells(told, language=language) > width]
    assert [] == unfit(held.told)


def test_solo_by_short_forms(tmp_path: Path) -> None:
    """Building against time fits a small display as well."""
    player = tetrikon.building("{status}", "{board}", "{moves}", "{outline}", "{areas}", "{time}")
    held = hold(_order(20, "cs", "Jana", **SOLO), player, tmp_path / "log")
    assert 0 == held.code
    assert _over(held)
    assert [] == [told for told in held.told if cells(told, language="cs") > 20]


def _match(entries: Sequence[Entry], header: Any) -> Match[Any, Any, Any, Any]:  # noqa: ANN401
    game = load_room("tetrikon").game
    match: Match[Any, Any, Any, Any] = Match(game, header)
    for entry in entries:
        match.submit(entry.actor, game.parse_action(entry.text))
    return match


def _other_worlds(entries: Sequence[Entry], header: Any) -> Iterator[tuple[Entry, ...]]:  # noqa: ANN401
    """Yield the same beginnings with another T card or chance card in the hand of seat 1.

    They end before anybody can see the card.
    """
    match = _match(entries, header)
    for moment, entry in enumerate(entries):
        task = match.state_at(moment).table.task
        verb, _, thing = entry.text.partition(" ")
        if verb not in {"money", "chance"} or getattr(task, "seat", None) != 1:
            continue
        others = {"money": ("1", "5", "10", "20", "25", "50"), "chance": ("draw-1", "joker-10", "immunity")}
        other = next(name for name in others[verb] if name != thing)
        if verb == "chance" and "keep" != entries[moment + 1].text:
            continue
        changed = [*entries[:moment], replace(entry, text=f"{verb} {other}")]
        for later in entries[moment + 1 :]:
            if later.actor == 1 and later.text.split()[0] not in {"roll", "end", "build", "keep"}:
                break
            changed.append(later)
        if len(changed) > moment + 3:
            yield tuple(changed)


def _everything(match: Match[Any, Any, Any, Any], language: Language) -> list[str]:
    """Return all that the first seat is told and can be answered, in all forms, at every moment."""
    room = load_room("tetrikon")
    people = Seating(match.header.seats, secrets=True).people(0)
    words = language.vocabulary(*WORD_FILES, "tetrikon")
    told: list[str] = []
    for moment, entry in enumerate(match.entries):
        action = room.game.parse_action(entry.text)
        before = match.state_at(moment)
        step = room.game.apply(before, entry.actor, action)
        desk = Listener(
            Perspective(room.game, room.game.view(step.state, 0), 0), people, frozenset({1}), words
        )
        events = [seen for event in step.events if (seen := room.game.redact(event, 0)) is not None]
        messages = [*room.narration.tell(events, desk), room.narration.turn(desk)]
        if moment % 7 == 0:
            for answer in room.commands.answers.values():
                try:
                    messages += answer(desk, ())
                except MalformedAction:
                    continue
        told += [form for message in messages for form in _forms(language, message)]
    return told


def _forms(language: Language, message: Any) -> tuple[str, str, str]:  # noqa: ANN401
    line = language.render(message)
    return line.full, line.brief, line.braille


def test_hidden_cards_change_no_byte(tmp_path: Path) -> None:
    """Another card in another hand: until it is seen, everything that a seat hears stays letter by letter."""
    order = Order("tetrikon", "Jana,bot:2", "9", options={"level": "A"})
    held = hold(order, sure(tetrikon.TRADER), tmp_path / "log")
    journal = read_journal(held.journal.splitlines(keepends=True))
    language = Language("cs", strict=True)
    compared = 0
    played = Match.replay(load_room("tetrikon").game, journal).entries
    for entries in _other_worlds(played, journal.header):
        one = _match(played[: len(entries)], journal.header)
        other = _match(entries, journal.header)
        assert one.state != other.state
        assert _everything(one, language) == _everything(other, language)
        compared += 1
        if compared == 4:
            break
    assert 0 < compared
