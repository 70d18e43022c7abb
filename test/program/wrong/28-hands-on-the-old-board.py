# call: solve(board, "X")
# position: oxx/.xo/o..
# fault: same-board
# step: 1
START = [" "] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(s):
    for a, b, c in LINES:
        if s[a] == s[b] == s[c] != " ":
            return s[a]


def solve(state, player):
    w = winner(state)
    if w:
        return 1 if w == "X" else -1
    if " " not in state:
        return 0
    scores = []
    for i in range(9):
        if state[i] == " ":
            new_state = list(state)
            new_state[i] = player
            scores.append(solve(state, "O" if player == "X" else "X"))  # here
    return max(scores) if player == "X" else min(scores)
