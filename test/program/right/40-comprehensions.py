# call: minimax(board)
# position: x../..o/.xo
X, O = 1, -1
start = tuple([0] * 9)
L = [range(0, 3), range(3, 6), range(6, 9), range(0, 9, 3), range(1, 9, 3), range(2, 9, 3), range(0, 9, 4), range(2, 7, 2)]

turn = lambda b: X if sum(b) == 0 else O
kids = lambda b: {i: tuple(turn(b) if j == i else c for j, c in enumerate(b)) for i in range(9) if not b[i]}
wins = lambda b: next((b[l[0]] for l in L if abs(sum(b[i] for i in l)) == 3), 0)


def value(b):
    if wins(b) or all(b):
        return wins(b)
    return (max if turn(b) == X else min)(value(k) for k in kids(b).values())


def minimax(b):
    scored = {i: value(k) for i, k in kids(b).items()}
    return (max if turn(b) == X else min)(scored, key=scored.get)
