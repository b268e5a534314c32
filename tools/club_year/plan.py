"""What is played on which evening of the season: formats, places, and who there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLACES: Final = ("Praha", "Brno", "Ostrava")

FORGOTTEN: Final = "Ludmila Zapadlíková"
"""Who wants to be forgotten at the end; one of the first people, so that there is much to forget."""

_FIRST: Final = (
    "Jana", "Petr", "Marie", "Karel", "Eva", "Tomáš", "Olga", "Jiří", "Lenka", "Pavel", "Věra", "Milan",
    "Zdena", "Hana", "Ota", "Iva", "Josef", "Alena", "Radek", "Soňa", "Vít", "Dana", "Aleš", "Nela",
    "Kamil", "Renata", "Hynek", "Šárka", "Bohdan", "Klára", "Filip", "Žofie", "Leoš", "Tereza", "Matěj",
    "Ester", "Ivo", "Gita", "Rudolf",
)  # fmt: skip
_LAST: Final = (
    "Habrová", "Kobliha", "Sluková", "Vrabec", "Peřinová", "Dlask", "Zvonková", "Mourek", "Krystalová",
    "Pecka", "Javorová", "Brouk", "Lískovcová", "Čápová", "Zubr", "Tichá", "Hloh", "Myslivcová",
    "Žížala", "Fialová", "Datel", "Rybízová", "Kohout", "Třešňová", "Jeřáb", "Ořechová", "Hrad",
    "Šípková", "Bezděk", "Vlaštovková", "Sýkora", "Pampelišková", "Kudrna", "Luční", "Modřín", "Rosová",
    "Stehlík", "Ulitová", "Cvrček",
)  # fmt: skip


def people(count: int) -> list[str]:
    """Return so many names, at most 40, none near another; whoever is forgotten is the third."""
    names = [f"{first} {last}" for first, last in zip(_FIRST, _LAST, strict=True)]
    return [*names[:2], FORGOTTEN, *names[2:]][:count]


@dataclass(frozen=True)
class Evening:
    """An evening as it is planned.

    Attributes:
        format: What it is, for the log.
        options: What is typed behind the name when the tournament is made.
        amendments: Lines that are typed before people come.
        teams: How many people a team has; 0 without teams.
        most: Points of a seat are below it.
        handed: Whether tables go out as files and come back.
        shared: Whether two organisers work at it at once, at two computers.
        least: So many people are needed.
    """

    format: str
    options: str
    amendments: tuple[str, ...] = ()
    teams: int = 0
    most: int = 90
    handed: bool = False
    shared: bool = False
    least: int = 6


EVENINGS: Final = (
    Evening("ordinary rounds", "--hra iota --kol 3 --stoly 3-4"),
    Evening("Swiss", "--hra quantum --kol 4 --rozsazeni svycarsky", most=4),
    Evening("tables by files", "--hra iota --kol 2 --stoly 3-4", handed=True),
    Evening("pairs", "--hra iota --kol 3 --stoly 4-4", ("uprav družstva 2",), teams=2, least=8),
    Evening("two organisers at once", "--hra quantum --kol 3 --stoly 3-4 --rozsazeni losem", shared=True),
    Evening("final", "--hra iota --kol 4 --stoly 3-4", ("uprav finále 4, 1",)),
    Evening("mixed games", "--hra iota --hra quantum --kol 4 --stoly 3-4"),
    Evening("knock-out", "--hra quantum --stoly 3-4", ("uprav vyřazování 2",), least=8),
    Evening("by score", '--hra iota --kol 4 --stoly 3-4 --rozsazeni "podle bodu"'),
    Evening(
        "teams of four", "--hra iota --kol 3 --stoly 3-4", ("uprav družstva 4, nejlepší 3",), teams=4, least=8
    ),
    Evening("groups", "--hra iota --kol 3 --stoly 3-4", ("uprav skupiny 2, 2, 1",), least=8),
    Evening("mixed final", "--hra iota --hra quantum --kol 4 --stoly 3-4", ("uprav finále 4, 1, sečíst",)),
)  # fmt: skip
"""The evenings; a shorter season has the first ones."""
