from typing import NamedTuple

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class State(NamedTuple):
    cells: tuple = (None,) * 9
    turn: str = "x"


def winner(s):
    found = [s.cells[a] for a, b, c in LINES if s.cells[a] and s.cells[a] == s.cells[b] == s.cells[c]]
    return found[0] if found else None


def legal(s):
    return [] if winner(s) else [i for i, c in enumerate(s.cells) if c is None]


def move(s, i):
    cells = s.cells[:i] + (s.turn,) + s.cells[i + 1:]
    return State(cells, "o" if s.turn == "x" else "x")


def score(s):
    if winner(s):
        return -1
    return max((-score(move(s, i)) for i in legal(s)), default=0)


def choose(s):
    return min(legal(s), key=lambda i: score(move(s, i)))
