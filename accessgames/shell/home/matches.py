"""Matches from home: begun, gone on with, played once more, deleted; after each one is at home again."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError, is_rated
from accessgames.engine.proof import read_start
from accessgames.games import game_title
from accessgames.language import Day, Listing, Message, Nested, say
from accessgames.shell import dialogue, entry, lists, questions, seating, setup_dialogue

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from accessgames.language import Value
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.home.conversation import Home
    from accessgames.shell.home.plans import MatchPlan
    from accessgames.shell.protocols import SavedMatch
    from accessgames.shell.session import Session

MOST_SAVED: Final = 20
"""Matches that are listed."""

_SEVERAL: Final = 2

_APART: Final = MappingProxyType({"day": "%Y-%j", "minute": "%Y-%j %H:%M", "second": "%Y-%j %X"})
"""By how much of the time matches that are alike may be told apart, as it is written to be compared."""


def play_plan(home: Home, plan: MatchPlan, *, offered: bool = False) -> None:
    """Play a match as it is set up, and keep how for the next time.

    Args:
        home: Where it is wanted.
        plan: How it is set up.
        offered: Whether that was told.

    Raises:
        GameError: The game does not have that, or the match can't be kept.
    """
    context = home.context
    broken = entry.broken_words(context, plan.game)
    if broken is not None:
        home.teller.tell(broken)
        return
    room = home.launch.open_room(plan.game)
    seats = plan.seats(context.preferences.settings["gender"])
    with context.console.aside():
        try:
            opening = entry.Opening(offered, familiar=_is_familiar(home, plan.game, plan.people))
            new = entry.NewMatch(seats, plan.options, plan.luck, opening, locked=plan.locked)
            session = entry.begin_match(home.launch, context, room, new)
        except dialogue.LeftError:  # of the question for words, before there is a match
            home.repeat_question()
            return
        home.remember(replace(plan, luck=setup_dialogue.WantedLuck(), locked=False))
        play_out(home, session)


def _is_familiar(home: Home, game: str, people: Sequence[str]) -> bool:
    """Tell whether somebody alone at the keyboard has played a game before and does not want to hear all."""
    known = any(plan.game == game for plan in home.plans)
    return known and len(people) == 1 and home.context.preferences.settings["verbosity"] != "detailed"


def play_out(home: Home, session: Session) -> None:
    """Play a match until it is left; then do what was wanted when leaving, or leave the program."""
    home.agenda.question = None
    home.teller.page = None
    try:
        entry.hold_conversation(session)
    finally:
        session.store.close()
    home.last, home.locked = session.known.seat.header, session.known.seat.notes.locked
    home.wanted = session.agenda.onward
    home.agenda.done = home.wanted is None
    if home.wanted is not None:
        look_for_waiting(home)


def resume_match(home: Home, match: SavedMatch) -> None:
    """Go on with a match.

    Raises:
        GameError: It can't be opened, or does not fit the game.
    """
    if home.launch.saved is None:
        return
    found = home.launch.saved.reopen(match.path)
    room = home.launch.open_room(found.journal.header.game, dict(found.journal.header.options))
    try:
        patience = home.context.console.patience
        seat = entry.reopened_seat(room, found.journal, found.file, found.secret, patience)
        session = entry.seat_players(room, seat, home.context, found.file)
    except BaseException:
        found.file.close()
        raise
    with home.context.console.aside():
        entry.announce_resumed(session, found.journal.damage)
        play_out(home, session)


def play_same(home: Home, rest: Arguments) -> None:
    """Play the match that was left last once more; in a rematch everybody moves on by a seat.

    Where help was locked it is so again.

    Raises:
        GameError: `home-nothing-played`, or the match can't be kept.
    """
    rest.nothing(home.teller.words)
    header = home.last
    if header is None or is_rated(header):
        raise GameError("home-nothing-played")
    seats = (*header.seats[1:], *header.seats[:1]) if rest.id == "rematch" else header.seats
    room = home.launch.open_room(header.game)
    with home.context.console.aside():
        people = [spec.name for spec in seats if spec.player == seating.HUMAN]
        opening = entry.Opening(familiar=_is_familiar(home, header.game, people))
        new = entry.NewMatch(
            seats, dict(header.options), setup_dialogue.WantedLuck(), opening, locked=home.locked
        )
        session = entry.begin_match(home.launch, home.context, room, new)
        play_out(home, session)


def look_for_waiting(home: Home) -> None:
    """Find the match that waits to be gone on with; what can't be looked at is told."""
    home.waiting = next(iter(saved_matches(home, 1)), None)


def saved_matches(home: Home, limit: int = MOST_SAVED) -> tuple[SavedMatch, ...]:
    """Return the matches that wait, the one played last first; those of tournaments wait at their desk."""
    if home.launch.saved is None:
        return ()
    found = (match for match in home.launch.saved.matches() if not is_rated(match.header))
    return tuple(match for match, _ in zip(found, range(limit), strict=False))


def match_message(home: Home, match: SavedMatch, beside: Sequence[SavedMatch] = ()) -> Message:
    """Tell a saved match in a line; where one beside it has the same game and names, also how far it is."""
    alike = [one for one in beside if _game_and_names(one) == _game_and_names(match)]
    return say(
        "home-match",
        game=Nested(game_title(match.header.game, home.context.preferences.language.has)),
        players=Listing(tuple(spec.name for spec in match.header.seats)),
        **_told_apart(match, alike),
    )


def _told_apart(match: SavedMatch, alike: Sequence[SavedMatch]) -> Mapping[str, Value]:
    """Return by what a match differs from those that are alike: its day, the time as well, or its actions."""
    begun = _begun(match)
    if len(alike) < _SEVERAL:
        return {"apart": "no"}
    if begun is None:
        return {"apart": "actions", "actions": match.actions}
    others = [moment for one in alike if one.path != match.path and (moment := _begun(one))]
    unlike = (
        by for by, form in _APART.items() if f"{begun:{form}}" not in {f"{one:{form}}" for one in others}
    )
    return {
        "apart": next(unlike, "actions"),
        "actions": match.actions,
        "day": Day.of(begun.date()),
        "hour": begun.hour,
        "minute": begun.minute,
        "second": begun.second,
        "clock": f"{begun:%H:%M}",
    }


def _begun(match: SavedMatch) -> datetime | None:
    """Return when a match began, where its computer is; None where nobody knows."""
    moment = read_start(match.header.started)
    return None if moment is None else moment.astimezone()


def _game_and_names(match: SavedMatch) -> tuple[str, ...]:
    return match.header.game, *(spec.name for spec in match.header.seats)


def list_saved(home: Home, rest: Arguments) -> None:
    """Read the matches that wait; a number goes on with one.

    Raises:
        GameError: `home-nothing-saved`.
    """
    rest.nothing(home.teller.words)
    home.teller.read_page(_page(home, resume_match))


def _page(home: Home, choose: Callable[[Home, SavedMatch], None]) -> lists.Page:
    found = saved_matches(home)
    if not found:
        raise GameError("home-nothing-saved")
    items = (
        lists.ListItem(
            partial(match_message, home, match, found),
            partial(choose, home, match),
        )
        for match in found
    )
    return lists.Page(tuple(items))


def continue_match(home: Home, rest: Arguments) -> None:
    """Go on with the match that was left last, or with that of a number of the list or the name of a game.

    Raises:
        GameError: There is no such match, or it can't be opened.
    """
    resume_match(home, _wanted_match(home, rest))


def _wanted_match(home: Home, rest: Arguments) -> SavedMatch:
    """Return the match that words mean: a number of the list, a game, a player; without words the last."""
    found = saved_matches(home)
    if not found:
        raise GameError("home-nothing-saved")
    number = rest.number(home.teller.words)
    if number is not None:
        if not 1 <= number <= len(found):
            raise GameError("error-choice-number", number=number, most=len(found))
        return found[number - 1]
    for match in found:
        if any(name.casefold().startswith(rest.text.casefold()) for name in _game_and_names(match)):
            return match
    raise GameError("home-no-match", word=rest.text[:40])


@dataclass(frozen=True, slots=True)
class ConfirmDelete(questions.Confirmation["Conversation"]):
    """Whether a saved match is really to be deleted.

    Attributes:
        home: Where that is asked.
        match: The match.
    """

    home: Home
    match: SavedMatch

    def message(self, talk: Conversation) -> Message:
        """Ask."""
        del talk
        told = Nested(match_message(self.home, self.match, saved_matches(self.home)))
        return say("home-ask-delete", "turn", match=told)

    def agreed(self, talk: Conversation) -> None:
        """Delete it."""
        if self.home.launch.saved is not None:
            self.home.launch.saved.delete(self.match.path)
            talk.teller.tell(say("home-deleted"))
            look_for_waiting(self.home)

    def declined(self) -> Message:
        """Say that it stays."""
        return say("home-kept")


def delete_match(home: Home, rest: Arguments) -> None:
    """Ask whether a saved match is to be deleted: one of a number or a game; without words they are listed.

    Raises:
        GameError: There is no such match.
    """
    if rest.words:
        ask_delete(home, _wanted_match(home, rest))
    else:
        home.teller.read_page(replace(_page(home, ask_delete), head=say("home-which-delete")))


def ask_delete(home: Home, match: SavedMatch) -> None:
    """Ask whether it is really to be deleted."""
    home.ask(ConfirmDelete(None, home, match))
