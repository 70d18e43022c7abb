# position: oxx/.xo/o..
# made: value(board, "X", "X", "O", {})
# Both sides have names of players, and the program hands its table on.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(all(board[i] == mark for i in line) for line in LINES)


def value(board, turn, cpu, user, kept):
    key = ("".join(board), turn)
    if key in kept:
        return kept[key]
    if won(board, cpu) or won(board, user) or "-" not in board:
        return 1 if won(board, cpu) else -1 if won(board, user) else 0
    values = []
    for i in range(9):
        if board[i] == "-":
            after = board[:i] + [turn] + board[i + 1:]
            values.append(value(after, user if turn == cpu else cpu, cpu, user, kept))
    kept[key] = max(values) if turn == cpu else min(values)
    return kept[key]


def cpu_move(board, cpu, user, kept):
    free = [i for i in range(9) if board[i] == "-"]
    return max(free, key=lambda i: value(board[:i] + [cpu] + board[i + 1:], user, cpu, user, kept))


def main():
    board = ["-"] * 9
    kept = {}
    while "-" in board:
        board[int(input("Your cell: "))] = "O"
        board[cpu_move(board, "X", "O", kept)] = "X"
