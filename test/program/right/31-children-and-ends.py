# call: minimax(board, 2)
# position: xo./.x./...
# equal: plain
X, O = 1, 2


def empty():
    return [[0] * 3 for _ in range(3)]


def children(state, player):
    found = []
    for r in range(3):
        for c in range(3):
            if state[r][c] == 0:
                copy = [row[:] for row in state]
                copy[r][c] = player
                found.append(copy)
    return found


def is_win(state, player):
    full = [player] * 3
    columns = [[state[r][c] for r in range(3)] for c in range(3)]
    diagonals = [[state[i][i] for i in range(3)], [state[i][2 - i] for i in range(3)]]
    return full in state or full in columns or full in diagonals


def minimax(state, player):
    if is_win(state, 1):
        return 1
    if is_win(state, 2):
        return -1
    values = [minimax(child, 3 - player) for child in children(state, player)]
    if not values:
        return 0
    return max(values) if player == 1 else min(values)
