# position: oxx/.xo/o..
# made: value(board)
from functools import cache

WINS = (7, 56, 448, 73, 146, 292, 273, 84)


def wins(m):
    return any(m & w == w for w in WINS)


@cache
def value(state):
    x, o, turn = state
    if wins(x):
        return 1
    if wins(o):
        return -1
    taken = x | o
    if taken == 511:
        return 0
    children = []
    for i in range(9):
        bit = 1 << i
        if not taken & bit:
            children.append(value((x | bit, o, "O") if turn == "X" else (x, o | bit, "X")))
    return max(children) if turn == "X" else min(children)


def move(state):
    x, o, turn = state
    options = {}
    for i in range(9):
        bit = 1 << i
        if not (x | o) & bit:
            options[i] = value((x | bit, o, "O") if turn == "X" else (x, o | bit, "X"))
    return (max if turn == "X" else min)(options, key=options.get)


print(value((0, 0, "X")))
