"""A proposal, field by field, as an organiser types it: the same way for options, answers and changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from accessgames.club.desk import stage_fields
from accessgames.club.desk.open_club import ClubContext, split_items
from accessgames.club.desk.typed import find_word, match_names, read_day, read_number
from accessgames.club.model import proposal as model
from accessgames.club.rules.bounds import check_proposal
from accessgames.club.rules.proposal_reader import direction_refusal, make_proposal
from accessgames.engine import GameError, IllegalAction
from accessgames.games import game_ids, load_room
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.storage.files import as_storage_error, read_plain, shown
from accessgames.storage.settings import parse_toml

MAX_FILE: Final = 256 * 1024
"""Largest file of a proposal accepted, in bytes."""

_MOST: Final = 1_000_000
_TIME: Final = re.compile(r"(\d{1,2})(?:\s*[.:]\s*(\d{2}))?(?:\s*h(?:od\.?)?)?")
_SIZES: Final = re.compile(r"(\d)\D{1,6}(\d)")
_NUMBERS: Final = re.compile(r"\d{1,4}(?:\s*[-–,: ]\s*\d{1,4})*")
_LEAST_LETTERS: Final = 3
"""Fewest letters that a game is known by; what is shorter is another game's name."""

Change = Callable[["ClubContext", model.Proposal, str], model.Proposal]
"""Changes one field of a proposal to what was typed; raises GameError for what makes no sense."""


def usual_proposal(name: str, today: str) -> model.Proposal:
    """Return the proposal of a tournament of which only the name is known."""
    first = game_ids()[0] if game_ids() else ""
    return model.Proposal(
        name, today, games=(_of_game(model.Game(first)),), rounds=5, categories=model.CATEGORIES
    )


def _of_game(game: model.Game) -> model.Game:
    """Fit the sizes of tables and the direction to a game of the program."""
    if game.game not in game_ids():
        return game
    seats = load_room(game.game).game.seats
    best = min(game.sizes.best, seats[-1])
    least = max(game.sizes.least, seats[0])
    sizes = model.TableSizes(max(best, least), least, max(min(game.sizes.most, seats[-1]), best))
    return replace(game, sizes=sizes, lower_wins=load_room(game.game).game.penalties)


def fewer_wins(game: str) -> bool | None:
    """Tell whether fewer points win in a game, by its id; None for a game that is none of the program."""
    return load_room(game).game.penalties if game in game_ids() else None


def direct(proposal: model.Proposal) -> model.Proposal:
    """Return a proposal whose games have the direction that they declare, as far as its points allow.

    Proposals of earlier programs may have another one.
    """
    found = ((game, fewer_wins(game.game)) for game in proposal.games)
    games = tuple(game if fewer is None else replace(game, lower_wins=fewer) for game, fewer in found)
    directed = replace(proposal, games=games)
    return proposal if check_proposal(directed) and not check_proposal(proposal) else directed


def imply_direction(proposal: model.Proposal) -> model.Proposal:
    """Return a new proposal in which fewer points win in games with penalties that are none of the program.

    Once it holds, only its own field changes the direction of a game.
    """
    games = tuple(
        replace(game, lower_wins=game.lower_wins or game.points.kind is model.PointsKind.PENALTIES)
        if fewer_wins(game.game) is None
        else game
        for game in proposal.games
    )
    return replace(proposal, games=games)


def change_field(context: ClubContext, proposal: model.Proposal, field: str, typed: str) -> model.Proposal:
    """Change one field.

    Args:
        context: Knows the words.
        proposal: What holds so far.
        field: One of `FIELD_CHANGES`.
        typed: What is wanted.

    Raises:
        GameError: It can't be understood.
    """
    return FIELD_CHANGES[field](context, proposal, " ".join(typed.split()))


def load_proposal(name: str) -> model.Proposal:
    """Read a proposal from a file in TOML.

    Raises:
        StorageError: The file can't be read.
        GameError: `club-error-toml`, or what `make_proposal` says.
    """
    path = Path(name)
    with as_storage_error(path):
        data = read_plain(path, MAX_FILE)
    try:
        content = parse_toml(data)
    except ValueError as error:
        found = re.search(r"line (\d+)", str(error))
        raise GameError("club-error-toml", file=shown(path), line=int(found[1]) if found else 1) from None
    return make_proposal(content, fewer_wins)


def read_time(text: str) -> str:
    """Read a time as clubs write it; anything else stays as it is, so that it can be refused with its words.

    >>> read_time("18.30"), read_time("9 h"), read_time("večer")
    ('18:30', '09:00', 'večer')
    """
    found = _TIME.fullmatch(text)
    return f"{int(found[1]):02}:{found[2] or '00'}" if found else text


def find_game(context: ClubContext, text: str) -> model.Game:
    """Return a game of the program by its id, name or beginning; anything else is another game's name."""
    games = {game: (game, context.language.text(f"{game}-name")) for game in game_ids()}
    found = match_names(text, games, least=_LEAST_LETTERS)
    return _of_game(model.Game(found[0])) if len(found) == 1 else model.Game("", name=text)


def set_games(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Set the games, alternating by rounds; what held for the first one holds for all of them."""
    first = proposal.games[0] if proposal.games else model.Game("")
    found = [find_game(context, text) for text in split_items(typed)]
    if not found:
        raise GameError(
            "club-error-no-game", choices=tuple(context.language.text(f"{one}-name") for one in game_ids())
        )
    same = {(game.game, game.name): game for game in proposal.games}
    games = tuple(
        same.get((game.game, game.name))
        or _of_game(replace(first, game=game.game, name=game.name, options=(), lower_wins=_shared(first)))
        for game in found
    )
    return replace(proposal, games=games, order=tuple(range(len(games))))


def _shared(first: model.Game) -> bool:
    """Tell whether fewer points win in a game that is added: only where all games have penalties."""
    return first.points.kind is model.PointsKind.PENALTIES


def set_direction(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Say in which games fewer points win: by their names, or yes or no for all that are none of the program.

    Raises:
        GameError: `club-refused-direction` for a game of the program, `club-error-game` for one that is not
            played.
    """
    words = context.words
    if words.in_full("yes", typed) or words.in_full("no", typed) or words.in_full("none", typed):
        fewer = words.in_full("yes", typed)
        return direct(
            replace(proposal, games=tuple(replace(game, lower_wins=fewer) for game in proposal.games))
        )
    own = {game: (game.name,) for game in proposal.games if fewer_wins(game.game) is None}
    named: list[model.Game] = []
    for text in split_items(typed):
        found = match_names(text, own)
        known = find_game(context, text)
        if not found and known.game:
            raise IllegalAction(direction_refusal(known.game, fewer=known.lower_wins))
        if len(found) != 1:
            choices = tuple(game.name for game in own) or (words.word("none"),)
            raise GameError("club-error-game", word=quote_briefly(text), choices=choices)
        named += found
    return replace(
        proposal,
        games=tuple(
            replace(game, lower_wins=game in named) if game in own else game for game in proposal.games
        ),
    )


def _text(field: str, context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    empty = context.words.in_full("none", typed)
    value: Any = "" if empty else typed
    return replace(proposal, **{field: value})


def _number(field: str, _context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    value: Any = read_number(typed, 0, _MOST)
    return replace(proposal, **{field: value})


def _each_game(make: Callable[[ClubContext, model.Game, str], model.Game]) -> Change:
    def each(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
        return replace(proposal, games=tuple(make(context, game, typed) for game in proposal.games))

    return each


def set_tables(_context: ClubContext, game: model.Game, typed: str) -> model.Game:
    """Read `4` (smaller tables allowed), `3-4`, or `4-4` for tables of four only."""
    found = _SIZES.fullmatch(typed)
    if found:
        least, best = sorted((int(found[1]), int(found[2])))
        return replace(game, sizes=model.TableSizes(best, least, best))
    best = read_number(typed, 2, 5)
    return _of_game(replace(game, sizes=model.TableSizes(best, 2, best)))


def set_points(context: ClubContext, game: model.Game, typed: str) -> model.Game:
    """Read a scheme such as `8-6-4-2-0`, or a word for one; which score wins belongs to the game."""
    if _NUMBERS.fullmatch(typed):
        points = model.parse_points("-".join(re.findall(r"\d+", typed)))
    else:
        points = model.parse_points(find_word(context.words, "points-", typed))
    if points.kind is not model.PointsKind.PLACES:
        return replace(game, points=points)
    return replace(game, points=_scaled(replace(points, sharing=game.points.sharing), game.points.scale))


def set_scale(context: ClubContext, game: model.Game, typed: str) -> model.Game:
    """Say how the size of a table enters points for places."""
    return replace(game, points=_scaled(game.points, model.Scale(find_word(context.words, "scale-", typed))))


def _scaled(points: model.Points, scale: model.Scale) -> model.Points:
    """Return points counted so: a share has one number, a list that was a share begins from the usual one."""
    places = points.places
    if scale is model.Scale.BEATEN:
        places = places[:1]
    elif points.scale is model.Scale.BEATEN and len(places) == 1:
        places = model.PLACE_POINTS.places
    return replace(points, places=places, scale=scale)


def set_option(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Set an option of the games that have it: `level=B`.

    Raises:
        GameError: `club-error-option` when no game has it, or what the game says about the value.
    """
    key, _, value = (part.strip() for part in typed.partition("="))
    having = [game for game in proposal.games if key in _options(game)]
    if not having:
        known = tuple(option for game in proposal.games for option in _options(game))
        raise GameError(
            "club-error-option", option=quote_briefly(key), choices=known or (context.words.word("none"),)
        )
    games = tuple(
        replace(game, options=tuple({**dict(game.options), key: value}.items())) if game in having else game
        for game in proposal.games
    )
    for game in games:
        if key not in _options(game):
            continue
        engine = load_room(game.game).game
        engine.setup(max(engine.seats[0], min(game.sizes.best, engine.seats[-1])), dict(game.options))
    return replace(proposal, games=games)


def _options(game: model.Game) -> tuple[str, ...]:
    if game.game not in game_ids():
        return ()
    return tuple(option.key for option in load_room(game.game).game.options)


def _word(
    field: str,
    prefix: str,
    kind: Callable[[str], Any],
    context: ClubContext,
    proposal: model.Proposal,
    typed: str,
) -> model.Proposal:
    return replace(proposal, **{field: kind(find_word(context.words, prefix, typed))})


def set_seating(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Set how tables come about, with what follows from it: groups, and tables of two in a circle."""
    kind = model.SeatingKind(find_word(context.words, "seating-", typed))
    if kind is model.SeatingKind.CREDITS:
        return stage_fields.as_credits(proposal)
    groups = None if kind is not model.SeatingKind.GROUPS else proposal.groups or model.Groups(2, 2, 1)
    games = proposal.games
    knockout = None if kind is not model.SeatingKind.KNOCKOUT else proposal.knockout or model.Knockout()
    if kind in {model.SeatingKind.CIRCLE, model.SeatingKind.SWISS}:
        games = tuple(
            replace(
                game,
                sizes=model.TableSizes(2, 2, 2),
                points=model.PRESETS["2-1-0"] if game.points == model.PLACE_POINTS else game.points,
            )
            for game in games
        )
    alone = kind in {model.SeatingKind.GROUPS, model.SeatingKind.SWISS}
    final = None if alone or knockout else proposal.final
    if kind is model.SeatingKind.SWISS:
        proposal = _as_usual_in_swiss(proposal)
    # A knock-out has as many rounds as there have to be; what it becomes has the usual number.
    rounds = 0 if knockout else proposal.rounds or _rounds_after(proposal)
    return stage_fields.with_format(
        proposal, kind, groups=groups, final=final, games=games, knockout=knockout, rounds=rounds
    )


def _as_usual_in_swiss(proposal: model.Proposal) -> model.Proposal:
    """Return a proposal with what Swiss usually has where it had what is usual elsewhere."""
    breaks = proposal.tie_breaks
    return replace(
        proposal,
        bye=model.Bye.WIN if proposal.bye is model.Bye.AVERAGE else proposal.bye,
        tie_breaks=model.SWISS_TIE_BREAKS if breaks == model.DEFAULT_TIE_BREAKS else breaks,
    )


def _rounds_after(proposal: model.Proposal) -> int:
    """Return the rounds of a proposal that had none: those of each with each stay open."""
    return 1 if proposal.knockout else 0


def set_categories(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read categories between commas; ours by their words, any other text is the organiser's own."""
    if context.words.in_full("none", typed):
        return replace(proposal, categories=())
    called = {
        normalise_bare(word): category
        for category in model.CATEGORIES
        for word in (category, *context.words.table[f"category-{category}"].words)
    }
    categories = tuple(called.get(normalise_bare(text), text) for text in split_items(typed))
    return replace(proposal, categories=categories)


def set_qualifying(context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Read a number of places, with a word behind it when they are given in each category."""
    number, _, rest = typed.partition(" ")
    each = bool(rest) and find_word(context.words, "qualifies-", rest) == "each"
    return replace(proposal, qualifies=read_number(number, 0, _MOST), by_category=each)


def set_heading(heading: str, context: ClubContext, proposal: model.Proposal, typed: str) -> model.Proposal:
    """Set the free text under a heading; the word for nothing takes it away."""
    texts = {**dict(proposal.texts), heading: typed}
    if context.words.in_full("none", typed):
        del texts[heading]
    return replace(proposal, texts=tuple((one, texts[one]) for one in model.HEADINGS if one in texts))


FIELD_CHANGES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        "name": partial(_text, "name"),
        "date": lambda context, proposal, typed: replace(
            proposal, date=read_day(typed, context.club.now()[:4])
        ),
        "begins": lambda context, proposal, typed: _text("begins", context, proposal, read_time(typed)),
        "place": partial(_text, "place"),
        "organiser": partial(_text, "organiser"),
        "game": set_games,
        "tables": _each_game(set_tables),
        "lower": set_direction,
        "rounds": partial(_number, "rounds"),
        "seating": set_seating,
        "mix": partial(_word, "mix", "mix-", model.Mix),
        "groups": stage_fields.set_groups,
        "final": stage_fields.set_final,
        "knockout": stage_fields.set_knockout,
        "credits": stage_fields.set_credits,
        "points": _each_game(set_points),
        "scale": _each_game(set_scale),
        "ties": lambda context, proposal, typed: replace(
            proposal,
            tie_breaks=tuple(
                model.TieBreak(find_word(context.words, "tie-", text)) for text in split_items(typed)
            ),
        ),
        "categories": set_categories,
        "minutes": _each_game(
            lambda _context, game, typed: replace(
                game, minutes=read_number(typed.partition(" ")[0], 0, _MOST)
            )
        ),
        "bye": partial(_word, "bye", "bye-", model.Bye),
        "handicaps": lambda context, proposal, typed: replace(
            proposal,
            handicaps=model.Handicaps.NONE
            if context.words.in_full("none", typed)
            else model.Handicaps(find_word(context.words, "handicap-", typed)),
        ),
        "teams": stage_fields.set_teams,
        "qualifies": set_qualifying,
        "capacity": partial(_number, "capacity"),
        "option": set_option,
        **{heading: partial(set_heading, heading) for heading in model.HEADINGS},
    }
)
"""Every field that can be typed, in the order in which options are carried out: games come before tables."""


def change_by_options(
    context: ClubContext, proposal: model.Proposal, options: Mapping[str, Sequence[str]]
) -> model.Proposal:
    """Change a proposal by the options of a command line.

    Raises:
        GameError: One of them can't be understood.
        SetupError: An option of a game has no such value.
    """
    given = {("categories" if option == "category" else option): typed for option, typed in options.items()}
    if "game" in given:
        given["game"] = (", ".join(given["game"]),)
    for field in FIELD_CHANGES:
        for typed in given.get(field, ()):
            proposal = change_field(context, proposal, field, typed)
    return proposal
