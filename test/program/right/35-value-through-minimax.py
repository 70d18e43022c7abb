# call: minimax(board)
# position: x../..o/.xo
# equal: plain
X, O = "X", "O"
board = [[""] * 3 for _ in range(3)]


def whose_turn(board):
    marks = [cell for row in board for cell in row if cell != ""]
    return X if len(marks) % 2 == 0 else O


def result_of(board):
    lines = [[(i, 0), (i, 1), (i, 2)] for i in range(3)] + [[(0, i), (1, i), (2, i)] for i in range(3)]
    lines += [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]
    for line in lines:
        marks = [board[r][c] for r, c in line]
        if marks == [X, X, X]:
            return 1
        if marks == [O, O, O]:
            return -1
    return None if any("" in row for row in board) else 0


def after(board):
    boards = []
    for r in range(3):
        for c in range(3):
            if board[r][c] == "":
                new = [row[:] for row in board]
                new[r][c] = whose_turn(board)
                boards.append(new)
    return boards


def minimax(board):
    if whose_turn(board) == X:
        return max_value(board)
    return min_value(board)


def max_value(board):
    if result_of(board) is not None:
        return result_of(board)
    return max(min_value(child) for child in after(board))


def min_value(board):
    if result_of(board) is not None:
        return result_of(board)
    return min(max_value(child) for child in after(board))
