# call: chances(board, "X")
# position: x../..o/.xo
start = ["*"] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def chances(board, turn):
    """1 for a win of X, a half for a draw, 0 for a loss."""
    for line in LINES:
        marks = [board[i] for i in line]
        if marks == ["X"] * 3:
            return 1
        if marks == ["O"] * 3:
            return 0
    if board.count("*") == 0:
        return 0.5
    best = -1 if turn == "X" else 2
    for i in range(9):
        if board[i] == "*":
            board[i] = turn
            v = chances(board, "O" if turn == "X" else "X")
            board[i] = "*"
            if turn == "X" and v > best or turn == "O" and v < best:
                best = v
    return best
