"""From what people say to the program's own words: sentences, and what was not understood arranged anew.

Nothing is done here. What comes out is typed commands, which are judged like all others; where several could
be meant, the person chooses.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from accessgames.engine import AmbiguousAction, GameError
from accessgames.games.people import find_person
from accessgames.language import Found, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.language.intent import Meaning
from accessgames.shell import lists, questions
from accessgames.shell.commands import control, moves, preferences, whole
from accessgames.shell.cursor.ground import LookingBack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from accessgames.language.commandline import TypedCommand
    from accessgames.language.intent import Sentences
    from accessgames.shell.session import Session


_LOOKED_AT: Final = 20_000
"""So many moves are looked at for the verbs that begin one; only where hands are unknown there are more."""


def in_own_words(session: Session, command: TypedCommand) -> tuple[TypedCommand, ...]:
    """Return what a sentence may mean in the program's own words; the command itself where it is none."""
    if _is_command(session, command.words) or _takes_back_what_was_told(session, command):
        return (command,)
    command = _counted(session, command)
    if _acts(session, command):
        return (command,)
    # Help about a command, which may be a small word elsewhere.
    first, rest = command.words[:1], command.words[1:]
    if session.teller.words.in_full("help", "".join(first)) and _is_command(session, rest):
        return (command,)
    return _sentences(session, command, 1, _names_game(session, command)) or (command,)


def _takes_back_what_was_told(session: Session, command: TypedCommand) -> bool:
    """Tell whether a command begins with what takes back dice, cards or pieces that are being told."""
    known, words = session.teller.words, "".join(command.words[:1])
    asked = isinstance(session.agenda.question, questions.ChanceQuestion)
    return asked and any(known.in_full(key, words) for key in ("dice-erase", "dice-correct"))


def _names_game(session: Session, command: TypedCommand) -> int:
    """Return 1 where a command begins with a word that the game has for itself, in full; else 0."""
    matched, own = session.meant(command), session.known.room.commands
    if not isinstance(matched, Found) or matched.id not in {*own.answers, *own.verbs}:
        return 0
    return int(session.teller.words.in_full(matched.id, " ".join(command.words[: matched.used])))


def _verbs_now(session: Session, command: TypedCommand) -> frozenset[str]:
    """Return the small words of a command that begin an action allowed now: "chci 20 T" in a deal."""
    words, own = session.teller.words, session.known.room.commands
    said = words.sentences.small.intersection(map(normalise_bare, command.words))
    verbs = {word: verb for word in said for verb in moves.game_verbs(session) if words.in_full(verb, word)}
    if not verbs:
        return frozenset()
    with suppress(GameError):
        listener = session.known.acting_listener()
        begun = {
            own.spell(action, listener).split()[0]
            for action in islice(listener.perspective.legal, _LOOKED_AT)
        }
        return frozenset(
            word for word, verb in verbs.items() if any(words.in_full(verb, first) for first in begun)
        )
    return frozenset()


def _counted(session: Session, command: TypedCommand) -> TypedCommand:
    """Return a command whose counts are no places; free words, as those for the luck, stay as they are."""
    question, known = session.agenda.question, session.teller.words
    if (question is not None and question.free) or known.in_full("search", "".join(command.words[:1])):
        return command
    words = known.sentences.counted(command.words, known.read.number)
    return command if words == command.words else _worded(command, words)


def _is_command(session: Session, words: tuple[str, ...]) -> bool:
    """Tell whether words are a command in full, and nothing else."""
    line = " ".join(words)
    known = session.teller.words
    return any(known.in_full(key, line) for key in (*session.commands(), *whole.WHOLE) if key in known)


def _acts(session: Session, command: TypedCommand) -> bool:
    """Tell whether a command is an action as it stands: its verb in full, and words that the verb takes."""
    listener = session.known.listener()
    if moves.certain_verb(session, command.words, listener) is not None:
        return True
    turned = _leading_verb(session, command)
    if turned is None:
        return False
    try:
        session.known.room.commands.parse(*turned, session.known.acting_listener())
    except AmbiguousAction:
        return True
    except GameError:
        return False
    return True


def _tries(session: Session, command: TypedCommand) -> bool:
    """Tell whether a command tries an action as it stands: without its verb a number would be another one."""
    words = session.teller.words
    tried = words.match(command.words, ("try",))
    if not isinstance(tried, Found) or not words.in_full("try", " ".join(command.words[: tried.used])):
        return False
    action = _worded(command, command.words[tried.used :])
    turned = _leading_verb(session, action)
    return turned is not None and (words.read.alone(turned[1]) is not None or _acts(session, action))


def _sentences(
    session: Session, command: TypedCommand, least: int, rank: int = 0
) -> tuple[TypedCommand, ...]:
    """Return what a sentence may mean, nothing where it is none; for `least` see `Sentences.meanings`."""
    if _tries(session, command):
        return ()
    words = session.teller.words
    found = words.sentences.meanings(
        command.words, partial(_names, session), _usable(session), least, rank, _verbs_now(session, command)
    )
    typed = tuple(_retyped(session, command, meaning) for meaning in found)
    if len(typed) < 2:  # noqa: PLR2004 - nothing to choose from
        return typed
    fitting = tuple(
        each for each in typed if any(_allowed(session, key) for key, _ in _readings(session, each))
    )
    return fitting or typed


def _usable(session: Session) -> Callable[[tuple[str, ...]], bool]:
    """Return what tells whether a command can be typed now, which may name something in braces."""
    question, own = session.agenda.question, session.known.room.commands
    answerable = {
        key
        for key in session.commands()
        if key in own.answers or control.STATE_HANDLERS.get(key) is not control.tell_missing
    }
    words, listener = session.teller.words, session.known.listener()
    answers = (
        key for key in ("yes", "no") if moves.certain_verb(session, (words.word(key),), listener) is not None
    )
    usable = answerable.union(whole.WHOLE, answers, () if question is None else question.words)
    return lambda target: target[0] in usable and all(part in words or part[0] == "{" for part in target)


def _retyped(session: Session, command: TypedCommand, meaning: Meaning) -> TypedCommand:
    typed: list[str] = []
    for part in meaning.parts:
        typed.extend(session.teller.words.word(part).split() if isinstance(part, str) else part)
    return _worded(command, typed)


def _worded(command: TypedCommand, words: Sequence[str]) -> TypedCommand:
    """Return a command as if these words had been typed."""
    return replace(command, text=" ".join(words), words=tuple(words))


def _names(session: Session, slot: str, words: tuple[str, ...]) -> bool:
    """Tell whether words can stand in a place of a sentence: `who`, `place`, `number`; anything in others."""
    read = session.teller.words.read
    match slot:
        case "who":
            return find_person(words, session.known.listener()) is not None
        case "place":
            cell = read.cell(words)
            return cell is not None and cell.used == len(words)
        case "number":
            return read.alone(words) is not None
    # What begins with a command is that command: "nápověda přehoď".
    own, known = session.known.room.commands, session.teller.words
    keys = set(session.commands()).difference(own.answers, own.verbs)
    return not any(known.in_full(key, words[0]) for key in keys if known.table[key].arguments != "none")


def choose_meaning(
    session: Session, commands: tuple[TypedCommand, ...], take: Callable[[TypedCommand], None]
) -> None:
    """Ask which of several commands is meant; a number of the list does it."""
    session.agenda.refuse("shell-which-meant")
    session.teller.tell(say("shell-which-meant", "refusal"))
    items = (
        lists.ListItem(partial(say, "shell-word", word=quote_briefly(each.text)), partial(take, each))
        for each in commands
    )
    session.teller.read_page(lists.Page(tuple(items), moment=session.agenda.changes))


def arranged(session: Session, command: TypedCommand, said: TypedCommand) -> tuple[TypedCommand, ...]:
    """Return what a command that was not understood can be: the same words divided and ordered otherwise.

    Of actions only those that the rules allow where some are, and none where something is denied; the same
    action counts once. Of questions those that are answered come before one that is refused.

    Args:
        session: The session.
        command: What was not understood, in the program's own words as far as it is in them.
        said: The same as it was said.
    """
    words = session.teller.words
    alone = _apart_from_figures(session)
    found: dict[object, TypedCommand] = {}
    for typed in words.sentences.arrangements(command.words, alone, _verbs_now(session, command)):
        for meaning, each in _readings(session, _worded(command, typed)):
            found.setdefault(meaning, each)
    allowed = {key: each for key, each in found.items() if _allowed(session, key)}
    if found:
        return tuple((allowed or found).values())
    sentences = _sentences(session, command, 0)
    answered = tuple(each for each in sentences if _answers(session, each))
    return answered or _asked(session, said) or sentences


def _apart_from_figures(session: Session) -> frozenset[str]:
    """Return the bare words that never belong to a figure behind them, as letters do: `č 1`."""
    words = session.teller.words
    filler = words.table["filler"].words if "filler" in words else ()
    return words.read.conjunctions | {word for word in map(normalise_bare, filler) if len(word) > 1}


def _asked(session: Session, command: TypedCommand) -> tuple[TypedCommand, ...]:
    """Return the questions that words in any order may be, or the previews of what they only suppose.

    The last resort for what was not understood. Nothing can be done by mistake here: both only answer.
    """
    sentences: Sentences = session.teller.words.sentences
    told = sentences.telling(command.words)
    usable, verbs = _usable(session), {*moves.game_verbs(session), *session.known.room.commands.verbs}
    about = sentences.topics.about(
        told, partial(_names, session), lambda target: target[0] not in verbs and usable(target)
    )
    found = tuple(_retyped(session, command, Meaning(parts)) for parts in about)
    understood = tuple(each for each in found if _answers(session, each))
    if understood or sentences.denies(command.words):
        return understood
    supposed = sentences.topics.supposed(told)
    preview = session.teller.words.word("try").split()
    actions = {
        action: _worded(command, (*preview, *each.words))
        for typed in (sentences.arrangements(supposed, _apart_from_figures(session)) if supposed else ())
        for action, each in _actions(session, _worded(command, typed))
    }
    return tuple(actions.values())


def answer_question(session: Session, command: TypedCommand) -> bool:
    """Let a command answer the open question; tell whether it does.

    Whoever asks for the keys meanwhile hears those that answer it, and it stays open.
    """
    question, keys = session.agenda.question, Found("keys", len(command.words))
    if question is None or session.meant(command) != keys or isinstance(question, LookingBack):
        return question is not None and question.answer(session, command)
    preferences.tell_answer_keys(session, question)
    return True


def _allowed(session: Session, meaning: object) -> bool:
    """Tell whether a meaning is no action, or a legal one."""
    if isinstance(meaning, tuple):
        several = meaning[1] if meaning[0] == "several" else None
        return several is None or any(_allowed(session, action) for action in several)
    return session.known.acting_listener().perspective.refusal(meaning) is None


def _readings(session: Session, command: TypedCommand) -> Iterator[tuple[object, TypedCommand]]:
    """Yield what an arrangement means, an action or a tuple of the words of a question, with the command."""
    own, matched, words = session.known.room.commands, session.meant(command), session.teller.words
    question = session.agenda.question
    if question is not None and any(words.in_full(key, command.text) for key in question.words):
        yield ("", command.words), command
    elif isinstance(matched, Found) and matched.id in own.answers:
        with suppress(GameError):
            own.answers[matched.id](session.known.listener(), command.words[matched.used :])
            yield (matched.id, command.words[matched.used :]), command
    elif isinstance(matched, Found) and words.in_full(matched.id, command.text):
        # A verb alone is no action.
        yield from [] if matched.id in own.verbs else [((matched.id,), command)]
    if not words.sentences.denies(command.words):
        yield from _actions(session, command)


def _actions(session: Session, command: TypedCommand) -> Iterator[tuple[object, TypedCommand]]:
    """Yield the action that a command means with its verb at the front, or without one."""
    try:
        listener = session.known.acting_listener()
        turned = _leading_verb(session, command) or _verb_first(session, command)
        verb, rest = turned or (moves.omitted_verb(session, command.words, listener), command.words)
        if verb is None:
            return
        typed = (*session.teller.words.word(verb).split(), *rest)
        try:
            action = session.known.room.commands.parse(verb, rest, listener)
        except AmbiguousAction as several:
            action = ("several", several.candidates)
    except GameError:
        return
    yield action, _worded(command, typed)


def _answers(session: Session, command: TypedCommand) -> bool:
    """Tell whether a command is a question that is answered as it stands, as far as that can be told."""
    matched, own = session.meant(command), session.known.room.commands
    if not isinstance(matched, Found):
        return True
    if matched.id == "try":
        rest = command.words[matched.used :]
        return not rest or any(_actions(session, _worded(command, rest)))
    if matched.id not in own.answers:
        return True
    try:
        own.answers[matched.id](session.known.listener(), command.words[matched.used :])
    except GameError:
        return False
    return True


def _verb_first(session: Session, command: TypedCommand) -> tuple[str, tuple[str, ...]] | None:
    """Return the only verb of a command and the words around it, or None."""
    words, verbs = session.teller.words, moves.game_verbs(session)
    sentences: Sentences = words.sentences
    found = [
        (verb, place)
        for place, word in enumerate(command.words)
        for verb in (sentences.verb(word), *(key for key in verbs if words.in_full(key, word)))
        if verb in verbs
    ]
    if len({place for _, place in found}) != 1 or len({verb for verb, _ in found}) != 1:
        return None
    (verb, place), *_ = found
    return verb, command.words[:place] + command.words[place + 1 :]


def _leading_verb(session: Session, command: TypedCommand) -> tuple[str, tuple[str, ...]] | None:
    """Return the verb that a command begins with, in full, and what follows it, or None."""
    words = session.teller.words
    matched = words.match(command.words, moves.game_verbs(session))
    if isinstance(matched, Found) and words.in_full(matched.id, " ".join(command.words[: matched.used])):
        return matched.id, command.words[matched.used :]
    return None
