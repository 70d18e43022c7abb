# call: minimax(board)
# position: x../..o/.xo
EMPTY = None


def initial_state():
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]


def turn(board):
    marks = sum(1 for row in board for cell in row if cell is not EMPTY)
    return "X" if marks % 2 == 0 else "O"


def free(board):
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] is EMPTY]


def after(board, move):
    new = [row[:] for row in board]
    new[move[0]][move[1]] = turn(board)
    return new


def winner(board):
    lines = board + [[row[c] for row in board] for c in range(3)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for line in lines:
        if line[0] is not EMPTY and line[0] == line[1] == line[2]:
            return line[0]
    return None


def value(board, move):
    """What a board is worth once a move is made on it."""
    board = after(board, move)
    if winner(board) == "X":
        return 1
    if winner(board) == "O":
        return -1
    answers = [value(board, each) for each in free(board)]
    if not answers:
        return 0
    return max(answers) if turn(board) == "X" else min(answers)


def minimax(board):
    best, chosen = None, None
    for move in free(board):
        worth = value(board, move)
        if turn(board) == "O":
            worth = -worth
        if best is None or worth > best:
            best, chosen = worth, move
    return chosen
