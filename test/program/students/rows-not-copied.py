EMPTY = None
def initial_state():
    return [[EMPTY]*3 for _ in range(3)]
def player(board):
    n = sum(1 for row in board for c in row if c)
    return "X" if n % 2 == 0 else "O"
def actions(board):
    return {(i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY}
def result(board, action):
    i, j = action
    b = board[:]
    b[i][j] = player(board)
    return b
def winner(board):
    lines = [[(i, j) for j in range(3)] for i in range(3)] + [[(i, j) for i in range(3)] for j in range(3)]
    lines += [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]
    for line in lines:
        v = {board[i][j] for i, j in line}
        if len(v) == 1 and v != {None}:
            return v.pop()
    return None
def terminal(board):
    return winner(board) is not None or not actions(board)
def utility(board):
    return {"X": 1, "O": -1, None: 0}[winner(board)]
def minimax(board):
    if terminal(board):
        return None
    def maxv(b):
        if terminal(b): return utility(b)
        return max(minv(result(b, a)) for a in actions(b))
    def minv(b):
        if terminal(b): return utility(b)
        return min(maxv(result(b, a)) for a in actions(b))
    if player(board) == "X":
        return max(actions(board), key=lambda a: minv(result(board, a)))
    return min(actions(board), key=lambda a: maxv(result(board, a)))
