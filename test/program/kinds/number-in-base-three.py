# position: oxx/.xo/o..
# made: best_move(board, 1)
from functools import lru_cache

POW = [3 ** i for i in range(9)]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def digit(code, i):
    return code // POW[i] % 3


def won(code, p):
    return any(all(digit(code, i) == p for i in line) for line in LINES)


@lru_cache(maxsize=None)
def minimax(code, player):
    if won(code, 1):
        return 1
    if won(code, 2):
        return -1
    free = [i for i in range(9) if digit(code, i) == 0]
    if not free:
        return 0
    values = [minimax(code + player * POW[i], 3 - player) for i in free]
    return max(values) if player == 1 else min(values)


def best_move(code, player):
    free = [i for i in range(9) if digit(code, i) == 0]
    pick = max if player == 1 else min
    return pick(free, key=lambda i: minimax(code + player * POW[i], 3 - player))
