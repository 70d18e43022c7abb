# call: search(board, -2, 2)
# position: x../..o/.xo
# equal: algorithm=alpha-beta
EMPTY_BOARD = "........."
WINS = ("012", "345", "678", "036", "147", "258", "048", "246")


def side(s):
    return "x" if s.count("x") == s.count("o") else "o"


def won(s, p):
    return any(all(s[int(i)] == p for i in w) for w in WINS)


def search(s, alpha, beta):
    if won(s, "x"):
        return 1
    elif won(s, "o"):
        return -1
    elif "." not in s:
        return 0
    p = side(s)
    for i, ch in enumerate(s):
        if ch != ".":
            continue
        v = search(s[:i] + p + s[i + 1:], alpha, beta)
        if p == "x":
            alpha = max(alpha, v)
        else:
            beta = min(beta, v)
        if alpha >= beta:
            break
    return alpha if p == "x" else beta
