"""What can be chosen before a match: each choice is a place where the rules are silent, or a way to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from accessgames.dataclasses import dataclass
from accessgames.engine import Option, Setup

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material

MODE: Final = "mode"
GAMES: Final = "games"
LEVEL: Final = "level"
SECOND: Final = "level-2"
THIRD: Final = "level-3"
BUYING: Final = "buying"
MIRROR: Final = "mirror"
MONEY: Final = "money"
CHANGE: Final = "change"
EXCHANGE: Final = "exchange"
IMMUNITY: Final = "immunity"
INFLATION: Final = "inflation"
MANAGER: Final = "manager"
MINUTES: Final = "minutes"
ROUNDS: Final = "rounds"
OFFERS: Final = "offers"
OPEN: Final = "hands"
DICE: Final = "dice"
CARDS: Final = "cards"
TIES: Final = "ties"
STARTER: Final = "starter"
TURN_END: Final = "turn-end"
DIAGRAMS: Final = "diagrams"
SET: Final = "set"

NO_LIMIT: Final = "none"

# The four ways to play (time is limited by `MINUTES`); solo is for one player, the others for two to four.
_WAY: Final = Option(MODE, ("normal", "blitz", "solo"), "normal", "Tetrikon R41, R42")
# How many games (diagrams) the match has.
_GAMES: Final = Option(GAMES, ("1", "2", "3"), "1", "Tetrikon R43")
_RULINGS: Final = (
    # A die tells which piece is bought, or the buyer chooses it.
    Option(BUYING, ("die", "choice"), "die", "Tetrikon R8"),
    # Whether pieces may be turned over.
    Option(MIRROR, ("yes", "no"), "yes", "Tetrikon R17"),
    # The deck of T cards: with cards of 100 T, or exactly as listed, without them.
    Option(MONEY, ("standard", "list"), "standard", "Tetrikon R14"),
    # What is paid above a price comes back if the manager has exactly that, or never.
    Option(CHANGE, ("exact", "none"), "exact", "Tetrikon R12"),
    # Who owes less than any own card may exchange one at the manager, or pays less; or, where that does not
    # help, pays the manager more, who pays the debt and gives the rest back out of the treasury.
    Option(EXCHANGE, ("yes", "no", "treasury"), "yes", "Tetrikon R13"),
    # Whether the card immunity also protects against inflation.
    Option(IMMUNITY, ("cards", "inflation"), "cards", "Tetrikon R24"),
    # Inflation of pieces comes by itself, or is asked of the manager (of the seat on turn without one).
    Option(INFLATION, ("automatic", "asked"), "automatic", "Tetrikon R26"),
    # Who is the manager of the table: the program, or the person on this seat.
    Option(MANAGER, ("program", "0", "1", "2", "3"), "program", "Tetrikon R40"),
    # Minutes for each game.
    Option(MINUTES, (NO_LIMIT, "10", "20", "30", "45", "70", "90"), NO_LIMIT, "Tetrikon R35"),
    # Rounds after which a game closes as if time were up.
    Option(ROUNDS, ("30", "60", "100", "200"), "100", "Tetrikon R30"),
    # Offers to other players in one turn.
    Option(OFFERS, ("2", "4", "8"), "4", "Tetrikon R36"),
    # Values of T cards and kept chance cards are private, or everybody may know them.
    Option(OPEN, ("private", "open"), "private", "Tetrikon R37"),
    # Dice and cards come from the program, or are told from the real set.
    Option(DICE, ("program", "own"), "program", "Tetrikon R40"),
    Option(CARDS, ("program", "own"), "program", "Tetrikon R40"),
    # Who is equal in penalties and zeros shares the place, or the best single game decides, and then the lot.
    Option(TIES, ("shared", "best-game", "lot"), "shared", "Tetrikon R34"),
    # The highest roll begins, or the youngest, who sits on the first seat.
    Option(STARTER, ("roll", "youngest"), "roll", "Tetrikon R31"),
    # A turn ends by itself after the second action; or, where that builds, by a word: people can undo it.
    Option(TURN_END, ("itself", "said"), "itself", "Tetrikon R1", for_people="said"),
    # The diagrams of solo are drawn, or the player names them, to try a combination again.
    Option(DIAGRAMS, ("drawn", "chosen"), "drawn", "Tetrikon R42"),
)


def options_of(material: Material) -> tuple[Option, ...]:
    """Return all options, in the order in which they are listed."""
    levels = material.levels
    return (
        _WAY,
        _GAMES,
        # The letter of the diagrams in the first game, and in the further ones where it differs.
        Option(LEVEL, levels, levels[0], "Tetrikon R43"),
        Option(SECOND, ("same", *levels), "same", "Tetrikon R43"),
        Option(THIRD, ("same", *levels), "same", "Tetrikon R43"),
        *_RULINGS,
        # The set of pieces, cards and diagrams; a journal can only be continued with the same.
        Option(SET, (material.name,), material.name, "Tetrikon 4"),
    )


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one match in the form in which the rules use them.

    Attributes:
        seats: Number of players.
        levels: Letter of each game.
        choice: Whether a buyer chooses the piece.
        mirror: Whether pieces may be turned over.
        hundreds: Whether there are cards of 100 T.
        change: Whether the manager gives change.
        exchange: Whether the manager exchanges a card for who can't pay exactly.
        treasury_change: Whether the manager changes out of the treasury where the returned pile can't.
        protects: Whether the card immunity protects against inflation.
        asked: Whether inflation of pieces is asked for.
        manager: Seat of the manager of the table, or None for the program.
        milliseconds: Time for each game, or None.
        rounds: Rounds after which a game closes.
        offers: Most offers in one turn.
        open: Whether hands are open.
        own_dice: Whether dice are rolled at the table and told.
        own_cards: Whether cards, pieces and diagrams come from a real set and are told.
        best_game: Whether the best single game decides between equals.
        lot: Whether lots are drawn between those whom nothing else parts.
        youngest: Whether the first seat begins every game, and nobody rolls for it.
        said: Whether a turn whose second action builds ends only when its seat says so.
    """

    seats: int
    levels: tuple[str, ...]
    choice: bool
    mirror: bool
    hundreds: bool
    change: bool
    exchange: bool
    treasury_change: bool
    protects: bool
    asked: bool
    manager: int | None
    milliseconds: int | None
    rounds: int
    offers: int
    open: bool
    own_dice: bool
    own_cards: bool
    best_game: bool
    lot: bool
    youngest: bool
    said: bool

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """Read a checked set-up."""
        chosen = dict(setup.options)
        first = chosen[LEVEL]
        levels = [first, *(first if chosen[key] == "same" else chosen[key] for key in (SECOND, THIRD))]
        manager, minutes = chosen[MANAGER], chosen[MINUTES]
        return cls(
            seats=setup.seats,
            levels=tuple(levels[: int(chosen[GAMES])]),
            choice=chosen[BUYING] == "choice",
            mirror=chosen[MIRROR] == "yes",
            hundreds=chosen[MONEY] == "standard",
            change=chosen[CHANGE] == "exact",
            exchange=chosen[EXCHANGE] != "no",
            treasury_change=chosen[EXCHANGE] == "treasury",
            protects=chosen[IMMUNITY] == "inflation",
            asked=chosen[INFLATION] == "asked",
            manager=None if manager == "program" else int(manager),
            milliseconds=None if minutes == NO_LIMIT else int(minutes) * 60_000,
            rounds=int(chosen[ROUNDS]),
            offers=int(chosen[OFFERS]),
            open=chosen[OPEN] == "open",
            own_dice=chosen[DICE] == "own",
            own_cards=chosen[CARDS] == "own",
            best_game=chosen[TIES] in {"best-game", "lot"},
            lot=chosen[TIES] == "lot",
            youngest=chosen[STARTER] == "youngest",
            said=chosen[TURN_END] == "said",
        )
