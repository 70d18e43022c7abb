from math import inf


def line(b):
    for i, j, k in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
        if b[i] is not None and b[i] == b[j] == b[k]:
            return b[i]
    return None


def probability(b, me, turn, depth=0):
    """chance to win for me: 1 win, 0.5 draw, 0 loss"""
    w = line(b)
    if w is not None:
        return 1.0 if w == me else 0.0
    if None not in b:
        return 0.5
    chances = []
    for i in range(9):
        if b[i] is None:
            b[i] = turn
            chances.append(probability(b, me, 1 - turn, depth + 1))
            b[i] = None
    return max(chances) if turn == me else min(chances)


def pick(b, me):
    top, cell = -inf, None
    for i in range(9):
        if b[i] is None:
            b[i] = me
            c = probability(b, me, 1 - me)
            b[i] = None
            if c > top:
                top, cell = c, i
    return cell, top


if __name__ == "__main__":
    b, t = [None] * 9, 0
    while line(b) is None and None in b:
        b[pick(b, t)[0]] = t
        t = 1 - t
    print(b)
