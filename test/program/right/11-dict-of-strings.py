# call: minimax(board)
# position: x../..o/.xo
# equal: memo=positions
START = "." * 9
LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
known = {}


def side(board):
    return "xo"[(9 - board.count(".")) % 2]


def end(board):
    for line in LINES:
        row = "".join(board[int(c)] for c in line)
        if row == "xxx":
            return 1
        if row == "ooo":
            return -1
    if "." not in board:
        return 0
    return None


def minimax(board):
    if board in known:
        return known[board]
    value = end(board)
    if value is None:
        answers = []
        for i in range(9):
            if board[i] == ".":
                answers.append(minimax(board[:i] + side(board) + board[i + 1:]))
        value = max(answers) if side(board) == "x" else min(answers)
    known[board] = value
    return value
