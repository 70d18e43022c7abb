# position: oxx/.xo/o..
# made: choose(board)
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
WEIGHTS = {"win": 100, "loss": -100, "draw": 0}


def has_line(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)


def minimax(board, depth, is_max, weights):
    if has_line(board, "X"):
        return weights["win"] - depth
    if has_line(board, "O"):
        return weights["loss"] + depth
    if " " not in board:
        return weights["draw"]
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, depth + 1, not is_max, weights))
            board[i] = " "
    return max(values) if is_max else min(values)


def choose(board):
    best_value, best_move = -1000, -1
    for i in range(9):
        if board[i] == " ":
            board[i] = "X"
            v = minimax(board, 0, False, WEIGHTS)
            board[i] = " "
            if v > best_value:
                best_value, best_move = v, i
    return best_move
