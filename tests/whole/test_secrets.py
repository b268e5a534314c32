"""What a seat may not know reaches it in no word, no short form, no list and no hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Entry, read_journal
from accessgames.games import load_room
from tests.whole import iota
from tests.whole.players import handing_over, line, typist
from tests.whole.session import Order, Watch, hold
from tests.whole.worlds import Secret, World, secrets

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.testing.goldens import Exchange

BRAILLE: Mapping[str, str] = {"output": "braille", "cells": "20"}
TABLES = [("Jana,bot:2", "21"), ("Jana,bot:1,bot:3", "22"), ("bot:2,Jana", "23")]

OFTEN = ("{status}", "{changes}", "{deck}", "{wilds}", "{moves}", "{hint}", "{free}", "{history} {all}")
"""Asked on every turn."""


def _world(order: Order, log: Path) -> World:
    """Play a match as it may go."""
    held = hold(order, handing_over(typist), log)
    room = load_room(order.game)
    journal = read_journal(held.journal.splitlines(keepends=True))
    entries = tuple(record for record in journal.records if isinstance(record, Entry))
    return World(room.game, journal.header, entries)


def _secret(order: Order, seat: int, log: Path) -> Secret:
    """Return the secret that is kept longest from a seat."""
    return max(secrets(_world(order, log), seat), key=lambda secret: len(secret.one.entries) - secret.drawn)


def _curious_until_the_end(secret: Secret, seat: int) -> Callable[[Watch], Iterator[str]]:
    """Return a player who does what the worlds have in common, and asks more than anybody would."""

    def player(watch: Watch) -> Iterator[str]:
        own: Iterator[Any] = secret.one.actions(seat)
        while len(watch.match.entries) < len(secret.one.entries):
            yield from (line(question, watch) for question in OFTEN)
            yield watch.room.commands.spell(next(own), watch.desk)
        yield from (line(question, watch) for question in (*iota.TOUR.questions, *OFTEN, "{hint}", "{why}"))
        yield from (f"{watch.words.word('where')} {card}" for card in _cards(secret, watch))
        yield from (f"{watch.words.word('fits')} {name}" for name in iota.free_cells(watch.desk))

    return player


def _cards(secret: Secret, watch: Watch) -> Iterator[str]:
    """Yield the cards that the worlds differ in, as they are typed."""
    return (iota.typed_card(card, watch.words) for card in secret.cards)


def _told(world: World, order: Order, player: Callable[[Watch], Iterator[str]], log: Path) -> list[Exchange]:
    with pytest.MonkeyPatch.context() as patch:
        world.take_place(patch)
        held = hold(order, player, log)
    assert 0 == held.code
    return list(held.exchanges)


@pytest.mark.parametrize(("players", "seed"), TABLES)
@pytest.mark.parametrize(
    ("language", "settings"), [("cs", {}), ("cs", BRAILLE), ("en", {"verbosity": "detailed"})]
)
def test_a_hidden_card_changes_no_byte(
    players: str, seed: str, settings: Mapping[str, str], language: str, tmp_path: Path
) -> None:
    """Two worlds that differ only in a card of somebody else sound the same until that card is shown.

    Everything is asked: the hidden card itself, every free cell, the moves, the hint with its reasons, the
    whole history; in sentences, in Braille short forms and in detail.
    """
    order = Order("iota", players, seed, language, settings)
    seat = players.split(",").index("Jana")
    secret = _secret(Order("iota", players, seed), seat, tmp_path / "log")
    player = _curious_until_the_end(secret, seat)
    first, second = (_told(world, order, player, tmp_path / "log") for world in (secret.one, secret.other))
    assert len(first) > len(iota.TOUR.questions)
    assert first == second


@pytest.mark.parametrize("seed", ["31", "32"])
def test_at_a_shared_keyboard_only_the_owner_hears_the_card(seed: str, tmp_path: Path) -> None:
    """What is told aloud and to the first of two people says nothing of the card of the second.

    The second hears the difference, so there is one.
    """
    order = Order("iota", "Jana,Petr", seed)
    secret = _secret(order, 0, tmp_path / "log")

    def both(own: World, private: list[str]) -> Callable[[Watch], Iterator[str]]:
        def player(watch: Watch) -> Iterator[str]:
            moves = {seat: own.actions(seat) for seat in (0, 1)}
            while len(watch.match.entries) < len(own.entries):
                (seat,) = watch.match.actors
                yield watch.words.word("yes")
                if seat == 0:
                    yield from (line(question, watch) for question in OFTEN)
                else:
                    private.extend(watch.told)
                    yield watch.words.word("hand")
                    private.extend(watch.told)
                yield watch.room.commands.spell(next(moves[seat]), watch.desk)
            yield watch.words.word("yes")
            yield from (line(question, watch) for question in (*iota.TOUR.questions, *OFTEN))

        return player

    heard, overheard = [], []
    for world in (secret.one, secret.other):
        private: list[str] = []
        lines = [
            told for one in _told(world, order, both(world, private), tmp_path / "log") for told in one.told
        ]
        overheard.append([told for told in lines if told not in private])
        heard.append(private)
    assert heard[0] != heard[1]
    assert overheard[0] == overheard[1]


def test_the_worlds_do_differ(tmp_path: Path) -> None:
    """The card is in another's hand in the one world and in the deck in the other, and it is shown later."""
    order = Order("iota", "Jana,bot:2", "21")
    world = _world(order, tmp_path / "log")
    secret = _secret(order, 0, tmp_path / "log")
    one, other = secret.one.match(), secret.other.match()
    assert (one.view(0), one.moment) == (other.view(0), other.moment)
    assert one.view(1) != other.view(1)
    later = world.entries[len(secret.one.entries) :]
    assert any(secret.cards[0] in entry.text and entry.actor == 1 for entry in later)
