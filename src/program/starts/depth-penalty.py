"""Minimax that wins as soon as it can, and loses as late as it must."""

WIN = 10

board = [
    ["_", "_", "_"],
    ["_", "_", "_"],
    ["_", "_", "_"],
]
player, opponent = "x", "o"


def is_moves_left(board):
    return any("_" in row for row in board)


def evaluate(board, depth):
    """WIN less the depth for a win, the opposite for a loss, 0 for anything else."""
    columns = [[row[j] for row in board] for j in range(3)]
    diagonals = [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for line in board + columns + diagonals:
        if line == [player] * 3:
            return WIN - depth
        if line == [opponent] * 3:
            return depth - WIN
    return 0


def minimax(board, depth, is_max):
    score = evaluate(board, depth)
    # No win comes so late that its score is 0, so a 0 means that nobody has won.
    if score != 0:
        return score
    if not is_moves_left(board):
        return 0

    best = -1000 if is_max else 1000
    for row in range(3):
        for column in range(3):
            if board[row][column] == "_":
                board[row][column] = player if is_max else opponent
                # One move further from the first board.
                value = minimax(board, depth + 1, not is_max)
                board[row][column] = "_"
                best = max(best, value) if is_max else min(best, value)
    return best


def find_best_move(board):
    """The best move for `player`, as a pair (row, column)."""
    best_value, best_move = -1000, (-1, -1)
    for row in range(3):
        for column in range(3):
            if board[row][column] == "_":
                board[row][column] = player
                # The depth counts from the move: a win with it is worth 10.
                value = minimax(board, 0, False)
                board[row][column] = "_"
                if value > best_value:
                    best_value, best_move = value, (row, column)
    return best_move
