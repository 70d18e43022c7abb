"""Negamax: one rule for both sides, since what is good for one is bad for the other."""

# A board is a list of nine numbers: 1 for X, -1 for O, 0 for an empty cell.
EMPTY_BOARD = [0] * 9
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]


def winner(board):
    """1 or -1 for the side with a full line, 0 if there is none."""
    for a, b, c in LINES:
        total = board[a] + board[b] + board[c]
        if total == 3:
            return 1
        if total == -3:
            return -1
    return 0


def moves(board):
    return [cell for cell in range(9) if board[cell] == 0]


def negamax(board, player):
    """What the board is worth for `player`, who is to move."""
    won = winner(board)
    if won != 0:
        # 1 if the player has won, -1 if the other side has.
        return won * player
    if not moves(board):
        return 0
    best = -2  # worse than a loss
    for move in moves(board):
        board[move] = player
        # The other side's value, seen from this side.
        value = -negamax(board, -player)
        board[move] = 0
        best = max(best, value)
    return best


def best_move(board, player):
    """The first of the best moves."""
    chosen, best = None, -2
    for move in moves(board):
        board[move] = player
        value = -negamax(board, -player)
        board[move] = 0
        if value > best:
            chosen, best = move, value
    return chosen
