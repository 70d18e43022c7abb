LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
def winner(board):
    for a, b, c in LINES:
        if board[a] != '.' and board[a] == board[b] == board[c]:
            return board[a]
    return None
def evaluate(board):
    """iterative minimax with an explicit stack"""
    def turn(b): return 'X' if b.count('X') == b.count('O') else 'O'
    values = {}
    stack = [tuple(board)]
    while stack:
        b = stack[-1]
        if b in values:
            stack.pop(); continue
        w = winner(b)
        if w or '.' not in b:
            values[b] = 1 if w == 'X' else -1 if w == 'O' else 0
            stack.pop(); continue
        kids = [b[:i] + (turn(b),) + b[i+1:] for i in range(9) if b[i] == '.']
        todo = [k for k in kids if k not in values]
        if todo:
            stack.extend(todo)
        else:
            pick = max if turn(b) == 'X' else min
            values[b] = pick(values[k] for k in kids)
            stack.pop()
    return values[tuple(board)]
def best_move(board):
    t = 'X' if board.count('X') == board.count('O') else 'O'
    free = [i for i in range(9) if board[i] == '.']
    score = lambda i: evaluate(board[:i] + [t] + board[i+1:])
    return max(free, key=score) if t == 'X' else min(free, key=score)
