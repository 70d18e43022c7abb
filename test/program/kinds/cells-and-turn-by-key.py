# made: best_move(board)
# position: oxx/.xo/o..
LINES = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]

board = {i: " " for i in range(1, 10)}
board["turn"] = "X"


def won(b, mark):
    return any(all(b[i] == mark for i in line) for line in LINES)


def free(b):
    return [i for i in range(1, 10) if b[i] == " "]


def after(b, i):
    new = dict(b)
    new[i] = b["turn"]
    new["turn"] = "O" if b["turn"] == "X" else "X"
    return new


def minimax(b):
    if won(b, "X"):
        return 1
    if won(b, "O"):
        return -1
    if not free(b):
        return 0
    values = [minimax(after(b, i)) for i in free(b)]
    return max(values) if b["turn"] == "X" else min(values)


def best_move(b):
    pick = max if b["turn"] == "X" else min
    return pick(free(b), key=lambda i: minimax(after(b, i)))
