# call: minimax(board, "O")
# position: .x./.o./x..
# O is MAX; a game that a move ends is never asked about.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
board = [" "] * 9


def has_line(cells, mark):
    return any(all(cells[i] == mark for i in line) for line in LINES)


def minimax(cells, mark):
    """The best move of a side, and what it is worth to O."""
    best = (None, -2 if mark == "O" else 2)
    for i in range(9):
        if cells[i] != " ":
            continue
        cells[i] = mark
        if has_line(cells, mark):
            value = 1 if mark == "O" else -1
        elif " " not in cells:
            value = 0
        else:
            value = minimax(cells, "X" if mark == "O" else "O")[1]
        cells[i] = " "
        if value > best[1] if mark == "O" else value < best[1]:
            best = (i, value)
    return best
