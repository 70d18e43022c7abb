"""Minimax with a cache: no position is searched twice."""

# A board is a string of nine characters, "x", "o" or ".": it never changes,
# so it can be the key of a dictionary.
START = "........."
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]

cache = {}


def turn(board):
    """The side to move. It follows from the board, so the key need not hold it."""
    return "x" if board.count("x") == board.count("o") else "o"


def moves(board):
    return [cell for cell in range(9) if board[cell] == "."]


def play(board, cell):
    return board[:cell] + turn(board) + board[cell + 1:]


def score_end(board):
    """1, -1 or 0 for a finished game; None while it goes on."""
    for a, b, c in LINES:
        if board[a] != "." and board[a] == board[b] == board[c]:
            return 1 if board[a] == "x" else -1
    return None if "." in board else 0


def minimax(board):
    if board in cache:
        return cache[board]
    value = score_end(board)
    if value is None:  # and not `if not value`: a draw is 0
        values = [minimax(play(board, cell)) for cell in moves(board)]
        value = max(values) if turn(board) == "x" else min(values)
    cache[board] = value
    return value
