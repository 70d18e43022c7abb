# position: oxx/.xo/o..
# made: best_move(board)
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] and board[a] == board[b] == board[c]:
            return board[a]
    return ""


def player(board):
    return "X" if board.count("X") == board.count("O") else "O"


def score(board):
    """Minimax without recursion: each frame is [board, moves left, best so far]."""
    def frame(b):
        free = [i for i in range(9) if not b[i]] if not winner(b) else []
        return [b, free, None]

    stack = [frame(list(board))]
    returned = None
    while stack:
        top = stack[-1]
        b, moves, best = top
        if returned is not None:
            if best is None:
                top[2] = returned
            elif player(b) == "X":
                top[2] = max(best, returned)
            else:
                top[2] = min(best, returned)
            returned = None
        if moves:
            i = moves.pop(0)
            child = b[:]
            child[i] = player(b)
            stack.append(frame(child))
        else:
            stack.pop()
            if top[2] is None:
                returned = {"X": 1, "O": -1, "": 0}[winner(b)]
            else:
                returned = top[2]
    return returned


def best_move(board):
    p = player(board)
    best = None
    for i in range(9):
        if not board[i]:
            child = board[:]
            child[i] = p
            s = score(child)
            if best is None or (s > best[0] if p == "X" else s < best[0]):
                best = (s, i)
    return best[1]
