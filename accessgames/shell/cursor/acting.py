"""Commands of a cursor that stands: a mark and how far it is, beginning an action there, one step back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.games.board_walk import ActionGroup
from accessgames.language import say
from accessgames.shell.commands.moves import action_item
from accessgames.shell.cursor.ground import find_ground, stand_on, walked_by
from accessgames.shell.cursor.place import Marked
from accessgames.shell.lists import ListItem, Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games import Listener
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.session import Handlers, Session


def mark_place(session: Session, rest: Arguments) -> None:
    """Mark the place under the cursor; the mark before is forgotten."""
    rest.nothing(session.teller.words)
    ground = find_ground(session)
    session.cursor = replace(ground.cursor, mark=Marked(ground.board.id, ground.place))
    session.teller.tell(say("cursor-marked", place=ground.board.name(ground.place)), record=False)


def tell_distance(session: Session, rest: Arguments) -> None:
    """Tell how far the cursor is from the mark, in columns and rows.

    Raises:
        GameError: `cursor-no-mark`, or `cursor-other-board` where the mark is on another board.
    """
    rest.nothing(session.teller.words)
    ground = find_ground(session)
    mark = ground.cursor.mark
    if mark is None:
        raise GameError("cursor-no-mark")
    if mark.board != ground.board.id:
        raise GameError("cursor-other-board")
    x, y = ground.place.x - mark.place.x, ground.place.y - mark.place.y
    shape = "both" if x and y else "columns" if x else "rows" if y else "here"
    told = say(
        "cursor-distance",
        place=ground.board.name(mark.place),
        shape=shape,
        across="right" if x > 0 else "left",
        columns=abs(x),
        along="up" if y > 0 else "down",
        rows=abs(y),
    )
    session.teller.tell(told, record=False)


def begin_action(session: Session, rest: Arguments) -> None:
    """List what can be begun on the place under the cursor; a number does it, or goes on with it.

    Raises:
        GameError: It is not the listener's turn, or there is no board; `cursor-nothing`, where nothing can be
            done.
    """
    rest.nothing(session.teller.words)
    ground = find_ground(session)
    if ground.fresh:
        stand_on(session, ground, ground.board, ground.place)
        return
    listener = session.known.acting_listener()
    board = next(one for one in walked_by(session.known.room, listener) if one.id == ground.board.id)
    begun = board.begin(ground.place)
    if not begun:
        raise GameError("cursor-nothing", place=board.name(ground.place))
    _list(session, listener, begun, None)


def _list(session: Session, listener: Listener, entries: Sequence[Any], parent: Page | None) -> None:
    """Read actions and groups of actions as a list."""
    count = len(entries)
    told = session.teller.page_length(count)
    head = say("shell-moves-count", count=count, told=told) if count > told else None
    items: list[ListItem] = []
    page = Page(items, moment=session.agenda.changes, head=head, parent=parent)
    for entry in entries:
        if isinstance(entry, ActionGroup):
            tell = partial(_name, entry)
            items.append(ListItem(tell, partial(_list, session, listener, entry.actions, page)))
        else:
            items.append(action_item(session, listener, entry))
    with session.teller.apart():
        session.teller.read_page(page)


def _name(group: ActionGroup) -> Any:  # noqa: ANN401 - a message
    return group.name


def step_back(session: Session, rest: Arguments) -> None:
    """Go back to the list before, from a list to the place under the cursor; never out of the profile.

    Where there is nothing to go back from, say what switches single keys off.
    """
    rest.nothing(session.teller.words)
    page, teller = session.teller.page, session.teller
    if isinstance(page, Page) and page.parent is not None:
        with teller.apart():
            teller.read_page(page.parent)
    elif page is not None:
        teller.page = None
        if session.cursor is None:
            session.repeat_question()
        else:
            ground = find_ground(session)
            stand_on(session, ground, ground.board, ground.place)
    else:
        keys, off = teller.words.word("keys"), teller.words.word("off")
        teller.tell(say("cursor-no-further", command=f"{keys} {off}", keys="yes" if teller.by_key else "no"))


ACTING_HANDLERS: Final[Handlers] = {
    "cursor-mark": mark_place,
    "cursor-distance": tell_distance,
    "cursor-begin": begin_action,
    "cursor-back": step_back,
}
"""Commands by word id."""
