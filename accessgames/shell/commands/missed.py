"""Lines that were not understood: hearing them, writing them into a file that can be sent, deleting them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.language import say
from accessgames.shell import lists, questions
from accessgames.shell.input import missed, missed_answers

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.language import Message
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.session import Handlers
    from accessgames.storage.missed_lines import Counted


@dataclass(frozen=True, slots=True)
class ConfirmClear(questions.Confirmation["Conversation"]):
    """Whether all lines that were not understood are really to be deleted."""

    def message(self, talk: Conversation) -> Message:
        """Ask."""
        del talk
        return say("missed-ask-clear", "turn")

    def agreed(self, talk: Conversation) -> None:
        """Delete them."""
        talk.teller.tell(missed_answers.clear(talk.teller.preferences))

    def declined(self) -> Message:
        """Say that they stay."""
        return say("missed-stay", "system")


def answer_missed(talk: Conversation, rest: Arguments, clear: Callable[[], None]) -> None:
    """Read the lines, write them into a new file, delete them, or switch keeping them on and off.

    Args:
        talk: The conversation.
        rest: What is wanted.
        clear: Deletes them after a question.

    Raises:
        GameError: There is nowhere where they are kept, nothing to write, or something else is wanted.
    """
    teller = talk.teller
    order, used = missed_answers.wanted(teller.words, rest.words)
    missed_answers.require_store(teller.preferences)
    if order == "list":
        _read(talk)
    elif order == "file":
        name = " ".join(rest.text.split()[used:])
        teller.tell(missed_answers.write_out(teller.preferences, talk.whereabouts(), name))
    elif order == "clear":
        clear()
    else:
        try:
            teller.set_preference(missed.SETTING, "yes" if order == "on" else "no")
        finally:
            teller.tell(missed_answers.switched(teller.preferences))


def _read(talk: Conversation) -> None:
    """Read the lines, the newest first; a number tells all of one."""
    found = missed_answers.look_up(talk.teller.preferences, talk.whereabouts().over)
    talk.teller.tell(*found.notes)
    line = partial(missed_answers.tell_line, has=talk.teller.console.language.has)
    talk.teller.read_page(
        lists.Page(
            tuple(lists.ListItem(partial(line, one), partial(_tell, talk, one)) for one in found.lines)
        )
    )


def _tell(talk: Conversation, one: Counted) -> None:
    talk.teller.tell(*missed_answers.tell_answer(one, talk.teller.console.language.has))


def answer_with_question(talk: Conversation, rest: Arguments) -> None:
    """Answer as anywhere; before deleting, ask, and every other word goes on working.

    Raises:
        GameError: As `answer_missed`.
    """

    def clear() -> None:
        talk.agenda.question = ConfirmClear(talk.agenda.question)
        talk.repeat_question()

    answer_missed(talk, rest, clear)


MISSED_HANDLERS: Final[Handlers] = {"missed": answer_with_question}
"""Commands by word id."""
