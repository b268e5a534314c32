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
    from accessgames.shell.input.editor import Completer


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
        waiting: Entered when everything is out and the waiting begins, left when a line has come.
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
    waiting: Callable[[], AbstractContextManager[None]] = nullcontext
    panels: Callable[[], Sequence[Panel]] = tuple
    cursor: Callable[[], Pointer | None] = readers.nowhere
    zoom: Callable[[int], None] = readers.unmoved
    choices: Callable[[], Sequence[Choice]] = tuple
    due: bool = False
