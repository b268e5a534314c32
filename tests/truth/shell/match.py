"""What is said of the match as a whole: whose turn it is, what was gained, what goes back, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, is_seat
from accessgames.engine.match import redacted
from accessgames.language import Listing
from accessgames.language.commandline import normalise_bare, quote_briefly
from tests.truth import test_changes as gained
from tests.truth.shell import shelf
from tests.truth.shell.reading import commands, names

if TYPE_CHECKING:
    from tests.truth.shell.sitting import Check, Deed, Heard, Moment, Sitting

HUMAN: Final = "human"


def seats(sitting: Sitting) -> Sequence[Any]:
    """Return who sits at the table, as the journal has it."""
    return sitting.match.header.seats


def bots(sitting: Sitting) -> list[int]:
    """Return the seats of computer players."""
    return [seat for seat, one in enumerate(seats(sitting)) if one.player != HUMAN]


def public(sitting: Sitting) -> int:
    """Return whose knowledge is told aloud: that of the only person, or what everybody knows."""
    humans = sorted(set(range(len(seats(sitting)))) - set(bots(sitting)))
    return humans[0] if len(humans) == 1 else SPECTATOR


def seen(heard: Heard, deeds: Sequence[Deed], viewer: int | None = None) -> list[Any]:
    """Return what a viewer notices of some actions; who has the keyboard unless told otherwise."""
    who = heard.now.viewer if viewer is None else viewer
    events = (event for deed in deeds for event in deed.events)
    return list(redacted(heard.sitting.match.game, who, events))


def actors(heard: Heard, moment: Moment | None = None) -> tuple[int, ...]:
    """Return who is awaited."""
    return heard.sitting.match.game.actors((moment or heard.now).state)


def own(deeds: Sequence[Deed], viewer: int) -> list[int]:
    """Return the numbers of somebody's actions."""
    return [number for number, deed in enumerate(deeds) if deed.actor == viewer]


def turn_end(heard: Heard) -> int:
    """Return the number behind the last action of the listener's last turn that is over; 0 before it."""
    viewer, deeds = heard.now.viewer, heard.now.deeds
    seated = [number for number, deed in enumerate(deeds) if is_seat(deed.actor)]
    turns = [list(run) for _, run in groupby(seated, key=lambda number: deeds[number].actor)]
    if turns and deeds[turns[-1][0]].actor == viewer and viewer in actors(heard):
        turns.pop()
    return next((run[-1] + 1 for run in turns[::-1] if deeds[run[0]].actor == viewer), 0)


def gains(heard: Heard, start: int) -> list[dict[str, int]]:
    """Return what everybody has gained since a moment, of what can be counted by the events."""
    game, count = heard.sitting.game, len(seats(heard.sitting))
    found = [Counter[str]() for _ in range(count)]
    for deed in heard.now.deeds[start:]:
        for event in deed.events:
            gained.COUNTERS[game](event, found)
    known = gained.CHECKED[game]
    return [{noun: number for noun, number in one.items() if number and noun in known} for one in found]


def _since(heard: Heard) -> object:
    start, viewer = turn_end(heard), heard.now.viewer
    people, told = heard.sitting.listener().people, {}
    for entry in heard.arg("entries").items:
        args = entry.message.args
        names = [person.name for person in people]
        known = gained.CHECKED[heard.sitting.game]
        told[names.index(args["who"].name)] = {
            thing.noun: thing.count for thing in args["things"].items if thing.noun in known
        }
    wanted = {seat: things for seat, things in enumerate(gains(heard, start)) if things}
    begun = heard.message.key == "shell-since-start"
    if not begun and heard.arg("who").name != people[viewer].name:
        return False
    return begun == (not start or viewer < 0) and wanted == {seat: one for seat, one in told.items() if one}


def _noticed(heard: Heard, deeds: Sequence[Deed]) -> bool:
    """Tell whether the listener was told anything of some actions; that a turn passes is told by the next."""
    narration = heard.sitting.stage.session.known.room.narration
    return bool(narration.tell(tuple(seen(heard, deeds)), heard.sitting.listener()))


def _nothing_happened(heard: Heard) -> object:
    turns = [deed for deed in heard.now.deeds if is_seat(deed.actor)]
    if heard.saying.word == "last":
        return not any(_noticed(heard, [deed]) for deed in turns)
    return heard.saying.word == "changes" and not turn_end(heard) and not _noticed(heard, heard.now.deeds)


def _nothing_since(heard: Heard) -> object:
    start = turn_end(heard)
    own = heard.arg("who").name == seats(heard.sitting)[heard.now.viewer].name
    return own and start > 0 and not _noticed(heard, heard.now.deeds[start:])


def _undoing(heard: Heard) -> int:
    """Return who takes back: who has the keyboard, else the person who acted last."""
    computers = bots(heard.sitting)
    acted = (
        deed.actor for deed in heard.now.deeds[::-1] if is_seat(deed.actor) and deed.actor not in computers
    )
    return heard.now.viewer if is_seat(heard.now.viewer) else next(acted, SPECTATOR)


def _own_line(heard: Heard) -> int:
    """Return the number of the first action of the last line that whoever takes back has typed."""
    deeds = heard.now.deeds
    return deeds[own(deeds, _undoing(heard))[-1]].line


def _others(heard: Heard, *, people: bool) -> list[int]:
    """Return who else has acted since that line, the last one first."""
    viewer = _undoing(heard)
    found = [deed.actor for deed in heard.now.deeds[_own_line(heard) :][::-1]]
    computers = set(bots(heard.sitting)) if people else set()
    return [actor for actor in found if is_seat(actor) and actor != viewer and actor not in computers]


def _undo_other(heard: Heard) -> object:
    training = heard.sitting.match.header.training
    others = _others(heard, people=True) or ([] if training else _others(heard, people=False))
    return heard.arg("name") == seats(heard.sitting)[others[0]].name


def _undo_seen(heard: Heard) -> object:
    """Chance was drawn since, or the action itself has brought to light what nobody could know."""
    game, deeds, start = heard.sitting.match.game, heard.now.deeds, _own_line(heard)
    first = game.initial(heard.sitting.match.setup)
    states = [first, *(deed.state for deed in deeds)]
    return not heard.sitting.match.header.training and any(
        deed.actor == CHANCE or game.reveals(states[number], deed.actor, deed.action)
        for number, deed in enumerate(deeds[start:], start)
    )


def _taken_back(heard: Heard) -> object:
    before, after = heard.now.deeds, heard.saying.after.deeds
    gone = {deed.line for deed in before[len(after) :] if is_seat(deed.actor)}
    return before[: len(after)] == after and heard.arg("count") == len(gone) > 0


def met(heard: Heard) -> Moment:
    """Return how it stood for a command; the second one on a line meets the position behind the first."""
    return heard.saying.after if ";" in heard.saying.rest else heard.now


def _not_your_turn(heard: Heard) -> object:
    moment = met(heard)
    names = [seats(heard.sitting)[seat].name for seat in actors(heard, moment) if is_seat(seat)]
    told = heard.arg("expected")
    away = heard.arg("actor") not in actors(heard, moment)
    return away and bool(names) and list(getattr(told, "items", told)) == names


def _over(heard: Heard) -> object:
    """Nobody is awaited any more, and nobody is named."""
    expected = heard.arg("expected") if "expected" in heard.message.args else Listing(())
    asking = heard.message.args.get("actor", SPECTATOR) in {SPECTATOR, met(heard).viewer}
    return asking and not actors(heard, met(heard)) and not expected.items


def _goes_on(heard: Heard) -> object:
    """So many turns were heard aloud."""
    heard_of = [deed for deed in heard.now.deeds if is_seat(deed.actor)]
    count = sum(bool(seen(heard, [deed], public(heard.sitting))) for deed in heard_of)
    return heard.arg("actions") == count and _players(heard)


def _players(heard: Heard) -> object:
    people = heard.arg("players").items
    if heard.arg("game").message.key != f"{heard.sitting.game}-name":
        return False
    return [getattr(one, "name", one) for one in people] == [seat.name for seat in seats(heard.sitting)]


def _level(heard: Heard) -> object:
    names = [seat.name for seat in seats(heard.sitting)]
    name, level = heard.arg("who").name, heard.arg("name").message
    player = seats(heard.sitting)[names.index(name)].player if name in names else ""
    named = level.key == "shell-level" and str(level.args["level"]) == str(heard.arg("level"))
    return named and player == f"bot:{heard.arg('level')}"


def _why_whom(heard: Heard) -> object:
    names = [seats(heard.sitting)[seat].name for seat in bots(heard.sitting)]
    word = normalise_bare(heard.arg("word"))
    strange = not any(normalise_bare(name).startswith(word) for name in names)
    mute = not names or word != normalise_bare(heard.sitting.word("computer"))
    told = (heard.arg("count"), list(heard.arg("names").items))
    return told == (len(names), names) and strange and mute


def _last_bot(heard: Heard) -> int | None:
    acted = (deed.actor for deed in heard.now.deeds[::-1])
    return next((actor for actor in acted if actor in bots(heard.sitting)), None)


def _silent(heard: Heard) -> object:
    last = _last_bot(heard)
    return last is not None and heard.arg("who").name == seats(heard.sitting)[last].name


def _explained(heard: Heard) -> object:
    """Nothing was refused in this position, nobody has points, and the match goes on."""
    for saying in heard.saying.earlier:
        if saying.before.deeds != saying.after.deeds:
            break
        if any("-refused-" in key for key in shelf.keys(saying)):
            return False
    scores = gains(heard, 0)
    if heard.sitting.game == "quantum" and is_seat(heard.now.viewer):
        # Each explains the own sheet.
        scores = scores[heard.now.viewer : heard.now.viewer + 1]
    return heard.sitting.match.game.outcome(heard.now.state) is None and not any(
        number for one in scores for noun, number in one.items() if noun in {"point", "miss"}
    )


def _result(heard: Heard) -> object:
    outcome = heard.sitting.match.game.outcome(heard.now.state)
    assert outcome is not None
    names = [seat.name for seat in seats(heard.sitting)]
    seat = names.index(heard.arg("who").name)
    told = (heard.arg("place"), heard.arg("total"))
    bare = heard.message.key == "shell-total-bare"
    points = heard.message.args.get("points", "yes") == ("yes" if any(outcome.items) else "no")
    sign = -1 if heard.arg("unit") == "penalties" else 1
    right = told == (outcome.places[seat], sign * outcome.totals[seat])
    right = right and (sign < 0) == heard.sitting.match.game.penalties
    return right and points and bare == (not outcome.items[seat])


def _can_do(heard: Heard) -> object:
    after = heard.saying.after
    game = heard.sitting.match.game
    return heard.arg("count") == len(game.legal_actions(after.state, after.viewer))


def _all_options(heard: Heard) -> object:
    here = shelf.whole(heard.saying)
    first = heard.saying if here is None else here.opener
    behind = shelf.following(first)
    titles = [first, *(behind or ())]
    lines = sum(len([one for one in saying.told if one.key not in shelf.MORE]) - 1 for saying in titles)
    match = heard.sitting.match
    away = [one for one in match.game.options if one.seat is not None and one.seat >= match.setup.seats]
    count = len(match.setup.options) - len(away)
    return heard.arg("count") == count and (behind is None or lines == count)


def _changed(heard: Heard) -> int:
    setup = heard.sitting.match.setup
    usual = {option.key: option.for_people or option.default for option in heard.sitting.match.game.options}
    return sum(usual[key] != value for key, value in setup.options)


def _usual(heard: Heard) -> object:
    changed, every = _changed(heard), len(heard.sitting.match.setup.options)
    words = names(heard, command="options", all="all")
    return words and heard.arg("changed") == changed == len(heard.saying.told) - 1 < every


def _no_section(heard: Heard) -> object:
    words = heard.sitting.stage.session.teller.words
    book = heard.sitting.stage.session.known.room.rulebook
    typed = normalise_bare(heard.arg("word"))
    texts = (text for one in book.sections for text in words.table[one.id].words)
    told = names(heard, command="rules", all="all") and heard.arg("word") == heard.saying.rest
    return told and not any(normalise_bare(text).startswith(typed) for text in texts)


def _not_here(heard: Heard) -> object:
    known = commands(heard.sitting)
    word = heard.saying.word
    return word not in {*known.answers, *known.verbs} and heard.arg("word") == heard.sitting.word(word)


def _not_done(heard: Heard) -> object:
    """What is named stands behind something on the line, and nothing of the line was done."""
    parts = [part.strip() for part in heard.saying.rest.split(";")]
    left = [quote_briefly(", ".join(parts[number:])) for number in range(1, len(parts))]
    return heard.arg("commands") in left and heard.at > 0


def _news(heard: Heard) -> object:
    """Behind the first action of the line others or chance have acted, or something came to light."""
    start, after = len(heard.now.deeds), heard.saying.after.deeds
    game, deeds = heard.sitting.match.game, after[start:]
    news = [deed for deed in deeds if deed.actor not in {heard.now.viewer, CLOCK}]
    states = [heard.now.state, *(deed.state for deed in deeds)]
    shown = any(
        game.reveals(states[number], deed.actor, deed.action)
        for number, deed in enumerate(deeds)
        if is_seat(deed.actor)
    )
    typed = heard.arg("command") in [part.strip() for part in heard.saying.rest.split(";")[1:]]
    return typed and (bool(seen(heard, news)) or shown)


def _hint_more(heard: Heard) -> object:
    again = heard.saying.later[0]
    if not names(heard, next="hint", all="hint-all"):
        return False
    return again.word != heard.saying.word or again.told != heard.saying.told[: len(again.told)]


def _who_acts(heard: Heard) -> object:
    moment = heard.now
    awaited = [seat for seat in actors(heard, moment) if is_seat(seat) and seat not in bots(heard.sitting)]
    return [heard.arg("who")] == [seats(heard.sitting)[seat].name for seat in awaited]


def _advised(heard: Heard, moment: Moment) -> bool:
    """Tell whether who had the keyboard was advised by then."""
    return str(heard.now.viewer) in moment.helped


def _not_advised(heard: Heard) -> object:
    """Advice was asked for, and none stands in the journal behind the answer."""
    return heard.now.asked == "AdviceAsked" and not _advised(heard, heard.saying.after)


def _no_record(heard: Heard) -> object:
    """The match has just ended, and a person at the keyboard was advised in it."""
    people = set(range(len(seats(heard.sitting)))) - set(bots(heard.sitting))
    helped = people & {seat for seat in people if str(seat) in heard.saying.after.helped}
    return bool(actors(heard)) and not actors(heard, heard.saying.after) and bool(helped)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "shell-begins": _players,
        "shell-goes-on": _goes_on,
        "shell-can-do": _can_do,
        "shell-who-acts": _who_acts,
        "shell-player-level": _level,
        "shell-since-own": _since,
        "shell-since-start": _since,
        "shell-since-nothing": lambda heard: not any(gains(heard, turn_end(heard))),
        "shell-nothing-happened": _nothing_happened,
        "shell-nothing-since": _nothing_since,
        "shell-taken-back": _taken_back,
        "error-undo-nothing": lambda heard: not own(heard.now.deeds, _undoing(heard)),
        "error-undo-other": _undo_other,
        "error-undo-seen": _undo_seen,
        "error-not-your-turn": _not_your_turn,
        "shell-chance-awaited": lambda heard: actors(heard, met(heard)) == (CHANCE,),
        "error-game-over": _over,
        "shell-abandon-over": lambda heard: not actors(heard),
        "shell-over": lambda heard: not actors(heard, heard.saying.after),
        "shell-why-whom": _why_whom,
        "shell-why-idle": lambda heard: _last_bot(heard) is None,
        "shell-why-silent": _silent,
        "shell-nothing-to-explain": _explained,
        "shell-total": _result,
        "shell-total-bare": _result,
        "shell-options-all": _all_options,
        "shell-options-usual": _usual,
        "shell-no-section": _no_section,
        "shell-no-time": lambda heard: CLOCK not in actors(heard),
        "shell-not-here": _not_here,
        "shell-not-done": _not_done,
        "shell-not-done-heard": _news,
        "shell-hint-more": _hint_more,
        "shell-advice-not": _not_advised,
        "shell-help-locked": lambda heard: "locked" in heard.saying.after.helped - heard.now.helped,
        "shell-hint-locked": lambda heard: "locked" in heard.now.helped,
        "shell-help-over": lambda heard: not actors(heard),
        "shell-record-advised": _no_record,
    }
)
"""By line: what makes it true."""
