# position: oxx/.xo/o..
# made: outcome(board, 1, 2)
# Results are names, ordered by a list.
ORDER = ["loss", "draw", "win"]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def invert(r):
    return ORDER[2 - ORDER.index(r)]


def outcome(board, me, you):
    for l in LINES:
        if all(board[i] == you for i in l):
            return "loss"
    if " " not in board:
        return "draw"
    best = "loss"
    for i in range(9):
        if board[i] == " ":
            after = board[:i] + [me] + board[i + 1:]
            r = invert(outcome(after, you, me))
            if ORDER.index(r) > ORDER.index(best):
                best = r
    return best


def move(board, me, you):
    free = [i for i in range(9) if board[i] == " "]
    return max(free, key=lambda i: ORDER.index(invert(outcome(board[:i] + [me] + board[i + 1:], you, me))))
