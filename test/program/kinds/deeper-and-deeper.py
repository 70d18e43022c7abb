# position: oxx/.xo/o..
# made: search(board, 3, 1)
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
nodes = 0


def evaluate(b):
    for a, c, d in LINES:
        if b[a] != 0 and b[a] == b[c] == b[d]:
            return 100 * b[a]
    return 0


def search(b, depth, side):
    global nodes
    nodes += 1
    e = evaluate(b)
    free = [i for i in range(9) if b[i] == 0]
    if e or not free or depth == 0:
        return e
    best = -1000 * side
    for i in free:
        b[i] = side
        v = search(b, depth - 1, -side)
        b[i] = 0
        if v * side > best * side:
            best = v
    return best


def think(b, side):
    move = None
    for depth in range(1, b.count(0) + 1):
        best = -1001 * side
        for i in range(9):
            if b[i] == 0:
                b[i] = side
                v = search(b, depth - 1, -side)
                b[i] = 0
                if v * side > best * side:
                    best, move = v, i
    return move
