"""What explains.

Help, rules, options and records, why an action was refused and why a computer player did one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import dropwhile, groupby, islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import find_judge
from accessgames.engine import GameError, MalformedAction, Reason
from accessgames.games import IdleMove, WalkedBoards
from accessgames.games.told_rules import match_section
from accessgames.language import Ambiguous, Found, Listing, Message, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell import lists, settings
from accessgames.shell.commands import moves

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from accessgames.games.room import Section
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.knowledge import Knowledge
    from accessgames.shell.session import Handlers, Session

_MOTIVES_TOLD: Final = 3

_MOST_LOOKED_AT: Final = 12
"""Actions of one turn, the last ones, among which a reason is looked for; a riddle has many without any."""


def tell_motives(session: Session, rest: Arguments) -> None:
    """Tell the last thing that a computer player did and why; its secrets it keeps to itself.

    Raises:
        GameError: `shell-why-whom` when the words name no computer player here, `shell-why-idle` when it has
            not done anything yet.
    """
    turn = _last_turn(session, _asked_seats(session, rest))
    moment, reasons = _weightiest(session, turn)
    listener = session.known.listener()
    motives = [session.known.room.narration.reason(reason, listener) for reason in reasons[:_MOTIVES_TOLD]]
    told = (
        *_done_messages(session, moment, known=bool(motives)),
        *(motives or (_silence_message(session.known, moment),)),
    )
    session.teller.answer(tuple(replace(message, kind="answer") for message in told))


def _weightiest(session: Session, turn: Sequence[int]) -> tuple[int, tuple[Reason, ...]]:
    """Return the last decision of a turn with a reason of weight; else one with any reason; else the last."""
    seat, viewer = session.known.seat, session.known.seating.listener
    light: tuple[int, tuple[Reason, ...]] | None = None
    for moment in turn[:_MOST_LOOKED_AT]:
        reasons = seat.reasons(moment, viewer)
        if any(not reason.minor for reason in reasons):
            return moment, reasons
        light = light or ((moment, reasons) if reasons else None)
    return light or (turn[0], ())


def _asked_seats(session: Session, rest: Arguments) -> Collection[int]:
    """Return the seats that the words mean: a computer player by name, or all of them."""
    bots = sorted(session.known.seating.bots)
    typed = normalise_bare(rest.text)
    named = [
        seat for seat in bots if normalise_bare(session.known.seating.seats[seat].name).startswith(typed)
    ]
    if named:
        return named
    match = session.teller.words.match(rest.words, ("computer",))
    if bots and isinstance(match, Found) and match.used == len(rest.words):
        return bots
    names = tuple(session.known.seating.seats[seat].name for seat in bots)
    raise GameError("shell-why-whom", word=rest.text, count=len(names), names=Listing(names))


def _last_turn(session: Session, seats: Collection[int]) -> list[int]:
    """Return when some seat did what belongs to its last turn, the last action first.

    That is what it did since anybody else at the table acted; usually the last action has the best reason.
    """
    acted = session.known.seat.acted
    moments = dropwhile(lambda moment: acted[moment] not in seats, session.known.turns())
    turn: list[int] = []
    for moment in moments:
        if turn and acted[moment] != acted[turn[0]]:
            break
        turn.append(moment)
    if not turn:
        raise GameError("shell-why-idle")
    return turn


def _done_messages(session: Session, moment: int, *, known: bool) -> Sequence[Message]:
    """Tell what was done at a moment, as the listener was told it.

    What told nothing by itself, such as a choice that was sealed, is named if it is known by now: there are
    reasons that the listener may hear, and nothing else can have been done. Silence needs no head line.
    """
    listener, narration = session.known.listener(), session.known.room.narration
    seat = session.known.seat
    told = narration.tell(seat.events(listener.seat, moment, moment + 1), listener)
    if told or not known:
        return told
    who = listener.person(seat.acted[moment])
    found = seat.certain_action(moment, listener.seat)
    if found is None:
        return (say("shell-why-last", who=who),)
    seen, action = found
    move = narration.action(action, replace(listener, perspective=seen))
    return (say("shell-why-deed", who=who, move=Nested(move)),)


def _silence_message(known: Knowledge, moment: int) -> Message:
    """Say that a computer player has no reason, or none that others may know."""
    bot = known.seat.acted[moment]
    random = find_judge(known.room.bots, known.seating.seats[bot].player) is None
    who = known.listener().person(bot)
    return say("shell-why-random" if random else "shell-why-silent", who=who)


def explain_why(session: Session, rest: Arguments) -> None:
    """Explain what was refused last, else the result, else the last points; or why a computer player acted.

    Raises:
        GameError: As `tell_motives`.
    """
    if rest.words:
        tell_motives(session, rest)
        return
    room, teller, refused = session.known.room, session.teller, session.agenda.refused
    listener = session.known.listener()
    if refused is not None:
        refusal = room.narration.refusal(refused, listener)
        section = room.rulebook.about.get(refused.key)
        if section is None or not teller.just_told(refusal):
            teller.tell(refusal)
        if section is not None:
            read_section(session, section)
        return
    over = session.known.seat.outcome is not None
    messages = final_score(session.known) if over else room.narration.why(listener)
    teller.answer(messages or (say("shell-nothing-to-explain"),))


def final_score(known: Knowledge) -> tuple[Message, ...]:
    """Explain the result, entry by entry, the first place first; as an answer, since it happened before."""
    outcome = known.seat.outcome
    if outcome is None:
        return ()
    listener = known.listener()
    # Penalties are below zero in the outcome; nobody says that of points which are penal already.
    unit, sign = ("penalties", -1) if known.room.game.penalties else ("points", 1)
    lines: list[Message] = []
    for seat in sorted(range(len(outcome.places)), key=outcome.places.__getitem__):
        total, place, who = sign * outcome.totals[seat], outcome.places[seat], listener.person(seat)
        if outcome.items[seat]:
            lines.append(say("shell-total", who=who, total=total, place=place, unit=unit))
        else:
            points = "yes" if any(outcome.items) else "no"
            lines.append(say("shell-total-bare", who=who, total=total, place=place, points=points, unit=unit))
        items = (known.room.narration.item(item, listener) for item in outcome.items[seat])
        lines.extend(replace(line, kind="answer") for line in items)
    return tuple(lines)


def read_rules(session: Session, rest: Arguments) -> None:
    """Read the section of the rules that matters now, or the one that is named or numbered; `all` lists them.

    Raises:
        GameError: `error-choice-number` for a number that the list of sections does not have.
        MalformedAction: `shell-no-section` with the sections there are.
    """
    book = session.known.room.rulebook
    if not rest.words:
        read_section(session, book.here(session.known.listener()))
        return
    if (number := rest.number(session.teller.words)) is not None:
        _sections_page(session, book.sections).pick(number, by_key=False).choose()
        return
    match = session.teller.words.match(rest.words, (*(section.id for section in book.sections), "all"))
    match match:
        case Found("all"):
            session.teller.read_page(_sections_page(session, book.sections))
        case Found(section):
            read_section(session, section)
        case Ambiguous(ids):
            fitting = tuple(section for section in book.sections if section.id in ids)
            session.teller.read_page(_sections_page(session, fitting))
        case _:
            raise MalformedAction(
                "shell-no-section",
                word=rest.text,
                command=session.teller.words.word(rest.id),
                all=session.teller.words.word("all"),
            )


def _sections_page(session: Session, sections: tuple[Section, ...]) -> lists.Page:
    """Return a list of sections, each of which can be chosen to be read."""
    items = (
        lists.ListItem(partial(say, section.title), partial(read_section, session, section.id))
        for section in sections
    )
    return lists.Page(tuple(items))


def read_section(session: Session, section_id: str) -> None:
    """Read one section of the rules of this match, nine sentences at a time."""
    known = session.known
    section = next(one for one in known.room.rulebook.sections if one.id == section_id)
    language = session.teller.console.language
    lines = match_section(known.room, section, known.seat.setup.options, language)
    session.teller.read_page(lists.Reading(say(section.title), lines))


def tell_options(session: Session, rest: Arguments) -> None:
    """Tell which options of this match are unusual; `all` reads every one.

    Raises:
        MalformedAction: `error-extra-words`.
    """
    words, known = session.teller.words, session.known
    setup, everything = known.seat.setup, words.match(rest.words, ("all",))
    if isinstance(everything, Found) and everything.used == len(rest.words):
        there = setup.concerned(known.seat.game.options)
        told = [known.room.narration.option(key, value) for key, value in there]
        session.teller.read_page(lists.Reading(say("shell-options-all", count=len(told)), told))
        return
    rest.nothing(words)
    changed = setup.changed(known.seat.game.options, people=bool(known.seating.humans))
    others = len(setup.options) - len(changed)
    told = [known.room.narration.option(key, value) for key, value in changed]
    if others:
        command, every = words.word(rest.id), words.word("all")
        told.append(say("shell-options-usual", changed=len(changed), command=command, all=every))
    session.teller.answer(told or [say("shell-no-options")])


def tell_records(session: Session, rest: Arguments) -> None:
    """Read the personal records of this game; further words choose those that mention them.

    Raises:
        GameError: `shell-records-not-here` or `shell-records-none`.
    """
    from accessgames.shell.records import read_records  # noqa: PLC0415 - few sessions ask for them

    recording = session.known.room.records
    if recording is None:
        raise GameError("shell-records-not-here")
    read_records(session, rest.text, session.records, (session.topic,), lambda _: recording)


def explain_scripted(others: str, session: Session, rest: Arguments) -> None:
    """Explain as in any match; why others acted is simple by a script, and the message `others` says it.

    Raises:
        GameError: As `explain_why`.
    """
    if rest.words:
        session.teller.tell(say(others))
    else:
        explain_why(session, rest)


def tell_statistics(session: Session, rest: Arguments) -> None:
    """Tell what was counted of finished matches, or delete it after a question.

    Raises:
        GameError: As `answer_statistics`.
    """
    from accessgames.shell.statistics.command import answer_statistics  # noqa: PLC0415 - few ask for them

    answer_statistics(session, rest, session.personal, session.open_room)


READING_HANDLERS: Final[Handlers] = {
    "why": explain_why,
    "rules": read_rules,
    "options": tell_options,
    "records": tell_records,
    "statistics": tell_statistics,
}
"""Commands by word id."""


FIRST_WORDS: Final = ("moves", "try", "hint", "hint-all", "hint-nudge", "why", "undo", "rules")
"""Commands about the move at hand."""

HEARING_WORDS: Final = (
    "who", "players", "who-is", "changes", "last", "again", "history", "search", "braille", "emboss",
    "analysis",
)  # fmt: skip
"""Commands about what happened and was told."""

PROGRAM_WORDS: Final = (
    "settings", "options", "brief", "normal", "detailed", "language", "keys", "own-key", "abbreviation",
    "transcript", "voice", "check", "learn", "missed", "statistics", "save", "home", "quit", "abandon",
    "no-help",
)  # fmt: skip
"""Commands about the program."""

ZOOM_WORDS: Final = ("zoom-in", "zoom-out")
"""Commands that are named where a picture is shown."""

SPEAKING_WORDS: Final = ("faster", "slower", "silence")
"""Commands about the program's own voice, where it speaks."""

CURSOR_WORDS: Final = (
    "cursor", "cursor-up", "cursor-down", "cursor-left", "cursor-right", "cursor-next-free", "cursor-begin",
    "cursor-back",
)  # fmt: skip
"""Commands of the cursor that are named where a board can be walked."""

TOLD_WORDS: Final = ("correct",)
"""Commands where real dice, cards or pieces are told."""

TIMING_WORDS: Final = ("pause",)
"""Commands about the program where time passes."""

AGAIN_WORDS: Final = ("rematch", "play-again")
"""Commands that begin the next match, after the end of one."""

RECORD_WORDS: Final = ("records",)
"""Commands where personal records are kept."""

DAILY_WORDS: Final = ("daily-round", "daily-send")
"""Commands where there is a daily round."""

MISTAKE_WORDS: Final = ("mistakes",)
"""Commands where mistakes are learnt from."""

_LONGEST_WORDS, _LONGEST_LINE = 105, 120
"""So many characters of words fit on a line, and of a line into an ear."""


def explain_or_list(talk: Conversation, rest: Arguments, overview: Callable[[], Iterable[Message]]) -> None:
    """Explain the commands that words mean; without words tell what is waited for, and an overview.

    On a Braille line the overview is a list of topics: all words of a match would be fifty lines and more.

    Raises:
        GameError: `shell-no-help` for words that mean nothing here, or as `explain_command`.
    """
    if not rest.words:
        talk.repeat_question()
        if talk.teller.console.delivery.braille:
            _list_topics(talk, overview())
        else:
            talk.teller.tell(*overview())
        return
    match talk.teller.words.match(rest.words, talk.commands(), named=True):
        case Found(found):
            explain_command(talk, found)
        case Ambiguous(ids):
            for found in ids:
                explain_command(talk, found)
        case _:
            command = talk.teller.words.word(rest.id)
            raise MalformedAction("shell-no-help", word=rest.text, command=command)


_TOPICS: Final = MappingProxyType(
    {
        "shell-help-verbs": "verbs",
        "shell-help-example": "verbs",
        "shell-help-first": "first",
        "shell-help-answers": "answers",
        "shell-help-cursor": "cursor",
        "shell-help-hearing": "hearing",
        "shell-help-steps": "hearing",
        "shell-help-program": "program",
        "home-help-example": "play",
    }
)
"""What each line of an overview is about that does not name it itself; other lines belong to no topic."""


def _list_topics(talk: Conversation, overview: Iterable[Message]) -> None:
    """List what an overview is about, each topic to be chosen; then tell what belongs to none."""
    about = groupby(overview, lambda line: line.args.get("group", _TOPICS.get(line.key)))
    grouped = [(topic, tuple(few)) for topic, few in about]
    items = tuple(
        lists.ListItem(partial(say, "shell-help-topic", topic=topic), partial(talk.teller.tell, *few))
        for topic, few in grouped
        if topic is not None
    )
    if items:
        talk.teller.read_page(lists.Page(items))
    talk.teller.tell(*(line for topic, few in grouped if topic is None for line in few))


def tell_item(talk: Conversation, item: lists.ListItem, number: int) -> None:
    """Tell what a number of the list is for, without choosing it."""
    if item.asked is not None:
        item.asked()
    else:
        talk.teller.tell(say("shell-asked-item", number=number, item=Nested(item.label())))
    talk.agenda.surprised = True


def ask_item(session: Session, item: lists.ListItem, number: int) -> None:
    """Tell what an action of the list would bring, or what another entry is for."""
    if item.action is None:
        tell_item(session, item, number)
    else:
        moves.ask_action(session, item.action, number)


def tell_help(session: Session, rest: Arguments) -> None:
    """Tell what can be done now, or explain one command, or what a number of the list is for."""
    number = rest.number(session.teller.words)
    if number is not None and session.teller.page is not None:
        ask_item(session, moves.pick_item(session, number), number)
        return
    explain_or_list(session, rest, partial(_overview, session, rest))


def _overview(session: Session, rest: Arguments) -> Iterator[Message]:
    """Yield the words of the match, in lines that are not too long."""
    teller, room = session.teller, session.known.room
    verbs, first = ((), ()) if session.known.over else (moves.game_verbs(session), FIRST_WORDS)
    speaks = teller.preferences.settings["speech"] not in {"no", settings.UNASKED}
    program = (
        *PROGRAM_WORDS,
        *(SPEAKING_WORDS if speaks else ()),
        *(ZOOM_WORDS if teller.preferences.settings["profile"] == "zrak" else ()),
        *(TIMING_WORDS if session.clock_runs else ()),
        *(TOLD_WORDS if session.known.seat.corrigible() and room.own_chance is not None else ()),
        *(RECORD_WORDS if room.records is not None else ()),
        *(DAILY_WORDS if session.daily is not None else ()),
        *(MISTAKE_WORDS if session.mistakes is not None else ()),
        *(AGAIN_WORDS if session.known.over and "rematch" not in session.handlers else ()),
    )
    yield from _word_lines(session, "shell-help-verbs", verbs)
    if verbs and (example := _example_words(session)):
        yield say("shell-help-example", words=example)
    yield from _word_lines(session, "shell-help-first", first)
    yield from _word_lines(session, "shell-help-answers", room.commands.answers)
    if isinstance(room.commands, WalkedBoards):
        yield from _word_lines(session, "shell-help-cursor", CURSOR_WORDS)
    yield from _word_lines(session, "shell-help-hearing", HEARING_WORDS)
    yield say("shell-help-steps")
    yield from _word_lines(session, "shell-help-program", program)
    yield say("shell-help-more", command=teller.words.word(rest.id))


_LOOKED_AT: Final = 60
"""Moves among which one is looked for that says how several words go together."""


def _example_words(session: Session) -> str:
    """Return a move as it could be typed now, any one; "" where it can't be told or none is awaited."""
    known = session.known
    kept = session.teller.preferences.settings["hand"] == "braille" and known.seating.secrets
    if kept or known.seating.listener not in known.seat.actors:
        return ""
    listener, own = known.acting_listener(), known.room.commands
    some = tuple(islice(listener.perspective.legal, _LOOKED_AT))
    does = [action for action in some if not (isinstance(own, IdleMove) and own.idle(action))]
    spelled = [own.spell(action, listener) for action in does or some]
    return next((words for words in spelled if " " in words), next(iter(spelled), ""))


def _word_lines(session: Session, key: str, ids: Iterable[str]) -> Iterable[Message]:
    """Tell words in as many lines as it takes, all about as long; quotes around each word count too."""
    words, language = tuple(map(session.teller.words.word, ids)), session.teller.console.language
    for count in range(1 + sum(len(word) + 2 for word in words) // _LONGEST_WORDS, len(words) + 1):
        size = -(-len(words) // count)
        told = tuple(say(key, words=Listing(words[at : at + size])) for at in range(0, len(words), size))
        if all(len(language.render(line).full) <= _LONGEST_LINE for line in told):
            return told
    return (say(key, words=Listing((word,))) for word in words)


def explain_command(talk: Conversation, command: str) -> None:
    """Tell what a command does, and its single key; what it means in this game comes before what all say.

    Raises:
        GameError: `shell-no-help-for`, when the game does not explain its word.
    """
    teller, word = talk.teller, talk.teller.words.word(command)
    said = (say(f"help-{talk.topic}-{command}"), say(f"help-{command}"))
    found = next((message for message in said if teller.console.language.has(message.key)), None)
    if found is None:
        raise GameError("shell-no-help-for", word=word)
    teller.tell(found)
    pressed = teller.words.key(command).strip()
    if pressed and teller.by_key:
        teller.tell(say("shell-help-key", word=word, key=pressed))


HELP_HANDLERS: Final[Handlers] = {"help": tell_help}
"""Commands by word id."""
