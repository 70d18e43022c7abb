WINS = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]
FULL = 0b111111111
def won(m): return any(m & w == w for w in WINS)
def minimax(state, maximizing):
    x, o = state
    if won(x): return 1
    if won(o): return -1
    if x | o == FULL: return 0
    best = -2 if maximizing else 2
    for i in range(9):
        bit = 1 << i
        if (x | o) & bit: continue
        v = minimax((x | bit, o) if maximizing else (x, o | bit), not maximizing)
        best = max(best, v) if maximizing else min(best, v)
    return best
