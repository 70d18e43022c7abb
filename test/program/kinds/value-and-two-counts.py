# position: oxx/.xo/o..
# made: search(board, True, -float("inf"), float("inf"))
# Each call also returns how many calls it made, and how many cuts.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def score(cells):
    for a, b, c in LINES:
        if cells[a] == cells[b] == cells[c] != "_":
            return 1 if cells[a] == "X" else -1
    return 0


def search(cells, is_max, alpha, beta):
    if score(cells) != 0 or "_" not in cells:
        return score(cells), 1, 0
    calls, cuts, best = 1, 0, -9 if is_max else 9
    for i in range(9):
        if cells[i] != "_":
            continue
        cells[i] = "X" if is_max else "O"
        value, more, cut = search(cells, not is_max, alpha, beta)
        cells[i] = "_"
        calls, cuts = calls + more, cuts + cut
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if beta <= alpha:
            return best, calls, cuts + 1
    return best, calls, cuts
