from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import Entry, Match, Stream, Undo
from accessgames.storage.journal_files import load_journal
from accessgames.storage.saved_matches import saved_matches
from tests.engine.helpers import PIG
from tests.nursery import Nursery, nursery
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 200
MOST_ANNOUNCED = 30
LONGEST_WAIT = 0.002

pytestmark = not_on_windows("Windows has neither fork nor SIGKILL")


def interrupts(victims: Nursery, folder: Path, stream: Stream) -> bool:
    """Kill one and look at its match; return whether it was killed before the match had ended."""
    announced = victims.kill(f"{folder} {stream.randrange(10**6)}", stream.randrange(MOST_ANNOUNCED), stream)
    found = saved_matches(folder)
    if announced[-1:] == ["end"] or not found:
        assert announced[-1:] in (["end"], [])
        return False
    journal = load_journal(found[0].path)
    texts = [record.text for record in journal.records if isinstance(record, Entry)]
    assert not any(isinstance(record, Undo) for record in journal.records)
    told = {int(number): text for number, text in (line.split(" ", 1) for line in announced)}
    assert told == {number: texts[number - 1] for number in told}
    assert len(texts) - max(told, default=len(texts)) in {0, 1}
    assert len(texts) == Match.replay(PIG, journal).moment
    return True


def test_a_killed_program_loses_nothing_that_was_announced(tmp_path: Path) -> None:
    """SIGKILL at 200 random moments: every announced action is in the journal, and every match goes on.

    A killed program may have written one action that it had no time to announce, never more.
    """
    stream = Stream("kill", "moments")
    with nursery("tests.storage.victim", LONGEST_WAIT) as victims:
        interrupted = sum(interrupts(victims, tmp_path, stream) for _ in range(KILLS))
    assert KILLS // 2 < interrupted
