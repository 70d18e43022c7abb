# call: minimax(board, -1)
# position: xo./.x./...
# equal: plain
b = 9 * [0]
W = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
won = lambda s: next((s[x] for x, y, z in W if s[x] and s[x] == s[y] == s[z]), 0)


def minimax(s, p):
    if won(s) or 0 not in s:
        return won(s)
    return (max if p > 0 else min)(minimax(s[:i] + [p] + s[i + 1:], -p) for i in range(9) if not s[i])
