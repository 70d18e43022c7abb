class Board:
    __slots__ = ("_cells", "_turn")
    LINES = [range(0, 3), range(3, 6), range(6, 9), range(0, 9, 3), range(1, 9, 3), range(2, 9, 3), range(0, 9, 4), range(2, 7, 2)]

    def __init__(self, cells="         ", turn="x"):
        self._cells = list(cells)
        self._turn = turn

    def __iter__(self):
        return (i for i, each in enumerate(self._cells) if each == " ")

    def __len__(self):
        return self._cells.count(" ")

    def __add__(self, pos):
        after = Board(self._cells, "o" if self._turn == "x" else "x")
        after._cells[pos] = self._turn
        return after

    @property
    def turn(self):
        return self._turn

    @property
    def winner(self):
        for line in self.LINES:
            marks = {self._cells[i] for i in line}
            if len(marks) == 1 and (mark := marks.pop()) != " ":
                return mark
        return None


def value(board):
    if board.winner or not len(board):
        return {"x": 1, "o": -1, None: 0}[board.winner]
    values = [value(board + pos) for pos in board]
    return max(values) if board.turn == "x" else min(values)


def best(board):
    choose = max if board.turn == "x" else min
    return choose(board, key=lambda pos: value(board + pos))


print(best(Board("xo x o   ")))
