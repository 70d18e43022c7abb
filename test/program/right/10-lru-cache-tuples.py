# call: score(board, "X")
# position: x../..o/.xo
# equal: memo=positions
from functools import lru_cache

START = (" ",) * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(state):
    for i, j, k in LINES:
        if state[i] != " " and state[i] == state[j] == state[k]:
            return state[i]


@lru_cache(maxsize=None)
def score(state, player):
    w = winner(state)
    if w:
        return (1 if w == "X" else -1), None
    if " " not in state:
        return 0, None
    results = []
    for m in range(9):
        if state[m] == " ":
            child = state[:m] + (player,) + state[m + 1:]
            results.append((score(child, "O" if player == "X" else "X")[0], m))
    choose = max if player == "X" else min
    return choose(results, key=lambda pair: pair[0])
