# position: oxx/.xo/o..
# made: best(*board)
# Two sets of cells instead of a board.
WINS = [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7}, {2, 5, 8}, {3, 6, 9}, {1, 5, 9}, {3, 5, 7}]


def won(s):
    return any(w <= s for w in WINS)


def best(me, you):
    if won(you):
        return -1, None
    free = set(range(1, 10)) - me - you
    if not free:
        return 0, None
    return max((-best(you, me | {m})[0], m) for m in free)


print(best({1, 2}, {4, 5}))
