# position: oxx/.xo/o..
# made: best(board)
def turn(grid):
    flat = sum(grid, ())
    return 1 if flat.count(1) == flat.count(2) else 2


def put(grid, r, c, p):
    return tuple(tuple(p if (i, j) == (r, c) else v for j, v in enumerate(row)) for i, row in enumerate(grid))


def lines(grid):
    yield from grid
    yield from zip(*grid)
    yield tuple(grid[i][i] for i in range(3))
    yield tuple(grid[i][2 - i] for i in range(3))


def result(grid):
    for line in lines(grid):
        if line == (1, 1, 1):
            return 10
        if line == (2, 2, 2):
            return -10
    if all(v for row in grid for v in row):
        return 0
    return None


def successors(grid):
    p = turn(grid)
    for r in range(3):
        for c in range(3):
            if grid[r][c] == 0:
                yield (r, c), put(grid, r, c, p)


def evaluate(grid):
    done = result(grid)
    if done is not None:
        return done
    scores = (evaluate(after) for _, after in successors(grid))
    return max(scores) if turn(grid) == 1 else min(scores)


def best(grid):
    f = max if turn(grid) == 1 else min
    return f(successors(grid), key=lambda pair: evaluate(pair[1]))[0]


START = ((0, 0, 0), (0, 0, 0), (0, 0, 0))
