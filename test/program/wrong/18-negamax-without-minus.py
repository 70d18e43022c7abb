# call: negamax(board, 1)
# position: oxx/.xo/o..
# fault: no-minus
# step: 9
board = [0] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def negamax(board, player):
    for i, j, k in LINES:
        if board[i] != 0 and board[i] == board[j] == board[k]:
            return board[i] * player
    if 0 not in board:
        return 0
    best = -9
    for m in range(9):
        if board[m] == 0:
            board[m] = player
            best = max(best, negamax(board, -player))
            board[m] = 0
    return best  # here
