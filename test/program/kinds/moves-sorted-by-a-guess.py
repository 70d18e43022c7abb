# position: oxx/.xo/o..
# made: alpha_beta_search(board)
from math import inf

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def check(state, mark):
    return any(state[a] == state[b] == state[c] == mark for a, b, c in LINES)


def heuristic(state, move):
    state[move] = "X"
    wins = check(state, "X")
    state[move] = "O"
    blocks = check(state, "O")
    state[move] = None
    return -(10 * (wins or blocks) + (move == 4) * 2 + (move in (0, 2, 6, 8)))


def max_value(state, alpha=-inf, beta=inf):
    if check(state, "O"):
        return -1, None
    moves = [i for i, c in enumerate(state) if c is None]
    if not moves:
        return 0, None
    v, best = -inf, None
    for m in sorted(moves, key=lambda m: heuristic(state, m)):
        state[m] = "X"
        v2, _ = min_value(state, alpha, beta)
        state[m] = None
        if v2 > v:
            v, best = v2, m
            alpha = max(alpha, v)
        if v >= beta:
            return v, best
    return v, best


def min_value(state, alpha=-inf, beta=inf):
    if check(state, "X"):
        return 1, None
    moves = [i for i, c in enumerate(state) if c is None]
    if not moves:
        return 0, None
    v, best = inf, None
    for m in sorted(moves, key=lambda m: heuristic(state, m)):
        state[m] = "O"
        v2, _ = max_value(state, alpha, beta)
        state[m] = None
        if v2 < v:
            v, best = v2, m
            beta = min(beta, v)
        if v <= alpha:
            return v, best
    return v, best


def alpha_beta_search(state):
    x_to_move = state.count("X") == state.count("O")
    return (max_value if x_to_move else min_value)(state)[1]
