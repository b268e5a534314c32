"""A slow referee of IOTA that shares no code with the rules: it tries everything and looks at every line.

Cards are tuples (colour, shape, number) with numbers 0 to 3, or None for a wild card; boards are dicts from
(x, y) to cards.
"""

from __future__ import annotations

from itertools import combinations, permutations, product

PlainCard = tuple[int, int, int] | None
Board = dict[tuple[int, int], PlainCard]


def plain(card: int) -> PlainCard:
    """Translate a card of the rules: 64 is wild, else colour * 16 + shape * 4 + number."""
    return None if card == 64 else (card // 16, card // 4 % 4, card % 4)


def runs(board: Board) -> list[list[tuple[int, int]]]:
    """List the maximal runs of two or more cards in both directions."""
    found = []
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in board:
            if (x - dx, y - dy) not in board:
                run = [(x, y)]
                while (following := (run[-1][0] + dx, run[-1][1] + dy)) in board:
                    run.append(following)
                if len(run) > 1:
                    found.append(run)
    return found


def consistent(board: Board) -> bool:
    """Whether no line is too long and the wild cards can all be something, property by property."""
    lines = runs(board)
    wilds = [spot for spot, card in board.items() if card is None]
    if any(len(line) > 4 for line in lines):
        return False
    for kind in range(3):
        for guess in product(range(4), repeat=len(wilds)):
            value: dict[tuple[int, int], int] = dict(zip(wilds, guess, strict=True))
            value.update((spot, card[kind]) for spot, card in board.items() if card is not None)
            if all(len({value[spot] for spot in line}) in {1, len(line)} for line in lines):
                break
        else:
            return False
    return True


def consistent_by_cards(board: Board) -> bool:
    """As `consistent`, by trying all 64 cards for every wild card."""
    wilds = [spot for spot, card in board.items() if card is None]
    every: list[PlainCard] = list(product(range(4), range(4), range(4)))
    return any(
        consistent({**board, **dict(zip(wilds, guess, strict=True))})
        for guess in product(every, repeat=len(wilds))
    )


def legal(board: Board, spots: tuple[tuple[int, int], ...], cards: tuple[PlainCard, ...]) -> bool:
    """Whether these cards may be placed on these empty places in one turn."""
    after: Board = {**board, **dict(zip(spots, cards, strict=True))}
    if len({x for x, _ in spots}) > 1 and len({y for _, y in spots}) > 1:
        return False
    in_one_run = len(spots) == 1 or any(set(spots) <= set(run) for run in runs(after))
    touching = any(
        (x + dx, y + dy) in board for x, y in spots for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    return in_one_run and touching and consistent(after)


def points(board: Board, spots: tuple[tuple[int, int], ...], cards: tuple[PlainCard, ...]) -> int:
    """Points of a legal placement, without the doubling for going out."""
    after: Board = {**board, **dict(zip(spots, cards, strict=True))}
    touched = [run for run in runs(after) if set(run) & set(spots)]
    numbers = [card[2] + 1 for run in touched for spot in run if (card := after[spot]) is not None]
    lots = sum(len(run) == 4 for run in touched)
    return sum(numbers) << lots + (len(spots) == 4)


def placements(board: Board, hand: list[int]) -> dict[frozenset[tuple[tuple[int, int], int]], int]:
    """Find every legal placement of a hand with its points, by trying all sets of places and all orders.

    Only places in one row or column, at most three steps from the board and from each other, are tried: a
    longer way would need a line of more than four cards.
    """
    near = {
        (x + i, y + j)
        for x, y in board
        for i in range(-4, 5)
        for j in range(-4, 5)
        if min(abs(i), abs(j)) <= 1 and (x + i, y + j) not in board
    }
    found = {}
    for count in range(1, len(hand) + 1):
        for track in tracks(near):
            for spots in combinations(track, count):
                if abs(spots[-1][0] - spots[0][0]) + abs(spots[-1][1] - spots[0][1]) > 3:
                    continue
                for order in set(permutations(hand, count)):
                    cards = tuple(plain(card) for card in order)
                    if legal(board, spots, cards):
                        key = frozenset(zip(spots, order, strict=True))
                        found[key] = points(board, spots, cards)
    return found


def tracks(near: set[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Sort places into rows and columns."""
    rows = [sorted(spot for spot in near if spot[1] == y) for y in sorted({y for _, y in near})]
    columns = [sorted(spot for spot in near if spot[0] == x) for x in sorted({x for x, _ in near})]
    return rows + columns
