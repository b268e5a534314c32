"""Several people at one keyboard: what one typed, saw or did is out of the reach of the next."""

from __future__ import annotations

import os
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import SPECTATOR, Stream, UndoError
from accessgames.games import load_room
from accessgames.games.tetrikon.rules.events import DraftChanged
from accessgames.games.tetrikon.rules.tasks import Offer
from accessgames.output.ports import DisplayPort, Ports
from accessgames.output.sink import LEAST_COLUMNS, TextSink
from accessgames.shell.input.editor import Aids, Key
from accessgames.shell.input.readers import KeyPressed, KeyReader, ReadRequest
from accessgames.shell.questions import HandOver
from tests.fuzz.table import FuzzTable, Plan
from tests.output.recorder import Recorder
from tests.pig import ROOM as PIG
from tests.shell.duel_room import ROOM as DUEL
from tests.shell.input.test_typed import FakeKeys
from tests.shell.stage import ScriptReader, Spy, Stage
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path

HAND_OVER = "Ke klávesnici: Jana. Pak napište „ano“."


def written(stage: Stage, line: str) -> str:
    """What stands on the terminal after a line that did not stand there before."""
    before = len(stage.spy.text)
    stage.type(line)
    return stage.spy.text[before:]


def quantum(**settings: str) -> FuzzTable:
    """Two people in step C of Quantum, where Petr, who began, has not chosen yet."""
    table = FuzzTable(Plan(game="quantum", people=2, bots=0, seed="5", settings=settings))
    table.enter("nech")
    table.enter("nic")
    table.enter("ano")
    return table


def test_a_sealed_choice_is_not_recalled_by_the_next_person() -> None:
    """Neither by the arrow keys nor by anything that is asked, before all have chosen."""
    table = quantum()
    assert ["Petr má vybráno.", HAND_OVER] == table.enter("červenou")
    asked: list[str] = []
    for line in ("kdo", "historie vše", "poslední", "změny", "ano", "znovu", "historie vše", "hledej červ"):
        asked += table.enter(line)
        assert "červenou" not in table.recalled
    assert not [line for line in asked if "Petr zapisuje" in line or "červenou" in line]


def test_a_sealed_choice_is_in_no_transcript_before_all_have_chosen(tmp_path: Path) -> None:
    """What was typed stays out for good; what it meant is told when the choices are opened."""
    file = tmp_path / "prepis.txt"
    table = quantum()
    table.enter(f"přepis {file}")
    table.enter("červenou")
    assert "červenou" not in file.read_text(encoding="utf-8")
    for line in ("ano", "nic", "ano"):
        table.enter(line)
    table.close()
    assert "Petr zapisuje červenou 9." in file.read_text(encoding="utf-8")


def test_a_line_that_reaches_into_the_sealed_step_is_not_recalled_either() -> None:
    """Several commands of one line: the last is the sealed choice."""
    table = FuzzTable(Plan(game="quantum", people=2, bots=0, seed="5"))
    table.enter("nech; nic")
    table.enter("nic; červenou")
    table.enter("ano")
    table.enter("kdo")
    assert () == tuple(line for line in table.recalled if "červenou" in line)


def test_what_is_typed_too_early_is_recalled_by_nobody(tmp_path: Path) -> None:
    """A move typed before the hand-over was answered does nothing, and is kept nowhere."""
    file = tmp_path / "prepis.txt"
    table = quantum()
    table.enter(f"přepis {file}")
    table.enter("nic")
    table.enter("nic")
    table.enter("modrou")
    table.enter("ano")
    table.enter("kdo")
    table.close()
    assert "modrou" not in table.recalled
    assert "modrou" not in file.read_text(encoding="utf-8")


def test_the_keyboard_goes_on_without_a_word_where_nothing_is_sealed() -> None:
    """In the open steps of Quantum, and in the match where step C is played in turn."""
    told = FuzzTable(Plan(game="quantum", people=2, bots=0, seed="5", options={"step-c": "in-turn"}))
    for line in ("nech", "nic", "nic"):
        assert not [each for each in told.enter(line) if "Ke klávesnici" in each]


@pytest.mark.parametrize("room", [DUEL, load_room("quantum"), load_room("iota"), load_room("tetrikon")])
def test_the_rest_of_a_line_opens_no_hand(room: Any) -> None:  # noqa: ANN401 - a room of any game
    """A yes behind the move, on the same line, is no answer of the person who comes next."""
    stage = Stage(room, "Jana,Petr", seed="5")
    for _ in range(12):
        if isinstance(stage.session.agenda.question, HandOver):
            stage.type("ano")
        known = stage.session.known
        listener = known.acting_listener()
        move = known.room.commands.spell(next(iter(listener.perspective.legal)), listener)
        before = known.seating.unlocked
        told = stage.type(f"{move}; ano; ruka")
        if isinstance(stage.session.agenda.question, HandOver):
            assert before is not None
            assert stage.session.known.seating.unlocked is None
            assert "Zbytek řádku neplatí, klávesnici má dostat někdo jiný." == told[-1]
            return
    pytest.fail("nobody handed the keyboard over")


def test_single_keys_do_not_answer_a_hand_over() -> None:
    """A key that was meant for something else opens nothing: the answer is typed, and ends with Enter."""
    stage = Stage(DUEL, "Jana,Petr", settings={"profile": "klavesy"})
    assert isinstance(stage.session.agenda.question, HandOver)
    assert stage.session.agenda.question.free


def press(key: str) -> KeyPressed:
    """Every key is a command."""
    return KeyPressed(key)


class Sheltered(ScriptReader):
    """A reader of a profile that may clear the terminal, and notes what is asked of it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.done: list[str] = []

    def drop_keys(self) -> None:
        """Note it."""
        self.done.append("drop")

    def wipe(self) -> None:
        """Note it, and what was written before."""
        self.done.append("wipe")
        self.stage.spy.writes.append("<wiped>")


def sheltered() -> tuple[Stage, Sheltered]:
    """A duel of two people in such a profile."""
    stage = Stage(DUEL, "Jana,Petr")
    reader = Sheltered(stage)
    stage.reader = reader
    stage.console._reader = reader
    return stage, reader


def test_a_hand_over_clears_the_terminal_where_the_profile_may() -> None:
    """What others may hear and the question stand on the clean screen; keys typed ahead are dropped first."""
    stage, reader = sheltered()
    stage.type("ano", "ruka")
    told = written(stage, "ruka; polož papír")
    assert ["drop", "wipe"] == reader.done
    assert "<wiped>Jana klade: karta.\nKe klávesnici: Petr. Pak napište „ano“ a Enter.\n" == told


def test_keys_that_were_pressed_before_a_hand_over_are_dropped() -> None:
    """Those that were read already, and those that wait in the terminal."""
    keys = FakeKeys(["1", "a", Key.ENTER], ["n", Key.ENTER])
    reader = KeyReader(keys, StringIO())
    assert "1" == reader.read(ReadRequest("? ", Aids(), press)).line
    keys.portions.clear()
    reader.drop_keys()
    keys.portions.append(["n", "e", Key.ENTER])
    assert "ne" == reader.read(ReadRequest("? ", Aids())).line


@not_on_windows("the test terminal is of the Unix kind")
def test_keys_clear_a_real_terminal() -> None:
    """The screen, and what can be scrolled back to."""
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "w") as stdout:
        KeyReader(FakeKeys(), stdout).wipe()
        got = os.read(ours, 1000).decode()
    os.close(ours)
    assert "\x1b[2J" in got
    assert "\x1b[3J" in got


def on_screen(scroll: str) -> Stage:
    """A duel on a terminal of 60 columns, in the usual profile."""
    stage = Stage(DUEL, "Jana,Petr", settings={"scroll": scroll})
    stage.console.sink = TextSink(Screen(stage.spy), lambda: 60)  # type: ignore[arg-type] # writes, flushes, fileno
    return stage


class Screen:
    """A terminal that does not tell how many rows it has."""

    def __init__(self, spy: Spy) -> None:
        self.write, self.flush = spy.write, spy.flush

    def fileno(self) -> int:
        """There is none."""
        raise OSError


def test_in_the_usual_profile_the_question_says_what_stays_on_the_screen() -> None:
    """Not an escape byte is written, and no row that is not told."""
    stage = on_screen("no")
    told = stage.type("ano", "polož papír")
    assert ["Ke klávesnici: Petr. Na obrazovce zůstává, co na ní je.", "Pak napište „ano“."] == told[-2:]
    assert "\x1b" not in stage.spy.text
    assert "...\n" not in stage.spy.text


def test_the_screen_is_scrolled_by_rows_that_nobody_is_told(tmp_path: Path) -> None:
    """They are lines like all others in length, and neither told nor kept anywhere."""
    stage = on_screen("yes")
    voice, display = Recorder(), Recorder(brailles=True)
    stage.console.ports = Ports([voice, display])
    stage.type(f"přepis {tmp_path / 'prepis.txt'}", "ano")
    told = written(stage, "polož papír").splitlines()
    rows = [line for line in told if line == "..."]
    assert len(rows) >= 20
    assert ["..."] * len(rows) == told[: len(rows)]
    assert "Ke klávesnici: Petr. Obrazovka je odsunutá nahoru." == told[-2]
    assert all(LEAST_COLUMNS <= len(line) <= 120 for line in told)
    spoken = [rendered.full for port in (voice, display) for rendered, _ in port.lines]
    assert spoken
    assert not [line for line in (*spoken, *stage.type("historie vše", "znovu")) if "..." in line]
    stage.console.close()
    assert "..." not in (tmp_path / "prepis.txt").read_text()


class Showing:
    """A Braille display, as far as its port uses the worker."""

    here = True

    def __init__(self) -> None:
        self.shown: list[str] = []

    def say(self, text: str, *, interrupt: bool) -> None:
        """Note what is shown."""
        del interrupt
        self.shown.append(text)

    def stop(self) -> None:
        """Nothing is spoken."""

    def close(self) -> None:
        """Nothing is open."""


def test_what_waited_for_one_person_is_dropped_when_the_next_is_asked_for() -> None:
    """A hand that was asked for in the line of the move does not stand beside the question for Petr."""
    stage = Stage(DUEL, "Jana,Petr")
    worker, voice = Showing(), Recorder()
    stage.console.ports = Ports([DisplayPort(worker, lambda one: one.braille), voice])  # type: ignore[arg-type]
    told = stage.type("ano", "ruka; polož papír")
    assert ["Jana klade: karta.", "Ke klávesnici: Petr. Pak napište „ano“."] == told
    assert 2 == len(voice.lines[-2:])
    assert not [one for one in voice.lines[-3:] if one[0].full.startswith("V ruce")]
    assert "Petr" in worker.shown[-1]
    assert "v ruce" not in worker.shown[-1].lower()
    assert not [line for line in stage.type("znovu") if "V ruce" in line]
    stage.type("ano", "polož", "1", "polož", "1", "ano")
    assert [line for line in stage.type("hledej ruce") if "V ruce" in line]


def test_a_display_forgets_what_was_not_shown_yet() -> None:
    """The beginning of an answer that others wait for is not shown along with the question."""
    worker = Showing()
    port = DisplayPort(worker, lambda one: one.braille)  # type: ignore[arg-type]
    stage = Stage(DUEL, "Jana,Petr")
    stage.console.ports = Ports([port])
    stage.type("ano")
    stage.session.teller.tell_secret(
        stage.session.known.room.commands.answers["hand"](stage.session.known.listener(), ())
    )
    stage.console.begin()
    told = stage.type("polož papír")
    assert "Ke klávesnici: Petr. Pak napište „ano“." == told[-1]
    assert "kámen" not in worker.shown[-1]
    assert "Petr" in worker.shown[-1]


def test_the_next_person_does_not_take_back_the_move_of_the_one_before() -> None:
    """While the keyboard goes from hand to hand, `zpět` asks whether it is whose move it was."""
    stage = Stage(DUEL, "Jana,Petr")
    stage.type("ano", "polož papír")
    before = stage.match.moment
    told = stage.type("zpět")
    assert (
        "Poslední tah vezme zpět jen ten, kdo ho má za sebou: Jana. Je u klávesnice? Ano nebo ne?" == told[-1]
    )
    assert before == stage.match.moment
    assert ["Tah zůstává.", "Ke klávesnici: Petr. Pak napište „ano“."] == stage.type("ne")
    assert before == stage.match.moment


def test_who_moved_may_take_it_back_before_the_next_person_begins() -> None:
    """The keyboard goes back to that person, who is asked by name."""
    stage = Stage(DUEL, "Jana,Petr")
    stage.type("ano", "polož papír")
    before = stage.match.moment
    told = stage.type("zpět", "ano")
    assert before - 1 == stage.match.moment
    assert told[0].startswith("Vzato zpět")
    assert 0 == stage.session.known.seating.unlocked


@pytest.mark.parametrize("training", ["no", "yes"])
def test_nobody_takes_back_what_another_person_did(training: str) -> None:
    """Also in training: one sentence says whose move it was, and nothing changes."""
    stage = Stage(PIG, "Jana,Petr", settings={"training": training})
    stage.type("hod", "přičti", "hod", "přičti")
    position = stage.match.entries
    assert ["Poslední tah má Petr, vzít zpět jde jen vlastní poslední tah."] == stage.type("zpět")
    assert position == stage.match.entries


def test_in_training_replies_of_computers_go_back_with_the_own_move() -> None:
    """As ever, also where another person sits at the table who has not acted since."""
    stage = Stage(PIG, "Jana,bot:1,Petr", settings={"training": "yes"})
    stage.type("hod", "přičti")
    with pytest.raises(UndoError):
        stage.match.undo_point(2)
    assert stage.match.moment - 1 > stage.match.undo_point(0)


def test_checking_and_resuming_count_nothing_that_is_hidden() -> None:
    """How many steps somebody took for themselves is told to nobody else."""
    stage = Stage(load_room("tetrikon"), "Jana,Petr", seed="1")
    stage.type("ano", "hoď", "vezmi náhodu", "nech", "ano", "hoď", "ano", "nabídni Petr")
    counts = []
    for line in ("chci 1 T", "chci 2 T"):
        stage.type(line)
        counts.append((stage.session.known.moves_noticed(), stage.type("ověř")))
    assert counts[0] == counts[1]
    assert not any(char.isdecimal() for line in counts[0][1] for char in line)


@pytest.mark.parametrize("game", ["tetrikon", "iota", "quantum", "iqlandie"])
def test_that_somebody_thinks_is_told_by_what_everybody_knows(game: str) -> None:
    """Whatever a computer player has in the hand, whether it is said to think is the same."""
    for played in range(20, 240, 20):
        table = FuzzTable(Plan(game=game, people=2, bots=1, seed="9", played=played))
        known, match = table.session.known, table.match
        known.limits = {2: 3000}
        expected = known.thought(2)
        view = match.game.view(match.state, SPECTATOR)
        for number in range(4):
            match.states._kept[-1] = match.game.resample(view, Stream("worlds", str(number)))
            known.forget_listeners()
            assert expected == known.thought(2)


def test_an_offer_that_was_made_is_not_told_as_being_put_together() -> None:
    """What a seat did last for itself is told when it is back, but not what has been settled since."""
    stage = Stage(load_room("tetrikon"), "Jana,Petr", seed="1")
    known = stage.session.known
    assert () == tuple(known.room.narration.tell([DraftChanged(0, Offer(0, 1))], known.listener(0)))
