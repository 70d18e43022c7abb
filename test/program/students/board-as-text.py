# the board is a string of 9 characters, - for empty
WINS = ["012", "345", "678", "036", "147", "258", "048", "246"]

def won(b, p):
    return any(all(b[int(k)] == p for k in w) for w in WINS)

def minimax(b, p):
    if won(b, "x"): return 10
    if won(b, "o"): return -10
    if "-" not in b: return 0
    o = "o" if p == "x" else "x"
    vals = [minimax(b[:i] + p + b[i+1:], o) for i in range(9) if b[i] == "-"]
    return max(vals) if p == "x" else min(vals)

def ai(b, p):
    moves = [i for i in range(9) if b[i] == "-"]
    o = "o" if p == "x" else "x"
    f = max if p == "x" else min
    return f(moves, key=lambda i: minimax(b[:i] + p + b[i+1:], o))
