# call: minimax(board, "X")
# position: x../.o./xo.
# fault: marks-left
# step: 5
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(taken, mark):
    return any(all(taken.get(i) == mark for i in line) for line in LINES)


def minimax(taken, mark):
    if won(taken, "X"):
        return 1
    if won(taken, "O"):
        return -1
    if len(taken) == 9:
        return 0
    values = []
    for i in range(9):
        if i not in taken:
            taken[i] = mark
            values.append(minimax(taken, "O" if mark == "X" else "X"))  # here
    return max(values) if mark == "X" else min(values)
