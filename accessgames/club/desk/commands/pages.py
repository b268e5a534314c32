"""The web pages of a season, written into a folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.club.desk.commands.sources import Sources, hidden_names
from accessgames.club.papers import anonymity, book, season, standings
from accessgames.engine import GameError
from accessgames.language import Listing, Message, say
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from accessgames.club.desk.open_club import ClubContext, Request

_OURS: Final = re.compile(r"index\.html|(tournament|league)-[a-z0-9-]{1,60}\.html")
_MARK: Final = f'<meta name="generator" content="{season.GENERATOR}">'.encode()
_HEAD: Final = 1024
"""So far from its beginning a page says what it was made by."""


def write_pages(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Write the pages of the season into a folder, which is made where it is missing.

    Pages written before are replaced, those of a tournament that is gone are removed; nothing else that lies
    in the folder is touched.

    Raises:
        GameError: `club-error-pages-where` without a folder, `club-error-pages-foreign` where something else
            has the name of a page; there is no tournament, or the folder can't be written.
    """
    if not request.text:
        raise GameError("club-error-pages-where", pages=context.words.word("club-pages"))
    folder = Path(request.text).expanduser()
    made = make_pages(context)
    with files.as_storage_error(folder):
        folder.mkdir(parents=True, exist_ok=True)
        there = [path for path in sorted(folder.iterdir()) if _OURS.fullmatch(path.name)]
        foreign = next((path for path in there if path.name in made and not _is_page(path)), None)
        if foreign is not None:
            raise GameError("club-error-pages-foreign", file=foreign.name)
        gone = [path for path in there if path.name not in made and _is_page(path)]
        # The first page comes last: whoever looks meanwhile finds no link that leads nowhere.
        for name in sorted(made, key=lambda name: name == season.INDEX):
            files.replace_whole(folder / name, made[name])
        for path in gone:
            path.unlink()
    told = say("club-did-pages", folder=str(folder), files=len(made), first=season.INDEX)
    removed = Listing(tuple(path.name for path in gone))
    return (told, say("club-did-pages-removed", files=removed)) if gone else (told,)


def _is_page(path: Path) -> bool:
    """Tell whether a file is a page that was written here; links and whatever is no file are none."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return _MARK in file.read(_HEAD)


def make_pages(context: ClubContext) -> dict[str, bytes]:
    """Return the pages of the season by their names.

    Raises:
        GameError: There is no tournament.
    """
    club, sources = context.club, Sources(context, "season", public=True)
    names = sorted(club.tournaments, key=lambda name: club.tournaments[name].tournament.proposal.date)
    if not names:
        raise GameError("club-error-no-tournament")
    hidden = hidden_names(context)
    leagues = {name: anonymity.hide_names(told, hidden) for name, told in sources.leagues()}
    made, evenings = dict[str, bytes](), list[season.SeasonEvening]()
    with context.patience.files(1 + 2 * len(names) + len(leagues)) as watch:
        for evening in _evenings(sources, names, hidden):
            evenings.append(evening)
            watch(len(evenings))
        for name, data in season.season_pages(club.archive.name, evenings, leagues, context.language):
            made[name] = data
            watch(len(evenings) + len(made))
    return made


def _evenings(
    sources: Sources, names: Iterable[str], hidden: Mapping[str, str]
) -> Iterator[season.SeasonEvening]:
    for name in names:
        tournament = sources.tournaments((name,))[0]
        story = sources.story(name) if standings.is_over(tournament) else None
        told = anonymity.hide_names(book.book_paper(tournament, story), hidden)
        yield season.SeasonEvening(name, anonymity.renamed(tournament, hidden), told)
