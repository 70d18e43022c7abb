# position: oxx/.xo/o..
# made: minimax(board, "X")
COLS = "abc"
ROWS = "123"
board = {(c, r): " " for r in ROWS for c in COLS}
LINES = (
    [[(c, r) for c in COLS] for r in ROWS]
    + [[(c, r) for r in ROWS] for c in COLS]
    + [[("a", "1"), ("b", "2"), ("c", "3")], [("a", "3"), ("b", "2"), ("c", "1")]]
)


def has_won(board, mark):
    return any(all(board[cell] == mark for cell in line) for line in LINES)


def minimax(board, mark):
    if has_won(board, "X"):
        return 1
    if has_won(board, "O"):
        return -1
    free = [cell for cell in board if board[cell] == " "]
    if not free:
        return 0
    scores = []
    for cell in free:
        board[cell] = mark
        scores.append(minimax(board, "O" if mark == "X" else "X"))
        board[cell] = " "
    return max(scores) if mark == "X" else min(scores)
