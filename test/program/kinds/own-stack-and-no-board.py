# position: oxx/.xo/o..
# made: solve(board, "X")
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None


def solve(board, turn):
    """Post-order with an explicit stack."""
    stack = [[list(board), turn, [i for i in range(9) if board[i] == " "], []]]
    result = None
    while stack:
        cells, mark, todo, values = stack[-1]
        if result is not None:
            values.append(result)
            result = None
        won = winner(cells)
        if won:
            result = 1 if won == "X" else -1
            stack.pop()
        elif " " not in cells:
            result = 0
            stack.pop()
        elif not todo:
            result = max(values) if mark == "X" else min(values)
            stack.pop()
        else:
            i = todo.pop()
            child = cells[:]
            child[i] = mark
            stack.append([child, "O" if mark == "X" else "X", [k for k in range(9) if child[k] == " "], []])
    return result
