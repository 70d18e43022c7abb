# position: oxx/.xo/o..
# made: Player(board).choose()
class Game:
    LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

    def __init__(self):
        self.cells = [" "] * 9
        self.turn = "X"

    def moves(self):
        return [i for i in range(9) if self.cells[i] == " "]

    def play(self, i):
        self.cells[i] = self.turn
        self.turn = "O" if self.turn == "X" else "X"

    def undo(self, i):
        self.cells[i] = " "
        self.turn = "O" if self.turn == "X" else "X"

    def winner(self):
        for a, b, c in self.LINES:
            if self.cells[a] != " " and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return None


class Player:
    def __init__(self, game):
        self.game = game

    def value(self):
        won = self.game.winner()
        if won:
            return 1 if won == "X" else -1
        if not self.game.moves():
            return 0
        values = []
        turn = self.game.turn
        for move in self.game.moves():
            self.game.play(move)
            values.append(self.value())
            self.game.undo(move)
        return max(values) if turn == "X" else min(values)

    def choose(self):
        turn = self.game.turn
        best, chosen = None, None
        for move in self.game.moves():
            self.game.play(move)
            value = self.value()
            self.game.undo(move)
            if best is None or (value > best if turn == "X" else value < best):
                best, chosen = value, move
        return chosen


if __name__ == "__main__":
    game = Game()
    print(Player(game).choose())
