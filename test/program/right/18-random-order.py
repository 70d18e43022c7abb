# call: pick(board, "O")
# position: xo./.x./...
import random

table = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def who_won(table):
    for a, b, c in LINES:
        if table[a] != " " and table[a] == table[b] and table[b] == table[c]:
            return table[a]
    return None


def free(table):
    cells = [i for i, c in enumerate(table) if c == " "]
    random.shuffle(cells)
    return cells


def evaluate(table, turn):
    w = who_won(table)
    if w is not None:
        return 1 if w == "X" else -1
    cells = free(table)
    if len(cells) == 0:
        return 0
    values = []
    for cell in cells:
        table[cell] = turn
        values.append(evaluate(table, "X" if turn == "O" else "O"))
        table[cell] = " "
        if values[-1] == (1 if turn == "X" else -1):
            break  # it does not get better than this
    return max(values) if turn == "X" else min(values)


def pick(table, turn):
    best_cell, best_value = None, None
    for cell in free(table):
        table[cell] = turn
        v = evaluate(table, "X" if turn == "O" else "O")
        table[cell] = " "
        if best_value is None or (v > best_value if turn == "X" else v < best_value):
            best_cell, best_value = cell, v
    return best_cell
