board = [["-"] * 3 for _ in range(3)]

def win(b, p):
    for i in range(3):
        if all(b[i][j] == p for j in range(3)):
            return True
        if all(b[j][i] == p for j in range(3)):
            return True
    if all(b[i][i] == p for i in range(3)):
        return True
    if all(b[i][3 - i] == p for i in range(1, 3)):
        return True
    return False

def full(b):
    return all(c != "-" for r in b for c in r)

def minimax(b, is_max):
    if win(b, "X"): return 1
    if win(b, "O"): return -1
    if full(b): return 0
    best = -2 if is_max else 2
    for r in range(3):
        for c in range(3):
            if b[r][c] == "-":
                b[r][c] = "X" if is_max else "O"
                v = minimax(b, not is_max)
                b[r][c] = "-"
                best = max(best, v) if is_max else min(best, v)
    return best
