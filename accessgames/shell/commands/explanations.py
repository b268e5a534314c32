"""What explains.

Help, rules, options and records, why an action was refused and why a computer player did one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import dropwhile
from typing import TYPE_CHECKING, Final

from accessgames.bots.explanation import BotDecision, find_judge, is_certain, tellable_reasons
from accessgames.engine import GameError, MalformedAction, Perspective
from accessgames.language import Ambiguous, Found, Listing, Message, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.commands import moves
from accessgames.shell.lists import ListItem, Page, Reading
from accessgames.shell.settings import UNASKED
from accessgames.shell.stopwatch import clock_runs

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from accessgames.engine import Reason
    from accessgames.games.room import Section
    from accessgames.language import Person
    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.session import Session

_MOTIVES_TOLD: Final = 3

_MOST_LOOKED_AT: Final = 12
"""Actions of one turn, the last ones, among which a reason is looked for; a riddle has many without any."""


def tell_motives(play: Session, rest: Arguments) -> None:
    """Tell the last thing that a computer player did and why; its secrets it keeps to itself.

    Raises:
        GameError: `shell-why-whom` when the words name no computer player here, `shell-why-idle` when it has
            not done anything yet.
    """
    turn = _last_turn(play, _asked_seats(play, rest))
    moment, reasons = _weightiest(play, turn)
    desk = play.desk()
    motives = [play.room.narration.reason(reason, desk) for reason in reasons[:_MOTIVES_TOLD]]
    told = (
        *_done_messages(play, moment, known=bool(motives)),
        *(motives or (_silence_message(play, moment),)),
    )
    play.answer(tuple(replace(message, kind="answer") for message in told))


def _weightiest(play: Session, turn: Sequence[int]) -> tuple[int, tuple[Reason, ...]]:
    """Return the last decision of a turn with a reason of weight; else one with any reason; else the last."""
    light: tuple[int, tuple[Reason, ...]] | None = None
    for moment in turn[:_MOST_LOOKED_AT]:
        reasons = _reasons(play, moment)
        if any(not reason.minor for reason in reasons):
            return moment, reasons
        light = light or ((moment, reasons) if reasons else None)
    return light or (turn[0], ())


def _asked_seats(play: Session, rest: Arguments) -> Collection[int]:
    """Return the seats that the words mean: a computer player by name, or all of them."""
    bots = sorted(play.seating.bots)
    typed = normalise_bare(rest.text)
    named = [seat for seat in bots if normalise_bare(play.seating.seats[seat].name).startswith(typed)]
    if named:
        return named
    match = play.words.match(rest.words, ("computer",))
    if bots and isinstance(match, Found) and match.used == len(rest.words):
        return bots
    names = tuple(play.seating.seats[seat].name for seat in bots)
    raise GameError("shell-why-whom", word=rest.text, count=len(names), names=Listing(names))


def _last_turn(play: Session, seats: Collection[int]) -> list[int]:
    """Return when some seat did what belongs to its last turn, the last action first.

    That is what it did since anybody else at the table acted; usually the last action has the best reason.
    """
    entries = play.match.entries
    moments = dropwhile(lambda moment: entries[moment].actor not in seats, play.log.turns())
    turn: list[int] = []
    for moment in moments:
        if turn and entries[moment].actor != entries[turn[0]].actor:
            break
        turn.append(moment)
    if not turn:
        raise GameError("shell-why-idle")
    return turn


def _done_messages(play: Session, moment: int, *, known: bool) -> Sequence[Message]:
    """Tell what was done at a moment, as the listener was told it.

    What told nothing by itself, such as a choice that was sealed, is named if it is known by now: there are
    reasons that the listener may hear, and nothing else can have been done. Silence needs no head line.
    """
    desk = play.desk()
    told = play.room.narration.tell(play.log.events_at(desk.seat, moment), desk)
    if told or not known:
        return told
    if is_certain(deed := _past_deed(play, moment), desk.seat):
        seen = Perspective(deed.game, deed.game.view(deed.state, deed.seat), deed.seat)
        move = play.room.narration.action(deed.action, replace(desk, perspective=seen))
        return (say("shell-why-deed", who=_who(play, moment), move=Nested(move)),)
    return (say("shell-why-last", who=_who(play, moment)),)


def _reasons(play: Session, moment: int) -> tuple[Reason, ...]:
    """Return the reasons of a computer player that the listener may know."""
    player = play.seating.seats[play.match.entries[moment].actor].player
    return tellable_reasons(play.room.bots, player, _past_deed(play, moment), play.desk().seat)


def _past_deed(play: Session, moment: int) -> BotDecision:
    """Return what was done at a moment, with all that was done since."""
    match, parse = play.match, play.match.game.parse_action
    seat, *later = match.entries[moment:]
    since = tuple((entry.actor, parse(entry.text)) for entry in later)
    return BotDecision(match.game, match.state_at(moment), seat.actor, parse(seat.text), since)


def _silence_message(play: Session, moment: int) -> Message:
    """Say that a computer player has no reason, or none that others may know."""
    player = play.seating.seats[play.match.entries[moment].actor].player
    random = find_judge(play.room.bots, player) is None
    return say("shell-why-random" if random else "shell-why-silent", who=_who(play, moment))


def _who(play: Session, moment: int) -> Person:
    return play.desk().person(play.match.entries[moment].actor)


def explain_why(play: Session, rest: Arguments) -> None:
    """Explain what was refused last, else the result, else the last points; or why a computer player acted.

    Raises:
        GameError: As `tell_motives`.
    """
    if rest.words:
        tell_motives(play, rest)
        return
    desk = play.desk()
    if play.refused is not None:
        refusal = play.room.narration.refusal(play.refused, desk)
        section = play.room.rulebook.about.get(play.refused.key)
        if section is None or not play.console.just_told(refusal):
            play.tell(refusal)
        if section is not None:
            read_section(play, section)
        return
    messages = final_score(play) if play.match.outcome is not None else play.room.narration.why(desk)
    play.answer(messages or (say("shell-nothing-to-explain"),))


def final_score(play: Session) -> tuple[Message, ...]:
    """Explain the result, entry by entry, the first place first; as an answer, since it happened before."""
    outcome = play.match.outcome
    if outcome is None:
        return ()
    desk = play.desk()
    lines: list[Message] = []
    for seat in sorted(range(len(outcome.places)), key=outcome.places.__getitem__):
        total, place = outcome.totals[seat], outcome.places[seat]
        lines.append(say("shell-total", who=desk.person(seat), total=total, place=place))
        lines.extend(
            replace(play.room.narration.item(item, desk), kind="answer") for item in outcome.items[seat]
        )
    return tuple(lines)


def read_rules(play: Session, rest: Arguments) -> None:
    """Read the section of the rules that matters now, or the one that is named; `all` lists them.

    Raises:
        MalformedAction: `shell-no-section` with the sections there are.
    """
    book = play.room.rulebook
    if not rest.words:
        read_section(play, book.here(play.desk()))
        return
    match = play.words.match(rest.words, (*(section.id for section in book.sections), "all"))
    match match:
        case Found("all"):
            _list_sections(play, book.sections)
        case Found(section):
            read_section(play, section)
        case Ambiguous(ids):
            _list_sections(play, tuple(section for section in book.sections if section.id in ids))
        case _:
            raise MalformedAction(
                "shell-no-section",
                word=rest.text,
                command=play.words.word(rest.id),
                all=play.words.word("all"),
            )


def _list_sections(play: Session, sections: tuple[Section, ...]) -> None:
    items = tuple(
        ListItem(partial(say, section.title), partial(read_section, play, section.id)) for section in sections
    )
    play.listed(Page(items))


def read_section(play: Session, section_id: str) -> None:
    """Read one section of the rules, nine sentences at a time."""
    section = next(one for one in play.room.rulebook.sections if one.id == section_id)
    play.listed(Reading(say(section.title), tuple(map(say, section.lines))))


def tell_options(play: Session, rest: Arguments) -> None:
    """Tell the options of this match."""
    rest.nothing(play.words)
    messages = [play.room.narration.option(key, value) for key, value in play.match.setup.options]
    play.tell(*messages or [say("shell-no-options")])


def tell_records(play: Session, rest: Arguments) -> None:
    """Read the personal records of this game; further words choose those that mention them.

    Raises:
        GameError: `shell-records-not-here` or `shell-records-none`.
    """
    from accessgames.shell.records import record_lines  # noqa: PLC0415 - few games need it

    play.listed(Reading(say("shell-records-title"), record_lines(play, rest.text)))


READING_HANDLERS: Final[Handlers] = {
    "why": explain_why,
    "rules": read_rules,
    "options": tell_options,
    "records": tell_records,
}
"""Commands by word id."""


FIRST_WORDS: Final = ("moves", "try", "hint", "hint-all", "why", "undo", "rules")
"""Commands about the move at hand."""

HEARING_WORDS: Final = (
    "who", "players", "changes", "last", "again", "history", "search", "braille", "emboss", "analysis",
)  # fmt: skip
"""Commands about what happened and was told."""

PROGRAM_WORDS: Final = (
    "settings", "options", "brief", "normal", "detailed", "language", "keys", "transcript", "voice",
    "check", "learn", "save", "quit",
)  # fmt: skip
"""Commands about the program."""

SPEAKING_WORDS: Final = ("faster", "slower", "silence")
"""Commands about the program's own voice, where it speaks."""

TIMING_WORDS: Final = ("pause",)
"""Commands about the program where time passes."""

RECORD_WORDS: Final = ("records",)
"""Commands where personal records are kept."""


_LONGEST_LINE: Final = 105
"""So many characters of words fit on a line."""


def tell_help(play: Session, rest: Arguments) -> None:
    """Tell what can be done now, or explain one command."""
    if rest.words:
        _explain_asked(play, rest)
        return
    play.repeat_question()
    own = play.room.commands
    if not play.over:
        play.tell(*(say("shell-help-verbs", words=few) for few in _word_lists(play, moves.game_verbs(play))))
        play.tell(*(say("shell-help-first", words=few) for few in _word_lists(play, FIRST_WORDS)))
    play.tell(
        *(say("shell-help-answers", words=few) for few in _word_lists(play, own.answers)),
        *(say("shell-help-hearing", words=few) for few in _word_lists(play, HEARING_WORDS)),
        say("shell-help-steps"),
        *(
            say("shell-help-program", words=few)
            for few in _word_lists(play, (*PROGRAM_WORDS, *_further_words(play)))
        ),
        say("shell-help-more", command=play.words.word(rest.id)),
    )


def _further_words(play: Session) -> tuple[str, ...]:
    """Return commands that only some games have, as far as they make sense now."""
    speaks = play.preferences.settings["speech"] not in {"no", UNASKED}
    return (
        *(SPEAKING_WORDS if speaks else ()),
        *(TIMING_WORDS if clock_runs(play) else ()),
        *(RECORD_WORDS if play.room.records is not None else ()),
    )


def _word_lists(play: Session, ids: Iterable[str]) -> Iterator[Listing]:
    """Yield words as many lines as it takes, each about as long as the others."""
    words = tuple(map(play.words.word, ids))
    lines = 1 + sum(len(word) + 2 for word in words) // _LONGEST_LINE
    size = -(-len(words) // lines)
    return (Listing(words[start : start + size]) for start in range(0, len(words), size))


def _explain_asked(play: Session, rest: Arguments) -> None:
    match play.words.match(rest.words, play.commands(), named=True):
        case Found(found):
            explain_command(play, found)
        case Ambiguous(ids):
            for found in ids:
                explain_command(play, found)
        case _:
            raise MalformedAction("shell-no-help", word=rest.text, command=play.words.word(rest.id))


def explain_command(play: Session, command: str) -> None:
    """Tell what a command does, and its single key; what the game says of it comes before what all games say.

    Raises:
        GameError: `shell-no-help-for`, when the game does not explain its word.
    """
    word = play.words.word(command)
    said = (say(f"help-{play.room.game.id}-{command}"), say(f"help-{command}"))
    found = next((message for message in said if play.console.language.has(message.key)), None)
    if found is None:
        raise GameError("shell-no-help-for", word=word)
    play.tell(found)
    pressed = play.words.key(command).strip()
    if pressed and play.by_key:
        play.tell(say("shell-help-key", word=word, key=pressed))


HELP_HANDLERS: Final[Handlers] = {"help": tell_help}
"""Commands by word id."""
