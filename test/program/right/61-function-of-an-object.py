# call: choose(board, "X")
# position: x../..o/.xo
class Grid:
    def __init__(self, cells=[]):
        self.cells = cells or [0] * 9

    def moves(self):
        return [i for i, cell in enumerate(self.cells) if cell == 0]

    def put(self, i, mark):
        self.cells[i] = mark

    def winner(self):
        for i, j, k in [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]:
            if self.cells[i] and self.cells[i] == self.cells[j] == self.cells[k]:
                return self.cells[i]
        return None

    def minimax(self, node, mark):
        if node.winner() or not node.moves():
            return {"X": 1, "O": -1, None: 0}[node.winner()]
        values = []
        for i in node.moves():
            node.put(i, mark)
            values.append(self.minimax(node, "O" if mark == "X" else "X"))
            node.put(i, 0)
        return max(values) if mark == "X" else min(values)


def choose(grid, mark):
    best, chosen = None, None
    for i in grid.moves():
        grid.put(i, mark)
        value = grid.minimax(grid, "O" if mark == "X" else "X")
        grid.put(i, 0)
        if best is None or (value > best if mark == "X" else value < best):
            best, chosen = value, i
    return chosen
