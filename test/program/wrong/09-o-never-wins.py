# call: solve(board, "x")
# position: oxx/.xo/o..
# fault: past-the-end
# step: 15
START = "........."
LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]


def has_line(board, mark):
    return any(all(board[int(c)] == mark for c in line) for line in LINES)


def solve(board, turn):
    if has_line(board, "x"):
        return 1
    if "." not in board:
        return 0
    values = []
    for i in range(9):
        if board[i] == ".":
            child = board[:i] + turn + board[i + 1:]
            values.append(solve(child, "o" if turn == "x" else "x"))  # here
    return max(values) if turn == "x" else min(values)
