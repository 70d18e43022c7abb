# call: minimax(board, 5, 1)
# position: x../..o/.xo
# equal: plain
from math import inf

board = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
]
HUMAN = -1
COMP = +1


def wins(state, player):
    lines = [
        state[0], state[1], state[2],
        [state[0][0], state[1][0], state[2][0]],
        [state[0][1], state[1][1], state[2][1]],
        [state[0][2], state[1][2], state[2][2]],
        [state[0][0], state[1][1], state[2][2]],
        [state[2][0], state[1][1], state[0][2]],
    ]
    return [player, player, player] in lines


def evaluate(state):
    if wins(state, COMP):
        return +1
    if wins(state, HUMAN):
        return -1
    return 0


def empty_cells(state):
    return [[r, c] for r, row in enumerate(state) for c, cell in enumerate(row) if cell == 0]


def minimax(state, depth, player):
    best = [-1, -1, -inf] if player == COMP else [-1, -1, inf]
    if depth == 0 or wins(state, COMP) or wins(state, HUMAN):
        return [-1, -1, evaluate(state)]
    for r, c in empty_cells(state):
        state[r][c] = player
        score = minimax(state, depth - 1, -player)
        state[r][c] = 0
        score[0], score[1] = r, c
        if player == COMP:
            if score[2] > best[2]:
                best = score
        else:
            if score[2] < best[2]:
                best = score
    return best
