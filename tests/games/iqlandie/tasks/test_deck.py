"""Cards by number."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.games.iqlandie import tasks
from accessgames.games.iqlandie.rules.game import IqlandieGame
from accessgames.games.iqlandie.tasks import SHIPPED, CardsError, card, cards_like, level_of, shipped_cards
from accessgames.games.iqlandie.tasks.kind import LEVELS, AnyKind
from accessgames.language import Language
from accessgames.shell.errors import tell_error

if TYPE_CHECKING:
    from collections.abc import Iterator

TOOL = Path(__file__).parents[4] / "tools/iqlandie_cards.py"


def test_forty_cards_of_each_kind(kind: AnyKind) -> None:
    """Forty different cards come with the game, of all levels, the levels in turn."""
    cards = shipped_cards(kind.id)
    assert SHIPPED == len(cards) == len({one.task for one in cards})
    assert [LEVELS[number % 3] for number in range(SHIPPED)] == [one.level for one in cards]


def test_shipped_cards_are_proven(kind: AnyKind) -> None:
    """Each shipped card is solvable, with the stated solutions, difficulty and level."""
    for one in shipped_cards(kind.id):
        measure = kind.measure(one.task)
        assert measure.solutions > 0
        assert (one.measure, one.level) == (measure, kind.level(one.task, measure))


def test_shipped_cards_are_known_as_proven(kind: AnyKind) -> None:
    """The digest is that of the file, whose cards the test above solves."""
    assert tasks.PROVEN[kind.id] == sha256((tasks.FOLDER / f"{kind.id}.txt").read_bytes()).hexdigest()


def test_a_start_solves_no_shipped_card(kind: AnyKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading them as they were made asks no solver."""
    before = shipped_cards(kind.id)
    solved: list[object] = []
    monkeypatch.setattr(type(kind), "measure", lambda _kind, task: solved.append(task))
    shipped_cards.cache_clear()
    assert (before, []) == (shipped_cards(kind.id), solved)


def test_a_file_that_was_changed_is_solved(
    kind: AnyKind, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever changes a figure is told, as before."""
    name = f"{kind.id}.txt"
    text = (tasks.FOLDER / name).read_text(encoding="utf-8")
    (tmp_path / name).write_text(re.sub(r"(?m)^7 level \d", "7 level 9", text), encoding="utf-8")
    monkeypatch.setattr(tasks, "FOLDER", tmp_path)
    shipped_cards.cache_clear()
    try:
        with pytest.raises(CardsError) as caught:
            shipped_cards(kind.id)
    finally:
        monkeypatch.undo()
        shipped_cards.cache_clear()
    assert "iqlandie-error-card-file" == caught.value.key


def test_shipped_cards_are_made_by_the_tool() -> None:
    """The seeded script makes exactly the files that come with the game."""
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stderr)


def test_tool_solves_cards() -> None:
    """The script that solves many cards tells a line for each kind and finds nothing wrong."""
    done = subprocess.run(
        [sys.executable, TOOL, "--solve", "60"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert ["biology:", "programming:", "optics:", "space:"] == [line.split()[0] for line in lines]
    assert all(" 0 wrong;" in line for line in lines)


def test_cards_by_number(kind: AnyKind) -> None:
    """Numbers start at 1; a shipped card is the one in the file."""
    assert shipped_cards(kind.id)[0] == card(kind.id, 1)
    assert shipped_cards(kind.id)[-1] == card(kind.id, SHIPPED)


def test_any_number_more(kind: AnyKind) -> None:
    """Further numbers are made on demand: right, of the level that was told before, always the same."""
    for number in (SHIPPED + 1, SHIPPED + 2, SHIPPED + 3, 9999):
        one = card(kind.id, number)
        assert level_of(kind.id, number) == one.level
        assert one.measure == kind.measure(one.task)
    again = card.__wrapped__(kind.id, SHIPPED + 1)
    assert again == card(kind.id, SHIPPED + 1)


def test_levels_without_making_cards(kind: AnyKind) -> None:
    """The level of a number is known for shipped cards and for all others."""
    assert [1, 2, 3, 1] == [level_of(kind.id, number) for number in (1, 2, 3, 4)]
    assert [1, 2, 3] == sorted(level_of(kind.id, number) for number in (41, 42, 43))


def test_alike_cards(kind: AnyKind) -> None:
    """Cards that look alike in the preparation include the card itself; those of space all look alike."""
    alike = cards_like(kind.id, 5)
    assert 5 in alike
    seen = kind.preparation(card(kind.id, 5).task)
    assert all(seen == kind.preparation(card(kind.id, number).task) for number in alike)
    assert (kind.id == "space") == (len(alike) == SHIPPED)


def test_made_cards_are_alike_themselves(kind: AnyKind) -> None:
    """A card that is no shipped one is among those that look like it."""
    assert 77 in cards_like(kind.id, 77)


def test_tool_reads_own_cards(tmp_path: Path) -> None:
    """A club's own file is proven: told how many cards it has, or one sentence about the first wrong line."""
    good, wrong = tmp_path / "good.txt", tmp_path / "wrong.txt"
    line = "1 level 2 difficulty 3 solutions {} task Z2 JD ZHH\n"
    good.write_text(line.format(10), encoding="utf-8", newline="\r\n")  # as Notepad does
    wrong.write_text(f"# own cards\n{line.format(9)}", encoding="utf-8")
    read, refused, absent = (
        subprocess.run(
            [sys.executable, str(TOOL), "--read", "optics", str(path)],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "LANG": "cs_CZ.UTF-8"},
        )
        for path in (good, wrong, tmp_path / "none.txt")
    )
    assert (0, f"{good}: 1\n") == (read.returncode, read.stdout)
    assert (1, "Řádek 2: počet řešení je 9, správně je 10.\n") == (refused.returncode, refused.stderr)
    assert (1, 1) == (absent.returncode, len(absent.stderr.splitlines()))


@pytest.fixture
def spoiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody changed the cards of optics and made a mistake on line 4."""
    (tmp_path / "optics.txt").write_text("#\n#\n#\n1 level 1 task V5 Z1 ZZ\n", encoding="utf-8")
    monkeypatch.setattr("accessgames.games.iqlandie.tasks.FOLDER", tmp_path)
    shipped_cards.cache_clear()
    yield
    monkeypatch.undo()
    shipped_cards.cache_clear()


@pytest.mark.usefixtures("spoiled")
def test_a_wrong_file_is_named_with_its_line() -> None:
    """The sentence says which file, which line, what stands there and what would be right."""
    with pytest.raises(CardsError) as caught:
        shipped_cards("optics")
    told = Language("cs").render(tell_error(caught.value)).full
    assert told.startswith(
        "Soubor optics.txt není v pořádku. "
        "Řádek 4: „1 level 1 task V5 Z1 ZZ“ není karta, správně je například"
    )


@pytest.mark.usefixtures("spoiled")
def test_a_match_does_not_begin_with_wrong_cards() -> None:
    """The mistake is told before the match, not in the middle of it."""
    game = IqlandieGame()
    setup = game.setup(1, {"practice": "optics"})
    with pytest.raises(CardsError) as caught:
        game.initial(setup)
    assert ("iqlandie-error-card-file", "optics.txt") == (caught.value.key, caught.value.args_["file"])
