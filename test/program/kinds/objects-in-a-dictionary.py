# position: oxx/.xo/o..
# made: board.minimax(Player.X)
# Cells are objects in a dictionary, and the search compares members of an enumeration by what they are.
from enum import Enum
from itertools import product


class Player(str, Enum):
    X = "x"
    O = "o"


class Square:
    def __init__(self):
        self.mark = None


class Game:
    def __init__(self):
        self.squares = {(r, c): Square() for r, c in product(range(3), range(3))}
        self.turn = Player.X

    def lines(self):
        for i in range(3):
            yield [(i, c) for c in range(3)]
            yield [(r, i) for r in range(3)]
        yield [(i, i) for i in range(3)]
        yield [(i, 2 - i) for i in range(3)]

    def won_by(self, player):
        return any(all(self.squares[at].mark == player for at in line) for line in self.lines())

    def free(self):
        return [at for at, square in self.squares.items() if square.mark is None]

    def minimax(self, player):
        if self.won_by(Player.X):
            return 1, None
        if self.won_by(Player.O):
            return -1, None
        if not self.free():
            return 0, None
        best = None
        for at in self.free():
            self.squares[at].mark = player
            value, _ = self.minimax(Player.O if player is Player.X else Player.X)
            self.squares[at].mark = None
            if best is None or (value > best[0] if player is Player.X else value < best[0]):
                best = (value, at)
        return best
