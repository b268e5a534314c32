"""The one mouth and ear of a session: lines are told through it, and every answer ends on a prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from accessgames.language import Kind, Message, say
from accessgames.output.sink import LEAST_COLUMNS, TextSink, Transcript
from accessgames.patience import Patience, still
from accessgames.shell import lists, port_manager
from accessgames.shell.input import editor, prompts, readers, requests, screenfuls
from accessgames.shell.input.echo import Echo
from accessgames.shell.settings import WORD_FILES
from accessgames.shell.sight.saying import say_panels

if TYPE_CHECKING:
    from accessgames.games.pictures import Panel
    from accessgames.language import Language
    from accessgames.output.ports import Ports
    from accessgames.patience import Clock
    from accessgames.shell.input.requests import LineRequest
    from accessgames.shell.settings import Settings

Screen: TypeAlias = Literal["wiped", "none", "scrolled", "stays"]
"""What becomes of what the terminal shows: it is cleared, there is none, it is scrolled away, or it stays."""

_STANDING: Final = 100
"""Rows of what was told that may still stand in a window, and a reader compares with what is told next."""


class Console:
    """Tells messages and asks for lines.

    Attributes:
        language: The language spoken.
        delivery: Which form of each line is given.
        history: Everything that was told.
        ports: Ways out besides the text.
        outlets: Opens those ports when the first text is out, and knows what became of them; None where
            nobody listens, such as in a pipe.
        transcript: The file that everything is written to as well, or None; what only one of several people
            may know is left out.
        last: What was told last, for `znovu`.
        reading: Whether a line is awaited now; only then may Ctrl+C break in.
        clock: Tells how long people wait for what takes long; it stands still where everything has to repeat.
    """

    def __init__(
        self,
        sink: TextSink,
        make: Callable[[Settings], readers.Reader],
        language: Language,
        settings: Settings,
    ) -> None:
        """Tell through `sink` and listen to the reader that `make` makes for the settings."""
        from accessgames.output.ports import Ports  # noqa: PLC0415 - usually the first user of the module

        self.sink = sink
        self._readers = make
        self._reader: readers.Reader | None = None
        self.history = lists.History()
        self.ports: Ports = Ports()
        self.outlets: port_manager.PortManager | None = None
        self.transcript: Transcript | None = None
        self.last: tuple[screenfuls.ToldLine, ...] = ()
        self.reading = False
        self.clock: Clock = still
        self._answer: list[screenfuls.Piece[screenfuls.ToldLine]] = []
        self._parts: screenfuls.Screenfuls[screenfuls.ToldLine] = screenfuls.Screenfuls()
        self._begun: tuple[screenfuls.ToldLine, ...] = ()
        self._rows = 0
        self._standing: tuple[str, ...] = ()
        self._woken = self._noticed = False
        self._picked = 0
        self._previous = self._prompt = ""
        self._several: tuple[str, ...] = ()
        self._answering = False
        self._past = lists.TypedLines()
        self.adapt(language, settings)

    def adapt(self, language: Language, settings: Settings) -> None:
        """Speak in this language and these manners from now on."""
        self.language = language
        self.delivery = port_manager.Delivery(settings, language.tag)
        if self.outlets is not None and self.ports is self.outlets.ports:
            self.outlets.adapt(language, settings)
        reader: object = self._reader
        if self._reader is not None and settings["profile"] != self._profile:
            self._let_go()
        elif isinstance(reader, readers.Painting):
            reader.adapt(settings["theme"], int(settings["zoom"]))

    @property
    def reader(self) -> readers.Reader:
        """Where lines come from: made, and given the keyboard, when the first one is wanted."""
        if self._reader is None:
            settings = self.delivery.settings
            self._profile = settings["profile"]
            self._reader = self._readers(settings).__enter__()
            reader: object = self._reader
            self.sink.window = reader.take if isinstance(reader, readers.Painting) else None
        return self._reader

    def _let_go(self) -> None:
        """Give the keyboard back."""
        if self._reader is not None:
            self._reader.__exit__(None, None, None)
            self._reader = self.sink.window = None

    def tell(self, *messages: Message, audience: int | None = None, record: bool = True) -> None:
        """Tell messages; they are written when something is asked next.

        Args:
            messages: What to tell.
            audience: Seat that alone may hear it again; None for everybody.
            record: Whether it is new; what was only asked for once more is not kept for review.
        """
        for message in messages:
            rendered = lists.with_number(message, self.language.render(message))
            if record:
                self.history.add(message, rendered.full, audience)
            points = message.args.get("points")
            if message.kind == "score" and isinstance(points, int):
                self.ports.cue(f"points {points}")
            self.give(screenfuls.ToldLine(rendered, audience))

    def give(self, heard: screenfuls.ToldLine, *, again: bool = False) -> None:
        """Tell a line that has its words already; `again` says that the player asked to hear it once more."""
        rendered = heard.rendered
        lines = () if heard.only == "finger" else self.delivery.lines(rendered)
        written = tuple(
            part
            for line in self._never_twice(lines, rendered.kind, again=again)
            for part in self._told_apart(line, rendered.kind, again=again)
        )
        self._answer.append(screenfuls.Piece(heard, written, heard.audience))

    def tell_apart(self, messages: Iterable[Message], audience: int | None) -> None:
        """Tell messages to the fingers alone, and everybody else that they are there."""
        for message in messages:
            rendered = lists.with_number(message, self.language.render(message))
            self.give(screenfuls.ToldLine(rendered, audience, "finger"))
        self.give(screenfuls.ToldLine(self.language.render(say("shell-on-display")), audience, "ear"))

    def repeat_for(self, listener: int) -> None:
        """Tell again what was told last, from the line in which a voice was cut off; that stays its end."""
        last = self.last_for(listener)
        cut = self.ports.cut
        heard = next((at for at, line in enumerate(last) if line.rendered is cut), 0)
        self._begun = (*self._begun, *last[:heard])
        for line in last[heard:]:
            self.give(line, again=True)

    def last_for(self, listener: int) -> tuple[screenfuls.ToldLine, ...]:
        """Return what was told last and the listener may hear again."""
        return tuple(heard for heard in self.last if heard.audience in (None, listener))

    @property
    def silent(self) -> bool:
        """Whether nothing would be heard if something were asked now."""
        return not (self._begun or any(piece.lines for piece in self._answer))

    def show(self, line: str, audience: int | None = None) -> None:
        """Write a line as it is, such as a short form that was asked for."""
        self._answer.append(screenfuls.Piece(None, self._told_apart(line, "answer", again=True), audience))

    def _never_twice(self, lines: tuple[str, ...], kind: Kind, *, again: bool) -> tuple[str, ...]:
        """Return the lines of a sentence, which say so where the same ones were the last that were told."""
        told = lines
        same = len(lines) > 1 and lines == self._several and self._previous in self.sink.fit(lines)[-1:]
        if same and not self.delivery.braille:
            told = (self._variant(port_manager.repeated_key(kind, again=again), lines[0]), *lines[1:])
        self._several = told
        return told

    def _told_apart(self, line: str, kind: Kind, *, again: bool) -> tuple[str, ...]:
        """Return a line as it is told, never one that equals its neighbour or is too short to be heard.

        Lines are compared as they will stand on the terminal, where a long one takes several.
        """
        if len(line) < LEAST_COLUMNS:
            line = self._variant(port_manager.SHORT_LINE, line)
        if self.sink.fit([line])[:1] == (self._previous,):
            line = self._variant(port_manager.repeated_key(kind, again=again), line)
        self._previous = next(reversed(self.sink.fit([line])), self._previous)
        return self.delivery.fit(line)

    def _variant(self, key: str, line: str) -> str:
        return self.language.form(say(key, line=line), "braille" if self.delivery.braille else "full")

    @property
    def pending(self) -> bool:
        """Whether somebody has typed what was not read yet, as far as that can be known."""
        reader: object = self.reader
        return isinstance(reader, readers.InputNotice) and reader.pending()

    @property
    def screen(self) -> Screen:
        """What becomes of what the terminal shows when the keyboard goes to somebody else."""
        if isinstance(self.reader, readers.Wiping):
            return "wiped"
        if not self.sink.has_screen:
            return "none"
        return "scrolled" if self.delivery.settings.flag("scroll") else "stays"

    def change_hands(self) -> None:
        """Let nothing that was told to one person, shown or typed ahead reach the next one.

        What waits to be told to one person alone is dropped: it can be heard again when that person is back.
        What others may hear stays. The terminal is cleared where the profile may, or scrolled where wanted.
        """
        self._answer = [piece for piece in self._answer if piece.audience is None]
        self._parts, self._standing = screenfuls.Screenfuls(), ()
        if not self._begun or any(told.audience is not None for told in self._begun):
            self.ports.drop()
        self._begun = tuple(told for told in self._begun if told.audience is None)
        self.ports.wipe()
        reader = self.reader
        if isinstance(reader, readers.Dropping):
            reader.drop_keys()
        if isinstance(reader, readers.Wiping):
            reader.wipe()
            self.sink.wiped()
        elif self.screen == "scrolled":
            self.sink.scroll()

    def flush(self, prompt: str = "") -> None:
        """Write what was told, and the prompt behind it, in one go.

        An answer in parts stays one answer: it is heard again as a whole, from its beginning.
        """
        heard = (*self._begun, *self._write(prompt))
        self._begun = ()
        if heard:
            if not self._parts.number:
                behind = [piece.heard for piece in self._parts.left if piece.heard is not None]
                self.last = (*(heard[:-1] if behind else heard), *behind)
            self.ports.flush()

    def begin(self) -> None:
        """Write what was told so far, because the rest of the answer has to be waited for.

        It stays one answer: it is heard again as a whole, and stands on a Braille line when it is complete.
        What would fill a small window waits, and comes in parts with the rest.
        """
        rows = [row for piece in self._answer for row in self.sink.fit(piece.lines)]
        room = self._room(rows)
        if self._answer and (room is None or len(rows) <= room - screenfuls.LEAST_ROWS):
            self._begun = (*self._begun, *self._write(""))

    @property
    def patience(self) -> Patience:
        """What tells how far something is that takes long."""
        return Patience(self.interject, self.clock, self.breakable)

    def interject(self, message: Message) -> None:
        """Tell at once, in the middle of an answer, what is no part of it and not heard again with it."""
        self.begin()
        answer, self._answer = self._answer, []
        self.tell(message, record=False)
        self._write("")
        self._answer = answer
        self.ports.flush()

    def _room(self, rows: Sequence[str]) -> int | None:
        """Rows that an answer may take above the prompt; None where no window is known or it scrolls."""
        typed_blindly = self._reader is not None and not self._reader.prompts
        height = None if typed_blindly else self.sink.height
        if height is None or self.delivery.settings["profile"] == "zrak":
            return None
        return screenfuls.rows_of_part(height, self._rows, self._standing, rows)

    def _write(self, prompt: str) -> tuple[screenfuls.ToldLine, ...]:
        if self.delivery.settings["profile"] == "zrak":
            # What is told before the first question belongs into the window, too.
            _ = self.reader
        pieces, self._answer = self._answer, []
        lines = [line for piece in pieces for line in piece.lines]
        rows = self.sink.fit(lines)
        self._rows += len(rows)
        self._standing = (*self._standing, *rows)[-_STANDING:]
        self._previous = next(reversed(rows), self._previous)
        shown, behind = prompts.place_prompt(prompt, pieces, len(rows), self.delivery.settings, self.language)
        self._prompt = self.sink.write(lines, shown, behind=behind)
        heard = tuple(piece.heard for piece in pieces if piece.heard is not None)
        self._speak(heard)
        self._transcribe([line for piece in pieces if piece.audience is None for line in piece.lines])
        return heard

    def _part(self) -> None:
        """Leave of what waits to be told as much as fits the window; `next` tells more of it.

        What comes up by the clock, while nobody has typed anything, goes before what was left already.
        """
        left = self._parts.left if self._woken else ()
        pieces = (*self._answer, *left)
        room = self._room([row for piece in pieces for row in self.sink.fit(piece.lines)])
        if self._answer and room is not None:
            # The longest of its forms by number, so that it fits behind any part.
            reserved = max(len(self.sink.fit(self._more(count).lines)) for count in (1, 2, len(pieces)))
            self._offer(
                screenfuls.Screenfuls(screenfuls.cut_screenfuls(pieces, self.sink.fit, room, reserved))
            )

    def _more(self, left: int) -> screenfuls.Piece[screenfuls.ToldLine]:
        """Tell how many lines follow, and how to hear them."""
        rendered = self.language.render(say("shell-answer-more", left=left))
        return screenfuls.Piece(screenfuls.ToldLine(rendered, None), self.delivery.lines(rendered), None)

    def _offer(self, parts: screenfuls.Screenfuls[screenfuls.ToldLine]) -> None:
        """Let one part of an answer wait to be told."""
        self._parts = parts
        self._answer = list(parts.parts[parts.number])
        if parts.left:
            self._answer.append(self._more(sum(1 for piece in parts.left if piece.lines)))

    def _turns(self, line: str) -> bool:
        """Take a line that asks for another part of the answer; others are not ours."""
        if not self._parts.left and not self._parts.number:
            return False
        words = self.language.vocabulary(*WORD_FILES)
        step = 1 if words.in_full("next", line) else -1 if words.in_full("previous", line) else 0
        turned = self._parts.turned(step) if step else None
        if turned is None:
            return False
        self._offer(turned)
        return True

    def _speak(self, heard: Sequence[screenfuls.ToldLine]) -> None:
        """Hand what was written to the ports, which are opened now if they were not."""
        if self.outlets is not None and self.ports is not self.outlets.ports:
            self.ports = self.outlets.ports
            self.outlets.adapt(self.language, self.delivery.settings)
        for index, line in enumerate(heard):
            first = self._answering and not index
            urgent = first and line.rendered.kind in port_manager.ANSWERS
            self.ports.speak(line.rendered, interrupt=urgent, only=line.only)
        if heard:
            self._answering = False

    def ask(self, ask: LineRequest) -> str:
        """Tell what is waiting to be told, then wait for a line.

        A line that is typed silences what is being said; what comes up by the clock waits for its end.

        Raises:
            EOFError: There is no more input.
            KeyboardInterrupt: The person wants to stop what is going on.
        """
        while True:
            if self.outlets is not None:
                self.tell(*self.outlets.notices())
            self._part()
            line = self._line(ask)
            while self._turns(line):
                line = self._line(ask)
            if not self._noticed:
                return str(self._picked or line)

    def _line(self, ask: LineRequest) -> str:
        """Write what waits, and return the line that is typed then."""
        rendered = self.language.render(ask.prompt)
        prompt = f"{rendered.braille if self.delivery.braille else self.delivery.said(rendered, 'full')} "
        self.flush(prompt if self.reader.prompts and not self.reader.own_prompt else "")
        request = self._request(ask, self._prompt or prompt)
        self._noticed = False
        self._picked = 0
        self.ports.picked()
        self.reading = self._answering = True
        try:
            with ask.waiting(lambda: requests.is_out(self.reader, self.ports, self.sink)):
                typed = self.reader.read(request)
        except (EOFError, KeyboardInterrupt):
            self.sink.entered()
            raise
        finally:
            self.reading, self._rows, self._woken = False, 0, not self._answering
            if self._answering:
                self.ports.stop()
        if typed.shown:
            self.sink.entered()
        if ask.kept:
            self._remember(typed.line, ask.owner)
        return typed.line

    def lines(self, request: Callable[[], LineRequest], repeat: Callable[[], None]) -> Iterator[str]:
        """Yield what is typed until the input ends; where nothing prompts, Ctrl+C ends it, too.

        Args:
            request: Returns what is asked for now.
            repeat: Tells that once more, after Ctrl+C.
        """
        while True:
            try:
                line = self.ask(request())
            except EOFError:
                return
            except KeyboardInterrupt:
                if not self.reader.prompts:
                    return
                repeat()
            else:
                yield line

    def _request(self, ask: LineRequest, prompt: str) -> readers.ReadRequest:
        usual = editor.Aids()
        telling = ask.offer

        def offer(words: Sequence[str]) -> Sequence[str]:
            if telling is None:
                return usual.offer(words)
            return self.sink.fit([self.language.form(telling(tuple(words)), "full")])

        past = self._past.of(ask.owner) if ask.kept else ()
        secret = ask.hidden or (self.delivery.settings["hand"] == "braille" and ask.owner is not None)
        echo = Echo(self.ports, self.language, self.delivery.settings, secret=secret, heard=ask.heard)
        aids = editor.Aids(ask.complete or usual.complete, echo.listening(offer), past, echo.heed)

        def status() -> str:
            return " ".join(self.language.form(message, "brief") for message in ask.status())

        def woken() -> bool:
            """Ask whether something has come up, and note that nobody typed anything then."""
            self._picked = self.ports.picked()
            self._noticed = not self._picked and self.outlets is not None and self.outlets.noticed
            woken = self._noticed or (ask.wake is not None and ask.wake())
            self._answering = bool(self._picked) or not woken
            return bool(self._picked) or woken

        listens = self.outlets is not None and self.outlets.opened
        wake = woken if listens or ask.wake is not None else None
        owner = object() if ask.hidden else (ask.owner, ask.kept)

        return readers.ReadRequest(
            prompt, aids, ask.press, status, wake, owner, ask.hidden,
            panels=lambda: say_panels(ask.panels(), self.language), cursor=ask.cursor,
            boards=lambda: self._boards(ask.panels()),
            words=lambda message: self.language.form(message, "brief"), zoom=ask.zoom,
            typed=self.ports.type_line,
            pulse=readers.FELT if ask.lively or self.ports.brailles else readers.SECOND,
            choices=lambda: [(one.line, self._words(one.label)) for one in ask.choices()], due=ask.due,
        )  # fmt: skip

    def _boards(self, panels: Sequence[Panel]) -> tuple[tuple[Panel, ...], tuple[Panel, ...]]:
        return say_panels(panels, self.language), say_panels(panels, self.language, aloud=True)

    def _words(self, label: Message | str) -> str:
        return label if isinstance(label, str) else self.language.form(label, "full")

    def _remember(self, line: str, audience: int | None) -> None:
        """Keep a typed line for those who may see it again."""
        if line:
            if audience is None:
                self._transcribe([f"> {line}"])
            self._past.add(line, audience)

    def _transcribe(self, lines: list[str]) -> None:
        """Write to the transcript; one that can't be written any more ends, and that is told once."""
        if self.transcript is None:
            return
        try:
            self.transcript.add(lines)
        except OSError:
            broken, self.transcript = self.transcript, None
            with suppress(OSError):
                broken.close()
            self.tell(say("shell-transcript-broken", "refusal", file=str(broken.path)))

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Talk about something else in the block: nothing told or typed before is heard again."""
        self.flush()
        before = self.history, self.last, self._past
        self.history, self.last, self._past = lists.History(), (), lists.TypedLines()
        try:
            yield
        finally:
            self.flush()
            self.history, self.last, self._past = before

    @contextmanager
    def breakable(self) -> Iterator[None]:
        """Let Ctrl+C break into the block as it does while a line is awaited; it must not change anything."""
        before, self.reading = self.reading, True
        try:
            yield
        finally:
            self.reading = before

    def close(self) -> None:
        """Write what is left, give the keyboard back, and end the ports and the transcript."""
        self.flush()
        self._let_go()
        self.ports.close()
        if self.transcript is not None:
            self.transcript.close()
            self.transcript = None
