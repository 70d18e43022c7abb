# position: oxx/.xo/o..
# made: reply(board)
# The outermost call returns a cell and what it is worth, as no other call does.
import math

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def mover(cells):
    return "X" if cells.count("X") == cells.count("O") else "O"


def after(cells, at):
    return cells[:at] + [mover(cells)] + cells[at + 1:]


def worth(cells, colour):
    for a, b, c in LINES:
        if cells[a] == cells[b] == cells[c] != ".":
            return colour * (1 if cells[a] == "X" else -1)
    if "." not in cells:
        return 0
    return max(-worth(after(cells, i), -colour) for i in range(9) if cells[i] == ".")


def reply(cells):
    colour = 1 if mover(cells) == "X" else -1
    where, best = -1, -math.inf
    for i in range(9):
        if cells[i] == "." and -worth(after(cells, i), -colour) > best:
            where, best = i, -worth(after(cells, i), -colour)
    return where, best
