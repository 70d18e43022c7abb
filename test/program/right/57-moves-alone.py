# call: minimax(board)
# position: x../..o/.xo
# What the moves are worth stands in a table; the function answers with moves alone, and with nothing at the end.
X, O, EMPTY = "X", "O", None
worth = {}


def initial_state():
    return [[EMPTY] * 3 for _ in range(3)]


def key(board):
    return "".join(cell or "." for row in board for cell in row)


def to_move(board):
    text = key(board)
    return X if text.count(X) == text.count(O) else O


def result(board, row, column):
    copy = [line[:] for line in board]
    copy[row][column] = to_move(board)
    return copy


def winner(board):
    rows = [board[i] for i in range(3)] + [[board[j][i] for j in range(3)] for i in range(3)]
    rows += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for mark in (X, O):
        if [mark, mark, mark] in rows:
            return mark
    return None


def minimax(board):
    won = winner(board)
    if won or "." not in key(board):
        worth[key(board)] = 1 if won == X else -1 if won == O else 0
        return None
    best, chosen = None, None
    for row in range(3):
        for column in range(3):
            if board[row][column] is not EMPTY:
                continue
            child = result(board, row, column)
            minimax(child)
            value = worth[key(child)]
            if best is None or (value > best if to_move(board) == X else value < best):
                best, chosen = value, (row, column)
    worth[key(board)] = best
    return chosen
