# position: oxx/.xo/o..
# made: best_move(board)
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != "." and board[a] == board[b] == board[c]:
            return board[a]
    return None


def value(board):
    """Minimax without recursion: frames of board, moves still to try, best so far."""
    def frame(b):
        mark = "X" if b.count("X") == b.count("O") else "O"
        moves = [i for i in range(9) if b[i] == "."]
        return [b, mark, moves, -2 if mark == "X" else 2]

    stack = [frame(board)]
    returned = None
    while stack:
        b, mark, moves, best = top = stack[-1]
        if returned is not None:
            top[3] = max(best, returned) if mark == "X" else min(best, returned)
            returned = None
        w = winner(b)
        if w:
            returned = 1 if w == "X" else -1
            stack.pop()
        elif not moves:
            returned = top[3] if abs(top[3]) < 2 else 0
            stack.pop()
        else:
            i = moves.pop()
            stack.append(frame(b[:i] + mark + b[i + 1:]))
    return returned


def best_move(board):
    mark = "X" if board.count("X") == board.count("O") else "O"
    moves = [i for i in range(9) if board[i] == "."]
    key = lambda i: value(board[:i] + mark + board[i + 1:])
    return max(moves, key=key) if mark == "X" else min(moves, key=key)


print(best_move("XX.OO...."))
