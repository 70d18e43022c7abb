# position: oxx/.xo/o..
# made: worth(board)
# The object has the marks, whose turn it is, and a table of wins before the board; O begins, if nobody says who.
class Game:
    EMPTY, X, O = 0, 1, -1

    def __init__(self, turn=O):
        self.wins = {"X": 0, "O": 0, "none": 0}
        self.squares = [self.EMPTY] * 9
        self.turn = turn

    def play(self, at):
        self.squares[at] = self.turn
        self.turn = -self.turn

    def undo(self, at):
        self.squares[at] = self.EMPTY
        self.turn = -self.turn

    def sums(self):
        s = self.squares
        return [sum(s[i] for i in line) for line in (
            (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)
        )]


def worth(game):
    if 3 in game.sums():
        return 1
    if -3 in game.sums():
        return -1
    if 0 not in game.squares:
        return 0
    isMax = game.turn == Game.X
    values = []
    for at in range(9):
        if game.squares[at] == Game.EMPTY:
            game.play(at)
            values.append(worth(game))
            game.undo(at)
    return max(values) if isMax else min(values)
