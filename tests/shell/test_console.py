from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pytest

from accessgames.language import Kind, Message, Rendered, say
from accessgames.output.ports import Ports
from accessgames.output.sink import TextSink, Transcript
from accessgames.shell.console import Console
from accessgames.shell.input.readers import ReadRequest, TypedLine
from accessgames.shell.input.requests import LineRequest
from accessgames.shell.input.screenfuls import ToldLine
from tests.output.recorder import Recorder
from tests.shell.stage import ScriptReader, Spy, settings_with, speak

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = LineRequest(say("shell-prompt"))


class Room:
    """A console with a person who types given lines.

    Attributes:
        spy: What was written.
        readers: Readers in the order in which they were made.
    """

    def __init__(self, *lines: str, width: int | None = None, **changed: str) -> None:
        self.spy = Spy()
        self.reader = ScriptReader(lines)
        self.made = 0
        settings = settings_with(changed)
        sink = TextSink(self.spy, lambda: width)  # type: ignore[arg-type] # only writes and flushes
        self.console = Console(sink, self._make, speak("cs").switch(settings.manners), settings)

    def _make(self, _settings: object) -> ScriptReader:
        self.made += 1
        return self.reader

    def give(self, full: str, kind: Kind = "answer", *, brief: str = "", braille: str = "") -> None:
        self.console.give(ToldLine(Rendered(full, brief or full, braille or brief or full, kind), None))

    def lines(self) -> list[str]:
        self.console.flush()
        return self.spy.text.splitlines()


def test_an_answer_and_the_prompt_are_one_write() -> None:
    """What a screen reader gets of an answer ends on the prompt and comes at once."""
    room = Room("stav")
    room.give("Jste na tahu.")
    room.give("Máte 3 karty.")
    assert "stav" == room.console.ask(COMMAND)
    assert ["Jste na tahu.\nMáte 3 karty.\nPříkaz: ", ""] == room.spy.writes


def test_a_pipe_gets_no_prompt() -> None:
    """Nobody waits behind it there."""
    room = Room("stav")
    room.reader.prompts = False
    room.give("Jste na tahu.")
    room.console.ask(COMMAND)
    assert "Jste na tahu.\n" == room.spy.text


@pytest.mark.parametrize(
    ("kind", "again", "second"),
    [
        ("answer", False, "Beze změny: Jste na tahu."),
        ("refusal", False, "Opět: Jste na tahu."),
        ("own", False, "Opět: Jste na tahu."),
        ("bot", False, "Opět: Jste na tahu."),
        ("turn", False, "Ještě jednou: Jste na tahu."),
        ("answer", True, "Ještě jednou: Jste na tahu."),
    ],
)
def test_no_two_equal_lines_are_neighbours(kind: Kind, again: bool, second: str) -> None:
    """The second one says how it comes to be the same; a third would differ from the second."""
    room = Room()
    heard = ToldLine(Rendered("Jste na tahu.", "Na tahu.", "tah", kind), None)
    for _ in range(3):
        room.console.give(heard, again=again)
    assert ["Jste na tahu.", second, "Jste na tahu."] == room.lines()


def test_a_sentence_of_several_lines_is_not_told_twice_either() -> None:
    """Its first line says that it is the same, although it differs from the line before it."""
    room = Room()
    lines = ("Vyberte okruh: biologie,", "programování, optika, nebo vesmír.")
    heard = ToldLine(Rendered(" ".join(lines), "Který?", "který?", "answer", lines=lines), None)
    for _ in range(3):
        room.console.give(heard)
    assert [*lines, f"Beze změny: {lines[0]}", lines[1], *lines] == room.lines()


def test_neighbours_differ_also_across_answers() -> None:
    """Asking twice for the same tells that nothing has changed."""
    room = Room("stav", "stav")
    for _ in range(2):
        room.give("Jste na tahu.")
        room.console.ask(COMMAND)
    assert "Příkaz: Beze změny: Jste na tahu.\n" in room.spy.text


def test_a_line_too_short_to_be_heard_gets_company() -> None:
    """Some readers don't say lines of one or two characters."""
    room = Room()
    room.give("5")
    assert ["Zní to: 5"] == room.lines()


def test_what_is_told_is_remembered_and_what_is_repeated_is_not() -> None:
    """The history has every new line once."""
    room = Room()
    room.console.tell(say("shell-good-bye", "system"))
    room.console.tell(say("shell-good-bye", "system"), record=False)
    assert 1 == len(room.console.history.for_listener(0))


def test_the_last_answer_is_kept_until_the_next_one() -> None:
    """`znovu` finds the last answer also after an empty one; private lines only for their owner."""
    room = Room("a", "b")
    room.console.tell(say("shell-silence"))
    room.console.tell(say("shell-over"), audience=1)
    room.console.ask(COMMAND)
    room.console.ask(COMMAND)
    assert ["Ticho."] == [heard.rendered.full for heard in room.console.last_for(0)]
    assert 2 == len(room.console.last_for(1))


def test_the_keyboard_is_taken_when_it_is_first_needed_and_given_back() -> None:
    """The first line is written before anything slow is loaded; closing gives the terminal back."""
    room = Room("a")
    room.give("Profil odečítač.")
    room.console.flush()
    assert 0 == room.made
    room.console.ask(COMMAND)
    assert 1 == room.reader.held
    room.console.close()
    assert 0 == room.reader.held


def test_another_profile_takes_another_reader() -> None:
    """Only a change that concerns the reader makes a new one."""
    room = Room("a", "b", "c")
    room.console.ask(COMMAND)
    room.console.adapt(room.console.language, settings_with({"verbosity": "brief"}))
    room.console.ask(COMMAND)
    assert 1 == room.made
    room.console.adapt(room.console.language, settings_with({"profile": "klavesy"}))
    room.console.ask(COMMAND)
    assert (2, 1) == (room.made, room.reader.held)


def test_questions_interrupt_speech_and_events_queue() -> None:
    """Only the first line of an asked-for answer silences what is being said; a new line stops it all."""
    room = Room("a")
    voice = Recorder()
    room.console.ports = Ports([voice])
    room.give("Alfa pokládá kříž.", "bot")
    room.give("Jste na tahu.", "turn")
    room.console.ask(COMMAND)
    room.give("Máte 3 karty.", "answer")
    room.give("A ještě něco.", "answer")
    room.console.flush()
    assert [False, False, True, False] == [interrupt for _, interrupt in voice.lines]
    assert 1 == voice.stops
    assert 2 == voice.answers


def test_on_a_braille_line_even_the_prompt_is_short() -> None:
    """All that is shown is the short form."""
    room = Room("a", output="braille", cells="20")
    room.give("Jste na tahu.", braille="tah vy")
    room.console.ask(COMMAND)
    assert "tah vy\npříkaz " == room.spy.text


def test_a_transcript_has_what_was_told_and_typed(tmp_path: Path) -> None:
    """Commands are marked, private lines are left out."""
    room = Room("stav", "")
    transcript = Transcript(str(tmp_path / "x.txt"))
    room.console.transcript = transcript
    room.give("Jste na tahu.")
    room.console.tell(say("shell-silence"), audience=0)
    room.console.ask(COMMAND)
    room.console.ask(COMMAND)
    assert "Jste na tahu.\n> stav\n" == (tmp_path / "x.txt").read_text(encoding="utf-8")
    room.console.close()
    with pytest.raises(ValueError, match="closed"):
        transcript.add(["."])


class BrokenTranscript(Transcript):
    def add(self, lines: object) -> None:
        raise OSError(lines)


def test_a_transcript_that_cannot_be_written_ends_with_one_sentence(tmp_path: Path) -> None:
    """The game goes on without it."""
    room = Room()
    room.console.transcript = BrokenTranscript(str(tmp_path / "x.txt"))
    room.give("Jste na tahu.")
    room.console.flush()
    room.give("Jste stále na tahu.")
    told = f"Do přepisu už nejde psát, končí. {tmp_path / 'x.txt'} Jste stále na tahu."
    assert told == " ".join(room.lines()[1:])


def test_after_a_break_the_next_line_does_not_begin_with_an_empty_one() -> None:
    """The reader has moved to the next row already."""
    room = Room("^C", "a")
    with pytest.raises(KeyboardInterrupt):
        room.console.ask(COMMAND)
    room.give("Přerušeno.")
    room.console.ask(COMMAND)
    assert "Příkaz: Přerušeno.\nPříkaz: " == room.spy.text


def test_earlier_lines_are_offered_once_each_and_to_their_owner_only() -> None:
    """The arrows recall what was typed; what one player typed in secret is not recalled by another."""
    room = Room("a", "a", "b", "c", "d")
    for owner in (None, None, 0, 1, None):
        room.console.ask(LineRequest(say("shell-prompt"), owner=owner))
    assert [(), ("a",), (), (), ("a",)] == [request.aids.past for request in room.reader.requests]


def test_tab_candidates_are_told_within_the_width() -> None:
    """The line of candidates is wrapped like any other."""
    room = Room("a", width=20)

    def offer(words: tuple[str, ...]) -> Message:
        return say("shell-word", word=" ".join(words))

    room.console.ask(LineRequest(say("shell-prompt"), offer=offer))
    told = room.reader.requests[0].aids.offer(["jedna", "dva", "tři", "čtyři", "pět"])
    assert ["jedna dva tři čtyři", "pět"] == list(told)


def test_the_status_line_is_brief() -> None:
    """For the profile that has one."""
    room = Room("a")
    room.console.ask(LineRequest(say("shell-prompt"), status=lambda: [say("shell-over")]))
    assert "Partie skončila." == room.reader.requests[0].status()


class Woken(ScriptReader):
    """A person who types nothing before the clock has something to tell."""

    def read(self, request: ReadRequest) -> TypedLine:
        """Return an empty line as soon as something has come up."""
        if request.wake is not None and request.wake():
            return TypedLine("")
        return super().read(request)


def test_what_comes_up_by_the_clock_does_not_cut_off_what_is_being_said() -> None:
    """Nobody typed anything, so nothing is silenced; the next line that is typed silences it all."""
    room = Room("a")
    room.reader = Woken(["a"])
    voice = Recorder()
    room.console.ports = Ports([voice])
    news = deque([False, True])
    room.give("Dlouhá odpověď.", "answer")
    room.console.ask(LineRequest(say("shell-prompt"), wake=lambda: news.popleft() or news.popleft()))
    assert 0 == voice.stops
    room.give("Čas vypršel.", "system")
    room.console.ask(COMMAND)
    assert 1 == voice.stops
    assert [False, False] == [interrupt for _, interrupt in voice.lines]


def test_the_lines_of_the_beginning_follow_one_another() -> None:
    """The profile is told first and at once; what comes next does not cut it off."""
    room = Room("a")
    voice = Recorder()
    room.console.ports = Ports([voice])
    for text in ("Profil odečítač.", "Prase. Hrají Jana a Alfa."):
        room.give(text, "system")
        room.console.flush()
    assert [False, False] == [interrupt for _, interrupt in voice.lines]


def test_an_aside_has_a_past_of_its_own() -> None:
    """In between nothing of the match is heard or typed again, and afterwards nothing of the aside."""
    room = Room("stav", "úkol", "ruka")
    console = room.console
    console.tell(say("shell-saved", file="partie.jsonl"))
    console.ask(COMMAND)
    with console.aside():
        assert () == console.last
        assert () == console.history.for_listener(0)
        console.tell(say("shell-silence"))
        console.ask(COMMAND)
        assert not room.reader.requests[-1].aids.past
    assert ["shell-saved"] == [told.message.key for told in console.history.for_listener(0)]
    console.ask(COMMAND)
    assert ("stav",) == room.reader.requests[-1].aids.past


def test_an_aside_that_fails_leaves_the_past_alone() -> None:
    """Whatever happens in it, the history is that of the match again."""
    console = Room().console
    console.tell(say("shell-silence"))
    with pytest.raises(ValueError, match="oops"), console.aside():
        raise ValueError("oops")
    assert 1 == len(console.history.for_listener(0))
