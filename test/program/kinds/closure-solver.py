# position: oxx/.xo/o..
# made: value_of(board)
def make_solver(lines):
    cache = {}

    def winner(b):
        for a, c, d in lines:
            if b[a] and b[a] == b[c] == b[d]:
                return b[a]

    def solve(b):
        if b in cache:
            return cache[b]
        w = winner(b)
        turn = 1 if b.count(1) == b.count(-1) else -1
        if w:
            v = w
        elif 0 not in b:
            v = 0
        else:
            kids = [solve(b[:i] + (turn,) + b[i + 1:]) for i in range(9) if b[i] == 0]
            v = max(kids) if turn == 1 else min(kids)
        cache[b] = v
        return v

    return solve


value_of = make_solver([(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)])


def best(b):
    turn = 1 if b.count(1) == b.count(-1) else -1
    return max((i for i in range(9) if b[i] == 0), key=lambda i: turn * value_of(b[:i] + (turn,) + b[i + 1:]))


print(best((1, 1, 0, -1, -1, 0, 0, 0, 0)))
