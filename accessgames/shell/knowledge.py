"""What is known of a match at this keyboard, by whom, and whose turn it is."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Actor, GameError, NotYourTurn, Viewer, is_seat
from accessgames.games import Listener, OwnHands, PrivateChance, Room, SealedTurns, SimultaneousTurns
from accessgames.games.narration import nest
from accessgames.language import Listing, Message, Vocabulary, say
from accessgames.language.commandline import TypedCommand, normalise_bare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from accessgames.engine.seat import Seat
    from accessgames.shell.seating import Seating

AnySeat: TypeAlias = "Seat[Any, Any, Any]"
"""A seat at a match of some game; a session does not care which."""


class Knowledge:
    """What is known of a match, and by whom.

    Attributes:
        room: The game.
        seat: The match as it may be known here.
        seating: Who sits where, and who has the keyboard.
        limits: Milliseconds that computer players may think about a decision, by seat, where they do.
        words: Returns the words that may be typed now.
    """

    def __init__(
        self,
        room: Room,
        seat: AnySeat,
        seating: Seating,
        words: Callable[[], Vocabulary],
        limits: Mapping[int, int] | None = None,
    ) -> None:
        """Look at a match; `words` as above."""
        self.room = room
        self.seat = seat
        self.seating = seating
        self.limits: Mapping[int, int] = limits or {}
        self.words = words
        self._listeners: dict[tuple[Viewer, Viewer], Listener] = {}

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.seat.actors

    @property
    def together(self) -> bool:
        """Whether several people at this keyboard may act at once now, each by saying who speaks."""
        own = self.room.commands
        if not self.seating.shared or not isinstance(own, SimultaneousTurns):
            return False
        return own.together(self.listener(SPECTATOR))

    @property
    def sealed(self) -> bool:
        """Whether choices are laid face down now, in a game that has no other secrets."""
        own = self.room.commands
        return isinstance(own, SealedTurns) and own.sealed(self.listener(SPECTATOR))

    @property
    def guarded(self) -> bool:
        """Whether several share the keyboard and what is told and asked now is for one of them alone."""
        return self.seating.shared and (self.seating.secrets or self.sealed)

    @property
    def line_owner(self) -> int | None:
        """Who alone may see again what is typed now, where a line may reach into what is secret; or None."""
        secrets = self.seating.secrets or isinstance(self.room.commands, SealedTurns)
        return self.seating.unlocked if self.seating.shared and secrets else None

    def must_hand_over(self, seat: int) -> bool:
        """Tell whether the keyboard has to be handed over before the seat may hear or type its secrets."""
        return self.guarded and self.seating.unlocked != seat and not self.together

    def listener(self, viewer: Viewer | None = None, addressed: Viewer | None = None) -> Listener:
        """Return somebody who listens in the present position.

        Args:
            viewer: Whose knowledge; that of who has the keyboard when not given.
            addressed: Who is spoken to; the viewer when not given.
        """
        viewer = self.seating.listener if viewer is None else viewer
        addressed = viewer if addressed is None else addressed
        if (viewer, addressed) not in self._listeners:
            self._listeners[viewer, addressed] = self.listener_at(None, viewer, addressed)
        return self._listeners[viewer, addressed]

    def listener_at(self, moment: int | None, viewer: Viewer, addressed: Viewer) -> Listener:
        """Return somebody who listened when so many actions counted; None for now."""
        people = self.seating.people(addressed)
        known, sides = self.seat.perspective(viewer, moment), self.seat.notes.sides
        return Listener(known, people, self.seating.bots, self.words(), sides)

    def public_listener(self) -> Listener:
        """Return the listener for whom events are told aloud."""
        return self.listener(self.seating.public)

    @property
    def holder(self) -> int | None:
        """The seat that alone may tell and hear what chance owes now; None where all may."""
        chance: object = self.room.own_chance
        if CHANCE not in self.seat.actors or not isinstance(chance, PrivateChance):
            return None
        return chance.holder(self.public_listener().view)

    def chance_listener(self) -> Listener:
        """Return the listener who tells what chance owes now."""
        holder = self.holder
        return self.public_listener() if holder is None else self.listener(holder)

    @property
    def hands_unknown(self) -> bool:
        """Whether not even the program knows what people hold in this match."""
        own = self.room.commands
        return isinstance(own, OwnHands) and own.unknown(self.seat.setup)

    def acting_listener(self) -> Listener:
        """Return the listener on the seat that may act now.

        Raises:
            NotYourTurn: As `seat_to_act`.
        """
        return self.listener(self.seat_to_act())

    def seat_to_act(self) -> int:
        """Return the seat that the person at the keyboard may act for now.

        Raises:
            NotYourTurn: The match is over, or somebody else is expected.
            GameError: `shell-who-speaks`, where several people may act and the line did not say who does.
        """
        actors = self.seat.actors
        listener = self.seating.listener
        if listener in actors:
            return listener
        if listener == SPECTATOR:
            self.insist_on_speaker()
        if not actors:
            raise NotYourTurn("error-game-over", actor=listener, expected=())
        expected = tuple(self.seating.seats[actor].name for actor in actors if is_seat(actor))
        if not expected:
            raise NotYourTurn("shell-chance-awaited")
        raise NotYourTurn("error-not-your-turn", actor=listener, expected=expected)

    def insist_on_speaker(self) -> None:
        """Refuse a line that did not say who speaks, where several people may act at once.

        Raises:
            GameError: `shell-who-speaks`.
        """
        if self.together:
            raise GameError("shell-who-speaks", players=self.seating.numbered)

    def awaited(self) -> Actor | None:
        """Return the person, or chance told by people, that the match waits for; None when it is over."""
        actors = self.seat.actors
        own = self.seating.unlocked
        if own in actors:
            return own
        return next(filter(is_seat, actors), CHANCE if CHANCE in actors else None)

    def thought(self, actor: Actor) -> int:
        """Return how many milliseconds somebody may have to think about, for all that is known aloud.

        A computer player with one possibility needs no time, but that may be because of a hidden hand: so the
        possibilities are counted in a world that is made up from what everybody at the keyboard may know.
        """
        limit = self.limits.get(actor, 0)
        if not limit:
            return 0
        heard = self.public_listener().perspective
        return limit if len(heard.game.legal_actions(heard.world, actor)) > 1 else 0

    def turn(self) -> Message:
        """Tell whose turn it is, for whoever has the keyboard."""
        if self.over:
            return say("shell-over", "turn")
        return self.room.narration.turn(self.listener())

    def hand_to(self, seat: int | None) -> None:
        """Give the keyboard to somebody; None for nobody."""
        self.seating = self.seating.hand_to(seat)
        self.forget_listeners()

    def forget_listeners(self) -> None:
        """Forget what was worked out for another position, another listener or another language."""
        self._listeners.clear()

    def gained_since(self, moment: int) -> tuple[Message, ...]:
        """Tell in one sentence what everybody has gained since a moment; then what a big board has new."""
        compare, now = self.room.changes, self.listener()
        if compare is None:
            return ()
        changes = compare(self.listener_at(moment, now.seat, now.seat), now)
        entries = nest(
            say("shell-since-of", who=now.person(seat), things=Listing(things))
            for seat, things in enumerate(changes.gains)
            if things
        )
        if not entries.items:
            return (say("shell-since-nothing"), *changes.board)
        own = moment > 0 and now.seat >= 0
        frame = say("shell-since-own", who=now.person(now.seat), entries=entries) if own else None
        return (frame or say("shell-since-start", entries=entries), *changes.board)

    def told_since(self, moment: int) -> tuple[Message, ...]:
        """Tell what whoever has the keyboard has noticed since a moment."""
        listener = self.listener()
        return tuple(self.room.narration.tell(self.seat.events(listener.seat, moment), listener))

    def speaker(self, command: TypedCommand) -> tuple[int, TypedCommand] | None:
        """Return who speaks and what they say, where a line begins with a number or a name; else None.

        Numbers count the people at the keyboard from 1, in the order of their seats, as when they sat down.
        """
        if not self.together or not command.words:
            return None
        humans, used = self.seating.humans, 1
        if command.words[0].isdecimal():
            number = int(command.words[0])
            found = humans[number - 1] if 1 <= number <= len(humans) else None
        else:
            names = {seat: normalise_bare(self.seating.seats[seat].name).split() for seat in humans}
            typed = [normalise_bare(word) for word in command.words]
            found = next((seat for seat, name in names.items() if typed[: len(name)] == name), None)
            used = 0 if found is None else len(names[found])
        return None if found is None else (found, command.behind(used))

    def press_verb(self) -> str | None:
        """Return the verb that a number alone means: its owner is first; None where not all act at once."""
        own = self.room.commands
        return own.press if self.together and isinstance(own, SimultaneousTurns) else None

    def after_own(self, viewer: Viewer) -> int:
        """Return the moment after the viewer's last action, 0 when there was none."""
        own = (moment for moment, actor in enumerate(self.seat.acted) if actor == viewer)
        return max(own, default=-1) + 1

    def after_own_turn(self, viewer: Viewer) -> int:
        """Return the moment after the viewer's last turn, in the midst of a further one too; 0 before it."""
        acted, own = self.seat.acted, self.after_own(viewer)
        if viewer not in self.seat.actors or self.others_acted(viewer, own):
            return own
        turns = [moment for moment in range(own) if is_seat(acted[moment])]
        ends = (here + 1 for here, then in pairwise(turns) if acted[here] == viewer != acted[then])
        return max(ends, default=0)

    def turns(self) -> Iterator[int]:
        """Yield the moments at which somebody at the table acted, the last one first."""
        acted = self.seat.acted
        return (moment for moment in range(len(acted) - 1, -1, -1) if is_seat(acted[moment]))

    def last_actor(self, among: tuple[int, ...]) -> int | None:
        """Return who of some seats acted last, or None."""
        return next((actor for actor in reversed(self.seat.acted) if actor in among), None)

    def moves_noticed(self) -> int:
        """Return of how many actions of seats something was heard aloud; some are not even to be counted."""
        acted, seat, public = self.seat.acted, self.seat, self.seating.public
        return sum(
            is_seat(actor) and bool(seat.events(public, moment, moment + 1))
            for moment, actor in enumerate(acted)
        )

    def surprised_since(self, start: int) -> bool:
        """Tell whether who acted at a moment has heard since what they could not know before.

        That is what others, chance or the clock did, or what the action itself brought to light.
        """
        acted = self.seat.acted[start:]
        mine = {*self.seating.humans, CHANCE} if self.room.own_chance is not None else self.seating.humans
        own = next((actor for actor in acted if actor != CLOCK), None)
        viewer = own if own in self.seating.humans else self.seating.public
        later = (start + at for at, actor in enumerate(acted) if actor != own or own not in mine)
        return any(self.seat.events(viewer, moment, moment + 1) for moment in later)

    def others_acted(self, actor: Actor, start: int) -> bool:
        """Tell whether a seat other than `actor` has acted since a moment."""
        return any(is_seat(other) and other != actor for other in self.seat.acted[start:])
