WINNING = [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {1, 4, 7}, {2, 5, 8}, {3, 6, 9}, {1, 5, 9}, {3, 5, 7}]
ALL = set(range(1, 10))


def has_won(cells):
    return any(line <= cells for line in WINNING)


def minimax(mine, theirs, maximizing):
    if has_won(mine):
        return 1
    if has_won(theirs):
        return -1
    free = ALL - mine - theirs
    if not free:
        return 0
    if maximizing:
        return max(minimax(mine | {c}, theirs, False) for c in free)
    return min(minimax(mine, theirs | {c}, True) for c in free)


def choose(mine, theirs):
    free = sorted(ALL - mine - theirs)
    return max(free, key=lambda c: minimax(mine | {c}, theirs, False))
