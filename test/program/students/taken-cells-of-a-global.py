taken = {}   # square -> 'X' or 'O'
LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

def has_line(p):
    return any(all(taken.get(s) == p for s in line) for line in LINES)

def minimax(p):
    if has_line("X"):
        return 1
    if has_line("O"):
        return -1
    if len(taken) == 9:
        return 0
    best = None
    for s in range(9):
        if s in taken:
            continue
        taken[s] = p
        v = minimax("O" if p == "X" else "X")
        del taken[s]
        if best is None or (p == "X" and v > best) or (p == "O" and v < best):
            best = v
    return best

def choose(p):
    moves = {}
    for s in range(9):
        if s not in taken:
            taken[s] = p
            moves[s] = minimax("O" if p == "X" else "X")
            del taken[s]
    return max(moves, key=moves.get) if p == "X" else min(moves, key=moves.get)
