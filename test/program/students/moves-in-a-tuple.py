from functools import cache
LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

def winner(history):
    for start, name in ((0, "X"), (1, "O")):
        mine = set(history[start::2])
        if any(mine.issuperset(l) for l in LINES):
            return name
    return None

@cache
def minimax(history: tuple) -> int:
    w = winner(history)
    if w:
        return 1 if w == "X" else -1
    if len(history) == 9:
        return 0
    children = [minimax(history + (m,)) for m in range(9) if m not in history]
    return max(children) if len(history) % 2 == 0 else min(children)

def best_move(history):
    pick = max if len(history) % 2 == 0 else min
    return pick((m for m in range(9) if m not in history), key=lambda m: minimax(history + (m,)))

print(best_move(()))
