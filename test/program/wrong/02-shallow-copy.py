# call: minimax(board, "X")
# position: xo./.o./..x
# fault: marks-left
# step: 5
def initial_state():
    return [[None, None, None], [None, None, None], [None, None, None]]


def wins(s, p):
    for i in range(3):
        if all(s[i][j] == p for j in range(3)) or all(s[j][i] == p for j in range(3)):
            return True
    return all(s[i][i] == p for i in range(3)) or all(s[i][2 - i] == p for i in range(3))


def result(s, move, p):
    t = s.copy()
    t[move[0]][move[1]] = p
    return t


def minimax(s, p):
    if wins(s, "X"):
        return 1
    if wins(s, "O"):
        return -1
    moves = [(r, c) for r in range(3) for c in range(3) if s[r][c] is None]
    if not moves:
        return 0
    values = []
    for move in moves:
        values.append(minimax(result(s, move, p), "O" if p == "X" else "X"))  # here
    return max(values) if p == "X" else min(values)
