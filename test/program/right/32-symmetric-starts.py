# call: minimax(board)
# position: x.o/.../o.x
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
TURN = (6, 3, 0, 7, 4, 1, 8, 5, 2)
MIRROR = (2, 1, 0, 5, 4, 3, 8, 7, 6)


def initial():
    return "---------"


def images(b):
    all_of_them = []
    for _ in range(4):
        b = "".join([b[i] for i in TURN])
        all_of_them += [b, "".join([b[i] for i in MIRROR])]
    return all_of_them


def turn(b):
    return "X" if b.count("X") == b.count("O") else "O"


def children(b):
    seen, found = set(), []
    for i in range(9):
        if b[i] == "-":
            child = b[:i] + turn(b) + b[i + 1:]
            key = min(images(child))
            if key not in seen:
                seen.add(key)
                found.append(child)
    return found


def minimax(b):
    for i, j, k in LINES:
        if b[i] != "-" and b[i] == b[j] == b[k]:
            return 1 if b[i] == "X" else -1
    if "-" not in b:
        return 0
    values = [minimax(child) for child in children(b)]
    return max(values) if turn(b) == "X" else min(values)
