"""Questions of the desk, one by one, for commands that were given without saying about what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from accessgames.club.desk import open_club, proposal_fields, stage_fields, typed
from accessgames.club.desk.commands.papers import DOCUMENTS
from accessgames.club.desk.commands.tournaments import begin_tournament, record_proposal
from accessgames.club.model.proposal import CATEGORIES, PointsKind, Proposal, SeatingKind, format_points
from accessgames.club.papers import facts
from accessgames.club.papers.writers import FORMATS
from accessgames.engine import GameError
from accessgames.games import game_ids
from accessgames.language import Found, Message, Value, Vocabulary, say
from accessgames.language.commandline import split_words
from accessgames.shell.dialogue import BackError, Dialogue
from accessgames.shell.lists import list_lines

RunCommand: TypeAlias = Callable[[open_club.Request], None]
"""Does the command that is asked about, and tells what came of it."""

Questionnaire: TypeAlias = Callable[[Dialogue, open_club.ClubContext, RunCommand], None]
"""Asks what a command needs; raises LeftError or BackError when the organiser does not want it any more."""


_FIGURES: Final = 3
_COMMON: Final = (
    "history", "search", "older", "newer", "next", "previous", "settings", "brief", "normal", "detailed",
    "language", "keys", "voice", "faster", "slower", "braille", "save",
)  # fmt: skip
"""Commands of every conversation that leave a question for good; the others are answered in it."""


class OtherCommandError(Exception):
    """Instead of an answer the organiser gave a command.

    Attributes:
        line: The command.
    """

    def __init__(self, line: str) -> None:
        """Remember the command."""
        self.line = line
        super().__init__(line)


def _check_command(words: Vocabulary, line: str, *, whole: bool) -> None:
    """Leave the question when a command was typed, its word in full.

    Args:
        words: The words.
        line: What was typed.
        whole: Whether only a line that is nothing else counts, since names of people are asked for.

    Raises:
        OtherCommandError: It was.
    """
    said = split_words(line)
    match = words.match(said, (*words.ids("club"), *_COMMON)) if said else None
    if not isinstance(match, Found) or (whole and match.used < len(said)):
        return
    if words.in_full(match.id, " ".join(said[: match.used])):
        raise OtherCommandError(line)


def ask_proposal(dialogue: Dialogue, context: open_club.ClubContext, _do: RunCommand) -> None:
    """Make a tournament with the first answer, and ask for the rest: each answer is written down at once."""
    usual = context.language.text("club-usual-tournament")

    def named(line: str) -> tuple[Message, ...]:
        proposal = proposal_fields.usual_proposal(" ".join(line.split()) or usual, context.club.now()[:10])
        told, _games, *news = begin_tournament(context, proposal, open_club.Request())
        return (told, *news)

    dialogue.console.tell(*dialogue.ask((say("club-ask-name", usual=usual),), named))
    ask_field(dialogue, context, _do)


def ask_field(dialogue: Dialogue, context: open_club.ClubContext, _do: RunCommand) -> None:
    """Ask for everything that is decided before people come; an empty line leaves it as it is.

    Raises:
        LeftError: The organiser has enough; what was answered holds.
        GameError: There is no tournament.
    """
    place = 0
    while True:
        proposal = context.club.tournament.proposal
        # What means nothing for the proposal is not asked.
        idle = {
            "mix": proposal.seating is not SeatingKind.SCORE,
            "groups": proposal.seating is not SeatingKind.GROUPS,
            "lower": all(game.game for game in proposal.games),
            "scale": not any(one.sizes.least < one.sizes.most for one in proposal.games)
            or proposal.games[0].points.kind is not PointsKind.PLACES,
            "final": proposal.final is None,
            "knockout": proposal.knockout is None,
            "rounds": proposal.knockout is not None or proposal.credits is not None,
            "credits": proposal.credits is None,
        }
        fields = [field for field in _FIELDS if not idle.get(field)]
        if place >= len(fields):
            break
        try:
            _field(dialogue, context, fields[place])
            place += 1
        except BackError:
            if not place:
                raise
            place -= 1
    dialogue.console.tell(say("club-asked-all", "system", register=context.words.word("club-register")))


_FIELDS: Final = (
    "date", "begins", "place", "organiser", "game", "lower", "tables", "rounds", "seating", "mix", "groups",
    "final", "knockout", "credits", "points", "ties", "categories", "minutes",
    "scale",
)  # fmt: skip
"""What is asked when a tournament is made; the rest has its usual value and can be changed by its word."""


def _field(dialogue: Dialogue, context: open_club.ClubContext, field: str) -> None:
    """Ask for one field, and write the answer down."""
    proposal = context.club.tournament.proposal
    if field == "game":
        offered = [context.language.text(f"{game}-name") for game in game_ids()]
    else:
        offered = [*_SCHEMES.get(field, ()), *map(context.words.word, _PICKED.get(field, ()))]

    def understand(line: str) -> None:
        value = " ".join(line.split())
        if offered:
            value = ", ".join(_word(offered, part) for part in open_club.split_items(line))
        if value:
            new = proposal_fields.change_field(context, proposal, field, value)
            if new != proposal:
                record_proposal(context, new)

    usual = current_value(context, proposal, field)
    given = "no" if usual == context.words.word("none") else "yes"
    # A day is told as the language says it, not as it is typed.
    told: Value = facts.day(proposal.date) if field == "date" else usual
    question = say(f"club-ask-{field}", usual=told, given=given)
    labels = [say("shell-word", word=word) for word in offered]
    if field == "mix":
        named = zip(offered, _PICKED["mix"], strict=True)
        labels = [say("club-mix", word=word, mix=key.removeprefix("mix-")) for word, key in named]
    if field == "scale":
        named = zip(offered, _PICKED["scale"], strict=True)
        labels = [say("club-scale", word=word, scale=key.removeprefix("scale-")) for word, key in named]
    dialogue.ask((question, *list_lines(labels)), understand)


_PICKED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "seating": (
            "seating-lot",
            "seating-meet",
            "seating-score",
            "seating-circle",
            "seating-groups",
            "seating-hand",
            "seating-swiss",
        ),
        "mix": ("mix-new", "mix-balanced", "mix-close"),
        "points": ("points-penalties", "points-score"),
        "scale": ("scale-first", "scale-last", "scale-beaten"),
    }
)
"""Fields whose answer is a word of ours, and these words in the order of their numbers."""


_SCHEMES: Final = MappingProxyType({"points": ("8-6-4-2-0", "4-3-2-1", "2-1-0")})
"""The usual values of a field that are no words."""


def _word(offered: Sequence[str], text: str) -> str:
    """Return what a number of the list means, and any other text as it is.

    Raises:
        GameError: `error-choice-number` for a number that is not in the list.
    """
    bare = text.removesuffix(".")
    if not (bare.isascii() and bare.isdigit()):
        return text
    number = int(bare[:_FIGURES])
    if not 1 <= number <= len(offered):
        raise GameError("error-choice-number", number=number, most=len(offered))
    return offered[number - 1]


def current_value(context: open_club.ClubContext, proposal: Proposal, field: str) -> str:
    """Return what a field holds, in words in which it could be typed."""
    words = context.words
    none = words.word("none")
    game = proposal.games[0]
    listed = {
        "game": [
            context.language.text(f"{one.game}-name") if one.game else one.name for one in proposal.games
        ],
        "ties": [words.word(f"tie-{one.value}") for one in proposal.tie_breaks],
        "lower": [one.name for one in proposal.games if one.lower_wins and one.name],
        "categories": [
            words.word(f"category-{one}") if one in CATEGORIES else one for one in proposal.categories
        ],
    }
    if field in listed:
        return ", ".join(listed[field]) or none
    told = {
        "date": typed.write_day(proposal.date),
        "begins": proposal.begins or none,
        "place": proposal.place or none,
        "organiser": proposal.organiser or none,
        "tables": context.language.text("club-span", first=game.sizes.least, last=game.sizes.best),
        "rounds": str(proposal.rounds),
        "seating": words.word(f"seating-{proposal.seating.value}"),
        "mix": words.word(f"mix-{proposal.mix.value}"),
        **stage_fields.stage_values(words, proposal),
        "points": words.word(f"points-{game.points.kind.value}")
        if game.points.kind is not PointsKind.PLACES
        else format_points(game.points),
        "minutes": str(game.minutes),
        "scale": words.word(f"scale-{game.points.scale.value}"),
    }
    return told[field]


def ask_people(dialogue: Dialogue, context: open_club.ClubContext, do: RunCommand) -> None:
    """Ask for one person after another until an empty line; each is written down at once."""
    context.club.running  # noqa: B018 - refuses where there is none
    example = context.words.word("category-blind")
    question = (say("club-ask-register", example=example),)
    while _once(dialogue, question, do, partial(_check_command, context.words, whole=True)):
        question = (say("club-ask-register-next"),)


def _once(
    dialogue: Dialogue, question: tuple[Message, ...], do: RunCommand, check: Callable[[str], None]
) -> bool:
    """Ask once and do the command with the answer; False after an empty line.

    Raises:
        OtherCommandError: As `check` says.
    """

    def understand(line: str) -> bool:
        if not line.strip():
            return False
        check(line)
        do(open_club.Request(open_club.split_items(line)))
        return True

    return dialogue.ask(question, understand)


def ask_results(dialogue: Dialogue, context: open_club.ClubContext, do: RunCommand) -> None:
    """Ask for the results of the round, table by table; an empty line leaves a table for later.

    Raises:
        GameError: `club-error-not-seated` when nobody sits at a table.
    """
    tournament = context.club.tournament
    number = tournament.current
    if not number:
        raise GameError("club-error-not-seated")
    for table in tournament.round(number).tables:
        if context.club.tournament.table(number, table.number).result is not None:
            continue
        names = facts.people(tournament, table.players)
        question = say("club-ask-result", table=table.number, players=names)
        check = partial(_check_command, context.words, whole=False)

        def here(request: open_club.Request, number: str = str(table.number)) -> None:
            do(open_club.Request((number, *request.items)))

        _once(dialogue, (question,), here, check)


def simple_questionnaire(*questions: str) -> Questionnaire:
    """Return what asks one thing after another and then does the command once.

    Args:
        questions: Keys of the questions.
    """

    def asking(dialogue: Dialogue, context: open_club.ClubContext, do: RunCommand) -> None:
        items: list[str] = []
        for key in questions:

            def understand(
                line: str, *, last: bool = key == questions[-1], named: bool = key in _NAMED
            ) -> None:
                if named:
                    _check_command(context.words, line, whole=False)
                items.append(_needed(line))
                if last:
                    given, items[:] = tuple(items), items[:-1]
                    do(
                        open_club.Request(
                            tuple(part for item in given for part in open_club.split_items(item))
                        )
                    )

            dialogue.ask((Message(key, {}),), understand)

    return asking


_NAMED: Final = frozenset({"club-ask-who", "club-ask-leaving", "club-ask-penalty", "club-ask-correct"})
"""Questions about people who are known, so that a command is none of them."""


def _needed(line: str) -> str:
    """Insist on an answer.

    Raises:
        GameError: `club-error-answer` for an empty line.
    """
    if not line.strip():
        raise GameError("club-error-answer")
    return line.strip()


def ask_tournament(dialogue: Dialogue, context: open_club.ClubContext, do: RunCommand) -> None:
    """Let a tournament be chosen from a list."""
    club = context.club
    names = (*club.broken, *club.tournaments)
    if not names:
        raise GameError("club-error-no-tournament")
    titles = (*club.broken, *(one.tournament.proposal.name for one in club.tournaments.values()))
    lines = _listed(titles)
    called = tuple(zip(titles, names, strict=True))
    usual = len(names) - 1
    chosen = dialogue.choice((say("club-ask-open", usual=titles[usual]), *lines), called, usual)
    do(open_club.Request((names[chosen],)))


def _listed(texts: Sequence[str]) -> tuple[Message, ...]:
    return list_lines([say("shell-word", word=text) for text in texts])


def ask_document(dialogue: Dialogue, context: open_club.ClubContext, do: RunCommand) -> None:
    """Ask which document, in which format and into which file."""
    words = tuple(context.words.word(f"paper-{name}") for name in DOCUMENTS)
    usual = list(DOCUMENTS).index("standings")
    question = (say("club-ask-paper", usual=words[usual]), *_listed(words))
    document = dialogue.choice(question, tuple((word,) for word in words), usual)
    question = (say("club-ask-format", usual=FORMATS[0]), *_listed(FORMATS))
    form = dialogue.choice(question, tuple((one,) for one in FORMATS), 0)

    def written(line: str) -> None:
        options = {"file": (_needed(line),), "format": (FORMATS[form],)}
        do(open_club.Request((words[document],), options))

    dialogue.ask((say("club-ask-file"),), written)


QUESTIONNAIRES: Final[Mapping[str, Questionnaire]] = MappingProxyType(
    {
        "create": ask_proposal,
        "amend": ask_field,
        "register": ask_people,
        "result": ask_results,
        "open": ask_tournament,
        "papers": ask_document,
        "category": simple_questionnaire("club-ask-who", "club-ask-category"),
        "rename": simple_questionnaire("club-ask-who", "club-ask-new-name"),
        "withdraw": simple_questionnaire("club-ask-who"),
        "return": simple_questionnaire("club-ask-who"),
        "substitute": simple_questionnaire("club-ask-leaving", "club-ask-coming"),
        "qualify": simple_questionnaire("club-ask-who"),
        "decline": simple_questionnaire("club-ask-who"),
        "penalty": simple_questionnaire("club-ask-penalty"),
        "correct": simple_questionnaire("club-ask-correct"),
        "import": simple_questionnaire("club-ask-import"),
        "export": simple_questionnaire("club-ask-file"),
        "pages": simple_questionnaire("club-ask-folder"),
    }
)
"""What is asked when nothing is said behind the word of a command."""
