# position: oxx/.xo/o..
# made: chance(board, "X", "O")
# Wins are 1, draws one half, losses 0.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def chance(board, me, you):
    """What the side to move scores: 1 for a win, 0.5 for a draw."""
    if any(all(board[i] == you for i in line) for line in LINES):
        return 0.0
    if "." not in board:
        return 0.5
    return max(1 - chance(board[:i] + me + board[i + 1:], you, me) for i in range(9) if board[i] == ".")


def pick(board, me, you):
    return max((i for i in range(9) if board[i] == "."), key=lambda i: 1 - chance(board[:i] + me + board[i + 1:], you, me))


print(pick("XX.OO....", "X", "O"))
