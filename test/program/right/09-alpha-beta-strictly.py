# call: max_value(board, -1, 1)
# position: x../..o/.xo
initial = [["_"] * 3, ["_"] * 3, ["_"] * 3]


def has(board, p):
    for i in range(3):
        if all(c == p for c in board[i]) or all(board[j][i] == p for j in range(3)):
            return True
    return all(board[i][i] == p for i in range(3)) or all(board[i][2 - i] == p for i in range(3))


def free(board):
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == "_"]


def value_of_end(board):
    if has(board, "x"):
        return 1
    if has(board, "o"):
        return -1
    if not free(board):
        return 0


def max_value(board, alpha, beta):
    end = value_of_end(board)
    if end is not None:
        return end
    v = -1
    for r, c in free(board):
        board[r][c] = "x"
        v = max(v, min_value(board, alpha, beta))
        board[r][c] = "_"
        if v > beta:
            return v
        alpha = max(alpha, v)
    return v


def min_value(board, alpha, beta):
    end = value_of_end(board)
    if end is not None:
        return end
    v = 1
    for r, c in free(board):
        board[r][c] = "o"
        v = min(v, max_value(board, alpha, beta))
        board[r][c] = "_"
        if v < alpha:
            return v
        beta = min(beta, v)
    return v
