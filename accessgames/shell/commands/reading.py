"""What the rules and the records say: proč, pravidla, volby, rekordy."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import Ambiguous, Found, Message, say
from accessgames.shell.commands.motives import tell_motives
from accessgames.shell.lists import Item, Page, Reading

if TYPE_CHECKING:
    from accessgames.games.room import Section
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest


def why(play: Play, rest: Rest) -> None:
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


def final_score(play: Play) -> tuple[Message, ...]:
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


def rules(play: Play, rest: Rest) -> None:
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
            _list(play, book.sections)
        case Found(section):
            read_section(play, section)
        case Ambiguous(ids):
            _list(play, tuple(section for section in book.sections if section.id in ids))
        case _:
            raise MalformedAction(
                "shell-no-section",
                word=rest.text,
                command=play.words.word(rest.id),
                all=play.words.word("all"),
            )


def _list(play: Play, sections: tuple[Section, ...]) -> None:
    items = tuple(
        Item(partial(say, section.title), partial(read_section, play, section.id)) for section in sections
    )
    play.listed(Page(items))


def read_section(play: Play, section_id: str) -> None:
    """Read one section of the rules, nine sentences at a time."""
    section = next(one for one in play.room.rulebook.sections if one.id == section_id)
    play.listed(Reading(say(section.title), tuple(map(say, section.lines))))


def options(play: Play, rest: Rest) -> None:
    """Tell the options of this match."""
    rest.nothing(play.words)
    messages = [play.room.narration.option(key, value) for key, value in play.match.setup.options]
    play.tell(*messages or [say("shell-no-options")])


def records(play: Play, rest: Rest) -> None:
    """Read the personal records of this game; further words choose those that mention them.

    Raises:
        GameError: `shell-records-not-here` or `shell-records-none`.
    """
    from accessgames.shell.records import lines  # noqa: PLC0415 - few games need it

    play.listed(Reading(say("shell-records-title"), lines(play, rest.text)))


HANDLERS: Final[Handlers] = {"why": why, "rules": rules, "options": options, "records": records}
"""Commands by word id."""
