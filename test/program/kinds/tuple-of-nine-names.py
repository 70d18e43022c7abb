# position: oxx/.xo/o..
# made: minimax(board, "X")
from collections import namedtuple

Board = namedtuple("Board", "a1 a2 a3 b1 b2 b3 c1 c2 c3")
EMPTY = Board(*[None] * 9)
LINES = [
    ("a1", "a2", "a3"), ("b1", "b2", "b3"), ("c1", "c2", "c3"),
    ("a1", "b1", "c1"), ("a2", "b2", "c2"), ("a3", "b3", "c3"),
    ("a1", "b2", "c3"), ("a3", "b2", "c1"),
]


def winner(board):
    for line in LINES:
        marks = {getattr(board, name) for name in line}
        if len(marks) == 1 and None not in marks:
            return marks.pop()
    return None


def free(board):
    return [name for name in board._fields if getattr(board, name) is None]


def minimax(board, player):
    won = winner(board)
    if won is not None:
        return (1 if won == "X" else -1), None
    names = free(board)
    if not names:
        return 0, None
    best = None
    for name in names:
        value, _ = minimax(board._replace(**{name: player}), "O" if player == "X" else "X")
        if best is None or (value > best[0] if player == "X" else value < best[0]):
            best = value, name
    return best
