"""A slow referee of IOTA played with own cards that nobody shows: it shares no code with the rules.

It keeps the board, who has how many cards, and what lies open; what somebody declares is judged by trying.
Cards are those of `oracle`: tuples, or None for a wild card.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.iota.oracle import Board, PlainCard, consistent, legal, points

Spots = tuple[tuple[int, int], ...]


@dataclass
class SlowReferee:
    """A match as somebody would judge it who sees the table and no hand.

    Attributes:
        board: The cards on the table.
        seats: How many play.
        turn: Whose turn it is.
        trade_any: Whether more cards may be traded than the deck has.
        recycle_once: Whether one wild card alone may be taken before a turn.
        stack: The deck from its top: True for a wild card that all have seen go there.
    """

    board: Board
    seats: int
    turn: int
    trade_any: bool = False
    recycle_once: bool = False
    empty_rounds: int = 1
    idle_rounds: int = 3
    stack: list[bool] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    shown_wilds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    taken: int = 0
    idle: int = 0
    stuck: int = 0
    ending: str = ""

    def begin(self) -> None:
        """Give four cards to everybody; one lies on the table already."""
        self.sizes = [4] * self.seats
        self.shown_wilds = [0] * self.seats
        self.scores = [0] * self.seats
        self.stack = [False] * (66 - 1 - 4 * self.seats)

    def can_have(self, cards: tuple[PlainCard, ...]) -> bool:
        """Whether the player could hold these cards, by what everybody has seen."""
        plain = [card for card in cards if card is not None]
        wilds = len(cards) - len(plain)
        if len(set(plain)) < len(plain) or any(card in self.board.values() for card in plain):
            return False
        own = self.shown_wilds[self.turn]
        elsewhere = sum(self.shown_wilds) - own + sum(self.stack) + list(self.board.values()).count(None)
        faces_down = self.sizes[self.turn] - own
        return wilds <= 2 - elsewhere and len(plain) + max(0, wilds - own) <= faces_down

    def judge(self, spots: Spots, cards: tuple[PlainCard, ...]) -> int | None:
        """Return the points of a declared placement, or None where it is not allowed."""
        if not self.can_have(cards) or len(set(spots)) < len(spots) or set(spots) & set(self.board):
            return None
        if not legal(self.board, spots, cards):
            return None
        out = not self.stack and len(cards) == self.sizes[self.turn]
        return points(self.board, spots, cards) * (2 if out else 1)

    def place(self, spots: Spots, cards: tuple[PlainCard, ...]) -> None:
        """Do an allowed placement."""
        self.scores[self.turn] += self.judge(spots, cards) or 0
        self.board.update(zip(spots, cards, strict=True))
        self.sizes[self.turn] -= len(cards)
        self.shown_wilds[self.turn] = max(0, self.shown_wilds[self.turn] - cards.count(None))
        if not self.stack and not self.sizes[self.turn]:
            self.ending = "went-out"
            return
        self.draw(4 - self.sizes[self.turn])
        self.idle = self.stuck = 0
        self.go_on()

    def may_swap(self, spot: tuple[int, int], card: PlainCard) -> bool:
        """Whether a card may be left in the place of a wild one."""
        if card is None or spot not in self.board or self.board[spot] is not None:
            return False
        if self.recycle_once and self.taken:
            return False
        return self.can_have((card,)) and consistent({**self.board, spot: card})

    def swap(self, spot: tuple[int, int], card: PlainCard) -> None:
        """Leave a card in the place of a wild one."""
        self.board[spot] = card
        self.shown_wilds[self.turn] += 1
        self.taken += 1

    def may_trade(self, count: int) -> bool:
        """Whether so many cards may be traded."""
        return count <= self.sizes[self.turn] and (self.trade_any or count <= len(self.stack))

    def trade(self, count: int) -> None:
        """Trade so many cards, or pass with none."""
        if count:
            self.shown_wilds[self.turn] = 0
            self.sizes[self.turn] -= count
            self.stack += [False] * count
            self.draw(count)
        self.idle += 1
        self.stuck = 0 if self.stack else self.stuck + 1
        self.go_on()

    def draw(self, count: int) -> None:
        """Take cards from the top of the deck."""
        drawn, self.stack = self.stack[:count], self.stack[count:]
        self.sizes[self.turn] += len(drawn)
        self.shown_wilds[self.turn] += sum(drawn)

    def go_on(self) -> None:
        """Let the next player play, or end the match."""
        self.taken = 0
        if self.stuck >= self.seats * self.empty_rounds:
            self.ending = "stuck"
        elif self.idle >= self.seats * self.idle_rounds:
            self.ending = "idle"
        else:
            self.turn = (self.turn + 1) % self.seats
