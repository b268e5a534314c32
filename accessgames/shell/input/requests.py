"""What the shell asks a person for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, NamedTuple

from accessgames.dataclasses import dataclass
from accessgames.shell.input import readers

if TYPE_CHECKING:
    from accessgames.games.pictures import Panel, Pointer
    from accessgames.language import Message
    from accessgames.output.ports import Ports
    from accessgames.output.sink import TextSink
    from accessgames.shell.input.editor import Completer


def unmeasured(out: Callable[[], bool]) -> AbstractContextManager[None]:
    """Take no notice of how long somebody takes."""
    del out
    return nullcontext()


def unnoticed() -> None:
    """Take no notice of a key."""


def is_out(reader: readers.Reader, ports: Ports, sink: TextSink) -> bool:
    """Tell whether whoever reads has heard or seen all that was told; at a pipe nobody listens."""
    return not reader.prompts or (sink.shown() and not ports.talk)


class Choice(NamedTuple):
    """Something that can be chosen.

    Attributes:
        line: What does it when it is typed.
        label: What stands on its button.
    """

    line: str
    label: Message | str


@dataclass(frozen=True, slots=True)
class LineRequest:
    """What is asked for.

    Attributes:
        prompt: The prompt, as a message.
        complete: Completes words for the Tab key.
        offer: Tells the candidates of the Tab key.
        press: Meaning of single keys; None where free text is wanted.
        status: Sums up the position for the status line of `zrak`.
        owner: Seat that alone may see again what is typed now; None for everybody.
        kept: Whether anybody may: not while the keyboard goes from hand to hand.
        hidden: Whether the terminal does not even show it while it is typed.
        wake: Tells whether something has come up that has to be told; None where nothing can.
        lively: Whether others may bring that at any moment, so that it is asked for often.
        waiting: Entered when everything is written and the waiting begins, with what tells whether it is out
            at whoever listens; left when a line has come.
        heard: Called at every key of it.
        panels: What may be looked at in `zrak`.
        cursor: Where on it the cursor is, or None.
        zoom: Makes what is looked at larger (1) or smaller (-1).
        choices: What can be chosen now, for a page with buttons.
        due: Whether it is the turn of whoever reads here.
    """

    prompt: Message
    complete: Completer | None = None
    offer: Callable[[tuple[str, ...]], Message] | None = None
    press: readers.Presser | None = None
    status: Callable[[], Iterable[Message]] = tuple
    owner: int | None = None
    kept: bool = True
    hidden: bool = False
    wake: Callable[[], bool] | None = None
    lively: bool = False
    waiting: Callable[[Callable[[], bool]], AbstractContextManager[None]] = unmeasured
    heard: Callable[[], None] = unnoticed
    panels: Callable[[], Sequence[Panel]] = tuple
    cursor: Callable[[], Pointer | None] = readers.nowhere
    zoom: Callable[[int], None] = readers.unmoved
    choices: Callable[[], Sequence[Choice]] = tuple
    due: bool = False
