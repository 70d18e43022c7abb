# call: negamax(board, 1)
# position: x../..o/.xo
# equal: plain
START = [0, 0, 0, 0, 0, 0, 0, 0, 0]
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def negamax(board, colour):
    for i, j, k in LINES:
        if abs(board[i] + board[j] + board[k]) == 3:
            return -1  # whoever moved last has won
    if 0 not in board:
        return 0
    best = -10
    for m in range(9):
        if board[m] == 0:
            board[m] = colour
            best = max(best, -negamax(board, -colour))
            board[m] = 0
    return best
