# position: oxx/.xo/o..
# made: minimax(board, "X")
from copy import deepcopy


class Square:
    def __init__(self, owner=None):
        self.owner = owner

    def is_empty(self):
        return self.owner is None


class Grid:
    def __init__(self):
        self.squares = [[Square() for _ in range(3)] for _ in range(3)]

    def free(self):
        return [(r, c) for r in range(3) for c in range(3) if self.squares[r][c].is_empty()]

    def wins(self, who):
        s = self.squares
        lines = [s[i] for i in range(3)] + [[s[r][i] for r in range(3)] for i in range(3)]
        lines += [[s[i][i] for i in range(3)], [s[i][2 - i] for i in range(3)]]
        return any(all(q.owner == who for q in line) for line in lines)


def minimax(grid, player):
    if grid.wins("X"):
        return 1, None
    if grid.wins("O"):
        return -1, None
    if not grid.free():
        return 0, None
    results = []
    for (r, c) in grid.free():
        child = deepcopy(grid)
        child.squares[r][c] = Square(player)
        value, _ = minimax(child, "O" if player == "X" else "X")
        results.append((value, (r, c)))
    key = lambda pair: pair[0]
    return max(results, key=key) if player == "X" else min(results, key=key)


if __name__ == "__main__":
    g = Grid()
    g.squares[0][0] = Square("X")
    g.squares[1][1] = Square("O")
    g.squares[0][1] = Square("X")
    print(minimax(g, "O"))
