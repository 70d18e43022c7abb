# position: oxx/.xo/o..
# made:
# exercises before a minimax: worksheet's
INITIAL = (("_", "_", "_"), ("_", "_", "_"), ("_", "_", "_"))
def print_state(state):
    for row in state:
        for cell in row:
            print(cell, end="", flush=True)
        print()
def score_end(state):
    lines = list(state) + list(zip(*state)) + [tuple(state[i][i] for i in range(3)), tuple(state[i][2-i] for i in range(3))]
    if ("x",)*3 in lines: return 1
    if ("o",)*3 in lines: return -1
    if all(c != "_" for r in state for c in r): return 0
    return None
def play(state, row, col, player):
    rows = [list(r) for r in state]
    rows[row][col] = player
    return tuple(tuple(r) for r in rows)
def moves(state):
    return [(r, c) for r in range(3) for c in range(3) if state[r][c] == "_"]
print_state(INITIAL)
print_state(play(INITIAL, 1, 1, "x"))
