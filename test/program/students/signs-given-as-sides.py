CROSS, RING, FREE = "❌", "⭕", "⬜"


def rows(b):
    return [b[0:3], b[3:6], b[6:9], b[0::3], b[1::3], b[2::3], b[0::4], b[2:7:2]]


def has_three(b, m):
    return [m] * 3 in rows(b)


def other(m):
    return RING if m == CROSS else CROSS


def negamax(b, m):
    if has_three(b, other(m)):
        return -1, None
    free = [i for i, c in enumerate(b) if c == FREE]
    if not free:
        return 0, None
    best = (-2, None)
    for i in free:
        b[i] = m
        v = -negamax(b, other(m))[0]
        b[i] = FREE
        if v > best[0]:
            best = (v, i)
    return best


def play():
    b, m = [FREE] * 9, CROSS
    while FREE in b and not has_three(b, other(m)):
        b[negamax(b, m)[1]] = m
        m = other(m)
    print(b)
