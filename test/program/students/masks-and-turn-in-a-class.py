class Board:
    def __init__(self, x=0, o=0, turn="X"):
        self.x = x
        self.o = o
        self.turn = turn

    LINES = [7, 56, 448, 73, 146, 292, 273, 84]

    def winner(self):
        for line in self.LINES:
            if self.x & line == line:
                return "X"
            if self.o & line == line:
                return "O"
        return None

    def free(self):
        both = self.x | self.o
        return [i for i in range(9) if not both & (1 << i)]

    def move(self, i):
        if self.turn == "X":
            return Board(self.x | 1 << i, self.o, "O")
        return Board(self.x, self.o | 1 << i, "X")


def minimax(board):
    w = board.winner()
    if w:
        return 1 if w == "X" else -1
    free = board.free()
    if not free:
        return 0
    values = [minimax(board.move(i)) for i in free]
    return max(values) if board.turn == "X" else min(values)
