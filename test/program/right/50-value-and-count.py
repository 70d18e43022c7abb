# call: minimax(board, True)
# position: x../..o/.xo
# equal: plain
from typing import *

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def won(n: Tuple, side: int) -> bool:
    return any(all(n[i] == side for i in line) for line in LINES)


def minimax(n: Tuple, is_max: bool) -> Tuple[int, int]:
    if won(n, 1):
        return 1, 1
    if won(n, -1):
        return -1, 1
    if 0 not in n:
        return 0, 1
    best, nodes = (-9, 1) if is_max else (9, 1)
    for i in range(9):
        if n[i] == 0:
            value, more = minimax(n[:i] + (1 if is_max else -1,) + n[i + 1 :], not is_max)
            nodes += more
            best = max(best, value) if is_max else min(best, value)
    return best, nodes
