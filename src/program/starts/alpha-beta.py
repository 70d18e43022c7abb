"""Alpha-beta: minimax that leaves out what cannot matter any more."""

from math import inf

# A board is a list of nine cells, row by row: "X", "O" or "-".
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]


def new_board():
    return ["-"] * 9


def winner(board):
    for a, b, c in LINES:
        if board[a] != "-" and board[a] == board[b] == board[c]:
            return board[a]
    return None


def is_full(board):
    return "-" not in board


def alphabeta(board, alpha, beta, maximizing):
    """The value of the board, as far as it lies between alpha and beta.

    MAX can already have alpha elsewhere, and MIN can hold MAX down to beta.
    """
    won = winner(board)
    if won == "X":
        return 1
    if won == "O":
        return -1
    if is_full(board):
        return 0

    best = -inf if maximizing else inf
    for cell in range(9):
        if board[cell] != "-":
            continue
        # Make the move on the same board, and take it back afterwards.
        board[cell] = "X" if maximizing else "O"
        value = alphabeta(board, alpha, beta, not maximizing)
        board[cell] = "-"
        if maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break  # the other side will avoid this
    return best
