from dataclasses import dataclass


@dataclass
class Player:
    name: str
    mark: str


class TicTacToe:
    def __init__(self):
        self.board = [" "] * 9
        self.p1 = Player("Ann", "X")
        self.p2 = Player("Computer", "O")

    def free(self):
        return [i for i, c in enumerate(self.board) if c == " "]

    def is_winner(self, player):
        b, m = self.board, player.mark
        return any(b[i] == b[j] == b[k] == m for i, j, k in
                   ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)))

    def other(self, player):
        return self.p2 if player is self.p1 else self.p1

    def minimax(self, player, depth):
        if self.is_winner(self.p2):
            return 10 - depth
        if self.is_winner(self.p1):
            return depth - 10
        if not self.free():
            return 0
        best = None
        for i in self.free():
            self.board[i] = player.mark
            value = self.minimax(self.other(player), depth + 1)
            self.board[i] = " "
            if best is None or (value > best if player is self.p2 else value < best):
                best = value
        return best

    def choose(self, player):
        values = {}
        for i in self.free():
            self.board[i] = player.mark
            values[i] = self.minimax(self.other(player), 0)
            self.board[i] = " "
        pick = max if player is self.p2 else min
        return pick(values, key=values.get)


def main():
    game = TicTacToe()
    player = game.p1
    while game.free():
        if player is game.p1:
            i = int(input(f"{player.name}: "))
        else:
            i = game.choose(player)
        game.board[i] = player.mark
        if game.is_winner(player):
            print(player.name, "wins")
            break
        player = game.other(player)


if __name__ == "__main__":
    main()
