"""A lesson from an own mistake: as it was known then, judged from that alone, and when it comes back."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import islice, product
from typing import TYPE_CHECKING

import pytest

from accessgames.dataclasses import replace
from accessgames.engine import GameError, SeatSpec
from accessgames.games import load_room
from accessgames.games.daily import position_of
from accessgames.shell.mistakes.judging import judge_of
from accessgames.shell.mistakes.positions import read_position
from tests.shell.mistakes.learner import Learner
from tests.shell.mistakes.played import ALFA, JANA, SEEDS, TODAY, play
from tests.shell.stage import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.games import DailyTask
    from accessgames.personal.mistakes import Mistake
    from accessgames.shell.mistakes.judging import MistakeJudge

BEST = "polož mx4 j54 mx1 k54"
WORSE = "výměna vše"
ASKED = ("rada", "rada", "rada", "tahy", "zkus 1", "soupeř", WORSE)
EMPTY = '{"options":{},"seats":[],"moves":[]}'
ALONE = '{"options":{},"seats":[["J","human",""]],"moves":[]}'


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    """Somebody who has finished a match of IOTA with three mistakes."""
    play("iota", tmp_path)
    return Learner(tmp_path)


def test_a_lesson_begins_with_the_match_and_what_was_done(learner: Learner) -> None:
    """Of which match it is and who sat there, how it stood, the own hand, the choice then."""
    told = sentences(learner.learn(learner.find()[0], "konec"))
    assert "Poučení z partie: IOTA, pátek 20. listopadu 2026, u stolu Jana a Alfa." == told[0]
    assert "Vede Alfa o 14 bodů." in told
    assert "Máte modrý kříž 1, modrý čtverec 2, modrý kříž 4 a divokou kartu." in told
    then = "19 bodů, i54 vpravo: modrý kříž 1, modrý kříž 4 a divoká karta."
    assert f"Tehdejší volba: {then} Najdete lepší?" == told[-3]
    assert "Úloha zůstává bez odpovědi." == told[-1]


def test_the_better_way_gets_three_stars_and_comes_back_later(learner: Learner) -> None:
    """The verdict says what was lost then, why this is better, and when it comes back; nothing goes on."""
    told = learner.learn(learner.find()[0], BEST)
    asked = (
        "V úloze „rada“ pomůže za hvězdu, „zkus“ tah vyzkouší a „konec“ úlohu opustí; platí první odpověď."
    )
    assert "Správně, nic lepšího není. Tehdejší ztráta: asi 30 bodů." == told[told.index(asked) + 1]
    assert ["Divoká karta zůstává v ruce.", "Přináší hned 20 bodů, celkem 96."] == told[-5:-3]
    assert told[-3:] == [
        "3 hvězdy ze 3.",
        "Toto poučení se vrátí ve středu 25. listopadu 2026.",
        "Dnes čekají 2 poučení, začne je „poučení“.",
    ]


def test_the_same_mistake_is_called_so_and_explained(learner: Learner) -> None:
    """Who does it again hears that, the better way, its reasons; it comes back tomorrow."""
    told = learner.learn(learner.find()[0], "polož mx1 i54 mx4 j54 divoká k54")
    assert "Stejná volba jako tehdy, ztráta: asi 30 bodů." in told
    assert any(line.startswith("Nejlepší: 20 bodů, j54 vpravo") for line in told)
    assert "Toto poučení se vrátí v úterý 24. listopadu 2026." in told


def test_help_costs_stars_and_brings_it_back_sooner(learner: Learner) -> None:
    """One step leaves two stars, which counts as hard; the whole help leaves none."""
    first, second, _ = learner.find()
    assert "2 hvězdy ze 3." in learner.learn(first, "rada", BEST)
    assert "Bez hvězdy." in learner.learn(second, "rada vše", "1")
    assert {1, 2} >= {(one.due - learner.today).days for one in learner.find() if one.due > learner.today}


def test_who_leaves_has_not_tried(learner: Learner) -> None:
    """It still waits today."""
    found = learner.find()
    learner.learn(found[0], "rada", "konec")
    assert found == learner.find()


def test_out_of_turn_is_practice(learner: Learner) -> None:
    """Before its day an answer changes nothing, which is said."""
    first = learner.find()[0]
    learner.learn(first, BEST)
    (early,) = (one for one in learner.find() if one.key == first.key)
    told = learner.learn(early, WORSE)
    assert "Bylo to cvičení mimo pořadí, poučení se vrátí ve středu 25. listopadu 2026." == told[-1]
    assert early in learner.find()


def test_right_answers_in_time_end_in_knowing(learner: Learner) -> None:
    """After the third one it does not come back, and nobody is asked again."""
    key, told = learner.find()[0].key, list[str]()
    for _ in range(3):
        (one,) = (each for each in learner.find() if each.key == key)
        learner.today = one.due
        told = learner.learn(one, BEST)
    assert "Tohle už umíte, víckrát se to nevrátí." in told
    assert key not in {one.key for one in learner.own.book.due(learner.today.replace(year=2050))}


def test_who_answers_wrongly_sees_it_again_sooner(tmp_path: Path) -> None:
    """Two people with the same match over two weeks: one always right, one always wrong."""
    asked: dict[str, list[int]] = {}
    for line in (BEST, WORSE):
        folder = tmp_path / line[0:3]
        play("iota", folder)
        learner, asked[line] = Learner(folder), []
        key, begun = learner.find()[0].key, learner.today
        for _ in range(14):
            due = [one for one in learner.own.book.due(learner.today) if one.key == key]
            for one in due:
                learner.own.book.answer(one, learner.today, 3 if line == BEST else 0)
                asked[line].append((learner.today - begun).days)
            learner.after(1)
    assert [0, 2, 13] == asked[BEST]
    assert list(range(14)) == asked[WORSE]


@pytest.mark.parametrize("game", SEEDS)
def test_each_game_teaches(tmp_path: Path, game: str) -> None:
    """Three of a match at most; the adviser's answers are right, and the choices of the match are not."""
    play(game, tmp_path)
    learner = Learner(tmp_path)
    found = learner.find()
    assert len(found) in {2, 3}
    for mistake in found:
        assert (game, 0, TODAY, TODAY) == (mistake.game, mistake.seat, mistake.found, mistake.due)
        judge = judge_of_mistake(learner, mistake)
        right, same = judge.grade((judge.best,)), judge.grade((judge.then,))
        assert right is not None
        assert same is not None
        assert (3, True) == (right.stars, right.right)
        assert (0, False) == (same.stars, same.right)


def judge_of_mistake(learner: Learner, mistake: Mistake) -> MistakeJudge:
    """Return who judges the answers of a lesson."""
    task = task_of(learner.own.book.position(mistake), mistake.seat)
    judge = judge_of(load_room(mistake.game), task, mistake.done)
    assert judge is not None
    return judge


def test_nothing_hidden_is_told(learner: Learner) -> None:
    """With another card in the other hand every line of the lesson is the same: help, verdict, reasons."""
    mistake = learner.find()[0]
    text = learner.own.book.position(mistake)
    heard = learner.learn(mistake, *ASKED)
    others = tuple(islice(other_positions(text, mistake.seat), 3))
    assert 3 == len(others)
    for other in others:
        with learner.own.book.own.writing() as connection:
            connection.execute("UPDATE mistake SET position = ? WHERE place = ?", (other, mistake.place))
            connection.execute("DELETE FROM mistaketry")
        assert heard == learner.learn(mistake, *ASKED)


def other_positions(text: str, seat: int) -> Iterator[str]:
    """Yield positions in which the other seat has drawn another card just before; all else is the same."""
    game, fields = load_room("iota").game, json.loads(text)
    *before, (actor, drawn) = fields["moves"]
    for card in map("".join, product("rgby", "1234", "xsct")):
        changed = json.dumps({**fields, "moves": [*before, [actor, f"draw {card}"]]})
        with suppress(GameError):
            views = [game.view(position_of(game, task_of(one, seat)), seat) for one in (text, changed)]
            if drawn != f"draw {card}" and views[0] == views[1]:
                yield changed


def task_of(text: str, seat: int) -> DailyTask:
    """Return the task of a position."""
    position = read_position(text)
    assert position is not None
    return position.task(seat)


@pytest.mark.parametrize("position", ["", "{}", EMPTY, ALONE])
def test_what_does_not_fit_the_rules_is_taken_out(learner: Learner, position: str) -> None:
    """One sentence says so, and it is not asked again."""
    mistake = learner.find()[0]
    with learner.own.book.own.writing() as connection:
        connection.execute("UPDATE mistake SET position = ? WHERE place = ?", (position, mistake.place))
    with pytest.raises(GameError) as caught:
        learner.learn(mistake, "konec")
    assert "mistake-unfit" == caught.value.key
    assert 2 == len(learner.find())


def test_what_is_no_mistake_by_now_is_taken_out(learner: Learner) -> None:
    """Where the adviser of this version thinks otherwise, or the action is none of the game."""
    first, second, _ = learner.find()
    room, task = load_room("iota"), task_of(learner.own.book.position(first), first.seat)
    best = room.game.format_action(judge_of_mistake(learner, first).best)
    assert judge_of(room, task, best) is None
    with pytest.raises(GameError):
        learner.learn(replace(second, done="dance"), "konec")


def test_several_people_hear_whose_decision_it_was(tmp_path: Path) -> None:
    """At a shared computer the title names who decided."""
    petr = SeatSpec("Petr", gender="masculine")
    play("iota", tmp_path, (JANA, petr, ALFA))
    learner = Learner(tmp_path)
    told = learner.learn(learner.find()[0], "konec")
    assert told[1] in {"Rozhodnutí patřilo hráči jménem Jana.", "Rozhodnutí patřilo hráči jménem Petr."}
