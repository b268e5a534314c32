"""Personal records of IOTA: what they say is worked out again from the journal of a whole match."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from accessgames.engine import SPECTATOR, Perspective, is_seat
from accessgames.engine.local_seat import LocalSeat
from accessgames.games.iota.records import RECORDS
from accessgames.games.iota.rules.events import Placed
from accessgames.games.iota.rules.view import IotaView
from accessgames.games.room import Achievement, Listener
from accessgames.language import Language
from tests.whole.finished import match_of


def view() -> IotaView:
    match = match_of("iota")
    found = match.game.view(match.state, SPECTATOR)
    assert isinstance(found, IotaView)
    return found


def feats(seen: IotaView) -> list[Achievement]:
    match = match_of("iota")
    words = Language("cs").vocabulary("common", "iota")
    assert match.outcome is not None
    listener = Listener(Perspective(match.game, seen, SPECTATOR), (), frozenset(), words)
    return list(RECORDS.feats(listener, match.outcome))


def test_a_whole_match() -> None:
    """Final scores, best turns by how scores grew, and lots as they were told, turn by turn."""
    match = match_of("iota")
    lots, best = Counter[int](), Counter[int]()
    for moment, entry in enumerate(match.entries):
        if is_seat(entry.actor):
            before, after = (match.state_at(one).table.scores for one in (moment, moment + 1))
            best[entry.actor] = max(best[entry.actor], after[entry.actor] - before[entry.actor])
    for event in LocalSeat.at(match).events(SPECTATOR):
        if isinstance(event, Placed):
            lots[event.seat] += sum(line.lot for line in event.scoring.lines)
    assert match.outcome is not None
    scores = match.outcome.totals
    expected = [
        feat
        for seat, score in enumerate(scores)
        for feat in (
            Achievement(seat, f"match {len(scores)}", score, "points", lower=False, quiet=True),
            Achievement(seat, "turn", best[seat], "points", lower=False, quiet=True),
            Achievement(seat, "lots", lots[seat], "count", lower=False, quiet=True),
        )
        if feat.value or feat.key.startswith("match")
    ]
    assert expected == feats(view())
    assert {"match 2", "turn", "lots"} == {feat.key for feat in expected}


def test_who_never_laid_anything_has_no_best_turn() -> None:
    """What was not done is no record."""
    bare = replace(view(), table=replace(view().table, history=()))
    assert {"match 2"} == {feat.key for feat in feats(bare)}


@pytest.mark.parametrize(
    ("key", "cs", "en"),
    [
        ("match 3", "nejlepší partie tří hráčů", "best match of three players"),
        ("match", "nejlepší partie", "best match"),
        ("turn", "nejlepší tah", "best turn"),
        ("lots", "nejvíc čtveřic v partii", "most lots in a match"),
    ],
)
def test_titles(key: str, cs: str, en: str) -> None:
    """Every discipline has a name in both languages."""
    for tag, expected in (("cs", cs), ("en", en)):
        assert expected == Language(tag, strict=True).form(RECORDS.title(key), "full")
