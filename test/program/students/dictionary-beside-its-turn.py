import copy

def check(cells):
    for a, b, c in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if cells[a] is not None and cells[a] == cells[b] == cells[c]:
            return cells[a]
    return None


def minimax(state, depth, is_max):
    w = check(state["cells"])
    if w == "X":
        return 10 - depth
    if w == "O":
        return depth - 10
    if None not in state["cells"]:
        return 0
    best = -100 if is_max else 100
    for i in range(9):
        if state["cells"][i] is None:
            new = copy.deepcopy(state)
            new["cells"][i] = "X" if is_max else "O"
            v = minimax(new, depth + 1, not is_max)
            best = max(best, v) if is_max else min(best, v)
    return best


state = {"cells": [None] * 9, "turn": "X"}
