# call: Game(board).minimax()
# position: x../..o/.xo
# equal: plain
class Game:
    LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

    def __init__(self, cells=None):
        self.cells = cells or [" "] * 9
        self.player = "X" if self.cells.count("X") == self.cells.count("O") else "O"

    def winner(self):
        for i, j, k in self.LINES:
            if self.cells[i] != " " and self.cells[i] == self.cells[j] == self.cells[k]:
                return self.cells[i]

    def play(self, cell):
        self.cells[cell] = self.player
        self.player = "O" if self.player == "X" else "X"

    def undo(self, cell):
        self.cells[cell] = " "
        self.player = "O" if self.player == "X" else "X"

    def minimax(self):
        w = self.winner()
        if w:
            return 1 if w == "X" else -1
        if " " not in self.cells:
            return 0
        me = self.player
        best = None
        for cell in range(9):
            if self.cells[cell] == " ":
                self.play(cell)
                value = self.minimax()
                self.undo(cell)
                if best is None or (value > best if me == "X" else value < best):
                    best = value
        return best
