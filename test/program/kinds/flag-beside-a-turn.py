# position: oxx/.xo/o..
# made: search(board, True)
# The object knows whose turn it is, so the flag says alone who takes the largest: here it is O.
class Game:
    def __init__(self, turn="O"):
        self.cells = ["."] * 9
        self.turn = turn

    def after(self, at):
        game = Game("X" if self.turn == "O" else "O")
        game.cells = self.cells[:at] + [self.turn] + self.cells[at + 1:]
        return game

    def winner(self):
        c = self.cells
        for i, j, k in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
            if c[i] == c[j] == c[k] != ".":
                return c[i]
        return None


def search(game, maximizing):
    if game.winner():
        return 1 if game.winner() == "O" else -1
    values = [search(game.after(at), not maximizing) for at in range(9) if game.cells[at] == "."]
    return (max(values) if maximizing else min(values)) if values else 0


def play(game):
    return search(game, game.turn == "O")
