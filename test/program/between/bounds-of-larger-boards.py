# call: best_move(board)
# position: oxx/.xo/o..
# Small boards that are searched first fill the table with values. Large ones fill it with bounds.
LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]
table = {}


def winner(s):
    for line in LINES:
        a, b, c = (int(each) for each in line)
        if s[a] != "-" and s[a] == s[b] == s[c]:
            return s[a]
    return None


def turn(s):
    return "X" if s.count("X") == s.count("O") else "O"


def put(s, i):
    return s[:i] + turn(s) + s[i + 1:]


def alphabeta(s, alpha, beta):
    if s in table:
        return table[s]
    w = winner(s)
    if w:
        return 1 if w == "X" else -1
    if "-" not in s:
        return 0
    if turn(s) == "X":
        v = -2
        for i in range(9):
            if s[i] == "-":
                v = max(v, alphabeta(put(s, i), alpha, beta))
                alpha = max(alpha, v)
                if alpha >= beta:
                    break
    else:
        v = 2
        for i in range(9):
            if s[i] == "-":
                v = min(v, alphabeta(put(s, i), alpha, beta))
                beta = min(beta, v)
                if alpha >= beta:
                    break
    table[s] = v
    return v


def best_move(s):
    me = turn(s)
    best, best_v = None, -2 if me == "X" else 2
    alpha, beta = -2, 2
    for i in range(9):
        if s[i] == "-":
            v = alphabeta(put(s, i), alpha, beta)
            if me == "X" and v > best_v:
                best, best_v, alpha = i, v, v
            if me == "O" and v < best_v:
                best, best_v, beta = i, v, v
    return best
