# position: oxx/.xo/o..
# made: ai_move(board, 1)
import math

board = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]


def wins(b, p):
    for i in range(3):
        if b[i][0] == b[i][1] == b[i][2] == p:
            return True
        if b[0][i] == b[1][i] == b[2][i] == p:
            return True
    return b[1][1] == p and (b[0][0] == b[2][2] == p or b[0][2] == b[2][0] == p)


def get_moves(b):
    return [(i, j) for i in range(3) for j in range(3) if b[i][j] == 0]


def negamax(b, depth, alpha, beta, color):
    if wins(b, -color):
        return -(10 + depth)
    if depth == 0 or not get_moves(b):
        return 0
    value = -math.inf
    for i, j in get_moves(b):
        b[i][j] = color
        value = max(value, -negamax(b, depth - 1, -beta, -alpha, -color))
        b[i][j] = 0
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return value


def ai_move(b, color):
    best, move = -math.inf, None
    for i, j in get_moves(b):
        b[i][j] = color
        v = -negamax(b, len(get_moves(b)), -math.inf, math.inf, -color)
        b[i][j] = 0
        if v > best:
            best, move = v, (i, j)
    return move
