# call: minimax(board)
# position: x../..o/.xo
# equal: plain
X, O, EMPTY = "X", "O", None


def initial_state():
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]


def turn(board):
    left = sum(row.count(EMPTY) for row in board)
    return X if left % 2 else O


def lines(board):
    for i in range(3):
        yield board[i]
        yield [board[j][i] for j in range(3)]
    yield [board[i][i] for i in range(3)]
    yield [board[i][2 - i] for i in range(3)]


def won(board, mark):
    return any(line == [mark, mark, mark] for line in lines(board))


def after(board, row, column):
    new = [line[:] for line in board]
    new[row][column] = turn(board)
    return new


def ended(board):
    if won(board, X):
        return {"v": 1, "optimal": None}
    if won(board, O):
        return {"v": -1, "optimal": None}
    if not any(EMPTY in row for row in board):
        return {"v": 0, "optimal": None}
    return None


def max_value(board):
    best = ended(board)
    if best:
        return best
    best = {"v": -1000, "optimal": None}
    for row in range(3):
        for column in range(3):
            if board[row][column] is EMPTY:
                found = min_value(after(board, row, column))
                if found["v"] > best["v"]:
                    best = {"v": found["v"], "optimal": (row, column)}
    return best


def min_value(board):
    best = ended(board)
    if best:
        return best
    best = {"v": 1000, "optimal": None}
    for row in range(3):
        for column in range(3):
            if board[row][column] is EMPTY:
                found = max_value(after(board, row, column))
                if found["v"] < best["v"]:
                    best = {"v": found["v"], "optimal": (row, column)}
    return best


def minimax(board):
    search = max_value if turn(board) == X else min_value
    return search(board)["optimal"]
