"""Frames of the connection: which messages there are, how large they may be, how they are read and written.

A frame is one JSON object. What a game says (views, events, results) stands in it as `values.py` writes it;
everything else is declared here. Reading is strict: unknown attributes, wrong types and what is too large are
refused, and nothing is done.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec

VERSION: Final = 1
"""Version of the protocol; a client and a server of different ones do not talk."""

LONGEST_ASKED: Final = 16 * 1024
"""Largest frame that a server reads, in bytes."""

LONGEST_TOLD: Final = 8 * 1024 * 1024
"""Largest frame that a client reads, in bytes: a whole journal has at most 4 MiB."""


class FrameError(ValueError):
    """Somebody sent what is no message: it is refused, and nothing is done."""


Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Who: TypeAlias = Annotated[int, msgspec.Meta(ge=-3, le=12)]
"""A seat, chance, the clock or a spectator, as the engine counts them."""
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
"""A name, a word, a code."""
Line: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]
"""What somebody says, or an action in the notation of journals."""
Actions: TypeAlias = Annotated[tuple[Line, ...], msgspec.Meta(min_length=1, max_length=100)]


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=True):
    """What all messages are: tagged with their names."""


# ---------------------------------------------------------------- at a table: what a seat asks


class Attend(Frame, frozen=True):
    """Go on listening from a line of the journal on.

    Attributes:
        line: The last line that is known here; 0 for none.
        moment: The number of actions that counted after it.
    """

    line: Number
    moment: Number


class Look(Frame, frozen=True):
    """How does somebody know the game after so many actions?"""

    viewer: Who
    moment: Number


class Hear(Frame, frozen=True):
    """What did somebody notice of each action between two moments?"""

    viewer: Who
    start: Number
    end: Number


class Overhear(Frame, frozen=True):
    """What did a seat notice between two moments that somebody else did not, or not so?"""

    seat: Who
    public: Who
    start: Number
    end: Number


class Judge(Frame, frozen=True):
    """Which rule does an action break?"""

    actor: Who
    action: Line


class Do(Frame, frozen=True):
    """Do the actions of one typed line, all or none.

    Attributes:
        actor: Who.
        actions: What, one after the other.
        line: The last line of the journal that is known here. What was done behind it already, because the
            answer was lost on its way, is not done twice.
        rehearse: Only check them.
    """

    actor: Who
    actions: Actions
    line: Number
    rehearse: bool = False


class TakeBack(Frame, frozen=True):
    """Take back the last line of a seat; `rehearse` only asks whether that may be done."""

    seat: Who
    line: Number
    rehearse: bool = False


class Corrigible(Frame, frozen=True):
    """What did people tell of a real table?"""


class Correct(Frame, frozen=True):
    """Put right what people told; `rehearse` only asks what that would do."""

    at: Number
    action: Line
    rehearse: bool = False


class Note(Frame, frozen=True):
    """Write a line that is no action.

    Attributes:
        about: `help` or `side`, as in the journal.
        text: What stands in that line.
    """

    about: Short
    text: Short


class Pass(Frame, frozen=True):
    """So many milliseconds have passed since everything was told; `news_only` as in `Seat.pass_time`."""

    milliseconds: Number
    news_only: bool = False


class PassAgain(Frame, frozen=True):
    """An action of the clock that was taken back happens once more."""

    action: Line


class Why(Frame, frozen=True):
    """Why did a computer player do what it did then?"""

    moment: Number
    viewer: Who


class Certain(Frame, frozen=True):
    """What was done then, where the viewer can know it?"""

    moment: Number
    viewer: Who


class Verify(Frame, frozen=True):
    """Do draws, position and result follow from the journal?"""


class TakeHome(Frame, frozen=True):
    """The journal of a match that is over."""


SeatRequest: TypeAlias = (
    Attend
    | Look
    | Hear
    | Overhear
    | Judge
    | Do
    | TakeBack
    | Corrigible
    | Correct
    | Note
    | Pass
    | PassAgain
    | Why
    | Certain
    | Verify
    | TakeHome
)
"""What may be asked at a table."""


# ---------------------------------------------------------------- at a table: what a seat is told


class Moved(Frame, frozen=True):
    """How a match stands for somebody, and what they noticed since.

    Attributes:
        line: Number of the journal's last line; it never goes back.
        kept: How many of the actions that were known before still count.
        acted: Who did each of the actions behind those.
        actors: Who is to act.
        heard: Of each of those actions what was noticed.
        view: How the game is known now.
        outcome: The result, or null.
        notes: What the journal says beside the actions.
        timed: Whether time passes.
        chain: The hash of the last line, after the end; empty before.
    """

    line: int
    kept: int
    acted: tuple[int, ...]
    actors: tuple[int, ...]
    heard: msgspec.Raw
    view: msgspec.Raw
    outcome: msgspec.Raw
    notes: msgspec.Raw
    timed: bool = False
    chain: str = ""


class Fault(Frame, frozen=True):
    """Something was refused.

    Attributes:
        kind: The kind of mistake, such as `IllegalAction`.
        key: The message that says so.
        arguments: Its arguments: pairs of name and value.
    """

    kind: str
    key: str
    arguments: msgspec.Raw


# ---------------------------------------------------------------- the connection


class Hello(Frame, frozen=True):
    """The first frame of a client.

    Attributes:
        version: Of the protocol.
        token: Whatever says whose seat this is; whoever has it sits there.
    """

    version: Number
    token: Short


class Welcome(Frame, frozen=True):
    """The first frame of a server.

    Attributes:
        game: Id of the game.
        header: What the match is.
        own: Seats that may be acted for over this connection.
    """

    game: str
    header: msgspec.Raw
    own: tuple[int, ...]


class Asked(Frame, frozen=True):
    """A request, with a number that its answer has."""

    number: Number
    what: SeatRequest


class Answered(Frame, frozen=True):
    """The answer to a request; what happened by it was told before."""

    number: int
    value: msgspec.Raw


class Refused(Frame, frozen=True):
    """A request was refused, and nothing was done."""

    number: int
    fault: Fault


FromClient: TypeAlias = Hello | Asked
"""What a server reads."""

FromServer: TypeAlias = Welcome | Moved | Answered | Refused | Fault
"""What a client reads; a fault by itself ends the connection."""


def read_frame(decoder: msgspec.json.Decoder[Any], data: bytes | str, longest: int) -> Any:  # noqa: ANN401 - by decoder
    """Return the message of a frame.

    Raises:
        FrameError: It is too large, no JSON, nested too deeply, or none of the messages.
    """
    if len(data) > longest:
        raise FrameError(len(data))
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise FrameError(str(error)) from error
