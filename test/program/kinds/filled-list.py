# position: oxx/.xo/o..
# made: best_move(board)
# Fills a list of 3**9 values from the full boards down; boards are numbers in base three.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
POWER = [3 ** i for i in range(9)]


def digits(n):
    return [n // p % 3 for p in POWER]


def solve_all():
    values = [None] * 3 ** 9
    order = sorted(range(3 ** 9), key=lambda n: digits(n).count(0))
    for n in order:
        d = digits(n)
        x, o = d.count(1), d.count(2)
        if x - o not in (0, 1):
            continue
        if any(all(d[i] == 1 for i in l) for l in LINES):
            values[n] = 1
        elif any(all(d[i] == 2 for i in l) for l in LINES):
            values[n] = -1
        elif 0 not in d:
            values[n] = 0
        else:
            mark = 1 if x == o else 2
            after = [values[n + mark * POWER[i]] for i in range(9) if d[i] == 0]
            after = [a for a in after if a is not None]
            values[n] = max(after) if mark == 1 else min(after)
    return values


VALUES = solve_all()


def value(board):
    return VALUES[sum(p * c for p, c in zip(POWER, board))]


def best_move(board):
    mark = 1 if board.count(1) == board.count(2) else 2
    moves = [i for i in range(9) if board[i] == 0]
    after = lambda i: value(board[:i] + [mark] + board[i + 1:])
    return max(moves, key=after) if mark == 1 else min(moves, key=after)


print(value([0] * 9))
