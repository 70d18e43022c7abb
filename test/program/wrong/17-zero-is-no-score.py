# call: score(board, "X")
# position: oxx/.xo/o..
# fault: base-missing
# step: 4
START = (" ",) * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def score_end(state):
    for a, b, c in LINES:
        if state[a] != " " and state[a] == state[b] == state[c]:
            return 1 if state[a] == "X" else -1
    if " " not in state:
        return 0


def score(state, player):
    end = score_end(state)
    if end:
        return end
    best = -float("inf") if player == "X" else float("inf")
    for i in range(9):
        if state[i] == " ":
            child = state[:i] + (player,) + state[i + 1:]
            if player == "X":
                best = max(best, score(child, "O"))
            else:
                best = min(best, score(child, "X"))
    return best  # here
