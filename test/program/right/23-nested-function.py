# call: best_move(board)
# position: x../..o/.xo
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def empty_board():
    return [" "] * 9


def best_move(board):
    def winner(b):
        for i, j, k in LINES:
            if b[i] != " " and b[i] == b[j] == b[k]:
                return b[i]

    def value(b, me):
        w = winner(b)
        if w:
            return 1 if w == "X" else -1
        if " " not in b:
            return 0
        values = [value(b[:i] + [me] + b[i + 1:], "O" if me == "X" else "X") for i in range(9) if b[i] == " "]
        return max(values) if me == "X" else min(values)

    cells = [i for i in range(9) if board[i] == " "]
    return max(cells, key=lambda i: value(board[:i] + ["X"] + board[i + 1:], "O"))
