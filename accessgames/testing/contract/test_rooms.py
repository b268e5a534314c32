from __future__ import annotations

import math

import pytest

from accessgames.braille import cells
from accessgames.braille.pages import PRESETS
from accessgames.engine import SPECTATOR, AmbiguousAction, MalformedAction, is_seat
from accessgames.games import ActionSeries, SealedTurns, SimultaneousTurns
from accessgames.games.pictures import Offset, Region
from accessgames.games.told_rules import usual_section
from accessgames.language import Found, Message, Rendered, languages, split_commands
from accessgames.output.swell import swell
from accessgames.output.tactile import emboss
from accessgames.shell.cursor.ground import walked_by
from accessgames.shell.seating import has_secrets
from accessgames.shell.sight.palette import TILES
from accessgames.shell.sight.saying import say_panels
from accessgames.testing.cases import Case, Moment, room_of, some
from accessgames.testing.speech import Listening, language

LONGEST = 120
"""Most characters of a line (design 3)."""

PER_TILE = 4
"""Most signs on a tile of the usual size."""

BRAILLE_LINE = 40
"""Cells of a common Braille display."""


def assert_sayable(lines: tuple[Rendered, ...]) -> None:
    """Check that lines are single ones, neither empty nor too long, in each form."""
    for line in lines:
        for form in (line.full, line.brief, line.braille):
            assert form
            assert form == form.strip()
            assert form.isprintable()
            assert len(form) <= LONGEST


def test_whatever_happens_can_be_told_to_everybody(heard: Listening) -> None:
    """Every event of a game is told to every seat and to spectators in lines that can be heard."""
    for moment, viewer in heard.walk.audience(60):
        assert_sayable(heard.told(moment, viewer))


def test_events_fit_a_braille_line(heard: Listening) -> None:
    """The short form of whatever happens has at most 40 cells, signs for numbers and capitals included."""
    for moment, viewer in heard.walk.audience(60):
        for line in heard.told(moment, viewer):
            assert cells(line.braille, heard.tag) <= BRAILLE_LINE, line.braille


def test_the_own_actions_are_told(heard: Listening) -> None:
    """Nobody acts without hearing of it, at the latest together with what chance answers."""
    moments = heard.walk.moments
    for moment in moments[:60]:
        following = moments[moment.number : moment.number + 2]
        if is_seat(moment.actor):
            assert any(heard.told(one, moment.actor) for one in following)


def test_everything_that_may_be_asked_is_answered(heard: Listening) -> None:
    """Whose turn, why, questions, possible actions and hints have their words at any time."""
    for moment, viewer in heard.walk.audience(6):
        assert_sayable(heard.heard(heard.asked(heard.listener(moment.state, viewer))))


def test_hidden_things_change_no_byte_of_what_is_heard(heard: Listening) -> None:
    """Other cards in other hands: text, short forms, answers and hints stay as they are, letter by letter.

    Neither does it matter which world the listener makes up for looking ahead.
    """
    for moment, viewer in heard.walk.audience(5):
        expected = tuple(heard.asked(heard.listener(moment.state, viewer)))
        for world in heard.walk.worlds(moment, viewer):
            assert_alike(heard, expected, tuple(heard.asked(heard.listener(world, viewer))))
            assert_alike(heard, expected, tuple(heard.asked(heard.listener(moment.state, viewer, world))))


def assert_alike(heard: Listening, expected: tuple[Message, ...], found: tuple[Message, ...]) -> None:
    """The same is heard; sentences are put together only where they are not of the same parts anyway."""
    assert expected == found or heard.heard(expected) == heard.heard(found)


def test_what_is_hidden_is_declared(heard: Listening) -> None:
    """Where a seat knows what those who look on do not, the room says that the keyboard is handed over.

    Either for the whole match, or for the moment; but where all act at once, each at the own place.
    """
    game, own = heard.walk.game, heard.room.commands
    if has_secrets(heard.room, heard.walk.beginning.setup):
        return
    for moment in heard.walk.sample(60):
        onlooker = heard.listener(moment.state, SPECTATOR)
        told = isinstance(own, SealedTurns) and own.sealed(onlooker)
        if told or (isinstance(own, SimultaneousTurns) and own.together(onlooker)):
            continue
        for world in heard.walk.worlds(moment, SPECTATOR):
            for seat in heard.walk.seats:
                assert game.view(moment.state, seat) == game.view(world, seat)


def test_hidden_things_change_no_byte_of_what_is_told(heard: Listening) -> None:
    """The same action in a world that the listener cannot tell apart is told in the same letters.

    That is, as long as the listener cannot tell the worlds apart afterwards, either.
    """
    game = heard.walk.game
    for moment, viewer in heard.walk.audience(12):
        expected = heard.told(moment, viewer)
        seen = game.view(moment.step.state, viewer)
        for world in heard.walk.worlds(moment, viewer):
            if game.refusal(world, moment.actor, moment.action) is not None:
                continue
            step = game.apply(world, moment.actor, moment.action)
            if seen == game.view(step.state, viewer):
                other = Moment(moment.number, world, moment.actors, moment.actor, moment.action, step)
                assert expected == heard.told(other, viewer)


def test_every_refusal_is_explained_and_has_its_rule(heard: Listening) -> None:
    """Why something is not allowed is a sentence, and the rulebook says where to read on."""
    game, room = heard.walk.game, heard.room
    sections = {section.id for section in room.rulebook.sections}
    actions = [moment.action for moment in heard.walk.moments]
    for moment, listener in heard.turns(10):
        refused = (game.refusal(moment.state, listener.seat, action) for action in actions)
        for refusal in {refusal for refusal in refused if refusal is not None}:
            message = room.narration.refusal(refusal, listener)
            assert "refusal" == message.kind
            assert_sayable(heard.heard([message]))
            assert room.rulebook.about[refusal.key] in sections


def test_the_result_is_told_with_all_its_items(heard: Listening) -> None:
    """Everybody hears the result, and every point of it can be explained."""
    outcome = heard.walk.outcome
    assert outcome is not None
    for viewer in heard.walk.viewers:
        listener = heard.listener(heard.walk.final, viewer)
        lines = heard.heard(heard.room.narration.outcome(outcome, listener))
        assert lines
        assert_sayable(lines)
        items = [item for items in outcome.items for item in items]
        assert_sayable(heard.heard([heard.room.narration.item(item, listener) for item in items]))


def test_the_status_after_the_end_is_another(heard: Listening) -> None:
    """Whoever asks how a finished game stands is not told that somebody is to act."""
    answers = heard.room.commands.answers
    for viewer in heard.walk.viewers if "status" in answers else ():
        status = answers["status"]
        listener = heard.listener(heard.walk.final, viewer)
        told = status(listener, ())
        assert_sayable(heard.heard(told))
        live = status(heard.listener(heard.walk.moments[0].state, viewer), ())
        assert {message.key for message in told} != {message.key for message in live}, told


def test_nobody_is_asked_after_the_end(heard: Listening) -> None:
    """What is waited for can be asked after the end, too, and is nobody's action then."""
    turn, moments = heard.room.narration.turn, heard.walk.moments[-12:]
    for viewer in heard.walk.viewers:
        told = heard.heard([turn(heard.listener(heard.walk.final, viewer))])
        assert_sayable(told)
        before = heard.heard([turn(heard.listener(moment.state, viewer)) for moment in moments])
        assert told[0] not in before, told


def test_what_is_spelled_is_understood(heard: Listening) -> None:
    """The words given for an action are a command that means this very action, among all other commands."""
    commands = heard.room.commands
    for _, listener in heard.turns(12):
        among = dict.fromkeys((*commands.verbs, *commands.answers, *listener.words.ids("commands")))
        for action in some(listener.perspective.legal, heard.walk.stream("spell"), 25):
            (command,) = split_commands(commands.spell(action, listener))
            found = listener.words.match(command.words, among)
            assert isinstance(found, Found), command.text
            assert found.id in commands.verbs
            assert action == commands.parse(found.id, command.words[found.used :], listener)


NONSENSE = ((), ("xyzzy",), ("1",), ("m50", "m50"), (",",), ("99999",), ("a",) * 50, ("č", "č", "č"))


def test_nonsense_is_refused_in_words(heard: Listening) -> None:
    """Whatever follows a verb or question, it is understood or refused; never a traceback."""
    commands = heard.room.commands
    for _, listener in heard.turns(3):
        for words in NONSENSE:
            for verb in commands.verbs:
                try:
                    action = commands.parse(verb, words, listener)
                except (MalformedAction, AmbiguousAction):
                    continue
                for one in action.actions if isinstance(action, ActionSeries) else (action,):
                    assert one == heard.walk.game.parse_action(heard.walk.game.format_action(one))
            for answer in commands.answers.values():
                try:
                    assert_sayable(heard.heard(answer(listener, words)))
                except (MalformedAction, AmbiguousAction):
                    continue


def test_judges_value_what_they_see(heard: Listening) -> None:
    """Every judge gives each action a number and real reasons, the same for the same view."""
    game = heard.walk.game
    for moment, listener in heard.turns(5):
        legal = some(listener.perspective.legal, heard.walk.stream("judge"), 12)
        for judge in heard.room.bots.judges.values():
            values = judge.values(listener.view, legal)
            assert len(legal) == len(values)
            assert all(math.isfinite(value) for value in values)
            assert list(values) == list(judge.values(game.view(moment.state, listener.seat), legal))
            reasons = [reason for action in legal for reason in judge.reasons(listener.view, action)]
            assert_sayable(heard.heard([heard.room.narration.reason(one, listener) for one in reasons]))


def test_boards_on_paper(heard: Listening) -> None:
    """What a room draws at any moment fits on a common sheet, for every listener."""
    sheets = heard.room.sheets
    if sheets is None:
        return
    for moment, viewer in heard.walk.audience(8):
        sheet = sheets.table(heard.listener(moment.state, viewer), ())
        if sheet is not None:
            assert emboss(sheet, heard.language, "brf", PRESETS["a4"]).isascii()
            assert swell(sheet, heard.language)


SHORT = 8
"""Most characters of what stands on a tile; drawn are those for which there is room."""


def test_boards_to_look_at(heard: Listening) -> None:
    """Whoever is asked sees something: panels with titles, a short label or one sign for each place."""
    pictures = heard.room.pictures
    if pictures is None:
        return
    for moment, viewer in heard.walk.audience(12):
        listener = heard.listener(moment.state, viewer)
        panels = pictures.panels(listener)
        assert any(panel.tiles for panel in panels) or not listener.perspective.to_act
        assert len(panels) == len({panel.key for panel in panels})
        for panel in say_panels(panels, heard.language):
            assert panel.key.isascii()
            assert panel.title
            assert len(panel.tiles) == len({tile.at for tile in panel.tiles})
            for tile in panel.tiles:
                assert tile.label or tile.sign
                assert len(f"{tile.label}") <= SHORT
                assert len(tile.sign) <= 1 <= tile.count <= PER_TILE
                assert tile.role in {"plain", *TILES}
        boards = {panel.key: panel for panel in panels}
        for board in walked_by(heard.room, listener):
            shown = boards[board.id].region
            if not boards[board.id].tiles:
                continue
            grown = Region(shown.x - 1, shown.y - 1, shown.width + 2, shown.height + 2)
            assert all(grown.contains(Offset(place.x, -place.y)) for place in board.places)


def test_hidden_things_change_nothing_that_is_seen(heard: Listening) -> None:
    """A picture is made from the view alone: in every world that fits it, the same is shown."""
    pictures = heard.room.pictures
    if pictures is None:
        return
    for moment, viewer in heard.walk.audience(8):
        expected = pictures.panels(heard.listener(moment.state, viewer))
        for world in heard.walk.worlds(moment, viewer):
            assert expected == pictures.panels(heard.listener(world, viewer))
            assert expected == pictures.panels(heard.listener(moment.state, viewer, world))


def test_the_rules_can_be_read_and_the_right_section_is_open(heard: Listening) -> None:
    """Wherever a match stands, the rulebook knows the section, and each section has its word."""
    rulebook = heard.room.rulebook
    sections = {section.id for section in rulebook.sections}
    for moment in heard.walk.sample(20):
        assert rulebook.here(heard.listener(moment.state, SPECTATOR)) in sections
        assert rulebook.here(heard.listener(moment.state, 0)) in sections


@pytest.mark.parametrize("tag", languages())
def test_a_room_has_its_words_in_every_language(furnished: Case, tag: str) -> None:
    """The name of the game, its verbs, questions, options and rules can all be said and typed."""
    room, game = room_of(furnished), furnished.game
    spoken = language(tag, furnished.locales)
    words = spoken.vocabulary("common", "space", "shell", game.id)
    assert spoken.text(f"{game.id}-name")
    for key in (*room.commands.verbs, *room.commands.answers):
        assert words.word(key)
    for option in game.options:
        for value in option.choices:
            assert_sayable((spoken.render(room.narration.option(option.key, value)),))
    for section in room.rulebook.sections:
        assert words.word(section.id)
        assert spoken.text(section.title)
        for line in usual_section(room, section, spoken):
            assert_sayable((spoken.render(line),))


def test_a_room_has_its_bots(furnished: Case) -> None:
    """There is a greedy judge and an adviser, and every level is a policy that exists."""
    room = room_of(furnished)
    assert "greedy" in room.bots.judges
    assert room.bots.adviser in room.bots.judges
    assert room.bots.levels
    assert set(room.bots.levels) <= {"random", *room.bots.judges, *room.bots.players}
    assert len(room.bots.levels) == len(set(room.bots.levels))
