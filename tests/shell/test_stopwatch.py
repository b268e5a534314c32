"""Real time becomes actions of the clock, and nobody's time is charged for anything but waiting for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from accessgames.engine import CLOCK, Elapsed, GameError, Match, Streams, read_journal
from accessgames.engine.driver import SimulatedClock, WoundClock
from accessgames.games import load_room
from accessgames.shell.entry import hold_conversation
from accessgames.shell.input.requests import LineRequest, is_out
from accessgames.shell.stopwatch import Stopwatch, at_once
from accessgames.shell.typing_aids import next_request
from tests.pig import ROOM as PIG
from tests.shell.sprint_room import ROOM as SPRINT
from tests.shell.stage import Stage
from tests.sprint.rules import LIMIT, Sprint, State

if TYPE_CHECKING:
    import pytest

PAUSED = "Pauza, čas stojí. Dál se hraje slovem „pokračuj“."


def ticks(stage: Stage) -> list[int]:
    """The milliseconds of every action of the clock that counts."""
    entries = stage.match.entries
    return [int(entry.text.removeprefix("+")) for entry in entries if entry.actor == CLOCK]


class Watch:
    """A clock on the wall that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_stopwatch_measures_in_milliseconds() -> None:
    """What is measured adds up until it is taken."""
    watch = Watch()
    stopwatch = Stopwatch(watch)
    for seconds in (1.25, 0.0004, 2):
        with stopwatch.running():
            watch.now += seconds
    assert 3250 == stopwatch.taken()
    assert 0 == stopwatch.taken()


def test_a_steady_stopwatch_does_not_look_at_the_clock() -> None:
    """Every line takes the same, so that a script gives the same match."""

    def broken() -> float:
        return next(times)

    times: Iterator[float] = iter((1.0, 9.0, 9.0, 9.5))
    stopwatch = Stopwatch(broken, 20_000)
    for _ in range(2):
        with stopwatch.running():
            pass
    assert 40_000 == stopwatch.pending


def test_time_is_measured_also_when_the_input_ends() -> None:
    """Nobody gains time by breaking off."""
    watch = Watch()
    stopwatch = Stopwatch(watch)
    with suppress(EOFError), stopwatch.running():
        watch.now += 3
        raise EOFError
    assert 3000 == stopwatch.pending


def test_time_is_charged_before_an_action() -> None:
    """The journal has the time first, then what was done in it."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(4)
    assert ["Máte 2 kroků."] == stage.type("jdi 2")
    assert [(CLOCK, "+4000"), (0, "walk 2")] == [(entry.actor, entry.text) for entry in stage.match.entries]


def test_time_that_merely_passes_is_not_written_for_every_line() -> None:
    """Questions that are not about time leave no trace; their time is charged later, all together."""
    stage = Stage(SPRINT, "Jana")
    for line in ("hráči", "", "xyz", "volby"):
        stage.wait(3)
        stage.type(line)
    assert [] == ticks(stage)
    stage.wait(1)
    assert ["Uplynulo 13 s."] == stage.type("čas")
    assert [13_000] == ticks(stage)


def test_a_journal_replays_without_a_clock() -> None:
    """All that time did stands in the journal."""
    stage = Stage(SPRINT, "Jana,Petr")
    for seconds, line in ((1, "1 jdi 3"), (20, "2 jdi 1"), (15, "čas"), (2, "1 jdi 3 3"), (9, "konec")):
        stage.wait(seconds)
        stage.type(line)
    again = Match.replay(Sprint(), read_journal(stage.kept.lines))
    assert stage.match.state == again.state
    assert 38_000 == again.state.milliseconds


def test_news_of_the_clock_are_told_before_the_answer() -> None:
    """Whatever is typed, what has come up meanwhile comes first, and once."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(31)
    assert ["Zvoní, půl času je pryč.", "Jana je člověk."] == stage.type("hráči")
    stage.wait(1)
    assert ["Jana je člověk."] == [line.removeprefix("Beze změny: ") for line in stage.type("hráči")]


def test_an_empty_line_is_enough_to_hear_the_news() -> None:
    """It is told instead of the question, which has not changed."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(30)
    assert ["Zvoní, půl času je pryč."] == stage.type("")


def test_an_action_that_comes_too_late_is_refused_after_the_news() -> None:
    """Time ends the match first; the step is not done."""
    stage = Stage(SPRINT, "Jana")
    stage.type("jdi 3")
    stage.wait(61)
    told = stage.type("jdi 3")
    assert "Čas vypršel." == told[0]
    assert "Jana ušel 3." in told
    assert "Partie už skončila." == told[-1]
    assert LIMIT == stage.match.state.milliseconds


def test_several_commands_on_a_line_share_its_time() -> None:
    """The line took its time once."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(5)
    stage.type("jdi 1; jdi 1; čas")
    assert [5000] == ticks(stage)


def test_no_time_passes_in_a_game_without_a_clock() -> None:
    """There is nobody to tell it to."""
    stage = Stage(PIG)
    assert not stage.session.clock_runs
    stage.session.stopwatch.pending = 500
    assert not stage.session.charge()
    assert 0 == stage.session.stopwatch.pending
    assert ["Čas teď neběží, není co zastavit."] == stage.type("pauza")
    assert ["Slovo „čas“ v této hře nic neznamená."] == stage.type("čas")


def test_a_pause_costs_nothing_and_tells_nothing() -> None:
    """The time up to the pause counts; while it lasts, nothing about the position is answered."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(5)
    assert [PAUSED] == stage.type("pauza")
    for line in ("jdi 1", "ruka", "tahy", "zkus jdi 1", "zpět", "historie", "znovu", "1", "ss"):
        stage.wait(100)
        told = stage.type(line)
        assert PAUSED in told[-1] or "Číslo 1 teď nic nevybírá" in told[0], line
    for line in ("hráči", "nápověda pauza", "čas", "uložit"):
        assert PAUSED not in stage.type(line)[-1]
    assert ["Čas zase běží.", "Jděte."] == stage.type("pokračuj")
    stage.wait(2)
    assert ["Uplynulo 7 s."] == stage.type("čas")


def test_the_time_before_a_pause_is_written_when_it_begins() -> None:
    """Whoever switches the computer off in a pause gains no time."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(5)
    stage.type("pauza")
    assert [5000] == ticks(stage)
    assert 0 == stage.session.stopwatch.pending


def test_a_pause_has_no_further_words() -> None:
    """Who types more than the word hears so, and the time goes on."""
    stage = Stage(SPRINT, "Jana")
    assert ["Za příkazem „pauza“ je navíc „deset minut“."] == stage.type("pauza deset minut")
    assert stage.session.clock_runs
    stage.type("pauza")
    assert ["Za příkazem „dál“ je navíc „hned“."] == stage.type("pokračuj hned")
    assert not stage.session.clock_runs


def test_leaving_from_a_pause_can_be_thought_over() -> None:
    """The pause goes on, and still nothing is charged."""
    stage = Stage(SPRINT, "Jana")
    stage.type("pauza", "konec")
    assert not stage.session.clock_runs
    assert ["Hrajeme dál.", PAUSED] == stage.type("ne")


def test_a_pause_stops_the_time_of_everybody() -> None:
    """Several people at one keyboard pause together."""
    stage = Stage(SPRINT, "Jana,Petr")
    stage.type("pauza")
    stage.wait(40)
    assert [PAUSED] == [line.removeprefix("Ještě jednou: ") for line in stage.type("2 jdi 1")]
    stage.type("pokračuj")
    assert ["Uplynulo 0 s."] == stage.type("čas")


def test_the_way_of_the_keyboard_is_nobodys_time() -> None:
    """In the relay the next one begins when the keyboard has come."""
    stage = Stage(SPRINT, "Jana,Petr", options={"relay": "yes"})
    running = [stage.session.clock_runs]
    stage.type("ano")
    running.append(stage.session.clock_runs)
    told = stage.type("jdi 3 3 3 1")
    assert "Ke klávesnici: Petr. Pak napište „ano“." == told[-1]
    running.append(stage.session.clock_runs)
    assert [False, True, False] == running


def test_taking_back_gives_no_time_back() -> None:
    """What was done goes, the time stays; also twice in a row."""
    stage = Stage(SPRINT, "Jana")
    for seconds, line in ((1, "jdi 1"), (2, "jdi 1"), (3, "zpět"), (4, "zpět")):
        stage.wait(seconds)
        stage.type(line)
    assert ["Uplynulo 10 s."] == stage.type("čas")
    assert (0,) == stage.match.state.walked
    assert [1000, 2000, 7000] == ticks(stage)


def test_in_training_time_goes_back_too() -> None:
    """There everything may be taken back."""
    stage = Stage(SPRINT, "Jana", settings={"training": "yes"})
    stage.wait(5)
    stage.type("jdi 1")
    stage.wait(35)
    stage.type("čas")
    stage.type("zpět")
    assert [5000] == ticks(stage)


def test_a_line_of_several_actions_is_one_step_back() -> None:
    """It is told, refused and taken back as a whole."""
    stage = Stage(SPRINT, "Jana")
    assert ["Máte 1 kroků.", "Máte 3 kroků."] == stage.type("jdi 1 2")
    assert ["To nejde: walk 3"] == stage.type("jdi 3 3 3")
    assert (3,) == stage.match.state.walked
    assert "Vzato zpět." == stage.type("zpět")[0]
    assert (0,) == stage.match.state.walked


def test_a_line_of_several_actions_is_one_step_back_after_resuming_too() -> None:
    """Also when the match was left meanwhile, and again after something was taken back."""
    stage = Stage(SPRINT, "Jana")
    stage.type("jdi 1", "jdi 1 2", "jdi 3 1")
    stage.leave_and_come_back()
    assert "Vzato zpět." == stage.type("zpět")[0]
    assert (4,) == stage.match.state.walked
    stage.leave_and_come_back()
    stage.type("zpět")
    assert (1,) == stage.match.state.walked
    stage.type("zpět")
    assert (0,) == stage.match.state.walked


def test_a_preview_goes_through_all_actions() -> None:
    """Each is told where those before it lead to; nothing is done."""
    stage = Stage(SPRINT, "Jana")
    assert ["Máte 2 kroků.", "Máte 5 kroků."] == stage.type("zkus jdi 2 3")
    assert ["To nejde: walk 3"] == stage.type("zkus jdi 3 3 3 3")
    assert 0 == len(stage.match.entries)


def test_a_list_stays_good_while_time_merely_passes() -> None:
    """Its numbers may be chosen after a question about time, not after news."""
    stage = Stage(SPRINT, "Jana")
    stage.type("tahy")
    stage.wait(5)
    stage.type("čas")
    assert ["Máte 1 kroků."] == stage.type("1")
    stage.type("tahy")
    stage.wait(30)
    assert "Seznam už neplatí" in stage.type("1")[-1]


def test_what_others_did_is_heard_of_with_the_answer_about_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Far away somebody was faster: that is news, and the list that was read before grows stale by it."""
    stage = Stage(SPRINT, "Jana")
    stage.type("tahy")
    seat = stage.session.known.seat

    def pass_time(milliseconds: int, *, news_only: bool) -> None:
        del milliseconds, news_only
        seat.submit(0, [seat.game.parse_action("walk 1")])

    monkeypatch.setattr(seat, "pass_time", pass_time)
    assert stage.session.charge(news_only=True)
    monkeypatch.undo()
    assert "Seznam už neplatí" in stage.type("1")[-1]


def test_leaving_charges_what_is_pending() -> None:
    """Who leaves and comes back has the time they had."""
    stage = Stage(SPRINT, "Jana")
    stage.wait(12)
    stage.session.agenda.done = True
    hold_conversation(stage.session)
    assert [12_000] == ticks(stage)


def test_only_the_wait_for_a_line_is_measured() -> None:
    """The stopwatch is entered when all is out, and only where time runs."""
    stage = Stage(SPRINT, "Jana")
    ask = next_request(stage.session)
    stage.session.stopwatch = Stopwatch(steady=7000)
    with next_request(stage.session).waiting(at_once):
        pass
    assert 7000 == stage.session.stopwatch.pending
    assert ask.waiting is not LineRequest(ask.prompt).waiting
    assert next_request(Stage(PIG).session).waiting is LineRequest(ask.prompt).waiting


def test_news_can_be_noticed_while_a_line_is_waited_for() -> None:
    """Only where there are any, and never where lines take a fixed time."""
    watch = Watch()
    stage = Stage(SPRINT, "Jana")
    stage.session.stopwatch = Stopwatch(watch)
    ask = next_request(stage.session)
    assert ask.wake is not None
    with ask.waiting(at_once):
        watch.now += 29
        assert not ask.wake()
        watch.now += 2
        assert ask.wake()
    assert ["Zvoní, půl času je pryč."] == stage.type("")
    stage.session.stopwatch = Stopwatch(watch, 1000)
    with ask.waiting(at_once):
        watch.now += 100
        assert not stage.session.time_is_due()
    assert next_request(Stage(PIG).session).wake is None


def test_the_status_line_shows_the_time_as_it_is_now() -> None:
    """What a question for it would tell; nothing is written for that, and in a pause no time is shown."""
    watch = Watch()
    stage = Stage(load_room("tetrikon"), "Jana,bot:1", options={"mode": "blitz", "level": "A"})
    stage.session.stopwatch = Stopwatch(watch)
    language = stage.session.teller.console.language

    def shown() -> list[str]:
        return [language.form(message, "brief") for message in next_request(stage.session).status()]

    stage.type("začni")
    moment, ask = stage.match.moment, next_request(stage.session)
    with ask.waiting(at_once):
        first, *_, turn = shown()
        watch.now += 12
        later = shown()
    assert moment == stage.match.moment
    assert "12" in later[0]
    assert first != later[0]
    assert turn == later[-1]
    stage.type("pauza")
    assert 1 == len(shown())


class Lonely(Sprint):
    """A sprint whose clock owes nothing by itself."""

    def tick(self, state: State, milliseconds: int) -> Elapsed | None:
        del state
        return Elapsed(milliseconds) if milliseconds else None


def test_where_the_clock_is_alone_pending_time_passes_else_time_is_skipped() -> None:
    """A match in which nobody else can act goes on."""
    stopwatch = Stopwatch()
    clockwork = WoundClock(stopwatch.taken, Streams("7"))
    game = Lonely()
    state = game.initial(game.setup(1, {}))
    stopwatch.pending = 1234
    assert Elapsed(1234) == clockwork.choose(game, state, 0)
    expected = SimulatedClock(Streams("7")).choose(game, state, 1)
    assert expected == clockwork.choose(game, state, 1)


def test_time_that_cannot_be_written_is_still_pending() -> None:
    """A full disk is told, and nothing is lost by it."""
    stage = Stage(SPRINT, "Jana")

    def full(line: str) -> None:
        raise GameError("error-storage-full", file=line[:1])

    stage.match._sink = full
    stage.wait(31)
    assert 1 == len(stage.type("hráči"))
    assert 31_000 == stage.session.stopwatch.pending
    assert 0 == len(stage.match.entries)


def test_time_begins_when_everything_is_out() -> None:
    """A voice speaks for eight seconds first; what it took is nobody's time."""
    watch, spoken = Watch(), [False]
    stopwatch = Stopwatch(watch)
    with stopwatch.running(lambda: spoken[0]):
        watch.now += 8
        assert (False, 0) == (stopwatch.runs, stopwatch.shown)
        spoken[0] = True
        assert stopwatch.runs
        watch.now += 3
    assert 3000 == stopwatch.taken()


def test_whoever_types_has_heard_enough() -> None:
    """The voice is cut off by the first key, and thinking with half a line is no way to take no time."""
    watch = Watch()
    stopwatch = Stopwatch(watch)
    stopwatch.heard()
    with stopwatch.running(lambda: False):
        watch.now += 8
        stopwatch.heard()
        watch.now += 5
        stopwatch.heard()
    assert 5000 == stopwatch.taken()


def test_what_others_told_the_clock_is_not_shown_twice() -> None:
    """It stays what this person took, and is told as such."""
    watch = Watch()
    stopwatch = Stopwatch(watch)
    with stopwatch.running():
        watch.now += 6
        stopwatch.told()
        watch.now += 1
        assert (7000, 1000) == (stopwatch.shown, stopwatch.untold)
    assert 7000 == stopwatch.taken()
    assert 0 == stopwatch.untold


def test_a_voice_and_what_is_far_away_are_waited_for() -> None:
    """At a pipe nobody listens while the next line is read."""
    reader: Any = SimpleNamespace(prompts=True)
    for talks, shown, expected in ((True, True, False), (False, False, False), (False, True, True)):
        ports: Any = SimpleNamespace(talk=talks)
        sink: Any = SimpleNamespace(shown=lambda shown=shown: shown)
        assert expected == is_out(reader, ports, sink)
        pipe: Any = SimpleNamespace(prompts=False)
        assert is_out(pipe, ports, sink)
