"""Frames of the connection: which messages there are, how large they may be, how they are read and written.

A frame is one JSON object. What a game says (views, events, results) stands in it as `values.py` writes it;
all else is declared here. Reading is strict: whatever is not declared is refused, and nothing is done.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

VERSION: Final = 2
"""Version of the protocol; different ones do not talk. Version 1 knew no level in `Heard`, and refused it."""

LONGEST_ASKED: Final = 16 * 1024
"""Largest frame that a server reads, in bytes."""

LONGEST_TOLD: Final = 8 * 1024 * 1024
"""Largest frame that a client reads, in bytes: a whole journal has at most 4 MiB."""


class FrameError(ValueError):
    """Somebody sent what is no message: it is refused, and nothing is done."""


Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
LATEST: Final = 200
"""Most moves by which those who watch a match may be late."""

Delay: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
Who: TypeAlias = Annotated[int, msgspec.Meta(ge=-3, le=12)]
"""A seat, chance, the clock or a spectator, as the engine counts them."""
Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
"""A name, a word, a code."""
Claim: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(|[A-Za-z0-9_-]{32,100})$")]  # nobody guesses it
Line: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]
"""What somebody says, or an action in the notation of journals."""
Actions: TypeAlias = Annotated[tuple[Line, ...], msgspec.Meta(min_length=1, max_length=100)]


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=True):
    """What all messages are: tagged with their names."""


# ---------------------------------------------------------------- at a table: what a seat asks


class Attend(Frame, frozen=True):
    """Go on listening behind a line of the journal, 0 for none, after which so many actions counted."""

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

    `about` is `help` or `side`, as in the journal, `text` what stands in that line.
    """

    about: Short
    text: Short


class Pass(Frame, frozen=True):
    """So many milliseconds have passed since everything was out; `news_only` as in `Seat.pass_time`."""

    milliseconds: Number
    news_only: bool = False


class Out(Frame, frozen=True):
    """All that was told up to a line of the journal has been out at the listener for so many milliseconds."""

    line: Number
    milliseconds: Number = 0


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
    Attend | Look | Hear | Overhear | Judge | Do | TakeBack | Corrigible | Correct | Note | Pass | Out | Why
    | Certain | Verify | TakeHome
)  # fmt: skip
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


# ---------------------------------------------------------------- in the hall: what is asked


class Present(Frame, frozen=True):
    """Who is here? Answered by `PersonSeen` each."""


class Tables(Frame, frozen=True):
    """Which tables wait or go on? Answered by `TableSeen` each; `own` asks for those where one sits."""

    own: bool = False


class Open(Frame, frozen=True):
    """Open a table and sit down at it. Answered by its `TableSeen`.

    Attributes:
        game: Id of the game.
        seats: How many sit there.
        options: Chosen options.
        computers: Levels of the computer players, who take the last seats.
        private: Whether others need the word that is told, to sit down.
        words: What is added to the luck, at most 40 characters.
        delay: How many moves late those see the match who watch; 0 for at once.
    """

    game: Short
    seats: Number
    options: tuple[tuple[Short, Short], ...] = ()
    computers: tuple[Number, ...] = ()
    private: bool = False
    words: Short = ""
    delay: Delay = 0


class Sit(Frame, frozen=True):
    """Sit down at a table (0: where the words of an invitation lead), or come back; answer: `TableSeen`."""

    table: Number
    code: Short = ""
    words: Short = ""


class Watch(Frame, frozen=True):
    """Watch a table. Answered by its `TableSeen`."""

    table: Number


class Stand(Frame, frozen=True):
    """Go back to the hall; a seat in a match that goes on waits."""


class Begin(Frame, frozen=True):
    """Let computer players of a level take the free seats of the own table. Answered by its `TableSeen`."""

    level: Number


class StandIn(Frame, frozen=True):
    """About a computer player who acts for somebody away. Answered by how many have to agree yet.

    `how` is `propose`, `agree`, `oppose`, or `return` to act on the own seat again; `name` and `level` say
    for whom, and which computer player, where it is proposed.
    """

    how: Short
    name: Short = ""
    level: Number = 0


class Say(Frame, frozen=True):
    """Say something: to one person, to the own table, or in the hall. Answered by how many may hear it."""

    text: Line
    to: Short = ""


class Invite(Frame, frozen=True):
    """Invite somebody who is here to the own table."""

    name: Short


class Follow(Frame, frozen=True):
    """Hear who comes and goes, or no longer."""

    on: bool


class Protect(Frame, frozen=True):
    """Keep the own name with a passphrase; an empty one frees it when one leaves."""

    passphrase: Line


class MyData(Frame, frozen=True):
    """Everything that is kept of oneself. Answered by an object of names and values."""


class ForgetMe(Frame, frozen=True):
    """Delete what is kept of oneself; the connection ends."""


class Remove(Frame, frozen=True):
    """For whoever hosts: let somebody be `away`, `silent` or `heard`; without a name `lock` or `unlock`."""

    name: Short
    how: Short


HallRequest: TypeAlias = (
    Present | Tables | Open | Sit | Watch | Stand | Begin | StandIn | Say | Invite | Follow | Protect | MyData
    | ForgetMe | Remove
)  # fmt: skip
"""What may be asked in the hall, also while one sits at a table."""


# ---------------------------------------------------------------- in the hall: what is told


class PersonSeen(Frame, frozen=True):
    """Somebody who is here; `table` is 0 in the hall."""

    name: Short
    table: Number = 0
    hosts: bool = False


class SeatSeen(Frame, frozen=True):
    """A seat of a table; `name` is empty where it is free, `level` 0 where a person sits."""

    name: Short = ""
    level: Number = 0
    here: bool = False


class TableSeen(Frame, frozen=True):
    """A table as somebody sees it.

    Attributes:
        number: What it is called by.
        game: Id of the game.
        seats: Who sits there.
        state: `waits`, `goes` or `over`.
        own, awaited: Whether one sits there, and is to act.
        code: The word that lets others sit down at a private table, for those who sit there; else empty.
        private: Whether it is one.
        delay: How many moves late those see the match who watch.
        title: Name of the tournament, if it is a table of one, with its `round_` and `place` there.
    """

    number: Number
    game: Short
    seats: tuple[SeatSeen, ...]
    state: Short
    own: bool = False
    awaited: bool = False
    code: Short = ""
    private: bool = False
    delay: Delay = 0
    title: Short = ""
    round_: Number = 0
    place: Number = 0


class Heard(Frame, frozen=True):
    """Something happened in the hall or at the own table.

    Attributes:
        what: `said`, `whispered`, `invited`, `came`, `went`, `sat`, `stood`, `away`, `back` or `missed`;
            `proposed`, `opposed`, `replaced` and `returned` (a `StandIn`), `waits`, `withdrawn` (desk),
            `restarts`, `closes` (the hall).
        who, text: Who did it, and what was said.
        table, level: At which table, 0 for the hall; of the computer player that it is about.
    """

    what: Short
    who: Short = ""
    text: Line = ""
    table: Number = 0
    level: Number = 0


# ---------------------------------------------------------------- the connection


class Hello(Frame, frozen=True, omit_defaults=True):
    """The first frame of a client.

    Attributes:
        version: Of the protocol.
        token: What was given to the person the last time; empty for somebody new.
        name: What somebody new wants to be called, and `passphrase`: what keeps that name.
        word: The host's word, where one is needed.
        claim: What a client drew to be known by where no greeting reaches it; servers of before take none.
    """

    version: Number
    token: Short = ""
    name: Short = ""
    passphrase: Line = ""
    word: Short = ""
    claim: Claim = ""


class Greeted(Frame, frozen=True, omit_defaults=True):
    """The first frame of a server.

    Attributes:
        name: What the person is called here.
        token: Whoever has it is this person.
        hall: What the place is called.
        hosts: Whether the person hosts.
        others: Addresses of other servers that serve the same hall.
    """

    name: Short
    token: Short
    hall: Short
    hosts: bool = False
    others: tuple[Short, ...] = ()


class Doors(Frame, frozen=True):
    """Which other servers serve the same hall from now on; `others` are their addresses."""

    others: tuple[Short, ...]


class Waits(Frame, frozen=True):
    """Somebody is not in yet: how many are let in before them, and how many seconds that may take."""

    before: Number
    seconds: Number


class Welcome(Frame, frozen=True):
    """A match that one is at from now on: what is asked as a seat is asked of it.

    Attributes:
        table: Number of the table.
        game: Id of the game.
        header: What the match is.
        own: Seats that may be acted for over this connection.
    """

    table: Number
    game: str
    header: msgspec.Raw
    own: tuple[int, ...]


class Asked(Frame, frozen=True):
    """A request, with a number that its answer has."""

    number: Number
    what: SeatRequest | HallRequest


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

FromServer: TypeAlias = Greeted | Doors | Waits | Welcome | Moved | Heard | Answered | Refused | Fault
"""What a client reads; a fault by itself ends the connection."""
